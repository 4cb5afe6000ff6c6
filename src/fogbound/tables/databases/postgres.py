"""PostgreSQL: many servers on one database; claims are locks of the very session that writes.

A process has one such session. When it ends, for whatever reason, its claims end with it and it can write no more, so
nobody can write a game that another server has taken up. What is kept of an answer then is what stands on the disk.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Sequence,
    String,
    cast,
    column,
    create_engine,
    event,
    func,
    select,
    table,
    update,
)
from sqlalchemy.engine import URL, Engine, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.pool import NullPool
from sqlalchemy.schema import CreateSchema

from fogbound.tables.databases.database import Database, Process, Write
from fogbound.tables.databases.dialects import LOCKS, SCHEMA, exclude_others
from fogbound.tables.databases.refusals import ArchiveRefused, DatabaseLost
from fogbound.tables.journal import Flaw

__all__ = ["PostgresDatabase"]

DRIVER: Final = "postgresql+psycopg"
SCHEMES: Final = ("postgresql", "postgres", DRIVER)
READERS: Final = 8
"""How many connections for reading are kept; in a rush there are twice as many."""
RETRY_SECONDS: Final = 1.0
"""How soon a database that did not answer is tried again."""
ENDING_MILLISECONDS: Final = 5000
"""How long it is waited for a session that is being ended."""

_LINK: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds; a line that was cut is noticed, rather than waited for
}
_READING: Final = {"search_path": SCHEMA, "statement_timeout": "30s"}
_WRITING: Final = {
    **_READING,
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "15s",  # a process that stopped in the middle holds nobody up
}

_LOCKS: Final = table(
    "pg_locks", *map(column, ("pid", "locktype", "database", "classid", "objid", "objsubid", "granted"))
)
_SESSIONS: Final = table("pg_stat_activity", *map(column, ("pid", "datname", "backend_start")))
_DATABASES: Final = table("pg_database", column("oid"), column("datname"))
_NAMESPACES: Final = table("pg_namespace", column("nspname"))
_GAMES: Final = table("games", column("id"), column("epoch"))
_EPOCHS: Final = Sequence("epochs")
_SINCE: Final = cast(func.extract("epoch", _SESSIONS.c.backend_start), String)


class _Session(NamedTuple):
    """The session that writes and holds the claims."""

    connection: Connection
    raw: Any  # the driver's own connection, which knows whether it has ended
    process: Process
    epoch: int


class PostgresDatabase(Database):
    """A database of PostgreSQL, for one of the servers that use it."""

    is_shared = True

    def __init__(self, url: str, name: str) -> None:
        super().__init__()
        self._url = _parse(url)
        options = {"application_name": f"fogbound {name}", **_LINK}
        self.engine = _engine(
            self._url, options, _READING, pool_size=READERS, max_overflow=READERS, pool_pre_ping=True
        )
        self._writing = _engine(self._url, options, _WRITING, poolclass=NullPool)
        self._session: _Session | None = None
        # The epochs and games that are let go, while the session may still have their locks.
        self._left: set[tuple[int, int]] = set()
        self._silent_until = 0.0  # by the clock of this process: it does not answer, and is not asked again
        self._why = ""
        event.listen(self.engine, "handle_error", _report_loss)

    @property
    def where(self) -> str:
        url = self._url
        host = url.host or str(url.query.get("host", "localhost"))
        port = f":{url.port}" if url.port else ""
        return f"postgresql://{host}{port}/{url.database or ''}"

    @property
    def epoch(self) -> int:
        session = self._session
        return session.epoch if session is not None else -1

    @property
    def process(self) -> Process:
        if self._session is None:
            raise DatabaseLost("no session writes")
        return self._session.process

    def prepare(self, connection: Connection) -> None:
        """Make the schema if there is none. Raises ArchiveRefused if a pooler stands before the database."""
        _refuse_poolers(connection)
        exclude_others(connection)
        there = select(_NAMESPACES.c.nspname).where(_NAMESPACES.c.nspname == SCHEMA)
        if connection.execute(there).scalar_one_or_none() is None:
            connection.execute(CreateSchema(SCHEMA, if_not_exists=True))
        elif not connection.execute(select(func.has_schema_privilege(SCHEMA, "USAGE"))).scalar_one():
            raise ArchiveRefused(Flaw(0, "database-rights", word=self.where))

    # -- the session -------------------------------------------------------------------------------

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        session = self._session or self._begin_session()
        is_committing = False
        try:
            with session.connection.begin():
                yield session.connection
                is_committing = True
        except BaseException as fault:
            if session.raw.closed:
                self._end_session()
                raise DatabaseLost(_reason(fault), unsure=is_committing) from fault
            raise

    def _begin_session(self) -> _Session:
        """Connect anew. What was claimed before is not claimed any more."""
        if time.monotonic() < self._silent_until:
            raise DatabaseLost(self._why)
        try:
            connection = self._writing.connect()
            try:
                return self._enter(connection)
            except BaseException:
                self._session = None
                connection.close()
                raise
        except DBAPIError as fault:
            self._why = _reason(fault)
            self._silent_until = time.monotonic() + RETRY_SECONDS
            raise DatabaseLost(self._why) from fault

    def _enter(self, connection: Connection) -> _Session:
        """Have a new connection write from now on, under a number of its own."""
        with connection.begin():
            _refuse_poolers(connection)
            own = select(_SESSIONS.c.pid, _SINCE.label("since"), _EPOCHS.next_value().label("epoch"))
            row = connection.execute(own.where(_SESSIONS.c.pid == func.pg_backend_pid())).one()
            process = Process(row.pid, row.since)
            session = _Session(connection, connection.connection.dbapi_connection, process, row.epoch)
            self._session = session
            self.on_session(connection)
        return session

    def _end_session(self) -> None:
        session, self._session = self._session, None
        self._left.clear()
        if session is not None:
            with suppress(DBAPIError):
                session.connection.invalidate()
                session.connection.close()
            self.on_lost()

    # -- claims ------------------------------------------------------------------------------------

    def claim(self, game: int, write: Write) -> int | None:
        taken: set[int] = set()  # the work may be done twice, if something else fails

        def take(connection: Connection) -> int | None:
            if (self.epoch, game) in self._left:  # locks count how often they were taken
                self._left.discard((self.epoch, game))
                taken.add(self.epoch)
            if self.epoch not in taken:
                if not connection.execute(select(func.pg_try_advisory_lock(LOCKS, game))).scalar_one():
                    return None
                taken.add(self.epoch)
            connection.execute(update(_GAMES).where(_GAMES.c.id == game).values(epoch=self.epoch))
            return self.epoch

        try:
            return write(take)
        except BaseException:
            if self.epoch in taken:
                self.release(game, self.epoch, write)
            raise

    def release(self, game: int, epoch: int, write: Write) -> None:
        self._left.add((epoch, game))
        with suppress(Exception):  # then it is done with the next sign of life, or the session has ended
            write(self.unlock_left)

    def unlock_left(self, connection: Connection) -> None:
        for epoch, game in list(self._left):
            if epoch == self.epoch:
                connection.execute(select(func.pg_advisory_unlock(LOCKS, game)))
            self._left.discard((epoch, game))  # at once, for no rollback takes it back

    def holder(self, game: int) -> Process | None:
        here = select(_DATABASES.c.oid).where(_DATABASES.c.datname == func.current_database())
        held = (
            select(_LOCKS.c.pid, _SINCE.label("since"))
            .join(_SESSIONS, _SESSIONS.c.pid == _LOCKS.c.pid)
            .where(_LOCKS.c.locktype == "advisory", _LOCKS.c.database == here.scalar_subquery())
            .where(_LOCKS.c.classid == LOCKS, _LOCKS.c.objid == game, _LOCKS.c.objsubid == 2)  # two numbers
            .where(_LOCKS.c.granted)
        )
        with self.engine.connect() as connection:
            row = connection.execute(held).one_or_none()
        return Process(row.pid, row.since) if row is not None else None

    def is_alone(self) -> bool:
        return True

    # -- servers -----------------------------------------------------------------------------------

    def enlist(self, server: int) -> None:
        """Its session shows it."""

    def discharge(self, server: int) -> None:
        """As that of the session does."""

    def dead_servers(self, servers: list[tuple[int, Process, bool]]) -> list[int]:
        """Those whose session has ended, and those that were silent for long: their session is ended now."""
        with self.engine.connect() as connection:
            here = _SESSIONS.c.datname == func.current_database()  # what runs beside a copy is left alone
            found = connection.execute(select(_SESSIONS.c.pid, _SINCE.label("since")).where(here)).all()
            living: dict[int, str | None] = {row.pid: row.since for row in found}
            dead = []
            for number, process, is_silent in servers:
                since = living.get(process.number, "")  # None: of another role, which may not be looked into
                if since is not None and since != process.since:
                    dead.append(number)
                elif is_silent:
                    end = select(func.pg_terminate_backend(process.number, ENDING_MILLISECONDS))
                    if connection.execute(end).scalar_one():
                        dead.append(number)
        return dead

    def close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            session.connection.close()
        self._writing.dispose()
        self.engine.dispose()


def _parse(url: str) -> URL:
    """The address of a database. Raises ArchiveRefused."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError) as fault:
        raise ArchiveRefused(Flaw(0, "database-address")) from fault  # which may hold a password
    if found.drivername not in SCHEMES or not found.database:
        raise ArchiveRefused(Flaw(0, "database-address"))
    return found.set(drivername=DRIVER)


