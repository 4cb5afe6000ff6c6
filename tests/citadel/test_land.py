"""The land: fog, opening spaces, movement, lack of room (T-EXPL, T-MOVE, T-ROOM)."""

import pytest

from enduring import (
    act,
    at_cell,
    choose,
    citadel_table,
    deck_size,
    finish,
    life,
    names,
    offered,
    past,
    play,
    standing,
    terrain,
    under_fog,
    zone,
)
from fogbound.core.board import cell_at
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of
from rulebook import alone, rule

LAND = """
- {number: 10, uid: quay, back: green, kind: terrain, arrows: {north: [I, 11], east: [II, 12]}}
- number: 11
  uid: pier
  back: green
  kind: terrain
  arrows: {north: [II, 2], east: [I, 13], south: [I, 10], west: [III, 2]}
- {number: 12, uid: shed, back: green, kind: terrain, arrows: {north: [I, 14]}}
- {number: 13, uid: corner, back: green, kind: terrain}
- {number: 14, uid: attic, back: green, kind: terrain}
- {number: 15, uid: lane, back: green, kind: terrain,
   arrows: {north: [I, 16], east: [I, 17], south: [I, 18], west: [III, 2]}}
- {number: 16, uid: wall, back: green, kind: permanent event, placement: [south], actions: [dig: {success: discard this}]}
- {number: 17, uid: squall, back: green, kind: temporary event, text: suffer 1 damage}
- {number: 18, uid: gate, back: green, kind: permanent event, placement: [north, south],
   actions: [climb: {success: step across}]}
- {fog: bog, area: III, kind: permanent event, back-actions: [listen: {cost: 2, difficulty: 1, success: flip}],
   actions: [listen: {success: return this}]}
"""


@rule("T-EX-07", "T-EXPL-02", "T-CARD-05", "T-RUL-52")
def test_the_action_on_the_back_flips_the_card():
    """Cost and difficulty 0: nothing is drawn, the card is turned over."""
    game = citadel_table(LAND, at="quay")
    fog = book_of(game).card_ids[game.cells[cell_at(0, -1)]]

    act(game, "pathfind", "reveal", on="0")

    assert deck_size(game) == 10
    assert past(game) == [fog]


@rule("T-EXPL-01", "T-EXPL-03", "T-EXPL-04", "T-EXPL-06", "T-EXPL-07", "T-EXPL-08", "T-EX-29", "T-CARD-09")
def test_the_space_opens_with_the_numbox_of_the_arrow():
    """The pier fills it; each of its arrows at a free space brings fog of its own area, the occupied one none."""
    game = citadel_table(LAND, at="quay")
    assert not [found for found in offered(game) if found.startswith("move")]

    act(game, "pathfind")
    finish(game)

    assert at_cell(game, 0, -1) == "pier"
    areas = [book_of(game).cards[game.cells[cell_at(*place)]].area for place in ((0, -2), (1, -1), (-1, -1))]
    assert areas == [1, 0, 2]
    assert at_cell(game, 0, 0) == "quay"
    assert terrain(game) == "quay"
    assert "move/s1/ansa" in offered(game)


@rule("T-EXPL-10", "T-EX-30", "T-RUL-53", "T-EXPL-11", "T-RUL-112")
def test_a_permanent_event_under_fog_keeps_the_space_closed():
    """It is attached to every Terrain with an arrow at its space; when it is returned, the space opens."""
    game = citadel_table(LAND, at="pier", deck=["star", "star#2"])

    act(game, "listen", "reveal", "count/2")
    assert at_cell(game, -1, 0) == "bog"
    assert zone(game, "field") == tabletop.ADVENTURE_DECK
    act(game, "listen", on="bog")
    finish(game)

    assert at_cell(game, -1, 0) == "field"
    assert zone(game, "bog") == tabletop.PILES + 2


@rule("T-EXPL-11", "T-EXPL-03", "T-TYPE-08", "T-TYPE-10", "T-TYPE-06")
@pytest.mark.parametrize("kind", ["purse", "quest item", "global event", "world map"])
def test_a_card_from_the_fog_that_is_kept_opens_its_space(kind):
    """Whatever becomes of it, it has left the Board, and the card of the arrow follows."""
    slot = ", slot: A1" if kind == "world map" else ""
    text = (
        LAND + f"- {{fog: find, area: III, kind: {kind}{slot}, back-actions: [pathfind: {{success: flip}}]}}"
    )
    game = citadel_table(text, at="pier")
    under_fog(game, "find", -1, 0)

    act(game, "pathfind", on="3")
    finish(game, "keep")

    assert at_cell(game, -1, 0) == "field"
    assert zone(game, "find") not in (tabletop.BOARD, tabletop.PAST, tabletop.RESOLVING)


