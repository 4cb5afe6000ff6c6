"""What revealed cards do, and exploration (sections 8 and 13 of the catalogue)."""

import pytest

from fogbound.core.board import EAST, cell_at
from fogbound.rules.common import filing, tabletop
from fogbound.rules.continent import sight
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.invariants import check
from playing import (
    act,
    at_cell,
    card,
    choose,
    finish,
    hand,
    held,
    inventory,
    name,
    news,
    offered,
    past,
    play,
    standing,
    table,
    terrain,
    zone,
)
from rulebook import rule
from second_seat import seat_of

CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  arrows: {north: 21, east: 30}
  actions:
    - pathfind: {cost: 0, success: explore}
    - dig: {cost: 0, success: take 044}
    - move: {cost: 0, success: move}
- number: 21
  back: green
  kind: terrain
  area: II
  arrows: {east: 22, north: 23, south: 20}
- number: 21
  back: gold
  kind: terrain
  area: I
- number: 22
  back: green
  kind: terrain
  area: II
- number: 30
  back: green
  kind: permanent event
  placement: [west]
  actions:
    - cut: {cost: 0, success: discard this}
- number: 44
  back: green
  kind: permanent event
  placement: [north]
  resources: [bone]
  effects: ["dig: cost -1"]
  actions:
    - search: {cost: 0}
- number: 46
  back: green
  kind: permanent event
  placement: [east, west, north]
- number: 50
  back: green
  kind: temporary event
  text: take 105
- number: 51
  back: green
  kind: temporary event
  text: banish this
- number: 52
  back: green
  kind: temporary event
  actions:
    - climb: {cost: 1, difficulty: 9}
- number: 60
  back: green
  kind: quest item
- number: 61
  back: green
  kind: bonus
- number: 62
  back: green
  kind: item
  durability: 2
- fog: thorns
  area: III
  kind: permanent event
  actions:
    - cut: {cost: 0, success: open this space}
- fog: canteen
  area: IV
  kind: item
  durability: 3
- fog: omen
  area: V
  kind: temporary event
  actions:
    - think: {cost: 0, difficulty: 9}
- fog: friend
  area: VI
  kind: bonus
- fog: relic
  area: VII
  kind: quest item
- fog: cold
  area: VIII
  kind: state
  title: cold
- number: 70
  back: green
  kind: terrain
  area: III
  arrows: {north: 21}
  actions: [{pathfind: {cost: 0, success: explore}}]
- number: 71
  back: green
  kind: terrain
  area: IV
  arrows: {north: 21}
  actions: [{pathfind: {cost: 0, success: explore}}]
- number: 72
  back: green
  kind: terrain
  area: V
  arrows: {north: 21}
  actions: [{pathfind: {cost: 0, success: explore}}]
- number: 73
  back: green
  kind: terrain
  area: VI
  arrows: {north: 21}
  actions: [{pathfind: {cost: 0, success: explore}}]
- number: 74
  back: green
  kind: terrain
  area: VII
  arrows: {north: 21}
  actions: [{pathfind: {cost: 0, success: explore}}]
- number: 75
  back: green
  kind: terrain
  area: VIII
  arrows: {north: 21}
  actions: [{pathfind: {cost: 0, success: explore}}]
- number: 76
  back: green
  kind: terrain
  area: IV
  arrows: {west: 50}
  actions: [{pathfind: {cost: 0, success: explore}}]
