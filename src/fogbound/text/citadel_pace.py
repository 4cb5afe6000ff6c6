"""Getting on quickly at the Citadel: the plainest answer within an action, and what nobody needs to be asked.

A question is passed over only where one answer leaves open all that the others would: what is saved can still be drawn,
what is kept can be put down again, and nobody fails on purpose where that would only hurt.
"""

from types import NoneType
from typing import Final

from fogbound.core import Game, Option, Question
from fogbound.packs.sentences import Tree
from fogbound.packs.texts import terms_in
from fogbound.rules.citadel import decks, draw, recovery, result, table
from fogbound.rules.citadel.consequence import KeepRevealed, UseOnSuccess
from fogbound.rules.citadel.draw import ChooseReductions, ChooseSaving, DrawOn, UseBeforeDraw
from fogbound.rules.citadel.frames import DRAW, Pass, current_pass, this_pass
from fogbound.rules.citadel.gains import KeepPurse
from fogbound.rules.citadel.gear import SelectGear, is_gear
from fogbound.rules.citadel.gifts import serving
from fogbound.rules.citadel.icons import PayIcons
from fogbound.rules.citadel.limits import hand_limit, weight_limit
from fogbound.rules.citadel.result import OfferHelp, UseEffects
from fogbound.rules.citadel.terms import Conversion
from fogbound.rules.citadel.turn import OfferInvolvement
from fogbound.rules.citadel.verbs.deeds import ChooseRegained, Regain
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import REFLEX, SKILL, book_of
from fogbound.rules.common.force import in_force
from fogbound.rules.common.terms import Ability
from fogbound.rules.verbs.choices import OfferEffect
from fogbound.text import citadel_company
from fogbound.text.card_texts import CardTexts

__all__ = [
    "all_counted",
    "boon",
    "excludes",
    "is_last_breath",
    "is_pressing",
    "is_short",
    "is_waste",
    "needless",
]

SUCCESSES: Final = "successes"
"""The term of texts that ask how many successes there were."""
HARMS: Final = frozenset(
    {"for-each", "pick-explorer", "choose", "number", "involved", "here", "you", "players", "explorers"}
    | {"suffer", "discard-top", "block-top", "lose-life", "discard-from-purse"}
)
"""What a part of a text is made of that does nobody any good."""
BOONS: Final = frozenset({"add-to-hand", "regain", "for-each", "number", "involved", "you", "die-down"})
"""What a part of a text is made of that nobody would be without."""
LEAVES: Final = frozenset({"discard", "this"})
"""What a text is made of that puts its own card away."""
HELPS: Final = frozenset(
    {"number", "add-successes", "obtain", "fist", "hand", "flag", "target", "wild", "any-icon"}
)
"""What an effect is made of that adds successes to somebody's action, or icons that buy them."""
FEW: Final = 2
"""With so few cards left in a deck a Recovery comes to mind."""
COUNTING: Final = (points.STARS, points.EXTRA_CARDS, points.ICONS)
"""Points whose effects make an action succeed, and do nothing beside."""


# -- what Enter takes ------------------------------------------------------------------------------


def is_waste(game: Game) -> bool:
    """Whether to change nothing would leave a place in the hand empty, Purse cards unused, or be tried without a card."""
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


def excludes(game: Game) -> bool:
    """Whether some of the Purse cards that may be selected cannot be used together (T-GEAR-04)."""
    cards = book_of(game).cards
    offered = [option.card for option in game.offered if option.verb == "select"]
    return any(
        cards[card].keywords & cards[other].keywords for card in offered for other in offered if card < other
    )


def boon(game: Game) -> Option | None:
    """An offer without a price: cards regained, or fewer that must be drawn."""
    question, book = game.pending(), book_of(game)
    if isinstance(question, OfferEffect):
        return game.offered[0] if isinstance(book.effects[question.eid], Regain) else None
    if isinstance(question, (ChooseSaving, ChooseRegained)):
        return game.offered[0]  # the most that can be saved or regained
    if not isinstance(question, (ChooseReductions, UseBeforeDraw, UseOnSuccess)):
        return None
    # the effect of a reduction is its price
    wanted = NoneType if isinstance(question, ChooseReductions) else Regain
    for option in game.offered:
        if option.verb == "apply" and isinstance(book.abilities[option.index].effect, wanted):
            return option
    return None


