"""Movement, obstacles, arrival and lack of room (sections 14 and 16 of the catalogue)."""

import pytest

from fogbound.core import GROUP, NONE
from fogbound.core.board import beyond, cell_at
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.cost import MOVE_DISCOUNT
from fogbound.rules.continent.invariants import check
from fogbound.rules.continent.table import FIRES
from fogbound.tables import game_queries
from playing import (
    act,
    at_cell,
    card,
    choose,
    deck_size,
    finish,
    hand,
    held,
    name,
    offered,
    past,
    play,
    table,
    terrain,
    zone,
)
from rulebook import alone, rule
from second_seat import seat_of

CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - move: {cost: 2, success: move}
- number: 21
  back: green
  kind: terrain
  area: I
- number: 22
  back: green
  kind: terrain
  area: I
- number: 23
  back: green
  kind: terrain
  area: I
  actions:
    - swim: {mandatory: true, cost: 1, difficulty: 9, failure: each involved takes 105}
- number: 24
  back: green
  kind: terrain
  area: I
  actions:
    - swim: {mandatory: true, all-hands: true, cost: 1, difficulty: 9, failure: each involved takes 105}
- number: 40
  back: green
  kind: permanent event
  placement: [west, east]
  actions:
    - cross: {cost: 0, success: cross}
- number: 41
  back: green
  kind: permanent event
  placement: [west, east, north]
  actions:
    - balance: {cost: 0, success: cross}
- number: 30
  back: green
  kind: terrain
  area: I
  arrows: {north: 31, east: 32}
  actions:
    - pathfind: {cost: 0, success: explore}
- number: 31
  back: green
  kind: terrain
  area: I
  arrows: {north: 33, south: 30}
- number: 32
  back: green
  kind: terrain
  area: I
- number: 33
  back: green
  kind: terrain
  area: I
