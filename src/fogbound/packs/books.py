"""Packs bound into a book, by the ruleset they are written for."""

from collections.abc import Callable, Sequence
from typing import Final

from fogbound.packs.build import continent
from fogbound.packs.citadel_book import citadel
from fogbound.packs.pack import Pack
from fogbound.rules.common.book import Book

__all__ = ["bound"]


_BINDERS: Final[dict[str, Callable[[list[Pack]], Book]]] = {"continent": continent, "citadel": citadel}


def bound(packs: Sequence[Pack]) -> Book:
    """The book of these packs, each after those it builds on; all are written for one ruleset."""
    return _BINDERS[packs[-1].manifest.ruleset](list(packs))
