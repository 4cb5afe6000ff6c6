"""Not enough room, measured: how far the table reaches to each side, and which Terrains can go."""

import pytest

from fogbound.core.board import cell_at
from fogbound.rules.common import filing, room, tabletop
from fogbound.rules.common.options import OPTION_DONE
from fogbound.rules.continent.invariants import check
from playing import at_cell, card, choose, finish, name, offered, play, table, terrain
from rulebook import alone, rule

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
BACK = {"north": "south", "east": "west", "south": "north", "west": "east"}
LAND = "".join(
    f"- {{number: {20 + at}, back: green, kind: terrain, area: I, uid: {name}}}\n"
    for at, name in enumerate("abcdefgh")
)
LAND += """
- {number: 40, back: green, kind: permanent event, placement: [east], uid: gate}
- {number: 41, back: green, kind: permanent event, placement: [north], uid: loner}
"""


def new(arrow: str) -> str:
    """The Terrain for which there shall be room, with an arrow to one side."""
    return f"- {{number: 39, back: green, kind: terrain, area: I, uid: new, arrows: {{{arrow}: 20}}}}\n"


def ways(game, figures, cell=(0, 0)):
    """The ways to make room for the new Terrain, as names."""
    occupied = [card(game, found) for found in figures]
    found = room.room_around(game, card(game, "new"), cell_at(*cell), occupied, tabletop.adjacent)
    return [sorted(name(game, kept) for kept in way) for way in found]


def along(side: str, steps: int) -> tuple[int, int]:
    """The place so many steps to this side."""
    return SIDES[side][0] * steps, SIDES[side][1] * steps


@alone("measures the whole Board")
@rule("C-ROOM-02", "C-ROOM-05", "C-RUL-67")
@pytest.mark.parametrize("side", SIDES)
def test_room_is_measured_to_every_side(side):
    """The fog at the new card's arrow, the new card and one neighbour need three cells; a second neighbour a fourth."""
    board = {along(side, 1): "a", along(side, 2): "b"}
    game = table(LAND + new(BACK[side]), at="h", board={(6, 6): "g", **board}, board_limit=3)
    filing.put_back(game, card(game, "g"))
    game.vacate(card(game, "h"))

    assert ways(game, ["a"]) == [["a"]]
    assert ways(game, ["b"]) == []


@alone("measures the whole Board")
@rule("C-RUL-67", "C-ROOM-01")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("limit", "is_asked"), [(4, False), (3, True)])
def test_what_fits_exactly_is_laid_without_further_ado(side, limit, is_asked):
    """Two Terrains, a third to be put down, and the fog at its arrow: four in a row."""
    game = table(LAND + new(side), at="a", board={along(BACK[side], 1): "b"}, board_limit=limit)

    play(game, f"put 039 {side} of this", this="a")

    assert (game.pending_name() != "choose-turn" or at_cell(game, *along(BACK[side], 1)) == "") is is_asked
    assert at_cell(game, *along(side, 1)) == "new"
    assert at_cell(game, *along(side, 2)) == "fog"


@alone("measures the whole Board")
@rule("C-ROOM-02", "C-ROOM-03")
def test_a_way_that_keeps_all_figures_keeps_them_linked():
    """Two figures too far apart, or with a gap between them, leave no way; linked, they do."""
    apart = table(LAND + new("north"), at="a", board={(0, 0): "a", (5, 0): "b"}, board_limit=4)
    gap = table(LAND + new("north"), at="a", board={(0, 0): "a", (2, 0): "b"}, board_limit=4)
    linked = table(LAND + new("north"), at="a", board={(0, 0): "a", (1, 0): "c", (2, 0): "b"}, board_limit=4)

    assert ways(apart, ["a", "b"], (0, 1)) == ways(gap, ["a", "b"], (0, 1)) == []
    assert ["a", "b", "c"] in ways(linked, ["a", "b"], (0, 1))


@alone("measures the whole Board")
@rule("C-ROOM-02", "C-ROOM-03")
def test_a_terrain_can_go_if_one_of_several_ways_does_without_it():
    """Two Terrains link the figure with the new card; the event at one of them may or may not be kept."""
    board = {(1, 0): "b", (0, 1): "c", (-1, 1): "gate"}
    game = table(LAND + new("east"), at="a", board=board, board_limit=4)
    cell = cell_at(1, 1)

    found = room.removable(game, card(game, "new"), cell, tabletop.adjacent)

    assert sorted(ways(game, ["a"], (1, 1))) == [["a", "b"], ["a", "b", "c"]]
    assert [name(game, gone) for gone in found] == ["b", "c"]


