"""Chance: a die is rolled and the result says what happens."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.naming import with_number
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import news
from fogbound.rules.common.book import Do, book_of
from fogbound.rules.common.frames import shown
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.needs import NAMED_NUMBER, names
from fogbound.rules.common.options import OPTION_KEEP_ROLL, OPTION_REROLL
from fogbound.rules.common.terms import Condition, Effect, Value
from fogbound.rules.verbs.asking import AskYou

TOPIC = "chance"

SIDES: Final = 6


class Roll(Effect):
    """Roll a die and do what its result says; under a condition it may be rolled once more."""

    def __init__(
        self, cases: tuple[tuple[int, int, Effect | None], ...], again: Condition | None = None
    ) -> None:
        self.cases = cases
        self.again = again

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = roll(game, this, you)
        if self.again is not None and self.again.holds(game, this, you, it):
            game.next(OfferReroll(self.eid, number, this, you, it))
        else:
            self.settle(game, number, this, you, it)

    def settle(self, game: Game, number: int, this: int, you: int, it: int) -> None:
        """Do what this result says; a result nobody names does nothing."""
        for low, high, effect in self.cases:
            if low <= number <= high and effect is not None:
                game.next(Do(effect.eid, this, you, with_number(it, number)))
                return


def roll(game: Game, this: int, you: int) -> int:
    """The result of a die, told to everybody (T-RUL-37)."""
    number = game.below(SIDES) + 1
    game.tell(news.ROLLED, you, shown(game, this), number)
    return number


class OfferReroll(AskYou):
    """Keep the result, or roll once more and take the second one whatever it is."""

    name: ClassVar[str] = "offer-reroll"

    def __init__(self, eid: int, number: int, this: int, you: int, it: int = NONE) -> None:
        super().__init__(you)
        self.eid = eid
        self.number = number
        self.this = this
        self.it = it

    def options(self, game: Game) -> list[Option]:
        card = shown(game, self.this)
        return [Option(OPTION_KEEP_ROLL, card, self.number), Option(OPTION_REROLL, card)]

    def message(self, game: Game) -> Message:
        return self.says().count("n", self.number)

    def take(self, game: Game, option: Option, value: str) -> None:
        effect = book_of(game).effects[self.eid]
        assert isinstance(effect, Roll)
        number = self.number if option.verb == OPTION_KEEP_ROLL else roll(game, self.this, self.you)
        effect.settle(game, number, self.this, self.you, self.it)


term(
    "roll",
    "effect",
    Roll,
    form=(("roll", "cases=cases"), ("reroll if?", "again=condition")),
    frame=True,
    doc="Rolls a die and does what stands beside its result; a result that is not named does nothing. With "
    "`reroll if` the explorer may roll once more and must take the second result. In the texts of the "
    "results, `that number` is what was rolled.",
    example="roll: {1: take 105, 2-4: nothing, 5-6: discard this}",
)


class RollAbove(Effect):
    """A die is rolled against a number."""

    def __init__(self, number: Value, effect: Effect, otherwise: Effect | None = None) -> None:
        self.number = number
        self.effect = effect
        self.otherwise = otherwise

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.of(game, this, you, it)
        effect = self.effect if roll(game, this, you) > number else self.otherwise
        if effect is not None:
            game.next(Do(effect.eid, this, you, it))


term(
    "roll-above",
    "effect",
    RollAbove,
    form=(("roll above", "number=value"), ("do", "effect=effect"), ("else?", "otherwise=effect")),
    frame=True,
    doc="Rolls a die: something happens on a result greater than a number, and perhaps something else otherwise.",
    example="{roll above: the counters, do: take 105, else: nothing}",
)
names("roll", what=NAMED_NUMBER, slots=("cases",))
