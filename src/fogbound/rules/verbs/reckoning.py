"""Reckoning in texts: half of something, the lower or higher of two, what counts only sometimes, a sum kept in mind."""

from fogbound.core.game import Game
from fogbound.core.naming import with_number
from fogbound.rules.common import news
from fogbound.rules.common.book import Do
from fogbound.rules.common.frames import shown
from fogbound.rules.common.lexicon import LASTING, declare, term
from fogbound.rules.common.needs import NAMED_NUMBER, names
from fogbound.rules.common.terms import Condition, Effect, Value

TOPIC = "numbers"


def _half(number: int, up: bool = False) -> int:
    return (number + (1 if up else 0)) // 2


class Half(Value):
    """Half of a number, rounded."""

    def __init__(self, number: Value, up: bool = False) -> None:
        self.number = number
        self.up = up

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return _half(self.number.of(game, this, you, it), self.up)


class Bound(Value):
    """The lower or the higher of two numbers."""

    def __init__(self, first: Value, second: Value, higher: bool = False) -> None:
        self.first = first
        self.second = second
        self.higher = higher

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        first = self.first.of(game, this, you, it)
        second = self.second.of(game, this, you, it)
        return max(first, second) if self.higher else min(first, second)


class Sometimes(Value):
    """A number that counts only if something holds, and is 0 otherwise."""

    def __init__(self, number: Value, when: Condition) -> None:
        self.number = number
        self.when = when

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.number.of(game, this, you, it) if self.when.holds(game, this, you, it) else 0


class Product(Value):
    """One number as often as another says."""

    def __init__(self, first: Value, second: Value) -> None:
        self.first = first
        self.second = second

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.first.of(game, this, you, it) * self.second.of(game, this, you, it)


term(
    "half",
    "value",
    Half,
    syntax="half of {number:value} [rounded up](up)",
    doc="Half of a number, rounded down unless it says up.",
    example="half of the counters rounded up",
)
term(
    "but-at-most",
    "value",
    lambda first, second: Bound(first, second, False),
    syntax="{first:value} but at most {second:value}",
    doc="A number with an upper limit.",
    example="the counters but at most 6",
)
term(
    "but-at-least",
    "value",
    lambda first, second: Bound(first, second, True),
    syntax="{first:value} but at least {second:value}",
    doc="A number with a lower limit. Sums and limits bind to the right; use brackets to be clear.",
    example="(6 less the counters) but at least 2",
)
term(
    "sometimes",
    "value",
    Sometimes,
    syntax="{number:value} when {when:condition}",
    doc="A number that counts only if a condition holds, and is 0 otherwise; put it in brackets within a sum.",
    example="2 plus (1 when the counters are at least 6)",
)
term(
    "product",
    "value",
    Product,
    syntax="{first:value} times {second:value}",
    doc="A product of two numbers; in a sum it stands in brackets.",
    example="2 times the involved",
)


class Reckon(Effect):
    """A number is worked out once; in what follows `that number` is it."""

    def __init__(self, number: Value, effect: Effect) -> None:
        self.number = number
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.of(game, this, you, it)
        game.tell(news.RECKONED, you, shown(game, this), number)
        game.next(Do(self.effect.eid, this, you, with_number(it, number)))


term(
    "reckon",
    "effect",
    Reckon,
    form=(("reckon", "number=value"), ("do", "effect=effect")),
    frame=True,
    doc="Works out a number once; in what follows, `that number` is it, even if what it was made of changes.",
    example="{reckon: the involved plus the counters, do: 'if that number is at least 9: take 105'}",
)

declare("half", reckons=_half)
declare("but-at-most", reckons=lambda first, second: min(first, second))
declare("but-at-least", reckons=lambda first, second: max(first, second))
declare("product", reckons=lambda first, second: first * second)
declare("sometimes", lasts=LASTING)
declare("sometimes", is_formula=True)
names("reckon", what=NAMED_NUMBER)