"""
ROW = {(1, 0): "021", (2, 0): "022"}


@rule("C-MOVE-01", "C-MOVE-03", "C-MOVE-04")
def test_one_move_covers_any_series_of_terrains_at_one_price():
    """The far end of the row costs as much as the neighbour."""
    game = table(CARDS, at="020", board=ROW, deck=9)
    act(game, "move", "reveal", "keep-none")
    choices = offered(game)
    choose(game, "go/022")

    assert choices == ["go/021", "go/022"]
    assert terrain(game) == "022"
    assert deck_size(game) == 9 - 2


@rule("C-MOVE-02", "C-MOVE-11")
def test_all_involved_go_to_one_terrain_and_the_others_stay():
    """Two move together for the price of one, the third stays."""
    game = table(CARDS, at="020", board=ROW, explorers=3, deck=9)
    finish(act(game, "move", joined=[1]), "go/022")

    assert [terrain(game, seat) for seat in range(3)] == ["022", "022", "020"]
    assert deck_size(game) == 9 - 2


@rule("C-MOVE-05", "C-EX-31", "C-MOVE-06")
def test_an_obstacle_breaks_the_series_and_its_action_leads_across_from_both_sides():
    """The Terrain behind it is not reachable by moving; its action is offered on each side."""
    game = table(CARDS, at="020", board={(1, 0): "040", (2, 0): "022"}, explorers=2, deck=9)
    choices = offered(game)
    finish(act(game, "cross", joined=[1]))
    across = terrain(game, 0), terrain(game, 1)
    finish(act(game, "cross"))

    assert choices == ["cross/s1/040", "cross/s2/040"]  # no move: nothing can be reached
    assert across == ("022", "022")
    assert (terrain(game, 0), terrain(game, 1)) == ("020", "022")


@rule("C-MOVE-05")
def test_fog_breaks_the_series_too():
    """A Terrain behind fog is not reachable."""
    game = table(CARDS, at="030", board={(0, -2): "033"}, deck=9)

    assert at_cell(game, 0, -1) == "fog"
    assert tabletop.reachable(game, card(game, "030")) == []


@rule("C-RUL-70")
def test_an_obstacle_without_another_side_cannot_be_crossed():
    """Without a Terrain beyond the action is illegal."""
    game = table(CARDS, at="020", board={(1, 0): "040"}, deck=9)

    assert offered(game) == ["concede"]


@rule("C-RUL-70", "C-RUL-75")
def test_with_several_sides_the_involved_choose_one():
    """Three arrows: two other Terrains to choose from."""
    game = table(CARDS, at="020", board={(1, 0): "041", (2, 0): "022", (1, -1): "021"}, deck=9)
    act(game, "balance", "reveal")
    sides = offered(game)
    choose(game, "go/021")

    assert sorted(sides) == ["go/021", "go/022"]
    assert terrain(game) == "021"


@rule("C-RUL-68", "C-LEG-02")
def test_with_nothing_in_reach_moving_is_illegal():
    """The own terrain is no destination."""
    game = table(CARDS, at="020", deck=9)

    assert not any(option.startswith("move") for option in offered(game))


@rule("C-MOVE-07", "C-RUL-29", "C-RUL-62")
def test_north_is_up_and_cells_have_four_neighbours():
    """North and south, east and west undo each other; no neighbour is diagonal."""
    cell = cell_at(0, 0)

    assert [beyond(cell, side) for side in range(4)] == [
        cell_at(0, -1),
        cell_at(1, 0),
        cell_at(0, 1),
        cell_at(-1, 0),
    ]


@rule("C-RUL-62")
def test_diagonal_terrains_are_not_linked():
    """Only orthogonal neighbours make a series."""
    game = table(CARDS, at="020", board={(1, 1): "021"})

    assert tabletop.reachable(game, card(game, "020")) == []


@rule("C-MOVE-08", "C-MOVE-09", "C-RUL-25", "C-RUL-69", "C-LEG-08")
def test_those_who_arrive_take_the_mandatory_action_together_and_nobody_else():
    """Two arrive, one already stood there: only the two are hit by the failure."""
    game = table(CARDS, at="020", board={(1, 0): "023"}, explorers=3, deck=20)
    game.figures[2] = card(game, "023")
    game.advance()
    finish(act(game, "move", joined=[1]), "go")

    assert sorted(state[:3] for state in hand(game, 0)) == ["100", "105"]
    assert [state[:3] for state in hand(game, 1)] == ["105"]
    assert hand(game, 2) == []


@rule("C-RUL-25")
def test_a_lone_arrival_acts_alone():
    """No paranoia follows the failure of one."""
    game = table(CARDS, at="020", board={(1, 0): "023"}, deck=20)
    finish(act(game, "move"), "go")

    assert [state[:3] for state in hand(game)] == ["105"]


@rule("C-MOVE-08", "C-RUL-69")
def test_who_has_gone_on_by_then_is_spared_the_mandatory_action():
    """Only those whose figures have come and are still there take it: chance has led them back at once."""
    astray = 'move: {cost: 2, success: "move, then go to a random other terrain"}'
    cards = CARDS.replace("move: {cost: 2, success: move}", astray)
    game = table(cards, at="020", board={(1, 0): "023"}, explorers=2, deck=20)

    finish(act(game, "move", seat=1, joined=[0]), "go")

    assert (terrain(game, 0), terrain(game, 1)) == ("023", "020")
    assert ([state[:3] for state in hand(game, 0)], hand(game, 1)) == (["105"], [])


@rule("C-MOVE-08", "C-RUL-47")
def test_a_mandatory_action_that_cannot_be_taken_is_skipped():
    """It needs everybody, and one explorer has stayed behind."""
    game = table(CARDS, at="020", board={(1, 0): "024"}, explorers=2, deck=20)
    finish(act(game, "move"), "go")

    assert terrain(game) == "024"
    assert hand(game) == []


@rule("C-RUL-69")
def test_setup_is_no_arrival():
    """Standing on such a Terrain from the start obliges to nothing."""
    game = table(CARDS, at="023", deck=9)

    assert game.pending_name() == "choose-turn"


@rule("C-MOVE-10", "C-RUL-14")
def test_the_discount_towards_company_is_an_option_and_binds_the_destination():
    """One card less towards a friend or a fire, declared before the draw; figures moving along do not count."""
    plain = table(CARDS, at="020", board=ROW, explorers=2, deck=9)
    plain.figures[1] = card(plain, "021")
    plain.advance()
    act(plain, "move")
    game = table(CARDS, at="020", board=ROW, explorers=2, deck=9, options=MOVE_DISCOUNT)
    game.figures[1] = card(game, "021")
    game.advance()
    act(game, "move")
    towards = offered(game)
    choose(game, "declare/021")
    finish(game)

    assert deck_size(plain) == 9 - 2
    assert towards == ["declare/021", "done"]
    assert deck_size(game) == 9 - 1
    assert terrain(game) == "021"


@rule("C-RUL-14")
def test_together_there_is_no_company_to_move_to():
    """Figures moving along do not count as another explorer."""
    game = table(CARDS, at="020", board=ROW, explorers=2, deck=9, options=MOVE_DISCOUNT)
    act(game, "move", joined=[1])

    assert not any(option.startswith("declare") for option in offered(game))


@rule("C-RUL-14")
def test_the_discount_may_be_printed_on_cards_each_involved_applying_their_own():
    """Two characters with the text save two cards; the destination is declared once."""
    cards = (
        CARDS
        + """
