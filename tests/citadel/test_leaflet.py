"""The leaflet: scores, buildings, destiny, side quests, traits, notes (T-COMM, T-BLD, T-DEST, T-SQ, T-TRAIT, T-MAP)."""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    finish,
    life,
    offered,
    play,
    refused,
    standing,
    zone,
)
from fogbound.core import snapshot
from fogbound.rules.citadel import homecoming, leaflet, limits, notes, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.common import tabletop
from rulebook import rule

SCORES = ("influence", "knowledge", "production", "defense")


def score(game, name):
    return table.score(game, SCORES.index(name))


def set_scores(game, *numbers):
    for which, number in enumerate(numbers):
        game.registers[table.SCORES + which] = number


# -- scores ----------------------------------------------------------------------------------------


@rule("T-COMM-01", "T-RUL-94")
def test_there_are_four_scores_and_they_begin_with_nothing_marked():
    """Influence, Knowledge, Production and Defense are read and changed one by one."""
    game = citadel_table()
    assert [score(game, name) for name in SCORES] == [0, 0, 0, 0]

    for number, name in enumerate(SCORES, 3):
        play(game, f"{name} +{number}")

    assert [score(game, name) for name in SCORES] == [3, 4, 5, 6]


@rule("T-EX-39", "T-COMM-02", "T-COMM-03")
def test_a_score_never_passes_25():
    """Defense 24 and 3 more make 25."""
    game = citadel_table()
    set_scores(game, 1, 0, 0, 24)

    play(game, "defense +3")

    assert score(game, "defense") == 25


@rule("T-EX-39", "T-COMM-04", "T-RUL-116")
def test_a_price_that_a_score_cannot_pay_is_not_offered():
    """With Influence 1 nothing that costs 2 of it can be chosen, not even in part."""
    game = citadel_table()
    set_scores(game, 1, 0, 0, 0)

    play(game, "may influence -2")

    assert type(game.pending()).__name__ == "ChooseAction"
    set_scores(game, 2, 0, 0, 0)
    play(game, "may influence -2", "do")
    assert score(game, "influence") == 0


@rule("T-RUL-93", "T-COMM-02")
def test_a_loss_that_is_no_price_stops_at_0_and_the_rest_applies():
    """Influence 1 less 3 is 0, and what follows happens."""
    game = citadel_table()
    set_scores(game, 1, 1, 0, 0)

    play(game, "influence -3, then knowledge +1")

    assert (score(game, "influence"), score(game, "knowledge")) == (0, 2)


@rule("T-RUL-93")
def test_each_score_can_be_lowered_at_once():
    """All four fall, none below 0."""
    game = citadel_table()
    set_scores(game, 0, 1, 5, 25)

    play(game, "each score -1")

    assert [score(game, name) for name in SCORES] == [0, 0, 4, 24]


@rule("T-COMM-05")
@pytest.mark.parametrize(("influence", "happens"), [(7, False), (8, True)])
def test_effects_read_scores(influence, happens):
    """A condition on a score holds from that score on."""
    game = citadel_table()
    set_scores(game, influence, 0, 0, 0)

    play(game, "if influence is at least 8: defense +1")

    assert score(game, "defense") == int(happens)


@rule("T-COMM-05")
@pytest.mark.parametrize(("lowest", "happens"), [(9, False), (10, True)])
def test_all_scores_are_read_together(lowest, happens):
    """Every score must be high enough."""
    game = citadel_table()
    set_scores(game, 12, lowest, 25, 10)

    play(game, "if every score is at least 10: influence -12")

    assert (score(game, "influence") == 0) is happens


@rule("T-COMM-02", "T-RUL-50")
def test_points_are_shared_out_one_by_one():
    """No point goes to a score that is full or has had its share."""
    game = citadel_table(players=2)
    set_scores(game, 24, 0, 0, 0)

    play(game, "distribute 4 points, at most 2 on one score")
    assert game.pending().seat(game) == -1
    choose(game, "raise-score/0")
    assert offered(game) == ["raise-score/1", "raise-score/2", "raise-score/3"]
    choose(game, "raise-score/2", "raise-score/2")
    assert offered(game) == ["raise-score/1", "raise-score/3"]
    choose(game, "raise-score/3")

    assert [score(game, name) for name in SCORES] == [25, 0, 2, 1]


@rule("T-COMM-06")
def test_life_points_are_noted_when_the_game_is_saved():
    """The page remembers what each character had, whatever comes after."""
    game = citadel_table(PAGES, players=2, page="first", life=[7, 4])
    assert leaflet.recorded_life(game, 0) == -1

    choose(game, "save-game")
    game.registers[table.LIFE] = 1

    assert [leaflet.recorded_life(game, character) for character in (0, 1)] == [7, 4]


