"""Chance for pictures: seeds made of names, and a small generator that gives the same on every machine."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

__all__ = ["Chance", "seed"]

_MASK = (1 << 64) - 1

T = TypeVar("T")


def seed(*names: str | int) -> int:
    """The seed that belongs to these names."""
    plain = "\0".join(str(name) for name in names)
    return int.from_bytes(hashlib.sha256(plain.encode()).digest()[:8], "big")


class Chance:
    """A generator (splitmix64) that is begun with names."""

    def __init__(self, *names: str | int) -> None:
        self._state = seed(*names)

    def word(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        word = self._state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return (self.word() >> 11) / (1 << 53)

    def between(self, least: float, most: float) -> float:
        """A number between these two."""
        return least + (most - least) * self.unit()

    def below(self, count: int) -> int:
        """A whole number from 0 up to one below `count`."""
        return self.word() % count

    def pick(self, choices: Sequence[T]) -> T:
        """One of these."""
        return choices[self.below(len(choices))]
