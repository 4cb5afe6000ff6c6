"""The journal of a game: what it consists of, how a line of it looks, and how it is read back.

A journal *is* the game: seed, digests and answers are enough to play it again. On disk it is one line of JSON
for each entry, chained by checksums; the first line has a fixed width and says how many lines there must be,
so that neither an edit nor a missing end goes unnoticed. Writing is done by `fogbound.tables.journal_writer`.
"""

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct, field

from fogbound import __version__, native
from fogbound.languages import LANGUAGES
from fogbound.text import catalogue
from fogbound.view.chart_schema import Survey

FORMAT: Final = 1
SUM: Final = 12
"""How many hexadecimal digits of a checksum are kept."""

_HEAD: Final = re.compile(
    rb'\{"journal":(\d{1,4}),"lines":"(\d{9})","tip":"([0-9a-f]{12})","sum":"([0-9a-f]{12})"\}'
)
_SEAL: Final = re.compile(rb',"sum":"([0-9a-f]{12})"\}')
_SEAL_LENGTH: Final = SUM + len(b',"sum":""}')


class Chosen(Struct, frozen=True, omit_defaults=True):
    """What the players chose before the game."""

    characters: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()
    mode: int = 0
    options: int = 0
    board_limit: int = 0
    chairs: int = 0
    players: int = 0  # where they choose their characters in play


class Header(Struct, frozen=True, tag="game", omit_defaults=True):
    """How a game began, and with which rules and cards."""

    fogbound: str
    ruleset: str
    rules: str  # digest of the engine's sources
    packs: tuple[tuple[str, str], ...]  # name and digest of what its cards do, in order
    seed: int
    setup: Chosen
    name: str = ""  # what the players call this game
    fork_of: str = ""  # the name of the game it was forked from
    fork_at: int = 0  # and after how many steps of it
    names: str = ""  # card ids and words by number, see `fogbound.tables.snapshots`
    start: str = ""  # the snapshot a fork begins with; other games are dealt from their seed
    drawn: Survey | None = None  # what had been seen of the land before a fork began
    turn: int = 0  # how many turns were over when a fork began
    place: str = ""  # the card on which the first explorer then stood

    @property
    def is_fork(self) -> bool:
        """Whether the game plays on from a step of another one."""
        return bool(self.fork_of or self.start)


class Answer(Struct, frozen=True, tag="answer", omit_defaults=True):
    """One answer; `agreed` are the seats that voted for it, where it was put to the group (`voices` on the disk).

    One that was `passed` over was given by itself, and nobody was asked; `why` says for what reason: it was the `only`
    useful one, it was `promised` or `planned`, or the player who would be asked had `agreed` already. Journals written
    by earlier versions give no reason.
    """

    seat: int
    serial: int
    option: str
    value: str = ""
    agreed: tuple[int, ...] = field(default=(), name="voices")
    passed: bool = False
    why: str = ""


class Undo(Struct, frozen=True, tag="undo", omit_defaults=True):
    """So many decisions were taken back, and what was passed over after them.

    `serial` is the last number given to a question so far.
    """

    by: int
    serial: int
    answers: int = 1
    consents: tuple[int, ...] = ()


class Checkpoint(Struct, frozen=True, tag="checkpoint", omit_defaults=True):
    """The game as it stands at the beginning of a turn or at its end."""

    turn: int
    state: str  # hash of the snapshot
    snapshot: str
    place: str = ""  # the card on which the first explorer stands
    ending: str = ""


class Changed(Struct, frozen=True, tag="changed", omit_defaults=True):
    """Rules or cards are others from here on; the game went on from this snapshot."""

    fogbound: str
    rules: str
    packs: tuple[tuple[str, str], ...]
    why: str  # "rules", "packs" or "diverged"
    detail: str
    lost: int  # decisions after the checkpoint, which do not count any more
    state: str
    names: str
    snapshot: str
    drawn: Survey | None = None  # what had been seen of the land by then


Entry = Answer | Undo | Checkpoint | Changed
Origin = Header | Changed
Step = Answer | Undo

_HEADERS: Final = msgspec.json.Decoder(Header)
_ENTRIES: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


