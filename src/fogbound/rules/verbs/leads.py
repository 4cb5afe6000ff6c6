"""Numbers in texts that lead elsewhere, and what follows a taken card."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import not_in, term
from fogbound.rules.common.needs import NAMED_CARD, names
from fogbound.rules.common.standing_places import BESIDE, PASSING
from fogbound.rules.common.terms import ANY_TYPE, Ability, Number
from fogbound.rules.verbs.reacting import reaction

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


reaction(
    "card-taken",
    points.TAKEN,
    "when a card has been taken",
    "After any card has been taken and resolved, by its number or from the fog; `it` is that card.",
    "when a card has been taken, if it is titled sprained: add 1 counter",
)

not_in("noted-lead-to", places=(*PASSING, *BESIDE), reason="players note numbers on cards that stay")
names("card-taken", what=NAMED_CARD, slots=("effect", "when"))
