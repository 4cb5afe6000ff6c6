"""What a player is, and the simplest one: answers drawn at random."""

from typing import Final, Protocol

from fogbound.bots.position import Answer, Position
from fogbound.core.chance import seeded

__all__ = ["NUMBERS", "Player", "Random"]

RESTLESS: Final = 24
"""One answer in so many is a standing option, where there is one."""
NUMBERS: Final = 1000
"""How many numbers a card can have."""


class Player(Protocol):
    """Answers for every seat of a table, from one game to its end; the same seed gives the same answers."""

    def answer(self, position: Position) -> Answer:
        """An option of the question, or one that stands beside it."""


class Random:
    """Takes any option, now and then a standing one, and never gives up without need."""

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed)

    def answer(self, position: Position) -> Answer:
        """Draw among the options."""
        chance = self._chance
        options = position.options
        if chance.below(RESTLESS) == 0:
            options = tuple(other for other in position.view.standing if other.verb != "concede") or options
        option = options[chance.below(len(options))]
        return Answer(option.id, str(chance.below(NUMBERS)) if option.wants else "")
