"""gold swap: this green card is banished and a gold one of its number takes its place."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import filing, news
from fogbound.rules.common.book import GREEN, book_of
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent import gains, table

TOPIC = "come"


class GoldSwapThis(Effect):
    """Replace this green card by a gold one, resolved as newly revealed (C-DBR-03, C-RUL-59)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(gains.GoldSwap(this, you))


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
    ruleset="continent",
)


class GoldSwapInItem(Effect):
    """Replace this green card in its item: same position in the column, no newly found item."""

    def __init__(self, die: int = 0) -> None:
        self.die = die

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not self.possible(game, this, you, it):
            return
        column = game.where[this]
        at = game.zones[column].index(this)
        gold = gains.gold_for(game, this)
        filing.banish(game, this)
        if gold == NONE:
            return
        game.barriers += 1
        game.move(gold, column)
        others = game.zones[column][:-1]
        game.zones[column] = (*others[:at], gold, *others[at:])
        if self.die:
            game.values[column] = self.die
        game.index = None
        game.tell(news.REPLACED, you, gold, game.values[column], this)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        in_item = game.kinds[game.where[this]] == table.ITEM_COLUMN
        return in_item and book_of(game).cards[this].back == GREEN


term(
    "gold-swap-in-item",
    "effect",
    GoldSwapInItem,
    syntax="gold swap in this item [with die {die:pips}]",
    brings="change",
    doc="A gold swap inside an item: the gold card takes this card's position in the column and is not "
    "treated as newly found. The die keeps its value unless one is named.",
    example="gold swap in this item with die 6",
    icon="gold-swap",
    calls="gold",
    ruleset="continent",
)
