"""The archive: games in one SQLite file, every acknowledged answer safe, foreign and broken files left alone."""

import os
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import sleep

import pytest
from sqlalchemy import Connection, event, update

from fogbound.core import GROUP, NONE
from fogbound.tables import (
    Archive,
    ArchiveRefused,
    Journal,
    JournalDamaged,
    JournalInUse,
    Store,
    Table,
    game_queries,
)
from fogbound.tables.archive import FILE
from fogbound.tables.archive_schema import GAMES
from fogbound.tables.glance import Glance
from fogbound.tables.snapshots import state_of
from seating import book_of, packs_of, say, seat, wander

IDLE = Glance(NONE, (), 0, "", "")


def kept(archive: Archive, answers: int = 10, seed: int = 1) -> tuple[str, bytes]:
    """A game with so many answers in the archive, put away again: its key and its state."""
    with seat(keep=archive.begin, seed=seed, explorers=2) as table:
        wander(table, answers)
        return archive.games()[0].key, state_of(table.game)


def resumed(archive: Archive, key: str) -> Table:
    return Table.resume(archive.resume(key), packs_of(), book_of())


def test_a_game_goes_on_where_it_was_left(tmp_path: Path):
    """A game taken up from the archive, even by another process, stands at the same question."""
    with Archive.open(tmp_path) as archive:
        key, state = kept(archive)
    with Archive.open(tmp_path) as archive, resumed(archive, key) as table:
        assert table.remarks == []
        assert state_of(table.game) == state
        wander(table, 5)
        later = state_of(table.game)
    with Archive.open(tmp_path) as archive, resumed(archive, key) as table:
        assert state_of(table.game) == later


def test_there_is_a_row_for_every_answer(tmp_path: Path):
    """Each line of the journal is a row of its own, and together they are the journal file."""
    with Archive.open(tmp_path) as archive:
        key, _ = kept(archive, answers=7)
        journal = archive.read(key)
        rows = sqlite3.connect(tmp_path / FILE).execute("select number from lines order by number").fetchall()

        assert [number for (number,) in rows] == list(range(2, len(journal.entries) + 3))
        assert journal.steps() == 7
        (tmp_path / "copy.journal").write_bytes(archive.file(key))
    saved = Store(tmp_path).find("copy")
    assert saved.flaw is None
    assert saved.journal == journal


def test_the_list_tells_how_a_game_stands(tmp_path: Path):
    """Key, name, adventure, turn and steps are known without reading the journal."""
    with Archive.open(tmp_path) as archive:
        with seat(keep=archive.begin, explorers=2) as table:
            wander(table, 12)
            stands = game_queries.glance(table.game)
        [row] = archive.games()

    assert row.steps == 12
    assert (row.turn, row.place, row.ending) == (stands.turn, stands.place, "")
    assert row.turn > 0
    assert row.played > row.begun


def test_the_list_tells_how_a_game_stands_after_an_undo(tmp_path: Path):
    """A game that was given up and goes on is not listed as lost, nor as standing in a turn that was taken back."""
    with Archive.open(tmp_path) as archive, seat(keep=archive.begin, explorers=2) as table:
        say(table, "concede")
        assert archive.games()[0].ending
        table.undo(GROUP)

        [row] = archive.games()

        assert (row.turn, row.place, row.ending) == (0, "012", "")


def test_a_new_game_is_kept_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """If its first lines cannot be written, there is no game in the list either."""

    def fails(*_: object) -> None:
        raise OSError("no space left")

    with Archive.open(tmp_path) as archive:
        monkeypatch.setattr("fogbound.tables.archive._number_rows", fails)
        with pytest.raises(OSError, match="no space left"):
            seat(keep=archive.begin)
        assert archive.games() == []


def test_nobody_writes_a_game_that_another_has_open(tmp_path: Path):
    """No second table of this process may write it; afterwards it may."""
    with Archive.open(tmp_path) as archive:
        key, _ = kept(archive)
        with resumed(archive, key):
            with pytest.raises(JournalInUse):
                archive.resume(key)
            with pytest.raises(JournalInUse):
                archive.delete(key)
        archive.delete(key)
        assert archive.games() == []
        with pytest.raises(KeyError):
            archive.resume(key)


@pytest.mark.slow
def test_no_other_process_writes_a_game_that_is_open(tmp_path: Path):
    """The lock holds between processes."""
    code = "import sys; from pathlib import Path; from fogbound.tables import Archive\n"
    code += "Archive.open(Path(sys.argv[1])).resume(sys.argv[2])"
    with Archive.open(tmp_path) as archive:
        key, _ = kept(archive)
        with resumed(archive, key):
            other = subprocess.run(
                [sys.executable, "-c", code, tmp_path, key], capture_output=True, text=True
            )

    assert "JournalInUse" in other.stderr


def test_a_foreign_file_is_left_alone(tmp_path: Path):
    """What is no archive is reported with what to do, and not a byte of it changes."""
    for content in (b"these are my memoirs", b"SQLite format 3\0" + b"x" * 4000):
        (tmp_path / FILE).write_bytes(content)
        with pytest.raises(ArchiveRefused, match="--data"):
            Archive.open(tmp_path)
        assert (tmp_path / FILE).read_bytes() == content
    (tmp_path / FILE).unlink()
    with sqlite3.connect(tmp_path / FILE) as other:
        other.execute("create table recipes (name text)")
    with pytest.raises(ArchiveRefused, match="another program"):
        Archive.open(tmp_path)


