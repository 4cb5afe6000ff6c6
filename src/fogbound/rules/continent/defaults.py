"""What need not be asked on the Continent: the only useful answer, what Enter takes, what cannot matter."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import defaults, points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.door import Gathering
from fogbound.rules.common.frames import SUCCESS
from fogbound.rules.common.meaning import HARM, SUCCESSES
from fogbound.rules.common.options import OPTION_APPLY
from fogbound.rules.continent import reach, table
from fogbound.rules.continent.action import ChooseItem
from fogbound.rules.continent.aftermath import KeepSkill
from fogbound.rules.continent.cost import (
    ENDLESS,
    DrawMore,
    OfferMoveDiscount,
    TradeCost,
    is_locked,
    most_extra,
)
from fogbound.rules.continent.frames import action_frame, current
from fogbound.rules.continent.gifts import COST_STAGE, TOWARDS_COMPANY, ApplyGifts
from fogbound.rules.continent.items import GainItem
from fogbound.rules.continent.legality import item_shown
from fogbound.rules.continent.limits import hand_limit
from fogbound.rules.continent.options import OPTION_TRADE, OPTION_USE_RESOURCE
from fogbound.rules.continent.turn import Join, printed
from fogbound.rules.verbs.choices import OfferEffect


def only_option(game: Game) -> Option | None:
    """The only answer to the pending question that is of any use; None where there is a choice."""
    question = game.pending()
    if isinstance(question, GainItem):
        return game.offered[0] if [option.verb for option in game.offered] == ["new-item"] else None
    if not isinstance(question, (ApplyGifts, TradeCost)):
        return None
    useful = [option for option in game.offered if not is_idle(game, option)]
    if useful == [least_option(game)]:
        return useful[0]
    if isinstance(question, ApplyGifts) and question.stage == COST_STAGE and _may_draw_on(game):
        for option in useful:
            if _is_free_reduction(game, option):
                return option
    return None


def default_option(game: Game) -> Option | None:
    """What Enter takes: the answer that changes least, where there is one and it throws nothing away.

    A place in the hand is left empty, an action that needs successes made without a card, and what an action has won
    declined, on purpose only.
    """
    return None if _is_waste(game) else least_option(game)


def least_option(game: Game) -> Option | None:
    """The answer that changes least: none of what may be traded, or what leaves things as they are."""
    for option in game.offered:
        if option.verb == OPTION_TRADE and option.n == 0:
            return option
    return defaults.least_option(game)


def is_idle(game: Game, option: Option) -> bool:
    """Whether an option of the pending question could not change anything."""
    counts_beyond = book_of(game).speaks_of & SUCCESSES != 0
    is_number_asked = isinstance(game.pending(), (ApplyGifts, TradeCost))
    return is_number_asked and reach.is_idle(game, option, counts_beyond)


def gathering(game: Game) -> Gathering | None:
    """The action that another explorer may join, while that is asked."""
    question = game.pending()
    if not isinstance(question, Join):
        return None
    action = printed(game, question.card, question.index, question.column)
    return Gathering(
        question.card, question.index, False, action.kind, question.active, question.involved, question.asked
    )


def is_weighed(game: Game) -> bool:
    """Whether the answers to what is asked while an action begins lead to chances of their own."""
    return isinstance(game.pending(), (Join, ChooseItem, TradeCost))


def opening_option(game: Game) -> Option | None:
    """What is answered while an action begins: nobody joins, no item is used, the rest goes without saying."""
    question = game.pending()
    if isinstance(question, ChooseItem):
        return game.offered[-1]
    if isinstance(question, (ApplyGifts, TradeCost)):
        return only_option(game)
    return book_of(game).without_others(game) if isinstance(question, Join) else None


def ways(game: Game, option: Option) -> list[Option]:
    """Where an action leads that may be taken."""
    if option.card == NONE:
        return []
    success = printed(game, option.card, option.index, item_shown(game, option.card)).success
    return success.ways(game, option.card, option.seat) if success is not None else []


def onward_option(game: Game, destination: int, is_safe: bool) -> Option | None:
    """What is answered on the way: nothing is used, traded or drawn beyond the cost."""
    question, last = game.pending(), game.offered[-1]
    if isinstance(question, TradeCost):
        return default_option(game)
    if not is_safe:
        return None
    if isinstance(question, OfferMoveDiscount):
        return next((option for option in game.offered if option.card == destination != NONE), last)
    if isinstance(question, (ChooseItem, DrawMore)):
        return last
    return default_option(game) if isinstance(question, (ApplyGifts, KeepSkill)) else None


def _is_waste(game: Game) -> bool:
    """Whether to change nothing would fail for sure, leave a place in the hand empty, or throw away what was won."""
    question = game.pending()
    if isinstance(question, OfferEffect):
        frame = current(game)
        is_won = frame is not None and frame.outcome == SUCCESS
        return is_won and not book_of(game).effects[question.eid].means & HARM
    if isinstance(question, KeepSkill):
        keepers = {option.seat for option in game.offered if option.seat != NONE}
        return any(len(table.limited(game, seat)) < hand_limit(game, seat) for seat in keepers)
    if isinstance(question, DrawMore):
        frame = action_frame(game)
        return not frame.drawn and reach.stars_to_draw(game, frame) > 0
    return isinstance(question, ApplyGifts) and reach.is_failing(game, action_frame(game))


def _may_draw_on(game: Game) -> bool:
    """Whether any number of cards may be drawn beyond the cost."""
    frame = action_frame(game)
    return not is_locked(game, frame) and most_extra(game, frame) == ENDLESS


def _is_free_reduction(game: Game, option: Option) -> bool:
    """Whether an effect only lowers the number of cards that must be drawn, at no price: more may still be drawn."""
    if option.verb == OPTION_USE_RESOURCE:
        return True
    if option.verb != OPTION_APPLY:
        return False
    ability = book_of(game).abilities[option.index]
    is_price_free = ability.effect is None and not ability.once_per_turn
    if ability.point != points.COST or ability.flag == TOWARDS_COMPANY or not is_price_free:
        return False
    assert ability.amount is not None
    holder = table.holder(game, option.card)
    you = holder if holder != NONE else action_frame(game).active
    return ability.amount.of(game, option.card, you, NONE) < 0
