"""Taking answers back: as far as the last barrier, with the consent of those whose answers they were."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amounts import examples
from fogbound.core import GROUP, AnswerRefused, Question, StaleAnswer
from fogbound.core.chance import seeded
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.ruleset import ReportNumber
from fogbound.tables import Autopilot, ConsentNeeded, Table, UndoRefused
from fogbound.tables.journal import Answer, Undo
from fogbound.tables.snapshots import state_hash, state_of
from playing import table as set_table
from rulebook import rule
from seating import CARDS as LAMP
from seating import again, around, position, say, seat, wander


def plain(table: Table) -> tuple[object, ...]:
    """A position without the numbers of its questions, which an undo changes."""
    game = table.game.clone()
    game.serial = 0
    game.asked = [(height, 0) for height, _ in game.asked]
    return position(around(game))


def test_an_answer_is_taken_back():
    """Undo gives back the question as it was, under a new number."""
    table = seat(explorers=2)
    before = plain(table)
    say(table, "dig/s1")

    table.undo(GROUP)

    assert plain(table) == before
    assert table.game.pending_serial() == 3
    assert table.journal.entries[-1] == Undo(GROUP, 3)


def test_several_answers_are_taken_back_at_once():
    """Undo goes back as far as it may, in one go or one by one."""
    table = seat(explorers=2)
    before = plain(table)
    say(table, "dig/s1", "join")
    assert table.undoable_answers() == 2

    table.undo(GROUP, answers=2)

    assert plain(table) == before
    assert table.undoable_answers() == 0


def test_an_answer_to_a_question_taken_back_is_stale():
    """A click that comes twice does not answer the question that came back."""
    table = seat(explorers=2)
    table.answer(GROUP, 1, "dig/s1/012")
    table.undo(GROUP)

    with pytest.raises(StaleAnswer):
        table.answer(GROUP, 1, "dig/s1/012")
    with pytest.raises(StaleAnswer):
        table.answer(GROUP, 2, "join/s2")


@examples(0.4)
@given(choices=st.integers(0, 100_000))
def test_serials_never_repeat(choices: int):
    """No two questions of a game share a number, however often answers are taken back."""
    table = seat(explorers=2)
    chance = seeded(choices)
    used: dict[int, Question] = {}
    gone: set[int] = set()
    for _ in range(60):
        waiting = {serial: table.game.stack[height - 1] for height, serial in table.game.asked}
        assert not gone & set(waiting)
        for serial, question in waiting.items():
            assert used.setdefault(serial, question) is question
        wander(table, 1, chance.below(1 << 30), undo=True)
        gone |= set(waiting) - {serial for _, serial in table.game.asked}


def test_a_question_in_the_place_of_an_abandoned_one_gets_a_new_number():
    """When an action breaks off under a waiting question, no answer to that question fits the next one."""
    game = set_table(LAMP, at="012")
    game.answer(GROUP, 1, "dig/s1/012")
    height, serial = len(game.stack), game.pending_serial()

    game.abandon(game.frames[-1])
    game.then(*[ReportNumber(0)] * (height - len(game.stack)))
    game.advance()

    assert (len(game.stack), game.pending_serial()) == (height, serial + 1)


@examples(0.4)
@given(choices=st.integers(0, 100_000))
def test_answers_taken_back_leave_nothing_behind(choices: int):
    """A game with undos stands where it would stand if the answers taken back had never been given."""
    table = seat(explorers=2)
    wander(table, 40, choices, undo=True)
    straight = seat(explorers=2)
    for at in table.journal.standing_entries():
        entry = table.journal.entries[at]
        if isinstance(entry, Answer):
            say(straight, entry.option, value=entry.value)

    assert plain(straight) == plain(table)


def test_a_waiting_question_gets_a_new_number_too():
    """A question under an interjection cannot be answered with a number from before the undo."""
    table = seat()
    table.answer(GROUP, 1, "report/s1")
    table.answer(GROUP, 2, "decline")
    assert table.game.pending_serial() == 1
    table.undo(GROUP)
    table.answer(GROUP, table.game.pending_serial(), "decline")

    with pytest.raises(StaleAnswer):
        table.answer(GROUP, 1, "concede")


# -- barriers --------------------------------------------------------------------------------------


@rule("C-RUL-31")
def test_cards_drawn_face_down_can_be_put_back():
    """A face-down draw tells nobody anything but the size of the deck."""
    table = seat()
    before = table.game.zones[zones.ACTION_DECK]
    say(table, "dig")

    table.undo(GROUP)

    assert table.game.zones[zones.ACTION_DECK] == before


def test_revealed_cards_cannot_be_put_back():
    """What came to light stays there; the refusal tells what it was."""
    table = seat()
    say(table, "dig", "reveal")

    with pytest.raises(UndoRefused, match="'reveal' cannot be taken back: hidden cards were asked") as caught:
        table.undo(GROUP)
    assert caught.value.answer == Answer(GROUP, 2, "reveal")
    assert "revealed" in [item.what for item in caught.value.news]


def test_an_action_that_draws_nothing_can_be_taken_back():
    """No card came to light, so the reveal hides nothing."""
    bare = LAMP.replace("cost: 1, difficulty: 0, success: look at the top 3", "cost: 0, difficulty: 0")
    table = seat(cards=bare)
    before = plain(table)
    say(table, "think", "reveal")

    table.undo(GROUP, answers=2)

    assert plain(table) == before


def test_chance_is_a_barrier():
    """What was shuffled cannot be shuffled again."""
    table = seat(explorers=2)
    say(table, "leave-for-a-while/s2")  # own Skills are searched for, the deck is shuffled

    with pytest.raises(UndoRefused, match="chance has decided since"):
        table.undo(GROUP)


@pytest.mark.parametrize("number", ["33", "34"])
def test_a_reported_number_is_a_barrier_whether_it_is_right_or_wrong(number: str):
    """That nothing was there is an answer too: a wrong guess cannot be taken back."""
    table = seat()
    say(table, "report")
    assert table.undoable_answers() == 1
    say(table, "number", value=number)

    assert table.undoable_answers() == 0
    with pytest.raises(UndoRefused, match="'number' cannot be taken back"):
        table.undo(GROUP)


def test_the_barrier_holds_after_a_resume(tmp_path: Path):
    """Closing the lid opens no way back, and closes none."""
    path = tmp_path / "game.journal"
    with seat(path, explorers=2) as table:
        say(table, "report")
        say(table, "number", value="34")
        say(table, "dig/s1")
    with again(path) as table:
        table.undo(GROUP)
        with pytest.raises(UndoRefused, match="'number' cannot be taken back"):
            table.undo(GROUP)


def test_answers_before_a_barrier_stay_given():
    """Undo stops at the barrier, even if an answer before it was harmless."""
    table = seat(explorers=2)
    say(table, "dig/s1", "stay-out", "reveal")  # the third one shows the cards
    assert table.undoable_answers() == 0

    with pytest.raises(UndoRefused):
        table.undo(GROUP, answers=3)


def test_nothing_is_taken_back_before_the_first_answer():
    """A new game has no past."""
    table = seat()

    with pytest.raises(UndoRefused, match="nothing to take back"):
        table.undo(GROUP)
    with pytest.raises(UndoRefused, match="nothing to take back"):
        table.undo(GROUP, answers=0)


def test_a_concession_can_be_taken_back():
    """A game that ended without chance goes on after an undo."""
    table = seat()
    say(table, "concede")
    assert table.game.ending

    table.undo(GROUP)

    assert not table.game.ending
    say(table, "dig")
    last = table.journal.last_checkpoint()
    assert last is not None
    assert last.ending == ""


# -- what nobody was asked -------------------------------------------------------------------------


def promise_to_join(table: Table, seat: int, action: str) -> None:
    """Let a seat say that it takes part in an action that may be chosen now."""
    game = table.game
    option = next(option for option in game.offered if game.option_id(option) == action)
    table.autopilot = Autopilot(lambda seats: False)
    table.autopilot.promise(seat, game.pending_serial(), option, joins=True)


def test_what_was_passed_over_is_taken_back_with_the_decision_before_it():
    """Only what was asked counts, here and when the journal is played again."""
    table = seat(explorers=2)
    promise_to_join(table, 1, "dig/s1/012")
    before = plain(table)
    say(table, "dig/s1")
    assert [(one.answer.option, one.answer.why) for one in table.played] == [
        ("dig/s1/012", ""),
        ("join/s2", "promised"),
    ]
    assert (table.undoable_answers(), table.journal.decisions(), table.steps()) == (1, 1, 2)

    table.undo(GROUP)

    assert plain(table) == before
    assert table.journal.entries[-1] == Undo(GROUP, table.game.pending_serial())
    assert (table.undoable_answers(), table.journal.decisions(), table.played) == (0, 0, [])
    assert plain(Table.replay(table.journal, table.packs, table.book)) == before


def test_undo_stops_at_a_wall_behind_what_was_passed_over():
    """There is no way back to a question that nobody was asked."""
    table = seat()
    say(table, "report")
    say(table, "number", value="34")
    table.follow(Answer(GROUP, table.game.pending_serial(), "dig/s1/012", passed=True))
    entries = list(table.journal.entries)

    assert table.undoable_answers() == 0
    with pytest.raises(UndoRefused, match="'number' cannot be taken back"):
        table.undo(GROUP)
    assert table.journal.entries == entries


def test_what_was_passed_over_needs_nobodys_consent():
    """Who answered before may take that back, whoever else would have been asked since."""
    table = seat(explorers=3)
    promise_to_join(table, 1, "dig/s1/012")
    table.answer(0, 1, "dig/s1/012")
    assert table.played[-1].answer.option == "join/s2"

    table.undo(0)

    assert table.journal.entries[-1] == Undo(0, 4)


# -- consent ---------------------------------------------------------------------------------------


def test_the_own_answer_needs_nobodys_consent():
    """Who answered last may take it back alone."""
    table = seat(explorers=2)
    table.answer(0, 1, "dig/s1/012")

    table.undo(0)

    assert isinstance(table.journal.entries[-1], Undo)


def test_somebody_elses_answer_needs_their_consent():
    """The others whose answers go with it are asked first; nothing happens before they agree."""
    table = seat(explorers=3)
    table.answer(0, 1, "dig/s1/012")
    table.answer(1, 2, "join/s2")
    before = position(table)

    with pytest.raises(ConsentNeeded, match="seats 2 have to agree") as caught:
        table.undo(0, answers=2)
    assert caught.value.seats == {1}
    assert position(table) == before
    with pytest.raises(ConsentNeeded) as caught:
        table.undo(2, consents={1}, answers=2)
    assert caught.value.seats == {0}

    table.undo(0, consents={1}, answers=2)

    assert table.undoable_answers() == 0
    assert table.journal.entries[-1] == Undo(0, 4, 2, (1,))


def test_a_joint_answer_belongs_to_all_who_agreed():
    """What three people agreed on is not undone by two of them."""
    table = seat(explorers=3, voting=True)
    for who in range(3):
        table.propose(who, 1, "dig/s1/012")

    with pytest.raises(ConsentNeeded) as caught:
        table.undo(2, consents={0})
    assert caught.value.seats == {1}
    table.undo(2, consents={0, 1})
    assert table.votes() == {}


def test_consent_is_an_answer_refused_for_now():
    """Clients may treat every refusal of a table alike."""
    assert issubclass(ConsentNeeded, AnswerRefused)
    assert issubclass(UndoRefused, AnswerRefused)


def test_a_turn_taken_back_is_marked_again():
    """A checkpoint goes with the answer that led to it, and is set again when the turn comes again."""
    table = around(set_table(LAMP, at="012", explorers=2, items_of={0: [(["031"], 4)]}))
    table.answer(GROUP, table.game.pending_serial(), "relinquish/s1/031")
    assert [type(entry).__name__ for entry in table.journal.entries] == ["Answer", "Checkpoint"]
    table.undo(GROUP)
    assert table.journal.last_checkpoint() is None
    table.answer(GROUP, table.game.pending_serial(), "relinquish/s1/031")

    last = table.journal.last_checkpoint()
    assert last is not None
    assert last.state == state_hash(state_of(table.game))
