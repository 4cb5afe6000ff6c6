"""Movement: figures change their Terrain, and what it means that they arrive (C-RUL-69, T-MOVE-03)."""

from fogbound.core.game import Game
from fogbound.core.steps import Step
from fogbound.rules.common import agenda, news, tabletop


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
