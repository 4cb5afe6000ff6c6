"""put: a numbered card into a named space, or into the place of this one."""

from functools import partial

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, at_cell, finish, held, offered, past, play, table, terrain, zone
from rulebook import rule
from second_seat import seat_of

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [climb: {cost: 0, success: put 011 south of this}]}
- {number: 11, back: green, kind: terrain, area: I, arrows: {east: 13}}
- {number: 12, back: green, kind: terrain, area: I}
- {number: 13, back: green, kind: terrain, area: I, arrows: {west: 14},
   actions: [dodge: {cost: 0, difficulty: 1, mandatory: true, failure: take 105}]}
- {number: 14, back: green, kind: terrain, area: I}
- {number: 20, back: green, kind: permanent event, placement: [north]}
- {number: 21, back: green, kind: permanent event, placement: [north]}
- {number: 22, back: green, kind: temporary event, text: take 105}
"""
ledge = partial(table, CARDS, at="010", deck=10)


@rule("C-REV-01", "C-REV-02", "C-REV-04")
def test_a_terrain_is_put_at_the_side_of_this_card():
    """It lies to the south with fog at its arrow; nobody moves."""
    game = finish(act(ledge(), "climb"))

    assert [at_cell(game, 0, 1), at_cell(game, 1, 1), terrain(game)] == ["011", "fog", "010"]


def test_a_terrain_is_put_at_the_side_of_your_terrain():
    """The side is that of the explorer's Terrain, whatever card speaks."""
    game = ledge(board={(0, 1): "020"})

    play(game, "put 011 west of your terrain and go there", this="020")

    assert [at_cell(game, -1, 0), terrain(game)] == ["011", "011"]


def test_all_involved_go_there():
    """Outside an action that is the explorer the text speaks to; they have arrived."""
    game = ledge(explorers=2)

    finish(play(game, "put 013 east of this and go there", this="010"))

    assert [terrain(game, 0), terrain(game, 1)] == ["013", "010"]
    assert held(game) == ["105"]


def test_a_terrain_that_lies_there_stays():
    """No card is taken; with `and go there` the figures go to the one that lies there."""
    game = ledge(board={(0, 1): "012"})

    play(game, "put 011 south of this and go there", this="010")

    assert [at_cell(game, 0, 1), terrain(game)] == ["012", "012"]
    assert zone(game, "011") == tabletop.ADVENTURE_DECK


@rule("C-LEG-02", "C-EXPL-01")
@pytest.mark.parametrize("board", [{(0, 1): "020"}, {(1, 1): "013"}])
def test_the_action_is_illegal_while_an_event_or_fog_fills_the_space(board):
    """The space is not open."""
    assert offered(ledge(board=board)) == ["concede"]


@rule("C-RUL-54")
def test_a_number_nobody_carries_puts_nothing():
    """The call has no effect."""
    game = ledge()

    play(game, "put 999 south of this and go there", this="010")

    assert [at_cell(game, 0, 1), terrain(game)] == ["", "010"]


@rule("C-NUM-05")
def test_the_past_is_emptied_for_a_terrain_that_lies_there():
    """A plain numbox refills."""
    game = ledge(past=["011", "014"])

    play(game, "put 011 south of this", this="010")

    assert at_cell(game, 0, 1) == "011"
    assert past(game) == []


@pytest.mark.parametrize(
    ("verb", "where"),
    [("discard", tabletop.PAST), ("banish", tabletop.BANISHED), ("return", tabletop.ADVENTURE_DECK)],
)
def test_an_event_leaves_in_the_way_named_and_another_takes_its_place(verb, where):
    """The new event lies in the same cell."""
    game = ledge(board={(0, 1): "020"})

    play(game, f"{verb} this and put 021 in its place", this="020")

    assert at_cell(game, 0, 1) == "021"
    assert zone(game, "020") == where


@rule("C-RUL-58", "C-RUL-69")
def test_a_terrain_under_figures_is_exchanged_beneath_them():
    """Figures, fire and attached events stay; for the figures it is an arrival."""
    game = ledge(board={(0, 1): "020"})
    play(game, "place fire")

    play(game, "return this and put 013 in its place", this="010")
    finish(game)

    assert [at_cell(game, 0, 0), at_cell(game, 0, 1), terrain(game)] == ["013", "020", "013"]
    assert game.figures[zones.FIRES + seat_of(0)] == game.figures[seat_of(0)]
    assert held(game) == ["105"]


@rule("C-RUL-64")
@pytest.mark.parametrize("number", ["999", "020"])
def test_nobody_is_left_without_a_terrain(number):
    """No such card, or one that is no Terrain: the Terrain under the figure stays."""
    game = ledge()

    play(game, f"discard this and put {number} in its place", this="010")

    assert at_cell(game, 0, 0) == terrain(game) == "010"


@rule("C-RUL-54")
def test_an_event_leaves_even_when_nothing_can_take_its_place():
    """The first half of the sentence does not depend on the second."""
    game = ledge(board={(0, 1): "020"})

    play(game, "discard this and put 999 in its place", this="020")

    assert at_cell(game, 0, 1) == ""
    assert past(game) == ["020"]


@rule("C-RUL-58", "C-REV-08")
def test_what_is_neither_terrain_nor_event_is_resolved_in_its_place():
    """A Temporary event comes, speaks and goes; what it replaced is gone, too."""
    game = ledge(board={(0, 1): "020"})

    play(game, "discard this and put 022 in its place and go there", this="020")

    assert past(game) == ["020", "022"]
    assert held(game) == ["105"]


@rule("C-RUL-58", "C-MOVE-02")
def test_nobody_goes_to_an_event_that_was_put_down():
    """Figures stand on Terrains alone."""
    game = ledge(board={(0, 1): "020"})

    play(game, "discard this and put 021 in its place and go there", this="020")

    assert [at_cell(game, 0, 1), terrain(game)] == ["021", "010"]


def test_an_event_becomes_a_terrain_and_the_involved_go_in():
    """The Terrain lies in the event's cell."""
    game = ledge(board={(0, 1): "020"})

    play(game, "return this and put 012 in its place and go there", this="020")

    assert [at_cell(game, 0, 1), terrain(game)] == ["012", "012"]