- skill: comrade
  copies: 2
  effects: ["move: cost -1 towards company"]
"""
    )
    game = table(cards, at="020", board=ROW, explorers=3, hands={0: ["comrade"], 1: ["comrade#2"]}, deck=9)
    game.figures[2] = card(game, "022")
    game.advance()
    act(game, "move", joined=[1])
    choose(game, "apply/comrade")
    choose(game, "apply/comrade#2", "trade/0")

    assert deck_size(game) == 9
    finish(game)
    assert (terrain(game, 0), terrain(game, 1)) == ("022", "022")


# -- lack of room ----------------------------------------------------------------------------------


@rule("C-RUL-67", "C-ROOM-01")
def test_the_board_is_unlimited_unless_a_limit_is_chosen():
    """Without the option nothing is ever returned for lack of room."""
    game = table(CARDS, at="030", board={(-1, 0): "020", (-2, 0): "021"}, deck=9)
    act(game, "pathfind", "reveal", "explore/1")

    assert at_cell(game, 1, 0) == "032"


@rule("C-ROOM-01", "C-ROOM-02", "C-ROOM-03", "C-ROOM-04", "C-ROOM-05", "C-RUL-67")
def test_a_full_table_makes_all_gather_and_return_terrains():
    """All gather, free and without arrival; Terrains go home so that the rest hangs together; fog is laid anew."""
    game = table(
        CARDS,
        at="030",
        board={(-1, 0): "020", (-2, 0): "021", (-3, 0): "023"},
        explorers=2,
        deck=9,
        board_limit=4,
    )
    game.figures[1] = card(game, "023")
    game.advance()
    act(game, "pathfind", "reveal", "explore/1")
    gather = offered(game)
    choose(game, "gather-on/030")
    left = offered(game)  # only 023 could go without parting the rest, so it went; now the card fits
    finish(game)

    assert sorted(gather) == ["gather-on/020", "gather-on/021", "gather-on/030"]  # 023 is too far off to keep
    assert left == ["return-terrain/021", "done"]
    assert zone(game, "023") == tabletop.ADVENTURE_DECK
    assert past(game) != ["023"]
    assert terrain(game, 1) == "030"
    assert at_cell(game, 1, 0) == "032"
    assert hand(game, 1) == []


@rule("C-ROOM-02", "C-ROOM-03", "C-RUL-67", "C-RUL-69")
def test_a_terrain_is_returned_with_its_events_and_gathering_is_no_arrival():
    """The event goes home too, not to the Past; nobody swims for having gathered where a swim is mandatory."""
    cards = CARDS + "- {number: 70, back: green, kind: permanent event, placement: [north]}"
    game = table(
        cards,
        at="030",
        board={(-1, 0): "023", (-2, 0): "020", (-3, 0): "021", (-3, 1): "070"},
        explorers=2,
        deck=9,
        board_limit=4,
    )
    game.figures[1] = card(game, "020")
    game.advance()
    act(game, "pathfind", "reveal", "explore/1")
    choose(game, "gather-on/023")
    finish(game)

    assert zone(game, "021") == zone(game, "070") == tabletop.ADVENTURE_DECK
    assert (terrain(game, 0), terrain(game, 1)) == ("023", "023")
    assert [hand(game, seat) for seat in (0, 1)] == [[], []]
    assert (at_cell(game, 1, 0), deck_size(game)) == ("032", 9)
    assert check(game) == []


@rule("C-ROOM-03")
def test_the_new_terrain_is_reachable_from_where_all_have_gathered():
    """Everybody is far from it: whatever is returned, the Terrain beside the new one stays."""
    for seed in range(6):
        board = {(-1, 0): "020", (-1, 1): "021", (-1, 2): "022", (0, -2): "033"}
        game = table(CARDS, at="030", board=board, explorers=2, deck=9, board_limit=4, seed=seed)
        game.figures[0] = card(game, "022")
        game.advance()
        act(game, "pathfind", "reveal", "explore/0", seat=1)
        choose(game, "gather-on/021")
        while any(option.startswith("return-terrain") for option in offered(game)):
            choose(game, offered(game)[seed % len(offered(game))])
        finish(game)

        assert at_cell(game, 0, -1) == "031"
        linked = tabletop.reachable(game, game.figures[0])
        assert card(game, "031") in linked
        assert len(linked) + 1 == len(tabletop.board_terrains(game))


@rule("C-RUL-64", "C-RUL-71")
def test_what_is_attached_to_a_leaving_terrain_alone_leaves_the_same_way():
    """Its own event goes with it, an event also attached elsewhere stays, and its fire goes back."""
    cards = CARDS.replace("area: I", "area: I\n  arrows: {south: 23}", 1)
    cards += "- {number: 70, back: green, kind: permanent event, placement: [south]}"
    board = {(1, 0): "040", (2, 0): "022", (0, -1): "070"}
    game = table(cards, at="020", board=board, deck=9)
    fog = name(game, game.cells[cell_at(0, 1)])
    play(game, "place fire")
    game.figures[seat_of(0)] = card(game, "022")
    play(game, "discard terrains 020 on the board")
    stays = at_cell(game, 1, 0)
    game.figures[seat_of(0)] = card(game, "022")

    assert past(game) == sorted(["020", "070", fog])
    assert stays == "040"
    assert not zones.fire_on(game, card(game, "020"))


@rule("C-RUL-71")
def test_a_fire_goes_out_with_its_terrain_and_no_other_fire_does():
    """The second explorer's fire stands on the Terrain that leaves, the first one's elsewhere."""
    game = table(CARDS, at="020", board=ROW, explorers=2, deck=9)
    play(game, "place fire")
    game.figures[zones.FIRES + 1] = card(game, "022")

    play(game, "discard terrains 022 on the board")

    assert game.figures[zones.FIRES : zones.FIRES + 2] == [card(game, "020"), NONE]


@rule("C-RUL-64", "C-RUL-24")
def test_fog_at_which_another_terrain_points_stays_and_an_event_alongside_goes():
    """One fog card lies between two Terrains, one behind the Terrain that leaves; an event lies beside that Terrain."""
    cards = """
