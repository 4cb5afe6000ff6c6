"""Records of games: a file to which every game that is over adds a line, and which can be gone on with and merged.

The first line says which games these are; it is the same in all parts of one experiment. What was cut short when a
process died is played again.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from fogbound.lab.fingerprint import fingerprint
from fogbound.lab.games import Match, PlayedGame, Policy
from fogbound.tables.locks import lock

__all__ = [
    "Heading",
    "Recorder",
    "Records",
    "RecordsRefused",
    "heading_of",
    "join",
    "missing",
    "read",
    "recording",
    "runs",
]

FORMAT: Final = 1
"""The version of these files."""


class RecordsRefused(Exception):
    """These records cannot be read, gone on with or merged; says which, where and what to do."""


class Heading(msgspec.Struct, frozen=True, kw_only=True, tag="games", tag_field="records"):
    """What the games of one file have in common; files with the same heading belong together."""

    format: int = FORMAT
    pack: str
    policy: Policy
    explorers: int
    characters: tuple[str, ...]
    seed: int
    limit: int
    fogbound: str
    code: str
    packs: tuple[tuple[str, str], ...]


class GameRecord(msgspec.Struct, frozen=True):
    """A game that is over."""

    number: int
    ending: str
    decisions: int
    actions: int
    digest: str


class Records(msgspec.Struct):
    """What a file holds."""

    heading: Heading
    played: dict[int, PlayedGame]
    size: int  # bytes, up to the end of the last whole line
    cut: bool = False  # whether a line that was cut short follows


def heading_of(match: Match) -> Heading:
    """The heading of such games, played by this Fogbound."""
    made = fingerprint((match.pack,))
    return Heading(
        pack=Path(match.pack).name,  # where the folder lies on this machine is nobody's business
        policy=match.policy,
        explorers=match.explorers,
        characters=match.characters,
        seed=match.seed,
        limit=match.limit,
        fogbound=made.version,
        code=made.code,
        packs=made.packs,
    )


# -- reading ---------------------------------------------------------------------------------------


def read(path: Path) -> Records:
    """The games of a file; a last line that was cut short does not count."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordsRefused(f"{path}: {error.strerror or error}") from None
    whole, end, rest = data.rpartition(b"\n")
    lines = whole.split(b"\n") if end else []
    if not lines:
        raise RecordsRefused(f"{path} holds no records: it has not one whole line")
    try:
        heading = msgspec.json.decode(lines[0], type=Heading)
    except msgspec.DecodeError as error:
        raise RecordsRefused(f"{path}, line 1: this is no heading of records ({error})") from None
    if heading.format != FORMAT:
        raise RecordsRefused(
            f"{path} has format {heading.format}; this Fogbound reads format {FORMAT}, so use the one that wrote it"
        )
    played: dict[int, PlayedGame] = {}
    for at, line in enumerate(lines[1:], 2):
        one = _game(path, at, line)
        if played.setdefault(one.number, one) != one:
            raise RecordsRefused(
                f"{path}, line {at}: game {one.number} stands here for the second time, and differs"
            )
    return Records(heading, played, len(whole) + len(end), bool(rest))


def _game(path: Path, at: int, line: bytes) -> PlayedGame:
    try:
        row = msgspec.json.decode(line, type=GameRecord)
        return PlayedGame(row.number, row.decisions, row.actions, row.ending, bytes.fromhex(row.digest))
    except (msgspec.DecodeError, ValueError) as error:
        raise RecordsRefused(
            f"{path}, line {at}: this is no game ({error}); take the line out, and the game can be played again"
        ) from None


# -- writing ---------------------------------------------------------------------------------------


class Recorder:
    """Adds games to a file, which no other process may do meanwhile."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self._file = open(path, "ab+")  # noqa: SIM115 - `recording` closes it
        if not lock(self._file.fileno(), 0):
            self._file.close()
            raise RecordsRefused(
                f"another process is writing {path}; give each part of an experiment a file of its own"
            )
        self.played: dict[int, PlayedGame] = {}
        self.cut = False
        first = msgspec.json.encode(heading)
        self._file.seek(0)
        if first.startswith(self._file.read(len(first) + 1)):  # it is new, or was cut short at once
            self._file.truncate(0)
            self._write([first])
            return
        try:
            found = read(path)
            _expect_same(path, found.heading, heading)
        except RecordsRefused:
            self._file.close()
            raise
        self.played, self.cut = found.played, found.cut
        self._file.truncate(found.size)

    def add(self, games: Iterable[PlayedGame]) -> None:
        """Add games that are over; they are in the file when this returns."""
        self._write(
            msgspec.json.encode(
                GameRecord(game.number, game.ending, game.decisions, game.actions, game.digest.hex())
            )
            for game in games
        )

    def _write(self, lines: Iterable[bytes]) -> None:
        self._file.write(b"".join(line + b"\n" for line in lines))
        self._file.flush()

    def close(self) -> None:
        self._file.close()


@contextmanager
def recording(path: Path, heading: Heading) -> Iterator[Recorder]:
    """Begin a file of records, or go on with one."""
    try:
        recorder = Recorder(path, heading)
    except OSError as error:
        raise RecordsRefused(f"{path}: {error.strerror or error}") from None
    try:
        yield recorder
    finally:
        recorder.close()


def _expect_same(path: Path, found: Heading, wanted: Heading) -> None:
    """Records of other games are neither gone on with nor merged."""
    for field in Heading.__struct_fields__:
        theirs, ours = getattr(found, field), getattr(wanted, field)
        if theirs != ours:
            raise RecordsRefused(
                f"{path} holds other games: its {field} is {_as_text(theirs)} instead of {_as_text(ours)}; "
                "name another file"
            )


def _as_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


# -- joining ---------------------------------------------------------------------------------------


def join(paths: Sequence[Path]) -> Records:
    """The games of several files of one experiment; a game may stand in two of them if it went alike."""
    parts = [(path, read(path)) for path in paths]
    (_, whole), *others = parts
    where = dict.fromkeys(whole.played, paths[0])
    for path, part in others:
        _expect_same(path, part.heading, whole.heading)
        for number, game in part.played.items():
            if whole.played.setdefault(number, game) != game:
                raise RecordsRefused(
                    f"game {number} went otherwise in {path} than in {where[number]}, although both are said to be "
                    f"played by the same Fogbound; play it again with --first {number} --games 1 to see which is right"
                )
            where.setdefault(number, path)
        whole.cut = whole.cut or part.cut
    return whole


def runs(numbers: Iterable[int]) -> Iterator[range]:
    """Rising numbers as ranges without gaps."""
    first = last = None
    for number in numbers:
        if first is None or last is None:
            first = last = number
        elif number == last + 1:
            last = number
        else:
            yield range(first, last + 1)
            first = last = number
    if first is not None and last is not None:
        yield range(first, last + 1)


def missing(played: dict[int, PlayedGame]) -> list[range]:
    """The games between the first and the last that are not there."""
    return list(runs(number for number in range(min(played), max(played) + 1) if number not in played))
