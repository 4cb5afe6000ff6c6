"""Two explorers apart: the second one acts, and it is their Terrain, their hand and their items that count."""

import pytest

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.cost import MOVE_DISCOUNT
from fogbound.rules.continent.frames import action_frame
from playing import (
    act,
    at_cell,
    card,
    choose,
    deck_size,
    finish,
    hand,
    held,
    inventory,
    offered,
    play,
    table,
    terrain,
)
from rulebook import rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  arrows: {east: 31}
  actions:
    - move: {cost: 2, success: move}
    - dig: {cost: 0, success: take 044}
    - pathfind: {cost: 0, success: explore}
- {number: 21, back: green, kind: terrain, area: I}
- number: 22
  back: green
  kind: terrain
  area: II
  arrows: {west: 32}
  resources: [wood]
  actions:
    - move: {cost: 2, success: move}
    - dig: {cost: 0, success: take 044}
    - pathfind: {cost: 0, success: explore}
- {number: 23, back: green, kind: terrain, area: I}
- number: 24
  back: green
  kind: terrain
  area: I
  actions:
    - move: {cost: 2, success: move}
- number: 25
  back: green
  kind: terrain
  area: I
  no-camp: true
- {number: 31, back: green, kind: terrain, area: I}
- {number: 32, back: green, kind: terrain, area: I}
- {number: 40, back: green, kind: permanent event, placement: [west, east], resources: [vine],
   effects: ["climb: cost -1"], actions: [cross: {cost: 0, success: cross}, climb: {cost: 2}]}
- {number: 44, back: green, kind: permanent event, placement: [north], actions: [search: {cost: 0}]}
- {number: 50, back: green, kind: bonus, copies: 2, actions: [rest: {cost: 0}]}
- {number: 60, back: green, kind: item, durability: 3, keywords: [light], copies: 2}
- {number: 61, back: green, kind: bonus, effects: [
   "instead of taking a state titled sprained, if you own light: may lose 1 card"]}
- {number: 62, back: green, kind: quest item, effects: [
   "instead of taking a state titled sprained, if you own light: may lose 1 card"]}
- {number: 111, back: green, kind: state, title: soaked}
- {number: 112, back: green, kind: state, title: chilled, vital-loss: true}
- {skill: raft, strip: {}, craft: {cost: 5, resources: {wood: 3, vine: 1, fire: 1}}, item: {durability: 3}}
- {fog: thorns, area: I, kind: permanent event, actions: [
   cut: {cost: 0, success: discard this}, dig: {cost: 0, success: open this space}]}
- {character: eve, effects: ["hand limit +1"]}
"""


def parted(*explorers: str, at: str = "020", there: str = "022", **settings):
    """A table on which the second explorer stands on another Terrain than all others."""
    board = {(2, 0): there, **settings.pop("board", {})}
    game = table(LAND, at=at, board=board, characters=explorers or ("ann", "bo"), **settings)
    game.figures[1] = card(game, there)
    game.advance()
    return game


@rule("C-LEG-06")
@pytest.mark.parametrize(("at", "there", "who"), [("025", "023", "s2/050#2"), ("023", "025", "s1/050")])
def test_a_camp_is_forbidden_to_those_who_stand_there(at, there, who):
    """The same rest is legal for the one whose Terrain allows it, whatever the other one stands on."""
    game = parted(at=at, there=there, hands={0: ["050"], 1: ["050#2"]}, deck=9)

    assert offered(game) == [f"rest/{who}"]


@rule("C-REV-05", "C-REV-06")
def test_an_event_lies_at_the_terrain_of_who_takes_it():
    """Its arrow points at the second explorer's Terrain, and its action is open there alone."""
    game = parted(deck=9)

    finish(act(game, "dig", seat=1))

    assert (at_cell(game, 2, 1), at_cell(game, 0, 1)) == ("044", "")
    assert [option for option in offered(game) if option.startswith("search")] == ["search/s2/044"]


@rule("C-RUL-63")
def test_who_takes_an_event_chooses_its_cell():
    """Its arrows point west and east: it may lie on either side of the second explorer's Terrain."""
    game = parted(at="023", there="021", deck=9)

    play(game, "take 040", you=1)
    assert (offered(game), game.pending().seat(game)) == (["side/3", "side/1"], 1)
    choose(game, "side/1")

    assert at_cell(game, 3, 0) == "040"
    assert [found for found in offered(game) if found.startswith("climb")] == ["climb/s2/040"]


@rule("C-REV-06", "C-CARD-03", "C-COST-04")
def test_an_event_with_two_arrows_serves_both_terrains_alike():
    """Actions, resources and effects are there for those who stand on either side of it."""
    game = parted(board={(1, 0): "040"}, deck=20)

    assert {"climb/s1/040", "climb/s2/040"} <= set(offered(game))
    for seat in (0, 1):
        act(game, "climb", "apply/040", seat=seat)
        assert len(action_frame(game).drawn) == 1
        finish(game)
        vine = zones.resources_on(game, game.figures[seat]) & zones.resources_on(game, game.figures[1 - seat])
        assert vine != 0


