"""Positions: what a player is given at one question, and nothing else.

A position looks at the game through the eyes of the seat that answers: the view, the exact odds as that seat
knows them, and the faces of cards it can see. The game itself stays out of a player's reach.
"""

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Final, NamedTuple

from fogbound.bots.card_reading import CardReading, CardReadings
from fogbound.core import GROUP, Game
from fogbound.odds import ActionChance, CardSupply, OddsRow, OddsStrip, chances, odds
from fogbound.odds.action import resting_source
from fogbound.rules.common import tabletop
from fogbound.view import question
from fogbound.view.continent import view
from fogbound.view.schema import ContinentView, SeenOption, SeenQuestion, View

__all__ = ["BaseObservation", "BotAnswer", "Observation"]

MOST: Final = 4
"""How many additional cards the odds go up to unless more are asked for."""


class BotAnswer(NamedTuple):
    """What a player answers: the id of an option of the question or of one that stands beside it, and a value."""

    option: str
    value: str = ""


class BaseObservation(ABC):
    """One question, seen from the seat that answers it; from the first explorer's when all answer together."""

    def __init__(self, game: Game) -> None:
        self._game = game
        pending = game.pending()
        assert pending is not None, "nobody is asked in a game that is over"
        asked = pending.seat(game)
        self.seat = asked if asked != GROUP else next(iter(tabletop.explorers(game)), 0)

    @cached_property
    def question(self) -> SeenQuestion:
        """The question with its options; cheaper than the whole view."""
        asked = question(self._game, self.seat)
        assert asked is not None
        return asked

    @property
    def options(self) -> tuple[SeenOption, ...]:
        return self.question.options

    @property
    @abstractmethod
    def view(self) -> View:
        """All that the seat may see."""

    def odds(self, option: SeenOption | None = None, most: int = MOST) -> list[OddsRow]:
        """The chances of the action in progress, or of an action among the options, by additional cards."""
        if option is None:
            return odds(self._game, self.seat, most=most)
        for offered in self._game.offered:
            if self._game.option_id(offered) == option.id:
                return odds(self._game, self.seat, offered, most)
        raise ValueError(f"{option.id!r} is not among the options")


class Observation(BaseObservation):
    """One question of a Continent game, seen from the seat that answers it."""

    def __init__(self, game: Game, faces: CardReadings) -> None:
        super().__init__(game)
        self._faces = faces

    @cached_property
    def view(self) -> ContinentView:
        """All that the seat may see."""
        return view(self._game, self.seat)

    @property
    def experience(self) -> str:
        """The id that all cards worth experience share, copies aside."""
        return self._faces.experience

    def face(self, card: str) -> CardReading:
        """What a card says whose id the seat has from a view."""
        return self._faces.of(card)

    def chance(self, drawn: int, difficulty: int) -> ActionChance:
        """The chance of so many successes with so many cards, between actions."""
        there = self.view.pile("deck").size + self.view.pile("discard").size
        drawn = min(drawn, there)
        return chances(self._source, drawn, drawn, difficulty)[0]

    @cached_property
    def _source(self) -> CardSupply[OddsStrip]:
        """The Action Deck and the Discard Pile as the seat knows them, with nothing drawn."""
        return resting_source(self._game, self.seat)
