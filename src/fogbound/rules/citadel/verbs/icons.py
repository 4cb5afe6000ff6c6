"""Class icons in texts: obtained, and spent for something; what a text adds to the Result step.

T-RES-09, T-RES-10, T-RES-11, T-RES-12, T-RES-13, T-RES-14, T-RES-15, T-RES-16, T-RES-17, T-RES-18, T-RES-19,
T-RES-20.
"""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.citadel.gifts import add_icons, gain
from fogbound.rules.citadel.terms import Conversion, Grant
from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import ACTION, AT_RESULT, DURING, UNCOMPARED, happens, needs
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Number, Value

TOPIC = "draws"


def counted(icons: tuple[int, ...]) -> tuple[int, ...]:
    """How many there are of each of the five."""
    return tuple([icons.count(icon) for icon in range(5)])


def grant(
    types: int,
    icons: tuple[int, ...],
    effect: Effect | None = None,
    when: Condition | None = None,
    must: bool = False,
) -> Ability:
    return Grant(types, counted(icons), effect, when, must)


term(
    "icons",
    "ability",
    grant,
    syntax="[must](must) {types:types} : {icons:icons} [, price : {effect:effect}] [if {when:condition}]",
    doc="Class icons are obtained in actions of these types.",
    example="think, observe: 1 flag",
    icon="icons",
    ruleset="citadel",
)


def convert(
    types: int,
    price: tuple[int, ...],
    gain: int = points.STARS,
    amount: Value | None = None,
    effect: Effect | None = None,
    most: Value | None = None,
    when: Condition | None = None,
    must: bool = False,
) -> Ability:
    return Conversion(types, price, gain, amount or Number(1), effect, most, when, must)


def convert_to_effect(
    types: int,
    price: tuple[int, ...],
    effect: Effect,
    most: Value | None = None,
    when: Condition | None = None,
) -> Ability:
    return Conversion(types, price, NONE, None, effect, most, when, False)


LIMIT = "[, max {most:value}] [if {when:condition}]"

term(
    "convert",
    "ability",
    convert,
    syntax=f"[must](must) {{types:types}} : {{price:prices}} for {{amount:signed}} success/successes {LIMIT}",
    doc="Class icons are spent for successes, as often as said or as icons allow.",
    example="fight: 1 fist or 1 hand for +1 success, max 2",
    icon="convert",
    ruleset="citadel",
)
term(
    "convert-for",
    "ability",
    convert_to_effect,
    syntax=f"{{types:types}} : {{price:prices}} for : {{effect:effect}} {LIMIT}",
    doc="Class icons are spent for something else than successes.",
    example="listen, talk: 2 flag for: add 1 to hand, max 1",
    icon="convert",
    ruleset="citadel",
)


def cancel(
    types: int = ANY_TYPE,
    amount: Value | None = None,
    effect: Effect | None = None,
    when: Condition | None = None,
) -> Ability:
    return Ability(points.CANCEL, types, amount, effect, when, None, None, False, False, 0)


def convert_to_cancel(
    types: int,
    price: tuple[int, ...],
    amount: Value,
    most: Value | None = None,
    when: Condition | None = None,
) -> Ability:
    return Conversion(types, price, points.CANCEL, amount, None, most, when, False)


term(
    "convert-to-cancel",
    "ability",
    convert_to_cancel,
    syntax=f"{{types:types}} : {{price:prices}} to cancel {{amount:value}} damage {LIMIT}",
    doc="Class icons are spent to cancel damage, when it falls.",
    example="fight, dodge: 1 target to cancel 2 damage, max 1",
    icon="cancel",
    ruleset="citadel",
)
term(
    "cancel",
    "ability",
    cancel,
    syntax="{types:types} : cancel {amount:value} damage [, price : {effect:effect}] [if {when:condition}]",
    doc="Damage that falls on the active player in this action may be cancelled.",
    example="fight: cancel 1 damage",
    icon="cancel",
    ruleset="citadel",
)


# -- what a text adds to the action in progress ----------------------------------------------------


class ObtainIcons(Effect):
    """Icons for the active player of the action in progress, whose alone they are to spend (T-RES-16, T-RUL-124)."""

    def __init__(self, icons: tuple[int, ...]) -> None:
        self.icons = icons

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        frame = current_pass(game)
        if frame is not None:
            add_icons(frame, self.icons)


def obtain(icons: tuple[int, ...]) -> Effect:
    return ObtainIcons(counted(icons))


term(
    "obtain",
    "effect",
    obtain,
    syntax="obtain {icons:icons}",
    brings="icon",
    doc="The active character of the action obtains class icons, also those that another one brings about.",
    example="any: help, may obtain 1 wild and 1 flag",
    icon="icons",
    ruleset="citadel",
)


class AddExtraCards(Effect):
    """More cards count under the chain of the action in progress (T-RES-09)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        frame = current_pass(game)
        if frame is not None:
            gain(frame, points.EXTRA_CARDS, self.amount.of(game, this, you, it))


term(
    "add-extra-cards",
    "effect",
    AddExtraCards,
    syntax="count {amount:value} more card/cards",
    brings="extra",
    doc="More revealed cards count in the action in progress, if it has a chain.",
    example="count 1 more card",
    icon="extra-cards",
    ruleset="citadel",
)


class HasChain(Condition):
    """The action in progress has a chain, in its current row."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current_pass(game)
        return frame is not None and frame.printed_row(game).chain


term(
    "has-chain",
    "condition",
    HasChain,
    syntax="the action has a chain",
    doc="The action in progress, in its current row, lets only so many cards count.",
    example="if the action has a chain: count 1 more card",
    ruleset="citadel",
)

declare("convert", brings="conversion")
declare("icons", brings="icons")
declare("cancel", brings="cancelling")
declare("icons", "convert", "convert-for", "convert-to-cancel", "cancel", serves=True)
declare("icons", "convert", "convert-for", "convert-to-cancel", "cancel", is_of_reflex=True)
declare(
    "icons",
    "convert",
    "convert-for",
    "convert-to-cancel",
    because="there are no class icons on the Continent",
)
declare("cancel", because="there is no damage on the Continent")
declare("add-extra-cards", because="all cards that are drawn count on the Continent, which knows no chain")
declare("obtain", because="there are no class icons on the Continent")
declare("has-chain", because="there are no chains on the Continent")

happens("icons", "convert", "convert-for", moment=AT_RESULT)
happens("convert-to-cancel", "cancel", moment=DURING)
needs("obtain", "has-chain", what=ACTION)
needs("add-extra-cards", what=UNCOMPARED)
