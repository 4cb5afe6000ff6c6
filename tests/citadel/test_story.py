"""Beginning an adventure, scenarios, epilogues, the time at the Citadel, joining (T-SETUP, T-SCN, T-DATA)."""

import pytest

from enduring import (
    act,
    at_cell,
    blocked,
    brim,
    card,
    choose,
    citadel_table,
    entries,
    finish,
    hand,
    life,
    names,
    news,
    offered,
    past,
    play,
    refused,
    standing,
    terrain,
    zone,
)
from fogbound.core import snapshot
from fogbound.packs.citadel_book import citadel
from fogbound.rules.citadel import leaflet, limits, numbers, story, table
from fogbound.rules.citadel.setup import Setup, SetupRefused, deal
from fogbound.rules.common import tabletop
from rulebook import rule

INTRODUCTION = """
- page: first-watch
  life: [9, 8, 7, 6]
  enlist:
    - each involved picks a character
    - each involved takes your own skills
    - "2 times: each involved picks a skill"
    - each involved shuffles your deck
  setup:
    - make characters
    - choose the recovery mode
    - set each score to 5
    - set out from 101
  goals: {bell: null}
  epilogue:
    - every explorer exchanges up to 1 skill
    - choose a threat
- {page: le-1, booklet: long-ebb, groundshiver: 2, pictograph: eel, life: [14, 11, 9, 8], setup: set out from 102}
- {page: fire-1, booklet: long-fire, groundshiver: 1}
- {page: le-2, booklet: long-ebb, groundshiver: 1}
- number: 101
  uid: jetty
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - run: {group: true, success: the scenario ends}
- {number: 102, uid: causeway, back: green, kind: terrain, arrows: {east: [I, 2]}}
- {skill: ansa-own, own: ansa, copies: 3}
- {skill: bartholt-own, own: bartholt, copies: 3}
- {skill: cora-own, own: cora, copies: 3}
- {skill: salt-sense, reflex: true}
- {skill: second-keeper, advanced: true}
"""


def begun(players=1, chairs=0, seed=1, text=INTRODUCTION):
    """A game at the first question of its introduction."""
    book = citadel([brim(), entries(text)])
    book.introduction = book.card_ids.index("first-watch")
    return deal(book, Setup(players=players, chairs=chairs), seed, [])


@rule("T-SETUP-01", "T-CMP-14")
def test_the_exploration_piles_are_shuffled():
    """Each area has its own face-down pile, in an order that depends on the seed."""
    piles = [begun(seed=seed).zones[tabletop.PILES] for seed in range(6)]

    assert len({tuple(sorted(pile)) for pile in piles}) == 1
    assert len(set(piles)) > 1


def through(game, *people):
    """Choose characters, two stars each, the standard mode."""
    choose(game, *(f"play-as/{name}" for name in people))
    choose(game, *["pick-skill/star"] * (2 * len(people)), "recovery-mode/0")
    return game


# -- beginning -------------------------------------------------------------------------------------


@rule("T-SETUP-01", "T-CMP-10", "T-CMP-14", "T-GEN-08")
def test_the_cards_lie_sorted_before_play():
    """Characters and Skills in their reserves, Exploration cards by area, numbered cards in the Adventure Deck."""
    game = begun()

    assert zone(game, "ansa") == zone(game, "ansa-own") == zone(game, "star") == tabletop.OUT
    assert zone(game, "jetty") == zone(game, "field") == tabletop.ADVENTURE_DECK
    assert [zone(game, name) - tabletop.PILES for name in ("fog-1", "fog-2")] == [0, 1]
    assert not game.zones[tabletop.PAST]
    assert not game.zones[tabletop.BANISHED]
    assert zone(game, "le-1") == tabletop.OUT


@rule("T-SETUP-02", "T-GEN-07")
def test_an_adventure_opens_with_the_introduction():
    """Its page lies open from the start and asks first."""
    game = begun(players=2)

    assert zone(game, "first-watch") == table.BOOKLET
    assert type(game.pending()).__name__ == "ChooseCharacter"


@rule("T-SETUP-03", "T-CARD-01", "T-DATA-04")
def test_characters_are_chosen_in_seat_order_and_nobody_has_two():
    """Each player picks among those who are left."""
    game = begun(players=3)
    assert game.pending().seat(game) == 0
    choose(game, "play-as/bartholt")
    assert game.pending().seat(game) == 1
    assert offered(game) == ["play-as/ansa", "play-as/cora", "play-as/dov"]
    choose(game, "play-as/ansa", "play-as/cora")

    assert [game.content.card_ids[table.character_card(game, seat)] for seat in range(3)] == [
        "bartholt",
        "ansa",
        "cora",
    ]