"""


def explored(start, *choices):
    """A table on that Terrain whose single fog card has just been flipped."""
    game = table(CARDS, at=start, deck=9)
    act(game, "pathfind", "reveal")
    return choose(game, *choices)


# -- by type ---------------------------------------------------------------------------------------


@rule("C-REV-01", "C-REV-02", "C-REV-03", "C-REV-04", "C-EXPL-06")
def test_a_terrain_is_placed_with_fog_of_its_own_area_and_moves_nobody():
    """Fog at free spaces its arrows point at, nothing at the occupied one, figures stay."""
    game = table(CARDS, at="020", deck=9)
    finish(act(game, "pathfind", "reveal", "explore/0"))

    assert at_cell(game, 0, -1) == "021"
    assert (at_cell(game, 1, -1), at_cell(game, 0, -2)) == ("fog", "fog")
    assert name(game, game.cells[cell_at(1, -1)]).startswith("haze")
    assert at_cell(game, 0, 0) == "020"
    assert terrain(game) == "020"


@rule("C-REV-05", "C-REV-06", "C-REV-07", "C-CARD-03", "C-TURN-08")
def test_a_permanent_event_points_at_the_explorers_terrain_and_serves_who_stands_there():
    """Its arrow points north, so it lies to the south; its action, resource and effect are there, and stay."""
    game = table(CARDS, at="020", explorers=2, deck=9)
    finish(act(game, "dig"))
    actions = [option for option in offered(game) if option.startswith("search")]
    resources = zones.resources_on(game, card(game, "020"))

    assert at_cell(game, 0, 1) == "044"
    assert actions == ["search/s1/044", "search/s2/044"]
    assert resources != 0


@rule("C-REV-07", "C-CARD-03")
def test_a_permanent_event_stays_until_something_removes_it():
    """Its own action, other actions and moving away leave it where it is; a text that says so takes it away."""
    game = table(CARDS, at="020", board={(0, 1): "044", (0, -1): "021"}, deck=9)
    for action in ("search", "dig", "move"):
        finish(act(game, action))
        assert at_cell(game, 0, 1) == "044"

    play(game, "discard permanent events 044 on the board")

    assert past(game) == ["044"]


@rule("C-REV-06", "C-LEG-05")
def test_an_event_serves_nobody_elsewhere():
    """Who stands on another Terrain has neither its actions nor its resources."""
    game = table(CARDS, at="020", board={(0, 1): "044", (0, -1): "021"}, explorers=2)
    game.figures[1] = card(game, "021")
    game.advance()

    assert [option for option in offered(game) if option.startswith("search")] == ["search/s1/044"]


@rule("C-RUL-63")
def test_an_event_without_a_free_cell_is_laid_alongside_and_attached_all_the_same():
    """The implied cell is taken by another card."""
    game = table(CARDS, at="020", board={(0, 1): "022"}, deck=9)
    finish(act(game, "dig"))

    assert at_cell(game, 0, 1) == "022"
    assert "search/s1/044" in offered(game)


@rule("C-RUL-63", "C-REV-06")
def test_the_effects_of_an_event_laid_alongside_serve_who_stands_there():
    """The second explorer's dig costs one card less beside it; the first one, elsewhere, has nothing of it."""
    cards = """
- {number: 90, back: green, kind: terrain, area: I, actions: [dig: {cost: 2}]}
- {number: 91, back: green, kind: terrain, area: I, actions: [dig: {cost: 2}]}
- {number: 92, back: green, kind: terrain, area: I}
- {number: 93, back: green, kind: permanent event, placement: [north], effects: ["dig: cost -1"]}
"""
    game = table(cards, at="090", board={(1, 0): "091", (1, 1): "092"}, explorers=2, deck=9)
    game.figures[1] = card(game, "091")
    play(game, "take 093", you=1)
    assert game.beside == {card(game, "093"): card(game, "091")}

    act(game, "dig", "apply/093", seat=1)
    assert len(game.zones[tabletop.DRAWN]) == 1
    finish(game)
    act(game, "dig")
    assert len(game.zones[tabletop.DRAWN]) == 2


@rule("C-RUL-63")
def test_with_several_possible_cells_the_active_player_chooses():
    """Three placement arrows, three cells from which one points at the Terrain."""
    game = table(CARDS, at="022", deck=9)
    play(game, "take 046")
    cells = offered(game)
    choose(game, "side/3")

    assert sorted(cells) == ["side/1", "side/2", "side/3"]
    assert at_cell(game, -1, 0) == "046"


@rule("C-REV-08", "C-CARD-04")
def test_a_temporary_event_is_resolved_and_discarded():
    """It goes to the Past, unless it says otherwise."""
    game = table(CARDS, at="020", deck=9)
    play(game, "take 050")
    play(game, "take 051")

    assert past(game) == ["050"]
    assert zone(game, "051") == tabletop.BANISHED
    assert hand(game) == ["105"]


@rule("C-REV-11", "C-CARD-06")
def test_a_quest_item_must_go_under_the_satchel():
    """Nobody is asked."""
    game = table(CARDS, at="020")
    play(game, "take 060")

    assert zone(game, "060") == zones.SATCHEL
    assert game.pending_name() == "choose-turn"


