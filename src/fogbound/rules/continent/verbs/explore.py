"""explore: a fog card around the own Terrain is flipped (C-EXPL)."""

from fogbound.core.game import Game
from fogbound.rules.common.explore import ChooseFog
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Effect
from fogbound.rules.verbs.explore import fog_is_attached

TOPIC = "land"


class Explore(Effect):
    """Flip a fog card attached to the own terrain and resolve it (C-EXPL-02)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseFog(you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return fog_is_attached(game, you)

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return fog_is_attached(game, you)


term(
    "explore",
    "effect",
    Explore,
    syntax="explore",
    brings="explore",
    doc="Flips a fog card attached to your Terrain and resolves it; when it is gone, its space gets the "
    "card of the arrow's numbox. Without fog there the action is illegal.",
    example="explore",
    icon="explore",
    ruleset="continent",
)
