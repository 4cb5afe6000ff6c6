"""Who is involved at the Citadel without being asked: those for whom nothing is at stake, or only what does them good."""

import pytest

from enduring import choose, citadel_table, under_fog
from fogbound.core import Game
from fogbound.rules.common.book import book_of
from rulebook import rule

LAND = """
- number: 10
  uid: pit
  back: green
  kind: terrain
  arrows: {east: [I, 12]}
  actions:
    - dig: {cost: 1, success: influence +1, failure: suffer 1 damage}
    - talk: {cost: 1, success: [each involved regains 1, "if influence is at least 2: each involved gains 1 life"]}
    - climb: {cost: 1, difficulty: 1, success: influence +1, failure: each involved suffers 1 damage}
    - swim: {cost: 1, difficulty: the involved, success: influence +1}
    - tend: {cost: 1, success: "choose an involved explorer: take 020"}
    - lift: {cost: 1, success: take 011}
    - listen: {cost: 1, success: go south of this}
    - fight: {cost: 1, traits: [proud], success: influence +1}
- {number: 12, uid: heath, back: green, kind: terrain}
- {trait: proud, effects: ["only each involved with the greatest (your life) may be active"]}
- {number: 11, uid: breeze, back: green, kind: temporary event, text: each involved regains 1}
- {number: 20, uid: spade, back: green, kind: purse}
- {fog: mist, area: I, kind: temporary event, text: influence +1, back-actions: [pathfind: {cost: 1, success: flip}]}
- {skill: cheer, effects: ["any: help, may regain 1"]}
"""
STORM = """
- {number: 30, uid: storm, back: green, kind: temporary event, text: each involved suffers 1 damage}
"""
COLD = """
- {number: 30, uid: cold, back: green, kind: purse, no-discard: true}
- {number: 31, uid: rain, back: green, kind: temporary event, text: take 030}
"""
CHILL = """
- {number: 30, uid: cold, back: green, kind: purse, no-discard: true}
- {number: 31, uid: rain, back: green, kind: temporary event, text: each involved takes 030}
"""
OMEN = """
- number: 21
  uid: omen
  back: green
  kind: quest item
  effects: [{after a failed: dig, do: each involved suffers 1 damage}]
"""
HARMLESS = """
- {number: 30, uid: gust, back: green, kind: temporary event, text: each explorer here suffers 1 damage}
"""


def asked(action: str, box: str = "", **settings: object) -> list[str]:
    """What two on one Terrain are still asked about the second one's part in an action of the first.

    Whether the second one is asked is known before.
    """
    cards = LAND + box
    game = citadel_table(cards, at="pit", players=2, board={(0, 1): "field"}, **settings)
    under_fog(game, "mist", 1, 0)
    option = next(option for option in game.offered if (option.verb, option.seat) == (action, 0))
    is_foretold = book_of(game).asks_others(game, option)
    choose(game, f"{action}/s1")
    questions = []
    while game.pending_name() == "offer-involvement":
        only = book_of(game).only_option(game)
        if only is None:
            questions.append(game.offered[0].verb)
        game.choose(only or game.offered[0], "")
    assert is_foretold == ("join" in questions)
    return [*questions, "involved" if is_involved(game) else "alone"]


def is_involved(game: Game) -> bool:
    """Whether the second player takes part in the action in progress."""
    return 1 in game.frames[-1].involved


@rule("T-TURN-08")
@pytest.mark.parametrize("action", ["dig", "talk", "lift"])
def test_whoever_can_only_gain_is_involved(action):
    """Nothing is done to the involved, or nothing but good: nobody would stay out, or keep anybody out."""
    assert asked(action) == ["involved"]


@rule("T-TURN-08")
def test_whoever_has_something_at_stake_is_asked():
    """Who might come to harm decides for themself; that nobody else would, is no reason to keep them out."""
    assert asked("climb") == ["join", "involved"]


@rule("T-TURN-08")
@pytest.mark.parametrize("action", ["swim", "tend", "listen", "fight"])
def test_both_are_asked_where_it_concerns_both(action):
    """How many they are counts, one of them gets something, all go somewhere, or one of them may have to be active."""
    assert asked(action) == ["join", "accept", "involved"]


@rule("T-TURN-08", "T-INFO-01")
@pytest.mark.parametrize(
    ("box", "questions"), [("", []), (HARMLESS, []), (CHILL, ["join", "accept"]), (STORM, ["join"])]
)
@pytest.mark.parametrize("action", ["lift", "pathfind"])
def test_whatever_the_box_holds_may_come_to_light(action, box, questions):
    """It does not matter what is going to be revealed: nobody can tell by the question what that is."""
    assert asked(action, box) == [*questions, "involved"]


@rule("T-TYPE-09", "T-RUL-73")
def test_what_somebody_must_keep_is_at_stake_for_all_who_might_have_to():
    """The active player says who of the involved keeps it."""
    assert asked("lift", COLD) == ["join", "accept", "involved"]
    assert asked("dig", COLD) == ["involved"]


@rule("T-TURN-08")
def test_what_cards_in_play_do_to_the_involved_is_at_stake():
    """As long as the omen lies among the Quest items, it is better to be asked."""
    assert asked("dig", OMEN, quests=["omen"]) == ["join", "accept", "involved"]
    assert asked("dig", OMEN) == ["involved"]


@rule("T-TURN-08", "T-MOVE-01")
def test_nobody_is_involved_in_a_step_that_moves_one_figure():
    """Unless they hold something that helps in anything; whether they use it is theirs to say."""
    assert asked("move") == ["alone"]
    assert asked("move", hands={1: ["cheer"]}) == ["involved"]
