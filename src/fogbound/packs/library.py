"""The library: finds packs by name or path, with all they build on, and opens them as an adventure.

Packs that ship lie in `fogbound/adventures`; further folders with packs are named in FOGBOUND_PACKS. A pack
may build on others and be mixed with others: an expansion adds its cards even when its curse is not played
(C-COMP-19).
"""

import hashlib
import pathlib
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple, NoReturn

from fogbound.packs import cache
from fogbound.packs.books import bind
from fogbound.packs.faults import Fault, Mark, PackError, nearest
from fogbound.packs.folder import gather, gather_manifest
from fogbound.packs.format import ANYWHERE
from fogbound.packs.pack import Pack, distinct, manifest_of
from fogbound.packs.shelf import SHIPPED, packs_in, shelf
from fogbound.rules.common.book import Book

__all__ = [
    "SHIPPED",
    "Adventure",
    "UnknownPackError",
    "adventures",
    "find",
    "open",
    "packs_with",
    "shelf",
]

MOST_PACKS = 50  # of one adventure


class UnknownPackError(LookupError):
    """There is no pack of this name or at this place; the message says what there is.

    Clients say it in their language by its kind, the name, the one that is near to it and those that there are.
    """

    def __init__(self, message: str, kind: str, name: str = "", near: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.name = name
        self.near = near
        self.known = ", ".join(sorted(adventures()))


class Adventure:
    """Packs opened together: every pack after those it builds on, and the book they make."""

    def __init__(self, packs: list[Pack]) -> None:
        self.packs = packs

    @cached_property
    def book(self) -> Book:
        """What the cards do."""
        return bind(self.packs)

    @property
    def does(self) -> str:
        """A digest of what the cards do; a game is bound to it."""
        return _joint(f"{pack.manifest.name} {pack.does}" for pack in self.packs)

    @property
    def says(self) -> str:
        """A digest of what the cards say; it may change under a running game."""
        return _joint(f"{pack.manifest.name} {pack.says}" for pack in self.packs)


def _joint(digests: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()[:16]


def open(names: Sequence[str]) -> Adventure:  # noqa: A001 - one opens an adventure, and says `library.open`
    """Open packs by name or path; raises UnknownPackError, or PackError with every fault (C-COMP-19)."""
    return Adventure(packs_with(names))


def packs_with(names: Sequence[str]) -> list[Pack]:
    """These packs and all they build on, each after those, with ids that are unique among all of them."""
    if not names:
        raise UnknownPackError(f"name at least one pack; {_available()}", "none")
    opening = _Opening()
    for name in names:
        folder = find(name)
        opening.take(folder, name if name in shelf() else "")
    return distinct([taken.pack for taken in opening.taken.values()])


# -- finding ---------------------------------------------------------------------------------------


def adventures() -> list[str]:
    """The names of the packs that are there to be played, in the order in which they want to be offered."""
    places = {name: _place(folder) for name, folder in shelf().items()}
    return sorted((name for name, place in places.items() if place), key=lambda name: (places[name], name))


def _place(folder: pathlib.Path) -> int:
    """Where a pack stands on the shelf; one that cannot be read stays there, to be told what is wrong with it."""
    try:
        return manifest_of(gather_manifest(folder))[0].shelf
    except PackError:
        return ANYWHERE


def find(name: str) -> pathlib.Path:
    """The folder of a pack, by the name it has on the shelf or by its path."""
    packs = shelf()
    if name in packs:
        return packs[name]
    try:
        path = pathlib.Path(name)
        if (path / "pack.yaml").exists():
            return path
        if path.is_dir():
            raise UnknownPackError(f"the folder {name} holds no pack.yaml", "folder", name)
    except (OSError, ValueError):
        pass
    close = nearest(name, packs)
    meant = f"did you mean {close!r}?" if close else _available()
    raise UnknownPackError(f"there is no pack {name!r}; {meant}", "near" if close else "name", name, close)


def _available() -> str:
    names = sorted(adventures())
    return f"there are: {', '.join(names)}" if names else "give the path of a folder with a pack.yaml"


# -- opening ---------------------------------------------------------------------------------------


class _Taken(NamedTuple):
    """An opened pack, its key in the cache, and the names of all packs it stands on, in order."""

    pack: Pack
    key: str
    below: tuple[str, ...]


class _Opening:
    """Packs taken from the shelf one after the other, each with what it builds on."""

    def __init__(self) -> None:
        self.taken: dict[str, _Taken] = {}
        self._trail: list[str] = []  # the packs being opened, each built on the next

    def take(self, folder: pathlib.Path, wanted: str = "") -> str:
        """Open a pack and all it builds on, and tell its name, which must be the one `wanted`."""
        files = gather(folder)
        manifest, document = manifest_of(files)
        name = manifest.name
        if wanted and name != wanted:
            _refuse("wrong-name", f"this pack must be called {wanted!r}", document.mark(("name",)))
        if name in self.taken:
            if self.taken[name].pack.folder != str(files.folder):
                message = f"another pack is called {name!r} too, in {self.taken[name].pack.folder}"
                _refuse("duplicate-pack", message, document.mark(("name",)))
            return name
        if len(self.taken) + len(self._trail) == MOST_PACKS:
            _refuse("too-many-packs", f"at most {MOST_PACKS} packs are opened together", document.mark(()))
        self._trail.append(name)
        below: dict[str, None] = {}
        for at, other in enumerate(manifest.requires):
            other = self.take(
                self._find_required(other, files.folder, document.mark(("requires", at))), other
            )
            below.update(dict.fromkeys([*self.taken[other].below, other]))
        self._trail.pop()
        found = [self.taken[other] for other in below]
        requires = [other.pack for other in found]
        pack, key = cache.read_through(files, requires, [other.key for other in found])
        for other_pack in (taken.pack.manifest for taken in self.taken.values()):
            if other_pack.ruleset != manifest.ruleset:
                message = f"{other_pack.name!r} is written for the rules of {other_pack.ruleset!r}"
                _refuse("other-ruleset", message, document.mark(("ruleset",)))
        self.taken[name] = _Taken(pack, key, tuple(below))
        return name

    def _find_required(self, name: str, folder: pathlib.Path, mark: Mark) -> pathlib.Path:
        """The pack another one builds on: its neighbour in the same folder, or one from the shelf."""
        if name in self._trail:
            circle = " needs ".join([*self._trail[self._trail.index(name) :], name])
            _refuse("requires-cycle", f"packs need each other in a circle: {circle}", mark)
        known = {**shelf(), **packs_in(folder.parent)}
        if name not in known:
            close = nearest(name, known)
            hint = f"did you mean {close!r}?" if close else ""
            _refuse("unknown-pack", f"there is no pack {name!r} to build on", mark, hint)
        return known[name]


def _refuse(code: str, message: str, mark: Mark, hint: str = "") -> NoReturn:
    raise PackError([Fault(code, message, mark, hint)])