def _engine(url: URL, options: dict[str, Any], settings: dict[str, str], **how: Any) -> Engine:
    """An engine each of whose sessions has these settings. Raises ArchiveRefused if there is no driver."""
    try:
        engine = create_engine(url, connect_args=options, **how)
    except ModuleNotFoundError as missing:
        raise ArchiveRefused(Flaw(0, "database-driver")) from missing
    said = ";".join(f"SET {name} TO '{value}'" for name, value in settings.items())

    def settle(connection: Any, _: object) -> None:
        with connection.cursor() as cursor:
            cursor.execute(said)
            cursor.execute("SHOW synchronous_commit")
            if cursor.fetchone()[0] == "off":  # what was acknowledged must survive a power cut
                cursor.execute("SET synchronous_commit TO 'on'")
        connection.commit()

    event.listen(engine, "connect", settle)
    return engine


def _refuse_poolers(connection: Connection) -> None:
    """Sessions that a pooler lends out hold no claims; one gives itself away by a process number of its own."""
    real = connection.execute(select(func.pg_backend_pid())).scalar_one()
    raw: Any = connection.connection.dbapi_connection
    if raw.info.backend_pid != real:
        raise ArchiveRefused(Flaw(0, "database-pooler"))


def _report_loss(context: ExceptionContext) -> DatabaseLost | None:
    """What is raised in place of the driver's fault where the database does not answer."""
    if context.is_pre_ping:
        return None  # the pool connects anew by itself
    if context.is_disconnect or isinstance(context.sqlalchemy_exception, OperationalError):
        return DatabaseLost(_reason(context.original_exception))
    return None


def _reason(fault: BaseException | None) -> str:
    """The first line of what the driver says."""
    original = getattr(fault, "orig", None) or fault
    return (str(original).strip().splitlines() or [type(original).__name__])[0]