class Journal(Struct):
    """A game as it was played."""

    header: Header
    entries: list[Entry]

    def basis(self) -> tuple[int, Origin]:
        """What the current state is derived from, and the index of the first entry after it."""
        for at in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[at]
            if isinstance(entry, Changed):
                return at + 1, entry
        return 0, self.header

    def standing_entries(self) -> list[int]:
        """The indexes of the answers and checkpoints since the basis that have not been taken back."""
        first, _ = self.basis()
        kept: list[int] = []
        for at in range(first, len(self.entries)):
            entry = self.entries[at]
            if isinstance(entry, Undo):
                taken_back = 0
                while taken_back < entry.answers:
                    gone = self.entries[kept.pop()]
                    taken_back += isinstance(gone, Answer) and not gone.passed
            elif not isinstance(entry, Changed):
                kept.append(at)
        return kept

    def steps(self) -> int:
        """How many steps the game has had: answers and undos."""
        return sum(1 for entry in self.entries if isinstance(entry, (Answer, Undo)))

    def decisions(self) -> int:
        """How many decisions count: neither taken back nor lost when rules or cards changed."""
        decided = 0
        for entry in self.entries:
            if isinstance(entry, Answer):
                decided += not entry.passed
            elif isinstance(entry, Undo):
                decided -= entry.answers
            elif isinstance(entry, Changed):
                decided -= entry.lost
        return decided

    def until(self, steps: int) -> "Journal":
        """The journal up to so many steps, with what stands right behind them."""
        kept: list[Entry] = []
        done = 0
        for entry in self.entries:
            is_step = isinstance(entry, (Answer, Undo))
            if is_step and done == steps:
                break
            kept.append(entry)
            done += is_step
        if done < steps or steps < 0:
            raise LookupError(f"the game has had only {done} steps")
        return Journal(self.header, kept)

    def last_checkpoint(self) -> Checkpoint | None:
        """The newest checkpoint that has not been taken back, whatever changed since."""
        for at in reversed(self.standing_entries()):
            entry = self.entries[at]
            if isinstance(entry, Checkpoint):
                return entry
        return None


class Flaw(NamedTuple):
    """What is wrong with a journal: the line (0: all of it), the kind of flaw, a number or a word that belongs to it."""

    line: int
    kind: str
    n: int = 0
    word: str = ""

    def reason(self, lang: str) -> str:
        """The flaw in words, without its line."""
        return catalogue(lang).say(f"flaw-{self.kind}", line=self.line, n=self.n, word=self.word)

    def text(self, lang: str) -> str:
        """The flaw in words."""
        what = self.reason(lang)
        return catalogue(lang).say("flaw", line=self.line, what=what) if self.line else what


