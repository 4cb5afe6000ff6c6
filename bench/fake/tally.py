"""Tally: draw from a deck, or stop and score. It never ends, and its state never grows."""

from typing import Final

SIZE: Final = 60
MODULUS: Final = 2147483647
MULTIPLIER: Final = 48271


class Tally:
    """A game of Tally for one."""

    def __init__(self, chance: int, deck: list[int], drawn: list[int], score: int) -> None:
        self.chance = chance
        self.deck = deck
        self.drawn = drawn
        self.score = score

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.chance = self.chance * MULTIPLIER % MODULUS
        return self.chance % bound

    def choose(self, option: int) -> None:
        """Draw a card (0) or stop (1)."""
        if option == 0 and self.deck:
            self.drawn.append(self.deck.pop())
            return
        for card in self.drawn:
            self.score += card
        self.deck = list(range(SIZE))
        for last in range(SIZE - 1, 0, -1):
            other = self.below(last + 1)
            self.deck[last], self.deck[other] = self.deck[other], self.deck[last]
        self.drawn = []

    def clone(self) -> "Tally":
        """An independent copy."""
        return Tally(self.chance, self.deck.copy(), self.drawn.copy(), self.score)

    def dump(self) -> list[int]:
        """The game as plain numbers."""
        return [self.chance, self.score, len(self.deck), *self.deck, *self.drawn]

    def view(self) -> tuple[int, int, list[int]]:
        """What the player sees: score, size of the deck, cards drawn."""
        return self.score, len(self.deck), sorted(self.drawn)

    def odds(self, target: int) -> float:
        """The chance that the next card brings the drawn ones to a target."""
        total = sum(self.drawn)
        good = 0
        for card in self.deck:
            if total + card >= target:
                good += 1
        return good / len(self.deck) if self.deck else 0.0


def deal(seed: int) -> Tally:
    """A new game."""
    game = Tally(seed % (MODULUS - 1) + 1, [], [], 0)
    game.choose(1)
    return game


def load(dump: list[int]) -> Tally:
    """The game that a dump holds."""
    end = 3 + dump[2]
    return Tally(dump[0], dump[3:end], dump[end:], dump[1])
