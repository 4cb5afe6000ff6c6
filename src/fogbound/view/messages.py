"""Messages as a seat may hear them: plain data, in which cards are ids and hidden cards are nothing.

With them sentences can be made without a game.
"""

import msgspec

from fogbound.core import GROUP, NONE, Game, Message
from fogbound.core.messages import CARD, CHOICE, COUNT, EFFECT, FOG, GAIN, ITEM, SEAT, WORD, Argument
from fogbound.packs.redaction import Names
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import shows_its_back
from fogbound.view.meeting import table_names
from fogbound.view.projections import names, view

__all__ = [
    "Addressees",
    "Blank",
    "NamedBack",
    "NamedCard",
    "NamedEffect",
    "NamedFog",
    "NamedGain",
    "NamedItem",
    "NamedSeat",
    "NamedWord",
    "SeenMessage",
    "addressees",
    "question_message",
    "seen_message",
]


class NamedCard(msgspec.Struct, frozen=True, tag="card"):
    """A card by its id; None for one that the seat may not know."""

    id: str | None


class NamedBack(msgspec.Struct, frozen=True, tag="back"):
    """A card of which only the back is seen, by its number if it has one (T-INFO-08, T-RUL-109)."""

    number: int | None


class NamedItem(msgspec.Struct, frozen=True, tag="item"):
    """An item, by the ids of its cards."""

    cards: tuple[str, ...]


class NamedFog(msgspec.Struct, frozen=True, tag="fog"):
    """Fog, by the side on which it lies."""

    side: int


class NamedSeat(msgspec.Struct, frozen=True, tag="seat"):
    """Who sits at a seat: a character, or a player before there is one."""

    seat: int
    character: str
    is_present: bool


class NamedWord(msgspec.Struct, frozen=True, tag="word"):
    """A word of the packs."""

    group: str
    word: str


class NamedEffect(msgspec.Struct, frozen=True, tag="effect"):
    """An effect of the book, with what the table has met, which decides how much of it is printed."""

    effect: int
    met_names: Names


class NamedGain(msgspec.Struct, frozen=True, tag="gain"):
    """What an effect of the book gives, with the cards that everybody has seen, which can be named."""

    effect: int
    cards: frozenset[str]


Blank = (
    int | str | NamedCard | NamedBack | NamedItem | NamedFog | NamedSeat | NamedWord | NamedEffect | NamedGain
)
"""What fills a blank of a message."""


class SeenMessage(msgspec.Struct, frozen=True):
    """A message as one seat may hear it."""

    key: str
    blanks: dict[str, Blank]
    is_alone: bool  # whether one person plays


class Addressees(msgspec.Struct, frozen=True):
    """To whom a question is put: everybody, or some."""

    is_everybody: bool
    named: tuple[NamedSeat | NamedCard, ...]


def question_message(game: Game, seat: int) -> SeenMessage:
    """What the game asks, as this seat may hear it; the game is not over."""
    question = game.pending()
    assert question is not None
    return seen_message(game, seat, question.message(game))


def seen_message(game: Game, seat: int, message: Message) -> SeenMessage:
    """A message as this seat may hear it; NONE for a person who only watches."""
    blanks = {argument.name: _blank(game, seat, argument) for argument in message.arguments}
    return SeenMessage(message.key, blanks, tabletop.seats_taken(game) < 2)


def _blank(game: Game, seat: int, argument: Argument) -> Blank:
    value = argument.value
    if argument.sort == COUNT:
        return value
    if argument.sort == CHOICE:
        return argument.text
    if argument.sort == CARD:
        return _card(game, seat, value)
    if argument.sort == ITEM:
        return NamedItem(tuple([book_of(game).card_ids[card] for card in game.zones[value]]))
    if argument.sort == SEAT:
        return named_seat(game, value)
    if argument.sort == FOG:
        return NamedFog(value)
    if argument.sort == WORD:
        return NamedWord(argument.text, book_of(game).words.words[argument.text][value])
    if argument.sort == EFFECT:
        return NamedEffect(value, table_names(game))
    assert argument.sort == GAIN, argument.sort
    return NamedGain(value, frozenset(names(view(game, NONE))))


def _card(game: Game, seat: int, card: int) -> Blank:
    """A card by its name, if the seat sees it or has been told of it by what goes on."""
    if card == NONE:
        return ""
    book = book_of(game)
    if shows_its_back(game, card):
        number = book.cards[card].number
        return NamedBack(None if number == NONE else number)
    is_known = book.sees(game, seat, card) or card in book.told_of(game)
    return NamedCard(book.card_ids[card] if is_known else None)


def named_seat(game: Game, seat: int) -> NamedSeat:
    """Who sits at a seat."""
    character = game.registers[tabletop.CHARACTERS + seat]
    word = book_of(game).words.words["character"][character] if character != NONE else ""
    return NamedSeat(seat, word, tabletop.is_present(game, seat))


def addressees(game: Game) -> Addressees:
    """Who is asked what the game waits for; the game is not over."""
    question = game.pending()
    assert question is not None
    newcomer = question.newcomer()
    if newcomer != NONE:
        return Addressees(False, (NamedCard(book_of(game).card_ids[newcomer]),))
    seat = question.seat(game)
    if seat != GROUP:
        return Addressees(False, (named_seat(game, seat),))
    here = tabletop.explorers(game)
    asked = [seat for seat in here if seat in question.deciders(game)] or here
    return Addressees(len(asked) > 1 and asked == here, tuple(named_seat(game, seat) for seat in asked))