PAGES = """
- {page: first, booklet: ebb, groundshiver: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, groundshiver: 0}
"""

# -- the groundshiver ------------------------------------------------------------------------------

PLUMB = """
- number: 30
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
- custom: plumb
  effects:
    - one-of:
        - "pathfind: cost -2, price: lower the groundshiver by 1 if the action is on a fog card"
        - "pathfind: cost -3, price: lower the groundshiver by 2 if the action is on a fog card"
- skill: scout
  actions:
    - pathfind: {cost: 3}
- {fog: dear, area: III, kind: temporary event, copies: 2, back-actions: [pathfind: {cost: 4, success: flip}]}
- number: 31
  uid: dear-quay
  back: green
  kind: terrain
  arrows: {north: [III, 2]}
"""


def level(game):
    return game.registers[table.GROUNDSHIVER]


@rule("T-COMM-09", "T-DATA-05")
def test_the_groundshiver_lowers_what_exploring_costs():
    """One level saves two cards of a pathfind on the back of a fog card."""
    game = citadel_table(PLUMB, at="dear-quay", deck=10)
    game.registers[table.GROUNDSHIVER] = 1

    act(game, "pathfind", "apply/plumb/1")
    finish(game, "save")

    assert level(game) == 0
    assert len(game.zones[table.DISCARD_PILES]) == 2


@rule("T-COMM-09", "T-RUL-93")
def test_without_a_level_there_is_no_offer():
    """At level 0 the groundshiver saves nothing, at level 1 only its smaller use is open."""
    game = citadel_table(PLUMB, at="dear-quay")
    act(game, "pathfind")
    assert not any("plumb" in option for option in offered(game))

    game = citadel_table(PLUMB, at="dear-quay")
    game.registers[table.GROUNDSHIVER] = 1
    act(game, "pathfind")
    assert [option for option in offered(game) if "plumb" in option] == ["apply/plumb/1"]


@rule("T-COMM-09")
def test_the_groundshiver_serves_no_other_pathfind():
    """A pathfind of a Skill is not printed on the back of a fog card."""
    game = citadel_table(PLUMB, at="dear-quay", hand=["scout"])
    game.registers[table.GROUNDSHIVER] = 3

    act(game, "pathfind", on="scout")

    assert not any("plumb" in option for option in offered(game))


# -- buildings -------------------------------------------------------------------------------------

BUILDINGS = """
- building: net-loft
  boxes: 2
  effects: ["most weight +1"]
- building: tavern
  boxes: 1
  at-citadel: list the side quest lost-ring
- side-quest: lost-ring
- {page: first, booklet: ebb, groundshiver: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, groundshiver: 0}
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
- {page: first, booklet: ebb, groundshiver: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, groundshiver: 0}
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


# -- side quests -----------------------------------------------------------------------------------

QUESTS = """
- side-quest: lamp-oil
  if: the cask counters is at least 2
  at-citadel: finish the side quest lamp-oil, then influence +2
- paragraph: 16
  text: list the side quest lamp-oil
