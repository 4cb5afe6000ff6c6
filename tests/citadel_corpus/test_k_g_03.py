"""K-G-03, "The Shelf settles": Terrains sink, their numbers lead to open water, fists are useless."""

from enduring import (
    act,
    at_cell,
    card,
    choose,
    farlamp_table,
    finish,
    life,
    names,
    news,
    offered,
    play,
    zone,
)
from fogbound.rules.common import markers, tabletop
from rulebook import alone

LAND = """
- {number: 860, uid: hub, back: green, kind: terrain, arrows: {south: [I, 862]},
   actions: [fight: {cost: 2, difficulty: 1}]}
- {number: 861, uid: reef, back: green, kind: terrain, tags: [rock]}
- {number: 862, uid: shoal, back: green, kind: terrain, arrows: {south: [I, 863], east: [I, 864]}}
- {number: 863, uid: bank, back: green, kind: terrain}
- {number: 864, uid: spit, back: green, kind: terrain}
- {number: 865, uid: isle, back: green, kind: terrain}
- {number: 866, uid: cape, back: green, kind: terrain}
- {number: 867, uid: bay, back: green, kind: terrain}
- {number: 868, uid: stack, back: green, kind: terrain}
- {number: 869, uid: buoy, back: green, kind: permanent event,
   placement: [north], actions: [tend: {success: discard this}]}
- {number: 870, uid: rapids, back: green, kind: permanent event,
   placement: [north, south], actions: [swim: {success: step across}]}
- {number: 871, uid: rocks, back: green, kind: terrain, tags: [rock], copies: 8}
- {number: 872, uid: claw, back: green, kind: purse,
   effects: ["fight: 1 fist for +1 success", "fight: 1 any for +1 success"]}
"""

ROW = {(1, 0): "reef", (2, 0): "isle", (3, 0): "cape", (4, 0): "bay", (5, 0): "stack"}


def shelf(board=ROW, at="hub", **settings):
    """The hub and five more Terrains in a row to the east."""
    return farlamp_table(LAND, only=["k-g-03"], at=at, board=board, globals_=["shelf-settles"], **settings)


def noted(game):
    return markers.noted(game, card(game, "shelf-settles"))


def test_up_to_seven_terrains_nothing_sinks():
    """The seventh enters, and that is all."""
    game = shelf()

    play(game, "put 863 west of your terrain")

    assert game.pending_name() == "choose-action"


@alone("counts the Terrains of the whole Board")
def test_with_the_eighth_one_goes():
    """Not the one with figures, not a rock, not the new one, none in the middle: only the end of the row is left."""
    game = shelf({**ROW, (6, 0): "spit"})

    play(game, "put 863 west of your terrain")

    assert zone(game, "spit") == tabletop.ADVENTURE_DECK
    assert noted(game) == [864]
    assert at_cell(game, -1, 0) == "bank"


@alone("counts the Terrains of the whole Board")
def test_the_active_player_chooses_among_those_that_can_go():
    """Both ends could be spared; what hangs on the chosen one alone goes with it."""
    board = {**ROW, (0, 1): "shoal", (5, 1): "buoy"}
    game = shelf(board)
    fog = [game.cells[game.places[card(game, "shoal")] + step] for step in (4096, 1)]

    play(game, "put 863 west of your terrain")
    assert offered(game) == ["return-terrain/stack", "return-terrain/shoal"]
    choose(game, "return-terrain/shoal")

    assert [game.where[found] for found in fog] == [tabletop.PILES, tabletop.PILES]
    assert at_cell(game, 0, 1) == at_cell(game, 0, 2) == at_cell(game, 1, 1) == ""
    assert at_cell(game, 5, 1) == "buoy"


@alone("counts the Terrains of the whole Board")
def test_a_barrier_that_can_be_crossed_counts_as_a_connection():
    """The bank behind the rapids is reachable, so the land around may lose its end."""
    board = {**ROW, (5, 1): "rapids", (5, 2): "bank"}
    game = shelf(board)

    play(game, "put 864 west of your terrain")

    assert zone(game, "bank") == tabletop.ADVENTURE_DECK
    assert zone(game, "rapids") == tabletop.BOARD


def test_when_none_qualifies_everybody_loses_a_life_point():
    """Only rocks: nothing can sink."""
    board = {(at, 0): f"rocks#{at + 1}" if at > 1 else "rocks" for at in range(1, 7)}
    game = shelf(board, players=2)

    play(game, "put 863 west of your terrain")

    assert noted(game) == []
    assert [life(game, 0), life(game, 1)] == [9, 9]


@alone("counts the Terrains of the whole Board")
def test_freed_spaces_stay_bare_until_somebody_arrives_beside_them():
    """Neither at once nor when other spaces are covered; an arrival on a Terrain that points there brings fog."""
    game = shelf({**ROW, (0, 1): "shoal"})
    play(game, "put 863 west of your terrain", "return-terrain/shoal")
    assert at_cell(game, 0, 1) == ""
    game.registers[tabletop.WAITING] = 1
    act(game, "move", "reveal", "go/reef")
    assert at_cell(game, 0, 1) == ""

    act(game, "move", "reveal", "go/hub")

    assert at_cell(game, 0, 1) == "fog"


@alone("counts the Terrains of the whole Board")
def test_a_sunk_number_leads_to_open_water():
    """Even though the Terrain is available again; other numbers lead where they always did."""
    game = shelf({**ROW, (0, 1): "shoal"})
    play(game, "put 863 west of your terrain", "return-terrain/shoal")
    play(game, "take 862 if available", "side/0", "return-terrain/bank")

    assert zone(game, "shoal") == tabletop.ADVENTURE_DECK
    assert at_cell(game, 0, -1).startswith("open-water")
    assert noted(game) == [862, 863]
    play(game, "take 865 if available")
    assert news(game, "no-such-card") == ["865"]


@alone("compares the whole Board")
def test_after_the_third_open_water_it_leaves_with_its_notes():
    """From then on the numbers lead where they led before."""
    game = shelf({})
    markers.note(game, card(game, "shelf-settles"), 862)
    for side in (0, 1):
        play(game, "take 862", f"side/{side}")
    assert zone(game, "shelf-settles") != tabletop.ADVENTURE_DECK
    play(game, "take 862")

    assert zone(game, "shelf-settles") == tabletop.ADVENTURE_DECK
    assert noted(game) == []
    assert names(game, [found for found in game.zones[tabletop.BOARD] if found != card(game, "hub")]) == [
        "open-water", "open-water#2", "open-water#3",
    ]  # fmt: skip


def test_fists_may_not_be_spent():
    """Not as fists, not for any icon, nor may a wild one stand for a fist: the ban beats every permission."""
    game = shelf({}, deck=["fist", "wild"], purse=["claw"])

    act(game, "fight", "select/claw", "reveal")
    assert [found for found in offered(game) if found.startswith("convert")] == ["convert/claw/2"]
    choose(game, "convert/claw/2")

    assert not [found for found in offered(game) if found.startswith("convert")]
    finish(game)