@rule("T-SETUP-03", "T-CMP-02", "T-CMP-03", "T-DATA-04")
def test_the_first_deck_is_own_skills_and_picked_ones():
    """Skills with one's initial, then shared ones in turn; neither Advanced nor Reflex Skills are on offer."""
    game = begun(players=2)
    choose(game, "play-as/ansa", "play-as/bartholt")

    asked = [game.pending().seat(game)]
    assert not {"pick-skill/salt-sense", "pick-skill/second-keeper", "pick-skill/cora-own"} & set(
        offered(game)
    )
    for pick in ("pick-skill/star", "pick-skill/fist", "pick-skill/left"):
        choose(game, pick)
        asked.append(game.pending().seat(game))
    choose(game, "pick-skill/flag")

    assert asked == [0, 1, 0, 1]
    decks = [names(game, game.zones[table.DECKS + seat]) for seat in (0, 1)]
    assert [name.partition("#")[0] for name in decks[0]] == ["ansa-own"] * 3 + ["left", "star"]
    assert [name.partition("#")[0] for name in decks[1]] == ["bartholt-own"] * 3 + ["fist", "flag"]


@rule("T-CMP-07", "T-CMP-08", "T-CMP-09")
def test_hand_purse_and_blocked_area_are_empty_at_the_start():
    """Nothing but the deck belongs to a character who sets out."""
    game = through(begun(), "ansa")

    assert hand(game) == blocked(game) == []
    assert table.purse(game, 0) == ()


@rule("T-RECO-06", "T-RECO-07")
def test_the_group_fixes_how_recoveries_are_paid():
    """The mode chosen in the introduction holds for the adventure."""
    game = begun(players=2)
    choose(game, "play-as/ansa", "play-as/bartholt", *["pick-skill/star"] * 4)
    assert game.pending().seat(game) == -1

    choose(game, "recovery-mode/2")

    assert game.registers[tabletop.MODE] == table.SURVIVAL


@rule("T-SETUP-04", "T-DATA-03", "T-RUL-92")
@pytest.mark.parametrize(
    ("people", "points"), [(["ansa"], 9), (["ansa", "cora"], 8), (["ansa", "cora", "dov"], 7)]
)
def test_the_booklet_gives_life_points_by_player_count(people, points):
    """Each character receives what the page says for so many players."""
    game = through(begun(players=len(people)), *people)

    assert [life(game, seat) for seat in range(len(people))] == [points] * len(people)


@rule("T-SETUP-02", "T-EXPL-06", "T-RUL-45")
def test_the_figures_stand_on_the_first_terrain():
    """The Terrain is put down, fog at its arrow, everybody on it, and turns begin."""
    game = through(begun(players=2), "ansa", "bartholt")

    assert [terrain(game, seat) for seat in (0, 1)] == ["jetty", "jetty"]
    assert at_cell(game, 0, -1) == "fog"
    assert type(game.pending()).__name__ == "ChooseAction"


@rule("T-DATA-01", "T-DATA-02")
def test_limits_and_the_move_come_from_the_character_card():
    """Hand and weight follow the player count; the own action is a move."""
    alone = through(begun(), "ansa")
    pair = through(begun(players=2), "ansa", "bartholt")

    assert (limits.hand_limit(alone, 0), limits.weight_limit(alone, 0)) == (5, 7)
    assert (limits.hand_limit(pair, 0), limits.weight_limit(pair, 0)) == (4, 6)


@rule("T-RUL-99", "T-SAVE-02")
def test_the_introduction_cannot_be_saved():
    """The bookmark is not in a Threat Booklet yet."""
    game = through(begun(), "ansa")
    assert "save-game" not in standing(game)

    homeward(game)
    choose(game, "set-out/le-1")
    assert "save-game" in standing(game)


def homeward(game, threat="threat/le-1"):
    """Take the way home and choose a Threat, exchanging nothing."""
    act(game, "run", seat=0)
    finish_question(game, threat)


def finish_question(game, threat):
    while type(game.pending()).__name__ != "AtCitadel":
        ids = offered(game)
        plain = [found for found in (threat, "done", "reveal", "count/0") if found in ids]
        choose(game, plain[0])


