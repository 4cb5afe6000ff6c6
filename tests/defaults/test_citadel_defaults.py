"""What a player at the Citadel is not asked: where one answer leaves everything open that the others would."""

import pytest

from enduring import act, brim, card, choose, citadel_table, entries, life, offered, play, purse
from fogbound.core import Game
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.text import CardTexts, Renderer
from fogbound.view import question_message
from rulebook import rule

CARDS = """
- number: 10
  uid: pit
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, success: influence +1}
    - talk: {cost: 1, success: add 1 to hand}
    - climb: {cost: 1, difficulty: 1, success: influence +1, failure: suffer 1 damage}
    - swim: {cost: 1, difficulty: 1, success: influence +1}
    - tend: {cost: 1, difficulty: 1, success: influence +1, failure: knowledge +1}
    - lift: {cost: 1, difficulty: 1, success: "if the successes is at least 2: influence +1"}
- number: 11
  uid: wasps
  back: green
  kind: temporary event
  actions: [fight: {mandatory: true, cost: 1, difficulty: 1, success: add 1 to hand, failure: suffer 1 damage}]
- number: 12
  uid: robbers
  back: green
  kind: temporary event
  actions: [fight: {mandatory: true, cost: 1, difficulty: 1, success: influence -1, failure: suffer 1 damage}]
- {number: 20, uid: spade, back: green, kind: purse, keywords: [tool], weight: 2, effects: ["dig: cost -1"]}
- {number: 21, uid: pick, back: green, kind: purse, keywords: [tool], effects: ["dig: cost -1"]}
- {number: 22, uid: rag, back: green, kind: purse, effects: ["dig: cost -1", "selected in dig: discard 1 from the deck"]}
- {number: 23, uid: anvil, back: green, kind: purse, weight: 9}
- {skill: knack, effects: ["dig: cost -1"]}
- {skill: feat, effects: ["dig: cost -1, price: discard this"]}
- {skill: haggle, effects: ["climb: 1 fist for +1 success, max 1"]}
- {skill: effort, effects: ["climb: +1 success, price: discard this"]}
- {skill: trade, effects: ["climb: +1 success, price: influence +1"]}
- {skill: swap, effects: ["climb: 1 fist for: regain 1, max 1"]}
- {skill: cheer, effects: ["any: help, may obtain 1 fist"]}
- {skill: balm, effects: ["any: help, may gain 1 life"]}
- {skill: luck, reflex: true, effects: ["any: after the reveal, may regain 1"]}
"""


def table(**settings: object) -> Game:
    return citadel_table(CARDS, at="pit", **settings)


def passed(game: Game) -> str:
    """The answer that is given by itself; empty where the player is asked."""
    only = book_of(game).only_option(game)
    return game.option_id(only) if only is not None else ""


@rule("T-DRAW-06")
@pytest.mark.parametrize(("action", "answer"), [("dig", "reveal"), ("talk", ""), ("climb", "")])
def test_nobody_is_asked_for_more_cards_that_would_be_of_no_use(action, answer):
    """An action that cannot fail takes what it costs, unless a revealed card might be kept."""
    assert passed(act(table(), action)) == answer


@rule("T-DRAW-06", "T-RES-21")
def test_a_reflex_in_the_deck_is_worth_drawing_for():
    """It might be among the cards."""
    assert passed(act(table(deck=["star", "star#2", "luck"]), "dig")) == ""


@rule("T-TURN-14")
@pytest.mark.parametrize(
    ("action", "top", "helping", "own", "answer"),
    [
        ("dig", "blank", "cheer", [], "done"),
        ("climb", "star", "cheer", [], "done"),
        ("climb", "blank", "cheer", [], ""),
        ("dig", "blank", "balm", [], ""),
        ("climb", "star", "cheer", ["swap"], ""),
        ("lift", "star", "cheer", [], ""),
    ],
)
def test_nobody_is_asked_to_help_who_could_add_nothing(action, top, helping, own, answer):
    """Where there are successes enough, more of them, or icons that buy only those, would change nothing."""
    game = table(players=2, hand=own, deck=[top, "star#2"])
    game.move(card(game, helping), tabletop.HANDS + 1)

    act(game, action, "reveal", joined=[1])

    assert game.pending_name() == "offer-help"
    assert passed(game) == answer


