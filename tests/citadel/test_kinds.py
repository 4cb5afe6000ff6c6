"""What a revealed card does by its kind: Board, events, Purse, Quest items, World Map (T-TYPE)."""

import pytest

from enduring import (
    act,
    at_cell,
    choose,
    citadel_table,
    finish,
    life,
    names,
    news,
    offered,
    past,
    play,
    purse,
    standing,
    terrain,
    under_fog,
    zone,
)
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import rule
from second_seat import seat_of

LAND = """
- number: 20
  uid: yard
  back: green
  kind: terrain
  actions:
    - dig: {success: take 021}
- {number: 21, uid: hole, back: green, kind: permanent event, placement: [west],
   actions: [climb: {success: discard this}], effects: ["must observe: cost +1"]}
- {number: 22, uid: meadow, back: green, kind: terrain}
- {number: 23, uid: gust, back: green, kind: temporary event, text: suffer 1 damage}
- {number: 24, uid: kite, back: green, kind: temporary event, text: return this}
- {number: 25, uid: fever, back: green, kind: global event, effects: ["must observe: cost +2"],
   actions: [tend: {success: discard this}]}
- {number: 26, uid: rope, back: green, kind: purse, weight: 1}
- {number: 27, uid: curse, back: green, kind: purse, no-discard: true}
- {number: 28, uid: log, back: green, kind: quest item, actions: [think: {}]}
- {number: 29, uid: map-b, back: green, kind: world map, slot: B3}
- {number: 30, uid: map-c, back: green, kind: world map, slot: C3, after: B3,
   effects: ["when this enters play: take 028"]}
- {number: 31, uid: peak, back: green, kind: terrain, actions: [observe: {cost: 1}]}
- {number: 32, uid: knoll, back: green, kind: permanent event, placement: [north, south]}
"""


@rule("T-TYPE-01", "T-TYPE-02", "T-RUL-111", "T-EXPL-05")
def test_a_terrain_is_put_down_where_its_taker_says_and_nobody_moves():
    """Which side is free is known, and nothing else is asked: whether edges fit is the author's care."""
    game = citadel_table(LAND, at="yard", board={(1, 0): "meadow"})

    play(game, "take 031")
    assert offered(game) == ["side/0", "side/2", "side/3"]
    choose(game, "side/2")

    assert at_cell(game, 0, 1) == "peak"
    assert terrain(game) == "yard"


@rule("T-TYPE-03", "T-TYPE-04", "T-CARD-10", "T-MOVE-05")
def test_a_permanent_event_lies_beside_the_terrain_its_arrow_points_at():
    """Its arrow points west, so it lies east; its action and effect are for everybody on that Terrain alone."""
    game = citadel_table(LAND, at="yard", players=2, where={1: "meadow"}, board={(1, 1): "meadow"})

    act(game, "dig")
    finish(game)

    assert at_cell(game, 1, 0) == "hole"
    assert "climb/s1/hole" in offered(game)
    assert not [found for found in offered(game) if found.startswith("climb/s2")]


@rule("T-TYPE-01", "T-TYPE-03", "T-RUL-59")
@pytest.mark.parametrize("number", ["031", "032"])
def test_who_falls_before_putting_a_card_down_leaves_it_to_the_next(number):
    """A Recovery in between may take the last life point; the next of the involved puts the card down."""
    text = LAND.replace("take 021", f"take {number}", 1)
    board = {(-1, 0): "field", (1, 0): "meadow"}
    game = citadel_table(text, at="yard", players=2, board=board, pile=2, life=[1, 9])

    act(game, "dig", "reveal", joined=[1])
    choose(game, "recovery/s1", "recover/s1/2", "banish")
    assert game.pending().seat(game) == 1
    assert sorted(offered(game)) == ["side/0", "side/2"]
    choose(game, "side/2")

    assert at_cell(game, 0, 1) in ("peak", "knoll")


@rule("T-RUL-59")
@pytest.mark.parametrize("number", ["031", "032"])
def test_who_falls_before_putting_a_card_down_alone_lets_it_go_back(number):
    """Nobody else was involved, and the card does not come to lie beside somebody elsewhere."""
    board = {(-1, 0): "field", (1, 0): "meadow", (2, 0): "start"}
    game = citadel_table(LAND, at="yard", players=2, where={1: "meadow"}, board=board, pile=2, life=[1, 9])

    play(game, f"take {number}", "recovery/s1", "recover/s1/2", "banish")

    assert zone(game, "peak" if number == "031" else "knoll") == tabletop.ADVENTURE_DECK


@rule("T-TYPE-03")
def test_with_several_free_sides_the_taker_chooses():
    """Two arrows leave two places."""
    game = citadel_table(LAND, at="yard")

    play(game, "take 032")

    assert offered(game) == ["side/2", "side/0"]


@rule("T-TYPE-05")
def test_a_temporary_event_is_resolved_and_discarded():
    """It does what it says, then it lies in the Past."""
    game = citadel_table(LAND)

    play(game, "take 023")

    assert life(game) == 9
    assert past(game) == ["gust"]