@rule("C-REV-12", "C-CARD-08", "C-RUL-46")
def test_a_bonus_goes_to_a_hand_of_the_involved_or_is_discarded():
    """The active player takes it, gives it, or leaves it to the Past."""
    game = table(CARDS, at="020", explorers=2, deck=9)
    play(game, "take 061")
    options = offered(game)
    choose(game, "leave-it")

    assert options == ["take-in-hand/s1/061", "leave-it/061"]
    assert past(game) == ["061"]


@rule("C-REV-12", "C-RUL-46", "C-DBR-01")
def test_a_revealed_skill_that_is_left_goes_by_its_back():
    """Blue to the Discard Pile, even when it was offered by a card."""
    game = table(CARDS, at="020", hand=["star"], deck=9, pile=[])
    play(game, "discard skills in your hand")

    assert zone(game, "star") == zones.DISCARD_PILE


# -- exploration -----------------------------------------------------------------------------------


@rule("C-EX-15", "C-EXPL-03", "C-EXPL-04", "C-EXPL-05", "C-EXPL-08", "C-CARD-09")
def test_an_item_in_the_fog_is_kept_and_its_space_opens():
    """The item has its die, the card of the arrow's numbox lies there, green first, nobody has moved."""
    game = explored("071", "new-item")

    assert inventory(game) == [(["canteen"], 3)]
    assert at_cell(game, 0, -1) == "021"
    assert terrain(game) == "071"


FOUND = """
- number: 80
  back: green
  kind: terrain
  area: I
  arrows: {east: 81}
  actions:
    - pathfind: {cost: 0, success: explore}
    - move: {cost: 0, success: move}
- {number: 81, back: green, kind: terrain, area: II, arrows: {north: 82, west: 80, south: 82}}
- {number: 81, back: gold, kind: terrain, area: I}
- {number: 82, back: green, kind: terrain, area: I}
- {fog: tin, area: I, kind: item, durability: 4}
- {fog: bushes, area: I, kind: permanent event, actions: [cut: {cost: 0, success: open this space}]}
"""


@rule("C-EX-15", "C-EXPL-05", "C-EXPL-06", "C-EXPL-08", "C-REV-04")
def test_the_second_explorer_finds_an_item_and_goes_on_to_what_lay_behind():
    """The green card comes before the gold one, with fog of its own area; it is reached by a later move."""
    game = table(FOUND, at="080", explorers=2, fog={(1, 0): "tin"}, deck=9)

    act(game, "pathfind", "reveal", seat=1)
    assert (offered(game), game.pending().seat(game)) == (["new-item/tin", "leave-it/tin"], 1)
    choose(game, "new-item/tin")
    assert (inventory(game, 0), inventory(game, 1)) == ([], [(["tin"], 4)])
    assert at_cell(game, 1, 0) == "081"
    for row in (-1, 1):
        assert name(game, game.cells[cell_at(1, row)]).startswith("haze")  # area II
    assert (terrain(game, 0), terrain(game, 1)) == ("080", "080")
    finish(act(game, "move", seat=1))

    assert (terrain(game, 0), terrain(game, 1)) == ("080", "081")


@rule("C-EX-16", "C-EXPL-07", "C-MOVE-05")
def test_a_space_that_an_event_of_the_fog_keeps_closed_cannot_be_passed():
    """While the bushes stand there is nowhere to move to; no card is taken until they are cut."""
    game = table(FOUND, at="080", fog={(1, 0): "bushes"}, deck=9)

    finish(act(game, "pathfind"))
    assert (at_cell(game, 1, 0), zone(game, "081")) == ("bushes", tabletop.ADVENTURE_DECK)
    assert offered(game) == ["cut/s1/bushes"]
    finish(act(game, "cut"))

    assert past(game) == ["bushes"]
    assert at_cell(game, 1, 0) == "081"
    assert "move/s1/080" in offered(game)


@rule("C-EX-16", "C-EXPL-07", "C-EXPL-09", "C-EXPL-01", "C-MOVE-05")
def test_a_permanent_event_in_the_fog_keeps_its_space_closed_until_it_is_opened():
    """It stays face up, no card is taken; its action with the open-space icon sends it to the Past."""
    game = explored("070")
    closed = at_cell(game, 0, -1), zone(game, "021")
    finish(act(game, "cut"))

    assert closed == ("thorns", tabletop.ADVENTURE_DECK)
    assert past(game) == ["thorns"]
    assert at_cell(game, 0, -1) == "021"


