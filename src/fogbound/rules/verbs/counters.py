"""Counters on this card, and places and numbers noted on it."""

from fogbound.core.game import Game
from fogbound.core.naming import card_named, number_named
from fogbound.core.steps import NONE
from fogbound.rules.common import markers, news
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import IN_PLAY, NAMED_CARD, NAMED_NUMBER, needs
from fogbound.rules.common.terms import Condition, Effect, Value

TOPIC = "memory"

NAMED = "[{counter:counter}]"


class AddCounters(Effect):
    """Counters are put on this card, up to a limit if there is one."""

    def __init__(self, number: Value, counter: int = NONE, most: Value | None = None) -> None:
        self.number = number
        self.counter = counter
        self.most = most

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        there = game.count(this, self.counter + 1)
        number = there + self.number.count(game, this, you, it)
        if self.most is not None:
            number = max(there, min(number, self.most.count(game, this, you, it)))
        put(game, this, self.counter, number)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        if self.most is None:
            return True
        number = game.count(this, self.counter + 1) + self.number.count(game, this, you, it)
        return number <= self.most.count(game, this, you, it)


def put(game: Game, card: int, counter: int, number: int) -> None:
    """Let so many counters lie on the card, if it is still in play."""
    if markers.can_bear(game, card):
        is_kept = game.count(card, counter + 1) == max(0, number)
        game.set_count(card, counter + 1, max(0, number))
        game.tell(news.COUNTERS_KEPT if is_kept else news.COUNTERS, card=card, n=max(0, number))


term(
    "add-counters",
    "effect",
    AddCounters,
    syntax=f"add {{number:value}} {NAMED} counter/counters [on this] [, at most {{most:value}}]",
    brings="counter",
    doc="Puts counters on this card, at most so many. They are lost when the card leaves, and at camp unless "
    "it keeps them.",
    example="add 1 counter, at most 3",
    icon="counter",
)


class RemoveCounters(Effect):
    """Counters are taken off this card."""

    def __init__(self, number: Value, counter: int = NONE) -> None:
        self.number = number
        self.counter = counter

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = game.count(this, self.counter + 1) - self.number.count(game, this, you, it)
        put(game, this, self.counter, number)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.count(this, self.counter + 1) >= self.number.count(game, this, you, it)


term(
    "remove-counters",
    "effect",
    RemoveCounters,
    syntax=f"remove {{number:value}} {NAMED} counter/counters",
    brings="counter",
    doc="Takes counters off this card.",
    example="remove 1 counter",
    icon="counter",
)


class SetCounters(Effect):
    """Exactly so many counters lie on this card from now on."""

    def __init__(self, number: Value, counter: int = NONE) -> None:
        self.number = number
        self.counter = counter

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        put(game, this, self.counter, self.number.count(game, this, you, it))


term(
    "set-counters",
    "effect",
    SetCounters,
    syntax=f"set the {NAMED} counters to {{number:value}}",
    brings="counter",
    doc="Lets exactly so many counters lie on this card.",
    example="set the counters to 0",
    icon="counter",
)


# -- notes -----------------------------------------------------------------------------------------


def noted_number(game: Game, it: int, number: bool) -> int:
    """What is noted: the number just named, or the number of the Terrain just named."""
    if number:
        return number_named(it)
    card = card_named(it)
    return book_of(game).cards[card].number if card != NONE else NONE


class Remember(Effect):
    """The place or number just named is noted on this card; a Terrain by its number."""

    def __init__(self, number: bool = False) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if noted_number(game, it, self.number) != NONE and markers.can_bear(game, this):
            markers.note(game, this, noted_number(game, it, self.number))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        noted = noted_number(game, it, self.number)
        return noted != NONE and not markers.is_noted(game, this, noted)


term(
    "remember",
    "effect",
    Remember,
    syntax=("remember that place", "remember that [number](number!)"),
    brings="memory",
    doc="Notes the Terrain just named, by its number, or the number just named on this card. Notes survive "
    "camp if the card keeps its counters, and are forgotten when the card leaves.",
    example="remember that place",
)


class Remembered(Condition):
    """The place or number just named is noted on this card, or is not."""

    def __init__(self, number: bool = False, unknown: bool = False) -> None:
        self.number = number
        self.unknown = unknown

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        noted = noted_number(game, it, self.number)
        return noted != NONE and markers.is_noted(game, this, noted) != self.unknown


term(
    "remembered",
    "condition",
    Remembered,
    syntax=("that place is [not](unknown) remembered", "that [number](number!) is [not](unknown) remembered"),
    doc="Whether the Terrain or number just named is noted on this card.",
    example="that place is not remembered",
)


class Notes(Value):
    """How many places and numbers are noted on this card."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return markers.notes(game, this)


term(
    "notes",
    "value",
    Notes,
    syntax=("the remembered places", "the remembered numbers"),
    doc="How many places and numbers are noted on this card.",
    example="the remembered places",
)
needs("remember", "remembered", what=NAMED_CARD, without="number")
needs("remember", "remembered", what=NAMED_NUMBER, slot="number")
needs("add-counters", "remove-counters", "set-counters", "remember", "remembered", "notes", what=IN_PLAY)
declare("add-counters", "set-counters", fills=True)
