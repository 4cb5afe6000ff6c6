"""Playback: a journal shown again, every step as it was."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from amounts import examples
from fogbound.tables import Playback, TableRefused, read
from fogbound.tables.journal import Answer, Checkpoint, Journal, Undo
from fogbound.tables.snapshots import state_of
from seating import CARDS, again, book_of, packs_of, say, seat, wander

MORE = "- {number: 7, back: green, kind: terrain, area: I}\n" + CARDS


def playback(journal: Journal, cards: str = CARDS) -> Playback:
    return Playback(journal, packs_of(cards), book_of(cards))


@examples(0.4)
@given(choices=st.integers(0, 10_000))
def test_every_step_is_shown_as_it_was(choices: int):
    """After each step, undone ones too, the game stood exactly as the playback shows it."""
    table = seat(explorers=2)
    history = [state_of(table.game)]
    for number in range(30):
        if table.game.stack:
            wander(table, 1, choices + number, undo=True)
            if table.steps() == len(history):
                history.append(state_of(table.game))

    again = playback(table.journal)

    assert [state_of(moment.game) for moment in again.moments] == history
    assert [moment.step for moment in again.moments] == list(range(len(history)))
    assert again.gaps == []


def test_a_step_has_its_answer_its_news_and_the_game_before():
    """What was asked can be told from the game before, what came of it from the news."""
    table = seat()
    [played] = table.answer(0, table.game.pending_serial(), "dig/s1/012")

    start, dig = playback(table.journal).moments

    assert (start.entry, start.before) == (None, None)
    assert [item.what for item in start.news] == ["clue", "start"]
    assert isinstance(dig.entry, Answer)
    assert dig.entry.option == "dig/s1/012"
    assert [item.what for item in dig.news] == [item.what for item in played.news]
    assert dig.before is not None
    assert state_of(dig.before) == state_of(start.game)


def test_an_undo_is_a_step_without_news():
    """It shows the game as it was before the answer."""
    table = seat(explorers=2)
    say(table, "dig/s1")
    table.undo(0, consents={1})

    moment = playback(table.journal).moment_at(2)

    assert isinstance(moment.entry, Undo)
    assert moment.news == ()
    assert moment.game.cells == table.game.cells


def test_the_journal_is_left_alone(tmp_path: Path):
    """Looking back writes nothing, not even into a running game."""
    path = tmp_path / "game.journal"
    with seat(path) as table:
        wander(table, 10)
        before = path.read_bytes()
        playback(read(path))

    assert path.read_bytes() == before


@pytest.mark.parametrize("step", [-1, 11])
def test_a_step_that_never_was_is_refused(step: int):
    """The refusal says how many there are."""
    table = seat(explorers=2)
    wander(table, 10)

    with pytest.raises(LookupError, match="only 10 steps"):
        playback(table.journal).moment_at(step)


def test_what_changed_rules_make_different_is_left_out():
    """Steps are shown as far as a checkpoint vouches for them; the gap says which are missing and why."""
    table = seat()
    wander(table, 25)
    marks = [at for at, entry in enumerate(table.journal.entries) if isinstance(entry, Checkpoint)]
    entries = list(table.journal.entries)
    entries[marks[2]] = replace(entries[marks[2]], state="0" * 16)
    sound = sum(isinstance(entry, Answer) for entry in entries[: marks[1]])

    shown = playback(Journal(table.journal.header, entries))

    assert [moment.step for moment in shown.moments] == list(range(sound + 1))
    (gap,) = shown.gaps
    assert (gap.first, gap.last) == (sound + 1, shown.last_step)
    with pytest.raises(LookupError, match="begins in another state"):
        shown.moment_at(shown.last_step)


def test_a_game_that_went_on_with_other_cards_is_shown_from_there(tmp_path: Path):
    """The steps before the change cannot be played with the new cards; those after it can."""
    path = tmp_path / "game.journal"
    with seat(path) as table:
        wander(table, 12)
    with again(path, MORE) as resumed:
        wander(resumed, 5)

    shown = playback(read(path), MORE)

    (gap,) = shown.gaps
    assert (gap.first, gap.last) == (0, 12)
    assert [moment.step for moment in shown.moments] == [12, 13, 14, 15, 16, 17]
    assert [moment.remark for moment in shown.moments] == ["packs", "", "", "", "", ""]
    assert state_of(shown.moments[-1].game) == state_of(resumed.game)


def test_other_cards_than_those_played_with_are_refused():
    """A playback needs the packs of the game."""
    table = seat()

    with pytest.raises(TableRefused, match="needs the packs test"):
        Playback(table.journal, packs_of()[:1])
