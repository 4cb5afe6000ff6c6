"""What happened, for those who listen: a piece of news, and its kind, which the rules declare."""

from typing import Final

from fogbound.core.messages import CARD, COUNT
from fogbound.core.pickling import Picklable

APART: Final = 0
BY_SEAT: Final = 1  # several cards of one seat
BY_CARD: Final = 2  # the same, with the same card, at several seats
BY_KIND: Final = 3  # whatever cards and seats there are
"""Which pieces of news of a kind are told together when one comes after the other."""


class Kind(Picklable):
    """A kind of news: what it is to those who listen, and what its numbers are.

    `role` is a set of bits. `said_by` are the verbs of options that have said as much.
    """

    def __init__(
        self, name: str, role: int, n: int, other: int, group: str, joins: int, said_by: tuple[str, ...]
    ) -> None:
        self.name = name
        self.role = role
        self.n = n
        self.other = other
        self.group = group
        self.joins = joins
        self.said_by = said_by

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kind) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


def kind(
    name: str,
    role: int = 0,
    *,
    n: int = COUNT,
    other: int = CARD,
    group: str = "",
    joins: int = APART,
    said_by: tuple[str, ...] = (),
) -> Kind:
    """Declare a kind of news; its name is that of the message that tells it."""
    return Kind(name, role, n, other, group, joins, said_by)


class News(Picklable):
    """One thing that happened, for those who listen; `seen` is the set of seats that may know the card."""

    def __init__(self, kind: Kind, seat: int, card: int, n: int, other: int, seen: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.n = n
        self.other = other
        self.seen = seen

    @property
    def what(self) -> str:
        """The name of its kind."""
        return self.kind.name