- {number: 50, back: green, kind: terrain, area: I, arrows: {east: 51, west: 51}}
- {number: 51, back: green, kind: terrain, area: I}
- {number: 52, back: green, kind: terrain, area: I, arrows: {west: 51}}
- {number: 53, back: green, kind: permanent event, placement: [north]}
"""
    game = table(cards, at="050", board={(0, 1): "051", (2, 0): "052"}, explorers=2, deck=9)
    shared, lone = game.cells[cell_at(1, 0)], game.cells[cell_at(-1, 0)]
    play(game, "take 053", you=1)
    assert game.beside == {card(game, "053"): card(game, "050")}
    game.figures[0] = game.figures[1] = card(game, "052")
    play(game, "discard terrains 050 on the board")

    assert past(game) == sorted(["050", "053", name(game, lone)])
    assert game.cells[cell_at(1, 0)] == shared
    assert check(game) == []


LONG = """
- number: 50
  back: green
  kind: terrain
  area: I
  arrows: {east: 51, south: 54}
  actions:
    - pathfind: {cost: 0, success: explore}
    - climb: {cost: 0, success: "move, then banish this"}
- {number: 51, back: green, kind: terrain, area: I, arrows: {north: 54}}
- {number: 52, back: green, kind: permanent event, placement: [north]}
- {number: 53, back: green, kind: terrain, area: I}
- {number: 54, back: green, kind: terrain, area: I}
- {number: 21, back: green, kind: terrain, area: I}
- {number: 22, back: green, kind: terrain, area: I}
- {number: 50, back: gold, kind: temporary event, uid: landslide}
- {number: 53, back: gold, kind: permanent event, placement: [north], uid: chasm}
"""


@rule("C-ROOM-05", "C-ROOM-01")
def test_making_room_for_a_space_that_was_opened_leaves_it_to_the_terrain():
    """The arrow points at the space for which room is made: the Terrain comes there, and fog elsewhere."""
    game = table(
        LONG, at="050", board={(-1, 0): "021", (-2, 0): "022"}, fog={(1, 0): "mist"}, deck=9, board_limit=3
    )
    act(game, "pathfind", "reveal", "explore/1")
    asked = game.pending().seat(game)
    finish(game)

    assert asked == GROUP
    assert (at_cell(game, 1, 0), at_cell(game, -2, 0)) == ("051", "")
    assert (at_cell(game, 1, -1), at_cell(game, 0, 1)) == ("fog", "fog")
    assert check(game) == []


@rule("C-RUL-63", "C-RUL-67")
def test_an_event_for_which_the_table_has_no_cell_lies_alongside():
    """Its arrow would put it beyond the edge; it is attached all the same."""
    game = table(LONG, at="050", board={(0, -1): "021", (0, -2): "022"}, deck=9, board_limit=4)
    play(game, "take 052")
    first = at_cell(game, 0, 1), at_cell(game, 0, 2)
    game = table(LONG, at="053", board={(0, -1): "021", (0, -2): "022"}, deck=9, board_limit=3)
    play(game, "take 052")

    assert first == ("fog", "")
    assert at_cell(game, 0, 1) == ""
    assert tabletop.attached_events(game, card(game, "053")) == [card(game, "052")]


@rule("C-RUL-64")
def test_a_terrain_stays_as_long_as_somebody_stands_on_it():
    """Who moved on would banish it; the companion left behind may not be left without ground."""
    game = table(LONG, at="050", board={(-1, 0): "021"}, explorers=2, deck=9)
    finish(act(game, "climb", "reveal"))
    stays = zone(game, "050")
    finish(act(game, "climb", "reveal", seat=1))

    assert stays == tabletop.BOARD
    assert zone(game, "050") == tabletop.BANISHED
    assert (terrain(game, 0), terrain(game, 1)) == ("021", "021")
    assert check(game) == []


@rule("C-RUL-64")
def test_an_action_runs_on_when_its_card_has_vanished():
    """The song is given away before the draw; cost, difficulty and both consequences stay as they were printed."""
    cards = """