def all_counted(game: Game) -> Option | None:
    """To count every success, once that is enough or there is nothing left that could be applied."""
    counted = [option for option in game.offered if option.verb == "count"]
    if not counted:
        return None  # something must be applied first
    needed = result.difficulty(game, this_pass(game))
    return counted[0] if counted[0].n >= needed or len(counted) == len(game.offered) else None


# -- what need not be listed -----------------------------------------------------------------------


def is_short(game: Game, option: Option) -> bool:
    """Whether a Recovery leaves out a card that its price would buy as well (T-RUL-04)."""
    if option.verb != "recover":
        return False
    more = [other for other in game.offered if other.verb == "recover" and other.n == option.n + 1]
    cost = recovery.price(game, option.seat, option.n)
    return any(recovery.price(game, other.seat, other.n) == cost for other in more)


def is_pressing(game: Game, option: Option, cheapest: int) -> bool:
    """Whether a Recovery comes to mind: hardly a card is left, or fewer than an action demands.

    That is the action in progress, or else the cheapest one that may be taken.
    """
    frame = current_pass(game)
    if frame is not None and frame.active == option.seat and frame.stage <= DRAW:
        cheapest = draw.cost(game, frame) - len(frame.drawn)
    left = len(decks.deck(game, option.seat))
    return left <= FEW or left < cheapest


def is_last_breath(game: Game, option: Option) -> bool:
    """Whether a Recovery takes all life points that are left, so that its character falls (T-RUL-06)."""
    return option.verb == "recover" and recovery.price(game, option.seat, option.n) >= table.life(
        game, option.seat
    )


# -- what need not be asked ------------------------------------------------------------------------


def needless(game: Game, texts: CardTexts) -> Option | None:
    """The answer that is as good as any other; None where there is a choice, or the question is another."""
    question = game.pending()
    if isinstance(question, UseEffects):
        return _counted(game, texts)
    if isinstance(question, DrawOn):
        return game.offered[-1] if _draws_for_nothing(game, texts) else None
    if isinstance(question, ChooseReductions):
        return _free_reduction(game)
    if isinstance(question, ChooseSaving):
        return game.offered[0]  # whoever wants more cards after all may draw them
    if isinstance(question, SelectGear):
        return _handy(game)
    if isinstance(question, KeepPurse):
        return _carried(game)
    if isinstance(question, PayIcons):
        return _plain_icon(game)
    if isinstance(question, OfferHelp):
        return game.offered[-1] if _helps_nobody(game, texts) else None
    if isinstance(question, OfferInvolvement):
        return citadel_company.settled(game, question, texts)
    return None


def is_open(game: Game, texts: CardTexts, question: Question) -> bool:
    """Whether somebody is asked to take part to whom it could make a difference."""
    return not isinstance(question, OfferInvolvement) or citadel_company.is_in(game, question, texts) is None


def _free_reduction(game: Game) -> Option | None:
    """Fewer cards that must be drawn, at no price: as many may be drawn as before."""
    for option in game.offered:
        if option.verb == "apply" and draw.is_free(book_of(game).abilities[option.index]):
            return option
    return None


def _handy(game: Game) -> Option | None:
    """A Purse card that can only help, and stands in no other one's way (T-GEAR-04)."""
    cards = book_of(game).cards
    types = this_pass(game).printed(game).types
    offered = [option for option in game.offered if option.verb == "select"]
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


def _carried(game: Game) -> Option | None:
    """To keep a Purse card that nobody else could have and that is not too heavy; it may be dropped at any time."""
    keeps = [option for option in game.offered if option.verb == "keep"]
    if len(keeps) != 1:
        return None
    seat, card = keeps[0].seat, book_of(game).cards[keeps[0].card]
    weight = card.weight + table.carried_weight(game, seat)
    answers = any(ability.point in (points.ENTERED, points.LEFT) for ability in card.abilities)
    return keeps[0] if weight <= weight_limit(game, seat) and not answers else None