@rule("T-RUL-86", "T-EXPL-04")
def test_the_arrow_of_the_active_players_own_terrain_counts():
    """Pier and shed point at the same space with different numbers: who opens it decides."""
    for seat, number in ((0, "corner"), (1, "attic")):
        game = citadel_table(LAND, at="pier", players=2, board={(1, 1): "shed"}, where={1: "shed"})
        act(game, "pathfind", seat=seat, on="1" if seat == 0 else "0")
        finish(game)

        assert at_cell(game, 1, 0) == number


@rule("T-RUL-86", "T-RUL-112")
@pytest.mark.parametrize(("first", "number"), [("shed", "attic"), ("pier", "corner")])
def test_otherwise_the_terrain_that_brought_the_fog_counts(first, number):
    """Nobody stands beside the space: the Terrain that was there first says what lies in it."""
    places = {"pier": (5, 0), "shed": (6, 1)}
    board = {places[name]: name for name in (first, "shed" if first == "pier" else "pier")}
    game = citadel_table(LAND, at="quay", board=board)
    fog = game.cells[cell_at(6, 0)]

    game.move(fog, tabletop.BOARD)
    filing.discard(game, fog)
    act(game, "pathfind", on="0")
    finish(game)

    assert at_cell(game, 6, 0) == number


@rule("T-EXPL-09", "T-EXPL-06")
def test_an_empty_pile_is_refilled_from_the_past():
    """All cards of area I lie in the Past: everything there is returned, then fog is laid."""
    game = citadel_table(LAND, past=["pier", *[f"fog-1#{copy}" for copy in range(2, 7)], "fog-1"])

    play(game, "take 013", "side/0")
    assert len(past(game)) == 7
    play(game, "take 010", "side/1")

    assert at_cell(game, 1, -1) == "fog"
    assert past(game) == []


@rule("T-RUL-110")
def test_a_space_without_fog_is_covered_at_the_next_opportunity():
    """No card of area I is left even after the refill; one that comes back is laid before the next turn."""
    game = citadel_table(LAND)
    for card_ in game.zones[tabletop.PILES]:
        game.move(card_, tabletop.BANISHED)

    play(game, "take 010", "side/1")
    assert at_cell(game, 1, -1) == ""
    assert at_cell(game, 2, 0) == "fog"
    play(game, "return all cards banished")
    act(game, "move")
    finish(game)

    assert at_cell(game, 1, -1) == "fog"


@rule("T-RUL-87", "T-EXPL-03")
def test_the_card_for_a_space_may_be_an_event():
    """A Permanent event stays in the space; after a Temporary one the space gets fog again."""
    game = citadel_table(LAND, at="lane")

    act(game, "pathfind", on="0")
    finish(game)
    assert at_cell(game, 0, -1) == "wall"
    assert "dig/s1/wall" in offered(game)
    act(game, "pathfind", on="1")
    finish(game)

    assert zone(game, "squall") == tabletop.PAST
    assert life(game) == 9
    assert at_cell(game, 1, 0) == "fog"


# -- movement --------------------------------------------------------------------------------------


@rule("T-MOVE-01", "T-MOVE-02", "T-RUL-85", "T-DATA-02")
def test_the_own_figure_alone_goes_to_an_adjacent_terrain():
    """Only Terrains that share a side are offered, not the one behind, not the one across the corner."""
    game = citadel_table(
        LAND,
        at="start",
        players=2,
        board={(1, 0): "field", (2, 0): "attic", (1, 1): "corner", (0, 1): "gate"},
    )

    act(game, "move", "reveal", joined=(1,))

    assert terrain(game) == "field"
    assert terrain(game, 1) == "start"
    act(game, "move", "reveal")
    assert offered(game) == ["go/attic", "go/corner", "go/start"]


@rule("T-MOVE-04", "T-MOVE-03", "T-RUL-55", "T-RUL-85")
def test_a_barrier_is_crossed_by_its_own_action_only():
    """Start and corner lie on both sides of the gate: no move leads across, the climb does."""
    game = citadel_table(LAND, at="start", players=2, board={(0, 1): "gate", (0, 2): "corner"})
    assert not [found for found in offered(game) if found.startswith("move")]

    act(game, "climb", "reveal", joined=(1,))

    assert terrain(game) == "corner"
    assert terrain(game, 1) == "start"
    assert "climb/s1/gate" in offered(game)


