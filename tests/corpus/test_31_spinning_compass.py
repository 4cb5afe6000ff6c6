"""K-C-31, Spinning Compass: a die decides, a compass may roll again, fog is looked at alone."""

from functools import partial

import pytest

from fogbound.core.board import cell_at
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, at_cell, choose, corpus_table, finish, held, news, offered, past, terrain, zone
from rulebook import alone, rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, arrows: {north: 12, east: 13},
   actions: [observe: {cost: 0, success: take 055}]}
- {number: 11, back: green, kind: terrain, area: I,
   actions: [dodge: {cost: 0, difficulty: 1, mandatory: true, failure: take 106}]}
- {number: 12, back: green, kind: terrain, area: I}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 32, back: green, kind: item, durability: 3, keywords: [compass], uid: compass}
"""
spin = partial(corpus_table, CARDS, only=("31",), at="010", board={(-1, 0): "011"}, deck=20)


def rolling(number, **setting):
    """A table on which the next die shows this number, found by its seed."""
    for seed in range(200):
        game = spin(seed=seed, **setting)
        tried = game.clone()
        tried.news = []
        act(tried, "observe", "reveal")
        if rolls(tried)[:1] == [number]:
            return game
    raise AssertionError(f"no seed rolls a {number}")


def rolls(game):
    """The results told so far."""
    return [item.n for item in game.news if item.what == "rolled"]


@rule("C-RUL-69")
def test_a_one_leads_the_active_figure_astray_alone():
    """It arrives on the only other Terrain and must act there; the helper stays."""
    game = rolling(1, explorers=2)

    act(game, "observe", "reveal", joined=[1])
    finish(game)

    assert [terrain(game, 0), terrain(game, 1)] == ["011", "010"]
    assert [held(game, 0), held(game, 1)] == [["106"], []]


@alone("there is a single Terrain")
def test_a_one_finds_nowhere_to_go_on_a_board_of_one_terrain():
    """Without another Terrain the figure stays."""
    game = rolling(1, board={})

    finish(act(game, "observe"))

    assert terrain(game) == "010"


@pytest.mark.parametrize("number", [2, 3, 4])
def test_two_to_four_do_nothing(number):
    """The card is discarded and that is all."""
    game = rolling(number)

    finish(act(game, "observe"))

    assert (terrain(game), held(game), len(past(game))) == ("010", [], 1)


def test_a_five_teaches():
    """The group gains one experience."""
    game = rolling(5)

    finish(act(game, "observe"))

    assert [found for found in news(game, "taken") if found.startswith("005")]
    assert any(zone(game, f"005{copy}") == zones.SATCHEL for copy in ("", "#2", "#3", "#4", "#5", "#6"))


def test_a_six_shows_a_fog_card_to_the_active_player_alone():
    """They choose a side and see that card; nobody else does; it may stay."""
    game = rolling(6, explorers=2)

    act(game, "observe", "reveal", joined=[1])
    assert offered(game) == ["look/0", "look/1"]
    choose(game, "look/1")
    hidden = game.cells[cell_at(1, 0)]
    assert game.known[hidden] == 0b01
    choose(game, "leave-fog")

    assert game.cells[cell_at(1, 0)] == hidden
    assert game.known[hidden] == 0b01


@rule("C-DBR-06")
def test_a_six_may_change_the_fog_card():
    """The card is shuffled into its pile and the pile's next one lies there, unseen."""
    game = rolling(6)

    act(game, "observe", "reveal", "look/1")
    pile = len(game.zones[tabletop.PILES])
    choose(game, "change-fog")

    assert at_cell(game, 1, 0) == "fog"
    assert len(game.zones[tabletop.PILES]) == pile
    assert game.known == {}


def test_a_compass_rolls_again_and_the_second_result_counts():
    """An involved explorer owns one, used or not: the active player may roll once more, and must take it."""
    game = rolling(1, explorers=2, items_of={1: [(["compass"], 3)]})

    act(game, "observe", "reveal", joined=[1])
    assert [option.split("/")[0] for option in offered(game)] == ["keep-roll", "reroll"]
    assert game.pending().seat(game) == 0
    choose(game, "reroll")
    second = rolls(game)[1]
    finish(game)

    assert terrain(game) == ("011" if second == 1 else "010")


@alone("chance picks among the Terrains there are")
def test_a_kept_result_stands():
    """Who has a compass may leave the die as it is."""
    game = rolling(1, items=[(["compass"], 3)])

    act(game, "observe", "reveal", "keep-roll")

    assert terrain(game) == "011"
    assert rolls(game) == [1]


def test_the_compass_of_somebody_who_is_not_involved_does_not_help():
    """The helper stayed out."""
    game = rolling(2, explorers=2, items_of={1: [(["compass"], 3)]})

    finish(act(game, "observe"))

    assert rolls(game) == [2]


@rule("C-REV-08")
def test_it_is_discarded_afterwards():
    """Whatever the die showed, the card goes to the Past."""
    game = rolling(2)

    finish(act(game, "observe"))

    assert [found[:3] for found in past(game)] == ["055"]
