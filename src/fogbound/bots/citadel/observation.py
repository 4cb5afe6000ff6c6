"""Positions of Citadel games: what a player is given at one question, and nothing else."""

from functools import cached_property

from fogbound.bots.citadel.card_reading import CitadelCardReading, CitadelCardReadings
from fogbound.bots.observation import BaseObservation
from fogbound.core import Game
from fogbound.view.citadel import view
from fogbound.view.citadel_schema import CitadelCharacter, CitadelPass, CitadelView

__all__ = ["CitadelObservation"]


class CitadelObservation(BaseObservation):
    """One question of a Citadel game, seen from the seat that answers it."""

    def __init__(self, game: Game, faces: CitadelCardReadings) -> None:
        super().__init__(game)
        self._faces = faces

    @cached_property
    def view(self) -> CitadelView:
        """All that the seat may see."""
        return view(self._game, self.seat)

    def face(self, card: str) -> CitadelCardReading:
        """What a card says whose id the seat has from a view."""
        return self._faces.of(card)

    def character(self, seat: int) -> CitadelCharacter:
        return self.view.seats[seat]

    def deck(self, seat: int) -> int:
        """How many cards a character can still draw."""
        return self.view.pile("deck", seat=seat).size

    def discard_count(self, seat: int) -> int:
        """How many cards lie in a character's Discard Pile."""
        return self.view.pile("discard", seat=seat).size

    @property
    def running(self) -> CitadelPass | None:
        """The action in progress."""
        return self.view.actions[-1] if self.view.actions else None
