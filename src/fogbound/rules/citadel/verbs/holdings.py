"""What people hold, in texts: blocking and unblocking, handing a card on, who may be given it.

T-ZONE-08, T-ZONE-09, T-ZONE-10, T-ZONE-11, T-ZONE-12, T-ZONE-13, T-ZONE-14.
"""

from typing import Any, ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.citadel import life, purse, table
from fogbound.rules.citadel.limits import weight_limit
from fogbound.rules.citadel.options import OPTION_BLOCK, OPTION_UNBLOCK
from fogbound.rules.common import news, points, standing_places, tabletop
from fogbound.rules.common.book import PURSE, QUEST, SKILL, book_of
from fogbound.rules.common.lexicon import declare, only_in, term
from fogbound.rules.common.terms import ANY_TYPE, Ability, Cards, Condition, Effect, Value, Who
from fogbound.rules.verbs.asking import AskWhich, Pick

TOPIC = "gear"

# -- blocking and unblocking -----------------------------------------------------------------------


def blockable(game: Game, cards: list[int]) -> list[int]:
    """Those of the cards that can be blocked: Skills in hand, Purse cards, Quest items, not blocked yet."""
    definitions = book_of(game).cards
    return [
        card
        for card in cards
        if definitions[card].kind in (SKILL, PURSE, QUEST)
        and not table.is_blocked(game, card)
        and (table.holder(game, card) != NONE or game.where[card] == tabletop.QUESTS)
    ]


def put_under(game: Game, card: int, you: int) -> None:
    """Block a card under its holder's Character card; one that everybody holds under that of who blocks it."""
    holder = table.holder(game, card)
    purse.block(game, card, holder if holder != NONE else you)


class Block(Effect):
    """All these cards are blocked (T-ZONE-08)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if life.has_dropped_out(game, this, you):
            return
        for card in blockable(game, self.cards.cards(game, this, you, it)):
            put_under(game, card, you)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(blockable(game, self.cards.cards(game, this, you, it)))


class BlockOne(Pick):
    """One of the cards is blocked, by choice."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseBlocked(self.eid, this, you, it))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        if life.has_dropped_out(game, this, you):
            return []
        return blockable(game, self.cards.cards(game, this, you, it))

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        put_under(game, picked, you)


class ChooseBlocked(AskWhich):
    """Which card is blocked."""

    name: ClassVar[str] = "choose-blocked"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_BLOCK, card) for card in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-ZONE-08", "T-ZONE-09")


class Unblock(Effect):
    """All these cards are unblocked (T-ZONE-13, T-ZONE-14, T-RUL-76)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def blocked(self, game: Game, this: int, you: int, it: int) -> list[int]:
        if life.has_dropped_out(game, this, you):
            return []
        return [card for card in self.cards.cards(game, this, you, it) if table.is_blocked(game, card)]

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for card in self.blocked(game, this, you, it):
            purse.unblock(game, card)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self.blocked(game, this, you, it))


class UnblockOne(Pick):
    """One of the cards is unblocked, by choice."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseUnblocked(self.eid, this, you, it))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        if life.has_dropped_out(game, this, you):
            return []
        return [card for card in self.cards.cards(game, this, you, it) if table.is_blocked(game, card)]

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        purse.unblock(game, picked)


class ChooseUnblocked(AskWhich):
    """Which card is unblocked."""

    name: ClassVar[str] = "choose-unblocked"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_UNBLOCK, card) for card in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-ZONE-13", "T-ZONE-14", "T-RUL-76")


term(
    "block",
    "effect",
    Block,
    syntax="block [all/every] {cards:cards}",
    brings="block",
    doc="Puts cards under the Character card of who has them, where they have no effect and are of no use; a Quest "
    "item goes under that of the character the text speaks to.",
    example="block this",
    icon="block",
    ruleset="citadel",
)
term(
    "block-one",
    "effect",
    BlockOne,
    syntax="block one {cards:cards} of your choice",
    brings="block",
    doc="Blocks one card of one's choice; it can be chosen or paid only if there is one.",
    example="block one skill in your hand of your choice",
    icon="block",
    ruleset="citadel",
)
term(
    "unblock",
    "effect",
    Unblock,
    syntax="unblock [all/every] {cards:cards}",
    brings="unblock",
    doc="Ends the blocking of cards: a Skill is shuffled into the Action Deck, a Purse card is in play again, a Quest "
    "item goes back to those of everybody.",
    example="unblock cards among your blocked cards",
    icon="unblock",
    ruleset="citadel",
)
term(
    "unblock-one",
    "effect",
    UnblockOne,
    syntax="unblock one {cards:cards} of your choice",
    brings="unblock",
    doc="Unblocks one card of one's choice, if there is one.",
    example="may unblock one card with tool among your blocked cards of your choice",
    icon="unblock",
    ruleset="citadel",
)