@rule("T-TYPE-05")
def test_a_temporary_event_may_say_where_it_goes():
    """Returned instead, it can be taken again."""
    game = citadel_table(LAND)

    play(game, "take 024")

    assert zone(game, "kite") == tabletop.ADVENTURE_DECK


@rule("T-TYPE-06", "T-TYPE-07", "T-CMP-18", "T-RUL-52", "T-RUL-108")
def test_a_global_event_lies_beside_the_board_and_works_everywhere():
    """Whoever observes, wherever, pays two cards more without selecting anything, until it leaves."""
    game = citadel_table(LAND, at="peak", players=2, where={1: "meadow"}, board={(1, 0): "meadow"}, deck=20)
    play(game, "take 025")
    assert zone(game, "fever") == zones.GLOBALS

    act(game, "observe")
    assert news(game, "cost") == ["3"]
    finish(game)

    act(game, "tend", seat=1)
    finish(game)
    assert past(game) == ["fever"]
    act(game, "observe")
    assert news(game, "cost")[-1] == "1"


@rule("T-TYPE-08", "T-EXPL-11", "T-ZONE-02")
def test_a_purse_card_is_kept_or_goes_to_the_past():
    """The taker decides."""
    game = citadel_table(LAND)
    play(game, "take 026", "leave-it")
    assert past(game) == ["rope"]

    play(game, "take 026", "keep")
    assert purse(game) == ["rope"]


@rule("T-TYPE-09")
def test_a_burden_is_kept_by_one_of_the_involved():
    """It cannot be left; who keeps it is still a choice."""
    game = citadel_table(LAND.replace("take 021", "take 027"), at="yard", players=2)

    act(game, "dig", "reveal", joined=(1,))
    assert offered(game) == ["keep/s1/curse", "keep/s2/curse"]
    choose(game, "keep/s2")

    assert purse(game, 1) == ["curse"]


@rule("T-TYPE-10", "T-TYPE-11", "T-CMP-17", "T-INFO-06")
def test_a_quest_item_is_everybodys_and_nobodys_to_discard():
    """Both players can use it, neither is offered to throw it away."""
    game = citadel_table(LAND, players=2)

    play(game, "take 028")

    assert zone(game, "log") == tabletop.QUESTS
    assert {"think/s1/log", "think/s2/log"} <= set(offered(game))
    assert not [found for found in standing(game) if "log" in found]


@rule("T-TYPE-12", "T-CMP-23", "T-CARD-17")
def test_a_map_card_goes_into_its_slot():
    """The way to C3 is shown by the card in B3."""
    game = citadel_table(LAND)

    play(game, "take 029")
    play(game, "take 030")

    assert names(game, game.zones[zones.WORLD_MAP]) == ["map-b", "map-c"]
    assert zone(game, "log") == tabletop.QUESTS


@rule("T-TYPE-12")
def test_a_map_card_that_comes_too_early_follows_by_itself():
    """Without B3 nothing shows the way; as soon as it is there, C3 is filled as well."""
    game = citadel_table(LAND)

    play(game, "take 030")
    assert zone(game, "map-c") == zones.LEAFLET
    assert zone(game, "log") == tabletop.ADVENTURE_DECK
    play(game, "take 029")

    assert names(game, game.zones[zones.WORLD_MAP]) == ["map-b", "map-c"]
    assert zone(game, "log") == tabletop.QUESTS


@rule("T-TYPE-12")
@pytest.mark.parametrize("first", ["map-b", "map-c"])
def test_a_text_inserts_map_cards_straight_away(first):
    """In whichever order, both find their slots, and only once."""
    game = citadel_table(LAND)
    other = "map-c" if first == "map-b" else "map-b"

    play(game, f"insert {first} into the map")
    play(game, f"insert {other} into the map")
    play(game, f"insert {other} into the map")

    assert names(game, game.zones[zones.WORLD_MAP]) == ["map-b", "map-c"]
    assert len(news(game, "map-inserted")) == 2


FOG = """
- {fog: pack, area: I, kind: purse, weight: 1, back-actions: [pathfind: {success: flip}]}
- {number: 40, uid: quay, back: green, kind: terrain, arrows: {north: [I, 2]}}
"""


@rule("T-CARD-07", "T-EXPL-02", "T-EXPL-11", "T-EXPL-03")
@pytest.mark.parametrize("choice", ["keep", "leave-it"])
def test_the_front_of_fog_is_handled_by_its_kind_and_the_space_opens(choice):
    """A Purse card from the fog is kept or left; either way the card behind follows."""
    game = citadel_table(FOG, at="quay")
    under_fog(game, "pack", 0, -1)

    act(game, "pathfind", "reveal", choice)

    assert at_cell(game, 0, -1) == "field"
    assert zone(game, "pack") == (zones.PURSES + seat_of(0) if choice == "keep" else tabletop.PAST)
