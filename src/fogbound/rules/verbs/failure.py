"""Failures that cards take back: the failure counts as a success, or has no consequence."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import CONSEQUENCE, DURING, happens
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Number

TOPIC = "draws"


def instead_of_failure(types: int, effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.FAILURE, types, None, effect, when, None, None, False, False, 0)


term(
    "instead-of-failure",
    "ability",
    instead_of_failure,
    syntax="instead of failing {types:types} [, if {when:condition}] : may {effect:effect}",
    doc="Between the Discard and the Consequence step the involved explorer who has the card may pay this, and the "
    "failure counts as a success; for an event, a quest item or among an action's modifiers it is the active "
    "explorer. An item must have been used. At the Citadel the active player may pay, right after the comparison, and a "
    "Purse card must be selected.",
    example="instead of failing any: may discard this",
)


def skip_failure(when: Condition | None = None) -> Ability:
    return Ability(points.SKIP_FAILURE, ANY_TYPE, Number(1), None, when, None, None, True, False, 0)


term(
    "skip-failure",
    "ability",
    skip_failure,
    syntax="skip the failure [if {when:condition}]",
    doc="Among an action's own modifiers: a failure has no consequence of its own.",
    example="skip the failure if blade was used",
)

declare("instead-of-failure", "skip-failure", is_of_reflex=True)
for _ruleset, _moment in CONSEQUENCE.items():
    happens("instead-of-failure", moment=_moment, ruleset=_ruleset)
happens("skip-failure", moment=DURING)
