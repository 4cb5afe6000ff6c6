"""Numbers in texts that lead elsewhere, and what follows a taken card."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, not_in, term
from fogbound.rules.common.needs import NAMED_CARD, names
from fogbound.rules.common.standing_places import BESIDE, PASSING
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Number
from fogbound.rules.verbs.reacting import NARROWED, SCENARIOS, limited, ways_to_answer

TOPIC = "happenings"

# -- numbers that lead elsewhere -------------------------------------------------------------------


def noted_lead_to(number: int) -> Ability:
    return Ability(points.NUMBER, ANY_TYPE, Number(number), None, None, None, None, True, False, 0)


term(
    "noted-lead-to",
    "ability",
    noted_lead_to,
    syntax="noted numbers lead to {number:number}",
    doc="An explorer who must take a number that is noted on this card takes this one instead, even if a card of the "
    "noted number is available. Hidden numbers are no numboxes.",
    example="noted numbers lead to 399",
    calls="plain",
)


def card_taken(
    effect: Effect,
    when: Condition | None = None,
    may: bool = False,
    once: bool = False,
    scenario: bool = False,
) -> Ability:
    return limited(
        Ability(points.TAKEN, ANY_TYPE, None, effect, when, None, None, not may, once, 0), scenario
    )


term(
    "card-taken",
    "ability",
    card_taken,
    syntax=ways_to_answer("when a card has been taken"),
    form=(("when a card has been taken", "effect=effect"), *NARROWED),
    doc="After any card has been taken and resolved, by its number or from the fog; `it` is that card.",
    example="when a card has been taken, if it is titled sprained: add 1 counter",
)

not_in("noted-lead-to", places=(*PASSING, *BESIDE), reason="players note numbers on cards that stay")
declare("card-taken", only=SCENARIOS)
names("card-taken", what=NAMED_CARD, slots=("effect", "when"))