@rule("C-TURN-07", "C-RUL-24")
def test_the_action_of_an_exploration_event_is_open_to_who_stands_at_its_arrow():
    """The Terrain whose arrow points at it has the action."""
    game = explored("070")

    assert "cut/s1/thorns" in offered(game)


@rule("C-CARD-09", "C-RUL-24", "C-TURN-07")
def test_an_exploration_event_is_attached_only_where_an_arrow_points_at_it():
    """The Terrain on its other side touches it but has no arrow there: no action for who stands on it."""
    game = table(CARDS, at="070", board={(0, -1): "thorns", (0, -2): "022"}, explorers=2, deck=9)
    game.figures[1] = card(game, "022")
    game.advance()

    assert [option for option in offered(game) if option.startswith("cut")] == ["cut/s1/thorns"]


@rule("C-RUL-49", "C-EXPL-01")
def test_a_temporary_event_with_an_action_keeps_its_space_until_the_action_is_over():
    """While its action runs it is in no pile; then it is discarded and the space opens."""
    game = explored("072")
    waiting = zone(game, "omen"), at_cell(game, 0, -1)
    finish(game)

    assert waiting[0] == tabletop.RESOLVING
    assert past(game) == ["omen"]
    assert at_cell(game, 0, -1) == "021"


@rule("C-EXPL-08")
def test_a_bonus_kept_from_the_fog_has_left_its_space():
    """In hand, and the space is open."""
    game = explored("073", "take-in-hand")

    assert hand(game) == ["friend"]
    assert at_cell(game, 0, -1) == "021"


@rule("C-REV-11", "C-EXPL-03")
def test_a_quest_item_of_the_fog_opens_its_space_too():
    """It lies under the Satchel & Journal, the Terrain in its space."""
    game = explored("074")

    assert zone(game, "relic") == zones.SATCHEL
    assert at_cell(game, 0, -1) == "021"


@rule("C-STATE-05", "C-EXPL-03")
def test_a_state_of_the_fog_goes_to_the_hand_and_opens_its_space():
    """The revealer has it."""
    game = explored("075")

    assert hand(game) == ["cold"]
    assert at_cell(game, 0, -1) == "021"


@rule("C-EXPL-02", "C-LEG-02")
def test_only_fog_attached_to_the_own_terrain_can_be_explored():
    """Without any the action lacks its prerequisite; fog at which only a neighbour's arrow points is none."""
    game = table(CARDS, at="020", board={(0, -1): "021", (1, 0): "022"}, deck=9)
    blind = """
- {number: 90, back: green, kind: terrain, area: I, actions: [pathfind: {cost: 0, success: explore}]}
- {number: 91, back: green, kind: terrain, area: I, arrows: {west: 92}}
- {number: 92, back: green, kind: terrain, area: I}
"""
    beside = table(blind, at="090", board={(1, 1): "091"}, deck=9)

    assert not any(option.startswith("pathfind") for option in offered(game))
    assert at_cell(beside, 0, 1) == "fog"
    assert offered(beside) == ["concede"]


@rule("C-EXPL-05", "C-NUM-05")
def test_the_card_for_an_opened_space_may_have_to_come_from_the_past():
    """No such card is in the Adventure Deck: the Past goes home first, as for any other number."""
    cards = """
- number: 90
  back: green
  kind: terrain
  area: I
  arrows: {north: 91}
  actions: [pathfind: {cost: 0, success: explore}]
- {number: 91, back: green, kind: terrain, area: I}
- {number: 93, back: green, kind: quest item}
"""
    game = table(cards, at="090", fog={(0, -1): "mist"}, past=["091", "093"], deck=9)
    act(game, "pathfind", "reveal")

    assert at_cell(game, 0, -1) == "091"
    assert zone(game, "093") == tabletop.ADVENTURE_DECK


@rule("C-RUL-24")
def test_the_number_comes_from_the_own_terrains_arrow_first():
    """The fog between two Terrains that both point at it is opened with the explorer's own number."""
    game = table(CARDS, at="020", board={(0, -2): "021"}, deck=9)
    space = cell_at(0, -1)

    assert sorted(name(game, found) for found in filing.pointing_at(game, space)) == ["020", "021"]

    finish(act(game, "pathfind", "reveal", "explore/0"))

    assert at_cell(game, 0, -1) == "021-gold"


