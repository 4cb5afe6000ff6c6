"""One game of the archive that is being written: what is added to its journal, said at its table, voted for."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import NamedTuple

import msgspec

from fogbound.tables import journal as form
from fogbound.tables.archive_jobs import ArchiveWriter, Job
from fogbound.tables.ballots import NO_VOTES, Ballot
from fogbound.tables.glance import Glance
from fogbound.tables.journal import Answer, Entry, Journal, Undo

__all__ = ["ArchiveSink", "Said", "number_rows"]


class Said(NamedTuple):
    """Something that a person said at a table, or a note of the table: then `text` has the arguments of the message."""

    after: int  # how many answers stood when it was said
    turn: int
    who: str
    text: str
    note: str = ""  # the message, where it is the table that speaks


class ArchiveSink:
    """The one hand that may add to a journal in the archive."""

    def __init__(
        self,
        writer: ArchiveWriter,
        release: Callable[[int, int], None],
        game: int,
        key: str,
        epoch: int,
        journal: Journal,
        lines: int,
        tip: bytes,
        waits: bool,
    ) -> None:
        self.game = game
        self.key = key
        self.epoch = epoch  # the session under which the game was claimed
        self._writer = writer
        self._release = release
        self._lines = lines
        self._tip = tip
        self._waits = waits  # whether `append` returns only when everything is on the disk
        self._steps = journal.steps()
        self._job: Job | None = None  # what waits for being settled
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
        job.rows += number_rows(self.game, self._lines + 1, rows)
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

    def _to_write(self) -> Job:
        if self._job is None:
            self._job = Job(epoch=self.epoch)
        return self._job

    def flush(self) -> Future[None]:
        """Have everything written that was given so far, together; done once it is on the disk, fails if that failed."""
        if self._job is not None:
            self._newest = self._writer.put(self._job)
            self._job = None
        elif self._newest is None:
            self._newest = Future()
            self._newest.set_result(None)
        return self._newest

    def close(self) -> None:
        """Let go of the game, once everything is written."""
        self.flush().exception()
        self._release(self.game, self.epoch)


def number_rows(game: int, first: int, rows: list[bytes]) -> list[dict[str, object]]:
    """Rows for the lines of a journal, the first of which has this number."""
    return [{"game": game, "number": first + at, "text": text} for at, text in enumerate(rows)]
