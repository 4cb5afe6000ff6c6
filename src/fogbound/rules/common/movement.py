"""Movement: figures change their Terrain, where they go together, and what it means that they arrive.

C-MOVE, C-RUL-68, C-RUL-69, C-RUL-70, T-MOVE-03.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import GROUP, Option, Question, Step
from fogbound.rules.common import agenda, news, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import acting
from fogbound.rules.common.options import OPTION_GO


def go(game: Game, seats: tuple[int, ...], terrain: int) -> None:
    """Put these figures on a Terrain; those who change Terrain arrive (C-RUL-69)."""
    arrived = tuple(
        seat for seat in seats if game.figures[seat] != terrain and tabletop.is_present(game, seat)
    )
    for seat in arrived:
        game.figures[seat] = terrain
        game.tell(news.MOVED, seat, terrain)
    agenda.arrivals(game, arrived, terrain)


class GoTo(Step):
    """The figures go to a Terrain that has just been put down, if it was."""

    def __init__(self, terrain: int, seats: tuple[int, ...]) -> None:
        self.terrain = terrain
        self.seats = seats

    def run(self, game: Game) -> None:
        if game.where[self.terrain] == tabletop.BOARD and tabletop.is_terrain(game, self.terrain):
            go(game, self.seats, self.terrain)


class ChooseDestination(Question):
    """All involved figures go to one and the same Terrain (C-MOVE-02); without agreement the active one decides."""

    name: ClassVar[str] = "choose-destination"

    def __init__(self, seats: tuple[int, ...], terrains: tuple[int, ...]) -> None:
        self.seats = seats
        self.terrains = terrains

    def seat(self, game: Game) -> int:
        return GROUP if len(self.seats) > 1 else self.seats[0]

    def deciders(self, game: Game) -> tuple[int, ...]:
        return self.seats

    def options(self, game: Game) -> list[Option]:
        declared = book_of(game).declared(game)
        if declared in self.terrains:
            return [Option(OPTION_GO, declared)]
        return [Option(OPTION_GO, terrain) for terrain in self.terrains]

    def take(self, game: Game, option: Option, value: str) -> None:
        go(game, self.seats, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-MOVE-02", "C-MOVE-03", "C-RUL-68", "C-RUL-75", "T-MOVE-03")


class MoveFigures(Step):
    """The involved figures go to one Terrain that can be reached (C-MOVE-01, C-MOVE-02, C-MOVE-03, T-MOVE-03)."""

    def __init__(self, seats: tuple[int, ...], explorer: int) -> None:
        self.seats = seats
        self.explorer = explorer

    def run(self, game: Game) -> None:
        explorer = self.explorer if tabletop.is_present(game, self.explorer) else acting(game, self.explorer)
        terrains = tuple(tabletop.reachable(game, game.figures[explorer]))
        if terrains and self.seats:
            game.next(ChooseDestination(self.seats, terrains))
