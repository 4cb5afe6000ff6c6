"""An explorer whose adventure ends in the middle of an action: who goes on with it, and when it breaks off."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.invariants import check
from fogbound.rules.continent.turn import ChooseTurn, fallback_seat
from playing import act, choose, deck_size, finish, held, news, offered, pile_size, play, table, zone
from rulebook import rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {cost: 1, difficulty: 1, success: take 063, failure: take 105}
    - search: {cost: 0, success: take 070}
    - observe: {cost: 0}
    - dig: {cost: 0, success: {do: [your adventure alone is over, {choose: [take 105, lose 1 card]}]}}
- {number: 63, back: green, kind: quest item}
- {number: 70, back: green, kind: temporary event, actions: [climb: {cost: 1, difficulty: 1}]}
- {number: 35, back: green, kind: bonus, uid: leap, effects: ["climb: before the draw, may your adventure alone is over"]}
- {number: 36, back: green, kind: bonus, uid: slip,
   effects: ["climb: after the reveal, may your adventure alone is over"]}
- {number: 37, back: green, kind: quest item, uid: rail, effects: ["climb: after the reveal, may restore 1 random"]}
- {number: 30, back: green, kind: item, durability: 3, uid: line,
   effects: ["climb: cost -1", "instead of failing climb: may lose 1 card"]}
"""


@rule("C-RUL-45", "C-END-02")
@pytest.mark.parametrize("alone", [True, False])
def test_with_nobody_involved_left_the_action_breaks_off_without_a_draw(alone):
    """Ann leaps, alone or with all involved; the pile holds but a Curse, which does not defeat Bo, who stayed out."""
    cards = LAND if alone else LAND.replace("your adventure alone is over", "your adventure is over")
    game = table(cards, at="020", explorers=2, hand=["leap"], deck=0, pile=["common-curse"])
    act(game, "climb", "apply/leap")

    assert not game.ending
    assert isinstance(game.pending(), ChooseTurn)
    assert news(game, "broken-off") == ["020"]
    assert pile_size(game) == 1
    assert check(game) == []


@rule("C-RUL-45", "C-RUL-21")
def test_what_was_drawn_for_an_action_that_breaks_off_is_discarded():
    """Ann slips after the reveal: the card goes to the pile, and nothing is kept, judged or applied."""
    game = table(LAND, at="020", explorers=2, hand=["slip"], deck=9, pile=[])
    act(game, "climb", "reveal", "apply/slip")

    assert isinstance(game.pending(), ChooseTurn)
    assert (deck_size(game), pile_size(game)) == (8, 1)
    assert news(game, "failed") == news(game, "succeeded") == []
    assert zone(game, "105") == tabletop.ADVENTURE_DECK
    assert check(game) == []


@rule("C-RUL-45", "C-RUL-49")
def test_the_event_of_an_action_that_breaks_off_is_put_away():
    """Its action was begun and can no longer be taken."""
    game = table(LAND, at="020", explorers=2, hand=["leap"], deck=9)
    act(game, "search", "reveal", "apply/leap")

    assert zone(game, "070") == tabletop.PAST
    assert isinstance(game.pending(), ChooseTurn)
    assert check(game) == []


@rule("C-RUL-45", "C-TURN-02")
def test_a_helper_goes_on_as_the_active_player():
    """Bo and Cy help; when Ann is gone Bo draws on, decides what is kept, and bears the failure."""
    game = table(LAND, at="020", explorers=3, hand=["leap"], satchel=["rail"], deck=9, pile=2)
    act(game, "climb", "trade/0", "apply/leap", joined=[1, 2])

    assert action_frame(game).active == 1
    assert game.pending().seat(game) == 1
    assert offered(game) == ["draw", "reveal"]
    choose(game, "reveal")
    assert offered(game) == ["apply/rail/1", "done"]
    assert game.pending().seat(game) == 1
    finish(game)
    assert held(game, 1) == ["100", "105"]
    assert fallback_seat(game) == 2


@rule("C-RUL-45", "C-RUL-82")
def test_the_used_item_of_somebody_who_is_gone_does_nothing_more():
    """Ann's line could have turned the failure; nobody is asked about it."""
    game = table(LAND, at="020", explorers=2, hand=["slip"], items=[(["line"], 1)], deck=9, pile=2)
    act(game, "climb", "use-item/line", "done", "trade/0", "reveal", "apply/slip", joined=[1])
    finish(game, "turn-failure")

    assert news(game, "failure-turned") == []
    assert "105" in held(game, 1)


@rule("C-RUL-45")
def test_whose_adventure_is_over_is_not_asked_what_the_text_goes_on_to_ask():
    """The rest of the sentence speaks to somebody who is gone."""
    game = table(LAND, at="020", explorers=2, deck=9)
    finish(act(game, "dig", "reveal"))

    assert zone(game, "105") == tabletop.ADVENTURE_DECK
    assert deck_size(game) == 9


@pytest.mark.parametrize(
    "sentence", ["look at the top 2", "may lose 1 card", "choose one of skills in the pile: banish it"]
)
@pytest.mark.parametrize("seat", [0, 1])
@rule("C-RUL-45")
def test_nor_anything_else(sentence, seat):
    """Whatever a text asks of one explorer."""
    game = table(LAND, at="020", explorers=3, deck=9, pile=["star", "left"])
    choose(game, f"leave-for-good/s{seat + 1}")
    play(game, sentence, you=seat)

    assert isinstance(game.pending(), ChooseTurn)


@rule("C-RUL-76", "C-RUL-94", "C-JOIN-02")
def test_after_a_join_cards_are_shed_clockwise_from_the_last_active_player():
    """Bo was active last: Bo gives up first, then Ann, who knows what Bo has given up."""
    skills = {0: ["star", "star#2", "left"], 1: ["left#2", "right", "seven"]}
    game = table(LAND, at="020", explorers=2, chairs=4, hands=skills, deck=9)
    finish(act(game, "observe", seat=1))
    choose(game, "join-game/s3/cy")
    order = []
    while not isinstance(game.pending(), ChooseTurn):
        order.append(game.pending().seat(game))
        choose(game, offered(game)[0])

    assert order == [1, 0]
