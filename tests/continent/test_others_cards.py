"""Whose card it is: the cards of those who are not involved, of helpers, and whom a text speaks to."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.life import counts_for_loss
from playing import act, choose, finish, hand, news, offered, pile, table, zone
from rulebook import rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1}
    - climb: {cost: 1, difficulty: 2, success: take 063, failure: take 105}
    - search: {cost: 0, success: take 070}
    - sail: {cost: 0, success: "put 024 with bell east of this and go there"}
- {number: 24, back: green, kind: terrain, area: I}
- {number: 25, back: green, kind: terrain, area: I, back-ref: [20]}
- {number: 61, back: green, kind: quest item, banner: {bell: 1}}
- {number: 63, back: green, kind: quest item}
- {number: 64, back: green, kind: quest item, effects: ["when forced into fight: take 108"]}
- {number: 108, back: green, kind: state, title: wet, copies: 4}
- number: 70
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 0}
    - fight, run: {cost: 0}
- {number: 201, back: green, kind: state, title: haunted,
   effects: ["instead of discarding a curse drawn: put it into your hand"]}
- {number: 202, back: green, kind: state, title: timid, effects: ["at most 1 additional cards"]}
- {number: 203, back: green, kind: state, title: weary, effects: ["at the end of any: take 108"]}
- {number: 204, back: green, kind: state, title: cursed, effects: ["a curse in your hand counts for vital loss"]}
- {number: 205, back: green, kind: state, title: deaf, effects: ["the banner of a quest item under the satchel is off"]}
- {number: 206, back: green, kind: state, title: clumsy, effects: ["when forced into fight, run: take 108"]}
- {number: 207, back: green, kind: bonus, uid: luck, effects: ["instead of failing climb: may discard this"]}
- {number: 208, back: green, kind: bonus, uid: diary, effects: ["at the end of dig: take 108"]}
"""


@rule("C-RUL-40", "C-TURN-04")
def test_the_state_of_somebody_who_is_not_involved_does_not_act():
    """Bo stays out: the Curse Ann draws is discarded, Ann draws as she likes, and nothing happens at the end."""
    states = {1: ["201", "202", "203"]}
    game = table(
        LAND, at="020", explorers=2, hands=states, deck=["common-curse", "blank", "blank#2", "blank#3"]
    )
    finish(act(game, "dig", "draw", "draw"))

    assert "common-curse" in pile(game)
    assert hand(game, 1) == ["201", "202", "203"]
    assert news(game, "state-taken") == []


@rule("C-RUL-40", "C-SKILL-05")
def test_the_state_of_a_helper_speaks_to_its_holder():
    """Bo helps: the Curse goes to Bo's hand, and Bo suffers at the end; Ann, who leads, does neither."""
    states = {1: ["201", "203"]}
    game = table(LAND, at="020", explorers=2, hands=states, deck=["common-curse", "blank", "blank#2"])
    finish(act(game, "dig", joined=[1]))

    assert hand(game, 0) == []
    assert hand(game, 1) == ["108", "201", "203", "common-curse"]


@rule("C-RUL-40", "C-COST-07")
def test_the_state_of_a_helper_limits_the_additional_cards():
    """One more card, and the next may not be drawn."""
    game = table(LAND, at="020", explorers=2, hands={1: ["202"]}, deck=9)
    act(game, "dig", "trade/0", joined=[1])
    assert offered(game) == ["draw", "reveal"]
    choose(game, "draw")

    assert "draw" not in offered(game)


@rule("C-CARD-19", "C-TURN-04")
def test_another_card_says_itself_whose_actions_it_answers():
    """Only a State is bound to its holder's actions: a text that answers every dig answers Ann's, for Bo."""
    game = table(LAND, at="020", explorers=2, hands={1: ["diary"]}, deck=9)
    finish(act(game, "dig"))

    assert hand(game, 0) == []
    assert hand(game, 1) == ["108", "diary"]


@rule("C-TURN-04")
def test_a_failure_is_turned_by_the_owner_of_the_card():
    """Bo's luck is Bo's to spend when Bo helps, and nobody's when Bo stays out."""
    game = table(LAND, at="020", explorers=2, hands={1: ["luck"]}, deck=9)
    act(game, "climb", "trade/0", "reveal", "keep-none", joined=[1])
    assert game.pending().seat(game) == 1
    choose(game, "turn-failure/luck")
    alone = table(LAND, at="020", explorers=2, hands={1: ["luck"]}, deck=9)
    finish(act(alone, "climb"), "turn-failure")

    assert zone(game, "063") == zones.SATCHEL
    assert zone(game, "luck") == tabletop.PAST
    assert zone(alone, "063") == tabletop.ADVENTURE_DECK


@rule("C-STATE-02", "C-RUL-40")
def test_a_state_that_makes_cards_count_speaks_of_its_holder():
    """Bo's State counts the Curse in Bo's hand, not the one in Ann's."""
    game = table(
        LAND, at="020", explorers=2, hands={0: ["common-curse"], 1: ["204", "common-curse#2"]}, deck=9
    )

    assert counts_for_loss(game, 0) == 1
    assert counts_for_loss(game, 1) == 3


@pytest.mark.parametrize(("joined", "numbers"), [([], ["number/24", "number/25"]), ([1], [])])
@rule("C-RUL-40", "C-NUM-11")
def test_a_banner_is_switched_off_by_the_states_of_those_involved(joined, numbers):
    """Bo is deaf: alone, Ann hears the bell under the Satchel & Journal."""
    game = table(LAND, at="020", explorers=2, hands={1: ["205"]}, satchel=["061"], deck=9)
    act(game, "sail", joined=joined)
    while offered(game) and offered(game)[0] in ("trade/0", "draw"):
        choose(game, "trade/0" if offered(game)[0] == "trade/0" else "reveal")

    assert [option for option in offered(game) if option.startswith("number")] == numbers


@rule("C-LEG-08", "C-CARD-19")
def test_who_is_forced_into_an_action_is_told_once():
    """Both actions of the event are fights: Ann's State speaks once, and the quest item to her who leads."""
    game = table(LAND, at="020", explorers=2, hand=["206"], satchel=["064"], deck=9)
    finish(act(game, "search", joined=[1]))

    assert news(game, "state-taken") == ["108", "108#2"]
    assert "108" not in "".join(hand(game, 1))
