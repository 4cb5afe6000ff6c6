"""Scenarios, their goals and epilogues, and what comes over into the next one (T-SCN)."""

import pytest

from enduring import (
    act,
    at_cell,
    card,
    choose,
    citadel_table,
    hand,
    life,
    news,
    offered,
    past,
    pile_size,
    play,
    refused,
    standing,
    terrain,
    zone,
)
from fogbound.core import snapshot
from fogbound.rules.citadel import leaflet, story, table
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.tables import game_queries
from rulebook import alone, rule

SCENARIOS = """
- page: one
  booklet: ebb
  pictograph: eel
  tremor: 3
  goals:
    log: there is a quest item among the quest items
    bell: null
  epilogue:
    - "if the goal log is reached: knowledge +2, otherwise knowledge -1"
    - {first: [{if: the goal bell is reached, then: bookmark to two}, bookmark to other]}
- page: two
  booklet: ebb
  pictograph: quill
  tremor: 1
  life: [9, 9, 9, 9]
  setup: [clear the board, return the past, set out from 002]
- {page: other, like: two, tremor: 0}
- {page: quiet, booklet: ebb, tremor: 0}
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


@alone("needs everybody together")
@rule("T-SCN-04", "T-SCN-05", "T-SCN-06", "T-SCN-07")
@pytest.mark.parametrize(("quests", "knowledge"), [([], 4), (["log"], 7)])
def test_the_way_home_ends_the_scenario_whatever_was_reached(quests, knowledge):
    """Back at the Citadel the epilogue is read; what it brings depends on the goals."""
    game = scenario(quests=quests)
    game.registers[table.SCORES + table.KNOWLEDGE] = 5

    act(game, "run", "reveal")

    assert table.score(game, table.KNOWLEDGE) == knowledge
    assert game.pending_name() == "at-citadel"


@alone("tells where the first seat stands")
def test_between_two_scenarios_a_list_of_games_names_no_place():
    """The Board lies as it was left, but nobody stands there any more."""
    game = scenario()
    assert game_queries.glance(game).place == "square"
    act(game, "run", "reveal")
    assert game_queries.glance(game).place == ""


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


@alone("needs everybody together")
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

    assert game.pending_name() == "at-citadel"
    assert not game.zones[tabletop.DRAWN]
    assert pile_size(game) == 2


@alone("needs everybody together")
@rule("T-COMM-07", "T-DATA-05", "T-SETUP-04")
def test_a_new_scenario_sets_level_and_life_and_allows_a_save():
    """Nothing of the old level or life points carries over; the save counter is reset."""
    game = scenario(life=3)
    game.registers[table.SAVED] = 1
    game.registers[table.TREMOR] = 2
    act(game, "think", "reveal")

    act(game, "run", "reveal", "set-out/two")

    assert (life(game), game.registers[table.TREMOR]) == (9, 1)
    assert "save-game" in standing(game)


@alone("needs everybody together")
@rule("T-RUL-97")
def test_the_save_counter_waits_for_the_next_scenario():
    """Saved once, there is no second save before the next page."""
    game = scenario()
    choose(game, "save-game")
    assert "save-game" not in standing(game)


@alone("needs everybody together")
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


@alone("needs everybody together")
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
    assert game.pending_name() == "choose-action"


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
    assert game.pending_name() == "at-citadel"
    assert zone(game, "flood") == tabletop.PAST

    choose(game, "set-out/quiet")

    assert game.pending_name() == "choose-action"


@rule("T-SCN-04", "T-DLG-01")
def test_a_dialogue_between_turns_may_lead_home():
    """Nobody takes another turn once what was read has ended the scenario."""
    text = SCENARIOS + '\n- {paragraph: 82, text: "the scenario ends"}\n'
    game = citadel_table(text, at="square", page="quiet")

    play(game, "read 82")

    assert game.pending_name() == "at-citadel"


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

    assert game.pending_name() == "at-citadel"
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


@alone("needs everybody together")
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


@alone("needs everybody together")
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

    assert (two.tremor, other.tremor) == (1, 0)
    assert (other.life, other.pictograph, other.booklet) == (two.life, two.pictograph, two.booklet)


def test_a_page_cannot_be_like_one_that_is_not_there():
    """The fault names the page."""
    assert any("nowhere" in fault for fault in refused("- {page: one, like: nowhere}"))


@alone("needs everybody together")
@rule("T-SCN-03", "T-SCN-04")
def test_the_end_of_a_scenario_tells_how_its_goals_stand():
    """Those that nobody reached, and those that hold by a condition; what an effect reached was told before."""
    game = scenario(quests=["log"])
    words = book_of(game).words.words["goal"]

    act(game, "run", "reveal")

    told = [(item.what, words[item.n]) for item in game.news or () if item.what.startswith("goal-")]
    assert told == [("goal-reached", "log"), ("goal-missed", "bell")]


@rule("T-RUL-98")
def test_what_waits_for_the_next_scenario_comes_in_the_same_order_after_a_suspend():
    """Seat by seat, whoever it was left to first."""
    text = SCENARIOS + (
        "\n- {number: 83, uid: debt, back: green, kind: quest item, "
        'actions: [swim: {success: "when the next scenario begins: lose 2 life"}]}\n'
    )
    game = citadel_table(text, at="square", page="quiet", quests=["debt"], players=3)
    for seat in (2, 0, 1):
        act(game, "swim", "reveal", seat=seat)
    play(game, "bookmark to other")
    play(game, "the scenario ends")

    lost = []
    for copy in (game, snapshot.load(game.content, snapshot.dump(game))):
        copy.news = []
        choose(copy, "set-out/other")
        lost.append([item.seat for item in copy.news if item.what == "life-lost"])

    assert lost == [[1, 2, 0], [1, 2, 0]]


LIKE = """
- {page: night, booklet: ebb, tremor: 2, pictograph: eel, saving: false, joining: false, life: [5, 5, 5, 5]}
- {page: dawn, like: night, tremor: 1}
- {page: noon, like: dawn, saving: true}
- {page: dusk, like: two, saving: false, joining: false, tremor: 0}
- {page: two, booklet: ebb, tremor: 1}
"""


@alone("needs everybody together")
@rule("T-SAVE-02")
@pytest.mark.parametrize(
    ("page", "saving", "joining"),
    [
        ("night", False, False),
        ("dawn", False, False),
        ("noon", True, False),
        ("dusk", False, False),
        ("two", True, True),
    ],
)
def test_whether_a_scenario_may_be_saved_is_as_the_page_or_its_model_says(page, saving, joining):
    """A page says it itself, or has it from the page it is like, however far back."""
    game = citadel_table(LIKE, page=page)
    made = game.content.page(card(game, page))

    assert (made.saving, made.joining) == (saving, joining)
    assert ("save-game" in standing(game)) is saving


def test_a_page_has_what_its_model_has_from_another():
    """The level is that of the page between them."""
    game = citadel_table(LIKE)
    noon = game.content.page(card(game, "noon"))

    assert (noon.tremor, noon.life) == (1, (5, 5, 5, 5))


def test_pages_that_are_like_each_other_are_refused():
    """Neither would say anything; the fault stands where one names the other."""
    ring = "- {page: one, booklet: ebb, like: two}\n- {page: two, like: one}\n- {page: three, like: one}\n"

    assert refused(ring) == [
        "test/cards/cards.yaml:1:35: wrong-form: the page 'one' is like itself: one is like two is like one",
        "test/cards/cards.yaml:2:21: wrong-form: the page 'two' is like itself: two is like one is like two",
    ]
