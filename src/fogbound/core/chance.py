"""Chance: one small seeded generator that lives inside the state.

There are two of them. A seed that people type gives a `PairedChance`: two multiplicative generators combined
(L'Ecuyer, 1988), quick, with a state of 62 bits. A seed of `LONG_SEED` or more, as servers draw from the system's
randomness, gives a `KeyedChance`: a keyed hash of a counter, whose stream tells nothing about its key of 256 bits, so
that nobody finds out from the cards that lie open how the others lie. Both give the same numbers everywhere.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fogbound.core.errors import SnapshotRefused
from fogbound.core.pickling import Picklable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, these numbers are machine words; interpreted, plain integers

LONG_SEED: Final = 1 << 128
"""From here on a seed is worth a generator that keeps it secret; nobody types one of 39 digits."""

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
RANGE: Final = M1 - 1

WORD: Final = 4
"""How many bytes of a hash make one number."""
WORDS: Final = 16
"""How many numbers a hash gives."""
NUMBERS: Final = 1 << 32


class Chance(Picklable, ABC):
    """A stream of reproducible random picks."""

    @abstractmethod
    def clone(self) -> "Chance":
        """The same stream from here on, by itself."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; each is equally likely."""

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same cards in a random order."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            picked = self.below(last + 1)
            order[last], order[picked] = order[picked], order[last]
        return tuple(order)

    @abstractmethod
    def dump(self) -> list[object]:
        """Where the stream stands, as plain data for `load_chance`."""


class PairedChance(Chance):
    """Two multiplicative generators combined: period above 10^18, and every product fits a machine word."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def clone(self) -> Chance:
        return PairedChance(self.first, self.second)

    def below(self, bound: int) -> int:
        first: i64 = self.first
        second: i64 = self.second
        most: i64 = bound
        while True:
            first = A1 * first % M1
            second = A2 * second % M2
            number: i64 = first - second
            if number < 0:
                number += RANGE
            picked: i64 = number % most
            if number - picked <= RANGE - most:  # else it lies in a last, incomplete round
                self.first = first
                self.second = second
                return picked

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        order = list(cards)
        # `below`, written out: shuffles take most of the random numbers in a game.
        first: i64 = self.first
        second: i64 = self.second
        most: i64 = len(order)
        while most > 1:
            first = A1 * first % M1
            second = A2 * second % M2
            number: i64 = first - second
            if number < 0:
                number += RANGE
            picked: i64 = number % most
            if number - picked <= RANGE - most:
                most -= 1
                order[most], order[picked] = order[picked], order[most]
        self.first = first
        self.second = second
        return tuple(order)

    def dump(self) -> list[object]:
        return [self.first, self.second]


class KeyedChance(Chance):
    """The keyed hash of a counter, sixteen numbers at a time; clones share key and hash."""

    def __init__(self, key: bytes, position: int, block: bytes = b"") -> None:
        self.key = key
        self.position = position  # how many numbers have been used
        self.block = block  # the hash that the last of them came from

    def clone(self) -> Chance:
        return KeyedChance(self.key, self.position, self.block)

    def below(self, bound: int) -> int:
        while True:
            number = self._number()
            picked = number % bound
            if number - picked <= NUMBERS - bound:  # else it lies in a last, incomplete round
                return picked

    def _number(self) -> int:
        at = self.position % WORDS
        if at == 0 or not self.block:
            count = (self.position // WORDS).to_bytes(8, "little")
            self.block = hashlib.blake2b(count, key=self.key).digest()
        self.position += 1
        return int.from_bytes(self.block[at * WORD : at * WORD + WORD], "little")

    def dump(self) -> list[object]:
        return [self.key, self.position]


def load_chance(data: Sequence[object]) -> Chance:
    """The stream that `dump` has written down."""
    first, second = data
    if isinstance(first, bytes) and isinstance(second, int):
        return KeyedChance(first, second)
    if isinstance(first, int) and isinstance(second, int):
        return PairedChance(first, second)
    raise SnapshotRefused("the snapshot is damaged: its chance is neither two numbers nor a key and a number")


def seeded(seed: int) -> Chance:
    """The stream that belongs to a seed, any integer."""
    if seed >= LONG_SEED:
        number = seed.to_bytes((seed.bit_length() + 7) // 8, "little")
        return KeyedChance(hashlib.blake2b(number, digest_size=32).digest(), 0)
    # Neighbouring seeds give neighbouring states; a few mixing rounds part them.
    mixed = seed & 0xFFFFFFFFFFFFFFFF
    words: list[int] = []
    for _ in range(2):
        mixed = (mixed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        word = mixed
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append(word ^ (word >> 31))
    return PairedChance(words[0] % (M1 - 1) + 1, words[1] % (M2 - 1) + 1)