@alone("measures the whole Board")
@rule("C-ROOM-03")
def test_nobody_stops_while_a_part_lies_by_itself():
    """Figures stand on two Terrains that are not linked: not all that remain are reachable from each other."""
    game = table(LAND + new("north"), at="a", board={(0, 0): "a", (2, 0): "b"}, explorers=2, board_limit=9)
    game.figures[1] = card(game, "b")

    options = room.clearing_options(game, card(game, "new"), cell_at(0, 1), tabletop.adjacent)

    assert OPTION_DONE not in [option.verb for option in options]


@alone("measures the whole Board")
@rule("C-ROOM-02")
def test_a_card_that_belongs_to_no_terrain_stays_and_takes_its_room():
    """An event attached to nothing lies at the end of the row; fog there would not be in the way."""
    game = table(LAND + new("north"), at="a", board={(-2, 0): "loner"}, board_limit=3)
    fog = table(LAND + new("north"), at="a", fog={(-2, 0): "mist"}, board_limit=3)

    assert ways(game, ["a"], (1, 0)) == []
    assert ways(fog, ["a"], (1, 0)) == [["a"]]


@rule("C-ROOM-01", "C-RUL-67")
@pytest.mark.parametrize("is_away", [False, True])
def test_where_no_room_can_be_made_those_apart_gather_all_the_same(is_away):
    """Nothing fits on so small a table: Ann and Cy meet anywhere, together they stay; Bo, who is away, stands nowhere."""
    game = table(LAND + new("east"), at="a", board={(-1, 0): "b"}, explorers=3, deck=9, board_limit=1)
    if is_away:
        choose(game, "leave-for-a-while/s2")
    game.figures[2] = card(game, "b")
    play(game, "put 039 east of this", this="a")
    apart = offered(game)
    choose(game, "gather-on/b")
    together = table(LAND + new("east"), at="a", board={(-1, 0): "b"}, explorers=3, deck=9, board_limit=1)
    play(together, "put 039 east of this", this="a")

    assert apart == ["gather-on/b", "gather-on/a"]
    assert [terrain(game, seat) for seat in range(3)] == ["b", "" if is_away else "b", "b"]
    assert together.pending_name() != "gather-on"
    assert [terrain(together, seat) for seat in range(3)] == ["a", "a", "a"]


@alone("compares the whole Board")
@rule("C-ROOM-02", "C-ROOM-05")
def test_fog_at_which_nothing_points_any_more_goes_and_other_fog_stays():
    """It was left over where a Terrain had been exchanged; what lies at the arrow of another Terrain remains."""
    cards = (
        LAND
        + new("north")
        + "- {number: 50, back: green, kind: terrain, area: I, uid: k, arrows: {south: 20}}\n"
    )
    game = table(
        cards,
        at="k",
        board={(-1, 0): "b", (-2, 0): "c"},
        fog={(0, 1): "mist#3", (-1, 1): "mist#2"},
        deck=9,
        board_limit=3,
    )
    kept = game.cells[cell_at(0, 1)]

    play(game, "put 039 east of this", this="k")
    while game.pending_name() == "clear-terrain":
        choose(game, offered(game)[0])

    assert [at_cell(game, -1, 1), at_cell(game, 0, 1)] == ["", "fog"]
    assert game.cells[cell_at(0, 1)] == kept
    assert check(game) == []


@rule("C-ROOM-01", "C-CARD-19")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_room_was_made_for_speaks_to_who_brought_it(seat):
    """The Terrain brings a State when it comes into play, and it is the State of who has put it down."""
    cards = LAND + new("north").replace("uid: new", 'uid: new, effects: ["when this enters play: take 105"]')
    game = table(cards, at="a", board={(-1, 0): "b", (-2, 0): "c"}, explorers=3, deck=9, board_limit=3)

    finish(play(game, "put 039 east of this", this="a", you=seat))

    assert [found.seat for found in game.news if found.what == "state-taken"] == [seat]
