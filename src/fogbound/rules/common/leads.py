"""Which number a numbox leads to while a card in force says that it leads elsewhere (T-RUL-122)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import markers, points
from fogbound.rules.common.force import in_force


def led_to(game: Game, number: int) -> int:
    """The number a numbox leads to: another one while a card in force says so of the numbers noted on it."""
    for force in in_force(game, points.NUMBER):
        if markers.is_noted(game, force.card, number):
            assert force.ability.amount is not None
            return force.ability.amount.of(game, force.card, NONE, NONE)
    return number
