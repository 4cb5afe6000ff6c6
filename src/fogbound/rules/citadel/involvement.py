"""Who gets involved at the Citadel without being asked: what is at stake for those who join decides it (T-TURN-02).

What an action may bring to light is not looked into. If it brings anything, all that the box holds is at stake, so that
nobody can tell from a question, or from its absence, what lies face down.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import Option, Question
from fogbound.rules.citadel.turn import OfferInvolvement
from fogbound.rules.common import points
from fogbound.rules.common.book import Action, book_of
from fogbound.rules.common.force import in_force
from fogbound.rules.common.meaning import GIFT, INVOLVEMENT, RISK, bits

WELCOME: Final = GIFT | bits("involved")
"""All that may be at stake for those who are involved without being asked."""
OWN_RISK: Final = RISK | bits("involved", "picked")
"""The same once they have said that they want to take part."""
STEP: Final = bits("step")


def only_option(game: Game, question: OfferInvolvement) -> Option | None:
    """The answer that nobody could regret, if there is one."""
    found = is_involved(game, question)
    return None if found is None else game.offered[0 if found else -1]


def is_open(game: Game, question: Question) -> bool:
    """Whether a player is asked to take part to whom it could make a difference."""
    return not isinstance(question, OfferInvolvement) or is_involved(game, question) is None


def is_involved(game: Game, question: OfferInvolvement) -> bool | None:
    """Whether a player is involved without being asked; None where that is theirs to say.

    Those who can only gain are, and nobody in another one's step. Those who want to run a risk of their own are let
    in, too, as long as nothing depends on how many they are.
    """
    definition = book_of(game).cards[question.card]
    action = definition.back_actions[question.index] if question.back else definition.actions[question.index]
    if not question.agreed and _is_own_step(game, question.helper, action):
        return False
    stakes = action.stakes
    if _is_any_in_force(game):
        stakes |= INVOLVEMENT
    return True if not stakes & ~(OWN_RISK if question.agreed else WELCOME) else None


def _is_own_step(game: Game, helper: int, action: Action) -> bool:
    """Whether an action only moves one's own figure, so that nobody could help or be helped by it (T-MOVE-01)."""
    is_step = all(
        row.success is not None and row.success.means == STEP and row.failure is None for row in action.rows
    )
    helps = [force for force in in_force(game, points.HELP) if force.holder == helper]
    return is_step and not any(force.ability.types & action.types for force in helps)


def _is_any_in_force(game: Game) -> bool:
    """Whether a card in play does something with those involved in any action."""
    for ability in book_of(game).about_involved:
        if any(force.ability is ability for force in in_force(game, ability.point)):
            return True
    return False