@rule("T-RUL-120", "T-COMM-08", "T-DATA-07")
def test_before_a_threat_there_is_no_pictograph_and_no_groundshiver():
    """Both come with the first page of a booklet."""
    game = through(begun(), "ansa")
    assert numbers.pictographs(game, 0) == 0
    assert game.registers[table.GROUNDSHIVER] == 0

    homeward(game)
    choose(game, "set-out/le-1")

    assert numbers.pictographs(game, 0) == 1 << game.content.words.find("pictograph", "eel")
    assert game.registers[table.GROUNDSHIVER] == 2


@rule("T-SCN-01", "T-SCN-02")
def test_the_group_chooses_a_threat_by_its_first_page():
    """One option for each booklet; the bookmark goes there."""
    game = through(begun(), "ansa")
    act(game, "run")
    while type(game.pending()).__name__ != "ChooseThreat":
        choose(game, "done" if "done" in offered(game) else offered(game)[-1])
    assert offered(game) == ["threat/le-1", "threat/fire-1"]

    choose(game, "threat/fire-1")

    assert zone(game, "fire-1") == table.BOOKLET


@rule("T-DATA-04", "T-RUL-75")
def test_shared_skills_may_be_exchanged_with_the_reserve():
    """One of two is given up, another one is shuffled in, own Skills stay."""
    game = through(begun(), "ansa")
    act(game, "run", "reveal")
    assert offered(game)[-1] == "done"
    assert len(offered(game)) == 2  # the two stars are alike, own Skills are not on offer

    choose(game, "give-up-skill", "pick-skill/wild")

    kinds = [name.partition("#")[0] for name in names(game, game.zones[table.DECKS])]
    assert kinds == ["ansa-own"] * 3 + ["star", "wild"]
    assert type(game.pending()).__name__ == "ChooseThreat"


@rule("T-DATA-10", "T-INFO-01")
def test_pages_and_paragraphs_stay_shut_until_the_game_opens_them():
    """Only the page at the bookmark lies open."""
    game = through(begun(), "ansa")

    assert names(game, game.zones[table.BOOKLET]) == ["first-watch"]
    assert game.zones[table.READING] == ()
    assert [zone(game, page) for page in ("le-1", "le-2", "fire-1")] == [tabletop.OUT] * 3


@pytest.mark.parametrize("players", [0, 5])
def test_too_few_or_too_many_players_are_refused(players):
    """The message says for how many the game is."""
    with pytest.raises(SetupRefused, match="one to four"):
        begun(players=players)


# -- scenarios -------------------------------------------------------------------------------------

SCENARIOS = """
- page: one
  booklet: ebb
  pictograph: eel
  groundshiver: 3
  goals:
    log: there is a quest item among the quest items
    bell: null
  epilogue:
    - "if the goal log is reached: knowledge +2, otherwise knowledge -1"
    - {first: [{if: the goal bell is reached, then: bookmark to two}, bookmark to other]}
- page: two
  booklet: ebb
  pictograph: quill
  groundshiver: 1
  life: [9, 9, 9, 9]
  setup: [clear the board, return the past, set out from 002]
- {page: other, like: two, groundshiver: 0}
- {page: quiet, booklet: ebb, groundshiver: 0}
- {number: 12, uid: log, back: green, kind: quest item}
- number: 50
  uid: square
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - think: {success: reach the goal bell}
- number: 51
  uid: gate
  back: green
  kind: permanent event
  placement: [west]
  actions:
    - run: {group: true, success: the scenario ends}
    - talk: {cost: 2, success: the scenario ends}
- {number: 60, uid: versions, back: green, kind: quest item, link: quill}
- {number: 60, uid: plain, back: green, kind: quest item}
"""


def scenario(**settings):
    wanted = {"at": "square", "board": {(1, 0): "gate"}, "page": "one", **settings}
    return citadel_table(SCENARIOS, **wanted)


@rule("T-SCN-04", "T-SCN-05", "T-SCN-06", "T-SCN-07")
@pytest.mark.parametrize(("quests", "knowledge"), [([], 4), (["log"], 7)])
def test_the_way_home_ends_the_scenario_whatever_was_reached(quests, knowledge):
    """Back at the Citadel the epilogue is read; what it brings depends on the goals."""
    game = scenario(quests=quests)
    game.registers[table.SCORES + table.KNOWLEDGE] = 5

    act(game, "run", "reveal")

    assert table.score(game, table.KNOWLEDGE) == knowledge
    assert type(game.pending()).__name__ == "AtCitadel"


