"""The servers that run on an archive: each has a row that shows where it is reached, what it runs, and that it lives."""

import logging
from contextlib import suppress
from threading import Event, Thread
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from fogbound.tables.archive_schema import SERVERS
from fogbound.tables.databases import ArchiveRefused, Database, DatabaseLost
from fogbound.tables.databases.database import Process, Write
from fogbound.tables.databases.dialects import exclude_others, now
from fogbound.tables.journal import Flaw

__all__ = ["PACE", "Pace", "RunningServer", "Servers"]

_log: Final = logging.getLogger(__name__)


class Pace(NamedTuple):
    """How often servers show that they live, and how long one may be silent before others end its session."""

    beat: float = 5
    silent: float = 30


PACE: Final = Pace()
LEAVING_SECONDS: Final = 5.0
"""How long a server that ends waits for a database that does not answer."""


class RunningServer(NamedTuple):
    """A server that runs."""

    name: str
    address: str  # where it is reached, if it says so
    digest: str  # of the rules and the packs that it runs
    since: int  # milliseconds since 1970, by the clock of the database
    draining: bool  # it takes no more games


class Servers:
    """The rows of all servers, and the one of this server once it has joined."""

    def __init__(self, database: Database, write: Write, name: str, pace: Pace) -> None:
        self._database = database
        self._write = write
        self._name = name
        self._pace = pace
        self._own: dict[str, object] | None = None  # once it has joined
        self._number = 0
        self._ended = Event()
        self._beating: Thread | None = None
        database.on_session = self._come_back

    # -- this server -------------------------------------------------------------------------------

    def join(self, address: str = "", digest: str = "") -> None:
        """Show that this server runs. Raises ArchiveRefused if another one of its name does, or one with other rules."""
        self.sweep()
        own: dict[str, object] = {"address": address, "digest": digest, "draining": False}

        def enter(connection: Connection) -> int:
            exclude_others(connection)
            there = connection.execute(select(SERVERS)).all()
            if any(row.name == self._name for row in there):
                raise ArchiveRefused(Flaw(0, "server-name", word=self._name))
            others = [row.name for row in there if row.digest != digest and not row.draining]
            if others:
                raise ArchiveRefused(Flaw(0, "server-rules", len(others), ", ".join(sorted(others))))
            return self._insert(connection, own)

        self._number = self._write(enter)
        self._database.enlist(self._number)
        self._own = own
        if self._database.is_shared:
            self._beating = Thread(target=self._beat, name="heartbeat", daemon=True)
            self._beating.start()

    def drain(self) -> None:
        """Show that this server takes no more games."""
        if self._own is not None:
            self._own["draining"] = True
            own = update(SERVERS).where(SERVERS.c.name == self._name).values(draining=True)
            self._write(lambda connection: connection.execute(own))

    def leave(self) -> None:
        """Show that this server has ended."""
        if self._own is None:
            return
        self._own = None
        self._ended.set()
        if self._beating is not None:
            self._beating.join(LEAVING_SECONDS)
        own = delete(SERVERS).where(SERVERS.c.name == self._name)
        with suppress(ArchiveRefused):  # then others see that the session has ended
            self._write(lambda connection: connection.execute(own))
        self._database.discharge(self._number)

    def _insert(self, connection: Connection, own: dict[str, object]) -> int:
        process, clock = self._database.process, now(connection)
        values = {"process": process.number, "process_since": process.since, "since": clock, "seen": clock}
        done = connection.execute(insert(SERVERS).values(name=self._name, **own, **values))
        assert done.inserted_primary_key is not None
        number: int = done.inserted_primary_key[0]
        return number

    def _come_back(self, connection: Connection) -> None:
        """A new session holds the claims of this server from now on; others may have swept its row."""
        if self._own is not None:
            connection.execute(delete(SERVERS).where(SERVERS.c.name == self._name))
            self._insert(connection, self._own)

    def _beat(self) -> None:
        """Show every few seconds that this server lives, and look for those that do not."""
        is_told = False
        while not self._ended.wait(self._pace.beat):
            try:
                self._write(self._show_life)
                self.sweep()
                is_told = False
            except DatabaseLost as lost:
                if not is_told:
                    _log.warning("the database does not answer: %s", lost)
                is_told = True
            except Exception:
                _log.exception("this server could not show that it lives")

    def _show_life(self, connection: Connection) -> None:
        own = update(SERVERS).where(SERVERS.c.name == self._name)
        connection.execute(own.values(seen=now(connection)))
        self._database.unlock_left(connection)

    # -- all of them -------------------------------------------------------------------------------

    def running(self) -> list[RunningServer]:
        """The servers that run, by their names."""
        with self._database.engine.connect() as connection:
            rows = connection.execute(select(SERVERS).order_by(SERVERS.c.name)).all()
        return [RunningServer(row.name, row.address, row.digest, row.since, row.draining) for row in rows]

    def holder(self, game: int) -> str:
        """The name of the server that holds a game; empty if nobody does, or if that cannot be told."""
        process = self._database.holder(game)
        if process is None:
            return ""
        same = (SERVERS.c.process == process.number) & (SERVERS.c.process_since == process.since)
        with self._database.engine.connect() as connection:
            found: str | None = connection.execute(select(SERVERS.c.name).where(same)).scalars().first()
        return found or ""

    def sweep(self) -> None:
        """Remove the rows of servers that have ended; a session that was silent for long is ended by this."""
        with self._database.engine.connect() as connection:
            limit = now(connection) - int(self._pace.silent * 1000)
            others = select(SERVERS, (SERVERS.c.seen < limit).label("silent")).where(
                SERVERS.c.name != self._name if self._own is not None else SERVERS.c.id > 0
            )
            rows = connection.execute(others).all()
        found = [(row.id, Process(row.process, row.process_since), bool(row.silent)) for row in rows]
        if found and (dead := self._database.dead_servers(found)):
            gone = delete(SERVERS).where(SERVERS.c.id.in_(dead))
            self._write(lambda connection: connection.execute(gone))
