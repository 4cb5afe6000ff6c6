"""A die against a number that the table gives."""

from fogbound.core.game import Game
from fogbound.rules.common.book import Do
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.verbs.chance import roll


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
    example="{roll above: influence, do: influence +1, else: nothing}",
    ruleset="citadel",
)
