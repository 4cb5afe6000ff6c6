"""K-C-14, The Slump: a one-way drop that brings its own Terrain."""

from functools import partial

from playing import act, at_cell, corpus_table, finish, held, news, offered, terrain
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I}
- {number: 11, back: green, kind: terrain, area: I,
   actions: [swim: {cost: 1, difficulty: 1, mandatory: true, failure: take 106}]}
"""
slump = partial(corpus_table, CARDS, only=("14",), at="010")
STARS = ["two-stars", "blank", "blank#2", "blank#3"]


@rule("C-RUL-70", "C-REV-02")
def test_the_first_slide_puts_the_terrain_below():
    """No Terrain lies to the south yet: 153 comes, with fog at its arrow, and the involved stand on it."""
    game = slump(board={(0, 1): "149"}, explorers=2, deck=STARS)

    finish(act(game, "slide", joined=[1]))

    assert [at_cell(game, 0, 2), at_cell(game, -1, 2)] == ["153", "fog"]
    assert [terrain(game, 0), terrain(game, 1)] == ["153", "153"]
    assert [held(game, 0), held(game, 1)] == [[], []]


def test_a_terrain_that_lies_there_is_used():
    """Nothing is taken when the space to the south holds a Terrain."""
    game = slump(board={(0, 1): "149", (0, 2): "153"}, deck=STARS)

    finish(act(game, "slide"))

    assert terrain(game) == "153"
    assert news(game, "taken") == []


@rule("C-CONS-04")
def test_a_failure_moves_them_all_the_same_and_sprains_each():
    """They land below, then each takes 105, and the active one 100."""
    game = slump(board={(0, 1): "149"}, explorers=2, deck=10)

    finish(act(game, "slide", joined=[1]))

    assert [terrain(game, 0), terrain(game, 1)] == ["153", "153"]
    assert [held(game, 0), held(game, 1)] == [["100", "105"], ["105"]]


@rule("C-LEG-07", "C-MOVE-08")
def test_a_mandatory_action_below_comes_after_all_that():
    """The States are taken first; then those who came down swim together."""
    game = slump(board={(0, 1): "149", (0, 2): "011"}, explorers=2, deck=20)

    act(game, "slide", "trade/0", "reveal", "keep-none", joined=[1])

    frame = game.frames[-1]
    assert game.content.card_ids[frame.card] == "011"
    assert frame.involved == (0, 1)
    assert held(game, 1) == ["105"]


def test_only_those_above_can_slide():
    """From the southern Terrain nothing leads back up, by slide or by move."""
    game = slump(board={(0, 1): "149", (0, 2): "153"}, explorers=2, deck=STARS)

    finish(act(game, "slide"))

    assert offered(game) == ["slide/s2/149"]
