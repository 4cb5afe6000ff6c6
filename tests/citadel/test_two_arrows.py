"""A mandatory action on an event that points at two Terrains: those on each take it by themselves (T-TURN-10)."""

from enduring import choose, citadel_table, life, offered, past, play
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule

BRIDGE = """
- {number: 10, uid: bank, back: green, kind: terrain, actions: [dig: {success: nothing}]}
- {number: 11, uid: shore, back: green, kind: terrain, actions: [tend: {success: nothing}]}
- number: 12
  uid: troll
  back: green
  kind: permanent event
  placement: [west, east]
  actions: [fight: {mandatory: true, %s}]
"""
SIMPLE = "success: each involved loses 1 life"
ROWS = "cost: 1, rows: [{difficulty: 2, success: discard this, failure: each involved loses 1 life}]"


def bridge(action=SIMPLE, where=None, **settings):
    """A on the bank, B and C on the shore; the troll comes to lie between them."""
    given = {
        "players": 3,
        "at": "bank",
        "board": {(2, 0): "shore"},
        "where": where or {1: "shore", 2: "shore"},
    }
    return citadel_table(BRIDGE % action, **{**given, **settings})


@rule("T-TURN-10", "T-RUL-46", "T-RUL-55")
def test_those_on_each_terrain_take_it_by_themselves():
    """When it enters play it obliges both sides: first where it was revealed, then the other, never together."""
    game = bridge()

    play(game, "put 012 east of your terrain", you=0)
    assert this_pass(game).involved == (0,)
    choose(game, "reveal")
    assert offered(game) == ["fight/s2/troll", "fight/s3/troll"]
    choose(game, "fight/s3")
    assert this_pass(game).involved == (2, 1)
    choose(game, "reveal")

    assert [life(game, seat) for seat in range(3)] == [9, 9, 9]
    assert "dig/s1/bank" in offered(game)


@rule("T-TURN-10", "T-RUL-46", "T-MAND-05")
def test_who_arrives_is_involved_with_those_on_that_terrain():
    """A steps onto the bank; B and C across the troll have nothing to do with it."""
    game = bridge(
        board={(1, 0): "troll", (2, 0): "shore", (0, 1): "field"}, where={0: "field", 1: "shore", 2: "shore"}
    )

    play(game, "go north of this", you=0, this="field")

    assert this_pass(game).involved == (0,)
    choose(game, "reveal")
    assert [life(game, seat) for seat in range(3)] == [9, 10, 10]
    assert "dig/s1/bank" in offered(game)


@rule("T-TURN-10", "T-CPD-07")
def test_the_same_side_goes_on_until_it_is_over():
    """A failed pass is taken again on the bank; once the troll is gone the shore owes nothing."""
    game = bridge(ROWS, deck=["blank", "star", "star#2"])

    play(game, "put 012 east of your terrain", you=0)
    choose(game, "reveal")
    assert this_pass(game).involved == (0,)
    choose(game, "draw", "reveal", "count/2")

    assert past(game) == ["troll"]
    assert [life(game, seat) for seat in range(3)] == [9, 10, 10]
    assert "dig/s1/bank" in offered(game)


@rule("T-TURN-10", "T-RUL-58", "T-MAND-02")
def test_when_the_only_one_on_that_side_falls_the_other_side_still_owes_theirs():
    """Nobody is left on the bank; those on the shore take it then."""
    game = bridge("success: each involved loses 1 life", life=[1, 10, 10])

    play(game, "put 012 east of your terrain", you=0)
    choose(game, "reveal", "banish")

    assert offered(game) == ["fight/s2/troll", "fight/s3/troll"]
