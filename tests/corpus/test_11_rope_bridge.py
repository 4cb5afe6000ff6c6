"""K-C-11, Rope Bridge: an obstacle with two arrows, for two explorers at most."""

from functools import partial

from playing import act, at_cell, choose, corpus_table, finish, held, offered, play, terrain
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, actions: [move: {cost: 0, success: move}]}
- {number: 11, back: green, kind: terrain, area: I}
"""
bridge = partial(corpus_table, CARDS, only=("11",), at="010")
BOTH_SIDES = {(1, 0): "058", (2, 0): "011"}


@rule("C-MOVE-06", "C-EX-31")
def test_a_success_takes_the_involved_to_the_other_side():
    """One star: both involved figures stand on the far Terrain."""
    game = bridge(explorers=2, board=BOTH_SIDES, deck=["star", "blank", "blank#2"])

    finish(act(game, "cross", joined=[1]))

    assert [terrain(game, 0), terrain(game, 1)] == ["011", "011"]


@rule("C-MOVE-06")
def test_it_can_be_crossed_back():
    """The action is offered on both Terrains."""
    game = bridge(board=BOTH_SIDES, deck=["star", "blank", "star#2", "blank#2", "blank#3"])

    finish(act(game, "cross"))
    finish(act(game, "cross"))

    assert terrain(game) == "010"


@rule("C-MOVE-05", "C-RUL-63")
def test_it_breaks_the_series_of_terrains():
    """The far Terrain cannot be reached by a move."""
    game = bridge(board=BOTH_SIDES)

    assert offered(game) == ["cross/s1/058"]


@rule("C-RUL-63")
def test_taken_by_number_it_needs_a_cell_beside_the_explorer():
    """Either side of the Terrain fits one of its arrows; the taker chooses."""
    game = bridge(board={})

    play(game, "take 058")
    assert offered(game) == ["side/3", "side/1"]
    choose(game, "side/3")

    assert at_cell(game, -1, 0) == "058"


@rule("C-COST-03", "C-COST-08")
def test_the_lock_forbids_trade_and_additional_cards():
    """With two involved, exactly two cards are drawn and nothing is asked before the Skill step."""
    game = bridge(explorers=2, board=BOTH_SIDES, deck=10)

    act(game, "cross", joined=[1])

    assert "keep-none" in offered(game)


def test_a_third_explorer_cannot_join():
    """Once two are involved nobody else is asked."""
    game = bridge(explorers=3, board=BOTH_SIDES, deck=10)

    choose(game, "cross/s1", "join/s2", "accept/s2")

    assert game.frames[-1].involved == (0, 1)


def test_a_failure_leaves_them_there_and_dazes_the_active_explorer():
    """They stay, the active explorer takes 108, and 100 for failing together."""
    game = bridge(explorers=2, board=BOTH_SIDES, deck=10)

    finish(act(game, "cross", joined=[1]))

    assert [terrain(game, 0), terrain(game, 1)] == ["010", "010"]
    assert [held(game, 0), held(game, 1)] == [["100", "108"], []]


@rule("C-RUL-70")
def test_without_another_side_it_cannot_be_crossed():
    """No Terrain lies beyond it yet."""
    game = bridge(board={(1, 0): "058"})

    assert offered(game) == ["concede"]
