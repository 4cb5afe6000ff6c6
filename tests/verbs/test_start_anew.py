"""start anew: the entire Board is left behind."""

from functools import partial

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import at_cell, finish, held, past, play, table, terrain, zone
from rulebook import alone, rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, arrows: {north: 11}}
- {number: 11, back: green, kind: terrain, area: I}
- {number: 20, back: green, kind: permanent event, placement: [west], uid: stone,
   effects: ["when this leaves play: take 090"]}
- {number: 300, back: green, kind: terrain, area: I, arrows: {east: 11},
   actions: [dodge: {cost: 0, difficulty: 1, mandatory: true, failure: each involved takes 105}]}
- {number: 90, back: green, kind: state, title: rueful, uid: rueful}
- {number: 300, back: gold, kind: terrain, area: I}
"""
land = partial(table, CARDS, at="010", deck=10)


@rule("C-LEG-09", "C-RUL-72")
def test_everything_is_discarded_and_everybody_arrives():
    """All Board cards are in the Past, all figures on the new Terrain, fog is laid, its action follows."""
    game = land(explorers=2, board={(1, 0): "stone", (0, 1): "011"})
    play(game, "place fire", you=1)
    play(game, "go to a random other terrain", you=1)

    finish(play(game, "start anew at 300"))

    assert [terrain(game, 0), terrain(game, 1)] == ["300", "300"]
    assert [at_cell(game, 0, 0), at_cell(game, 1, 0)] == ["300", "fog"]
    assert sorted(game.cells.values()) == sorted(game.places)
    assert {"010", "011", "stone"} <= set(past(game))
    assert game.figures[zones.FIRES + 1] == NONE
    assert [held(game, 0), held(game, 1)] == [["100", "105", "rueful"], ["105"]]


@rule("C-NUM-05")
def test_a_start_in_the_past_comes_back():
    """Without a 300 in the Adventure Deck the Past is emptied, the Board just left included."""
    game = land(past=["300", "300-gold"])

    play(game, "start anew at 300")

    assert at_cell(game, 0, 0) == "300"
    assert past(game) == []


@rule("C-NUM-03")
def test_green_comes_before_gold():
    """The gold start is laid only when no green one is in the Adventure Deck."""
    game = land(board={(0, 1): "300"})

    play(game, "start anew at 300")

    assert terrain(game) == "300-gold"
    assert zone(game, "300") == tabletop.PAST


@alone("takes everybody along")
def test_the_terrain_one_stands_on_may_be_the_start():
    """With no other card of the number it goes to the Past, comes back, and is an arrival all the same."""
    game = table(CARDS, at="300", past=[], deck=10)
    game.move(game.content.card_ids.index("300-gold"), tabletop.BANISHED)

    finish(play(game, "start anew at 300"))

    assert terrain(game) == "300"
    assert held(game) == ["105"]


@rule("C-RUL-54", "C-RUL-64")
def test_without_such_a_terrain_everything_stays():
    """Nobody may be left without a Terrain."""
    game = land()

    play(game, "start anew at 999")

    assert [terrain(game), at_cell(game, 0, 0)] == ["010", "010"]