@rule("C-RUL-66")
def test_a_space_whose_card_does_not_stay_gets_new_fog():
    """The card for the opened space was a Temporary event: no arrow may lead nowhere."""
    game = table(CARDS, at="076", deck=9)
    finish(act(game, "pathfind", "reveal"))

    assert "050" in past(game) or zone(game, "050") == tabletop.ADVENTURE_DECK
    assert at_cell(game, -1, 0) == "fog"


@rule("C-RUL-66")
@pytest.mark.parametrize("kind", ["item, durability: 2", "bonus", "state, title: wet", "quest item"])
def test_a_space_whose_card_was_kept_gets_new_fog(kind):
    """An item, a Bonus, a State or a quest item comes out of the opened space, and no arrow leads nowhere."""
    cards = f"""
- number: 90
  back: green
  kind: terrain
  area: II
  arrows: {{west: 91}}
  actions: [pathfind: {{cost: 0, success: explore}}]
- {{number: 91, back: green, kind: {kind}}}
"""
    game = table(cards, at="090", explorers=2, fog={(-1, 0): "haze"}, deck=9)

    finish(act(game, "pathfind", seat=1), "new-item", "take-in-hand")

    assert zone(game, "091") not in (tabletop.ADVENTURE_DECK, tabletop.PAST, tabletop.RESOLVING)
    assert name(game, game.cells[cell_at(-1, 0)]).startswith("haze")  # of the same area as before


@rule("C-RUL-66", "C-EXPL-06")
def test_a_permanent_event_taken_for_a_space_occupies_it():
    """It lies in the opened space."""
    game = table(CARDS, at="020", deck=9)
    act(game, "pathfind", "reveal", "explore/1")
    finish(game)

    assert at_cell(game, 1, 0) == "030"


@rule("C-RUL-65")
def test_an_empty_area_pile_is_refilled_from_the_past():
    """The space is filled with a card that comes back; nothing else is left in the Past."""
    game = table(CARDS, at="020", past=["050"], deck=9)
    for fog in list(game.zones[tabletop.PILES + 1]):
        game.move(fog, tabletop.PAST)
    finish(act(game, "pathfind", "reveal", "explore/0"))

    assert (at_cell(game, 1, -1), at_cell(game, 0, -2)) == ("fog", "fog")
    assert "050" not in past(game)


@rule("C-RUL-65")
def test_a_space_without_any_card_waits_until_one_is_back():
    """Empty now, filled at the next turn after a card of the area has returned."""
    game = table(CARDS, at="020", deck=9)
    hazes = list(game.zones[tabletop.PILES + 1])
    for fog in hazes:
        game.move(fog, tabletop.BANISHED)
    finish(act(game, "pathfind", "reveal", "explore/0"))
    empty = at_cell(game, 1, -1)
    game.move(hazes[0], tabletop.PILES + 1)
    finish(act(game, "dig"))

    assert empty == ""
    assert "fog" in (at_cell(game, 1, -1), at_cell(game, 0, -2))


@rule("C-NUM-04", "C-INFO-09")
def test_a_card_is_told_before_it_is_resolved():
    """Whoever listens hears of the card itself before what it does."""
    game = table(CARDS, at="020", deck=9)
    play(game, "take 050")

    assert news(game, "taken")[0] == "050"
    assert standing(game)


# -- hidden numbers --------------------------------------------------------------------------------

HIDING = """
- number: 24
  back: green
  kind: terrain
  area: I
  arrows: {north: 25}
  hidden: {number: 316}
  actions:
    - dig: {cost: 0}
- number: 316
  back: green
  kind: terrain
  area: I
  arrows: {north: 25, west: 25}
  back-ref: [24]
- number: 25
  back: green
  kind: terrain
  area: I
- number: 26
  back: green
  kind: terrain
  area: I
  hidden: {number: 400}
- number: 400
  back: green
  kind: permanent event
  placement: [west]
  back-ref: [26]
- number: 27
  back: green
  kind: permanent event
  placement: [west]
  hidden: {number: 401}
- number: 401
  back: green
  kind: permanent event
  placement: [west]
  back-ref: [99]
"""


def report(game, number, seat=1):
    return choose(choose(game, f"report/s{seat}"), "number", value=str(number))


