"""Counters on other cards: added, set, counted."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Cards, Effect, Value
from fogbound.rules.verbs.counters import put

TOPIC = "memory"


class AddElsewhere(Effect):
    """Counters are put on other cards, up to a limit if there is one."""

    def __init__(self, number: Value, cards: Cards, counter: int = NONE, most: Value | None = None) -> None:
        self.number = number
        self.cards = cards
        self.counter = counter
        self.most = most

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for card in self.cards.cards(game, this, you, it):
            there = game.count(card, self.counter + 1)
            number = there + self.number.count(game, this, you, it)
            if self.most is not None:
                number = max(there, min(number, self.most.count(game, this, you, it)))
            put(game, card, self.counter, number)


class SetElsewhere(Effect):
    """Exactly so many counters lie on other cards."""

    def __init__(self, number: Value, cards: Cards, counter: int = NONE) -> None:
        self.number = number
        self.cards = cards
        self.counter = counter

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for card in self.cards.cards(game, this, you, it):
            put(game, card, self.counter, self.number.count(game, this, you, it))


class CountElsewhere(Value):
    """How many counters lie on other cards."""

    def __init__(self, cards: Cards, counter: int = NONE) -> None:
        self.cards = cards
        self.counter = counter

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return sum([game.count(card, self.counter + 1) for card in self.cards.cards(game, this, you, it)])


term(
    "add-elsewhere",
    "effect",
    AddElsewhere,
    syntax="add {number:value} [{counter:counter}] counter/counters to {cards:cards} [, at most {most:value}]",
    brings="counter",
    doc="Puts counters on other cards in play, at most so many.",
    example="add 1 mark counter to permanent events on the board, at most 3",
    icon="counter",
)
term(
    "set-elsewhere",
    "effect",
    SetElsewhere,
    syntax="set the [{counter:counter}] counters on {cards:cards} to {number:value}",
    brings="counter",
    doc="Lets exactly so many counters lie on other cards in play.",
    example="set the mark counters on a permanent event 105 on the board to 3",
    icon="counter",
)
term(
    "count-elsewhere",
    "value",
    CountElsewhere,
    syntax="the [{counter:counter}] counters on {cards:cards}",
    doc="How many counters lie on other cards.",
    example="the mark counters on permanent events on the board is at least 2",
)

declare("count-elsewhere", counts_met=True)
declare("add-elsewhere", "set-elsewhere", fills=True)
