"""Numbers that are read off the Continent's table: the common deck, hands, items, experience."""

from fogbound.core.game import Game
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Value
from fogbound.rules.continent import experience, table
from fogbound.rules.verbs.values import plain

TOPIC = "gear"


class DeckCards(Value):
    """Cards left in the Action Deck, or lying in the Discard Pile."""

    def __init__(self, pile: bool = False) -> None:
        self.pile = pile

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(game.zones[table.DISCARD_PILE if self.pile else table.ACTION_DECK])


class HandSize(Value):
    """How many Skill and Bonus cards you hold."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(table.limited(game, you))


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
    "deck-cards",
    DeckCards,
    "the cards in the deck",
    "How many cards the Action Deck holds.",
    "the cards in the deck",
    ruleset="continent",
)
term(
    "pile-cards",
    "value",
    lambda: DeckCards(True),
    syntax="the cards in the pile",
    doc="How many cards lie in the Discard Pile.",
    example="the cards in the pile",
    ruleset="continent",
)
plain(
    "hand-size",
    HandSize,
    "your hand size",
    "How many Skill and Bonus cards you hold.",
    "your hand size",
    ruleset="continent",
)
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

declare("deck-cards", "pile-cards", topic="life")