@rule("C-EX-17", "C-HIDE-01", "C-HIDE-02", "C-HIDE-03", "C-RUL-58")
def test_a_hidden_number_replaces_the_card_that_hid_it():
    """The old card is discarded, the new one lies in its place under the figures; no card was drawn."""
    game = table(HIDING, at="024", explorers=2, deck=9)
    play(game, "place fire")
    report(game, 316, seat=2)

    assert at_cell(game, 0, 0) == "316"
    assert past(game) == ["024"]
    assert (terrain(game, 0), terrain(game, 1)) == ("316", "316")
    assert zones.fire_on(game, card(game, "316"))
    assert (at_cell(game, 0, -1), at_cell(game, -1, 0)) == ("fog", "fog")
    assert len(game.zones[zones.ACTION_DECK]) == 9


@rule("C-RUL-58", "C-HIDE-02", "C-EX-17")
def test_what_lies_around_a_replaced_terrain_stays_and_no_turn_is_taken():
    """The very same fog and event lie there as before; who acted last is as before."""
    cards = HIDING + "- {number: 80, back: green, kind: permanent event, placement: [north]}"
    game = table(cards, at="024", explorers=2, board={(0, 1): "080"}, deck=9)
    finish(act(game, "dig"))
    before = dict(game.cells), game.registers[tabletop.TURN], game.registers[tabletop.ACTIVE]

    report(game, 316, seat=2)

    assert game.cells[cell_at(0, -1)] == before[0][cell_at(0, -1)]
    assert at_cell(game, 0, 1) == "080"
    assert (game.registers[tabletop.TURN], game.registers[tabletop.ACTIVE]) == before[1:]


@rule("C-HIDE-02", "C-RUL-57", "C-HIDE-03")
def test_a_wrong_number_changes_nothing():
    """Neither a number nobody hides nor one whose card does not fit is shown or refilled."""
    game = table(HIDING, at="024", board={(1, 0): "027"}, past=["025"], deck=9)
    report(game, 500)
    report(game, 401)

    assert at_cell(game, 1, 0) == "027"
    assert zone(game, "401") == tabletop.ADVENTURE_DECK
    assert past(game) == ["025"]


@rule("C-RUL-58")
def test_a_card_under_figures_is_replaced_only_by_a_terrain():
    """The event does not fit there while somebody stands on it, but it does when they have gone."""
    game = table(HIDING, at="026", board={(0, 1): "024"}, deck=9)
    report(game, 400)
    under, wrong = at_cell(game, 0, 0), news(game, "number-wrong")
    game.figures[seat_of(0)] = card(game, "024")
    report(game, 400)

    assert (under, wrong) == ("026", ["400"])
    assert at_cell(game, 0, 0) == "400"


@rule("C-RUL-58", "C-HIDE-02")
@pytest.mark.parametrize("kind", ["item, durability: 2", "bonus", "quest item", "temporary event"])
def test_what_cannot_lie_there_replaces_nothing(kind):
    """Nobody stands there, but an item or a Bonus is no part of the Board: the number counts as wrong."""
    cards = HIDING + f"- {{number: 402, back: green, kind: {kind}, back-ref: [28]}}\n"
    cards += "- {number: 28, back: green, kind: terrain, area: I, hidden: {number: 402}}\n"
    game = table(cards, at="025", board={(0, 1): "028"}, explorers=2, deck=9)

    report(game, 402, seat=2)

    assert at_cell(game, 0, 1) == "028"
    assert (zone(game, "402"), news(game, "number-wrong")) == (tabletop.ADVENTURE_DECK, ["402"])


@rule("C-HIDE-02", "C-RUL-58")
def test_numbers_are_reported_between_actions_by_anybody():
    """Not in the middle of an action; no figure has to be there."""
    game = table(HIDING, at="025", board={(0, 1): "024"}, explorers=2, deck=9)
    between = [option for option in standing(game) if option.startswith("report")]
    report(game, 316, seat=2)
    game2 = table(HIDING, at="024", deck=9)
    act(game2, "dig")

    assert between == ["report/s1", "report/s2"]
    assert at_cell(game, 0, 1) == "316"
    assert not any(option.startswith("report") for option in standing(game2))


@rule("C-EXPL-08")
def test_a_card_kept_from_the_fog_has_left_its_space_before_anything_else_is_asked():
    """Its own farewell to the fog asks something: by then it is an item, a Bonus, a State or a quest item."""
    for kind, keep in (
        ("item, durability: 2", "new-item"),
        ("bonus", "take-in-hand"),
        ("state, title: weak", ""),
        ("quest item", ""),
    ):
        cards = f"""
- number: 90
  back: green
  kind: terrain
  area: I
  arrows: {{north: 91}}
  actions: [pathfind: {{cost: 0, success: explore}}]
- {{number: 91, back: green, kind: terrain, area: I}}
- {{fog: find, area: I, kind: {kind}, effects: ["when this enters play: may lose 1 card"]}}
"""
        game = table(cards, at="090", fog={(0, -1): "find"}, deck=9)
        act(game, "pathfind", "reveal", *([keep] if keep else []))

        assert offered(game) == ["do/find", "decline/find"]
        assert at_cell(game, 0, -1) == ""
        assert check(game) == []
        choose(game, "decline")
        assert at_cell(game, 0, -1) == "091"


