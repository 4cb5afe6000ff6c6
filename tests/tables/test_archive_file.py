"""The archive as a file of SQLite: foreign and broken files are left alone, and a damaged game can be recovered."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from archives import change_line
from fogbound.tables import Archive, ArchiveRefused, JournalInUse, Store
from fogbound.tables.archive import FILE
from seating import seat, wander


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


PLAYER = """
import sys
from pathlib import Path
from fogbound.tables import Archive
from seating import seat
with Archive.open(Path(sys.argv[1]), "otter") as archive, seat(keep=archive.begin, explorers=2) as table:
    archive.servers.join()
    print(archive.games()[0].key, flush=True)
    sys.stdin.read()
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell who holds a lock")
def test_the_server_that_holds_a_game_is_known_in_the_folder(tmp_path: Path):
    """It is named to others while it runs; when it was killed its row goes with the next that joins."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-c", PLAYER, tmp_path]
    with (
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        ) as other,
        Archive.open(tmp_path, "heron") as archive,
    ):
        assert other.stdout is not None
        key = other.stdout.readline().strip()
        archive.servers.join()
        assert [server.name for server in archive.servers.running()] == ["heron", "otter"]
        assert archive.holder(key) == "otter"
        with pytest.raises(JournalInUse) as refusal:
            archive.resume(key)
        assert refusal.value.holder == "otter"
        other.kill()
        other.wait()
        assert archive.holder(key) == ""
        archive.servers.sweep()
        assert [server.name for server in archive.servers.running()] == ["heron"]


def test_a_server_that_was_killed_does_not_keep_its_name(tmp_path: Path):
    """Not even where each process has the number of the one before, as in a container."""
    with Archive.open(tmp_path, "heron") as archive:
        archive.servers.join()
        left = sqlite3.connect(tmp_path / FILE).execute("select * from servers").fetchone()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute(f"insert into servers values ({', '.join('?' * len(left))})", (left[0] + 7, *left[1:]))
    with Archive.open(tmp_path, "heron") as archive:
        archive.servers.join()
        assert [server.name for server in archive.servers.running()] == ["heron"]


def test_a_damaged_game_of_the_archive_is_recovered(tmp_path: Path):
    """Everything before the damage can be had as a file of its own."""
    with Archive.open(tmp_path) as archive, seat(keep=archive.begin, seed=1, explorers=2) as table:
        wander(table, 10)
        key = archive.games()[0].key
    change_line(tmp_path, 6, b'"seat"', b'"seet"')
    saved = Store(tmp_path).find(key)
    assert saved.flaw

    recovered = Store(tmp_path).recover(saved, tmp_path / "sound.journal")

    assert len(recovered.entries) == 3
