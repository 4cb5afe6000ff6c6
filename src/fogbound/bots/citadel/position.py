"""Positions of Citadel games: what a player is given at one question, and nothing else."""

from functools import cached_property

from fogbound.bots.citadel.faces import CitadelFace, CitadelFaces
from fogbound.bots.position import Standpoint
from fogbound.core import Game
from fogbound.view.citadel import view
from fogbound.view.citadel_shape import Character, CitadelView, Pass

__all__ = ["CitadelPosition"]


class CitadelPosition(Standpoint):
    """One question of a Citadel game, seen from the seat that answers it."""

    def __init__(self, game: Game, faces: CitadelFaces) -> None:
        super().__init__(game)
        self._faces = faces

    @cached_property
    def view(self) -> CitadelView:
        """All that the seat may see."""
        return view(self._game, self.seat)

    def face(self, card: str) -> CitadelFace:
        """What a card says whose id the seat has from a view."""
        return self._faces.of(card)

    def character(self, seat: int) -> Character:
        return self.view.seats[seat]

    @property
    def running(self) -> Pass | None:
        """The action in progress."""
        return self.view.actions[-1] if self.view.actions else None
