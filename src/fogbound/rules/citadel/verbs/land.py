"""The land in texts: an Exploration card is turned over by the action on its own back (T-EXPL)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.explore import Flip
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.needs import FACE_DOWN, needs
from fogbound.rules.common.terms import Effect

TOPIC = "land"


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
    because="no action stands on the back of a fog card on the Continent",
)
needs("flip", what=FACE_DOWN)
