"""Actions for all hands: everybody is asked, and nobody is dragged in."""

import pytest

from fogbound.core import GROUP, NONE
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.turn import ChooseTurn, JoinAll, fallback_seat
from fogbound.tables import Autopilot
from playing import act, choose, finish, news, offered, table
from rulebook import alone, rule
from seating import around

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - observe: {cost: 0}
    - cross: {cost: 1, difficulty: 1, all-hands: true, failure: your adventure is over}
    - sail: {cost: 0, all-hands: true}
- number: 21
  back: green
  kind: terrain
  area: I
  actions:
    - cross: {cost: 1, all-hands: true}
"""


LOOKING = """
- {number: 35, back: green, kind: bonus, uid: look, actions: [listen: {cost: 0}]}
"""


def asked(game):
    """Who is asked whether they take part in what takes everybody; NONE if nobody is."""
    question = game.pending()
    return question.seat(game) if isinstance(question, JoinAll) else NONE


@rule("C-TURN-03", "C-LEG-03")
def test_everybody_is_asked_before_an_action_for_all_hands():
    """One after the other, clockwise from who leads; then all are involved, and nobody's help is refused."""
    game = table(LAND, at="020", explorers=3, deck=9)
    choose(game, "cross/s2")
    assert asked(game) == 2
    assert offered(game) == ["join/s3", "stay-out/s3"]
    choose(game, "join")
    assert asked(game) == 0
    choose(game, "join")

    assert action_frame(game).involved == (1, 2, 0)


@rule("C-LEG-03", "C-TURN-03")
def test_if_one_refuses_it_is_not_possible_in_this_turn():
    """Nobody leads it any more, what else there is can be done, and the next turn brings it back."""
    game = table(LAND, at="020", explorers=3, deck=9)
    turn = offered(game)
    choose(game, "cross/s1", "join", "stay-out")

    assert isinstance(game.pending(), ChooseTurn)
    assert offered(game) == [option for option in turn if not option.startswith("cross")]
    assert not game.frames
    assert news(game, "withdrawn") == ["020"]
    choose(game, "sail/s1", "stay-out/s2")
    assert offered(game) == ["observe/s1/020", "observe/s2/020", "observe/s3/020"]
    finish(act(game, "observe"))
    assert offered(game) == turn


@rule("C-LEG-03", "C-RUL-77")
def test_where_nothing_else_is_left_it_can_be_proposed_again():
    """Without it, the group could only give up."""
    game = table(LAND, at="021", explorers=2, deck=9)
    choose(game, "cross/s1", "stay-out/s2")

    assert offered(game) == ["cross/s1/021", "cross/s2/021"]


@alone("is about being alone")
@rule("C-LEG-03", "C-TURN-12")
def test_one_alone_is_everybody():
    """Nobody is asked."""
    game = table(LAND, at="020", deck=9)
    choose(game, "cross/s1")

    assert action_frame(game).involved == (0,)


@rule("C-RUL-74")
def test_a_turn_does_not_fall_to_who_could_only_lead_what_was_withdrawn():
    """Bo could do nothing but cross, and somebody did not want to."""
    game = table(LAND + LOOKING, at="021", explorers=2, hands={1: ["look"]}, deck=9)
    assert fallback_seat(game) == 0
    choose(game, "cross/s1", "stay-out/s2")

    assert offered(game) == ["listen/s2/look"]
    assert fallback_seat(game) == 1


@rule("C-LEG-03", "C-TURN-03")
def test_who_refused_is_named_as_the_reason():
    """The action is not offered, and whoever asks why learns whom it failed on."""
    game = table(LAND, at="020", explorers=2, deck=9)
    choose(game, "cross/s1", "stay-out/s2")
    refusals = [found for found in game.content.refusals(game, 0) if found.option.verb == "cross"]

    assert [(found.reason, found.rule, found.seats) for found in refusals] == [
        ("withdrawn", "C-LEG-03", (1,))
    ]


# -- at a table with several people ------------------------------------------------------------------


@rule("C-TURN-02", "C-TURN-03", "C-LEG-03")
def test_without_agreement_one_player_cannot_drag_the_others_in():
    """The turn falls to Ann, who would cross: Bo is asked, refuses, and the crossing is off."""
    place = around(table(LAND, at="020", explorers=2, deck=9), voting=True)
    place.autopilot = Autopilot(lambda seats: False)
    serial = place.game.pending_serial()
    place.propose(1, serial, "observe/s1/020")
    place.disagree(0, serial)
    place.answer(0, serial, "cross/s1/020")
    assert asked(place.game) == 1
    assert place.why_by_itself() == ""
    place.answer(1, place.game.pending_serial(), "stay-out/s2")

    assert not place.game.frames
    assert "cross/s1/020" not in offered(place.game)


@rule("C-TURN-01", "C-TURN-03")
def test_who_was_for_the_action_has_said_so():
    """All agreed on it, so the answer of each is known; a table gives it by itself."""
    place = around(table(LAND, at="020", explorers=2, deck=9), voting=True)
    place.autopilot = Autopilot(lambda seats: False)
    serial = place.game.pending_serial()
    place.propose(0, serial, "cross/s1/020")
    place.propose(1, serial, "cross/s1/020")

    joined = place.played[1].answer
    assert (joined.option, joined.passed, joined.why) == ("join/s2", True, "agreed")
    assert action_frame(place.game).involved == (0, 1)


@rule("C-TURN-03")
def test_who_speaks_for_everybody_has_said_so_for_each():
    """One person plays both: the choice of the turn was theirs."""
    place = around(table(LAND, at="020", explorers=2, deck=9))
    place.autopilot = Autopilot(lambda seats: False)
    place.answer(GROUP, place.game.pending_serial(), "cross/s1/020")

    assert (place.played[1].answer.option, place.played[1].answer.why) == ("join/s2", "agreed")


@rule("C-LEG-03")
def test_what_was_refused_is_proposed_again_when_nothing_else_is_left():
    """It is all they can do: they may propose it as often as they like, and refuse it as often."""
    game = table(LAND, at="021", explorers=2, deck=9)

    for _ in range(3):
        choose(game, "cross/s1", "stay-out")
        assert offered(game) == ["cross/s1/021", "cross/s2/021"]

    assert game.pending().refusers == (1,)


@rule("C-TURN-03", "C-RUL-76")
def test_everybody_is_asked_clockwise_from_who_leads():
    """Cy leads: Dee is asked first, then Ann and Bo, and they are involved in this order."""
    game = table(LAND, at="020", explorers=4, deck=9)
    choose(game, "cross/s3")
    order = []
    while asked(game) != NONE:
        order.append(asked(game))
        choose(game, "join")

    assert order == [3, 0, 1]
    assert action_frame(game).involved == (2, 3, 0, 1)


@rule("C-LEG-03", "C-TURN-03")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_may_not_be_joined_cannot_lead_what_takes_everybody(seat):
    """The action itself says that nobody may join who has a Skill in hand: Bo has one."""
    cards = (
        LAND
        + """
- number: 22
  back: green
  kind: terrain
  area: I
  actions:
    - cross: {cost: 1, all-hands: true, modifiers: [nobody may join if there is a skill in your hand]}
    - sail: {cost: 0, modifiers: [nobody may join if there is a skill in your hand]}
"""
    )
    game = table(cards, at="022", explorers=3, hands={1: ["star"]}, deck=9)
    crossing = f"cross/s{seat + 1}/022" in offered(game)
    choose(game, f"sail/s{seat + 1}")

    assert crossing is (seat != 1)
    assert (game.pending_name() == "join") is (seat != 1)
