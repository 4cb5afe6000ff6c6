"""Places that change: what stays where a Terrain is replaced, and what holds a newcomer to the land (T-ROOM, T-HID)."""

from enduring import (
    act,
    at_cell,
    brim,
    card,
    choose,
    citadel_table,
    entries,
    name,
    news,
    offered,
    past,
    play,
    terrain,
    zone,
)
from fogbound.core.board import cell_at
from fogbound.packs.linter import lint
from fogbound.rules.common import tabletop
from rulebook import alone, rule

LAND = """
- {number: 50, uid: vault, back: green, kind: terrain, hidden: {number: 316}, arrows: {north: [I, 2]}}
- {number: 316, uid: cellar, back: green, kind: terrain, back-ref: [50], arrows: {north: [I, 2], south: [II, 2]}}
- {number: 51, uid: bust, back: green, kind: permanent event, placement: [west]}
- {number: 52, uid: shed, back: green, kind: terrain}
- {number: 53, uid: attic, back: green, kind: terrain}
- {number: 54, uid: snag, back: green, kind: permanent event, placement: [north]}
"""


@rule("T-RUL-88", "T-HID-01", "T-HID-04", "T-EXPL-06")
def test_what_lies_around_a_replaced_terrain_stays():
    """The very same fog card lies in the north and the event in the east; only the new arrow in the south brings fog."""
    game = citadel_table(
        LAND, players=2, at="field", board={(1, 0): "vault", (2, 0): "bust"}, where={1: "vault"}
    )
    fog = game.cells[cell_at(1, -1)]
    assert at_cell(game, 1, 1) == ""

    choose(game, "report/s2")
    assert game.pending().seat(game) == 1
    choose(game, "number", value="316")

    assert (at_cell(game, 1, 0), at_cell(game, 2, 0), at_cell(game, 1, 1)) == ("cellar", "bust", "fog")
    assert game.cells[cell_at(1, -1)] == fog
    assert names_attached(game, "cellar") == ["bust"]
    assert (terrain(game, 0), terrain(game, 1)) == ("field", "cellar")
    assert past(game) == ["vault"]


def names_attached(game, to):
    """The events attached to a Terrain."""
    return [name(game, event) for event in tabletop.attached_events(game, card(game, to))]


@rule("T-ROOM-02", "T-ROOM-03")
def test_the_only_neighbour_of_a_new_terrain_stays():
    """Everybody is on the field; the attic could go, but the shed is to lie beside it, so the start goes instead."""
    game = citadel_table(
        LAND,
        players=2,
        at="start",
        board={(1, 0): "field", (2, 0): "attic"},
        where=dict.fromkeys((0, 1), "field"),
    )
    game.registers[tabletop.BOARD_LIMIT] = 3

    play(game, "put 052 east of this", this="attic")

    assert zone(game, "start") == tabletop.ADVENTURE_DECK
    assert [at_cell(game, column, 0) for column in range(4)] == ["", "field", "attic", "shed"]


@rule("T-ROOM-01", "T-ROOM-02", "T-FORB-04")
def test_the_unconscious_need_not_come_to_the_meeting():
    """One has fallen, two stand together: room is made at once."""
    game = citadel_table(
        LAND, players=3, at="start", board={(1, 0): "field", (2, 0): "attic"}, where={2: "attic"}
    )
    play(game, "lose 99 life", "banish", you=2)
    game.registers[tabletop.BOARD_LIMIT] = 3

    play(game, "put 052 west of your terrain", you=1)

    assert zone(game, "attic") == tabletop.ADVENTURE_DECK
    assert [at_cell(game, column, 0) for column in range(-1, 3)] == ["shed", "start", "field", ""]


@alone("compares the whole Board")
@rule("T-ROOM-02", "T-RUL-64")
def test_an_event_goes_with_the_terrain_it_hangs_on():
    """The snag below the attic is returned with it."""
    game = citadel_table(LAND, at="start", board={(1, 0): "field", (2, 0): "attic", (2, 1): "snag"})
    game.registers[tabletop.BOARD_LIMIT] = 3

    play(game, "put 052 west of your terrain")

    assert zone(game, "attic") == zone(game, "snag") == tabletop.ADVENTURE_DECK
    assert at_cell(game, -1, 0) == "shed"


@rule("T-RUL-111", "T-EXPL-05")
def test_terrains_that_do_not_fit_are_reported_to_the_author():
    """Two Terrains that disagree about which of them lies south of the other are a finding; no player is asked."""
    text = """
- {number: 60, back: green, kind: terrain, arrows: {north: [I, 61]}}
- {number: 61, back: green, kind: terrain, arrows: {south: [I, %d]}}
"""
    found = [[each.code for each in lint([brim(), entries(text % number)])] for number in (60, 2)]

    assert "arrows-disagree" not in found[0]
    assert "arrows-disagree" in found[1]


@rule("T-TYPE-04", "T-RUL-55", "T-GEAR-08", "T-HID-03")
def test_an_event_is_attached_only_where_its_arrow_points():
    """The mill's arrow points west: what it says and hides is for the first Terrain, not for the one to its east."""
    text = """
- {number: 70, uid: ford, back: green, kind: terrain, actions: [swim: {cost: 1}]}
- {number: 71, uid: weir, back: green, kind: terrain, actions: [swim: {cost: 1}]}
- {number: 72, uid: mill, back: green, kind: permanent event, placement: [west], hidden: {number: 373},
   effects: ["must swim: cost +2"], actions: [tinker: {cost: 1}]}
- {number: 373, uid: wheel, back: green, kind: quest item, back-ref: [72]}
"""
    board = {(1, 0): "mill", (2, 0): "weir"}
    game = citadel_table(text, players=2, at="ford", board=board, where={1: "weir"})
    assert [found for found in offered(game) if found.startswith("tinker")] == ["tinker/s1/mill"]

    act(game, "swim", "reveal", seat=1)
    act(game, "swim", "reveal", seat=0)
    assert news(game, "cost") == ["1", "3"]
    choose(game, "report/s2")
    choose(game, "number", value="373")

    assert news(game, "number-wrong") == ["373"]
    assert at_cell(game, 1, 0) == "mill"