@rule("T-MOVE-05", "T-CARD-09")
def test_north_is_up_and_east_is_right_for_every_card():
    """The quay's arrows, to the north and to the east, bring fog there and nowhere else."""
    game = citadel_table(LAND, at="quay")

    assert [at_cell(game, *place) for place in ((0, -1), (1, 0), (0, 1), (-1, 0))] == ["fog", "fog", "", ""]


# -- lack of room ----------------------------------------------------------------------------------


def crowded(**settings):
    """Five columns of table: pier in the middle, shed to its east, two players apart."""
    game = citadel_table(
        LAND,
        at="start",
        players=2,
        board={(1, 0): "field", (2, 0): "shed", (3, 0): "attic", (4, 0): "quay"},
        where={1: "field"},
        deck=30,
        **settings,
    )
    game.registers[tabletop.BOARD_LIMIT] = 6
    return game


@rule("T-ROOM-01", "T-RUL-91")
def test_without_room_a_terrain_waits_until_all_have_met():
    """It lies ready but is not in play; the players walk together by ordinary actions."""
    game = crowded()

    play(game, "put 011 west of your terrain")
    assert zone(game, "pier") == tabletop.RESOLVING
    assert not [found for found in offered(game) + standing(game) if found.startswith("return-terrain")]
    act(game, "move", "reveal")

    assert terrain(game) == "field"
    assert game.pending_name() == "return-terrain"


@rule("T-ROOM-02", "T-ROOM-03", "T-ROOM-04")
def test_terrains_nobody_needs_are_returned_and_the_rest_gets_fog():
    """Only the outermost can go, so it goes; with room enough the players may stop, and the new card is laid."""
    game = crowded()
    play(game, "put 011 west of your terrain")

    act(game, "move", "reveal", "go/start", seat=1)
    assert zone(game, "quay") == tabletop.ADVENTURE_DECK
    assert at_cell(game, 5, 0) == ""
    assert offered(game) == ["return-terrain/attic", "done"]
    choose(game, "done")

    assert at_cell(game, -1, 0) == "pier"
    assert [at_cell(game, -1, -1), at_cell(game, -2, 0), at_cell(game, -1, 1)] == ["fog", "fog", "fog"]
    assert at_cell(game, 4, 0) == ""


@alone("compares the whole Board")
@rule("T-ROOM-02", "T-ROOM-03", "T-ROOM-04")
def test_a_barrier_that_can_be_crossed_holds_the_land_together():
    """The attic behind the gate is reachable: it may stay, or go with the wall that hangs on it alone."""
    board = {(1, 0): "field", (1, 1): "gate", (1, 2): "attic", (0, 2): "corner", (1, 3): "wall"}
    text = LAND.replace(
        "uid: wall, back: green, kind: permanent event, placement: [south]",
        "uid: wall, back: green, kind: permanent event, placement: [north]",
    )
    game = citadel_table(text, at="start", board={**board, (2, 0): "shed"})
    game.registers[tabletop.BOARD_LIMIT] = 4

    play(game, "put 011 west of your terrain")
    assert offered(game) == ["return-terrain/shed", "return-terrain/corner"]
    choose(game, "return-terrain/corner")
    assert offered(game) == ["return-terrain/shed", "return-terrain/attic"]
    choose(game, "return-terrain/attic")

    assert zone(game, "wall") == tabletop.ADVENTURE_DECK
    assert at_cell(game, 1, 1) == "gate"
    assert offered(game) == ["return-terrain/field", "done"]


@rule("T-ROOM-02")
def test_the_terrain_under_the_figures_is_never_returned():
    """Everybody stands on the outermost Terrain, so nothing can go: the one before it holds the land together."""
    game = citadel_table(LAND, at="start", board={(1, 0): "field", (2, 0): "attic"}, where={0: "attic"})
    game.registers[tabletop.BOARD_LIMIT] = 4

    play(game, "put 011 west of this", this="start")

    assert [at_cell(game, column, 0) for column in range(-1, 3)] == ["pier", "start", "field", "attic"]


