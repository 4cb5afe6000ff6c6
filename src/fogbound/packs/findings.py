"""What the linter finds in a pack that can be played but is not quite right, and where it finds it."""

import pathlib
import re
from typing import Any, Literal, NamedTuple

import msgspec

from fogbound.packs import source
from fogbound.packs.faults import Fault, Mark, PackError
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.source import Document, Path

__all__ = ["Finding", "Places", "Severity", "Site", "found_fault"]

Severity = Literal["error", "warning", "hint"]


class Finding(msgspec.Struct, frozen=True):
    """One finding: how bad it is, a stable code, what is wrong, where, and perhaps what would be right."""

    severity: Severity
    code: str
    message: str
    mark: Mark
    hint: str = ""

    def __str__(self) -> str:
        hint = f" ({self.hint})" if self.hint else ""
        return f"{self.mark}: {self.severity}: {self.code}: {self.message}{hint}"


def found_fault(fault: Fault) -> Finding:
    """A fault for which a pack is refused, as a finding."""
    return Finding("error", fault.code, fault.message, fault.mark, fault.hint)


class Site(NamedTuple):
    """Something in a pack: a part of a card, or of the manifest when there is no card."""

    pack: Pack
    card: LoadedCard | None
    path: Path

    @property
    def name(self) -> str:
        """How a message calls the card."""
        if self.card is None:
            return "pack.yaml"
        number = self.card.source.number
        return self.card.uid if number is None else f"{number:03}"


class Places:
    """Finds the exact place of what a finding is about, in the files of the packs."""

    def __init__(self) -> None:
        self._documents: dict[tuple[str, str], Document | None] = {}

    def mark(self, site: Site, word: str = "") -> Mark:
        """The place of a part of a card or manifest, or of a word in it."""
        card = site.card
        if card is None:
            file = f"{pathlib.Path(site.pack.folder).name or site.pack.manifest.name}/pack.yaml"
            return self._within(site.pack, file, site.path, word) or Mark(file, 1, 1)
        return self._within(site.pack, card.file, (card.at, *site.path), word) or card.mark

    def written(self, site: Site) -> str:
        """A part of a card as its author wrote it; "" where the file is not there any more."""
        document = self._document(site.pack, site.card.file) if site.card is not None else None
        if document is None or site.card is None:
            return ""
        return str(document.value((site.card.at, *site.path)))

    def key(self, site: Site) -> Mark:
        """The place of the key that the path of a site ends with."""
        card = site.card
        if card is not None and (document := self._document(site.pack, card.file)) is not None:
            return document.key_mark((card.at, *site.path))
        return self.mark(site)

    def _within(self, pack: Pack, file: str, path: Path, word: str) -> Mark | None:
        document = self._document(pack, file)
        if document is None:
            return None
        if word:
            written = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
            try:
                spot = _spot(document.value(path), path, written)
            except (KeyError, IndexError, TypeError):  # the file is not what it was when the pack was read
                spot = None
            if spot is not None:
                return document.within(*spot)
        return document.mark(path)

    def _document(self, pack: Pack, file: str) -> Document | None:
        """The file as it was written; None for packs that lie in no folder."""
        at = (pack.folder, file)
        if at not in self._documents:
            self._documents[at] = None
            if pack.folder:
                try:
                    path = pathlib.Path(pack.folder, file.partition("/")[2])
                    self._documents[at] = source.read(path, file)
                except PackError:
                    pass
        return self._documents[at]


def _spot(value: Any, path: Path, written: re.Pattern[str]) -> tuple[Path, int] | None:
    """Where a word stands within a value: the path of the text that has it, and how far in."""
    if isinstance(value, str):
        found = written.search(value)
        return (path, found.start()) if found else None
    entries: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        entries = list(value.items())
    elif isinstance(value, list):
        entries = list(enumerate(value))
    for step, inner in entries:
        if spot := _spot(inner, (*path, step), written):
            return spot
    return None
