"""K-S-01, Rope hand: a Skill that serves in hand and may be spent."""

from enduring import act, choose, farlamp_table, finish, hand, offered, pile
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule

CLIFF = """
- number: 90
  uid: cliff
  back: green
  kind: terrain
  actions:
    - climb: {cost: 3, difficulty: 3}
    - swim: {cost: 3, difficulty: 1}
    - dig: {cost: 1, difficulty: 1}
- {number: 91, uid: glove, back: green, kind: purse, effects: ["climb: 1 hand for +1 success"]}
"""


def cliff(**settings):
    return farlamp_table(CLIFF, only=["k-s-01"], at="cliff", **{"hand": ["rope-hand"], **settings})


@rule("T-GEAR-15", "T-GEAR-11")
def test_it_saves_a_card_as_long_as_it_is_in_hand():
    """Climb after climb and swim after swim, once in each."""
    game = cliff(deck=9)
    for action in ("climb", "swim"):
        act(game, action, "apply/rope-hand/1")
        assert len(this_pass(game).drawn) == 2
        finish(game)

    assert hand(game) == ["rope-hand"]


@rule("T-GEAR-15")
def test_both_effects_serve_the_same_climb():
    """The card saved in the Draw step stays saved although the Skill goes in the Result step."""
    game = cliff(deck=["star", "blank", "blank#2"])
    act(game, "climb", "apply/rope-hand/1", "reveal", "apply/rope-hand/2")

    assert len(this_pass(game).drawn) == 2
    assert offered(game)[0] == "count/3"
    assert pile(game) == ["rope-hand"]


@rule("T-GEAR-14")
def test_it_is_not_spent_on_a_swim():
    """Two successes are for climbing only."""
    game = act(cliff(deck=["star", "blank", "blank#2"]), "swim", "done", "reveal")

    assert offered(game) == ["count/1", "count/0"]


@rule("T-RUL-27")
def test_spent_it_may_be_caught_by_a_recovery_of_the_same_action():
    """It lies in the pile at once, alone, and comes back for a life point."""
    game = cliff(deck=["star", "blank", "blank#2"])
    act(game, "climb", "done", "reveal", "apply/rope-hand/2")

    choose(game, "recovery", "recover/s1/1")

    assert pile(game) == []
    assert offered(game)[0] == "count/3"


@rule("T-RES-11", "T-RES-13")
def test_its_result_area_counts_only_when_it_is_revealed():
    """In hand it gives neither icon nor half; revealed it gives both and no effect."""
    held = act(
        cliff(deck=["right", "blank", "blank#2"], purse=["glove"]), "climb", "select/glove", "done", "reveal"
    )
    assert this_pass(held).icons == (0, 0, 0, 0, 0)
    assert "count/1" not in offered(held)

    drawn = cliff(hand=[], deck=["right", "rope-hand", "blank"], purse=["glove"])
    act(drawn, "climb", "select/glove", "reveal")
    assert this_pass(drawn).icons == (0, 1, 0, 0, 0)
    assert offered(drawn) == ["convert/glove/1", "count/1", "count/0"]
