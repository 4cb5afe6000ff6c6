"""SQLite: one file in a folder, for the processes of one machine; claims are locks on a file beside it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event

from fogbound.tables.databases.database import Database, Process, Write
from fogbound.tables.databases.dialects import as_one
from fogbound.tables.keys import FILE
from fogbound.tables.locks import lock, lock_holder, unlock

__all__ = ["LOCK_FILE", "SqliteDatabase"]

LOCK_FILE: Final = "fogbound.locks"
_WHOLE: Final = 0
"""The lock of a whole archive; games are numbered from 1."""
_SERVERS: Final = 1 << 40
"""The locks of servers lie behind those of all games."""
_ENLISTED: Final[set[tuple[str, int]]] = set()
"""The servers of this process, by file and number: its own locks tell it nothing."""


class SqliteDatabase(Database):
    """A file of SQLite."""

    is_shared = False

    def __init__(self, folder: Path) -> None:
        super().__init__()
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self.engine = create_engine(f"sqlite:///{folder / FILE}", connect_args={"timeout": 10})
        event.listen(self.engine, "connect", _settle)
        self._locks = -1

    def open_locks(self) -> None:
        """Have the file of the locks, once the other one is known to be ours."""
        name = self._folder / LOCK_FILE
        self._locks = os.open(name, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    @property
    def where(self) -> str:
        return str(self._folder / FILE)

    @property
    def epoch(self) -> int:
        return 0  # claims end with the process

    @property
    def process(self) -> Process:
        return Process(os.getpid(), "")

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            as_one(connection)
            yield connection

    def claim(self, game: int, write: Write) -> int | None:
        return self.epoch if lock(self._locks, game) else None

    def release(self, game: int, epoch: int, write: Write) -> None:
        unlock(self._locks, game)

    def unlock_left(self, connection: Connection) -> None:
        """There are none."""

    def holder(self, game: int) -> Process | None:
        number = lock_holder(self._locks, game)
        return Process(number, "") if number else None

    def is_alone(self) -> bool:
        return lock(self._locks, _WHOLE)

    def enlist(self, server: int) -> None:
        lock(self._locks, _SERVERS + server)
        _ENLISTED.add((self.where, server))

    def dead_servers(self, servers: list[tuple[int, Process, bool]]) -> list[int]:
        """Those whose lock can be had."""
        dead = []
        for number, _, _ in servers:
            if (self.where, number) not in _ENLISTED and lock(self._locks, _SERVERS + number):
                unlock(self._locks, _SERVERS + number)
                dead.append(number)
        return dead

    def discharge(self, server: int) -> None:
        _ENLISTED.discard((self.where, server))
        unlock(self._locks, _SERVERS + server)

    def close(self) -> None:
        self.engine.dispose()
        if self._locks >= 0:
            os.close(self._locks)
            self._locks = -1


def _settle(connection: Any, _: object) -> None:
    """How SQLite is to behave: an answer that was acknowledged survives a power cut."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
