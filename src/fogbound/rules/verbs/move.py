"""move, cross, go: figures change Terrain, by choice, to a named side, or wherever chance takes them."""

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent import movement, table
from fogbound.rules.continent.frames import involved_now


class Move(Effect):
    """All involved figures go to one Terrain that can be reached (C-MOVE-01..04, C-RUL-68)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(movement.MoveFigures(involved_now(game, you), you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return len(table.reachable(game, game.figures[you])) > 0

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return len(table.reachable(game, game.figures[you])) > 0


term(
    "move",
    "effect",
    Move,
    syntax="move",
    en="[||decide that |]all involved explorers move to one Terrain within reach",
    fr="[||décider que |]tous les participants se déplacent vers un même Terrain accessible",
    doc="All involved figures go to one other Terrain, linked to yours by an unbroken series of Terrains. "
    "Without one within reach the action is illegal.",
    example="move",
    icon="move-figures",
)


class Cross(Effect):
    """The involved figures go to another Terrain this event is attached to (C-MOVE-06, C-RUL-70)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(movement.ChooseDestination(involved_now(game, you), tuple(self._others(game, this, you))))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self._others(game, this, you))

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it)

    def _others(self, game: Game, this: int, you: int) -> list[int]:
        return [terrain for terrain in table.attached_terrains(game, this) if terrain != game.figures[you]]


term(
    "cross",
    "effect",
    Cross,
    syntax="cross",
    en="[||decide that |]all involved explorers go to another Terrain this card is attached to",
    fr="[||décider que |]tous les participants vont sur un autre Terrain auquel cette carte est liée",
    doc="All involved figures go to the other side of this event; if it is attached to several other "
    "Terrains they choose one together. Without one the action is illegal.",
    example="cross",
    icon="move-figures",
)


class GoToSide(Effect):
    """The involved figures go to the Terrain at a side of this card."""

    def __init__(self, side: int) -> None:
        self.side = side

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        terrain = terrain_at_side(game, this, self.side)
        if terrain != NONE:
            movement.go(game, involved_now(game, you), terrain)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return terrain_at_side(game, this, self.side) != NONE

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it)


def terrain_at_side(game: Game, card: int, side: int) -> int:
    """The Terrain that lies at this side of a card of the Board, or none."""
    if card not in game.places:
        return NONE
    neighbour = game.cells.get(beyond(game.places[card], side), NONE)
    if neighbour == NONE or game.where[neighbour] != table.BOARD or not table.is_terrain(game, neighbour):
        return NONE
    return neighbour


term(
    "go-to-side",
    "effect",
    GoToSide,
    syntax="go {side:side} of this",
    en="[||decide that |]all involved explorers go to the Terrain {side} of this card",
    fr="[||décider que |]tous les participants vont sur le Terrain {side.au} de cette carte",
    doc="All involved figures go to the Terrain at a side of this card. Without one the action is illegal.",
    example="go south of this",
    icon="move-figures",
)


class GoAstray(Effect):
    """You alone go to a random other Terrain of the Board."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        terrains = self.terrains(game, this, you)
        if terrains:
            movement.go(game, (you,), game.pick(terrains))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self.terrains(game, this, you))

    def terrains(self, game: Game, this: int, you: int) -> list[int]:
        """Where chance may take the explorer."""
        return [terrain for terrain in table.board_terrains(game) if terrain != game.figures[you]]


class BeSwept(GoAstray):
    """You alone go to a random one of the Terrains this card is attached to, perhaps your own."""

    def terrains(self, game: Game, this: int, you: int) -> list[int]:
        return table.attached_terrains(game, this)


term(
    "go-astray",
    "effect",
    GoAstray,
    syntax="go to a random other terrain",
    en="go|goes to a random other Terrain of the Board",
    fr="allez|va|aller sur un autre Terrain tiré au hasard sur le Plateau",
    doc="You alone go to a random other Terrain of the Board and have arrived there.",
    example="go to a random other terrain",
    icon="move-figures",
)
term(
    "be-swept",
    "effect",
    BeSwept,
    syntax="go to a random terrain attached to this",
    en="go|goes to a random Terrain this card is attached to",
    fr="allez|va|aller sur un Terrain tiré au hasard parmi ceux auxquels cette carte est liée",
    doc="You alone go to a random one of the Terrains this card is attached to, your own included; if it is "
    "another one you have arrived there.",
    example="each involved goes to a random terrain attached to this",
    icon="move-figures",
)
