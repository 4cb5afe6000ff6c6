"""What need not be asked at the Citadel: the answer that is as good as any other, what Enter takes, what is idle.

A question is passed over only where one answer leaves open all that the others would: what is saved can still be drawn,
what is kept can be put down again, and nobody fails on purpose where that would only hurt.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option
from fogbound.rules.citadel import decks, draw, involvement, recovery, result, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.consequence import KeepRevealed
from fogbound.rules.citadel.draw import ChooseReductions, ChooseSaving, DrawOn, UseMoment
from fogbound.rules.citadel.frames import DRAW, Pass, current_pass, this_pass
from fogbound.rules.citadel.gains import KeepPurse
from fogbound.rules.citadel.gear import SelectGear, is_gear
from fogbound.rules.citadel.gifts import serving
from fogbound.rules.citadel.homecoming import is_at_home
from fogbound.rules.citadel.icons import PayIcons
from fogbound.rules.citadel.limits import hand_limit, weight_limit
from fogbound.rules.citadel.options import (
    OPTION_COUNT,
    OPTION_HELP,
    OPTION_RECOVER,
    OPTION_RECOVERY,
    OPTION_SELECT,
)
from fogbound.rules.citadel.result import OfferHelp, UseEffects
from fogbound.rules.citadel.story import bookmark, goals_reached
from fogbound.rules.citadel.terms import Conversion
from fogbound.rules.citadel.turn import OfferInvolvement
from fogbound.rules.citadel.verbs.deeds import ChooseRegained, Regain
from fogbound.rules.common import defaults, points, tabletop
from fogbound.rules.common.book import REFLEX, SKILL, book_of
from fogbound.rules.common.door import Gathering
from fogbound.rules.common.force import in_force
from fogbound.rules.common.meaning import BOON, HARM, HELP, OWN_LEAVING, SUCCESSES, bits, is_only
from fogbound.rules.common.options import OPTION_APPLY, OPTION_KEEP
from fogbound.rules.common.terms import Ability, Effect
from fogbound.rules.verbs.choices import OfferEffect
from fogbound.rules.verbs.combine import Sequence

FEW: Final = 2
"""With so few cards left in a deck a Recovery comes to mind."""
COUNTING: Final = (points.STARS, points.EXTRA_CARDS, points.ICONS)
"""Points whose effects make an action succeed, and do nothing beside."""
HAND: Final = bits("hand")
HOME: Final = bits("home")
RECOVERS_LAST: Final = "recover-last"
GOES_HOME: Final = "go-home"


def only_option(game: Game) -> Option | None:
    """The answer that is as good as any other; None where there is a choice."""
    question = game.pending()
    if isinstance(question, UseEffects):
        return _count_or_apply(game)
    if isinstance(question, DrawOn):
        return game.offered[-1] if _draws_for_nothing(game) else None
    if isinstance(question, ChooseReductions):
        return _free_reduction(game)
    if isinstance(question, ChooseSaving):
        return game.offered[0]  # more cards may still be drawn after all
    if isinstance(question, SelectGear):
        return _handy(game)
    if isinstance(question, KeepPurse):
        return _light(game)
    if isinstance(question, PayIcons):
        return _plain_icon(game)
    if isinstance(question, OfferHelp):
        return game.offered[-1] if _helps_nobody(game) else None
    if isinstance(question, OfferInvolvement):
        return involvement.only_option(game, question)
    return None


# -- what Enter takes ------------------------------------------------------------------------------


def default_option(game: Game) -> Option | None:
    """What Enter takes: what costs nothing and can only help, or else the answer that changes least.

    None where that would leave a place in the hand empty or Purse cards unused, or try something without a card.
    """
    return None if _is_waste(game) else _boon(game) or least_option(game)


def least_option(game: Game) -> Option | None:
    """The answer that changes least, whatever it throws away."""
    return _all_counted(game) if isinstance(game.pending(), UseEffects) else defaults.least_option(game)


def _is_waste(game: Game) -> bool:
    """Whether to change nothing would leave a place in the hand empty, Purse cards unused, or try without a card."""
    question = game.pending()
    if isinstance(question, SelectGear):
        return True  # what could only help is selected already
    if isinstance(question, KeepRevealed):
        seat = this_pass(game).active
        return len(tabletop.hand(game, seat)) < hand_limit(game, seat)
    if not isinstance(question, DrawOn):
        return False
    frame = this_pass(game)
    return result.difficulty(game, frame) > 0 and not frame.drawn and len(game.offered) > 1


def _boon(game: Game) -> Option | None:
    """An offer without a price: cards regained, or fewer that must be drawn."""
    question, book = game.pending(), book_of(game)
    if isinstance(question, OfferEffect):
        return game.offered[0] if isinstance(book.effects[question.eid], Regain) else None
    if isinstance(question, (ChooseSaving, ChooseRegained)):
        return game.offered[0]  # the most that can be saved or regained
    if not isinstance(question, (ChooseReductions, UseMoment)):
        return None
    for option in game.offered:
        if option.verb != OPTION_APPLY:
            continue
        effect = book.abilities[option.index].effect
        # the effect of a reduction is its price
        if effect is None if isinstance(question, ChooseReductions) else isinstance(effect, Regain):
            return option
    return None


def _all_counted(game: Game) -> Option | None:
    """To count every success, once that is enough or there is nothing left that could be applied."""
    counted = [option for option in game.offered if option.verb == OPTION_COUNT]
    if not counted:
        return None  # something must be applied first
    needed = result.difficulty(game, this_pass(game))
    return counted[0] if counted[0].n >= needed or len(counted) == len(game.offered) else None


# -- how an action begins --------------------------------------------------------------------------


def gathering(game: Game) -> Gathering | None:
    """The action that another character may get involved in, while that is asked."""
    question = game.pending()
    if not isinstance(question, OfferInvolvement):
        return None
    definition = book_of(game).cards[question.card]
    action = (definition.back_actions if question.back else definition.actions)[question.index]
    return Gathering(
        question.card,
        question.index,
        question.back,
        action.kind,
        question.active,
        question.involved,
        question.asked,
    )


def is_weighed(game: Game) -> bool:
    """Whether the answers to what is asked while an action begins lead to chances of their own."""
    return isinstance(game.pending(), (OfferInvolvement, SelectGear))


def opening_option(game: Game) -> Option | None:
    """What is answered while an action begins: nobody is involved who is asked, the rest goes without saying."""
    question = game.pending()
    if isinstance(question, (SelectGear, ChooseReductions, ChooseSaving)):
        return only_option(game)
    if not isinstance(question, OfferInvolvement):
        return None
    return only_option(game) or book_of(game).without_others(game)


def ways(game: Game, option: Option) -> list[Option]:
    """Where an action leads that may be taken; those of the fog say where themselves."""
    if option.card == NONE:
        return []
    rows = book_of(game).face(game, option.card).actions[option.index].rows
    success = rows[0].success if len(rows) == 1 else None
    return success.ways(game, option.card, option.seat) if success is not None else []


def onward_option(game: Game, destination: int, is_safe: bool) -> Option | None:
    """What is answered on the way: nothing used that has a price, nothing drawn beyond the cost."""
    if not is_safe:
        return None
    question, last = game.pending(), game.offered[-1]
    if isinstance(question, (SelectGear, DrawOn, OfferHelp)):
        return last
    is_passed = isinstance(question, (ChooseReductions, UseMoment, UseEffects, KeepRevealed))
    return default_option(game) if is_passed else None


# -- what is told of options -----------------------------------------------------------------------


def is_short(game: Game, option: Option) -> bool:
    """Whether a Recovery leaves out a card that its price would buy as well (T-RUL-04)."""
    if option.verb != OPTION_RECOVER:
        return False
    more = [other for other in game.offered if other.verb == OPTION_RECOVER and other.n == option.n + 1]
    cost = recovery.price(game, option.seat, option.n)
    return any(recovery.price(game, other.seat, other.n) == cost for other in more)


def is_pressing(game: Game, option: Option, cheapest: int) -> bool:
    """Whether a Recovery comes to mind: hardly a card is left, or fewer than an action demands.

    That is the action in progress, or else the cheapest one that may be taken.
    """
    if option.verb != OPTION_RECOVERY:
        return False
    frame = current_pass(game)
    if frame is not None and frame.active == option.seat and frame.stage <= DRAW:
        cheapest = draw.cost(game, frame) - len(frame.drawn)
    left = len(decks.deck(game, option.seat))
    return left <= FEW or left < cheapest


def ends_scenario(game: Game, option: Option) -> bool:
    """Whether an action ends the scenario when it succeeds, whatever else it does."""
    actions = book_of(game).face(game, option.card).actions if option.card != NONE else ()
    rows = actions[option.index].rows if option.index < len(actions) else ()
    return any(part.means == HOME for row in rows for part in _parts(row.success))


def is_time_to_go_home(game: Game) -> bool:
    """Whether all goals are reached of a scenario that goes on until a text brings the players home (T-SCN-05)."""
    book, page = rules_of(game), bookmark(game)
    goals = book.page(page).goals if page != NONE and not game.ending and not is_at_home(game) else ()
    is_met = bool(goals) and goals_reached(game, page) == len(goals)
    return is_met and any(effect.means == HOME for effect in book.effects)


def gravity(game: Game, option: Option) -> Message | None:
    """A Recovery with one's last life points, whose character falls (T-RUL-06); an action that goes home too early."""
    if option.verb == OPTION_RECOVER:
        others = [seat for seat in tabletop.explorers(game) if seat != option.seat]
        is_last = recovery.price(game, option.seat, option.n) >= table.life(game, option.seat)
        return (
            Message(RECOVERS_LAST).seat("who", option.seat).count("others", len(others)) if is_last else None
        )
    book = rules_of(game)
    is_action = book.is_action(game, option) and option.verb in book.words.words["action"]
    if not is_action or not ends_scenario(game, option):
        return None
    page = bookmark(game)
    return Message(GOES_HOME) if goals_reached(game, page) < len(book.page(page).goals) else None