@rule("T-RES-05", "T-RUL-31")
@pytest.mark.parametrize(
    ("action", "answer"), [("climb", "count/1"), ("swim", "count/1"), ("tend", ""), ("lift", "")]
)
def test_successes_are_counted_where_failing_would_only_hurt(action, answer):
    """Where failing brings something of its own, or their number matters, one may count fewer."""
    game = act(table(deck=["star", "star#2"]), action, "reveal")

    assert passed(game) == answer


@rule("T-RES-05", "T-RUL-31")
@pytest.mark.parametrize(("number", "answer"), [("011", "count/1"), ("012", "")])
def test_a_forced_action_is_won_by_itself_only_where_winning_is_welcome(number, answer):
    """Nobody has chosen to meet the robbers."""
    game = play(table(deck=["star", "star#2"]), f"take {number}", "reveal")

    assert passed(game) == answer


@rule("T-RES-14")
@pytest.mark.parametrize(("skill", "answer"), [("haggle", "convert/haggle"), ("swap", "")])
def test_icons_that_can_only_bring_what_is_missing_are_spent(skill, answer):
    """What they buy beside successes is a matter of taste."""
    game = act(table(deck=["fist", "star"], hand=[skill], pile=2), "climb", "reveal")

    assert passed(game).startswith(answer)
    assert bool(passed(game)) == bool(answer)


@rule("T-RES-05")
@pytest.mark.parametrize(("skill", "answer"), [("effort", "count/1"), ("trade", "")])
def test_nobody_is_asked_to_pay_for_successes_that_are_not_missing(skill, answer):
    """A price that does nobody any good is kept; any other is a matter of taste."""
    game = act(table(deck=["star", "star#2"], hand=[skill]), "climb", "reveal")

    assert passed(game) == answer


@rule("T-DRAW-03")
@pytest.mark.parametrize(("skill", "answer"), [("knack", "apply/knack"), ("feat", "")])
def test_what_saves_cards_for_nothing_is_used(skill, answer):
    """They can still be drawn; what costs something is asked for."""
    game = act(table(hand=[skill]), "dig")

    assert passed(game).startswith(answer)
    assert bool(passed(game)) == bool(answer)


@rule("T-GEAR-01", "T-GEAR-04", "T-GEAR-13")
@pytest.mark.parametrize(
    ("carried", "answer"), [(["spade"], "select/spade"), (["spade", "pick"], ""), (["rag"], "")]
)
def test_a_tool_that_can_only_help_is_taken_to_hand(carried, answer):
    """Of two that share a keyword one must be chosen; and one may be better left where it is."""
    assert passed(act(table(purse=carried), "dig")) == answer


@rule("T-GEAR-04")
@pytest.mark.parametrize(
    ("carried", "lang", "said"),
    [
        (["spade", "pick"], "en", "Some of these Purse cards cannot be used together. Which do you select?"),
        (["spade", "pick"], "fr", "Certaines de ces cartes Besace ne peuvent pas servir ensemble."),
        (["rag"], "en", "Which Purse cards do you select?"),
    ],
)
def test_enter_leaves_no_purse_card_unused(carried, lang, said):
    """Where one may be selected there is something to weigh up, and it is told what."""
    game = act(table(purse=carried), "dig")

    asked = Renderer(CardTexts([brim(), entries(CARDS)]), lang).render(question_message(game, 0))

    assert asked.startswith(said)
    assert book_of(game).default_option(game) is None


@rule("T-TYPE-08", "T-PURSE-05")
@pytest.mark.parametrize(("number", "answer"), [("020", "keep/s1/spade"), ("023", "")])
def test_what_is_found_is_kept_unless_it_weighs_too_much(number, answer):
    """It may be put down at any time."""
    assert passed(play(table(), f"take {number}")) == answer


def test_what_is_passed_over_is_the_answer_a_player_would_have_had():
    """Who digs with a spade is asked nothing, and the next turn begins."""
    game = act(table(deck=["star", "star#2"], purse=["spade"]), "dig")
    while passed(game):
        choose(game, passed(game))

    assert offered(game)[0].startswith("dig")
    assert (life(game), purse(game)) == (10, ["spade"])
