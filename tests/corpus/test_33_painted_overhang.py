"""K-C-33, Painted Overhang: a number hidden in the picture, and an event that becomes a Terrain."""

from functools import partial

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, at_cell, choose, corpus_table, finish, offered, past, terrain, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, actions: [move: {cost: 0, success: move}]}
- {number: 11, back: green, kind: terrain, area: I}
- {number: 32, back: green, kind: item, durability: 3, keywords: [light], uid: lantern}
- {number: 205, back: green, kind: permanent event, placement: [east], hidden: {number: 719}}
"""
wall = partial(corpus_table, CARDS, only=("33",), at="010")
OVERHANG = {(-1, 0): "192", (0, 1): "011"}
CAVE = {(-1, 0): "719", (0, 1): "011"}
LANTERN = [(["lantern"], 3)]


def report(game, number, seat=0):
    """A player names a number between two actions."""
    choose(game, f"report/s{seat + 1}")
    return choose(game, "number", value=number)


@rule("C-HIDE-01", "C-HIDE-02", "C-HIDE-03", "C-RUL-58")
def test_by_the_light_of_a_lamp_the_number_is_found():
    """719 takes the same place and 192 goes to the Past; no action was taken."""
    game = wall(board=OVERHANG, items=LANTERN, deck=10)

    report(game, "719")

    assert at_cell(game, -1, 0) == "719"
    assert past(game) == ["192"]
    assert len(game.zones[zones.ACTION_DECK]) == 10


def test_anybody_may_report_while_somebody_there_has_a_light():
    """The lamp of another explorer on that Terrain serves a player who stands elsewhere."""
    game = wall(explorers=2, board=OVERHANG, items=LANTERN, deck=10)
    finish(act(game, "move", seat=1), "go/011")

    report(game, "719", seat=1)

    assert at_cell(game, -1, 0) == "719"


def test_in_the_dark_nothing_is_found():
    """Without a light there, or with one elsewhere, the right number changes nothing."""
    dark = report(wall(board=OVERHANG), "719")
    away = wall(explorers=2, board=OVERHANG, items_of={1: LANTERN}, deck=10)
    finish(act(away, "move", seat=1), "go/011")
    report(away, "719")

    assert [at_cell(dark, -1, 0), at_cell(away, -1, 0)] == ["192", "192"]


@rule("C-RUL-57")
def test_a_wrong_number_changes_nothing():
    """A number that exists but is not hidden there leaves everything as it is."""
    game = report(wall(board=OVERHANG, items=LANTERN), "730")

    assert at_cell(game, -1, 0) == "192"
    assert zone(game, "730") == tabletop.ADVENTURE_DECK


@rule("C-RUL-60")
def test_either_reference_on_the_back_will_do():
    """719 names 205 as well, so a 205 that hides it leads there too."""
    game = report(wall(board={(-1, 0): "205"}), "719")

    assert at_cell(game, -1, 0) == "719"


@pytest.mark.parametrize(("satchel", "offers"), [([], False), (["184"], True)])
def test_entering_needs_the_quest_item(satchel, offers):
    """Only while 184 lies under the Satchel & Journal the action is legal."""
    game = wall(board=CAVE, satchel=satchel)

    assert ("enter/s1/719" in offered(game)) == offers


@rule("C-CARD-19")
def test_entering_turns_the_event_into_a_terrain():
    """730 lies in the event's cell, 719 is back in the Adventure Deck, the involved stand inside."""
    game = wall(explorers=3, board=CAVE, satchel=["184"], deck=["star", "blank", "blank#2", "blank#3"])

    finish(act(game, "enter", joined=[2]))

    assert at_cell(game, -1, 0) == "730"
    assert zone(game, "719") == tabletop.ADVENTURE_DECK
    assert [terrain(game, seat) for seat in range(3)] == ["730", "010", "730"]


def test_a_failure_leaves_the_event():
    """Nothing changes."""
    game = wall(board=CAVE, satchel=["184"], deck=10)

    finish(act(game, "enter"))

    assert [at_cell(game, -1, 0), terrain(game)] == ["719", "010"]