@rule("T-SCN-03")
def test_a_goal_is_reached_by_a_condition_or_by_an_effect():
    """One is looked at when it matters, the other stays reached."""
    game = scenario()
    page = card(game, "one")
    assert story.goals_reached(game, page) == 0

    act(game, "think", "reveal")
    assert story.goals_reached(game, page) == 1
    play(game, "take 012")
    assert story.goals_reached(game, page) == 2
    play(game, "return all quest items among the quest items")
    assert story.goals_reached(game, page) == 1


@rule("T-SCN-01", "T-SCN-02", "T-SCN-06")
@pytest.mark.parametrize(("deeds", "page"), [([], "other"), (["think"], "two")])
def test_the_route_depends_on_what_happened(deeds, page):
    """The epilogue puts the bookmark where the next scenario begins."""
    game = scenario()
    for deed in deeds:
        act(game, deed, "reveal")

    act(game, "run", "reveal")

    assert offered(game) == [f"set-out/{page}"]
    choose(game, "set-out")
    assert zone(game, page) == table.BOOKLET
    assert terrain(game) == "field"


@rule("T-SCN-02", "T-TAKE-04", "T-TAKE-05")
def test_the_bookmark_decides_which_versions_match():
    """With the quill page open the linked version is taken, before it the plain one."""
    game = scenario()
    play(game, "take 060")
    assert zone(game, "plain") == tabletop.QUESTS

    game = scenario()
    play(game, "bookmark to two")
    play(game, "take 060")
    assert zone(game, "versions") == tabletop.QUESTS
    assert terrain(game) == "square"


@rule("T-SCN-08", "T-CONS-03")
def test_another_way_home_ends_the_action_first():
    """The revealed cards are discarded before the epilogue is read."""
    game = scenario(deck=5)

    act(game, "talk", "reveal")

    assert type(game.pending()).__name__ == "AtCitadel"
    assert not game.zones[tabletop.DRAWN]
    assert len(game.zones[table.DISCARD_PILES]) == 2


@rule("T-COMM-07", "T-DATA-05", "T-SETUP-04")
def test_a_new_scenario_sets_level_and_life_and_allows_a_save():
    """Nothing of the old level or life points carries over; the save counter is reset."""
    game = scenario(life=3)
    game.registers[table.SAVED] = 1
    game.registers[table.GROUNDSHIVER] = 2
    act(game, "think", "reveal")

    act(game, "run", "reveal", "set-out/two")

    assert (life(game), game.registers[table.GROUNDSHIVER]) == (9, 1)
    assert "save-game" in standing(game)


@rule("T-RUL-97")
def test_the_save_counter_waits_for_the_next_scenario():
    """Saved once, there is no second save before the next page."""
    game = scenario()
    choose(game, "save-game")
    assert "save-game" not in standing(game)


@rule("T-RUL-96")
def test_only_the_booklet_clears_up():
    """A page that says nothing leaves Board, hands and Global events as they were."""
    text = SCENARIOS + "- {number: 70, uid: tide, back: green, kind: global event}\n"
    game = citadel_table(
        text, at="square", board={(1, 0): "gate"}, page="quiet", hand=["star"], globals_=["tide"]
    )

    act(game, "run", "reveal", "set-out/quiet")

    assert hand(game) == ["star"]
    assert zone(game, "tide") == table.GLOBALS
    assert (terrain(game), at_cell(game, 1, 0)) == ("square", "gate")


@rule("T-RUL-96")
def test_a_page_may_clear_the_board_and_return_the_past():
    """What the script says is done, in its order."""
    game = scenario(past=["start"])

    act(game, "run", "reveal", "set-out/other")

    assert past(game) == []
    assert zone(game, "square") == zone(game, "start") == tabletop.ADVENTURE_DECK
    assert terrain(game) == "field"


@rule("T-COMM-06", "T-UNC-11")
def test_the_unconscious_recover_at_the_citadel():
    """Their life points are noted as they are; then they are there again for the next scenario."""
    game = scenario(players=2, life=[6, 1])
    play(game, "lose 1 life", "banish", you=1)
    assert table.is_unconscious(game, 1)

    act(game, "run", "reveal")

    assert [game.chronicle[f"life {one}"] for one in (0, 1)] == [6, 0]
    assert not table.is_unconscious(game, 1)
    choose(game, "set-out/other")
    assert [life(game, seat) for seat in (0, 1)] == [9, 9]
    assert terrain(game, 1) == "field"