- number: 40
  back: green
  kind: bonus
  uid: song
  actions: [{talk: {cost: 2, difficulty: 1, success: take 105, failure: take 104}}]
- number: 41
  back: green
  kind: bonus
  effects: ["talk: before the draw, may discard cards called song in your hand"]
"""
    for deck, state in ((["star", "blank", "blank#2"], "105"), (3, "104")):
        game = table(cards, explorers=2, hands={1: ["song", "041"]}, past=["light-injury"], deck=deck)
        act(game, "talk", "apply/041", seat=1)
        assert past(game)[-1:] == ["song"]
        finish(game)

        assert held(game, 1) == ["041", state]


@rule("C-RUL-64", "C-RUL-59")
def test_a_terrain_under_figures_is_swapped_for_a_terrain_only():
    """Where the gold card is an event, or there is none, the green Terrain stays underfoot."""
    for start in ("050", "053", "051"):
        game = table(LONG, at=start, deck=9)
        play(game, "gold swap", this=start)

        assert terrain(game) == start
        assert zone(game, start) == tabletop.BOARD
        assert check(game) == []


@rule("C-ROOM-05")
def test_a_space_that_was_cleared_gets_fog_when_an_arrow_points_at_it():
    """The Terrain south of the start is returned to make room; the start's arrow points there."""
    game = table(
        LONG,
        at="050",
        board={(0, 1): "054", (0, 2): "021", (0, 3): "022"},
        fog={(1, 0): "mist"},
        deck=9,
        board_limit=4,
    )
    act(game, "pathfind", "reveal")
    while "return-terrain/054" not in offered(game):
        choose(game, offered(game)[0])
    finish(choose(game, "return-terrain/054"))

    assert at_cell(game, 1, 0) == "051"
    assert at_cell(game, 0, 1) == "fog"


