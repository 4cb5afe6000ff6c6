"""Getting on quickly: the plainest answer, and what need not be asked at all."""

from typing import Final

from fogbound.core import Game, Option
from fogbound.rules.citadel import result as citadel_result
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.continent import reach
from fogbound.rules.continent.cost import TradeCost
from fogbound.rules.continent.frames import RESULT, action_frame
from fogbound.rules.continent.gifts import ApplyGifts
from fogbound.rules.continent.result import count, difficulty
from fogbound.rules.verbs.riddles import NameNumber
from fogbound.text.cards import CardTexts

__all__ = ["asks_for_number", "is_idle", "needless", "plainest"]

PLAIN: Final = ("done", "reveal", "keep-none", "stay-out", "decline", "stop", "leave-fog")


def plainest(game: Game) -> Option | None:
    """The answer that changes least, where there is one: it is what Enter takes, unless it throws an action away."""
    return None if isinstance(game.pending(), ApplyGifts) and _is_failing(game) else _least(game)


def _is_failing(game: Game) -> bool:
    """Whether the cards are revealed and show too few stars."""
    frame = action_frame(game)
    return frame.stage == RESULT and count(game, frame) < difficulty(game, frame)


def _least(game: Game) -> Option | None:
    if isinstance(game.pending(), citadel_result.UseEffects):
        return _all_counted(game)
    for option in game.offered:
        if option.verb in PLAIN or (option.verb == "trade" and option.n == 0):
            return option
    return None


def _all_counted(game: Game) -> Option | None:
    """To count every success, once that is enough or there is nothing left that could be applied."""
    counted = [option for option in game.offered if option.verb == "count"]
    if not counted:
        return None  # something must be applied first
    needed = citadel_result.difficulty(game, this_pass(game))
    return counted[0] if counted[0].n >= needed or len(counted) == len(game.offered) else None


def is_idle(game: Game, texts: CardTexts, option: Option) -> bool:
    """Whether an option of the pending question could not change anything."""
    return isinstance(game.pending(), ApplyGifts | TradeCost) and reach.is_idle(
        game, option, texts.uses("successes")
    )


def needless(game: Game, texts: CardTexts) -> Option | None:
    """The only answer that is of any use to a question about effects or a trade; None where there is a choice."""
    if isinstance(game.pending(), citadel_result.UseEffects):
        return _uncounted(game)
    if not isinstance(game.pending(), ApplyGifts | TradeCost):
        return None
    useful = [option for option in game.offered if not is_idle(game, texts, option)]
    return useful[0] if useful == [_least(game)] else None


def _uncounted(game: Game) -> Option | None:
    """All successes, where none was needed and no effect could be applied."""
    frame = this_pass(game)
    is_sure = not frame.printed(game).compound and not citadel_result.difficulty(game, frame)
    return game.offered[0] if is_sure and game.offered[0].verb == "count" else None


def asks_for_number(game: Game, option: Option) -> bool:
    """Whether a card, used so, asks for a number to be named."""
    if option.verb != "free-use":
        return False
    ahead = game.clone()
    ahead.interject(option)
    return isinstance(ahead.pending(), NameNumber)