- {page: first, booklet: ebb, groundshiver: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, groundshiver: 0}
"""


def status(game, name="lamp-oil"):
    return leaflet.quest_status(game, card(game, name))


@rule("T-SQ-01", "T-SQ-02", "T-SQ-03", "T-INFO-10")
def test_a_side_quest_is_listed_with_its_source_and_not_initiated():
    """What a paragraph tells stands on the leaflet, active, with the paragraph to reread."""
    game = citadel_table(QUESTS)
    assert status(game) == 0

    play(game, "read 16")

    assert status(game) == leaflet.ACTIVE
    assert leaflet.quests(game) == [card(game, "lamp-oil")]
    assert leaflet.quest_source(game, card(game, "lamp-oil")) == 16


@rule("T-SQ-01", "T-RUL-95")
def test_being_told_again_changes_nothing():
    """No second entry, and the status stays, even when it is finished."""
    game = citadel_table(QUESTS)
    play(game, "read 16")
    play(game, "initiate the side quest lamp-oil")
    play(game, "read 16")
    assert (status(game), len(leaflet.quests(game))) == (leaflet.INITIATED, 1)

    play(game, "finish the side quest lamp-oil")
    play(game, "read 16")

    assert (status(game), len(leaflet.quests(game))) == (leaflet.FINISHED, 1)


@rule("T-SQ-04")
def test_only_an_effect_initiates_and_only_what_is_active():
    """A side quest nobody has heard of is not initiated; afterwards it must be done anew."""
    game = citadel_table(QUESTS)

    play(game, "initiate the side quest lamp-oil")
    assert status(game) == 0
    play(game, "list the side quest lamp-oil")
    assert status(game) == leaflet.ACTIVE
    play(game, "initiate the side quest lamp-oil")
    assert status(game) == leaflet.INITIATED


@rule("T-SQ-05", "T-SQ-06")
def test_a_side_quest_may_be_finished_without_being_initiated():
    """Finishing is an effect of its own; then the quest is active no more."""
    game = citadel_table(QUESTS)
    play(game, "list the side quest lamp-oil")

    play(game, "finish the side quest lamp-oil")

    assert status(game) == leaflet.FINISHED
    assert not leaflet.is_active(game, card(game, "lamp-oil"))


@rule("T-SQ-06", "T-SQ-04")
def test_what_is_not_listed_is_neither_initiated_nor_finished():
    """A text about a side quest nobody has heard of changes nothing."""
    game = citadel_table(QUESTS)

    play(game, "initiate the side quest lamp-oil")
    play(game, "finish the side quest lamp-oil")
    assert status(game) == 0

    play(game, "list the side quest lamp-oil")
    assert status(game) == leaflet.ACTIVE


@rule("T-SQ-07", "T-DLG-03")
def test_underlined_text_is_ignored_once_the_quest_is_finished():
    """The rest of the card still works."""
    game = citadel_table(QUESTS)
    text = "{do: ['side quest lamp-oil: add 1 cask counter to the side quest lamp-oil', defense +1]}"
    play(game, "list the side quest lamp-oil")
    play(game, text)
    play(game, "finish the side quest lamp-oil")
    play(game, text)

    assert game.count(card(game, "lamp-oil"), 1 + rules_of(game).words.find("counter", "cask")) == 1
    assert score(game, "defense") == 2


@rule("T-SQ-07", "T-SQ-03")
def test_what_a_side_quest_says_holds_while_it_is_active():
    """Its own texts are in force from being listed until it is finished."""
    text = '- {side-quest: vow, effects: ["every explorer: hand limit -1"]}'
    game = citadel_table(text)
    assert limits.hand_limit(game, 0) == 5

    play(game, "list the side quest vow")
    assert limits.hand_limit(game, 0) == 4

    play(game, "finish the side quest vow")
    assert limits.hand_limit(game, 0) == 5


@rule("T-SQ-08", "T-SQ-06", "T-SQ-07")
def test_some_side_quests_are_finished_at_the_citadel_only():
    """The offer stands between scenarios, and only if what it needs holds."""
    game = citadel_table(QUESTS, page="first")
    play(game, "list the side quest lamp-oil")
    play(game, "add 2 cask counters to the side quest lamp-oil")
    assert not any(
        "lamp-oil" in option for option in offered(game) + standing(game) if "annotate" not in option
    )

    play(game, "the scenario ends", "at-citadel/lamp-oil")

    assert status(game) == leaflet.FINISHED
    assert score(game, "influence") == 2
    assert offered(game) == ["set-out/second"]
    choose(game, "set-out/second")
    play(game, "the scenario ends")
    assert offered(game) == ["set-out/second"]


@rule("T-SQ-08")
def test_an_offer_whose_condition_fails_is_not_made():
    """One cask is too few."""
    game = citadel_table(QUESTS, page="first")
    play(game, "list the side quest lamp-oil")
    play(game, "add 1 cask counter to the side quest lamp-oil")

    play(game, "the scenario ends")

    assert offered(game) == ["set-out/second"]


# -- traits ----------------------------------------------------------------------------------------

TRAITS = """
- trait: covetous
  effects:
    - "only each involved with the greatest (your carried weight) may be active"
    - "after a failed fight: discard 1 from the deck"
- trait: shy
  effects: ["only each involved with the smallest (your life) may be active"]
- number: 40
  uid: pit
  back: green
  kind: terrain
  actions: [dig: {success: take 041}, think: {success: take 042}]
- number: 41
  uid: greedy
  back: green
  kind: temporary event
  actions:
    - fight: {traits: [covetous], cost: 1, difficulty: 1, success: discard this}
- number: 42
  uid: greedy-and-shy
  back: green
  kind: temporary event
  actions:
    - fight: {traits: [covetous, shy], cost: 1, difficulty: 1}
- {number: 43, uid: anvil, back: green, kind: purse, weight: 3}
- {number: 44, uid: feather, back: green, kind: purse, weight: 1}
- number: 45
  uid: arena
  back: green
  kind: terrain
  actions:
    - fight: {traits: [covetous], cost: 1}
