"""What a player is; the simplest one, whose answers are drawn at random; and what those have in common who think."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from fogbound.bots.observation import BaseObservation, BotAnswer, Observation
from fogbound.core.chance import seeded
from fogbound.core.verbs import FOR_GOOD, LEAVES, meaning
from fogbound.view.schema import SeenOption

__all__ = ["NUMBERS", "Player", "Random", "Thinker"]

SHIVER: Final = 1000
"""In how many steps ties are broken."""

RESTLESS: Final = 24
"""One answer in so many is a standing option, where there is one."""
NUMBERS: Final = 1000
"""How many numbers a card can have."""


class Player(Protocol):
    """Answers for every seat of a table, from one game to its end; the same seed gives the same answers."""

    def answer(self, position: Observation) -> BotAnswer:
        """An option of the question, or one that stands beside it."""


def gives_up(option: SeenOption) -> bool:
    """Whether an option ends the game, for everybody or for one player."""
    verb = meaning(option.verb)
    return verb.role == LEAVES and verb.bits & FOR_GOOD != 0


class Random:
    """Takes any option, now and then a standing one, and never gives up without need."""

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed)

    def answer(self, position: Observation) -> BotAnswer:
        """Draw among the options."""
        chance = self._chance
        options = position.options
        if chance.below(RESTLESS) == 0:
            options = tuple(other for other in position.view.standing if not gives_up(other)) or options
        option = options[chance.below(len(options))]
        return BotAnswer(option.id, str(chance.below(NUMBERS)) if option.wants else "")


Seen = TypeVar("Seen", bound=BaseObservation)


class Thinker(ABC, Generic[Seen]):
    """Settles every question by what it is about: the kinds it has a way with, and the others by likings."""

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed)
        self._ways: dict[str, Callable[[Seen], SeenOption]] = {}

    @abstractmethod
    def _like(self, position: Seen) -> SeenOption:
        """The option that is liked best, where there is no other way to decide."""

    @abstractmethod
    def _idleness(self) -> float:
        """How many turns have brought nothing new."""

    def answer(self, position: Seen) -> BotAnswer:
        """Settle the question by what it is about."""
        option = self._ways.get(position.question.kind, self._like)(position)
        return BotAnswer(option.id, str(self._chance.below(SHIVER)) if option.wants else "")

    def _shiver(self) -> float:
        """A little chance, to break ties and to get out of ruts."""
        return self._wavers() * 0.2 * (1 + self._idleness())

    def _wavers(self) -> float:
        """A number from 0 up to 1."""
        return self._chance.below(SHIVER) / SHIVER
