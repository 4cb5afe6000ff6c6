"""Chance for pictures: seeds made of names, and a small generator that gives the same on every machine."""

import hashlib
import math
from collections.abc import Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

__all__ = ["NamedChance", "fractions", "seed"]

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

T = TypeVar("T")


def seed(*names: str | int) -> int:
    """The seed that belongs to these names."""
    plain = "\0".join(str(name) for name in names)
    return int.from_bytes(hashlib.sha256(plain.encode()).digest()[:8], "big")


def fractions(words: NDArray[np.uint64]) -> NDArray[np.float64]:
    """Words as numbers from 0 up to 1."""
    return (words >> np.uint64(11)).astype(np.float64) / (1 << 53)


class NamedChance:
    """A generator (splitmix64) that is begun with names."""

    def __init__(self, *names: str | int) -> None:
        self._state = seed(*names)

    def word(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + _STEP) & _MASK
        word = self._state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)

    def words(self, count: int) -> NDArray[np.uint64]:
        """The next so many times 64 bits, as one word after the other would be."""
        word = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(_STEP) + np.uint64(self._state)
        self._state = (self._state + count * _STEP) & _MASK
        word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return word ^ (word >> np.uint64(31))

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return (self.word() >> 11) / (1 << 53)

    def units(self, *shape: int) -> NDArray[np.float64]:
        """Many numbers from 0 up to 1, as one after the other would be."""
        return fractions(self.words(math.prod(shape))).reshape(shape)

    def between(self, least: float, most: float) -> float:
        """A number between these two."""
        return least + (most - least) * self.unit()

    def below(self, count: int) -> int:
        """A whole number from 0 up to one below `count`."""
        return self.word() % count

    def pick(self, choices: Sequence[T]) -> T:
        """One of these."""
        return choices[self.below(len(choices))]
