"""Who decides what the players choose together when they do not agree.

T-TURN-04, T-RUL-48, T-RUL-49, T-RUL-50.
"""

from fogbound.core.game import Game
from fogbound.core.steps import GROUP, NONE, Option
from fogbound.rules.citadel.duty import ChooseLeader
from fogbound.rules.citadel.life import ChooseBed
from fogbound.rules.citadel.purse import ChoosePayer
from fogbound.rules.citadel.turn import ChooseAction, fallback_seat
from fogbound.rules.common import tabletop
from fogbound.rules.common.frames import acting, party


def fallback(game: Game) -> tuple[int, list[Option]]:
    """The one who decides the pending question, and among which options; nobody where the rules name no one."""
    question = game.pending()
    if question is None or question.seat(game) != GROUP or question.is_first_come(game):
        return NONE, []
    if isinstance(question, ChooseAction):
        return _own(game, fallback_seat(game))
    if isinstance(question, ChooseLeader):
        return _own(game, left_of_last(game))
    if party(game) is None:  # outside actions, the owner of what it is about (T-RUL-50)
        if isinstance(question, ChooseBed):
            return question.player, game.offered
        if isinstance(question, ChoosePayer):
            return question.receiver, game.offered  # the card has changed hands already (T-RUL-81)
    return acting(game, game.registers[tabletop.ACTIVE]), game.offered


def _own(game: Game, seat: int) -> tuple[int, list[Option]]:
    return seat, [option for option in game.offered if seat != NONE and option.seat == seat]


def left_of_last(game: Game) -> int:
    """Of those obliged, the next to the left of who was active last and may be active now (T-RUL-48)."""
    able = [option.seat for option in game.offered]
    first = 0 if game.registers[tabletop.TURN] == 0 else game.registers[tabletop.ACTIVE] + 1
    for seat in tabletop.clockwise(game, first % game.seats):
        if seat in able:
            return seat
    return NONE
