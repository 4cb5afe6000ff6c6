"""Turns in texts: who may be active, what happens at the end of every turn."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.standing_places import OUTSIDE, STAYING, TEMPORARY_EVENT
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Who
from fogbound.rules.verbs.happenings import reaction


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
    example="only each involved with the greatest (the number of skills in your hand) may be active",
    icon="leader",
)
reaction(
    "turn-ended",
    points.TURN_ENDED,
    "at the end of every turn",
    "At the very end of every turn. On the Continent the mandatory actions that it has brought are part of a turn; at "
    "the Citadel each pass of a compound action is a turn of its own.",
    "at the end of every turn: add 1 counter",
)

declare("turn-ended", not_beside=OUTSIDE)
declare(
    "turn-ended",
    places=(*STAYING, TEMPORARY_EVENT),
    reason="it is in force during an action only; write `at the end of …`",
)