@alone("compares the whole Board")
@rule("T-ROOM-04")
def test_the_space_of_a_returned_terrain_gets_fog_where_an_arrow_points():
    """The quay points at where the attic lay; what it leads to is hidden again."""
    game = citadel_table(LAND, at="start", board={(1, 0): "quay", (2, 0): "attic", (3, 0): "corner"})
    game.registers[tabletop.BOARD_LIMIT] = 5

    play(game, "put 011 west of your terrain")
    assert zone(game, "corner") == tabletop.ADVENTURE_DECK
    choose(game, "return-terrain/attic", "done")

    assert zone(game, "pier") == tabletop.BOARD
    assert [at_cell(game, column, 0) for column in range(-1, 3)] == ["pier", "start", "quay", "fog"]


@alone("compares the whole Board")
@rule("T-ROOM-02", "T-ROOM-04")
def test_the_fog_that_will_be_laid_needs_room_as_well():
    """Without the attic the quay points at a free space beyond the edge of the table, so the quay goes with it."""
    game = citadel_table(LAND, at="start", board={(1, 0): "quay", (2, 0): "attic"})
    game.registers[tabletop.BOARD_LIMIT] = 4

    play(game, "put 011 west of your terrain")

    assert [at_cell(game, column, 0) for column in range(-2, 3)] == ["fog", "pier", "start", "", ""]


@alone("compares the whole Board")
@rule("T-ROOM-02", "T-ROOM-03")
def test_land_that_is_cut_off_goes_whole_before_a_terrain_is_laid():
    """Nothing crosses the gate: both Terrains behind it must go, in either order, and only then may the players stop."""
    board = {(0, 1): "gate", (0, 2): "attic", (1, 2): "corner", (1, 0): "field", (2, 0): "shed"}
    text = LAND.replace("actions: [climb: {success: step across}]", "tags: [rock]")
    for first in ("attic", "corner"):
        game = citadel_table(text, at="start", board=board)
        game.registers[tabletop.BOARD_LIMIT] = 4
        play(game, "put 011 west of your terrain")
        assert offered(game) == [f"return-terrain/{name}" for name in ("shed", "attic", "corner")]
        choose(game, "return-terrain/shed")
        assert offered(game) == [f"return-terrain/{name}" for name in ("field", "attic", "corner")]
        choose(game, f"return-terrain/{first}")
        assert "done" not in offered(game)
        choose(game, "return-terrain/attic" if first == "corner" else "return-terrain/corner", "done")

        assert [at_cell(game, column, 0) for column in range(-1, 3)] == ["pier", "start", "field", ""]
        assert book_of(game).faults(game) == []


@alone("compares the whole Board")
@rule("T-ROOM-03")
def test_a_barrier_that_nothing_crosses_parts_the_land():
    """Without an action on it the gate leads nowhere, so what lies behind it depends on the other way round."""
    board = {(1, 0): "field", (1, 1): "gate", (0, 1): "corner", (0, 2): "shed", (1, 2): "attic"}
    games = []
    for text in (LAND, LAND.replace("actions: [climb: {success: step across}]", "tags: [rock]")):
        game = citadel_table(text, at="start", board=board)
        game.registers[tabletop.BOARD_LIMIT] = 3
        games.append(play(game, "put 015 north of your terrain"))

    assert offered(games[0]) == [f"return-terrain/{name}" for name in ("field", "corner", "shed", "attic")]
    assert offered(games[1]) == [f"return-terrain/{name}" for name in ("field", "attic")]


@rule("T-RUL-91")
def test_an_unlimited_board_is_never_too_small():
    """Without a limit nobody is ever asked to return anything."""
    game = crowded()
    game.registers[tabletop.BOARD_LIMIT] = 0

    play(game, "put 011 west of your terrain")

    assert at_cell(game, -1, 0) == "pier"
    assert names(game, game.zones[tabletop.RESOLVING]) == []


@rule("T-RUL-87", "T-EXPL-11")
def test_a_space_is_opened_by_a_text_with_its_own_number():
    """The fog goes back unresolved, the card of the text fills the space, the involved go there."""
    game = citadel_table(LAND, at="pier", players=2, life=9)
    under_fog(game, "bog", -1, 0)

    play(game, "open the space west of this with 013 and go there", this="pier")

    assert at_cell(game, -1, 0) == "corner"
    assert zone(game, "bog") == tabletop.PILES + 2
    assert terrain(game) == "corner"
    assert zone(game, "field") == tabletop.ADVENTURE_DECK
