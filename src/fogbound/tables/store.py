"""The store: a folder of games, each in a file of its own or all those of the browser in the archive."""

import os
import sys
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fogbound.tables.archive_listing import Kept, read_archive
from fogbound.tables.journal import (
    Flaw,
    Header,
    Journal,
    JournalDamaged,
    JournalRefused,
    examine,
    read,
)
from fogbound.tables.journal_sink import JournalSink
from fogbound.tables.journal_writer import JournalWriter, check_free, write
from fogbound.tables.keys import FILE, slug

if TYPE_CHECKING:
    from fogbound.tables.archive import Archive

SUFFIX: Final = ".journal"
VARIABLE: Final = "FOGBOUND_DATA"


class NoSuchGame(LookupError):
    """The store holds no game of this name."""


class Saved:
    """One game of the store, as a list shows it."""

    def __init__(
        self,
        path: Path,
        played: int,
        journal: Journal | None,
        flaw: Flaw | None = None,
        archived: str = "",
    ) -> None:
        self.path = path  # of its file, or of the archive
        self.archived = archived  # its key in the archive, empty for a game in a file of its own
        self.played = played  # when it was last played, to sort by
        self.journal = journal  # as far as it can be read
        self.flaw = flaw  # what is wrong with it
        last = journal.last_checkpoint() if journal is not None else None
        mark = last if last is not None else self.header  # a fork may begin in the middle of a turn
        self.turn = mark.turn if mark is not None else 0
        self.place = mark.place if mark is not None else ""  # a card id
        self.ending = last.ending if last is not None else ""

    @property
    def key(self) -> str:
        """The name by which the store finds it."""
        return self.archived or self.path.name.removesuffix(SUFFIX)

    def why(self, lang: str) -> str:
        """What is wrong with it, in a language."""
        return self.flaw.text(lang) if self.flaw is not None else ""

    @property
    def header(self) -> Header | None:
        return self.journal.header if self.journal is not None else None

    @property
    def name(self) -> str:
        """What the players call it."""
        return (self.header.name if self.header is not None else "") or self.key

    @property
    def adventure(self) -> str:
        """The pack that is played, which comes after those it builds on."""
        return self.header.packs[-1][0] if self.header is not None else ""


class Store:
    """A folder of games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self) -> list[Saved]:
        """All games, the one played last first."""
        found = [saved for path in self.folder.glob(f"*{SUFFIX}") if (saved := look(path)) is not None]
        return sorted([*found, *self._archived_games()], key=lambda saved: (-saved.played, saved.key))

    @cached_property
    def archive(self) -> "Archive":
        """The games of the browser. Raises ArchiveRefused."""
        from fogbound.tables.archive import (
            Archive,  # with a database, which nobody needs who has no such games
        )

        return Archive.open(self.folder)

    def _archived_games(self) -> list[Saved]:
        """The games of the archive; one that cannot be used is listed as damaged."""
        path = self.folder / FILE
        if not path.exists():
            return []
        rows = read_archive(path)
        if rows is None:
            from fogbound.tables.archive import ArchiveRefused

            try:
                rows = [Kept(row.key, row.played, self.archive.file(row.key)) for row in self.archive.games()]
            except ArchiveRefused as refusal:
                return [Saved(path, path.stat().st_mtime_ns, None, refusal.flaw)]
        found = []
        for row in rows:
            try:
                found.append(Saved(path, row.played, examine(row.file).journal, archived=row.key))
            except JournalDamaged as damage:
                found.append(Saved(path, row.played, damage.recovered, damage.flaw, row.key))
        return found

    def reopen(self, saved: Saved) -> tuple[Journal, JournalSink]:
        """Take a game up again, to be written on. Raises JournalInUse, JournalRefused or OSError."""
        return self.archive.resume(saved.archived) if saved.archived else JournalWriter.reopen(saved.path)

    def latest_game(self) -> Saved | None:
        """The game to continue: the sound, unfinished one that was played last."""
        for saved in self.games():
            if saved.flaw is None and not saved.ending:
                return saved
        return None

    def lifted_curses(self, adventure: str) -> set[str]:
        """The clues whose curses have been lifted in this adventure, by the games that were won; forks are none.

        C-RUL-06.
        """
        won = [
            saved.header for saved in self.games() if saved.ending == "won" and saved.adventure == adventure
        ]
        played = [header for header in won if header is not None and not header.is_fork]
        return {clue for header in played for clue in header.setup.clues}

    def find(self, name: str) -> Saved:
        """The game of this name or key."""
        games = self.games()
        for saved in games:
            if saved.key == name:
                return saved
        for saved in games:
            if saved.name == name:
                return saved
        raise NoSuchGame(f"there is no game {name!r}; there are: {', '.join(saved.key for saved in games)}")

    def path_for(self, name: str) -> Path:
        """Where a new game of this name goes; an ordinal keeps it apart from others of the same name."""
        key = slug(name)
        path = self.folder / f"{key}{SUFFIX}"
        ordinal = 1
        while path.exists():
            ordinal += 1
            path = self.folder / f"{key}-{ordinal}{SUFFIX}"
        return path

    def recover(self, saved: Saved, to: Path) -> Journal:
        """Write the sound part of a damaged game to a new file; the damaged one stays as it is."""
        if saved.journal is None:
            assert saved.flaw is not None  # or it would have a journal
            raise JournalRefused(saved.flaw)
        write(to, saved.journal)
        return saved.journal

    def delete(self, name: str) -> None:
        """Remove a game for good; one that is being played is not."""
        saved = self.find(name)
        if saved.archived:
            self.archive.delete(saved.archived)
            return
        check_free(saved.path)
        saved.path.unlink()


def look(path: Path) -> Saved | None:
    """What a file holds; None if there is none, or if it has just gone."""
    try:
        if not path.is_file():
            return None
        played = path.stat().st_mtime_ns
        return Saved(path, played, read(path))
    except JournalDamaged as damage:
        return Saved(path, played, damage.recovered, damage.flaw)
    except JournalRefused as refusal:
        return Saved(path, played, None, refusal.flaw)
    except FileNotFoundError:
        return None


def data_folder(chosen: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept: the folder asked for, that of FOGBOUND_DATA, or the user's own data folder."""
    if chosen:
        return Path(chosen)
    if environment.get(VARIABLE):
        return Path(environment[VARIABLE])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Fogbound"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "Fogbound"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fogbound"
