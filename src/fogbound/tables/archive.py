"""The archive: many games in one SQLite file, one row for each line of their journals.

Rows hold the very lines that a journal file would, checksums included, so a game can be taken out as a file and
damage is found the same way. One thread writes; whatever has been appended while it was busy goes into its next
transaction, so that many tables share the cost of reaching the disk.
"""

import logging
import os
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Row, create_engine, delete, event, func, insert, select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DatabaseError, IntegrityError

from fogbound.tables import journal as form
from fogbound.tables.archive_schema import (
    GAMES,
    LINES,
    PLAYED,
    SPOKEN,
    TALK,
    ArchiveRefused,
    as_one,
    check,
    settle,
)
from fogbound.tables.ballots import NO_VOTES, Ballot
from fogbound.tables.glance import Glance
from fogbound.tables.journal import Answer, Entry, Flaw, Header, Journal, Undo, examine
from fogbound.tables.journal_sink import JournalInUse
from fogbound.tables.keys import FILE, slug
from fogbound.tables.locks import lock, unlock

__all__ = ["FILE", "Archive", "ArchiveRefused", "ArchiveSink", "Archived", "Said"]

LOCKS: Final = "fogbound.locks"
MOST_AT_ONCE: Final = 1000
"""How many appends share a transaction at most."""
WHOLE: Final = 0
"""The lock of a whole archive; games are numbered from 1."""
MOST_TALK: Final = 200
"""How many of the last things that were said at a table are kept."""

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_log: Final = logging.getLogger(__name__)


def _call_now(told: Callable[[], None]) -> None:
    told()


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


class Said(NamedTuple):
    """Something that a person said at a table, or a note of the table: then `text` has the arguments of the message."""

    after: int  # how many answers stood when it was said
    turn: int
    who: str
    text: str
    note: str = ""  # the message, where it is the table that speaks


Written = TypeVar("Written")


class _Job:
    """Rows to be written together, and who is called when they are on the disk."""

    def __init__(self, work: Callable[[Connection], object] | None = None) -> None:
        self.work = work  # anything else that writes
        self.result: object = None  # what the work returned
        self.rows: list[dict[str, object]] = []  # lines of a journal
        self.played: dict[str, object] | None = None  # how the game stands after them
        self.said: list[dict[str, object]] = []
        self.spoken: dict[str, object] | None = None  # what people are for
        self.done: Future[Any] = Future()


