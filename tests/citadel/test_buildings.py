"""What is built and hoped for at the Citadel: buildings and destiny (T-BLD, T-DEST)."""

from enduring import (
    card,
    choose,
    citadel_table,
    life,
    offered,
    play,
    score,
    standing,
    zone,
)
from fogbound.rules.citadel import homecoming, leaflet, limits
from fogbound.rules.common import tabletop
from rulebook import rule

# -- buildings -------------------------------------------------------------------------------------

BUILDINGS = """
- building: net-loft
  boxes: 2
  effects: ["most weight +1"]
- building: tavern
  boxes: 1
  at-citadel: list the side quest lost-ring
- side-quest: lost-ring
- {page: first, booklet: ebb, tremor: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, tremor: 0}
"""


@rule("T-BLD-01", "T-BLD-02")
def test_the_players_choose_which_building_gets_a_check():
    """Each check asks the group among the buildings that are not complete."""
    game = citadel_table(BUILDINGS, players=2)

    play(game, "check a box")
    assert game.pending().seat(game) == -1
    assert offered(game) == ["check-box/net-loft", "check-box/tavern"]
    choose(game, "check-box/net-loft")

    assert game.count(card(game, "net-loft"), leaflet.BOXES) == 1
    assert game.count(card(game, "tavern"), leaflet.BOXES) == 0


@rule("T-BLD-03", "T-DATA-06")
def test_a_building_has_no_effect_before_its_last_box():
    """The maximum weight rises with the last check and not before, and falls when the checks are lost."""
    game = citadel_table(BUILDINGS)
    before = limits.weight_limit(game, 0)

    play(game, "check a box of net-loft")
    assert limits.weight_limit(game, 0) == before
    play(game, "check a box of net-loft")
    assert limits.weight_limit(game, 0) == before + 1
    play(game, "one built building loses its checks")
    assert limits.weight_limit(game, 0) == before


@rule("T-BLD-02")
def test_a_complete_building_gets_no_check():
    """With one building left it is taken by itself; with none nothing can be checked."""
    game = citadel_table(BUILDINGS)

    play(game, "check a box of tavern")
    play(game, "check a box")
    play(game, "check a box")
    assert leaflet.unbuilt(game) == []
    play(game, "if every building is built: defense +1, otherwise check a box")

    assert score(game, "defense") == 1
    play(game, "defense + the built buildings")
    assert score(game, "defense") == 3


@rule("T-SQ-09", "T-BLD-03", "T-SCN-04")
def test_the_tavern_gives_side_quests_once_it_is_built():
    """At the Citadel it offers nothing before, and a side quest after."""
    game = citadel_table(BUILDINGS, page="first")
    play(game, "the scenario ends")
    assert offered(game) == ["set-out/second"]

    game = citadel_table(BUILDINGS, page="first")
    play(game, "check a box of tavern, then the scenario ends")
    choose(game, "at-citadel/tavern")

    assert leaflet.quest_status(game, card(game, "lost-ring")) == leaflet.ACTIVE
    assert offered(game) == ["set-out/second"]


# -- destiny ---------------------------------------------------------------------------------------

DESTINY = """
- number: 590
  uid: hope-1
  title: light-kept
  back: green
  kind: quest item
  effects: ["pays 1 hope: banish this"]
- number: 591
  uid: hope-2
  title: light-kept
  back: green
  kind: quest item
  effects: ["pays 1 hope: banish this"]
- number: 592
  uid: great-hope
  title: great-light
  back: green
  kind: quest item
  effects: ["pays 2 hope: return this"]
- symbol: first-flame
  price: 1
  text: defense +2
- symbol: double-flame
  price: 2
  if: the symbol first-flame is checked
  text: influence +1
- {page: first, booklet: ebb, tremor: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, tremor: 0}
"""


@rule("T-DEST-01", "T-DEST-02", "T-DEST-03", "T-DATA-06", "T-DATA-09")
def test_hope_checks_a_symbol_and_its_bonus_follows():
    """At the Citadel a Hope card is spent as it says, and the symbol brings what is printed there."""
    game = citadel_table(DESTINY, page="first", quests=["hope-1"])

    play(game, "the scenario ends", "check-symbol/first-flame/1")

    assert zone(game, "hope-1") == tabletop.BANISHED
    assert leaflet.is_checked(game, card(game, "first-flame"))
    assert score(game, "defense") == 2
    assert offered(game) == ["set-out/second"]


@rule("T-DEST-02", "T-DATA-06")
def test_a_symbol_needs_its_price_and_what_it_says():
    """Too little Hope, or a neighbour that is not checked, and it is not offered."""
    game = citadel_table(DESTINY, page="first")
    play(game, "the scenario ends")
    assert offered(game) == ["set-out/second"]

    game = citadel_table(DESTINY, page="first", quests=["hope-1", "hope-2", "great-hope"])
    play(game, "the scenario ends")
    assert offered(game) == ["check-symbol/first-flame/1", "set-out/second"]
    choose(game, "check-symbol/first-flame/1", "spend-hope/hope-1")
    assert offered(game) == ["check-symbol/double-flame/2", "set-out/second"]


@rule("T-DEST-01", "T-DATA-09")
def test_each_hope_card_is_spent_in_its_own_way():
    """The players choose which cards pay; a card that says return goes home instead of being banished."""
    game = citadel_table(DESTINY, page="first", quests=["hope-1", "hope-2", "great-hope"])
    play(game, "the scenario ends", "check-symbol/first-flame/1", "spend-hope/great-hope")

    assert zone(game, "great-hope") == tabletop.ADVENTURE_DECK
    assert homecoming.hope(game) == 2
    choose(game, "check-symbol/double-flame/2")
    assert [zone(game, name) for name in ("hope-1", "hope-2")] == [tabletop.BANISHED] * 2
    assert score(game, "influence") == 1


@rule("T-DEST-01", "T-DATA-09")
def test_whose_hope_is_spent_is_chosen_and_the_card_speaks_to_its_owner():
    """Equal cards of different players are told apart, and what one says to "you" concerns who holds it."""
    text = DESTINY.replace("kind: quest item", "kind: purse").replace(
        "banish this", "banish this, then lose 3 life"
    )
    game = citadel_table(text, players=2, page="first", purse=["hope-1"], purses={1: ["hope-2"]})

    play(game, "the scenario ends", "check-symbol/first-flame/1")
    assert offered(game) == ["spend-hope/hope-1/1", "spend-hope/hope-2/1"]
    choose(game, "spend-hope/hope-2/1")

    assert zone(game, "hope-2") == tabletop.BANISHED
    assert [life(game, seat) for seat in (0, 1)] == [10, 7]


@rule("T-DEST-02")
def test_no_symbol_is_checked_while_a_scenario_is_played():
    """Hope is spent at the Citadel and nowhere else."""
    game = citadel_table(DESTINY, page="first", quests=["hope-1"])

    assert not any("symbol" in option for option in offered(game) + standing(game))
