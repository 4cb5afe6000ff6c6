"""Getting on quickly: the plainest answer, and what need not be asked at all."""

from typing import Final

from fogbound.core import NONE, Game, Option
from fogbound.rules.citadel.result import UseEffects
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of
from fogbound.rules.continent import reach, table
from fogbound.rules.continent.aftermath import KeepSkill
from fogbound.rules.continent.cost import ENDLESS, DrawMore, TradeCost, is_locked, most_extra
from fogbound.rules.continent.frames import RESULT, action_frame
from fogbound.rules.continent.gifts import COST_STAGE, RESULT_STAGE, TOWARDS_COMPANY, ApplyGifts
from fogbound.rules.continent.items import GainItem
from fogbound.rules.continent.limits import hand_limit
from fogbound.rules.continent.result import count, difficulty
from fogbound.rules.verbs.riddles import NameNumber
from fogbound.text import citadel_pace
from fogbound.text.card_texts import CardTexts

__all__ = ["asks_for_number", "is_idle", "is_last_chance", "is_out_of_reach", "least", "needless", "plainest"]

PLAIN: Final = ("done", "reveal", "keep-none", "stay-out", "decline", "stop", "leave-fog", "go-on")


def plainest(game: Game) -> Option | None:
    """What Enter takes: the answer that changes least, where there is one and it throws nothing away.

    What costs nothing and can only help is taken; a place in the hand is left empty, and an action that needs
    successes made without a card, on purpose only.
    """
    is_waste = _is_waste(game) or citadel_pace.is_waste(game)
    return None if is_waste else citadel_pace.boon(game) or least(game)


def _is_waste(game: Game) -> bool:
    """Whether to change nothing would fail for sure, or leave a place in the hand empty."""
    question = game.pending()
    if isinstance(question, KeepSkill):
        keepers = {option.seat for option in game.offered if option.seat != NONE}
        return any(len(table.limited(game, seat)) < hand_limit(game, seat) for seat in keepers)
    if isinstance(question, DrawMore):
        frame = action_frame(game)
        return not frame.drawn and reach.stars_to_draw(game, frame) > 0
    return isinstance(question, ApplyGifts) and _is_failing(game)


def _is_failing(game: Game) -> bool:
    """Whether the cards are revealed and show too few stars."""
    frame = action_frame(game)
    return frame.stage == RESULT and count(game, frame) < difficulty(game, frame)


def is_last_chance(game: Game, question: ApplyGifts) -> bool:
    """Whether an action fails if nothing more is applied now, as nobody else could apply anything."""
    if not _is_failing(game):
        return False
    frame = action_frame(game)
    left = reach.within_reach(game, frame, RESULT_STAGE)
    return all((force.holder if force.holder != NONE else frame.active) == question.decider for force in left)


def is_out_of_reach(game: Game) -> bool:
    """Whether too few stars lie revealed and all that may still be applied does not make up for them."""
    if not isinstance(game.pending(), ApplyGifts) or not _is_failing(game):
        return False
    frame = action_frame(game)
    most = count(game, frame)
    for force in reach.within_reach(game, frame, RESULT_STAGE):
        ability = force.ability
        if ability.point not in (points.STARS, points.PER_SEVEN) or ability.amount is None:
            return False  # it may change what was revealed, or what is needed
        you = force.holder if force.holder != NONE else frame.active
        times = reach.sevens(game, frame) if ability.point == points.PER_SEVEN else 1
        most += max(0, ability.amount.of(game, force.card, you, NONE)) * times
    return most < difficulty(game, frame)


def least(game: Game) -> Option | None:
    """The answer that changes least, whatever it throws away."""
    if isinstance(game.pending(), UseEffects):
        return citadel_pace.all_counted(game)
    for option in game.offered:
        if option.verb in PLAIN or (option.verb == "trade" and option.n == 0):
            return option
    return None


def is_idle(game: Game, texts: CardTexts, option: Option) -> bool:
    """Whether an option of the pending question could not change anything, or gets less for the same price."""
    if citadel_pace.is_short(game, option):
        return True
    return isinstance(game.pending(), (ApplyGifts, TradeCost)) and reach.is_idle(
        game, option, texts.uses("successes")
    )


def needless(game: Game, texts: CardTexts) -> Option | None:
    """The only answer to the pending question that is of any use; None where there is a choice."""
    question = game.pending()
    if isinstance(question, GainItem):
        return game.offered[0] if [option.verb for option in game.offered] == ["new-item"] else None
    if not isinstance(question, (ApplyGifts, TradeCost)):
        return citadel_pace.needless(game, texts)
    useful = [option for option in game.offered if not is_idle(game, texts, option)]
    if useful == [least(game)]:
        return useful[0]
    if isinstance(question, ApplyGifts) and question.stage == COST_STAGE and _may_draw_on(game):
        return next((option for option in useful if is_free_reduction(game, option)), None)
    return None


def asks_others(game: Game, texts: CardTexts, option: Option) -> bool:
    """Whether somebody else has to say if they take part, before the action of this option begins."""
    offers = book_of(game).offers(game, option)
    return any(citadel_pace.is_open(game, texts, question) for question in offers)


def _may_draw_on(game: Game) -> bool:
    """Whether as many cards as anybody likes may be drawn beyond the cost."""
    frame = action_frame(game)
    return not is_locked(game, frame) and most_extra(game, frame) == ENDLESS


def is_free_reduction(game: Game, option: Option) -> bool:
    """Whether an effect only lowers the number of cards that must be drawn, at no price: more may still be drawn."""
    if option.verb == "use-resource":
        return True
    if option.verb != "apply":
        return False
    ability = book_of(game).abilities[option.index]
    is_price_free = ability.effect is None and not ability.once_per_turn
    if ability.point != points.COST or ability.flag == TOWARDS_COMPANY or not is_price_free:
        return False
    assert ability.amount is not None
    holder = table.holder(game, option.card)
    you = holder if holder != NONE else action_frame(game).active
    return ability.amount.of(game, option.card, you, NONE) < 0


def asks_for_number(game: Game, option: Option) -> bool:
    """Whether a card, used so, asks for a number to be named."""
    if option.verb != "free-use":
        return False
    ahead = game.clone()
    ahead.interject(option)
    return isinstance(ahead.pending(), NameNumber)
