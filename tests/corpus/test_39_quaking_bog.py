"""K-C-39, Quaking Bog: whoever arrives struggles; a failure may take explorers one by one."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import act, choose, corpus_table, finish, hand, held, inventory, offered, past, terrain, zone
from rulebook import alone, rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: III, actions: [move: {cost: 0, success: move}]}
- {number: 32, back: green, kind: item, durability: 3, keywords: [metal], uid: pick}
- {number: 33, back: green, kind: item, durability: 3, keywords: [rope], uid: line}
- {number: 90, back: green, kind: bonus, companion: true, keywords: [dog], uid: hound}
- {number: 91, back: green, kind: bonus, keywords: [will], uid: courage}
"""
bank = partial(corpus_table, CARDS, only=("39",), at="010", board={(1, 0): "176"})


def wade(game, *joined, seat=0):
    """Move into the bog with these helpers and draw the struggle's three cards."""
    act(game, "move", seat=seat, joined=joined)
    while game.content.card_ids[game.frames[-1].card] != "176":
        choose(game, "trade/0" if "trade/0" in offered(game) else "reveal")
    return game


@rule("C-MOVE-08", "C-MOVE-09", "C-RUL-25")
def test_those_who_arrive_struggle_together_and_nobody_else():
    """An explorer who already stood there cannot help."""
    game = bank(explorers=3, deck=["two-stars", "blank", "blank#2", *[f"blank#{n}" for n in range(3, 12)]])
    finish(act(game, "move", seat=2))

    wade(game, 1)

    assert game.frames[-1].involved == (0, 1)
    assert [terrain(game, seat) for seat in range(3)] == ["176", "176", "176"]


@rule("C-COST-03", "C-COST-08")
def test_a_success_has_no_consequence():
    """Three cards, locked, two stars: everybody is through."""
    game = bank(explorers=2, deck=["two-stars", "blank", "blank#2", "blank#3"])

    finish(wade(game, 1))

    assert [held(game, 0), held(game, 1)] == [[], []]
    assert game.ending == ""


def test_a_failure_takes_who_has_nothing_to_give_and_only_them():
    """The active explorer gives a rope; the helper is eliminated with all that follows, the game goes on."""
    game = bank(explorers=2, deck=20, items=[(["pick", "line"], 4)], hands={1: ["courage"]})

    choose(wade(game, 1), "keep-none")
    assert offered(game) == ["pay/176", "suffer/176"]
    choose(game, "pay")

    assert inventory(game) == [(["pick"], 4)]
    assert game.registers[tabletop.STATUS + 1] == tabletop.ELIMINATED
    assert {"courage", "line"} <= set(past(game))
    assert game.ending == ""


@rule("C-RUL-83")
def test_a_rope_leaves_its_column_alone():
    """The die and the rest of the item stay."""
    game = bank(deck=20, items=[(["line", "pick"], 4)])

    choose(wade(game), "keep-none", "pay")

    assert inventory(game) == [(["pick"], 4)]
    assert zone(game, "line") == tabletop.PAST


def test_a_companion_may_be_given_instead():
    """With both at hand the explorer chooses."""
    game = bank(deck=20, items=[(["line"], 4)], hand=["hound"])

    choose(wade(game), "keep-none", "pay")
    assert offered(game) == ["choose/176/1", "choose/176/2"]
    choose(game, "choose/176/2")

    assert inventory(game) == [(["line"], 4)]
    assert zone(game, "hound") == tabletop.PAST


def test_nothing_has_to_be_given():
    """Who could pay may refuse, and is lost."""
    game = bank(explorers=2, deck=20, items=[(["line"], 4)])

    choose(wade(game), "keep-none", "suffer")

    assert game.registers[tabletop.STATUS] == tabletop.ELIMINATED
    assert game.ending == ""


@rule("C-ELIM-02", "C-ELIM-03", "C-ELIM-04", "C-ELIM-05")
def test_elimination_follows_all_its_rules():
    """Hand and items are discarded, States returned, own Skills banished, the figure leaves."""
    game = bank(
        explorers=2,
        deck=[*[f"blank#{n}" for n in range(2, 12)], "ann-own"],
        hand=["courage", "105"],
        items=[(["pick"], 2)],
    )

    choose(wade(game), "keep-none")

    assert {"courage", "pick"} <= set(past(game))
    assert zone(game, "105") == tabletop.ADVENTURE_DECK
    assert zone(game, "ann-own") == tabletop.BANISHED
    assert hand(game, 0) == []
    assert game.figures[0] == -1


def test_it_is_no_defeat_although_everybody_was_involved():
    """One of two involved survives, so the game goes on; the survivor of a failure together takes 100."""
    game = bank(explorers=2, deck=20, items=[(["line"], 4)])

    choose(wade(game, 1), "keep-none", "pay")

    assert game.ending == ""
    assert held(game, 0) == ["100"]


def test_it_is_a_defeat_when_nobody_is_left():
    """Both have nothing to give."""
    game = bank(explorers=2, deck=20)

    choose(wade(game, 1), "keep-none")

    assert game.ending == "lost:over"


@alone("is about being alone")
def test_a_lone_explorer_who_cannot_pay_loses_the_game():
    """Nobody is left."""
    game = bank(deck=20)

    choose(wade(game), "keep-none")

    assert game.ending == "lost:over"


@rule("C-LEG-06")
def test_a_move_leads_out_again():
    """Three cards, no difficulty."""
    game = bank(deck=["two-stars", "blank", "blank#2", *[f"blank#{n}" for n in range(3, 9)]])
    finish(wade(game))

    finish(act(game, "move", on="176"))

    assert terrain(game) == "010"