"""


@rule("T-TRAIT-01", "T-DATA-06")
def test_a_trait_says_who_may_be_active():
    """Covetous wants the one who carries most, blocked cards included."""
    game = citadel_table(TRAITS, at="pit", players=3, blocked=["feather"], purses={1: ["anvil"]})

    act(game, "dig")
    finish(game, "fight")

    assert [item.seat for item in game.news if item.what == "action"] == [0, 1]


@rule("T-TRAIT-01")
def test_those_who_are_level_choose():
    """Nobody carries anything, so anybody may be active."""
    game = citadel_table(TRAITS, at="pit", players=2)
    act(game, "dig", "reveal")

    assert offered(game) == ["fight/s1/greedy", "fight/s2/greedy"]


@rule("T-TRAIT-01")
def test_of_two_traits_that_leave_nobody_the_later_gives_way():
    """The heaviest is not the weakest: the first trait printed wins."""
    game = citadel_table(TRAITS, at="pit", players=2, purse=["anvil"], life=[9, 3])
    act(game, "think", "reveal")

    assert type(game.pending()).__name__ == "DrawOn"  # of the fight, with the only one who may lead
    assert [item.seat for item in game.news if item.what == "action"] == [0, 0]


@rule("T-TRAIT-01", "T-CONS-09")
def test_a_trait_is_applied_by_whoever_fights():
    """What it says after a failed fight happens to the active player."""
    game = citadel_table(TRAITS, at="pit", deck=6)

    act(game, "dig", "reveal", "reveal")

    assert len(game.zones[table.DISCARD_PILES]) == 2


@rule("T-TRAIT-01")
def test_nobody_joins_who_would_have_to_be_active():
    """In a fight that is taken freely, a heavier companion cannot be involved beside the active player."""
    game = citadel_table(TRAITS, at="arena", players=2, purses={1: ["anvil"]})
    choose(game, "fight/s1/arena")
    assert type(game.pending()).__name__ != "OfferInvolvement"

    game = citadel_table(TRAITS, at="arena", players=2, purses={1: ["anvil"]})
    choose(game, "fight/s2/arena")
    assert offered(game) == ["join/s1", "stay-out/s1"]


# -- notes -----------------------------------------------------------------------------------------


@rule("T-MAP-01", "T-COMM-10")
def test_players_write_on_the_map_and_no_rule_reads_it():
    """A note is kept, saved with the game and can be wiped out; nothing else changes."""
    game = citadel_table()
    before = [offered(game), list(game.zones), list(game.registers)]

    choose(game, "annotate/s1")
    choose(game, "write-on-map", value="the gate is  east")

    assert notes.notes(game) == ["the gate is east"]
    assert [offered(game), list(game.zones), list(game.registers)] == before
    assert notes.notes(snapshot.load(game.content, snapshot.dump(game))) == ["the gate is east"]
    choose(game, "annotate/s1", "erase-from-map/1")
    assert notes.notes(game) == []


@rule("T-SQ-02")
def test_a_side_quest_has_room_for_notes():
    """What is written beside a side quest stays there, in the order of writing."""
    game = citadel_table(QUESTS)
    play(game, "list the side quest lamp-oil")

    for text in ("three casks", "ask Pella"):
        choose(game, "annotate/s1")
        choose(game, "write/lamp-oil", value=text)

    assert notes.notes(game, card(game, "lamp-oil")) == ["three casks", "ask Pella"]
    assert notes.notes(game) == []


# -- what packs say wrongly ------------------------------------------------------------------------


def test_a_scenario_without_a_level_is_refused():
    """Every page of a booklet says how high the groundshiver is (T-COMM-07)."""
    assert any("groundshiver" in fault for fault in refused("- {page: first, booklet: ebb}"))
    assert any("introduction" in fault for fault in refused("- {page: first, groundshiver: 2}"))


@rule("T-SQ-03", "T-DEST-02")
def test_what_stands_on_the_leaflet_is_no_matter_of_what_leaves_play():
    """Whichever card leaves the game, side quests stay as they are, and so do checked symbols and boxes."""
    text = """
- {side-quest: errand}
- {symbol: flame, price: 0}
- {building: loft, boxes: 2}
- {paragraph: 400, text: finish the side quest errand}
"""
    game = citadel_table(text)
    leaflet.list_quest(game, card(game, "errand"))
    leaflet.check_symbol(game, card(game, "flame"))
    leaflet.check_box(game, card(game, "loft"))

    for leaving in range(len(game.content.card_ids)):
        game.content.let_go(game, leaving)

    assert leaflet.is_active(game, card(game, "errand"))
    assert leaflet.is_checked(game, card(game, "flame"))
    assert game.count(card(game, "loft"), leaflet.BOXES) == 1
