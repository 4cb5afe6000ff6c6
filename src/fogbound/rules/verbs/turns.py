"""Turns in texts: who may be active, what happens at the end of every turn, actions that are shut."""

from fogbound.core.game import Game
from fogbound.rules.common import points
from fogbound.rules.common.closing import close
from fogbound.rules.common.frames import attempt
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, not_in, term
from fogbound.rules.common.needs import ACTION, WITH_ACTION, needs
from fogbound.rules.common.standing_places import BESIDE, DURING_AN_ACTION, PARAGRAPH, TEMPORARY_EVENT
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Who
from fogbound.rules.verbs.reacting import reaction

TOPIC = "happenings"


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


class CloseAction(Effect):
    """The action just taken from this card is shut for everybody."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        frame = attempt(game)
        if frame is not None and frame.card == this:
            close(game, this, frame.index)


term(
    "close-action",
    "effect",
    CloseAction,
    syntax="close this action",
    brings="closing",
    doc="Nobody can take this action of this card again while the card stays where it is; at the Citadel, before the "
    "next scenario begins.",
    example="close this action",
)

declare("close-action", seen=AFTER_SUCCESS | AFTER_FAILURE)
not_in("turn-ended", places=BESIDE, reason=f"{DURING_AN_ACTION}; write `at the end of …`")
not_in(
    "turn-ended",
    places=(TEMPORARY_EVENT,),
    reason="the event is gone when the turn ends; write `at the end of …`",
    ruleset="continent",
)
not_in(
    "turn-ended",
    places=(PARAGRAPH,),
    reason="the paragraph is closed when the turn ends; write `at the end of …`",
    ruleset="citadel",
)

declare("leader", topic="who")
declare("close-action", topic="draws")
needs("close-action", what=ACTION)
needs("close-action", what=WITH_ACTION)
