"""K-X-01, Wrack line: fog on a shore, with something for one or a little for all."""

from enduring import (
    act,
    at_cell,
    choose,
    farlamp_table,
    finish,
    offered,
    past,
    pile_size,
    play,
    purse,
    under_fog,
)
from rulebook import rule

QUAY = """
- {number: 90, uid: quay, back: green, kind: terrain, arrows: {north: [I, 91]}}
- {number: 91, uid: strand, back: green, kind: terrain}
- {number: 420, uid: bottle, back: green, kind: purse}
"""


def quay(**settings):
    game = farlamp_table(QUAY, only=["k-x-01"], at="quay", **settings)
    under_fog(game, "wrack-line", 0, -1)
    return game


def flipped(game, *joined):
    return act(game, "pathfind", "reveal", joined=joined)


@rule("T-EXPL-02", "T-RES-26")
def test_its_back_costs_a_card_and_always_succeeds():
    """One card, and the wrack line lies open: a choice between two."""
    game = flipped(quay())

    assert offered(game) == ["choose/wrack-line/1", "choose/wrack-line/2"]


@rule("T-CONS-02", "T-EXPL-03", "T-RUL-86")
def test_one_involved_character_takes_the_bottle():
    """The active player says who; then the card goes to the Past and the space opens."""
    game = flipped(quay(players=2), 1)
    choose(game, "choose/wrack-line/1")
    choose(game, next(found for found in offered(game) if "s2" in found))
    finish(game, "keep")

    assert purse(game, 1) == ["bottle"]
    assert "wrack-line" in past(game)
    assert at_cell(game, 0, -1) == "strand"


@rule("T-CONS-08", "T-GEN-02")
def test_or_each_involved_may_regain_one():
    """The text widens what otherwise is the active player's alone; each decides for themself."""
    game = flipped(quay(players=3, deck=5, pile=2, decks={1: 9, 2: 9}), 1)
    play(game, "discard 3 from the deck", you=1)
    choose(game, "choose/wrack-line/2")
    assert game.pending().seat(game) == 0
    choose(game, "do/wrack-line")
    assert game.pending().seat(game) == 1
    choose(game, "decline/wrack-line")

    assert pile_size(game) == 1 + 1  # two lay there, one came back, one was revealed
    assert pile_size(game, 1) == 3
    assert at_cell(game, 0, -1) == "strand"


@rule("T-TAKE-08")
def test_the_first_may_be_chosen_although_there_is_no_bottle():
    """Then nothing happens."""
    game = flipped(quay(past=["bottle"]))
    assert offered(game) == ["choose/wrack-line/1", "choose/wrack-line/2"]

    finish(choose(game, "choose/wrack-line/1"))

    assert purse(game) == []
    assert "bottle" in past(game)
    assert at_cell(game, 0, -1) == "strand"
