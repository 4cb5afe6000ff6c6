"""The line client with a game of the Citadel, for newcomers: what Enter does, what is explained, what is confirmed."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.common.setup import Setup
from fogbound.terminal.input_parsing import answers_to
from keyboard import Keyboard, quay_in

CARDS = """\
- page: dawn
  life: [9, 9, 9, 9]
  goals: {lamp: null}
  setup: [make characters, set out from 001]
  enlist:
    - each involved picks a character
    - "2 times: each involved picks a skill"
    - each involved takes your own skills
- {page: dusk, booklet: night, tremor: 0}
- {character: wren, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4], effects: ["dig: cost -2"]}
- {skill: plain, copies: 2, strip: {stars: 1}}
- {skill: dull, copies: 2}
- {skill: keen, own: wren, copies: 8, strip: {stars: 1}}
- number: 1
  uid: quay
  back: green
  kind: terrain
  actions:
    - rest: {cost: 1, success: [add 1 to hand, may regain 1]}
    - dig: {cost: 2, difficulty: 1, success: [add 1 to hand, take 003]}
    - lift: {cost: 1, success: take 002}
    - fish: {cost: 1, success: add 1 to hand}
    - climb: {success: reach the goal lamp}
    - run: {success: the scenario ends}
- number: 2
  uid: hook
  back: green
  kind: purse
  weight: 1
  effects: ["lift: cost -1", "fish: cost -1", "selected in fish: discard 1 from the deck"]
- {number: 3, uid: pebble, back: green, kind: temporary event, text: may lose 1 life}
"""


@pytest.fixture(scope="module")
def quay(tmp_path_factory) -> str:
    """A pack with one Terrain, on which there is something for nothing, and the way home."""
    return quay_in(tmp_path_factory.mktemp("packs"), "climb, dig, fish, lift, rest, run", CARDS)


def newcomer(pack: str) -> Keyboard:
    """Somebody who has never played, at a table of one."""
    return Keyboard(pack, Setup(players=1))


@pytest.fixture
def wren(quay) -> Keyboard:
    return newcomer(quay).to_the_turn()


def test_the_first_skills_are_counted_down(quay):
    """Whoever picks Skills is told how many are left to choose."""
    said = newcomer(quay).type("1", "1")

    assert said.index("2 are left to choose.") < said.index("It is the last one.")


def test_enter_takes_cards_that_are_regained_for_nothing(wren):
    """Cards of the Discard Pile come back when nobody says a word."""
    said = wren.type("rest", "", "", "none")
    assert "(Enter: Keep none)" not in said

    said = wren.type("rest", "", "", "none")

    assert "(Enter: Yes: regain up to 1 card)" in said
    assert "Wren took back 1 card." in said


def test_enter_refuses_an_offer_that_costs_something(wren):
    """Only what has no price is taken unasked."""
    said = wren.type("dig", "", "", "draw", "", "", "")

    assert "(Enter: No)" in said


def test_fewer_cards_are_drawn_where_that_is_free_but_enter_never_draws_too_few_to_succeed(wren):
    """A reduction without a price is applied by itself; then a card must be drawn on purpose, or none."""
    said = wren.type("dig", "")

    assert "Apply Wren" not in said
    assert said.count("This costs no card, but needs 1 success. Do you draw one?") == 2
    assert "(Enter: Draw none)" not in said


def test_the_list_tells_what_an_action_costs_with_what_is_free(wren):
    """What saves cards by itself is counted before somebody chooses, and can be asked for."""
    said = wren.type("", "why dig")

    assert "Dig: cost 0, difficulty 1" in said
    assert "Rest: cost 1 " in said
    assert "What may lower the cost for free, if you apply it: −2: Wren" in said


def test_enter_leaves_no_place_in_the_hand_empty(wren):
    """A revealed card is left behind on purpose only, as long as there is room for it."""
    game = wren.table.game
    assert "(Enter: Keep none)" not in wren.type("rest", "", "")
    wren.type("1")
    while len(tabletop.hand(game, 0)) < 4:
        wren.type("rest", "", "", "1")

    said = wren.type("rest", "", "")

    assert "(Enter: Keep none)" in said


def test_what_a_purse_card_does_is_told_when_it_may_be_selected(wren):
    """As far as it serves the action; a card that was just read out is not told again."""
    said = wren.type("lift")
    assert said.count("Lift: −1 card to draw") == 1  # when it was found, and kept without a word
    assert "Do you keep Hook?" not in said

    said = wren.type("fish")

    assert "Select Hook. Fish: −1 card to draw." in said


def test_going_home_before_the_goals_are_reached_is_confirmed(wren):
    """It is said what it means, and nothing happens without a yes."""
    said = wren.type("run", "no")

    assert "not all of its goals are reached" in said
    assert wren.table.game.content.is_turn(wren.table.game.pending())


def test_going_home_with_every_goal_reached_needs_no_confirmation(wren):
    """There is nothing left to warn of."""
    wren.type("climb", "")

    assert "goals are reached" not in wren.type("run")


@pytest.mark.parametrize("words", ["bettany’s bees", "bettany's bees", "bees bettany"])
def test_names_are_understood_with_either_apostrophe(words):
    """As they are printed, and as a keyboard has them."""
    assert answers_to(words, "Bettany’s bees", "look")


# -- what was really asked -------------------------------------------------------------------------


def test_decisions_are_counted_not_what_was_passed_over(wren):
    """Digging costs Wren nothing, and she is not asked whether it may: that is one decision, not two."""
    before = wren.table.journal.decisions()
    wren.type("dig")

    journal = wren.table.journal
    assert journal.decisions() == before + 1
    assert journal.steps() > journal.decisions()


def test_undo_does_not_lead_to_a_question_that_was_passed_over(wren):
    """Behind the revealed cards is a wall, though their successes were counted without asking since."""
    wren.type("rest", "reveal")
    asked, entries = wren.table.game.pending_serial(), len(wren.table.journal.entries)
    last = wren.table.played[-1].answer

    said = wren.type("undo")

    assert last.passed
    assert "You cannot take that back" in said
    assert (wren.table.game.pending_serial(), len(wren.table.journal.entries)) == (asked, entries)


def test_the_recap_ends_with_the_last_decision(wren):
    """What was passed over since is no answer of the player's."""
    assert "The last answer: Dig" in wren.type("dig", "recap")


def test_a_row_of_several_tells_what_it_costs_each(tmp_path):
    """It stays one row, with a cost for each number where one of them saves cards for nothing."""
    lark = "- {character: lark, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4]}\n- {skill: shy, own: lark, copies: 8}\n"
    pack = quay_in(tmp_path, "climb, dig, fish, lift, rest, run", CARDS + lark)

    said = Keyboard(pack, Setup(players=2)).to_the_turn().type("")

    assert "Dig: cost 0/2, difficulty 1" in said
    assert "Rest: cost 1 " in said
