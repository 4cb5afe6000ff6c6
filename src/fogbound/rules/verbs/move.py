"""move, cross: the involved figures go to one Terrain together."""

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.common import tabletop
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.movement import ChooseDestination, MoveFigures
from fogbound.rules.common.needs import IN_PLAY, OF_BOARD, WITH_ARROWS, needs
from fogbound.rules.common.options import OPTION_GO
from fogbound.rules.common.terms import Effect

TOPIC = "land"


class Move(Effect):
    """All involved figures go to one Terrain that can be reached.

    C-MOVE-01, C-MOVE-02, C-MOVE-03, C-MOVE-04, C-RUL-68, T-MOVE-03.
    """

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(MoveFigures(involved_now(game, you), you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return len(tabletop.reachable(game, game.figures[you])) > 0

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return len(tabletop.reachable(game, game.figures[you])) > 0

    def ways(self, game: Game, this: int, you: int) -> list[Option]:
        return [Option(OPTION_GO, terrain) for terrain in tabletop.reachable(game, game.figures[you])]


term(
    "move",
    "effect",
    Move,
    syntax="move",
    brings="move",
    doc="All involved figures go to one other Terrain, linked to yours by an unbroken series of Terrains. "
    "Without one within reach the action is illegal. At the Citadel `step` is the way to move alone, to a neighbour.",
    example="move",
    icon="move-figures",
)


class Cross(Effect):
    """The involved figures go to another Terrain this event is attached to (C-MOVE-06, C-RUL-70, T-MOVE-04)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        seats, terrains = involved_now(game, you), tuple(self._others(game, this, you))
        if seats and terrains:
            game.next(ChooseDestination(seats, terrains))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self._others(game, this, you))

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it)

    def ways(self, game: Game, this: int, you: int) -> list[Option]:
        return [Option(OPTION_GO, terrain) for terrain in self._others(game, this, you)]

    def _others(self, game: Game, this: int, you: int) -> list[int]:
        return [terrain for terrain in tabletop.attached_terrains(game, this) if terrain != game.figures[you]]


term(
    "cross",
    "effect",
    Cross,
    syntax="cross",
    brings="go",
    doc="All involved figures go to the other side of this event; if it is attached to several other "
    "Terrains they choose one together. Without one the action is illegal.",
    example="cross",
    icon="move-figures",
)
needs("cross", what=OF_BOARD)
needs("cross", what=WITH_ARROWS)
needs("cross", what=IN_PLAY)
