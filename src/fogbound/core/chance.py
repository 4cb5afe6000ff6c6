"""Chance: one small seeded generator that lives inside the state.

Two multiplicative generators are combined (L'Ecuyer, 1988): period above 10^18, and every product fits
a machine word, so that it is quick compiled and gives the same numbers everywhere.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, these numbers are machine words; interpreted, plain integers

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
RANGE: Final = M1 - 1


class Chance:
    """A stream of reproducible random picks."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def clone(self) -> "Chance":
        return Chance(self.first, self.second)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; each is equally likely."""
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
        """The same cards in a random order."""
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


def seeded(seed: int) -> Chance:
    """The stream that belongs to a seed, any integer."""
    # Neighbouring seeds give neighbouring states; a few mixing rounds part them.
    mixed = seed & 0xFFFFFFFFFFFFFFFF
    words: list[int] = []
    for _ in range(2):
        mixed = (mixed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        word = mixed
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append(word ^ (word >> 31))
    return Chance(words[0] % (M1 - 1) + 1, words[1] % (M2 - 1) + 1)
