"""start anew: the entire Board is left behind."""

from functools import partial

import pytest

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, at_cell, card, finish, held, past, play, table, terrain, zone
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
- {number: 12, back: green, kind: terrain, area: I, uid: gone}
- {number: 13, back: green, kind: terrain, area: I, effects: ["when this enters play: take 105"]}
- {number: 14, back: green, kind: terrain, area: I, arrows: {east: 11},
   actions: [dig: {cost: 0, success: "take 017; discard permanent events called rocks on the board; start anew at 013"}]}
- {number: 15, back: green, kind: terrain, area: I, arrows: {west: 11}}
- {number: 17, back: green, kind: temporary event, actions: [fight: {cost: 0, difficulty: 1, failure: take 104}]}
- {fog: rocks, area: I, kind: permanent event}
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
@pytest.mark.parametrize("number", ["999", "090", "012"])
def test_without_such_a_terrain_everything_stays(number):
    """No card has the number, or a State, or a Terrain that is banished: nobody may be left without a Terrain."""
    game = land()
    game.move(card(game, "gone"), tabletop.BANISHED)

    play(game, f"start anew at {number}")

    assert [terrain(game), at_cell(game, 0, 0)] == ["010", "010"]


@rule("C-LEG-09", "C-CARD-19")
def test_the_start_speaks_to_whom_the_text_has_led_there():
    """The third begins anew: they arrive first, and what comes with the Terrain is theirs."""
    game = land(explorers=3)

    play(game, "start anew at 013", you=2)

    assert [told.seat for told in game.news if told.what == "moved"] == [2, 0, 1]
    assert [held(game, seat) for seat in range(3)] == [[], [], ["105"]]
    assert "taken 013" in game.chronicle


@alone("clears the whole Board")
@rule("C-LEG-09", "C-EXPL-01", "C-RUL-45")
def test_what_waits_goes_on_but_no_space_is_opened():
    """The rocks were removed in the same action and their space is gone; the event taken before is still fought."""
    game = land(board={(1, 0): "rocks", (2, 0): "015"}, at="014")

    act(game, "dig", "reveal")
    finish(game)

    assert (terrain(game), at_cell(game, 1, 0)) == ("013", "")
    assert zone(game, "011") == tabletop.ADVENTURE_DECK
    assert held(game) == ["104", "105"]
