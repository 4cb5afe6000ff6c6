"""Packs bound into a book, by the ruleset they are written for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from fogbound.packs.build import continent
from fogbound.packs.citadel_book import citadel
from fogbound.packs.pack import Pack
from fogbound.packs.sentences import Tree
from fogbound.rules.common.book import Book

__all__ = ["Book", "Trees", "bind", "trees_of"]

_BINDERS: Final[dict[str, Callable[[list[Pack]], Book]]] = {"continent": continent, "citadel": citadel}


def bind(packs: Sequence[Pack]) -> Book:
    """The book of these packs, each after those it builds on; all are written for one ruleset."""
    return _BINDERS[packs[-1].manifest.ruleset](list(packs))


class Trees(NamedTuple):
    """The texts from which the effects and the abilities of a book were made, by their numbers in it."""

    effects: Mapping[int, Tree]
    abilities: Mapping[int, Tree]


def trees_of(book: Book) -> Trees:
    """What a book was made from."""
    return Trees(book.sources.effects, book.sources.abilities)