# -- what need not be asked ------------------------------------------------------------------------


def _means(effect: Effect | None) -> int:
    """All that an effect brings and speaks of."""
    return effect.means if effect is not None else 0


def _parts(effect: Effect | None) -> tuple[Effect, ...]:
    """What an effect consists of, one thing after the other."""
    if effect is None:
        return ()
    return effect.effects if isinstance(effect, Sequence) else (effect,)


def _free_reduction(game: Game) -> Option | None:
    """Fewer cards that must be drawn, at no price: as many may be drawn as before."""
    for option in game.offered:
        if option.verb == OPTION_APPLY and draw.is_free(book_of(game).abilities[option.index]):
            return option
    return None


def _handy(game: Game) -> Option | None:
    """A Purse card that can only help, and stands in no other one's way (T-GEAR-04)."""
    cards = book_of(game).cards
    types = this_pass(game).printed(game).types
    offered = [option for option in game.offered if option.verb == OPTION_SELECT]
    for option in offered:
        card = cards[option.card]
        binds = any(
            ability.point == points.SELECTED or (ability.must and is_gear(ability.point))
            for ability in card.abilities
            if ability.types & types
        )
        clashes = any(card.keywords & cards[other.card].keywords for other in offered if other is not option)
        if not binds and not clashes:
            return option
    return None


