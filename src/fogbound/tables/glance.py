"""How a game stands, at a glance."""

from typing import NamedTuple

__all__ = ["Glance"]


class Glance(NamedTuple):
    """How a game stands, to list games without opening them."""

    asked: int  # the seat it waits for, GROUP for several, NONE when it is over
    characters: tuple[str, ...]  # by seat, the word of each; empty where nobody has one
    turn: int  # the one that goes on, or begins; none before the first action
    place: str  # a card id
    ending: str
