"""Who of those involved may be active, as texts say it."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.force import reaches
from fogbound.rules.common.terms import InForce


def wanted(game: Game, force: InForce, seats: list[int]) -> list[int]:
    """Who of the involved a text wants to be active; all of them where it does not speak of this action.

    "You" is its owner, or for shared cards and traits the last active player: another one is another than they.
    """
    ability = force.ability
    if force.holder != NONE and force.holder not in seats:
        return seats
    if force.holder == NONE and force.among is None and not reaches(game, force.card, seats[0]):
        return seats
    you = force.holder if force.holder != NONE else game.registers[tabletop.ACTIVE]
    if ability.when is not None and not ability.when.holds(game, force.card, you, NONE):
        return seats
    assert ability.subject is not None
    wanted = ability.subject.seats(game, force.card, you, NONE)
    return [seat for seat in seats if seat in wanted]


def agreed(seats: list[int], wishes: list[list[int]]) -> list[int]:
    """Who of these may be active, text by text; what leaves nobody gives way (T-TRAIT-01)."""
    allowed = seats
    for wish in wishes:
        allowed = [seat for seat in allowed if seat in wish] or allowed
    return allowed