def _plain_icon(game: Game) -> Option | None:
    """The only icon that is no wild one: a wild one is left, which pays for all that the other would (T-RES-18)."""
    plain = [option for option in game.offered if option.index != table.WILD]
    return plain[0] if len(plain) == 1 else None


def _light(game: Game) -> Option | None:
    """To keep a Purse card that nobody else could have and that is not too heavy; it may be dropped at any time."""
    keeps = [option for option in game.offered if option.verb == OPTION_KEEP]
    if len(keeps) != 1:
        return None
    seat, card = keeps[0].seat, book_of(game).cards[keeps[0].card]
    weight = card.weight + table.carried_weight(game, seat)
    answers = any(ability.point in (points.ENTERED, points.LEFT) for ability in card.abilities)
    return keeps[0] if weight <= weight_limit(game, seat) and not answers else None


def _draws_for_nothing(game: Game) -> bool:
    """Whether an action cannot fail, and cards revealed beyond its cost would be of no use to it."""
    frame = this_pass(game)
    if result.difficulty(game, frame) > 0 or _means(frame.printed_row(game).success) & (SUCCESSES | HAND):
        return False
    uses = [
        force.ability
        for point in (points.ADD_HAND, points.AFTER_REVEAL, points.CONVERT)
        for force in serving(game, frame, point)
    ]
    return all(_only_counts(ability) for ability in (*uses, *_reflexes(game, frame)))


