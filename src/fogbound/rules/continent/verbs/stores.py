"""Stores: items set aside as they are, and handed out again."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.common import filing
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.options import OPTION_LEAVE_IT
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent import news, table
from fogbound.rules.continent.limits import has_free_die
from fogbound.rules.continent.options import OPTION_HAND_OVER, OPTION_SET_ASIDE
from fogbound.rules.verbs.asking import AskYou

TOPIC = "gear"


class SetAside(Effect):
    """One of your items goes into a store with its column, die and counters; the die is free again."""

    def __init__(self, store: int) -> None:
        self.store = store

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseToSetAside(self.store, you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(whole_items(game, you))


def whole_items(game: Game, seat: int) -> list[int]:
    """The items of an explorer that have a die."""
    return [column for column in table.columns(game, seat) if game.values[column] > 0]


class ChooseToSetAside(AskYou):
    """Which item it is."""

    name: ClassVar[str] = "choose-to-set-aside"

    def __init__(self, store: int, you: int) -> None:
        super().__init__(you)
        self.store = store

    def options(self, game: Game) -> list[Option]:
        return [
            Option(OPTION_SET_ASIDE, game.zones[column][0], index=column)
            for column in whole_items(game, self.you)
        ]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.set_owner(option.index, table.stored(self.store))
        game.index = None
        game.tell(news.SET_ASIDE, self.you, option.card)


term(
    "set-aside",
    "effect",
    SetAside,
    syntax="set aside one of your items in the {store:store}",
    brings="gear",
    doc="One of the explorer's items, of their choice, goes into a store with its cards in order, its "
    "durability and its counters. A store is no pile: neither camp nor a refill touches it.",
    example="each involved sets aside one of your items in the hoard",
    ruleset="continent",
)


class HandOut(Effect):
    """The items of a store are distributed among the involved explorers as they are."""

    def __init__(self, store: int) -> None:
        self.store = store

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseToHandOut(self.store, you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(table.columns(game, table.stored(self.store)))


class ChooseToHandOut(AskYou):
    """Who gets which item; what nobody can or will carry is discarded card by card."""

    name: ClassVar[str] = "choose-to-hand-out"

    def __init__(self, store: int, you: int) -> None:
        super().__init__(you)
        self.store = store

    def options(self, game: Game) -> list[Option]:
        options: list[Option] = []
        for column in table.columns(game, table.stored(self.store)):
            first = game.zones[column][0]
            for seat in involved_now(game, self.you):
                if has_free_die(game, seat):
                    options.append(Option(OPTION_HAND_OVER, first, seat=seat, index=column))
            options.append(Option(OPTION_LEAVE_IT, first, index=column))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(self)
        if option.verb == OPTION_HAND_OVER:
            game.set_owner(option.index, option.seat)
            game.index = None
            game.tell(news.RECEIVED, option.seat, option.card)
        else:
            for card in game.zones[option.index]:
                filing.discard(game, card)

    def asks_even_one(self) -> bool:
        return True  # an item may be given up first to make room (C-RUL-84)

    def rules(self) -> tuple[str, ...]:
        return ("C-FIND-02", "C-RUL-84")


term(
    "hand-out",
    "effect",
    HandOut,
    syntax="hand out the {store:store}",
    brings="make",
    doc="The explorer distributes the items of a store among the involved explorers, as they are; each needs "
    "a free die. What nobody can or will carry is discarded card by card.",
    example="hand out the hoard",
    ruleset="continent",
)
