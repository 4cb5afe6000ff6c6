"""Numbers that are read off the Continent's table: items, experience."""

from fogbound.core.game import Game
from fogbound.rules.common.lexicon import declare
from fogbound.rules.common.needs import IN_PLAY, OF_ITEM, needs
from fogbound.rules.common.terms import Value
from fogbound.rules.continent import experience, table
from fogbound.rules.verbs.values import plain

TOPIC = "gear"


class ItemCount(Value):
    """How many items you have."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(table.columns(game, you))


class Experience(Value):
    """Experience the group has."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(experience.points(game))


class Pips(Value):
    """Pips on the die of the item this card belongs to."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        zone = game.where[this]
        return game.values[zone] if zone >= table.FIXED else 0


plain(
    "item-count",
    ItemCount,
    "your items",
    "How many items you have.",
    "your items",
    ruleset="continent",
)
plain(
    "experience",
    Experience,
    "the experience",
    "How many experience cards the group has.",
    "the experience",
    ruleset="continent",
)
plain(
    "pips",
    Pips,
    "the pips",
    "Pips on the die of the item this card belongs to.",
    "the pips",
    ruleset="continent",
)

declare(
    "item-count",
    because="there are no items of several cards at the Citadel: write `the number of cards in your purse`",
)
declare("experience", because="there is no experience at the Citadel")
declare("pips", because="Purse cards have no durability at the Citadel")
needs("pips", what=OF_ITEM)
needs("pips", what=IN_PLAY)
