"""Zones as a table: what is fixed of each; whatever goes by zones reads it there.

What depends on the game (a Discard Pile that may be looked through just now) is said by the ruleset's `sight`; which
zones are made when needed, and what they are, by its `table`.
"""

from typing import Final

from fogbound.core.pickling import Picklable

__all__ = [
    "AREA", "DECK", "HIDDEN", "INDEX", "ONE", "OPEN", "OWN", "SEAT", "SHARED", "SHUT", "SILENT", "SPREAD", "STORE",
    "UNPILED", "Zone", "of_seats", "shared", "that_are", "that_may_lose", "that_work",
]  # fmt: skip

# How many there are.
ONE: Final = 0
SEAT: Final = 1  # one for each seat
AREA: Final = 2  # one for each area of the land
STORE: Final = 3  # one for each that packs name
COUNTS: Final = (1, 4, 16, 16)

# Who sees the cards.
OPEN: Final = 0  # everybody, unless `sight` says otherwise
HIDDEN: Final = 1  # nobody, unless they have been shown
SHUT: Final = 2  # they lay open before, and nobody may look through them any more

# Whether texts are in force there.
SILENT: Final = 0
OWN: Final = 1  # those of the player whose zone it is
SHARED: Final = 2  # those that everybody shares

# How the cards are piled, for those who look.
UNPILED: Final = 0  # they are shown in a place of their own
SPREAD: Final = 1  # side by side: fronts as far as they are seen, and the backs of the others
DECK: Final = 2  # one on the other: the number, what is known of them, and the fronts while they lie open
INDEX: Final = 3  # no pile: what is known has no place


class Zone(Picklable):
    """A row of the table: one zone, or several alike."""

    def __init__(
        self,
        name: str,
        first: int,
        count: int = ONE,
        seen: int = OPEN,
        works: int = SILENT,
        pile: int = UNPILED,
        listed: bool = False,
        may_lose: bool = False,
    ) -> None:
        self.name = name  # its word, for views and texts
        self.first = first
        self.count = count
        self.seen = seen
        self.works = works
        self.pile = pile
        self.listed = listed  # whether it is offered to be looked through beside the Board
        self.may_lose = may_lose  # whether a card may vanish from it without tearing a hole into the table

    @property
    def numbers(self) -> range:
        """The zones of this row."""
        return range(self.first, self.first + COUNTS[self.count])


Table = tuple[Zone, ...]
"""The zones of a ruleset; their texts are in force in this order, one player's after the other's."""


def that_are(table: Table, seen: int) -> frozenset[int]:
    """The zones whose cards are seen so."""
    return frozenset([number for zone in table if zone.seen == seen for number in zone.numbers])


def that_work(table: Table) -> frozenset[int]:
    """The zones in which card texts are in force."""
    return frozenset([number for zone in table if zone.works != SILENT for number in zone.numbers])


def that_may_lose(table: Table) -> frozenset[int]:
    """The zones from which a card may vanish without tearing a hole into the table."""
    return frozenset([number for zone in table if zone.may_lose for number in zone.numbers])


def of_seats(table: Table) -> tuple[int, ...]:
    """The first zones of the rows in which each player's own texts are in force, in that order."""
    return tuple([zone.first for zone in table if zone.works == OWN])


def shared(table: Table) -> tuple[int, ...]:
    """The zones in which texts are in force that everybody shares, in that order."""
    return tuple([zone.first for zone in table if zone.works == SHARED])