def _reflexes(game: Game, frame: Pass) -> list[Ability]:
    """What the active player's Reflexes would do in this action, wherever in deck or pile they are (T-RES-21)."""
    cards = book_of(game).cards
    own = (*game.zones[table.DECKS + frame.active], *game.zones[table.DISCARD_PILES + frame.active])
    return [
        ability
        for card in (*own, *frame.drawn)
        if cards[card].kind == SKILL and cards[card].skill == REFLEX
        for ability in cards[card].abilities
        if ability.types & frame.printed(game).types
    ]


def _only_counts(ability: Ability) -> bool:
    """Whether an effect adds to successes and does nothing beside that anybody would want: it may have a price."""
    gained = ability.gain if isinstance(ability, Conversion) else ability.point
    return gained in COUNTING and is_only(_means(ability.effect), HARM | OWN_LEAVING)


def _count_or_apply(game: Game) -> Option | None:
    """All successes, where none are needed, failing would only hurt, or there are too few whatever is counted.

    What can only add to them is applied before that, as long as there are too few.
    """
    frame = this_pass(game)
    counts = [option for option in game.offered if option.verb == OPTION_COUNT]
    row = frame.printed_row(game)
    if not counts or (_means(row.success) | _means(row.failure)) & SUCCESSES:
        return None
    needed = result.difficulty(game, frame)
    is_enough = counts[0].n >= needed
    abilities = book_of(game).abilities
    others = [option for option in game.offered if option.verb != OPTION_COUNT]
    useful = [option for option in others if not is_enough or not _only_counts(abilities[option.index])]
    if not useful:
        is_settled = not is_enough or not needed or _may_not_fail(game, frame)
        return counts[0] if is_settled else None
    if is_enough or not _may_not_fail(game, frame):
        return None
    plain = [option for option in useful if not isinstance(abilities[option.index], Conversion)]
    first = plain or useful  # icons are obtained before any are spent
    return first[0] if _are_one([abilities[option.index] for option in first]) else None


def _helps_nobody(game: Game) -> bool:
    """Whether there are successes enough, and all that anybody could help with are more of them."""
    frame = this_pass(game)
    row = frame.printed_row(game)
    if (_means(row.success) | _means(row.failure)) & SUCCESSES:
        return False
    abilities = book_of(game).abilities
    helps = [abilities[option.index] for option in game.offered if option.verb == OPTION_HELP]
    if any(not is_only(_means(ability.effect), HELP) for ability in helps):
        return False
    if any(not _only_counts(force.ability) for force in serving(game, frame, points.CONVERT)):
        return False  # icons may be good for something else
    return result.total(game, frame) >= result.difficulty(game, frame)


def _are_one(useful: list[Ability]) -> bool:
    """Whether it does not matter which of these effects comes first: all are free, and icons are paid alike."""
    prices = {ability.price if isinstance(ability, Conversion) else () for ability in useful}
    return len(prices) == 1 and all(_only_counts(ability) and draw.is_free(ability) for ability in useful)


def _may_not_fail(game: Game, frame: Pass) -> bool:
    """Whether failing would bring nothing but harm beside what succeeding brings as well.

    Of an action that a player was forced into the success must be welcome, too.
    """
    row = frame.printed_row(game)
    gained, lost = list(_parts(row.success)), list(_parts(row.failure))
    for force in in_force(game, points.ACTION_FAILED):
        lost += _parts(force.ability.effect)
    if any(not is_only(part.means, HARM) and not _is_among(game, part, gained) for part in lost):
        return False
    return not frame.mandatory or all(_is_welcome(part) or _is_among(game, part, lost) for part in gained)


def _is_among(game: Game, part: Effect, others: list[Effect]) -> bool:
    """Whether one of these effects was made from the same text."""
    texts = book_of(game).sources.effects
    return any(texts.get(part.eid) == texts.get(other.eid) for other in others)


def _is_welcome(part: Effect) -> bool:
    """Whether nobody would be without this; an event that has been dealt with is welcome to leave."""
    return is_only(part.means, BOON) or part.means == OWN_LEAVING
