"""Cards put away for later: items set aside in a store and handed out again, cards laid out on a card."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import filing, markers, news, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import IN_PLAY, needs
from fogbound.rules.common.options import OPTION_HAND_OVER, OPTION_LEAVE_IT, OPTION_SET_ASIDE
from fogbound.rules.common.terms import Cards, Condition, Effect, Value
from fogbound.rules.verbs.asking import AskYou
from fogbound.rules.verbs.conditions import condition

TOPIC = "gear"


class SetAside(Effect):
    """One of your items goes into a store with its column, die and counters; the die is free again."""

    def __init__(self, store: int) -> None:
        self.store = store

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not book_of(game).has_dropped_out(game, this, you):
            game.next(ChooseToSetAside(self.store, you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(book_of(game).items(game, you))


class ChooseToSetAside(AskYou):
    """Which item it is."""

    name: ClassVar[str] = "choose-to-set-aside"

    def __init__(self, store: int, you: int) -> None:
        super().__init__(you)
        self.store = store

    def options(self, game: Game) -> list[Option]:
        items = book_of(game).items(game, self.you)
        return [Option(OPTION_SET_ASIDE, card, index=zone) for card, zone in items]

    def take(self, game: Game, option: Option, value: str) -> None:
        book_of(game).set_aside(game, option.card, option.index, self.store)
        game.tell(news.SET_ASIDE, self.you, option.card)


term(
    "set-aside",
    "effect",
    SetAside,
    syntax="set aside one of your items in the {store:store}",
    brings="gear",
    doc="One of the explorer's items, of their choice, goes into a store with its cards in order, its "
    "durability and its counters. A store is no pile: neither camp nor a refill touches it. At the Citadel it is a "
    "Purse card, neither blocked nor in use, that its owner may choose to discard.",
    example="each involved sets aside one of your items in the hoard",
)


class HandOut(Effect):
    """The items of a store are distributed among the involved explorers as they are."""

    def __init__(self, store: int) -> None:
        self.store = store

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseToHandOut(self.store, you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(book_of(game).stored_items(game, self.store))


class ChooseToHandOut(AskYou):
    """Who gets which item; what nobody can or will carry is discarded card by card."""

    name: ClassVar[str] = "choose-to-hand-out"

    def __init__(self, store: int, you: int) -> None:
        super().__init__(you)
        self.store = store

    def options(self, game: Game) -> list[Option]:
        options: list[Option] = []
        book = book_of(game)
        for card, zone in book.stored_items(game, self.store):
            for seat in involved_now(game, self.you):
                if book.has_room(game, seat):
                    options.append(Option(OPTION_HAND_OVER, card, seat=seat, index=zone))
            options.append(Option(OPTION_LEAVE_IT, card, index=zone))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(self)
        if option.verb == OPTION_HAND_OVER:
            book_of(game).hand_out(game, option.card, option.index, option.seat)
            game.tell(news.RECEIVED, option.seat, option.card)
        else:
            cards = game.zones[option.index] if option.index != NONE else (option.card,)
            for card in cards:
                filing.discard(game, card)

    def asks_even_one(self) -> bool:
        return True  # an item may be given up first to make room (C-RUL-84)

    def rules(self) -> tuple[str, ...]:
        return ("C-FIND-02", "C-RUL-84", "T-GEN-02")


term(
    "hand-out",
    "effect",
    HandOut,
    syntax="hand out the {store:store}",
    brings="make",
    doc="The explorer distributes the items of a store among the involved explorers, as they are; each needs "
    "a free die. What nobody can or will carry is discarded card by card. At the Citadel these are Purse cards, and "
    "nobody needs room for them.",
    example="hand out the hoard",
)


class StoreEmpty(Condition):
    """A store holds nothing."""

    def __init__(self, store: int) -> None:
        self.store = store

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return not game.zones[tabletop.STORES + self.store] and not book_of(game).stored_items(
            game, self.store
        )


condition(
    "store-empty",
    StoreEmpty,
    "the {store:store} is empty",
    "A store holds no card and no item.",
    "the hoard is empty",
)


class LayOut(Effect):
    """Cards are laid face up on this card, all of them or so many by chance; they are returned when it leaves."""

    def __init__(self, cards: Cards, number: Value | None = None) -> None:
        self.cards = cards
        self.number = number

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.number is not None or bool(self.fitting(game, this, you, it))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        """Those of the cards that can lie on this one and do not yet."""
        if not markers.can_bear(game, this):
            return []
        there = filing.displays(game, this)
        return [
            card
            for card in self.cards.cards(game, this, you, it)
            if card != this and game.where[card] not in there and not filing.has_to_stay(game, card)
        ]

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cards = self.fitting(game, this, you, it)
        laid: list[int] = [] if self.number is not None else cards
        while self.number is not None and cards and len(laid) < self.number.count(game, this, you, it):
            card = game.pick(cards)
            cards.remove(card)
            laid.append(card)
        searched = filing.searched(game, laid)
        for card in laid:
            filing.leave(game, card, filing.RETURN)
            found = filing.displays(game, this)
            game.move(card, found[0] if found else game.new_zone(tabletop.DISPLAY, this, 0))
            game.tell(news.LAID_OUT, you, card, other=this)
        filing.close_search(game, searched)


term(
    "lay-out",
    "effect",
    LayOut,
    syntax=("lay {number:value} random {cards:cards} on this", "lay [all/every] {cards:cards} on this"),
    brings="gear",
    doc="Cards are laid face up on this card: so many by chance, fewer if there are fewer, or all of them. Those still "
    "there when it leaves are returned to their own decks. Let one be chosen with `choose one of …: lay it on this`.",
    example="lay 3 random advanced skills out of the game on this",
)

declare("set-aside", fills=True)
declare("lay-out", takes_all="`choose one of …: lay it on this`, or `lay every … on this`")
needs("lay-out", what=IN_PLAY)