def _draws_for_nothing(game: Game, texts: CardTexts) -> bool:
    """Whether an action cannot fail, and cards revealed beyond its cost would be of no use to it."""
    frame = this_pass(game)
    if result.difficulty(game, frame) > 0:
        return False
    success = texts.terms_of(frame.printed_row(game).success)
    if SUCCESSES in success or "add-to-hand" in success:
        return False
    uses = [
        force.ability
        for point in (points.ADD_HAND, points.AFTER_REVEAL, points.CONVERT)
        for force in serving(game, frame, point)
    ]
    return all(_only_counts(ability, texts) for ability in (*uses, *_reflexes(game, frame)))


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


def _only_counts(ability: Ability, texts: CardTexts) -> bool:
    """Whether an effect adds to successes and does nothing beside that anybody would want: it may have a price."""
    gained = ability.gain if isinstance(ability, Conversion) else ability.point
    return gained in COUNTING and texts.terms_of(ability.effect) <= HARMS | LEAVES


def _counted(game: Game, texts: CardTexts) -> Option | None:
    """All successes, where none are needed, failing would only hurt, or there are too few whatever is counted.

    What can only add to them is applied before that, as long as there are too few.
    """
    frame = this_pass(game)
    counts = [option for option in game.offered if option.verb == "count"]
    row = frame.printed_row(game)
    if not counts or SUCCESSES in texts.terms_of(row.success) | texts.terms_of(row.failure):
        return None
    needed = result.difficulty(game, frame)
    is_enough = counts[0].n >= needed
    abilities = book_of(game).abilities
    others = [option for option in game.offered if option.verb != "count"]
    useful = [
        option for option in others if not is_enough or not _only_counts(abilities[option.index], texts)
    ]
    if not useful:
        is_settled = not is_enough or not needed or _may_not_fail(game, frame, texts)
        return counts[0] if is_settled else None
    if is_enough or not _may_not_fail(game, frame, texts):
        return None
    plain = [option for option in useful if not isinstance(abilities[option.index], Conversion)]
    first = plain or useful  # icons are obtained before any are spent
    return first[0] if _are_one([abilities[option.index] for option in first], texts) else None


def _helps_nobody(game: Game, texts: CardTexts) -> bool:
    """Whether there are successes enough, and all that anybody could help with are more of them."""
    frame = this_pass(game)
    row = frame.printed_row(game)
    if SUCCESSES in texts.terms_of(row.success) | texts.terms_of(row.failure):
        return False
    abilities = book_of(game).abilities
    helps = [abilities[option.index] for option in game.offered if option.verb == "help"]
    if any(not texts.terms_of(ability.effect) <= HELPS for ability in helps):
        return False
    if any(not _only_counts(force.ability, texts) for force in serving(game, frame, points.CONVERT)):
        return False  # icons may be good for something else
    return result.total(game, frame) >= result.difficulty(game, frame)


def _are_one(useful: list[Ability], texts: CardTexts) -> bool:
    """Whether it does not matter which of these effects comes first: all are free, and icons are paid alike."""
    prices = {ability.price if isinstance(ability, Conversion) else () for ability in useful}
    return len(prices) == 1 and all(
        _only_counts(ability, texts) and draw.is_free(ability) for ability in useful
    )


def _may_not_fail(game: Game, frame: Pass, texts: CardTexts) -> bool:
    """Whether failing would bring nothing but harm beside what succeeding brings as well.

    Of an action that was forced on somebody the success must be welcome, too.
    """
    row = frame.printed_row(game)
    gained, lost = texts.parts_of(row.success), texts.parts_of(row.failure)
    for force in in_force(game, points.ACTION_FAILED):
        lost += texts.parts_of(force.ability.effect)
    if any(part not in gained and not terms_in(part) <= HARMS for part in lost):
        return False
    return not frame.mandatory or all(part in lost or _is_welcome(part) for part in gained)


def _is_welcome(part: Tree) -> bool:
    """Whether nobody would be without this; an event that has been dealt with is welcome to leave."""
    return terms_in(part) <= BOONS or terms_in(part) == LEAVES
