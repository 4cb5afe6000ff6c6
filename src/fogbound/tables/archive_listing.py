"""The games of the archive as a list needs them, read without the database that a server keeps them with."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from fogbound.tables.journal import file_of
from fogbound.tables.keys import FORMAT

__all__ = ["Kept", "read_archive"]


class Kept(NamedTuple):
    """One game of the archive."""

    key: str
    played: int
    file: bytes  # the journal file it would be; damage is left in it for its reader to find


def read_archive(path: Path) -> list[Kept] | None:
    """All games in this file; None if it has another format, or is none, which is for `Archive.open` to settle."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", timeout=10, uri=True)) as archive:
            archive.execute("BEGIN")  # so that all is read as it was at one moment
            if archive.execute("SELECT max(format) FROM fogbound").fetchone() != (FORMAT,):
                return None
            return list(_games(archive))
    except sqlite3.Error:
        return None


def _games(archive: sqlite3.Connection) -> Iterator[Kept]:
    for game, key, played in archive.execute("SELECT id, key, played FROM games"):
        lines = archive.execute("SELECT text FROM lines WHERE game = ? ORDER BY number", (game,))
        rows = [
            row if isinstance(row, bytes) else str(row).encode() for (row,) in lines
        ]  # an edit leaves text
        yield Kept(key, played, file_of(rows))
