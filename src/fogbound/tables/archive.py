"""The archive: many games in one database, one row for each line of their journals.

Rows hold the very lines that a journal file would, checksums included, so a game can be taken out as a file and
damage is found the same way. One thread writes (`archive_jobs`); one game at a time is written by one process.
"""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select
from sqlalchemy.exc import DatabaseError, IntegrityError

from fogbound.tables import journal as form
from fogbound.tables.archive_jobs import MOST_TALK, ArchiveWriter, Job
from fogbound.tables.archive_schema import GAMES, LINES, TALK, check
from fogbound.tables.archive_sink import ArchiveSink, Said, number_rows
from fogbound.tables.ballots import NO_VOTES, Ballot
from fogbound.tables.databases import ArchiveRefused, Database, DatabaseLost
from fogbound.tables.databases.sqlite import SqliteDatabase
from fogbound.tables.glance import Glance
from fogbound.tables.journal import Flaw, Header, Journal, examine
from fogbound.tables.journal_sink import JournalInUse
from fogbound.tables.keys import FILE, slug
from fogbound.tables.servers import PACE, Pace, Servers

__all__ = [
    "FILE",
    "MOST_TALK",
    "Archive",
    "ArchiveRefused",
    "ArchiveSink",
    "Archived",
    "DatabaseLost",
    "Said",
    "open_archive",
]

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"

Written = TypeVar("Written")


class Archived:
    """One game of the archive, as a list shows it."""

    def __init__(self, row: Row[Any]) -> None:
        self.id: int = row.id
        self.key: str = row.key
        self.name: str = row.name
        self.header: Header = form.header(row.header)
        self.begun: int = row.begun
        self.played: int = row.played
        self.turn: int = row.turn
        self.place: str = row.place  # a card id
        self.ending: str = row.ending
        self.steps: int = row.steps
        self.asked: int | None = row.asked  # the seat it waits for, GROUP or NONE; None if that is not known
        self.characters: tuple[str, ...] = tuple(row.characters.split(",")) if row.characters else ()
        self.ballot = msgspec.json.decode(row.ballot, type=Ballot) if row.ballot else NO_VOTES

    @property
    def adventure(self) -> str:
        """The pack that is played, which comes after those it builds on."""
        return self.header.packs[-1][0]


