"""The writing thread of the archive: whatever was given to it while it was busy goes into its next transaction."""

import logging
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, Update, delete, insert

from fogbound.tables.archive_schema import LINES, PLAYED, SPOKEN, TALK
from fogbound.tables.databases import ArchiveRefused, Database, DatabaseLost
from fogbound.tables.journal import Flaw

__all__ = ["MOST_TALK", "ArchiveWriter", "Job"]

MOST_AT_ONCE: Final = 1000
"""How many appends share a transaction at most."""
MOST_TALK: Final = 200
"""How many of the last things that were said at a table are kept."""

_log: Final = logging.getLogger(__name__)


def _call_now(told: Callable[[], None]) -> None:
    told()


class Job:
    """Rows to be written together, and who is called when they are on the disk."""

    def __init__(self, work: Callable[[Connection], object] | None = None, epoch: int | None = None) -> None:
        self.work = work  # anything else that writes
        self.result: object = None  # what the work returned
        self.epoch = epoch  # the session that has claimed the game of these rows; None for work
        self.rows: list[dict[str, object]] = []  # lines of a journal
        self.played: dict[str, object] | None = None  # how the game stands after them
        self.said: list[dict[str, object]] = []
        self.spoken: dict[str, object] | None = None  # what people are for
        self.done: Future[Any] = Future()


class ArchiveWriter:
    """One thread that writes; many tables share the cost of reaching the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None  # started with the first thing to write
        self._is_closed = False
        self._closing = Lock()  # so that nothing is put behind the end
        # How it is told that things are on the disk: by the writing thread, unless a caller sees to it.
        self.deliver: Callable[[Callable[[], None]], object] = _call_now

    def put(self, job: Job) -> Future[Any]:
        """Have something written soon; the future is done once it is on the disk."""
        with self._closing:
            if self._is_closed:
                raise ArchiveRefused(Flaw(0, "closed"))
            if self._thread is None:
                self._thread = Thread(target=self._write, name="archive", daemon=True)
                self._thread.start()
            self._jobs.put(job)
        return job.done

    @property
    def backlog(self) -> int:
        """How much there is to write beside what is being written."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Write what is still to be written, and end."""
        with self._closing:
            self._is_closed = True
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()

    def _write(self) -> None:
        """Write what comes, in as few transactions as it takes; the work of the one writing thread."""
        last = False
        while not last:
            jobs: list[Job] = []
            first = self._jobs.get()
            while first is not None:
                jobs.append(first)
                if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                    break
                first = self._jobs.get()
            last = first is None
            if jobs:
                self._tell(jobs, self._write_all(jobs))

    def _write_all(self, jobs: list[Job]) -> dict[Job, Exception]:
        """Write jobs together, or those that can be written; returns why others could not be."""
        try:
            self._commit(jobs)
        except DatabaseLost as lost:
            if lost.unsure:  # each may be on the disk or not, so none is written again
                return dict.fromkeys(jobs, lost)
        except Exception:
            pass
        else:
            return {}
        faults: dict[Job, Exception] = {}
        for job in jobs:  # one by one, so that a fault of one game does not touch the others
            try:
                self._commit([job])
            except Exception as fault:
                if job.work is None and not isinstance(fault, DatabaseLost):  # who waits for work hears of it
                    _log.exception("a game could not be written")
                faults[job] = fault
        return faults

    def _tell(self, jobs: list[Job], faults: dict[Job, Exception]) -> None:
        """Tell everybody at once who waits for one of these."""

        def tell(which: list[Job]) -> None:
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

    def _commit(self, jobs: list[Job]) -> None:
        with self._database.writing() as connection:
            epoch = self._database.epoch
            if any(job.epoch not in (None, epoch) for job in jobs):
                raise DatabaseLost("the claim ended with an earlier session")
            for job in jobs:
                if job.work is not None:
                    job.result = job.work(connection)
            if rows := [row for job in jobs for row in job.rows]:
                connection.execute(insert(LINES), rows)
            _update_own(connection, PLAYED, epoch, (job.played for job in jobs))
            _update_own(connection, SPOKEN, epoch, (job.spoken for job in jobs))
            for said in [said for job in jobs for said in job.said]:
                connection.execute(insert(TALK), said)
                old = TALK.c.number <= int(str(said["number"])) - MOST_TALK
                connection.execute(delete(TALK).where((TALK.c.game == said["game"]) & old))


def _update_own(
    connection: Connection, change: Update, epoch: int, rows: Iterable[dict[str, object] | None]
) -> None:
    """Change the row of each game once, to what was given last. Raises DatabaseLost if another session has one now."""
    newest = {row["game"]: {**row, "session": epoch} for row in rows if row is not None}
    if newest:
        done: CursorResult[Any] = connection.execute(change, list(newest.values()))
        if done.rowcount != len(newest):
            raise DatabaseLost("another server has claimed the game")
