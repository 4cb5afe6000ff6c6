"""Numbers in texts: plain, counted on the table, or made of other numbers."""

from typing import Any

from fogbound.core.game import Game
from fogbound.core.naming import number_named
from fogbound.rules.common import tabletop
from fogbound.rules.common.frames import attempt, took_part
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, LASTING, SETTLED, declare, term
from fogbound.rules.common.needs import ACTION, IN_PLAY, NAMED_NUMBER, needs
from fogbound.rules.common.terms import Cards, Number, Value, Who

TOPIC = "numbers"


class Minus(Value):
    """A number with its sign turned."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return -self.value.of(game, this, you, it)


class Plus(Value):
    """A sum, or a difference."""

    def __init__(self, first: Value, second: Value, less: bool = False) -> None:
        self.first = first
        self.second = second
        self.less = less

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        second = self.second.of(game, this, you, it)
        return self.first.of(game, this, you, it) + (-second if self.less else second)


class ForEachOf(Value):
    """A number for each of some explorers."""

    def __init__(self, value: Value, who: Who) -> None:
        self.value = value
        self.who = who

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.value.of(game, this, you, it) * len(self.who.seats(game, this, you, it))


class CountForEach(Value):
    """A number for each of some cards."""

    def __init__(self, value: Value, cards: Cards) -> None:
        self.value = value
        self.cards = cards

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.value.of(game, this, you, it) * len(self.cards.cards(game, this, you, it))


class ByExplorers(Value):
    """One of four numbers, by the number of explorers."""

    def __init__(self, one: int, two: int, three: int, four: int) -> None:
        self.numbers = (one, two, three, four)

    def made_of(self) -> dict[str, Any]:
        return dict(zip(("one", "two", "three", "four"), self.numbers, strict=True))

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.numbers[tabletop.player_count(game) - 1]


class Explorers(Value):
    """How many explorers are in the game."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return tabletop.player_count(game)


class InvolvedCount(Value):
    """How many explorers are involved."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(took_part(game, you))


class Elsewhere(Value):
    """How many explorers do not stand on your Terrain."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return sum(1 for seat in tabletop.explorers(game) if game.figures[seat] != game.figures[you])


class Counters(Value):
    """Counters on this card."""

    def __init__(self, counter: int = -1) -> None:
        self.counter = counter

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return game.count(this, self.counter + 1)


class Successes(Value):
    """Successes of the action in progress."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        frame = attempt(game)
        return frame.successes if frame is not None else 0


class ChosenNumber(Value):
    """The number just chosen or rolled."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return number_named(it)


class HowMany(Value):
    """How many of some cards there are."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(self.cards.cards(game, this, you, it))


class Happened(Value):
    """How often something was noted in the chronicle."""

    def __init__(self, event: str) -> None:
        self.event = event

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return game.chronicle.get(self.event, 0)


def plain(
    name: str,
    make: type,
    syntax: str | tuple[str, ...],
    doc: str,
    example: str,
    ruleset: str = "",
) -> None:
    """Enter a value that is made by its class."""
    term(name, "value", make, syntax=syntax, doc=doc, example=example, ruleset=ruleset)


term(
    "number",
    "value",
    Number,
    form=(("number", "int"),),
    doc="A plain number.",
    example="add 3 counters",
)
plain(
    "minus",
    Minus,
    "minus {value:value}",
    "The negative of all that follows; use brackets to be clear.",
    "minus 2",
)
plain(
    "plus",
    Plus,
    "{first:value} plus {second:value}",
    "A sum.",
    "2 plus the involved",
)
term(
    "less",
    "value",
    lambda first, second: Plus(first, second, True),
    syntax="{first:value} less {second:value}",
    doc="A difference. All that follows is taken away: `6 less 2 plus 1` is 3; use brackets to be clear.",
    example="6 less the explorers",
)
plain(
    "for-each-of",
    ForEachOf,
    "{value:value} for {who:who}",
    "A number for each of some explorers.",
    "1 for each other involved",
)
plain(
    "for-each-card",
    CountForEach,
    "{value:value} for each {cards:cards}",
    "A number for each of some cards.",
    "1 for each permanent event on the board",
)
plain(
    "by-explorers",
    ByExplorers,
    "{one:int} , {two:int} , {three:int} , {four:int} by explorers",
    "One of four numbers, for one, two, three or four explorers.",
    "4, 3, 3, 2 by explorers",
)
plain(
    "explorers",
    Explorers,
    "the explorers",
    "How many explorers are in the game.",
    "the explorers",
)
plain(
    "involved-count",
    InvolvedCount,
    "the involved",
    "How many explorers are involved in the action.",
    "2 plus the involved",
)
plain(
    "elsewhere",
    Elsewhere,
    "the explorers elsewhere",
    "How many explorers in the game do not stand on your Terrain.",
    "1 plus the explorers elsewhere",
)
plain(
    "counters",
    Counters,
    ("the counters", "the {counter:counter} counters"),
    "How many counters lie on this card.",
    "the counters",
)
plain(
    "successes",
    Successes,
    "the successes",
    "Successes of the action in progress.",
    "the successes",
)
plain(
    "that-number",
    ChosenNumber,
    "that number",
    "The number that has just been chosen or rolled.",
    "add that number counters",
)
plain(
    "how-many",
    HowMany,
    "the number of {cards:cards}",
    "How many of some cards there are.",
    "the number of skills in your hand",
)
plain(
    "happened",
    Happened,
    "the times {event:event}",
    "How often something stands in the chronicle, such as `taken 399`.",
    'the times "taken 399"',
)

declare("successes", speaks_of="successes")
declare("involved-count", speaks_of="involvement")
declare("number", seen=AFTER_SUCCESS | AFTER_FAILURE)
declare("number", lasts=SETTLED | LASTING)
declare("by-explorers", "explorers", "less", "plus", lasts=LASTING)
declare("by-explorers", "less", "plus", "explorers", is_formula=True)
declare("by-explorers", "explorers", by_players=True)
declare("plus", void=("first", "second"), reckons=lambda first, second: first + second)
declare("less", void=("second",), reckons=lambda first, second: first - second)
declare("how-many", "happened", counts_met=True)
declare("explorers", "involved-count", "elsewhere", topic="who")
declare("counters", "happened", topic="memory")
declare("how-many", topic="cards")
declare("successes", topic="draws")
needs("successes", what=ACTION)
needs("that-number", what=NAMED_NUMBER)
needs("counters", what=IN_PLAY)
