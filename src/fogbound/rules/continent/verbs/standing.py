"""What a card changes while it is in play on the Continent: limits, losses, who may join."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, not_in, term
from fogbound.rules.common.standing_places import MODIFIERS, OF_PLAY
from fogbound.rules.common.terms import Ability, Cards
from fogbound.rules.verbs.standing import limit, rule

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

not_in(
    "counts-as-state",
    "experience-change",
    "item-limit",
    "stack-limit",
    "vital-loss-change",
    places=(MODIFIERS,),
    reason=OF_PLAY,
)
declare("item-limit", because="there is no limit of Purse cards at the Citadel, only of weight")
declare("stack-limit", because="there are no items of several cards at the Citadel")
declare("vital-loss-change", "counts-as-state", because="there is no loss of vital force at the Citadel")
declare("experience-change", because="there is no experience at the Citadel")