# -- two discounts ---------------------------------------------------------------------------------


@rule("C-RUL-14", "C-MOVE-10")
def test_a_declared_destination_stays_binding_when_a_second_discount_is_offered():
    """Ann heads for Bo with a card's discount; the rule option then offers no other Terrain, fire or not."""
    cards = (
        CARDS
        + """
- skill: comrade
  effects: ["move: cost -1 towards company"]
"""
    )
    game = table(cards, at="020", board=ROW, explorers=2, hand=["comrade"], deck=9, options=MOVE_DISCOUNT)
    game.figures[1] = card(game, "021")
    game.figures[FIRES] = card(game, "022")
    game.advance()
    act(game, "move", "apply/comrade", "declare/021")
    second = offered(game)
    finish(choose(game, "declare/021"))

    assert second == ["declare/021", "done"]
    assert deck_size(game) == 9
    assert terrain(game) == "021"


@rule("C-MOVE-10", "C-RUL-14")
def test_a_fire_is_company():
    """Alone on the Board, one may head for a fire."""
    game = table(CARDS, at="020", board=ROW, deck=9, options=MOVE_DISCOUNT)
    game.figures[FIRES] = card(game, "022")
    game.advance()
    act(game, "move")

    assert offered(game) == ["declare/022", "done"]


@rule("C-RUL-14", "C-RUL-75")
def test_those_who_move_decide_together_where_the_discount_leads():
    """Bo, who stands there and does not move, has no voice."""
    game = table(CARDS, at="020", board=ROW, explorers=3, deck=9, options=MOVE_DISCOUNT)
    game.figures[1] = card(game, "021")
    game.advance()
    act(game, "move", joined=[2])

    assert offered(game) == ["declare/021", "done"]
    assert game_queries.voters(game) == [0, 2]
    act(game := table(CARDS, at="020", board=ROW, explorers=2, deck=9), "move", "reveal", "keep-none", seat=1)
    assert (offered(game), game.pending().seat(game)) == (["go/021", "go/022"], 1)


PARTED = """
- number: 20
  back: green
  kind: terrain
  area: I
  arrows: {east: 21}
  actions:
    - pathfind: {cost: 0, success: explore}
- {number: 21, back: green, kind: terrain, area: I}
- {number: 22, back: green, kind: terrain, area: I}
- {number: 23, back: green, kind: terrain, area: I}
- {number: 24, back: green, kind: terrain, area: I}
- {number: 25, back: green, kind: terrain, area: I, arrows: {west: 26}}
- {number: 26, back: green, kind: terrain, area: I}
- {number: 27, back: green, kind: terrain, area: I, arrows: {east: 26}}
- {number: 40, back: green, kind: permanent event, placement: [west, east], uid: gap}
"""


