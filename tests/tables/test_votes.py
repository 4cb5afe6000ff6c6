"""Agreement at the table: everybody present has a vote, and the rules say who decides without agreement."""

import pytest

from fogbound.core import GROUP, AnswerRefused, StaleAnswer
from fogbound.rules.common import tabletop
from fogbound.tables import AgreementNeeded
from fogbound.tables.journal import Answer
from playing import table as set_table
from rulebook import rule
from seating import around, finish, options, say, seat

APART = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, difficulty: 0, success: take 105}
- number: 13
  back: green
  kind: terrain
  area: I
- number: 14
  back: green
  kind: terrain
  area: I
"""


@rule("C-TURN-01")
def test_a_turn_is_picked_when_everybody_agrees():
    """The group picks the active player: the turn begins with the last vote for the same option."""
    table = seat(explorers=3, voting=True)

    assert table.propose(2, 1, "dig/s2/012") is None
    assert table.propose(0, 1, "dig/s2/012") is None
    assert table.votes() == {2: ("dig/s2/012", ""), 0: ("dig/s2/012", "")}
    played = table.propose(1, 1, "dig/s2/012")

    assert played is not None
    assert table.journal.entries[-1] == Answer(GROUP, 1, "dig/s2/012", "", (0, 1, 2))
    assert table.votes() == {}


def test_who_decides_is_asked_anew_when_the_game_goes_on_or_back():
    """It is the answer to one question: the next one may have another, and after an undo the first one counts again."""
    table = seat(explorers=3)
    found = [table.decider()]

    say(table, "dig/s2")
    found.append(table.decider())
    table.undo(GROUP)
    found.append(table.decider())

    assert found[0] == found[2] != found[1]


@rule("C-TURN-01")
def test_the_previous_active_player_is_picked_again_if_all_agree():
    """Nothing forbids a second turn in a row but the lack of agreement."""
    table = seat(explorers=2)
    say(table, "dig/s1", "stay-out")
    finish(table)
    assert table.game.registers[tabletop.ACTIVE] == 0
    table.voting = True
    serial = table.game.pending_serial()

    with pytest.raises(AgreementNeeded):
        table.answer(0, serial, "dig/s1/012")
    table.propose(0, serial, "dig/s1/012")
    table.propose(1, serial, "dig/s1/012")
    table.voting = False
    finish(table)
    assert (table.game.registers[tabletop.ACTIVE], table.game.registers[tabletop.TURN]) == (0, 2)


@rule("C-TURN-02")
def test_without_agreement_the_left_neighbour_is_active():
    """When somebody does not agree, the turn falls to the left neighbour of the last active player alone."""
    table = seat(explorers=3)
    say(table, "dig/s2", "stay-out/s3", "stay-out/s1")
    finish(table)
    table.voting = True
    serial = table.game.pending_serial()
    table.propose(0, serial, "dig/s2/012")
    table.propose(1, serial, "dig/s2/012")
    assert table.fallback() == (2, ["dig/s3/012", "think/s3/012"])
    with pytest.raises(AgreementNeeded):
        table.answer(2, serial, "dig/s3/012")

    table.disagree(2, serial)

    with pytest.raises(AgreementNeeded):
        table.answer(1, serial, "dig/s2/012")
    with pytest.raises(AgreementNeeded):
        table.answer(2, serial, "dig/s2/012")  # who is active acts, and nobody else
    table.answer(2, serial, "dig/s3/012")
    assert table.journal.entries[-1] == Answer(2, serial, "dig/s3/012")


@rule("C-RUL-74")
def test_the_first_turn_falls_to_the_first_seat():
    """Before anybody was active, the fallback is seat 1."""
    assert seat(explorers=3, voting=True).fallback()[0] == 0


@rule("C-RUL-74")
def test_seats_that_are_absent_or_cannot_act_are_skipped():
    """The next to the left is the next who is there and has a legal action."""
    table = around(set_table(APART, explorers=4, at="012", board={(1, 0): "013"}), voting=True)
    game = table.game
    game.registers[tabletop.TURN] = 1
    game.registers[tabletop.ACTIVE] = 0
    assert table.fallback()[0] == 1
    game.figures[1] = game.content.card_ids.index("013")  # where there is nothing to do
    assert table.fallback()[0] == 2
    game.registers[tabletop.STATUS + 2] = tabletop.AWAY
    assert table.fallback()[0] == 3
    game.registers[tabletop.STATUS + 3] = tabletop.ELIMINATED
    assert table.fallback()[0] == 0


def test_nobody_decides_alone_when_nobody_can_act():
    """Giving up the game needs everybody: the rules name no one for it."""
    table = around(set_table(APART, explorers=2, at="013"), voting=True)
    serial = table.game.pending_serial()
    table.disagree(0, serial)

    assert table.fallback() == (-1, [])
    with pytest.raises(AgreementNeeded):
        table.answer(0, serial, "concede")
    table.propose(0, serial, "concede")
    table.propose(1, serial, "concede")
    assert table.game.ending == "lost:conceded"


@rule("C-RUL-75")
def test_inside_an_action_the_active_player_decides_without_agreement():
    """How far cost is traded for difficulty is for all involved; failing that, the active player says."""
    table = seat(explorers=2)
    say(table, "dig/s2", "join", "accept")
    assert options(table)[0] == "trade/0"
    table.voting = True
    serial = table.game.pending_serial()
    table.propose(0, serial, "trade/0")
    table.propose(1, serial, "trade/1")
    with pytest.raises(AgreementNeeded):
        table.answer(1, serial, "trade/1")

    table.disagree(0, serial)

    assert table.fallback() == (1, ["trade/0", "trade/1", "trade/2"])
    with pytest.raises(AgreementNeeded):
        table.answer(0, serial, "trade/0")
    table.answer(1, serial, "trade/1")
    assert table.journal.entries[-1] == Answer(1, serial, "trade/1")


@rule("C-RUL-75")
def test_inside_an_action_agreement_comes_first():
    """Even after a disagreement the group may still agree on something else than the active player's wish."""
    table = seat(explorers=2)
    say(table, "dig/s2", "join", "accept")
    table.voting = True
    serial = table.game.pending_serial()
    table.disagree(0, serial)
    table.propose(0, serial, "trade/1")
    table.propose(1, serial, "trade/1")

    assert table.journal.entries[-1] == Answer(GROUP, serial, "trade/1", "", (0, 1))