@rule("T-UNC-11", "T-UNC-10", "T-RUL-96")
def test_who_recovered_comes_back_to_a_board_that_stays():
    """Where the booklet moves nobody, the figure of somebody who fell stands beside another again."""
    game = scenario(players=2, life=[6, 1], page="quiet")
    play(game, "lose 1 life", "banish", you=1)
    assert terrain(game, 1) == ""

    act(game, "run", "reveal", "set-out/quiet")

    assert (terrain(game, 1), life(game, 1)) == ("square", 1)


@rule("T-SCN-04", "T-UNC-08", "T-JOIN-01", "T-COMM-06")
def test_an_epilogue_may_be_read_on_the_spot():
    """Where the scenario says so the next one follows at once, without the Citadel and what is open there."""
    game = scenario(players=2, life=[6, 1])
    play(game, "lose 1 life", "banish", you=1)

    play(game, "the scenario ends here")

    assert [leaflet.recorded_life(game, game.registers[tabletop.CHARACTERS + seat]) for seat in (0, 1)] == [
        6,
        0,
    ]
    assert zone(game, "other") == table.BOOKLET
    assert [life(game, seat) for seat in (0, 1)] == [9, 9]
    assert [terrain(game, seat) for seat in (0, 1)] == ["field", "field"]
    assert type(game.pending()).__name__ == "ChooseAction"


@rule("T-SCN-04")
def test_an_event_that_ends_the_scenario_is_put_away():
    """What was being resolved goes to the Past, and its duty is no duty any more."""
    text = (
        SCENARIOS
        + """
- number: 80
  uid: flood
  back: green
  kind: temporary event
  actions:
    - swim: {rows: [{difficulty: 1, failure: the scenario ends}, {difficulty: 1}]}
"""
    )
    game = citadel_table(text, at="square", page="quiet")
    play(game, "take 080", "reveal")
    assert type(game.pending()).__name__ == "AtCitadel"
    assert zone(game, "flood") == tabletop.PAST

    choose(game, "set-out/quiet")

    assert type(game.pending()).__name__ == "ChooseAction"


@rule("T-SCN-04", "T-DLG-01")
def test_a_dialogue_between_turns_may_lead_home():
    """Nobody takes another turn once what was read has ended the scenario."""
    text = SCENARIOS + '\n- {paragraph: 82, text: "the scenario ends"}\n'
    game = citadel_table(text, at="square", page="quiet")

    play(game, "read 82")

    assert type(game.pending()).__name__ == "AtCitadel"


@rule("T-SCN-04")
def test_what_is_being_resolved_is_finished_before_the_way_home():
    """Outside an action too, the rest of the text is carried out in this scenario and not in the next."""
    text = (
        SCENARIOS
        + """
- {number: 81, uid: signal, back: green, kind: temporary event, text: "the scenario ends, then lose 2 life"}
"""
    )
    game = citadel_table(text, at="square", page="quiet", life=9)

    play(game, "take 081")

    assert type(game.pending()).__name__ == "AtCitadel"
    assert life(game) == 7
    assert not game.frames


@rule("T-DATA-08")
def test_a_rare_icon_is_a_text_of_its_card():
    """Whatever a pack draws for it, its meaning is written in the effect language and meets the rules where it says."""
    text = """
- number: 90
  uid: oddity
  back: green
  kind: quest item
  effects: ["at the end of think, if the action succeeded: defense +1"]
- {number: 91, uid: study, back: green, kind: terrain, actions: [think: {}, talk: {}]}
"""
    game = citadel_table(text, at="study", quests=["oddity"])

    act(game, "talk", "reveal")
    assert table.score(game, table.DEFENSE) == 0
    act(game, "think", "reveal")
    assert table.score(game, table.DEFENSE) == 1


@rule("T-RUL-92")
def test_life_may_be_set_or_given():
    """The booklet's own words decide: set to a number, or so many more."""
    game = citadel_table(life=3)
    play(game, "set your life to 8")
    assert life(game) == 8
    play(game, "gain 2 life")
    assert life(game) == 10
    play(game, "set your life to 4")
    assert life(game) == 4


def test_what_waits_for_the_next_scenario_follows_the_character():
    """It happens when the next one is set up, once, and leaves at least what it says."""
    game = scenario(life=5)
    play(game, "when the next scenario begins: lose 20 life but keep at least 1")
    assert life(game) == 5

    act(game, "run", "reveal", "set-out/other")
    assert life(game) == 1
    play(game, "the scenario ends", "set-out/other")
    assert life(game) == 9


