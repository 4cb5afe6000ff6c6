"""Packs bound into a book, by the ruleset they are written for."""

from collections.abc import Callable, Sequence
from typing import Final

from fogbound.packs.build import continent, continent_trees
from fogbound.packs.citadel_book import citadel, citadel_trees
from fogbound.packs.pack import Pack
from fogbound.packs.sentences import Tree
from fogbound.rules.common.book import Book

__all__ = ["Trees", "bound", "trees_of"]

Trees = tuple[dict[int, Tree], dict[int, Tree]]
"""The trees behind the effects and the abilities of a book, by their numbers in it."""

_BINDERS: Final[dict[str, Callable[[list[Pack]], Book]]] = {"continent": continent, "citadel": citadel}
_GROWERS: Final[dict[str, Callable[[list[Pack]], Trees]]] = {
    "continent": continent_trees,
    "citadel": citadel_trees,
}


def bound(packs: Sequence[Pack]) -> Book:
    """The book of these packs, each after those it builds on; all are written for one ruleset."""
    return _BINDERS[packs[-1].manifest.ruleset](list(packs))


def trees_of(packs: Sequence[Pack]) -> Trees:
    """What the effects and the abilities of the book of these packs were made from."""
    return _GROWERS[packs[-1].manifest.ruleset](list(packs))
