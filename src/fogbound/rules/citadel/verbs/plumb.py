"""The tremor in texts: it rises, and is lowered to spare energy while exploring.

The rules are T-COMM-07, T-COMM-08, T-COMM-09 and T-DATA-05.
"""

from fogbound.core.game import Game
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import ACTION, needs
from fogbound.rules.common.terms import Condition, Effect, Value

TOPIC = "land"


class LowerTremor(Effect):
    """The level falls; without enough of it this cannot be chosen (T-COMM-09, T-DATA-05)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        amount = min(self.amount.count(game, this, you, it), game.registers[table.TREMOR])
        game.registers[table.TREMOR] -= amount
        frame = current_pass(game)
        if frame is not None:
            frame.lowered += amount
        game.tell(news.TREMOR, n=game.registers[table.TREMOR])

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.registers[table.TREMOR] >= self.amount.count(game, this, you, it)


class RaiseTremor(Effect):
    """The level rises."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.registers[table.TREMOR] += self.amount.count(game, this, you, it)
        game.tell(news.TREMOR, n=game.registers[table.TREMOR])


class SetTremor(Effect):
    """The level is set to a number."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.registers[table.TREMOR] = self.amount.count(game, this, you, it)
        game.tell(news.TREMOR, n=game.registers[table.TREMOR])


class Level(Value):
    """The level of the tremor."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return game.registers[table.TREMOR]


class Lowered(Value):
    """By how much the level has been lowered in this action."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        frame = current_pass(game)
        return frame.lowered if frame is not None else 0


class OnFog(Condition):
    """The action in progress is printed on the back of an Exploration card."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current_pass(game)
        return frame is not None and frame.back


term(
    "lower-tremor",
    "effect",
    LowerTremor,
    syntax="lower the tremor by {amount:value}",
    brings="tremor",
    doc="Lowers the level of the tremor; it can be chosen or paid only if the level is high enough.",
    example="lower the tremor by 1",
    icon="tremor",
    ruleset="citadel",
)
term(
    "raise-tremor",
    "effect",
    RaiseTremor,
    syntax="raise the tremor by {amount:value}",
    brings="tremor",
    doc="Raises the level of the tremor.",
    example="raise the tremor by 1",
    icon="tremor",
    ruleset="citadel",
)
term(
    "set-tremor",
    "effect",
    SetTremor,
    syntax="set the tremor to {amount:value}",
    brings="tremor",
    doc="Sets the level of the tremor.",
    example="set the tremor to 0",
    icon="tremor",
    ruleset="citadel",
)
term(
    "tremor-level",
    "value",
    Level,
    syntax="the tremor",
    doc="The level of the tremor.",
    example="the tremor is at least 1",
    ruleset="citadel",
)
term(
    "tremor-lowered",
    "value",
    Lowered,
    syntax="the levels lowered",
    doc="By how much the tremor was lowered in the action in progress.",
    example="the levels lowered is at least 2",
    ruleset="citadel",
)
term(
    "on-fog",
    "condition",
    OnFog,
    syntax="the action is on a fog card",
    doc="The action in progress is printed on the back of an Exploration card.",
    example="the action is on a fog card",
    ruleset="citadel",
)

declare(
    "lower-tremor",
    "raise-tremor",
    "set-tremor",
    "tremor-level",
    "tremor-lowered",
    because="there is no tremor on the Continent",
)
declare("on-fog", because="no action stands on the back of a fog card on the Continent")
needs("tremor-lowered", "on-fog", what=ACTION)
