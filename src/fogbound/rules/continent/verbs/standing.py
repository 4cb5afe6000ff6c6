"""What a card changes while it is in play on the Continent: limits, losses, who may join."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.standing_places import OF_PLAY, OUTSIDE
from fogbound.rules.common.terms import ANY_TYPE, Ability, Cards, Condition, Effect, Value
from fogbound.rules.verbs.standing import IF, limit, rule

TOPIC = "limits"

limit(
    "item-limit",
    points.ITEM_LIMIT,
    "item limit",
    "Changes how many items, and so dice, an explorer may have; never more than 8 dice at the table.",
    "item limit +1",
    ruleset="continent",
)
limit(
    "stack-limit",
    points.STACK_LIMIT,
    "cards per item",
    "Changes how many cards one item may be made of; at least 1.",
    "cards per item -1",
    ruleset="continent",
)
limit(
    "vital-loss-change",
    points.VITAL_LOSS,
    "vital loss",
    "Changes what a loss of vital force costs; additions come before subtractions.",
    "each other explorer here: vital loss -1",
    ruleset="continent",
)
limit(
    "experience-change",
    points.EXPERIENCE,
    "experience from events",
    "Changes how many experience cards a Temporary event gives.",
    "experience from events -1",
    ruleset="continent",
)


def most_extra(amount: Value, when: Condition | None = None) -> Ability:
    return rule(points.EXTRA_DRAWS, amount=amount, when=when)


term(
    "most-extra",
    "ability",
    most_extra,
    syntax=f"at most {{amount:value}} additional cards {IF}",
    doc="Limits the additional cards of an action.",
    example="at most 2 additional cards",
    ruleset="continent",
)


def no_joining(types: int = ANY_TYPE, when: Condition | None = None) -> Ability:
    return rule(points.JOINING, types, when=when)


term(
    "no-joining",
    "ability",
    no_joining,
    syntax=f"nobody may join [in {{types:types}}] {IF}",
    doc="Actions of the explorers it concerns (on an event: those standing there) are taken alone.",
    example="nobody may join",
    ruleset="continent",
)


def forced_in(types: int, effect: Effect) -> Ability:
    return rule(points.FORCED_IN, types, effect=effect)


term(
    "forced-in",
    "ability",
    forced_in,
    syntax="when forced into {types:types} : {effect:effect}",
    doc="Before a mandatory action of these types that concerns the owner.",
    example="when forced into climb, swim: discard this",
    ruleset="continent",
)


def counts_as_state(cards: Cards) -> Ability:
    return rule(points.COUNTS_AS_STATE, cards=cards)


term(
    "counts-as-state",
    "ability",
    counts_as_state,
    syntax="{cards:cards} counts/count for vital loss",
    doc="These cards in a hand count for the loss of vital force.",
    example="a curse titled first-clue in any hand counts for vital loss",
    ruleset="continent",
)

declare("forced-in", not_beside=OUTSIDE)
declare(
    "counts-as-state",
    "experience-change",
    "item-limit",
    "stack-limit",
    "vital-loss-change",
    not_beside=OF_PLAY,
)
