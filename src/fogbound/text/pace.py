"""Getting on quickly: the plainest answer, and what need not be asked at all."""

from types import NoneType
from typing import Final

from fogbound.core import Game, Option
from fogbound.rules.citadel import result as citadel_result
from fogbound.rules.citadel.consequence import KeepRevealed, UseOnSuccess
from fogbound.rules.citadel.draw import ChooseReductions, ChooseSaving, DrawOn, UseBeforeDraw
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.limits import hand_limit
from fogbound.rules.citadel.verbs.deeds import Regain
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.continent import reach
from fogbound.rules.continent.cost import TradeCost
from fogbound.rules.continent.frames import RESULT, action_frame
from fogbound.rules.continent.gifts import ApplyGifts
from fogbound.rules.continent.result import count, difficulty
from fogbound.rules.verbs.choices import OfferEffect
from fogbound.rules.verbs.riddles import NameNumber
from fogbound.text.cards import CardTexts

__all__ = ["asks_for_number", "is_idle", "needless", "plainest"]

PLAIN: Final = ("done", "reveal", "keep-none", "stay-out", "decline", "stop", "leave-fog")


def plainest(game: Game) -> Option | None:
    """What Enter takes: the answer that changes least, where there is one and it throws nothing away.

    What costs nothing and can only help is taken; a place in the hand is left empty, and an action that needs
    successes made without a card, on purpose only.
    """
    question = game.pending()
    is_waste = (
        (isinstance(question, ApplyGifts) and _is_failing(game))
        or (isinstance(question, KeepRevealed) and _has_room(game))
        or (isinstance(question, DrawOn) and _has_nothing(game))
    )
    return None if is_waste else _boon(game) or _least(game)


def _has_nothing(game: Game) -> bool:
    """Whether successes are needed and no card is drawn, though one could be."""
    frame = this_pass(game)
    is_needed = citadel_result.difficulty(game, frame) > 0
    return is_needed and not frame.drawn and len(game.offered) > 1


def _has_room(game: Game) -> bool:
    """Whether the active player may hold another Skill."""
    seat = this_pass(game).active
    return len(tabletop.hand(game, seat)) < hand_limit(game, seat)


def _boon(game: Game) -> Option | None:
    """An offer of the Citadel without a price: cards regained, or fewer that must be drawn."""
    question, book = game.pending(), book_of(game)
    if isinstance(question, OfferEffect):
        return game.offered[0] if isinstance(book.effects[question.eid], Regain) else None
    if isinstance(question, ChooseSaving):
        return game.offered[0]  # the most that can be saved
    if not isinstance(question, ChooseReductions | UseBeforeDraw | UseOnSuccess):
        return None
    # the effect of a reduction is its price
    wanted = NoneType if isinstance(question, ChooseReductions) else Regain
    for option in game.offered:
        if option.verb == "apply" and isinstance(book.abilities[option.index].effect, wanted):
            return option
    return None


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