def row_behind_a_gap(**settings):
    """024 - 023 - gap - 022 - 020 - fog: five columns, and what 020 leads to would be in the sixth."""
    board = {(-1, 0): "022", (-2, 0): "gap", (-3, 0): "023", (-4, 0): "024"}
    return table(PARTED, at="020", board=board, fog={(1, 0): "mist"}, deck=9, board_limit=5, **settings)


@alone("compares the whole Board")
@rule("C-ROOM-02", "C-ROOM-03")
@pytest.mark.parametrize("first", ["023", "024"])
def test_several_terrains_may_have_to_go_before_the_rest_is_linked(first):
    """Both Terrains behind the gap go, in either order; nobody may stop while one of them is left."""
    game = row_behind_a_gap()
    act(game, "pathfind", "reveal")
    assert offered(game) == [f"return-terrain/{name}" for name in ("024", "023", "022")]

    choose(game, f"return-terrain/{first}")
    assert "done" not in offered(game)
    choose(game, "return-terrain/023" if first == "024" else "return-terrain/024")
    assert offered(game) == ["return-terrain/022", "done"]
    choose(game, "done")

    assert [at_cell(game, column, 0) for column in range(-4, 3)] == ["", "", "gap", "022", "020", "021", ""]
    assert check(game) == []


@rule("C-ROOM-01", "C-RUL-67")
def test_who_stand_together_do_not_gather_anywhere_else():
    """Two on one Terrain stay where they are; making room is no free journey."""
    game = row_behind_a_gap(explorers=2)

    act(game, "pathfind", "reveal")

    assert game.pending_name() == "clear-terrain"
    assert (terrain(game, 0), terrain(game, 1)) == ("020", "020")


@rule("C-ROOM-01", "C-RUL-67")
def test_nobody_is_gathered_behind_an_obstacle():
    """They meet where both can go, or, when the gap lies between them, on a Terrain where one of them stands."""
    game = row_behind_a_gap(explorers=2)
    game.figures[1] = card(game, "022")
    act(game, "pathfind", "reveal")
    together = offered(game)
    game = row_behind_a_gap(explorers=2)
    game.figures[1] = card(game, "024")
    act(game, "pathfind", "reveal")  # with 024 kept there would be no room: 020 is all that is left to choose

    assert sorted(together) == ["gather-on/020", "gather-on/022"]
    assert (terrain(game, 0), terrain(game, 1)) == ("020", "020")


@rule("C-ROOM-02", "C-ROOM-03")
def test_the_new_card_keeps_its_only_neighbour():
    """All have gathered elsewhere; the Terrain beside the new card lies at the end of the row and yet may not go."""
    board = {(-1, 0): "022", (-2, 0): "023", (-3, 0): "024"}
    game = table(PARTED, at="020", board=board, fog={(1, 0): "mist"}, deck=9, board_limit=4, explorers=2)
    game.figures[1] = card(game, "023")
    act(game, "pathfind", "reveal", "gather-on/022")  # 024 was all that could go at first
    assert offered(game) == ["return-terrain/023", "done"]
    choose(game, "return-terrain/023")  # and now nothing can

    assert [at_cell(game, column, 0) for column in range(-2, 2)] == ["", "022", "020", "021"]
    assert (terrain(game, 0), terrain(game, 1)) == ("022", "022")


@rule("C-ROOM-02", "C-ROOM-03")
def test_a_terrain_without_which_no_room_can_be_made_stays():
    """Two ways lead to the new card; only the southern one fits on the table, as fog lies west of the northern one."""
    board = {(1, 0): "020", (0, 1): "022", (1, 1): "023"}
    game = table(
        PARTED.replace("arrows: {east: 21}", "arrows: {east: 27}"),
        at="025",
        board=board,
        fog={(2, 0): "mist"},
        deck=9,
        board_limit=4,
        explorers=2,
    )
    game.figures[0], game.figures[1] = card(game, "020"), card(game, "022")
    game.advance()
    act(game, "pathfind", "reveal", "gather-on/022")

    assert zone(game, "025") == tabletop.ADVENTURE_DECK
    assert [at_cell(game, 1, 1), at_cell(game, 2, 0), at_cell(game, -1, 0)] == ["023", "027", ""]
    assert check(game) == []