# -- handing a card on -----------------------------------------------------------------------------


class HandOver(Effect):
    """Purse cards go to the character the text speaks to, blocked or not as they are, at no price."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for card in self._fitting(game, this, you, it):
            zone = table.BLOCKED if table.is_blocked(game, card) else table.PURSES
            game.tell(news.GIVEN, table.holder(game, card), card, other=you)
            game.move(card, zone + you)

    def _fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        if life.has_dropped_out(game, this, you):
            return []
        return [
            card
            for card in self.cards.cards(game, this, you, it)
            if table.holder(game, card) not in (NONE, you) and book_of(game).cards[card].kind == PURSE
        ]

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self._fitting(game, this, you, it))


term(
    "hand-over",
    "effect",
    HandOver,
    syntax="receive {cards:cards}",
    brings="gear",
    doc="Purse cards go from their owner to the character the text speaks to, blocked if they were, and nobody pays "
    "their weight.",
    example="the players choose an explorer here: receive this",
    ruleset="citadel",
)


def may_be_given_away(when: Condition | None = None) -> Ability:
    return Ability(points.GIVING, ANY_TYPE, None, None, when, None, None, True, False, 0)


term(
    "giving",
    "ability",
    may_be_given_away,
    syntax="may be given to a neighbour [if {when:condition}]",
    doc="The card may be given not only on the same Terrain but also to somebody on an adjacent one.",
    example="may be given to a neighbour",
    ruleset="citadel",
)


# -- weight and hand -------------------------------------------------------------------------------


def changed_weight_limit(amount: Value, subject: Who | None = None, when: Condition | None = None) -> Ability:
    return Ability(points.WEIGHT_LIMIT, ANY_TYPE, amount, None, when, subject, None, True, False, 0)


term(
    "weight-limit",
    "ability",
    changed_weight_limit,
    syntax="[{subject:who} :] most weight {amount:signed} [if {when:condition}]",
    doc="Changes how much may be carried before the move of the Character card is barred.",
    example="most weight +2",
    ruleset="citadel",
)


class Overweight(Condition):
    """The character carries more than their maximum (T-PURSE-03)."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return you != NONE and table.carried_weight(game, you) > weight_limit(game, you)


term(
    "overweight",
    "condition",
    Overweight,
    syntax="you carry too much",
    doc="Whether the character carries more than their maximum, blocked cards included.",
    example="you carry too much",
    ruleset="citadel",
)
declare("weight-limit", decides="overweight")


class CarriedWeight(Value):
    """What the character carries, blocked cards included (T-PURSE-01)."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return table.carried_weight(game, you) if you != NONE else 0


term(
    "carried-weight",
    "value",
    CarriedWeight,
    syntax="your carried weight",
    doc="The sum of the weights of all Purse cards the character has, blocked ones included.",
    example="lose your carried weight life",
    ruleset="citadel",
)


class Weighing(Cards):
    """Those of some cards that weigh enough."""

    def __init__(self, cards: Cards, weight: Value) -> None:
        self.among = cards
        self.weight = weight

    def made_of(self) -> dict[str, Any]:
        return {"cards": self.among, "weight": self.weight}

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        least = self.weight.of(game, this, you, it)
        definitions = book_of(game).cards
        return [card for card in self.among.cards(game, this, you, it) if definitions[card].weight >= least]


term(
    "weighing",
    "cards",
    Weighing,
    syntax="{cards:cards} weighing at least {weight:value}",
    doc="Those of some cards whose weight is at least so much.",
    example="discard one purse card in your purse weighing at least 2 of your choice",
    ruleset="citadel",
)


only_in("giving", places=(standing_places.PURSE,), reason="only Purse cards are given away")
declare("block", "block-one", "unblock", "unblock-one", because="no card is blocked on the Continent")
declare("block", takes_all="`block one … of your choice`, or `block every …`")
declare("unblock", takes_all="`unblock one … of your choice`, or `unblock every …`")
declare(
    "hand-over",
    because="there are no Purses on the Continent; a card comes into a hand with `put … into your hand`",
)
declare("giving", because="on the Continent items change hands on one Terrain alone")
declare("weight-limit", "weighing", because="nothing has a weight on the Continent")
declare("overweight", "carried-weight", because="cards have no weight on the Continent")
