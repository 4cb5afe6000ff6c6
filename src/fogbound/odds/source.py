"""Where the cards of a draw come from, as one seat knows it before they are drawn; the same for both rulesets."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from fogbound.core import NONE

__all__ = ["CardSupply", "known_part"]

Card = TypeVar("Card")


class CardSupply(Generic[Card]):
    """Cards by what they show.

    `top` lists the uppermost cards of the deck in order, `None` standing for a card the seat does not know; `rest`
    holds all other cards of the deck, in any order, those at the `None`s included; `pile` holds what comes after the
    deck, in any order. When revealed cards are kept and others drawn anew, the kept ones may be put in front of `top`
    and counted as drawn.
    """

    def __init__(
        self, top: tuple[Card | None, ...], rest: tuple[Card, ...], pile: tuple[Card, ...] = ()
    ) -> None:
        self.top = top
        self.rest = rest
        self.pile = pile
        self._hash = hash((top, rest, pile))  # once, for it is asked about again and again

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CardSupply):
            return NotImplemented
        return bool(self.top == other.top and self.rest == other.rest and self.pile == other.pile)


def known_part(deck: Sequence[int], seen: Sequence[bool]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A deck as a seat sees it: its upper part, with NONE for cards it does not know, and all that it does not know."""
    if True not in seen:
        return (), tuple(sorted(deck))
    depth = len(seen) - [*reversed(seen)].index(True)
    top = [card if seen[at] else NONE for at, card in enumerate(deck[:depth])]
    return tuple(top), tuple(sorted([card for at, card in enumerate(deck) if not seen[at]]))
