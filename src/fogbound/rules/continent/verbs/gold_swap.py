"""gold swap in this item: this green card is banished and a gold one takes its place in the column."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import filing, news
from fogbound.rules.common.book import GREEN, book_of
from fogbound.rules.common.gold import gold_for
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import IN_PLAY, needs
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent import table

TOPIC = "come"


class GoldSwapInItem(Effect):
    """Replace this green card in its item: same position in the column, no newly found item."""

    def __init__(self, die: int = 0) -> None:
        self.die = die

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not self.possible(game, this, you, it):
            return
        column = game.where[this]
        at = game.zones[column].index(this)
        gold = gold_for(game, this, you)
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

declare("gold-swap-in-item", because="there are no items of several cards at the Citadel")
needs("gold-swap-in-item", what=IN_PLAY)
