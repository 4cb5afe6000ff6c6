"""What may be done beside a question with cards that somebody has: always told in the same words to the same people."""

from typing import Final

from fogbound.core import Game, Option
from fogbound.rules.common import tabletop
from fogbound.server.wire import Choice
from fogbound.view.options import CONSTANT, meaning

__all__ = ["ChoiceCache", "cast_of", "is_constant"]

MOST_KEPT: Final = 16_384

Cast = tuple[int, ...]
_Key = tuple[Cast, str, int, int, int, int]


def is_constant(option: Option) -> bool:
    """Whether an option is told in the same words whenever the same people play."""
    return meaning(option.verb).bits & CONSTANT != 0


def cast_of(game: Game) -> Cast:
    """Who plays: the characters by seat, and how many seats are taken."""
    first = tabletop.CHARACTERS
    return (tabletop.seats_taken(game), *game.registers[first : first + game.seats])


class ChoiceCache:
    """Choices of an adventure in one language that were worded once, at any of its tables."""

    def __init__(self) -> None:
        self._kept: dict[_Key, Choice] = {}

    def find(self, cast: Cast, option: Option) -> Choice | None:
        """The choice that an option was, the last time these people could take it."""
        return self._kept.get(_key(cast, option))

    def keep(self, cast: Cast, option: Option, choice: Choice) -> None:
        """Remember a choice for the next time."""
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[_key(cast, option)] = choice


def _key(cast: Cast, option: Option) -> _Key:
    return cast, option.verb, option.card, option.n, option.seat, option.index
