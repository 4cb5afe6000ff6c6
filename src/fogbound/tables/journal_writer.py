"""Writing journals: created whole or not at all, locked against a second writer, on the disk at once."""

import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from fogbound.tables import journal as form
from fogbound.tables.glance import Glance
from fogbound.tables.journal import Entry, Flaw, Journal
from fogbound.tables.journal_sink import JournalInUse, Keep

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, 1 << 30, os.SEEK_SET)  # such locks bar readers too, so it lies where nobody reads
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _sync_folder(folder: Path) -> None:
        """Windows writes folders by itself."""

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _sync_folder(folder: Path) -> None:
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def write(path: Path, journal: Journal) -> bytes:
    """Put a journal into a new file, which appears complete or not at all; returns its last checksum."""
    data, tip = form.encode_journal(journal)
    file, draft = tempfile.mkstemp(prefix=".", suffix=".new", dir=path.parent)  # readable by its owner alone
    try:
        with os.fdopen(file, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.link(draft, path)  # unlike a renaming, this never replaces a file
    finally:
        os.unlink(draft)
    _sync_folder(path.parent)
    return tip


class JournalWriter:
    """The one hand that may add to a journal."""

    def __init__(self, path: Path, file: int, lines: int, tip: bytes, size: int) -> None:
        self.path = path
        self._file = file
        self._lines = lines
        self._tip = tip
        self._size = size

    @classmethod
    def create(cls, path: Path, journal: Journal) -> "JournalWriter":
        """Begin a file with this journal; refused if there is one already."""
        path.parent.mkdir(parents=True, exist_ok=True)
        tip = write(path, journal)
        file = _open(path)
        return cls(path, file, len(journal.entries) + 2, tip, os.fstat(file).st_size)

    @classmethod
    def at(cls, path: Path) -> Keep:
        """Keeps a new journal in this file."""
        return lambda journal, _: cls.create(path, journal)

    @classmethod
    def reopen(cls, path: Path) -> tuple[Journal, "JournalWriter"]:
        """Go on with a journal; what a crash left unfinished behind its sound part is cleared away."""
        file = _open(path)
        try:
            found = form.examine(path.read_bytes())
            writer = cls(path, file, found.lines, found.tip, found.size)
            if found.counted != found.lines or os.fstat(file).st_size != found.size:
                os.ftruncate(file, found.size)
                writer._write_head()
        except BaseException:
            os.close(file)
            raise
        return found.journal, writer

    def append(self, entries: Sequence[Entry], glance: Glance) -> None:
        """Add entries; they are on the disk when this returns, and nothing is changed when it fails.

        A file has no place for a glance: lists read it whole.
        """
        text, lines, tip = b"", self._lines, self._tip
        for entry in entries:
            lines += 1
            row, tip = form.line(lines, entry, tip)
            text += row
        try:
            _write_at(self._file, self._size, text)
            os.fsync(self._file)
        except BaseException:
            os.ftruncate(self._file, self._size)
            raise
        self._lines, self._tip = lines, tip
        self._size += len(text)
        self._write_head()

    def _write_head(self) -> None:
        """Count the lines that are safe; the count may lag behind after a crash, but it is never ahead."""
        with suppress(OSError):  # the entries are safe, and the next count will do as well
            _write_at(self._file, 0, form.head(self._lines, self._tip))

    def close(self) -> None:
        """Let go of the journal, so that others may write it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def check_free(path: Path) -> None:
    """Refuse if another process is writing this journal."""
    os.close(_open(path))


def _open(path: Path) -> int:
    file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        _lock(file)
    except OSError as error:
        os.close(file)
        raise JournalInUse(Flaw(0, "in-use", word=path.name)) from error
    return file


def _write_at(file: int, offset: int, data: bytes) -> None:
    os.lseek(file, offset, os.SEEK_SET)
    while data:
        data = data[os.write(file, data) :]
