"""Movement: where the involved figures go together (C-MOVE, C-RUL-68, C-RUL-69, C-RUL-70)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import GROUP, NONE, Option, Question, Step
from fogbound.rules.common import tabletop
from fogbound.rules.common.frames import acting
from fogbound.rules.common.movement import go
from fogbound.rules.common.options import OPTION_GO
from fogbound.rules.continent.frames import current


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
        frame = current(game)
        if frame is not None and frame.destination != NONE and frame.destination in self.terrains:
            return [Option(OPTION_GO, frame.destination)]  # declared in the Cost step and binding (C-RUL-14)
        return [Option(OPTION_GO, terrain) for terrain in self.terrains]

    def take(self, game: Game, option: Option, value: str) -> None:
        go(game, self.seats, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-MOVE-02", "C-MOVE-03", "C-RUL-68", "C-RUL-75")


class MoveFigures(Step):
    """The involved figures go to one Terrain that can be reached (C-MOVE-01, C-MOVE-02, C-MOVE-03)."""

    def __init__(self, seats: tuple[int, ...], explorer: int) -> None:
        self.seats = seats
        self.explorer = explorer

    def run(self, game: Game) -> None:
        explorer = self.explorer if tabletop.is_present(game, self.explorer) else acting(game, self.explorer)
        terrains = tuple(tabletop.reachable(game, game.figures[explorer]))
        if terrains and self.seats:
            game.next(ChooseDestination(self.seats, terrains))