class Unreadable(ValueError):
    """Something on the disk that this version cannot use; `flaw` says why in every language."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.text(LANGUAGES[0]))
        self.flaw = flaw


class JournalRefused(Unreadable):
    """The file is no journal that this version can read."""


class JournalDamaged(JournalRefused):
    """The journal was changed or cut off; `recovered` is everything that is sound, None if nothing is."""

    def __init__(self, flaw: Flaw, recovered: Journal | None) -> None:
        super().__init__(flaw)
        self.recovered = recovered


@cache
def rules_digest() -> str:
    """A digest of the rules that run; the version stands in where no sources are installed."""
    total = hashlib.sha256()
    sources = native.sources(native.RULES)
    for path in sources:
        text = path.read_bytes()
        total.update(f"\0{path.relative_to(native.HOME).as_posix()}\0{len(text)}\0".encode())
        total.update(text)
    return total.hexdigest()[:16] if sources else __version__


# -- lines -----------------------------------------------------------------------------------------


def checksum(*parts: bytes) -> bytes:
    """The short checksum of these bytes."""
    return hashlib.sha256(b"".join(parts)).hexdigest()[:SUM].encode()


def head(lines: int, tip: bytes) -> bytes:
    """The first line: how many lines there are, and the checksum of the last one."""
    body = b'{"journal":%d,"lines":"%09d","tip":"%s"' % (FORMAT, lines, tip)
    return b'%s,"sum":"%s"}\n' % (body, checksum(body))


def line(number: int, entry: Header | Entry, before: bytes) -> tuple[bytes, bytes]:
    """An entry as a line, and its checksum; `before` is the checksum of the line before."""
    body = b'{"line":%d,%s' % (number, msgspec.json.encode(entry)[1:-1])
    total = checksum(before, body)
    return b'%s,"sum":"%s"}\n' % (body, total), total


def lines_of(journal: Journal) -> tuple[list[bytes], bytes]:
    """A whole journal as lines, from the second on, and the checksum of the last one."""
    lines: list[bytes] = []
    tip = b""
    for entry in (journal.header, *journal.entries):
        text, tip = line(len(lines) + 2, entry, tip)
        lines.append(text)
    return lines, tip


def encode_journal(journal: Journal) -> tuple[bytes, bytes]:
    """A whole journal as a file, and the checksum of its last line."""
    lines, tip = lines_of(journal)
    return b"".join([head(len(lines) + 1, tip), *lines]), tip


def file_of(lines: Sequence[bytes]) -> bytes:
    """The lines of a journal, from the second on, as the file they would be; damage is left for its reader to find."""
    tip = tip_of(lines[-1]) if lines else b""
    return b"".join([head(len(lines) + 1, tip), *lines])


def tip_of(row: bytes) -> bytes:
    """The checksum at the end of a line; zeros if it has lost it."""
    seal = _SEAL.fullmatch(row.rstrip(b"\n")[-_SEAL_LENGTH:])
    return seal[1] if seal is not None else b"0" * SUM


def header(row: bytes) -> Header:
    """The header in the line of a journal that holds it."""
    return _HEADERS.decode(row)


# -- reading ---------------------------------------------------------------------------------------


class JournalReading(Struct):
    """What was found in a file: the journal, and where its sound part ends."""

    journal: Journal
    lines: int
    counted: int  # how many lines the head vouches for
    tip: bytes
    size: int


def read(path: Path) -> Journal:
    """The journal in this file. Raises JournalDamaged with the line, the reason and what can be recovered."""
    return examine(path.read_bytes()).journal


def examine(data: bytes) -> JournalReading:
    """Check every line of a journal; a last line that was never finished is left out, as if never begun."""
    rows = data.split(b"\n")
    rest = rows.pop()
    if not rows:
        raise JournalDamaged(Flaw(1, "no-journal"), None)
    counted, flaw = _read_head(rows[0])
    entries: list[Header | Entry] = []
    tip = b""
    size = len(rows[0]) + 1
    for number in range(2, len(rows) + 1):
        found = _read_line(rows[number - 1], number, tip)
        if isinstance(found, Flaw):
            flaw = flaw or found
            break
        entry, tip = found
        entries.append(entry)
        size += len(rows[number - 1]) + 1
    lines = len(entries) + 1
    if flaw is None and lines < counted:
        flaw = Flaw(lines + 1, "cut-off" if rest else "too-short", counted)
    if flaw is None and not _is_unfinished(rest, lines + 1):
        flaw = Flaw(lines + 1, "added")
    journal = _journal_of(entries)
    if flaw is None and journal is None:
        flaw = Flaw(2, "headless")
    if flaw is not None or journal is None:
        raise JournalDamaged(flaw or Flaw(1, "no-journal"), journal)
    return JournalReading(journal, lines, counted, tip, size)


def _read_head(row: bytes) -> tuple[int, Flaw | None]:
    match = _HEAD.fullmatch(row)
    if match is None:
        return 0, Flaw(1, "no-head")
    version, counted, _, total = match.groups()
    if checksum(row[:-_SEAL_LENGTH]) != total:
        return 0, Flaw(1, "count-changed")
    if int(version) != FORMAT:
        raise JournalRefused(Flaw(0, "format", int(version), str(FORMAT)))
    return int(counted), None


def _read_line(row: bytes, number: int, before: bytes) -> tuple[Header | Entry, bytes] | Flaw:
    """The entry of a line and its checksum, or what is wrong with it."""
    body, seal = row[:-_SEAL_LENGTH], _SEAL.fullmatch(row[-_SEAL_LENGTH:])
    if seal is None:
        return Flaw(number, "no-checksum")
    total = checksum(before, body)
    if total != seal[1]:
        return _difference(row, number)
    try:
        if number == 2:
            return _HEADERS.decode(row), total
        return _ENTRIES.decode(row), total
    except msgspec.DecodeError as error:
        return Flaw(number, "no-entry", word=str(error))


def _difference(row: bytes, number: int) -> Flaw:
    """Why a line does not follow from the one before it."""
    match = re.match(rb'\{"line":(\d{1,9}),', row)
    stands = int(match[1]) if match is not None else number
    if stands == number + 1:
        return Flaw(number, "missing")
    if stands > number:
        return Flaw(number, "missing-lines", stands - 1)
    if stands < number:
        return Flaw(number, "again", stands)
    return Flaw(number, "changed")


def _is_unfinished(rest: bytes, number: int) -> bool:
    """Whether the bytes after the last whole line can be an entry that a crash interrupted."""
    begun = rest.rstrip(b"\0")
    start = b'{"line":%d,' % number
    return begun.startswith(start) or start.startswith(begun)


def _journal_of(entries: Sequence[Header | Entry]) -> Journal | None:
    if not entries or not isinstance(entries[0], Header):
        return None
    return Journal(entries[0], [entry for entry in entries[1:] if not isinstance(entry, Header)])