@rule("C-COST-02")
def test_nobody_has_to_agree_that_an_action_costs_what_it_costs():
    """Whoever leads says so for all; whoever helps may say it first, and waits for them."""
    table = seat(explorers=2)
    say(table, "dig/s2", "join", "accept")
    table.voting = True
    serial = table.game.pending_serial()

    assert table.propose(0, serial, "trade/0") is None
    assert table.propose(0, serial, "trade/1") is None
    table.propose(1, serial, "trade/0")

    assert table.journal.entries[-1] == Answer(GROUP, serial, "trade/0", "", (1,))


@rule("C-COST-02", "C-RUL-75")
def test_who_is_not_involved_has_no_vote_inside_an_action():
    """The trade is for those involved, and nobody waits for the one who stays out."""
    table = seat(explorers=3)
    say(table, "dig/s1", "join/s2", "accept", "stay-out/s3")
    assert options(table)[0] == "trade/0"
    table.voting = True
    serial = table.game.pending_serial()

    with pytest.raises(AnswerRefused, match="seat 3 has no vote"):
        table.propose(2, serial, "trade/0")
    with pytest.raises(AnswerRefused, match="seat 3 has no vote"):
        table.disagree(2, serial)
    table.propose(0, serial, "trade/1")
    assert table.propose(1, serial, "trade/1") is not None
    assert table.journal.entries[-1] == Answer(GROUP, serial, "trade/1", "", (0, 1))


def test_only_those_present_have_a_vote():
    """Somebody who left for a while is neither asked nor waited for."""
    table = seat(explorers=3)
    say(table, "leave-for-a-while/s3")
    table.voting = True
    serial = table.game.pending_serial()

    with pytest.raises(AnswerRefused, match="seat 3 has no vote"):
        table.propose(2, serial, "dig/s1/012")
    with pytest.raises(AnswerRefused, match="seat 3 has no vote"):
        table.disagree(2, serial)
    table.propose(0, serial, "dig/s1/012")
    assert table.propose(1, serial, "dig/s1/012") is not None


def test_the_vote_of_a_player_who_leaves_goes_with_them():
    """Who left is no longer for anything."""
    table = seat(explorers=3, voting=True)
    table.propose(2, 1, "dig/s3/012")
    table.answer(2, 1, "leave-for-a-while/s3")

    assert table.game.pending_serial() == 1
    assert table.votes() == {}


def test_votes_can_change_until_all_agree():
    """A later vote of the same seat takes the place of the earlier one."""
    table = seat(explorers=2, voting=True)
    table.propose(0, 1, "dig/s1/012")
    table.propose(1, 1, "dig/s2/012")
    assert table.steps() == 0
    table.propose(0, 1, "dig/s2/012")

    assert table.steps() == 1


def test_what_the_group_does_beside_the_question_needs_agreement_too():
    """Nobody makes camp, or gives up, for the others."""
    table = seat(explorers=2, voting=True)
    with pytest.raises(AgreementNeeded):
        table.answer(0, 1, "camp")
    table.propose(0, 1, "camp")
    table.propose(1, 1, "camp")

    assert table.journal.entries[-1] == Answer(GROUP, 1, "camp", "", (0, 1))
    assert table.votes() == {}, "camp was agreed on once, though the same is asked after it"


def test_the_own_question_is_answered_alone():
    """What is put to one seat is that seat's to answer, and not for a vote."""
    table = seat(explorers=2, voting=True)
    table.propose(0, 1, "dig/s1/012")
    table.propose(1, 1, "dig/s1/012")
    serial = table.game.pending_serial()

    with pytest.raises(AnswerRefused, match="seat 1 cannot answer for seat 2"):
        table.answer(0, serial, "join/s2")
    with pytest.raises(AnswerRefused, match="not for the group to decide"):
        table.propose(1, serial, "join/s2")
    with pytest.raises(AgreementNeeded, match="every seat speaks for itself"):
        table.answer(GROUP, serial, "join/s2")
    table.answer(1, serial, "join/s2")


def test_a_vote_for_an_earlier_question_is_stale():
    """Votes carry the number of the question they are meant for."""
    table = seat(explorers=2, voting=True)
    table.propose(0, 1, "dig/s1/012")
    table.propose(1, 1, "dig/s1/012")

    with pytest.raises(StaleAnswer):
        table.propose(1, 1, "dig/s2/012")
    with pytest.raises(StaleAnswer):
        table.answer(1, 1, "dig/s2/012")


def test_one_person_alone_needs_no_vote():
    """At a solo table, or where one device is shared, an answer is an answer."""
    solo = seat(explorers=1, voting=True)
    solo.answer(0, 1, "dig/s1/012")
    shared = seat(explorers=2)
    shared.propose(1, 1, "dig/s1/012")

    assert solo.steps() == shared.steps() == 1