@rule("C-EXPL-02", "C-EXPL-04", "C-RUL-24")
def test_the_own_fog_is_explored():
    """Both Terrains point at one fog card; the second explorer flips it, and the number of their arrow is taken."""
    game = parted(deck=9)
    fogs = len(game.zones[tabletop.FOGGY])

    finish(act(game, "pathfind", seat=1))

    assert fogs == 1
    assert at_cell(game, 1, 0) == "032"
    assert terrain(game, 1) == "022"


@rule("C-RUL-24", "C-EXPL-03")
@pytest.mark.parametrize("action", ["cut", "dig"])
@pytest.mark.parametrize(("seat", "number"), [(0, "031"), (1, "032")])
def test_a_space_is_filled_by_the_number_of_who_opened_it(seat, number, action):
    """Two Terrains point at it with different numbers; that of the active explorer counts, after the action too."""
    game = parted(board={(1, 0): "thorns"}, deck=9)

    finish(act(game, action, seat=seat, on="thorns"))

    assert at_cell(game, 1, 0) == number


@rule("C-RUL-24")
def test_a_space_opened_from_afar_gets_the_number_of_the_terrain_that_points_at_it():
    """Who sends the thorns away stands on neither side of them."""
    game = table(LAND, at="023", board={(2, 0): "thorns", (3, 0): "022"}, deck=9)

    play(game, "discard cards called thorns on the board")

    assert at_cell(game, 2, 0) == "032"


@rule("C-MOVE-03", "C-MOVE-02")
def test_what_can_be_reached_is_linked_to_the_own_terrain():
    """Two islands: the second explorer moves on theirs, the first one's is out of reach."""
    game = parted(at="024", there="022", board={(-1, 0): "021", (3, 0): "023", (4, 0): "025"}, deck=9)

    act(game, "move", "reveal", "keep-none", seat=1)
    assert offered(game) == ["go/023", "go/025"]
    choose(game, "go/025")

    assert (terrain(game, 0), terrain(game, 1)) == ("024", "025")


@rule("C-MOVE-06", "C-RUL-70", "C-EX-31")
@pytest.mark.parametrize(("seat", "ends"), [(0, ("022", "022")), (1, ("020", "020"))])
def test_an_obstacle_is_crossed_from_the_own_side(seat, ends):
    """Each explorer comes to the side where the other one stands."""
    game = parted(board={(1, 0): "040"}, deck=9)

    finish(act(game, "cross", seat=seat))

    assert (terrain(game, 0), terrain(game, 1)) == ends


@rule("C-STATE-01", "C-STATE-02", "C-STATE-05")
def test_a_state_costs_what_its_taker_holds():
    """The first explorer holds more States than the second one, who takes it."""
    game = parted(hands={0: ["100", "104", "105"], 1: ["111"]}, deck=9)

    play(game, "take 112", you=1)

    assert deck_size(game) == 9 - 2
    assert hand(game, 1) == ["111", "112"]


@rule("C-STATE-06")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_protection_asks_what_its_holder_owns(owner):
    """The light has to be the second explorer's own, like the card that speaks of it."""
    game = parted(hands={1: ["061"]}, items_of={owner: [(["060"], 3)]}, deck=9)

    play(game, "take 105", you=1)

    if owner == 1:
        assert (offered(game), game.pending().seat(game)) == (["prevent/061", "decline/061"], 1)
    else:
        assert held(game, 1) == ["061", "105"]


@rule("C-STATE-06")
def test_a_protection_does_not_reach_anybody_else():
    """The first explorer takes a State; the card is the second one's and says nothing."""
    game = parted(hands={1: ["061"]}, items_of={0: [(["060"], 3)], 1: [(["060#2"], 3)]}, deck=9)

    play(game, "take 105")

    assert held(game, 0) == ["105"]


@rule("C-STATE-06", "C-CARD-06")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_protection_that_all_share_speaks_to_who_takes_the_state(owner):
    """Under the Satchel & Journal it asks what the second explorer owns, and asks them."""
    game = parted(satchel=["062"], items_of={owner: [(["060"], 3)]}, deck=9)

    play(game, "take 105", you=1)

    if owner == 1:
        assert (offered(game), game.pending().seat(game)) == (["prevent/062", "decline/062"], 1)
    else:
        assert held(game, 1) == ["105"]


@rule("C-CRAFT-02", "C-RUL-89")
@pytest.mark.parametrize(("at", "there", "saved"), [("021", "022", 3), ("022", "021", 0)])
def test_resources_are_those_of_the_crafter_s_terrain(at, there, saved):
    """Wood helps where the second explorer stands and not where the first one does."""
    game = parted(at=at, there=there, hands={1: ["raft"]}, deck=9)

    finish(act(game, "craft", seat=1), "use-resource", "new-item")

    assert deck_size(game) == 9 - (5 - saved)
    assert inventory(game, 1) == [(["raft"], 3)]