def test_an_archive_of_a_later_version_is_left_alone(tmp_path: Path):
    """A format this version does not know is refused."""
    Archive.open(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as later:
        later.execute("update fogbound set format = 99")
    with pytest.raises(ArchiveRefused, match="format 99"):
        Archive.open(tmp_path)


def test_a_changed_row_is_noticed(tmp_path: Path):
    """An edit is found as in a file, with its line, and everything before it can be recovered."""
    with Archive.open(tmp_path) as archive:
        key, _ = kept(archive)
        with sqlite3.connect(tmp_path / FILE) as edited:
            edited.execute("update lines set text = replace(text, '\"seat\"', '\"seet\"') where number = 6")
        with pytest.raises(JournalDamaged) as damage:
            archive.resume(key)
        assert damage.value.flaw.line == 6
        saved = Store(tmp_path).find(key)
        assert saved.flaw
        recovered = Store(tmp_path).recover(saved, tmp_path / "sound.journal")
        assert len(recovered.entries) == 3
        archive.delete(key)  # nothing holds on to it


def test_a_failed_write_touches_no_other_game(tmp_path: Path):
    """A row that cannot be written fails for its own game only, though they share a transaction."""
    with Archive.open(tmp_path) as archive:
        first, _ = kept(archive, seed=1)
        second, _ = kept(archive, seed=2)
        journal, keeper = archive.resume(first, waits=False)
        other, fine = archive.resume(second, waits=False)
        with sqlite3.connect(tmp_path / FILE) as meddler:
            meddler.execute(
                "insert into lines values (?, ?, ?)", (keeper.game, len(journal.entries) + 3, b"mine\n")
            )
        answer = journal.entries[-1]
        keeper.append([answer], IDLE)
        fine.append([answer], IDLE)

        assert keeper.flush().exception(5) is not None
        assert fine.flush().exception(5) is None
        assert len(archive.file(second).splitlines()) == len(other.entries) + 3


def test_work_shares_a_transaction_and_not_its_faults(tmp_path: Path):
    """What is written besides games goes to the disk with them; work that fails is told so and leaves nothing behind."""
    with Archive.open(tmp_path) as archive:
        key, _ = kept(archive)
        journal, keeper = archive.resume(key, waits=False)
        commits: list[str] = []
        event.listen(archive.engine, "commit", lambda _: commits.append("commit"))
        is_held, released = Event(), Event()

        def hold(_: Connection) -> None:
            is_held.set()
            assert released.wait(20)

        def rename(connection: Connection) -> int:
            return connection.execute(update(GAMES).values(name="renamed")).rowcount

        def fail(connection: Connection) -> None:
            connection.execute(update(GAMES).values(place="nowhere"))
            raise LookupError("nothing of the sort")

        with ThreadPoolExecutor(3) as people:
            people.submit(archive.write, hold)
            assert is_held.wait(20)
            keeper.append([journal.entries[-1]], IDLE)  # all of this comes while the thread is busy
            settled = keeper.flush()
            renamed = people.submit(archive.write, rename)
            while archive.backlog < 2:
                sleep(0.001)
            released.set()
            assert (settled.result(20), renamed.result(20)) == (None, 1)
        assert commits == ["commit", "commit"]  # of what held it up, and of everything else

        with pytest.raises(LookupError, match="nothing of the sort"):
            archive.write(fail)
        found = archive.find(key)
        assert found is not None
        assert (found.name, found.place, found.steps) == ("renamed", "", 11)


def test_nothing_is_promised_by_a_closed_archive(tmp_path: Path):
    """An answer given after the archive was closed is refused and changes nothing."""
    archive = Archive.open(tmp_path)
    table = seat(keep=archive.begin)
    wander(table, 3)
    before = state_of(table.game)
    archive.close()
    with pytest.raises(ArchiveRefused, match="closed"):
        wander(table, 1)
    assert state_of(table.game) == before


PLAYER = """
import sys
from pathlib import Path
from fogbound.tables import Archive
from seating import seat, wander
with Archive.open(Path(sys.argv[1])) as archive, seat(keep=archive.begin, seed=int(sys.argv[2])) as table:
    print(archive.games()[0].key, flush=True)
    for done in range(1, 1000):
        wander(table, 1)
        print(done, flush=True)
"""


@pytest.mark.slow
def test_a_killed_process_loses_no_acknowledged_answer(tmp_path: Path):
    """Whatever was acknowledged before the process was killed is in the archive afterwards."""
    for at, answers in enumerate((1, 2, 3, 5, 8, 13, 21, 34)):
        with subprocess.Popen(
            [sys.executable, "-c", PLAYER, tmp_path, str(at)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
        ) as player:
            assert player.stdout is not None
            key = player.stdout.readline().strip()
            told = 0
            while told < answers:
                told = int(player.stdout.readline())
            player.send_signal(signal.SIGKILL)
            told = max([told, *map(int, player.stdout.read().split())])
        with Archive.open(tmp_path) as archive:
            journal: Journal = archive.read(key)
            assert journal.steps() in (told, told + 1)  # the last one may have come to the disk untold
            with resumed(archive, key) as table:
                assert table.remarks == []
