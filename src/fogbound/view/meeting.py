"""What the table has met: the cards that are or were in play for everybody, and what has been read and remembered.

It is knowledge of the table, the same for every seat and for watchers: a card that only some have been shown is
not met, and so nobody learns of it from what is printed.
"""

from typing import Final

from fogbound.core import NONE, Game
from fogbound.core.board import beyond
from fogbound.packs.redaction import NOTHING, Names, Printing, names_met
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.chronicle import TAKEN
from fogbound.rules.common.door import Refusal
from fogbound.view.schema import SeenNumber

__all__ = ["is_printed", "met_names", "met_numbers", "table_names"]

CALLED_FROM: Final = (tabletop.ADVENTURE_DECK, tabletop.PAST)
"""Where a card may lie that a text calls by its number: what is in the Past comes back where it must."""


def met_names(game: Game) -> Names:
    """What the table has met of all that the conditions of its cards name; its chronicle tells."""
    printing = book_of(game).printing
    if not isinstance(printing, Printing) or not printing.asked:
        return NOTHING
    return printing.names_of_chronicle(game.chronicle)


def table_names(game: Game) -> Names:
    """What texts are printed by: what the table has met, and how many play."""
    return names_met(met_names(game), tabletop.player_count(game))


def met_numbers(game: Game, seat: int) -> frozenset[SeenNumber]:
    """The numbers that were called, each with its card where this seat sees one that bears it, and no other kind.

    Where none of its cards can be read any more, the number has been met and nobody is told what it was.
    """
    book, found = book_of(game), []
    for happening in game.chronicle:
        verb, _, word = happening.partition(" ")
        if verb == TAKEN and word.isdecimal():
            cards = book.numbered.get(int(word), [])
            names = {book.card_ids[card].partition("#")[0] for card in cards if book.sees(game, seat, card)}
            is_gone = not any(game.where[card] in CALLED_FROM for card in cards)
            found.append(SeenNumber(int(word), names.pop() if len(names) == 1 else "", is_gone))
    return frozenset(found)


def is_printed(game: Game, refused: Refusal) -> bool:
    """Whether what is refused stands on its card, as far as the table may read it."""
    book, option = book_of(game), refused.option
    printing = book.printing
    if refused.reason != "needs" or not isinstance(printing, Printing):
        return True
    card, part = option.card, "actions"
    if card == NONE:
        card, part = game.cells[beyond(game.places[game.figures[option.seat]], option.n)], "back_actions"
    elif (item := book.cards[card].item) is not None and book.face(game, card) is item:
        part = "item"
    return printing.shows_action(book.card_ids[card].partition("#")[0], part, option.index, met_names(game))
