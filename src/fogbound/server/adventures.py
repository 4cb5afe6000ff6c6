"""Adventures, opened once for all tables: their packs, the book, and what tells them in each language."""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from threading import Lock

from fogbound.packs import library
from fogbound.packs.books import Book, trees_of
from fogbound.packs.faults import PackError
from fogbound.packs.library import Adventure
from fogbound.packs.pack import Pack
from fogbound.server.card_faces import CardFaces
from fogbound.server.presentation.choice_cache import ChoiceCache
from fogbound.tables.journal import rules_digest
from fogbound.text import LANGUAGES, CardTexts, Renderer

__all__ = ["Adventures", "LoadedAdventure"]


class LoadedAdventure:
    """An adventure that has been read, with everything that tells it."""

    def __init__(self, adventure: Adventure) -> None:
        self.packs: list[Pack] = adventure.packs
        self.book: Book = adventure.book
        self.texts = CardTexts(self.packs, trees=trees_of(adventure.book))
        self.renderers = {lang: Renderer(self.texts, lang, places=False) for lang in LANGUAGES}
        self.faces = {lang: CardFaces(self.texts, lang) for lang in LANGUAGES}
        self.choice_cache = {lang: ChoiceCache() for lang in LANGUAGES}

    @cached_property
    def gallery(self) -> dict[str, CardFaces]:
        """The faces of its cards with everything that stands on them, for its author."""
        return {lang: CardFaces(self.texts.for_author(), lang) for lang in LANGUAGES}

    @property
    def name(self) -> str:
        """What its pack is called."""
        return self.packs[-1].manifest.name

    @cached_property
    def pack_names(self) -> tuple[str, ...]:
        """All its packs, each after those it builds on."""
        return tuple(pack.manifest.name for pack in self.packs)

    @cached_property
    def title(self) -> dict[str, str]:
        """What it is called, in each language."""
        return {lang: self.texts.title(lang) for lang in LANGUAGES}


class Adventures:
    """Everything that can be played here; opening takes a moment, so it is done in a thread."""

    def __init__(self) -> None:
        self._opened: dict[tuple[str, ...], LoadedAdventure] = {}
        self._offered: set[str] = set()
        self._lock = Lock()

    def open(self, names: Sequence[str]) -> LoadedAdventure:
        """An adventure by the names of its packs. Raises UnknownPackError or PackError."""
        with self._lock:
            key = tuple(names)
            if key not in self._opened:
                self._opened[key] = LoadedAdventure(library.open(names))
            return self._opened[key]

    def find(self, name: str) -> LoadedAdventure | None:
        """An adventure of the adventures; None if there is no such name. Raises PackError."""
        if name not in self._offered:  # the folders are looked through for new names alone
            self._offered.update(self.names())
        return self.open([name]) if name in self._offered else None

    def words(self) -> tuple[str, ...]:
        """The words of all packs on the shelf that faces draw as icons, for old games also of those not on offer."""
        found: set[str] = set()
        for name in library.shelf():
            with suppress(PackError):
                for pack in self.open([name]).packs:
                    manifest = pack.manifest
                    found.update((*manifest.actions, *manifest.resources, *manifest.keywords))
                    found.update((*manifest.pictographs, *manifest.counters))
        return tuple(sorted(found))

    def digest(self) -> str:
        """A digest of the rules and of what the cards of all adventures do: games go on by it."""
        total = hashlib.sha256(rules_digest().encode())
        for name in self.names():
            with suppress(PackError):  # the lobby leaves it out
                for pack in self.open([name]).packs:
                    total.update(f"\n{pack.manifest.name} {pack.does}".encode())
        return total.hexdigest()[:16]

    def names(self) -> list[str]:
        """What is there to be played, in the order in which it wants to be offered."""
        return library.adventures()
