"""gold swap: this green card is banished and a gold one of its number takes its place."""

from fogbound.core.game import Game
from fogbound.rules.common.gold import GoldSwap
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.needs import IN_PLAY, needs
from fogbound.rules.common.terms import Effect

TOPIC = "come"


class GoldSwapThis(Effect):
    """Replace this green card by a gold one, resolved as newly revealed (C-DBR-03, C-RUL-59)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(GoldSwap(this, you))


term(
    "gold-swap",
    "effect",
    GoldSwapThis,
    syntax="gold swap",
    brings="change",
    doc="Banishes this green card; a random gold card of its number takes the same place and is resolved as "
    "newly revealed. It has no effect on a gold card.",
    example="gold swap",
    icon="gold-swap",
    calls="gold",
)
needs("gold-swap", what=IN_PLAY)