ROUND = """
- {number: 10, back: green, kind: terrain, area: I}
- {number: 11, back: green, kind: terrain, area: I}
- {number: 12, back: green, kind: terrain, area: I}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 14, back: green, kind: terrain, area: I}
- {number: 15, back: green, kind: terrain, area: I}
- {number: 16, back: green, kind: terrain, area: I}
- {number: 60, back: green, kind: permanent event, placement: [north]}
"""


@alone("measures the whole Board")
@rule("C-ROOM-02", "C-ROOM-03")
def test_an_event_takes_its_terrain_beyond_the_edge():
    """The way round leads past an event for which there is no room any more, so the straight way has to stay."""
    board = {(1, 0): "011", (2, 0): "012", (0, 1): "013", (1, 1): "014", (2, 1): "015", (1, 2): "060"}
    game = table(ROUND, at="010", board=board, deck=9, board_limit=3)

    play(game, "put 016 north of this", this="012")

    assert offered(game) == ["return-terrain/013", "return-terrain/014", "return-terrain/015"]


@rule("C-RUL-14", "C-RUL-75")
@pytest.mark.parametrize(("joined", "asked"), [([], 2), ([1], GROUP)])
def test_where_a_move_leads_is_decided_by_all_who_go(joined, asked):
    """The first waits to the east; the third goes there alone or together with the second."""
    game = table(CARDS, at="020", board=ROW, explorers=3, deck=9, options=MOVE_DISCOUNT)
    game.figures[0] = card(game, "021")
    game.advance()

    act(game, "move", seat=2, joined=joined)

    assert offered(game) == ["declare/021", "done"]
    assert game.pending().seat(game) == asked


@rule("C-RUL-14")
def test_any_other_discount_leads_nowhere():
    """Two wait within reach, on two Terrains, but what makes the move cheaper says nothing of company."""
    cards = CARDS + '- {skill: boots, effects: ["move: cost -1"]}'
    game = table(cards, at="020", board=ROW, explorers=3, hands={0: ["boots"]}, deck=9)
    game.figures[1] = card(game, "021")
    game.figures[2] = card(game, "022")
    game.advance()

    act(game, "move", "apply/boots", "reveal", "keep-none")

    assert offered(game) == ["go/021", "go/022"]


@rule("C-RUL-64", "C-EXPL-01")
def test_a_card_under_the_fog_keeps_no_fog_in_its_place():
    """When the Terrain goes, the fog at its arrow goes with it; what points there face down does not count yet."""
    cards = """
- {number: 40, back: green, kind: terrain, area: I, arrows: {east: 41}}
- {fog: hill, area: I, kind: terrain, arrows: {west: 41}}
"""
    game = table(cards, board={(1, 0): "040"}, fog={(2, 0): "mist", (3, 0): "hill"})
    assert at_cell(game, 2, 0) == "fog"

    play(game, "discard this", this="040")

    assert at_cell(game, 2, 0) == ""


@rule("C-RUL-64", "C-REV-06")
def test_an_event_goes_with_its_terrain_and_with_no_other_event():
    """The second event points at the first, too, but it belongs to the Terrain on its other side."""
    cards = """
- {number: 50, back: green, kind: permanent event, placement: [west], uid: near}
- {number: 51, back: green, kind: permanent event, placement: [west, east], uid: far}
- {number: 52, back: green, kind: terrain, area: I}
"""
    game = table(cards, board={(1, 0): "near", (2, 0): "far", (3, 0): "052"})

    play(game, "discard this", this="near")

    assert (at_cell(game, 1, 0), at_cell(game, 2, 0)) == ("", "far")
