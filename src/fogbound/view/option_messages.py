"""What options are called, as messages: plain data from which a language makes a label."""

import msgspec

from fogbound.core import NONE, Game, Option
from fogbound.core.board import column_of, row_of
from fogbound.core.messages import ABILITY, EFFECT, ITEM, SEAT, SIDE
from fogbound.core.verbs import CHOOSES, PLACED, REPLIES, meaning
from fogbound.packs.redaction import Names
from fogbound.packs.texts import terms_in
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import LEXICON
from fogbound.view.meeting import table_names
from fogbound.view.messages import NamedSeat, named_seat
from fogbound.view.projections import names, view

__all__ = ["NamedOption", "OfferedAction", "about", "is_action", "named_option", "offered_action"]


class OfferedAction(msgspec.Struct, frozen=True):
    """An action that may be taken: its type, what it costs, how difficult it is, and whether it leads home or nowhere."""

    word: str
    fog: int | None  # the side on which the fog lies whose back it stands on
    cost: int
    lowest: int  # with all that lowers the cost for nothing
    is_saved: bool  # whether that is saved without a question
    difficulty: int
    ends_scenario: bool
    is_in_vain: bool


class NamedOption(msgspec.Struct, frozen=True):
    """What an option is about, as far as its label tells."""

    label: str  # which message, after `option-`
    cards: tuple[str, ...]  # of an item, all of them
    is_back: bool  # of the card that bears it only the back is seen
    who: NamedSeat | None
    other: NamedSeat | None
    side: int | None
    n: int
    price: int
    effect: int | None
    ability: int | None
    words: tuple[str, tuple[str, ...]]  # of the packs, after their group
    reply: int | None
    place: tuple[int, int] | None  # where the card lies, if that is told
    met_names: Names
    seen: frozenset[str]  # the cards that everybody can name, if the effect calls any by number
    is_alone: bool
    action: OfferedAction | None


def is_action(game: Game, option: Option) -> bool:
    """Whether an option of the pending question is an action, named by its type."""
    book = book_of(game)
    return book.is_action(game, option) and option.verb in book.words.words["action"]


def offered_action(game: Game, option: Option) -> OfferedAction:
    """An action that may be taken."""
    book = book_of(game)
    price = book.price(game, option)
    return OfferedAction(
        word=option.verb,
        fog=option.n if option.card == NONE else None,
        cost=price.cost,
        lowest=price.lowest,
        is_saved=price.is_saved,
        difficulty=price.difficulty,
        ends_scenario=book.ends_scenario(game, option),
        is_in_vain=book.is_in_vain(game, option),
    )


def named_option(game: Game, option: Option, standing: bool = False) -> NamedOption:
    """What an option of the pending question, or one that stands beside it, is about."""
    book, means, question = book_of(game), meaning(option.verb), game.pending()
    number = question.amount(game, option) if question is not None else option.n
    effect = option.index if means.index == EFFECT and option.index != NONE else None
    there, side = book.destination_of(game, option)
    return NamedOption(
        label=_label(game, option, standing, there != NONE),
        cards=_cards(game, option, there, means.index == ITEM),
        is_back=option.card == NONE and means.index == ABILITY,
        who=_seat(game, option.seat),
        other=_seat(game, number) if means.n == SEAT else None,
        side=side if side != NONE else (number if means.n == SIDE and number != NONE else None),
        n=number,
        price=book.option_price(game, option),
        effect=effect,
        ability=option.index if means.index == ABILITY else None,
        words=_words(game, option),
        reply=option.index if means.role == REPLIES else None,
        place=_place(game, option.card) if means.bits & PLACED else None,
        met_names=table_names(game),
        seen=_seen_cards(game, effect),
        is_alone=tabletop.seats_taken(game) < 2,
        action=offered_action(game, option) if not standing and is_action(game, option) else None,
    )


def about(game: Game, option: Option) -> str | None:
    """The card an option is about: where it only leads elsewhere, the Terrain there; None for no card."""
    there, _ = book_of(game).destination_of(game, option)
    card = there if there != NONE else option.card
    return book_of(game).card_ids[card] if card != NONE else None


def _label(game: Game, option: Option, standing: bool, leads: bool) -> str:
    """Which sentence names an option."""
    if leads:
        return "choose-way"
    if meaning(option.verb).role == CHOOSES and option.card == NONE and option.index == NONE:
        return "choose-explorer"
    question = game.pending()
    return option.verb if standing or question is None else question.label(game, option)


def _cards(game: Game, option: Option, there: int, is_item: bool) -> tuple[str, ...]:
    ids = book_of(game).card_ids
    if there != NONE:
        return (ids[there],)
    if is_item:
        return tuple([ids[card] for card in game.zones[option.index]])
    return (ids[option.card],) if option.card != NONE else ()


def _seat(game: Game, seat: int) -> NamedSeat | None:
    return named_seat(game, seat) if seat != NONE else None


def _words(game: Game, option: Option) -> tuple[str, tuple[str, ...]]:
    group, chosen = book_of(game).option_words(game, option)
    known = book_of(game).words.words.get(group, [])
    return group, tuple([word for at, word in enumerate(known) if chosen >> at & 1])


def _place(game: Game, card: int) -> tuple[int, int] | None:
    cell = game.places.get(card, NONE)
    return (column_of(cell), row_of(cell)) if cell != NONE else None


def _seen_cards(game: Game, effect: int | None) -> frozenset[str]:
    """The cards that everybody has seen, where a text calls cards by their numbers."""
    tree = book_of(game).sources.effects.get(effect) if effect is not None else None
    calls = (
        any(name in LEXICON and LEXICON[name].calls for name in terms_in(tree)) if tree is not None else False
    )
    return frozenset(names(view(game, NONE))) if calls else frozenset()