def test_what_waits_twice_for_the_next_scenario_happens_twice():
    """The same text, carried over from two occasions, counts for both."""
    text = SCENARIOS + (
        "\n- {number: 83, uid: debt, back: green, kind: quest item, "
        'actions: [swim: {success: "when the next scenario begins: lose 2 life"}]}\n'
    )
    game = citadel_table(text, at="square", page="quiet", quests=["debt"])
    for _ in range(2):
        act(game, "swim", "reveal")

    play(game, "bookmark to other")
    play(game, "the scenario ends", "set-out/other")

    assert life(game) == 5


def test_what_was_remembered_for_a_scenario_is_forgotten():
    """Goals and readings of one scenario do not count in the next."""
    game = scenario()
    act(game, "think", "reveal")
    act(game, "run", "reveal", "set-out/two")

    assert not any(key.startswith(story.HERE) for key in game.chronicle)


@rule("T-GEN-04", "T-ZONE-05", "T-ZONE-06")
def test_the_threat_is_overcome():
    """The players win at once, and banished cards are back in their decks."""
    game = scenario()
    play(game, "take 012")
    play(game, "banish all quest items among the quest items")
    assert zone(game, "log") == tabletop.BANISHED

    play(game, "the threat is overcome")

    assert game.ending == "won"
    assert zone(game, "log") == tabletop.ADVENTURE_DECK
    assert news(game, "threat-overcome")


@rule("T-GEN-06")
def test_your_adventure_ends_here():
    """An effect that says so loses the adventure for everybody."""
    game = scenario(players=2)

    play(game, "your adventure ends here")

    assert game.ending == "lost:ended"


def test_a_page_like_another_has_the_rest_from_it():
    """Only the level is its own."""
    game = scenario()
    two, other = (game.content.page(card(game, page)) for page in ("two", "other"))

    assert (two.groundshiver, other.groundshiver) == (1, 0)
    assert (other.life, other.pictograph, other.booklet) == (two.life, two.pictograph, two.booklet)


def test_a_page_cannot_be_like_one_that_is_not_there():
    """The fault names the page."""
    assert any("nowhere" in fault for fault in refused("- {page: one, like: nowhere}"))


# -- at the Citadel --------------------------------------------------------------------------------


@rule("T-JOIN-01", "T-JOIN-02", "T-RUL-106", "T-RUL-105")
def test_somebody_joins_before_a_new_scenario():
    """They pick a character who is left and build a deck as the introduction says, then get its life points."""
    game = through(begun(players=1, chairs=2), "ansa")
    assert not any("join" in option for option in offered(game) + standing(game))
    homeward(game)

    choose(game, "join-adventure/s2")
    assert offered(game) == ["play-as/bartholt", "play-as/cora", "play-as/dov"]
    choose(game, "play-as/bartholt", "pick-skill/fist", "pick-skill/flag")
    assert game.pending().seat(game) == -1
    kinds = [name.partition("#")[0] for name in names(game, game.zones[table.DECKS + 1])]
    assert kinds == ["bartholt-own"] * 3 + ["fist", "flag"]
    choose(game, "set-out/le-1")

    assert [life(game, seat) for seat in (0, 1)] == [11, 11]
    assert terrain(game, 1) == "causeway"
    assert limits.hand_limit(game, 0) == 4
    assert table.purse(game, 1) == ()


@rule("T-JOIN-01")
def test_a_page_may_forbid_joining():
    """Where nobody may join there is no offer."""
    text = INTRODUCTION.replace("{page: le-1,", "{page: le-1, joining: false,")
    game = through(begun(players=1, chairs=2, text=text), "ansa")

    homeward(game)

    assert offered(game) == ["set-out/le-1"]


@rule("T-JOIN-01")
def test_who_left_may_return_with_a_new_character():
    """The seat of a leaver is free for another character at the Citadel."""
    game = through(begun(players=2), "ansa", "bartholt")
    homeward(game)
    choose(game, "set-out/le-1")
    choose(game, "leave-for-good/s2")
    finish(game)

    play(game, "the scenario ends", "join-adventure/s2")

    assert "play-as/cora" in offered(game)


def test_the_time_at_the_citadel_can_be_suspended():
    """A snapshot in the middle of it goes on as the game does."""
    game = through(begun(players=2), "ansa", "bartholt")
    homeward(game)

    again = snapshot.load(game.content, snapshot.dump(game))
    for each in (game, again):
        choose(each, "set-out/le-1")

    assert snapshot.dump(game) == snapshot.dump(again)
