"""The land in texts: steps to a neighbour, flipping fog, opening spaces, Terrains that come and go (T-MOVE, T-EXPL)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.explore import Flip
from fogbound.rules.common.frames import attempt
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Condition, Effect


class FlipThis(Effect):
    """Turn the Exploration card over whose back shows the action (T-EXPL-02)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cell = game.places.get(this, NONE)
        if cell != NONE and game.where[this] == tabletop.FOGGY:
            game.next(Flip(cell, you))


term(
    "flip",
    "effect",
    FlipThis,
    syntax="flip",
    brings="fog",
    doc="Turns over the Exploration card on whose back the action stands, and resolves its front.",
    example="flip",
    icon="flip",
    ruleset="citadel",
)


class ThatTerrainIsNew(Condition):
    """The Terrain just named has been taken for the first time in this adventure."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        if it == NONE:
            return False
        return game.chronicle.get(f"taken {book_of(game).cards[it].number:03}", 0) <= 1


term(
    "terrain-is-new",
    "condition",
    ThatTerrainIsNew,
    syntax="that terrain is new",
    doc="The Terrain just named is in play for the first time in the adventure.",
    example="that terrain is new",
    ruleset="citadel",
)


class ActionBeganOn(Condition):
    """The active player stood on a Terrain with this tag when the action began."""

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = attempt(game)
        if frame is None or frame.terrain == NONE:
            return False
        return book_of(game).cards[frame.terrain].tags & self.tag != 0


term(
    "action-began-on",
    "condition",
    ActionBeganOn,
    syntax="the action began on a {tag:tag} terrain",
    doc="Where the active player stood when the action began carries the tag.",
    example="the action began on a lamplit terrain",
    ruleset="citadel",
)
