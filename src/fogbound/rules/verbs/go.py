"""go: figures change Terrain, to a named side or wherever chance takes them."""

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import movement, tabletop
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.needs import IN_PLAY, OF_BOARD, needs
from fogbound.rules.common.terms import Effect

TOPIC = "land"


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

    def leads_to(self, game: Game, this: int) -> tuple[int, int]:
        return terrain_at_side(game, this, self.side), self.side


def terrain_at_side(game: Game, card: int, side: int) -> int:
    """The Terrain that lies at this side of a card of the Board, or none."""
    if card not in game.places:
        return NONE
    neighbour = game.cells.get(beyond(game.places[card], side), NONE)
    if (
        neighbour == NONE
        or game.where[neighbour] != tabletop.BOARD
        or not tabletop.is_terrain(game, neighbour)
    ):
        return NONE
    return neighbour


term(
    "go-to-side",
    "effect",
    GoToSide,
    syntax="go {side:side} of this",
    brings="go",
    speaks_of="involvement",
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
        return [terrain for terrain in tabletop.board_terrains(game) if terrain != game.figures[you]]


class BeSwept(GoAstray):
    """You alone go to a random one of the Terrains this card is attached to, perhaps your own."""

    def terrains(self, game: Game, this: int, you: int) -> list[int]:
        return tabletop.attached_terrains(game, this)


term(
    "go-astray",
    "effect",
    GoAstray,
    syntax="go to a random other terrain",
    brings="astray",
    doc="You alone go to a random other Terrain of the Board and have arrived there.",
    example="go to a random other terrain",
    icon="move-figures",
)
term(
    "be-swept",
    "effect",
    BeSwept,
    syntax="go to a random terrain attached to this",
    brings="astray",
    doc="You alone go to a random one of the Terrains this card is attached to, your own included; if it is "
    "another one you have arrived there.",
    example="each involved goes to a random terrain attached to this",
    icon="move-figures",
)

declare("go-to-side", seen=AFTER_SUCCESS | AFTER_FAILURE)
needs("go-to-side", "be-swept", what=OF_BOARD)
needs("go-to-side", "be-swept", what=IN_PLAY)