class Archive:
    """A file of games; made by `open`."""

    def __init__(self, database: Database, name: str = "", pace: Pace = PACE) -> None:
        self.database = database
        self.engine = database.engine
        self.server = name or _drawn_name()
        self._writer = ArchiveWriter(database)
        self.servers = Servers(database, self.write, self.server, pace)
        self._open: dict[int, int] = {}  # the games that are claimed, and the epochs under which they are
        self._claiming = Lock()
        self.is_wanted_key: Callable[[str], bool] = _any_key  # of the keys that are drawn for new games

    @classmethod
    def open(cls, folder: Path, name: str = "") -> "Archive":
        """The archive in this folder, made if there is none; a foreign or broken file is refused, never touched."""
        database = SqliteDatabase(folder)
        try:
            with database.engine.begin() as connection:
                check(connection, database.where)
        except DatabaseError as fault:
            database.close()
            why = f"{database.where} ({fault.orig})"
            raise ArchiveRefused(Flaw(0, "unusable", word=why)) from fault
        except ArchiveRefused:
            database.close()
            raise
        database.open_locks()
        return cls(database, name)

    @classmethod
    def connect(cls, url: str, name: str = "", pace: Pace = PACE) -> "Archive":
        """The archive in a PostgreSQL, made if there is none. Raises ArchiveRefused, also when it cannot be reached."""
        from fogbound.tables.databases.postgres import PostgresDatabase  # needs what is not always installed

        archive_name = name or _drawn_name()
        database = PostgresDatabase(url, archive_name)
        try:
            with database.engine.begin() as connection:
                database.prepare(connection)
                check(connection, database.where)
        except (DatabaseLost, DatabaseError) as fault:
            database.close()
            why = fault.flaw.word if isinstance(fault, DatabaseLost) else str(fault.orig).splitlines()[0]
            raise ArchiveRefused(Flaw(0, "database-unusable", word=f"{database.where} ({why})")) from fault
        except ArchiveRefused:
            database.close()
            raise
        return cls(database, archive_name, pace)

    def close(self) -> None:
        """Write what is still to be written and let go of everything."""
        self.servers.leave()
        self._writer.close()
        self.database.close()

    def __enter__(self) -> "Archive":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- games -------------------------------------------------------------------------------------

    def games(self, ids: Sequence[int] | None = None) -> list[Archived]:
        """All games, or those with these numbers, the one played last first."""
        query = select(GAMES).order_by(GAMES.c.played.desc(), GAMES.c.key)
        if ids is not None:
            query = query.where(GAMES.c.id.in_(ids))
        with self.engine.connect() as connection:
            return [Archived(row) for row in connection.execute(query)]

    def count_unfinished(self, ids: Sequence[int]) -> int:
        """How many of the games with these numbers are not over."""
        query = select(func.count()).select_from(GAMES).where(GAMES.c.id.in_(ids), GAMES.c.ending == "")
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def find(self, key: str) -> Archived | None:
        """The game with this key."""
        with self.engine.connect() as connection:
            row = connection.execute(select(GAMES).where(GAMES.c.key == key)).one_or_none()
        return Archived(row) if row is not None else None

    def read(self, key: str) -> Journal:
        """The journal of a game. Raises JournalDamaged as reading a file does, KeyError if there is no such game."""
        return examine(self.file(key)).journal

    def file(self, key: str) -> bytes:
        """A game as the journal file it would be; damage is left in it for its reader to find."""
        with self.engine.connect() as connection:
            game = connection.execute(select(GAMES.c.id).where(GAMES.c.key == key)).scalar_one_or_none()
            if game is None:
                raise KeyError(key)
            return self.file_of(connection, game)

    @staticmethod
    def file_of(connection: Connection, game: int) -> bytes:
        """The journal file of the game with this number, read on a connection."""
        query = select(LINES.c.text).where(LINES.c.game == game).order_by(LINES.c.number)
        found = connection.execute(query).scalars()
        rows = [row if isinstance(row, bytes) else str(row).encode() for row in found]  # an edit leaves text
        return form.file_of(rows)

    def begin(self, journal: Journal, glance: Glance, name: str = "", waits: bool = True) -> "ArchiveSink":
        """Keep a new game; it is on the disk when this returns."""
        now = time.time_ns()
        rows, tip = form.lines_of(journal)
        called = name or journal.header.name

        def enter(connection: Connection) -> tuple[int, str]:
            game, key = _insert_game(
                connection,
                called,
                self.is_wanted_key,
                header=form.line(2, journal.header, b"")[0],
                begun=now,
                played=now,
                turn=glance.turn,
                place=glance.place,
                ending=glance.ending,
                steps=journal.steps(),
                asked=glance.asked,
                characters=",".join(glance.characters),
            )
            connection.execute(insert(LINES), number_rows(game, 2, rows))
            return game, key

        game, key = self.write(enter)
        epoch = self._claim(game, key)
        return self._sink(game, key, epoch, journal, len(rows) + 1, tip, waits)

    def resume(self, key: str, waits: bool = True) -> tuple[Journal, "ArchiveSink"]:
        """Go on with a game. Raises KeyError, JournalDamaged or JournalInUse."""
        found = self.find(key)
        if found is None:
            raise KeyError(key)
        epoch = self._claim(found.id, key)
        try:
            seen = examine(self.file(key))
        except BaseException:
            self.release(found.id, epoch)
            raise
        keeper = self._sink(found.id, key, epoch, seen.journal, seen.lines, seen.tip, waits)
        keeper.remember(self._talk(found.id), found.ballot)
        return seen.journal, keeper

    def _sink(
        self, game: int, key: str, epoch: int, journal: Journal, lines: int, tip: bytes, waits: bool
    ) -> ArchiveSink:
        return ArchiveSink(self._writer, self.release, game, key, epoch, journal, lines, tip, waits)

    def _talk(self, game: int) -> list[tuple[int, Said]]:
        """What was said last at a table, each with its number."""
        query = select(TALK).where(TALK.c.game == game).order_by(TALK.c.number)
        with self.engine.connect() as connection:
            return [
                (row.number, Said(row.after, row.turn, row.who, row.text, row.note))
                for row in connection.execute(query)
            ]

    def delete(self, key: str) -> None:
        """Remove a game for good; one that is being played is not."""
        found = self.find(key)
        if found is None:
            raise KeyError(key)
        game = found.id
        epoch = self._claim(game, key)

        def remove(connection: Connection) -> None:
            for table in (LINES, TALK):
                connection.execute(delete(table).where(table.c.game == game))
            connection.execute(delete(GAMES).where(GAMES.c.id == game))

        try:
            self.write(remove, epoch)
        finally:
            self.release(game, epoch)

    # -- claims ------------------------------------------------------------------------------------

    def _claim(self, game: int, key: str) -> int:
        """Be the only writer of a game, until it is released or the session ends, however it ends; tells the epoch."""
        with self._claiming:
            if self._open.get(game) == self.database.epoch:
                raise JournalInUse(Flaw(0, "in-use", word=key), self.server)
            epoch = self.database.claim(game, self.write)
            if epoch is None:
                raise JournalInUse(Flaw(0, "in-use", word=key), self.servers.holder(game))
            self._open[game] = epoch
            return epoch

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """Have nobody write a game meanwhile. Raises KeyError or JournalInUse."""
        found = self.find(key)
        if found is None:
            raise KeyError(key)
        epoch = self._claim(found.id, key)
        try:
            yield
        finally:
            self.release(found.id, epoch)

    def holder(self, key: str) -> str:
        """The name of the server that holds a game just now; empty if nobody does, or if that cannot be told."""
        found = self.find(key)
        if found is None:
            return ""
        is_ours = self._open.get(found.id) == self.database.epoch
        return self.server if is_ours else self.servers.holder(found.id)

    def is_claimed(self, game: int, epoch: int) -> bool:
        """Whether a game that was claimed in this epoch still is."""
        return self._open.get(game) == epoch == self.database.epoch

    def still_has(self, game: int, epoch: int) -> bool:
        """Whether a game that was claimed in this epoch has not been claimed by another server since.

        The session may have ended before anybody here noticed, so the database is asked. Raises DatabaseLost.
        """
        if not self.database.is_shared or not self.is_claimed(game, epoch):
            return self.is_claimed(game, epoch)
        with self.engine.connect() as connection:
            last = connection.execute(select(GAMES.c.epoch).where(GAMES.c.id == game)).scalar_one_or_none()
        return last == epoch

    def is_ours_alone(self) -> bool:
        """Whether no other server uses this folder; the first that asks is alone until it ends."""
        return self.database.is_alone()

    def release(self, game: int, epoch: int) -> None:
        """Let others write a game; what was claimed in a session that has ended is free already."""
        if self.is_claimed(game, epoch):
            self.database.release(game, epoch, self.write)
            self._open.pop(game, None)

    # -- writing -----------------------------------------------------------------------------------

    def write(self, work: Callable[[Connection], Written], epoch: int | None = None) -> Written:
        """Have the writing thread do this together with what else there is to write; wait until it is on the disk.

        Returns what the work returns, or raises what it raises; then nothing of it is written. If something else in
        the same transaction fails, the work is done once more; but only in this epoch, if it is about a claimed game.
        """
        done: Future[Written] = self._writer.put(Job(work, epoch))
        return done.result()

    @property
    def backlog(self) -> int:
        """How much there is to write beside what is being written."""
        return self._writer.backlog

    def deliver_by(self, deliver: Callable[[Callable[[], None]], object]) -> None:
        """Have it told by this that things are on the disk, rather than by the writing thread."""
        self._writer.deliver = deliver


def open_archive(where: str | Path, name: str = "") -> Archive:
    """The archive at an address such as postgresql://host/games, or in a folder. Raises ArchiveRefused."""
    if isinstance(where, str) and "://" in where:
        return Archive.connect(where, name)
    return Archive.open(Path(where), name)


def _drawn_name() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(5))


def _any_key(_: str) -> bool:
    return True


def _insert_game(
    connection: Connection, name: str, is_wanted: Callable[[str], bool], **values: object
) -> tuple[int, str]:
    """A new row for a game, under a key that is wanted and that nobody has."""
    while True:
        key = f"{slug(name)}-{''.join(secrets.choice(_LETTERS) for _ in range(4))}"
        if not is_wanted(key):
            continue
        try:
            with connection.begin_nested():
                done = connection.execute(insert(GAMES).values(key=key, name=name, **values))
        except IntegrityError:
            continue
        assert done.inserted_primary_key is not None
        return done.inserted_primary_key[0], key