class Archive:
    """A file of games; made by `open`."""

    def __init__(self, folder: Path, engine: Engine, locks: int) -> None:
        self.folder = folder
        self.engine = engine
        self._locks = locks
        self._open: set[int] = set()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer: Thread | None = None  # started with the first thing to write
        # How it is told that things are on the disk: by the writing thread, unless a caller sees to it.
        self.deliver: Callable[[Callable[[], None]], object] = _call_now
        self._closed = False

    @classmethod
    def open(cls, folder: Path) -> "Archive":
        """The archive in this folder, made if there is none; a foreign or broken file is refused, never touched."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})
        event.listen(engine, "connect", settle)
        try:
            with engine.begin() as connection:
                check(connection, path)
        except DatabaseError as fault:
            engine.dispose()
            raise ArchiveRefused(Flaw(0, "unusable", word=f"{path} ({fault.orig})")) from fault
        except ArchiveRefused:
            engine.dispose()
            raise
        locks = os.open(folder / LOCKS, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        return cls(folder, engine, locks)

    def close(self) -> None:
        """Write what is still to be written and let go of the file."""
        self._closed = True
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join()
        self.engine.dispose()
        if self._locks >= 0:
            os.close(self._locks)
            self._locks = -1

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
            query = select(LINES.c.text).where(LINES.c.game == game).order_by(LINES.c.number)
            found = connection.execute(query).scalars()
            rows = [
                row if isinstance(row, bytes) else str(row).encode() for row in found
            ]  # an edit leaves text
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
            connection.execute(insert(LINES), _number_rows(game, 2, rows))
            return game, key

        game, key = self.write(enter)
        self._claim(game, key)
        return ArchiveSink(self, game, key, journal, len(rows) + 1, tip, waits)

    def resume(self, key: str, waits: bool = True) -> tuple[Journal, "ArchiveSink"]:
        """Go on with a game. Raises KeyError, JournalDamaged or JournalInUse."""
        found = self.find(key)
        if found is None:
            raise KeyError(key)
        self._claim(found.id, key)
        try:
            seen = examine(self.file(key))
        except BaseException:
            self.release(found.id)
            raise
        keeper = ArchiveSink(self, found.id, key, seen.journal, seen.lines, seen.tip, waits)
        keeper.remember(self._talk(found.id), found.ballot)
        return seen.journal, keeper

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
        self._claim(game, key)

        def remove(connection: Connection) -> None:
            for table in (LINES, TALK):
                connection.execute(delete(table).where(table.c.game == game))
            connection.execute(delete(GAMES).where(GAMES.c.id == game))

        try:
            self.write(remove)
        finally:
            self.release(game)

    # -- claims ------------------------------------------------------------------------------------

    def _claim(self, game: int, key: str) -> None:
        """Be the only writer of a game, until it is released or the process ends, however it ends."""
        if game in self._open or not lock(self._locks, game):
            raise JournalInUse(Flaw(0, "in-use", word=key))
        self._open.add(game)

    def is_ours_alone(self) -> bool:
        """Whether no other server uses this folder; the first that asks is alone until it ends."""
        return lock(self._locks, WHOLE)

    def release(self, game: int) -> None:
        """Let others write a game."""
        if game in self._open:
            self._open.discard(game)
            unlock(self._locks, game)

    # -- writing -----------------------------------------------------------------------------------

    def write(self, work: Callable[[Connection], Written]) -> Written:
        """Have the writing thread do this together with what else there is to write; wait until it is on the disk.

        Returns what the work returns, or raises what it raises; then nothing of it is written. If something else in
        the same transaction fails, the work is done once more.
        """
        done: Future[Written] = self.put(_Job(work))
        return done.result()

    def put(self, job: _Job) -> Future[Any]:
        """Have something written soon; the future is done once it is on the disk."""
        if self._closed:
            raise ArchiveRefused(Flaw(0, "closed"))
        if self._writer is None:
            self._writer = Thread(target=self._write, name="archive", daemon=True)
            self._writer.start()
        self._jobs.put(job)
        return job.done

    @property
    def backlog(self) -> int:
        """How much there is to write beside what is being written."""
        return self._jobs.qsize()

    def _write(self) -> None:
        """Write what comes, in as few transactions as it takes; the work of the one writing thread."""
        last = False
        while not last:
            jobs: list[_Job] = []
            first = self._jobs.get()
            while first is not None:
                jobs.append(first)
                if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                    break
                first = self._jobs.get()
            last = first is None
            if not jobs:
                continue
            faults: dict[_Job, Exception] = {}
            try:
                self._commit(jobs)
            except Exception:
                for job in jobs:  # one by one, so that a fault of one game does not touch the others
                    try:
                        self._commit([job])
                    except Exception as fault:
                        if job.work is None:  # who waits for work hears of it
                            _log.exception("a game could not be written")
                        faults[job] = fault
            self._tell(jobs, faults)

    def _tell(self, jobs: list[_Job], faults: dict[_Job, Exception]) -> None:
        """Tell everybody at once who waits for one of these."""

        def tell(which: list[_Job]) -> None:
            for job in which:
                if job in faults:
                    job.done.set_exception(faults[job])
                else:
                    job.done.set_result(job.result)

        tell([job for job in jobs if job.work is not None])  # a thread of its own waits for each
        others = [job for job in jobs if job.work is None]
        try:
            self.deliver(lambda: tell(others))
        except RuntimeError:  # nobody is there any more to see to it
            tell(others)

    def _commit(self, jobs: list[_Job]) -> None:
        with self.engine.begin() as connection:
            as_one(connection)
            for job in jobs:
                if job.work is not None:
                    job.result = job.work(connection)
            if rows := [row for job in jobs for row in job.rows]:
                connection.execute(insert(LINES), rows)
            if newest := {job.played["game"]: job.played for job in jobs if job.played is not None}:
                connection.execute(PLAYED, list(newest.values()))
            if ballots := {job.spoken["game"]: job.spoken for job in jobs if job.spoken is not None}:
                connection.execute(SPOKEN, list(ballots.values()))
            for said in [said for job in jobs for said in job.said]:
                connection.execute(insert(TALK), said)
                old = TALK.c.number <= int(str(said["number"])) - MOST_TALK
                connection.execute(delete(TALK).where((TALK.c.game == said["game"]) & old))


class ArchiveSink:
    """The one hand that may add to a journal in the archive."""

    def __init__(
        self, archive: Archive, game: int, key: str, journal: Journal, lines: int, tip: bytes, waits: bool
    ) -> None:
        self.game = game
        self.key = key
        self._archive = archive
        self._lines = lines
        self._tip = tip
        self._waits = waits  # whether `append` returns only when everything is on the disk
        self._steps = journal.steps()
        self._job: _Job | None = None  # what waits for being settled
        self._newest: Future[None] | None = None
        self._talk: list[Said] = []
        self._said = 0  # the number of the last thing that was said
        self.ballot = NO_VOTES  # the votes that had been given when the game was taken up

    def append(self, entries: Sequence[Entry], glance: Glance) -> None:
        """Add entries; unless this keeper waits, they are safe once what `settled` gives is done."""
        rows: list[bytes] = []
        lines, tip = self._lines, self._tip
        for entry in entries:
            text, tip = form.line(lines + 1, entry, tip)
            lines += 1
            rows.append(text)
        steps = self._steps + sum(isinstance(entry, (Answer, Undo)) for entry in entries)
        job = self._to_write()
        job.rows += _number_rows(self.game, self._lines + 1, rows)
        job.played = self._game_row(steps, glance)
        if self._waits:
            self.flush().result()
        self._lines, self._tip, self._steps = lines, tip, steps

    def _game_row(self, steps: int, glance: Glance) -> dict[str, object]:
        return {
            "game": self.game,
            "when": time.time_ns(),
            "turn_now": glance.turn,
            "place_now": glance.place,
            "ending_now": glance.ending,
            "steps_now": steps,
            "asked_now": glance.asked,
            "characters_now": ",".join(glance.characters),
        }

    @property
    def talk(self) -> list[Said]:
        """What had been said last when the game was taken up."""
        return self._talk

    def remember(self, talk: Sequence[tuple[int, Said]], ballot: Ballot) -> None:
        """Take up what was said before, and what people were for."""
        self.ballot = ballot
        self._talk = [said for _, said in talk]
        self._said = talk[-1][0] if talk else 0

    def say(self, said: Said) -> None:
        """Keep something that was said; it is safe once what `settled` gives is done."""
        self._said += 1
        row: dict[str, object] = {"game": self.game, "number": self._said, **said._asdict()}
        self._to_write().said.append(row)

    def poll(self, ballot: Ballot) -> None:
        """Keep what people are for; it is safe once what `settled` gives is done."""
        self._to_write().spoken = {
            "game": self.game,
            "ballot_now": msgspec.json.encode(ballot).decode(),
        }

    def _to_write(self) -> _Job:
        if self._job is None:
            self._job = _Job()
        return self._job

    def flush(self) -> Future[None]:
        """Have everything written that was given so far, together; done once it is on the disk, fails if that failed."""
        if self._job is not None:
            self._newest = self._archive.put(self._job)
            self._job = None
        elif self._newest is None:
            self._newest = Future()
            self._newest.set_result(None)
        return self._newest

    def close(self) -> None:
        """Let go of the game, once everything is written."""
        self.flush().exception()
        self._archive.release(self.game)


def _number_rows(game: int, first: int, rows: list[bytes]) -> list[dict[str, object]]:
    return [{"game": game, "number": first + at, "text": text} for at, text in enumerate(rows)]


def _insert_game(connection: Connection, name: str, **values: object) -> tuple[int, str]:
    """A new row for a game, under a key that nobody has."""
    while True:
        key = f"{slug(name)}-{''.join(secrets.choice(_LETTERS) for _ in range(4))}"
        try:
            with connection.begin_nested():
                done = connection.execute(insert(GAMES).values(key=key, name=name, **values))
        except IntegrityError:
            continue
        assert done.inserted_primary_key is not None
        return done.inserted_primary_key[0], key
