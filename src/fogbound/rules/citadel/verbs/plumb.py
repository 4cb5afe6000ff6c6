"""The groundshiver in texts: it rises, and is lowered to spare energy while exploring (T-COMM-07..09, T-DATA-05)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.common import filing, points, tabletop
from fogbound.rules.common.book import FOG, book_of
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.reveal import Reveal
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Value


class LowerGroundshiver(Effect):
    """The level falls; without enough of it this cannot be chosen."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        amount = min(self.amount.of(game, this, you, it), game.registers[table.GROUNDSHIVER])
        game.registers[table.GROUNDSHIVER] -= amount
        frame = current_pass(game)
        if frame is not None:
            frame.lowered += amount
        game.tell("groundshiver", n=game.registers[table.GROUNDSHIVER])

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.registers[table.GROUNDSHIVER] >= self.amount.of(game, this, you, it)


class RaiseGroundshiver(Effect):
    """The level rises."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.registers[table.GROUNDSHIVER] += max(0, self.amount.of(game, this, you, it))
        game.tell("groundshiver", n=game.registers[table.GROUNDSHIVER])


class SetGroundshiver(Effect):
    """The level is set to a number."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.registers[table.GROUNDSHIVER] = max(0, self.amount.of(game, this, you, it))
        game.tell("groundshiver", n=game.registers[table.GROUNDSHIVER])


class Level(Value):
    """The level of the groundshiver."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return game.registers[table.GROUNDSHIVER]


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
    "lower-groundshiver",
    "effect",
    LowerGroundshiver,
    syntax="lower the groundshiver by {amount:value}",
    en="lower|lowers the groundshiver by {amount}",
    fr="baissez|baisse|baisser le niveau de la secousse {amount.de}",
    doc="Lowers the level of the groundshiver; it can be chosen or paid only if the level is high enough.",
    example="lower the groundshiver by 1",
    icon="groundshiver",
    ruleset="citadel",
)
term(
    "raise-groundshiver",
    "effect",
    RaiseGroundshiver,
    syntax="raise the groundshiver by {amount:value}",
    en="raise|raises the groundshiver by {amount}",
    fr="augmentez|augmente|augmenter le niveau de la secousse {amount.de}",
    doc="Raises the level of the groundshiver.",
    example="raise the groundshiver by 1",
    icon="groundshiver",
    ruleset="citadel",
)
term(
    "set-groundshiver",
    "effect",
    SetGroundshiver,
    syntax="set the groundshiver to {amount:value}",
    en="set|sets the groundshiver to {amount}",
    fr="fixez|fixe|fixer le niveau de la secousse {amount.à}",
    doc="Sets the level of the groundshiver.",
    example="set the groundshiver to 0",
    icon="groundshiver",
    ruleset="citadel",
)
term(
    "groundshiver-level",
    "value",
    Level,
    syntax="the groundshiver",
    en="the level of the groundshiver",
    fr="le niveau de la secousse",
    doc="The level of the groundshiver.",
    example="the groundshiver is at least 1",
    ruleset="citadel",
)
term(
    "groundshiver-lowered",
    "value",
    Lowered,
    syntax="the levels lowered",
    en="the number of levels by which the groundshiver was lowered in this action",
    fr="le nombre de niveaux dont la secousse a baissé pendant cette action",
    doc="By how much the groundshiver was lowered in the action in progress.",
    example="the levels lowered is at least 2",
    ruleset="citadel",
)
term(
    "on-fog",
    "condition",
    OnFog,
    syntax="the action is on a fog card",
    en="the action is <negated:not >printed on the back of an Exploration card",
    fr="l’action <negated:n’>est <negated:pas >imprimée au dos d’une carte Exploration",
    doc="The action in progress is printed on the back of an Exploration card.",
    example="the action is on a fog card",
    ruleset="citadel",
)


def flipped(effect: Effect, when: Condition | None = None, may: bool = False, once: bool = False) -> Ability:
    return Ability(points.FLIPPED, ANY_TYPE, None, effect, when, None, None, not may, once, 0)


term(
    "fog-flipped",
    "ability",
    flipped,
    syntax="when a fog card is flipped [, if {when:condition}] [, once per turn](once) : [may](may) "
    "{effect:effect}",
    form=(
        ("when a fog card is flipped", "effect=effect"),
        ("if?", "when=condition"),
        ("once per turn?", "once=flag"),
        ("optional?", "may=flag"),
    ),
    en="when an Exploration card has been turned over and before it is resolved<when:, if {when}><once:, once per turn>: "
    "<may:you may {effect.inf}><!may:{effect}>",
    fr="quand une carte Exploration vient d’être retournée, avant de la résoudre<when:, {when.si}>"
    "<once:, une fois par tour> : <may:vous pouvez {effect.inf}><!may:{effect}>",
    doc="When an Exploration card has been turned over and nothing of it is resolved yet; `it` is that card.",
    example="when a fog card is flipped, if the levels lowered is at least 2: may exchange the fog card",
    ruleset="citadel",
)


class ExchangeFog(Effect):
    """The Exploration card just turned over is returned, and the next one of its area is resolved in its place."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cell = game.places.get(it, NONE)
        if cell == NONE:
            return
        area = book_of(game).cards[it].area
        pile = tabletop.PILES + area
        if not game.zones[pile]:
            filing.empty_past(game)
        if not game.zones[pile]:
            return
        other = game.zones[pile][-1]
        game.vacate(it)
        game.move(it, pile)
        filing.lay(game, other, cell, tabletop.FOGGY)
        game.shuffle(pile)
        game.next(Reveal(other, you, cell))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return it != NONE and book_of(game).cards[it].back == FOG and it in game.places


term(
    "exchange-fog",
    "effect",
    ExchangeFog,
    syntax="exchange the fog card",
    en="return|returns the Exploration card and resolve|resolves another one of its area instead",
    fr="remettez|remet|remettre en pioche la carte Exploration et résolvez|résout|résoudre à sa place une autre carte de "
    "la même zone",
    doc="The Exploration card just turned over goes back, and another one of the same area from the pile is turned "
    "over and resolved in its place.",
    example="may exchange the fog card",
    ruleset="citadel",
)