@rule("C-CRAFT-04", "C-RUL-71")
@pytest.mark.parametrize(("builder", "cost"), [(0, 5), (1, 4), (2, 4)])
def test_a_fire_serves_everybody_on_its_terrain_and_nobody_elsewhere(builder, cost):
    """Whose fire it is does not matter, where it stands does."""
    game = parted("ann", "bo", "cy", at="023", there="021", hands={1: ["raft"]}, deck=9)
    game.figures[2] = card(game, "021")
    play(game, "place fire", you=builder)

    finish(act(game, "craft", seat=1), "use-resource", "new-item")

    assert deck_size(game) == 9 - cost


@rule("C-MOVE-10", "C-RUL-14")
@pytest.mark.parametrize(("lit", "cost"), [(True, 1), (False, 2)])
def test_a_fire_is_company_to_move_to(lit, cost):
    """One card less towards a Terrain where a fire stands, although nobody is there; without one, nothing less."""
    game = parted(at="023", there="024", board={(3, 0): "021", (4, 0): "025"}, deck=9, options=MOVE_DISCOUNT)
    if lit:
        game.figures[zones.FIRES + 1] = card(game, "025")

    act(game, "move", seat=1)

    assert offered(game) == (["declare/025", "done"] if lit else ["draw", "reveal"])
    finish(game, "declare")
    assert deck_size(game) == 9 - cost
    assert lit == (terrain(game, 1) == "025")


@rule("C-MOVE-10", "C-RUL-14")
def test_the_discount_of_the_rules_is_one_card_however_many_move():
    """Two explorers move towards the third: one card less for both together, and it may be left."""
    game = parted(
        "ann", "bo", "cy", at="024", there="021", board={(1, 0): "023"}, deck=9, options=MOVE_DISCOUNT
    )

    act(game, "move", "declare/021", "trade/0", seat=2, joined=[0])

    assert len(action_frame(game).drawn) == 2 - 1
    finish(game)
    assert [terrain(game, seat) for seat in range(3)] == ["021", "021", "021"]

    game = parted(at="024", there="021", board={(1, 0): "023"}, deck=9, options=MOVE_DISCOUNT)
    act(game, "move", "done", "reveal", "keep-none")
    assert (offered(game), deck_size(game)) == (["go/023", "go/021"], 9 - 2)


@rule("C-CARD-12", "C-HAND-01", "C-HAND-03")
@pytest.mark.parametrize(("seat", "limit"), [(0, 3), (1, 4)])
def test_the_ability_of_a_character_is_its_owner_s_alone(seat, limit):
    """Eve may hold one card more than Ann; each trims to their own limit."""
    blanks = [f"blank#{number}" for number in range(2, 14)]
    hands = {0: ["050", *blanks[:4]], 1: ["050#2", *blanks[4:9]]}
    game = parted("ann", "eve", at="023", there="021", hands=hands, deck=["star"])

    finish(act(game, "rest", seat=seat), "discard")

    assert len(hand(game, seat)) == limit
    assert len(hand(game, 1 - seat)) == (6 if seat == 0 else 5)


@rule("C-REV-09", "C-FIND-02", "C-GIVE-01")
def test_who_finds_something_elsewhere_keeps_it_or_leaves_it():
    """The second explorer is alone there: the die is theirs and nobody can be handed anything."""
    game = parted(past=["060#2"], deck=9)

    play(game, "take 060", you=1)
    assert (offered(game), game.pending().seat(game)) == (["new-item/060", "leave-it/060"], 1)
    choose(game, "new-item")

    assert (inventory(game, 0), inventory(game, 1)) == ([], [(["060"], 3)])


@rule("C-RUL-71", "C-LEAVE-02")
def test_a_fire_goes_out_with_who_leaves_and_no_other_does():
    """The first explorer leaves for a while; the fire of the second one burns on."""
    game = parted(deck=9)
    for seat in (0, 1):
        play(game, "place fire", you=seat)

    choose(game, "leave-for-a-while/s1")

    fires = game.figures[zones.FIRES : zones.FIRES + 2]
    assert fires == [NONE, card(game, "022")]
    assert terrain(game, 1) == "022"


@rule("C-EXPL-01", "C-REV-08")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_space_of_an_event_is_opened_by_who_took_its_action(seat):
    """Alone with the beast they fight it, and what lies behind it speaks to them."""
    cards = """
- number: 60
  back: green
  kind: terrain
  area: I
  arrows: {east: 61}
  actions: [pathfind: {cost: 0, success: explore}]
- {number: 61, back: green, kind: terrain, area: I, uid: lair, effects: ["when this enters play: take 105"]}
- {number: 62, back: green, kind: terrain, area: I, uid: refuge}
- {fog: beast, area: I, kind: temporary event, actions: [fight: {cost: 0}]}
"""
    game = table(cards, at="060", board={(-3, 0): "refuge"}, fog={(1, 0): "beast"}, explorers=3, deck=9)
    for other in range(3):
        game.figures[other] = card(game, "060" if other == seat else "refuge")
    game.offered = game.pending().options(game)

    finish(act(game, "pathfind", seat=seat))

    assert at_cell(game, 1, 0) == "lair"
    assert [held(game, other) for other in range(3)] == [
        ["105"] if other == seat else [] for other in range(3)
    ]