@rule("C-RUL-58")
def test_an_event_laid_alongside_stays_when_its_terrain_is_replaced():
    """It is attached to the new card now."""
    cards = HIDING + "- {number: 80, back: green, kind: permanent event, placement: [north]}"
    game = table(cards, at="024", board={(0, 1): "025"}, deck=9)
    play(game, "take 080")
    before = tabletop.attached_events(game, card(game, "024"))
    report(game, 316)

    assert before == tabletop.attached_events(game, card(game, "316")) == [card(game, "080")]
    assert check(game) == []


@rule("C-RUL-57", "C-RUL-58")
def test_the_past_is_not_returned_for_a_card_that_cannot_take_the_place():
    """The event lies in the Past and fits by its back, but somebody stands where it would have to lie."""
    game = table(HIDING, at="026", past=["400", "025"], deck=9)
    report(game, 400)

    assert news(game, "number-wrong") == ["400"]
    assert past(game) == ["025", "400"]


SWAPS = """
- {number: 20, back: green, kind: terrain, area: I}
- {number: 21, back: green, kind: terrain, area: I, hidden: {number: 22}}
- {number: 22, back: green, kind: terrain, area: I, back-ref: [21], effects: ["when this enters play: take 105"]}
- {number: 23, back: green, kind: permanent event, placement: [north], hidden: {number: 24}}
- {number: 24, back: green, kind: permanent event, placement: [north], back-ref: [23],
   effects: ["when this enters play: take 105"],
   actions: [fight: {cost: 0, mandatory: true, difficulty: 1, failure: take 100}, run: {cost: 0}]}
"""


@rule("C-HIDE-02", "C-RUL-58", "C-CARD-19")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("old", "number"), [("021", "22"), ("023", "24")])
def test_what_takes_the_place_of_a_card_speaks_to_who_found_the_number(old, number, seat):
    """The Terrain or event that comes into play is the reporter's, and so is the action it obliges to."""
    board = {(0, 1): "023", (1, 0): "021"}
    game = table(SWAPS, at="020", board=board, explorers=3, deck=9)

    choose(game, f"report/s{seat + 1}")
    finish(choose(game, "number", value=number))

    assert f"taken 0{number}" in game.chronicle
    states = ["100", "105"] if old == "023" else ["105"]
    assert [sorted(held(game, one)) for one in range(3)] == [
        states if one == seat else [] for one in range(3)
    ]


@rule("C-RUL-58", "C-RUL-63")
def test_an_event_alongside_is_exchanged_alongside():
    """It has no cell, so the new one has none; it belongs to the same Terrain, and nobody is asked."""
    board = {(1, 0): "021", (0, 1): "start"}
    game = table(SWAPS, at="020", board=board, deck=9)
    event = card(game, "023")
    game.move(event, tabletop.BOARD)
    game.beside[event] = card(game, "021")

    choose(game, "report/s1")
    finish(choose(game, "number", value="24"))

    assert game.beside == {card(game, "024"): card(game, "021")}
    assert zone(game, "024") == tabletop.BOARD
    assert past(game) == ["023"]


@rule("C-RUL-24", "C-EXPL-01", "C-RUL-45")
@pytest.mark.parametrize(("last", "number"), [(0, "031"), (1, "032")])
def test_between_actions_a_space_is_opened_by_who_acted_last(last, number):
    """The rocks are cleared away by what anybody may do at any time; the numbers at the two arrows differ."""
    cards = """
- {number: 30, back: green, kind: terrain, area: I, arrows: {east: 31}}
- {number: 31, back: green, kind: terrain, area: I, effects: ["when this enters play: each involved takes 105"]}
- {number: 32, back: green, kind: terrain, area: I, effects: ["when this enters play: each involved takes 105"]}
- {number: 33, back: green, kind: terrain, area: I, arrows: {north: 32}}
- {number: 40, back: green, kind: quest item, effects: [
   "between actions: may discard permanent events called rocks on the board"]}
- {fog: rocks, area: I, kind: permanent event}
"""
    board = {(1, 0): "rocks", (1, 1): "033"}
    game = table(cards, at="030", board=board, explorers=3, satchel=["040"], deck=9)
    game.figures[1] = card(game, "033")
    game.registers[tabletop.ACTIVE] = last

    finish(choose(game, "free-use/s3/040"))

    assert at_cell(game, 1, 0) == number
    assert [held(game, seat) for seat in range(3)] == [["105"] if seat == last else [] for seat in range(3)]
    assert game.agenda == []


