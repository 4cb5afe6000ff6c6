"""Other cards in texts: counters on them, those that weigh enough, one that is called by its title."""

from typing import Any

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import news
from fogbound.rules.common import markers, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import book_of
from fogbound.rules.common.filing import empty_past
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.reveal import Reveal
from fogbound.rules.common.terms import Cards, Effect, Value

TOPIC = "memory"


def put(game: Game, card: int, counter: int, number: int) -> None:
    """Let so many counters lie on a card that is in play."""
    if markers.can_bear(game, card):
        is_kept = game.count(card, counter + 1) == max(0, number)
        game.set_count(card, counter + 1, max(0, number))
        game.tell(common_news.COUNTERS_KEPT if is_kept else common_news.COUNTERS, card=card, n=max(0, number))


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
    example="add 1 mark counter to the side quest lamp-oil, at most 3",
    icon="counter",
    ruleset="citadel",
)
term(
    "set-elsewhere",
    "effect",
    SetElsewhere,
    syntax="set the [{counter:counter}] counters on {cards:cards} to {number:value}",
    brings="counter",
    doc="Lets exactly so many counters lie on other cards in play.",
    example="set the mark counters on a global event 105 among the global events to 3",
    icon="counter",
    ruleset="citadel",
)
term(
    "count-elsewhere",
    "value",
    CountElsewhere,
    syntax="the [{counter:counter}] counters on {cards:cards}",
    doc="How many counters lie on other cards.",
    example="the mark counters on the side quest lamp-oil is at least 2",
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


class TakeTitled(Effect):
    """A card with a title is taken, whatever its number; the Past is emptied if none is there, unless it says not to."""

    def __init__(self, title: int, available: bool = False) -> None:
        self.title = title
        self.available = available

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        found = self._found(game)
        if not found and not self.available:
            empty_past(game)
            found = self._found(game)
        if found:
            game.next(Reveal(game.pick(found), you, NONE))
        else:
            game.tell(news.NONE_OF_THAT_TITLE, you)

    def _found(self, game: Game) -> list[int]:
        cards = book_of(game).cards
        return [
            card
            for card in range(len(cards))
            if cards[card].title == self.title and game.where[card] == tabletop.ADVENTURE_DECK
        ]

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.available or bool(self._found(game))


term(
    "take-titled",
    "effect",
    TakeTitled,
    syntax="take a card titled {title:title} [if available](available)",
    brings="card",
    doc="Takes one card with this title from the Adventure Deck, whatever its number, and resolves it.",
    example="take a card titled sprained if available",
    icon="numbox",
    ruleset="citadel",
    calls="title",
)

declare("count-elsewhere", counts_met=True)
declare("take-titled", topic="come")
