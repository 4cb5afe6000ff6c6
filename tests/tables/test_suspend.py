"""Closing the lid and going on: exact, free, and unlike the camp no event of the game."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from amounts import examples
from fogbound.core import GROUP
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.tables import Table, TableRefused, read
from fogbound.tables.journal import Answer, Checkpoint, Journal
from fogbound.tables.snapshots import from_text, state_hash, state_of
from rulebook import rule
from seating import again, book_of, finish, options, packs_of, position, say, seat, wander


@rule("C-RUL-79")
@examples(0.4)
@given(seed=st.integers(0, 1_000), choices=st.integers(0, 1_000))
def test_the_same_seed_and_answers_give_the_same_game(seed: int, choices: int):
    """A game played again from its seed and its answers is the same in every card and every number."""
    first = seat(explorers=2, seed=seed)
    wander(first, 40, choices)
    second = seat(explorers=2, seed=seed)
    for entry in first.journal.entries:
        if isinstance(entry, Answer):
            second.answer(entry.seat, entry.serial, entry.option, entry.value)

    assert position(second) == position(first)
    assert second.journal == first.journal


@rule("C-RUL-79")
def test_another_seed_gives_another_game():
    """The seed alone decides how the cards lie."""
    orders = {seat(seed=seed).game.zones[zones.ACTION_DECK] for seed in range(20)}

    assert len(orders) == 20


@rule("C-RUL-97")
def test_a_suspended_game_goes_on_exactly_where_it_was(tmp_path: Path):
    """After every single answer the lid can be closed: cards, chance, question and options are the same."""
    path = tmp_path / "game.journal"
    table = seat(path, explorers=2)
    for number in range(40):
        wander(table, 1, number, undo=True)
        table.close()
        resumed = again(path)
        assert position(resumed) == position(table)
        assert resumed.undoable_answers() == table.undoable_answers()
        assert resumed.remarks == []
        table = resumed
    table.close()


@rule("C-RUL-97")
def test_a_suspend_is_no_camp(tmp_path: Path):
    """The Past stays the Past and the Board stays laid, where a night's rest would clear both."""
    path = tmp_path / "game.journal"
    with seat(path) as table:
        say(table, "report")
        say(table, "number", value="33")  # 033 takes the place of 012
        past, board = table.game.zones[tabletop.PAST], table.game.zones[tabletop.BOARD]
        assert past
    with again(path) as table:
        assert (table.game.zones[tabletop.PAST], table.game.zones[tabletop.BOARD]) == (past, board)
        say(table, "camp")
        assert not table.game.zones[tabletop.PAST]


def test_looking_writes_nothing(tmp_path: Path):
    """Opening a game and leaving it again does not touch its file."""
    path = tmp_path / "game.journal"
    with seat(path, explorers=2) as table:
        wander(table, 9)
    before, touched = path.read_bytes(), path.stat().st_mtime_ns
    again(path).close()

    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, touched)


def test_the_file_holds_an_answer_before_its_news_is_given(tmp_path: Path):
    """Nobody hears of an answer that is not safe."""
    path = tmp_path / "game.journal"
    with seat(path) as table:
        [played] = table.answer(GROUP, 1, "dig/s1/012")

        assert [item.what for item in played.news if item.what == "drawn"] == ["drawn"]
        assert read(path) == table.journal
        assert read(path).entries[-1] == Answer(GROUP, 1, "dig/s1/012")
        assert table.game.news is None


def test_a_refused_answer_leaves_no_trace():
    """Neither game nor journal notice an answer that fits nothing."""
    table = seat(explorers=2)
    before, game = position(table), table.game

    for serial, option in ((1, "swim/s1/012"), (2, "dig/s1/012"), (0, "dig/s1/012")):
        with pytest.raises(ValueError, match=r"option|late"):
            table.answer(GROUP, serial, option)

    assert position(table) == before
    assert table.game is game
    assert table.steps() == 0


def test_a_fault_after_an_answer_undoes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """If anything breaks before an answer is written, the table stands as before it."""

    def broken(table: Table) -> None:
        raise RuntimeError("broken")

    path = tmp_path / "game.journal"
    with seat(path) as table:
        before, text = position(table), path.read_bytes()
        monkeypatch.setattr(Table, "_due_checkpoints", broken)
        with pytest.raises(RuntimeError, match="broken"):
            say(table, "dig")
        monkeypatch.undo()

        assert position(table) == before
        assert path.read_bytes() == text
        assert table.undoable_answers() == 0
        say(table, "dig")


def test_a_closed_table_takes_no_answers(tmp_path: Path):
    """After the lid is closed nothing happens that the journal does not know."""
    path = tmp_path / "game.journal"
    table = seat(path, explorers=2)
    say(table, "dig/s1")
    table.close()
    before, text = position(table), path.read_bytes()

    with pytest.raises(TableRefused, match="closed"):
        say(table, "join")
    with pytest.raises(TableRefused, match="closed"):
        table.undo(GROUP)
    assert (position(table), path.read_bytes()) == (before, text)


def test_every_turn_has_a_checkpoint():
    """At the beginning of every turn stands the whole game, with a hash that vouches for it."""
    table = seat()
    for _ in range(4):
        say(table, "dig")
        finish(table)
    marks = [entry for entry in table.journal.entries if isinstance(entry, Checkpoint)]

    assert [mark.turn for mark in marks] == [0, 1, 2, 3, 4]
    assert marks[-1].state == state_hash(state_of(table.game))
    assert marks[-1].place == "012"
    assert from_text(marks[-1].snapshot) is not None


def test_the_end_of_a_game_is_marked():
    """A game that is over says so in its last checkpoint."""
    table = seat()
    say(table, "concede")

    last = table.journal.last_checkpoint()
    assert last is not None
    assert last.ending == table.game.ending == "lost:conceded"


def test_packs_that_are_missing_are_named():
    """A game cannot go on without its cards."""
    table = seat()

    with pytest.raises(TableRefused, match="needs the packs test"):
        Table.replay(table.journal, packs_of()[:1])


def test_a_game_of_other_rules_is_refused():
    """A journal says by which rules it is played."""
    journal = seat().journal

    with pytest.raises(TableRefused, match="'citadel'"):
        Table.replay(Journal(replace(journal.header, ruleset="citadel"), []), packs_of())


def test_a_table_can_build_its_own_book():
    """Without a book, a table makes one from the packs."""
    table = seat(explorers=2)
    wander(table, 6)
    replayed = Table.replay(table.journal, packs_of())

    assert replayed.book is not book_of()
    assert position(replayed) == position(table)
    assert options(replayed) == options(table)