@rule("C-EXPL-03", "C-RUL-45", "C-RUL-65")
def test_a_space_is_opened_once_whatever_else_waits():
    """No fog is left for it, so it stays empty; the event behind it is taken once, while an arrival waits."""
    cards = """
- {number: 30, back: green, kind: terrain, area: I, arrows: {east: 31}}
- {number: 31, back: green, kind: temporary event, copies: 3}
- {number: 40, back: green, kind: bonus, uid: pick, actions: [
   dig: {cost: 0, success: "go to a random other terrain; go to a random other terrain; explore"},
   cut: {cost: 0, success: discard permanent events called rocks on the board}]}
- {fog: rocks, area: I, kind: permanent event, actions: [climb: {cost: 0, success: open this space}]}
- {number: 41, back: green, kind: terrain, area: I}
"""
    for action, setting in (
        ("dig", {"fog": {(1, 0): "mist"}, "board": {(5, 5): "041"}}),
        ("cut", {"board": {(1, 0): "rocks"}}),
        ("climb", {"board": {(1, 0): "rocks"}}),
    ):
        game = table(cards, at="030", hand=["pick"], deck=9, **setting)
        for fog in game.zones[tabletop.PILES]:
            game.move(fog, tabletop.OUT)
        finish(act(game, action))

        assert [found.split("#")[0] for found in news(game, "taken") if found.startswith("031")] == ["031"]


@rule("C-EXPL-08", "C-COMB-01")
def test_an_item_that_is_combined_has_left_its_space():
    """What lay under the fog joins an item, and its space opens; what it says on coming into play is its owner's."""
    cards = """
- {number: 30, back: green, kind: terrain, area: I, arrows: {east: 31}, actions: [dig: {cost: 0, success: explore}]}
- {number: 31, back: green, kind: terrain, area: I}
- {number: 40, back: green, kind: item, durability: 2}
- {fog: tin, area: I, kind: item, durability: 2, effects: ["when this enters play: take 105"]}
"""
    items = {0: [(["040"], 2)]}
    game = table(cards, at="030", fog={(1, 0): "tin"}, explorers=2, items_of=items, deck=9)

    finish(choose(act(game, "dig", "reveal"), "combine"))

    assert at_cell(game, 1, 0) == "031"
    assert [held(game, seat) for seat in (0, 1)] == [["105"], []]


@rule("C-EXPL-02", "C-INFO-01")
def test_a_card_that_is_turned_is_fog_no_more():
    """While its text is carried out it lies in its space, and nobody can explore it again."""
    cards = """
- {number: 30, back: green, kind: terrain, area: I, arrows: {east: 31}, actions: [dig: {cost: 0, success: explore}]}
- {number: 31, back: green, kind: terrain, area: I}
- {fog: noise, area: I, kind: temporary event, text: may lose 1 card}
"""
    game = table(cards, at="030", fog={(1, 0): "noise"}, deck=9)
    before = list(tabletop.attached_fog(game, card(game, "030")))
    act(game, "dig", "reveal")

    assert before == [EAST]
    assert tabletop.attached_fog(game, card(game, "030")) == []


@rule("C-INFO-07", "C-INFO-01")
def test_a_card_banished_unseen_hides_none_that_was_seen():
    """A 063 was banished for all to see before; another one, unseen, may now be any of those left."""
    cards = """
- {number: 63, back: green, kind: quest item, copies: 3}
- {number: 63, back: gold, kind: quest item}
"""
    game = table(cards, satchel=["063", "063-gold"], deck=9)
    play(game, "banish quest items under the satchel")
    play(game, "banish 063")

    shown = {
        named for named in ("063", "063#2", "063#3", "063-gold") if sight.is_open(game, card(game, named))
    }
    assert shown == {"063", "063-gold"}
