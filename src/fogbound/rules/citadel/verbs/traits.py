"""Traits in texts: who may be active, who carries or has most, and choices that somebody else makes (T-TRAIT-01)."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Who


def leads(subject: Who, types: int = ANY_TYPE, when: Condition | None = None) -> Ability:
    return Ability(points.LEADER, types, None, None, when, subject, None, True, False, 0)


term(
    "leader",
    "ability",
    leads,
    syntax="[{types:types} :] only {subject:who} may be active [if {when:condition}]",
    doc="Who of the involved may be the active player; when it leaves nobody it gives way. On a card that a player has, "
    "`you` is that player; elsewhere the last active one, so that `each other involved` hands the lead on. Where others "
    "need not be involved, who may not lead gives way to those on the same Terrain who may.",
    example="only each involved with the greatest (your life) may be active",
    icon="leader",
    ruleset="citadel",
)
