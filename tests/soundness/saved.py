"""Games saved long ago, in the middle of every kind of question, with the cards as they were then.

The files in `saved` are never written anew: they stand for what lies on the disks of those who play. A kind of question
that comes later is added to them (`python -m soundness.saved`), and what is there stays.
"""

import lzma
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import common_table
from fogbound.core import Game, Step, snapshot
from fogbound.packs import books, build
from fogbound.packs.pack import Pack
from fogbound.rules.common.book import Book
from fogbound.tables.origin import digests
from soundness.leads import LEADS
from soundness.positions import Position, positions, set_table

__all__ = ["FOLDER", "RULESETS", "Saved", "book_of_saved", "packs_of_saved", "saved"]

FOLDER: Final = Path(__file__).with_name("saved")
RULESETS: Final = ("continent", "citadel")


class Saved(Struct, frozen=True):
    """A snapshot with a question pending, and what it offered when it was taken."""

    question: str  # its name, or that of its class before it had one
    packs: tuple[str, ...]  # digests, which are the names of the packs in the file
    sentences: list[Any]  # what was performed at a table that was set, as trees
    options: list[str]
    snapshot: bytes


class SavedGames(Struct):
    """One file: snapshots, and the cards they were taken with."""

    packs: dict[str, bytes]
    games: list[Saved]


@cache
def saved(ruleset: str) -> SavedGames:
    """The games that were saved while playing by these rules."""
    path = _path(ruleset)
    if not path.exists():
        return SavedGames({}, [])
    return msgspec.msgpack.decode(lzma.decompress(path.read_bytes()), type=SavedGames)


def book_of_saved(ruleset: str, game: Saved) -> Book:
    """The book a game was saved with, as these rules read its cards."""
    if game.sentences:
        return _bound(ruleset, game.packs, msgspec.msgpack.encode(game.sentences))
    return _shared(ruleset, game.packs)


@cache
def _shared(ruleset: str, packs: tuple[str, ...]) -> Book:
    return _bound(ruleset, packs, msgspec.msgpack.encode([]))


def _bound(ruleset: str, packs: tuple[str, ...], sentences: bytes) -> Book:
    book = books.bind(packs_of_saved(ruleset, packs))
    for tree in _said_today(msgspec.msgpack.decode(sentences)):
        build.term_builder(book)(tree)
    return book


FORMER_TERMS: Final[dict[str, tuple[str, dict[str, bool]]]] = {
    "citadel-cost": ("cost", {"typed": True}),
    "citadel-successes": ("stars", {"typed": True}),
    "before-drawing": ("before-draw", {}),
    "after-revealing": ("after-reveal", {}),
    "in-success": ("on-success", {}),
    "failed": ("action-failed", {}),
}
"""Terms that were called otherwise when games were saved. On disks packs lie as their authors wrote them."""


def _said_today(part: Any) -> Any:
    """A pack, or a sentence, in the terms of today."""
    if isinstance(part, dict):
        return {key: _said_today(value) for key, value in part.items()}
    if not isinstance(part, list):
        return part
    if len(part) == 2 and part[0] == "tell" and isinstance(part[1], dict) and "reply" in part[1]:
        return ["tell-of-reply", part[1]]
    if len(part) == 2 and isinstance(part[0], str) and part[0] in FORMER_TERMS and isinstance(part[1], dict):
        name, added = FORMER_TERMS[part[0]]
        return [name, {**_said_today(part[1]), **added}]
    return [_said_today(one) for one in part]


def packs_of_saved(ruleset: str, packs: tuple[str, ...]) -> list[Pack]:
    """The packs a game was saved with, by their digests, without their prose."""
    return [_pack(ruleset, name) for name in packs]


@cache
def _pack(ruleset: str, name: str) -> Pack:
    read = _said_today(msgspec.msgpack.decode(saved(ruleset).packs[name]))
    return msgspec.convert(read, type=Pack)


def _path(ruleset: str) -> Path:
    return FOLDER / f"{ruleset}.snapshots"


# -- writing ---------------------------------------------------------------------------------------


def _add(ruleset: str) -> None:
    """Save a game at each kind of question that none was saved at."""
    file = saved(ruleset)
    there = {snapshot.name_of(snapshot.find(game.question, Step)) for game in file.games}
    for question, position, sentences in _found(ruleset):
        if question not in there:
            there.add(question)
            packs = position.opened.packs
            for pack, (_, digest) in zip(packs, digests(packs), strict=True):
                bare = msgspec.structs.replace(pack, texts={}, folder="")
                file.packs.setdefault(digest, msgspec.msgpack.encode(bare))
            file.games.append(_taken(question, position.game, tuple(d for _, d in digests(packs)), sentences))
    FOLDER.mkdir(exist_ok=True)
    _path(ruleset).write_bytes(lzma.compress(msgspec.msgpack.encode(file), preset=9))


def _taken(question: str, game: Game, packs: tuple[str, ...], sentences: list[Any]) -> Saved:
    options = [game.option_id(option) for option in game.offered]
    return Saved(question, packs, sentences, options, msgspec.msgpack.encode(snapshot.dump(game)))


def _found(ruleset: str) -> Iterator[tuple[str, Position, list[Any]]]:
    """A position at each kind of question: one that is set, or one that a random game comes to."""
    for question, lead in LEADS[ruleset].items():
        common_table.forget_books()  # so that it holds no sentence but those of this table
        with _Performed() as sentences:
            yield question, set_table(lead, 0), sentences
    found = [
        (question, position) for (question, _), some in positions(ruleset, 1).items() for position in some
    ]
    for question, position in sorted(found, key=lambda one: len(one[1].game.where)):
        yield question, position, []


class _Performed:
    """Notes the sentences that are performed at a table."""

    def __enter__(self) -> list[Any]:
        noted: list[Any] = []
        self._read = common_table._sentence, common_table._form

        def note(read: Any) -> Any:
            def noting(*words: Any) -> Any:
                noted.append(read(*words))
                return noted[-1]

            return noting

        common_table._sentence, common_table._form = map(note, self._read)
        return noted

    def __exit__(self, *_: object) -> None:
        common_table._sentence, common_table._form = self._read


if __name__ == "__main__":
    for ruleset in RULESETS:
        _add(ruleset)
