"""Actions that are shut: nobody can take them again while their card stays where it is."""

from typing import Final

from fogbound.core.game import OWN_SLOTS, Game
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.meaning import bits

SHUT: Final = OWN_SLOTS + 3
"""The counter that says which actions of a card are shut, as bits; those of an item stand behind those of its card."""
_OF_ITEM: Final = 8
_FEW: Final = (1 << _OF_ITEM) - 1
_GONE: Final = (tabletop.OUT, tabletop.ADVENTURE_DECK, tabletop.PAST, tabletop.BANISHED)
CLOSING: Final = bits("closing")


def _shift(game: Game, card: int) -> int:
    book = book_of(game)
    return 0 if book.face(game, card) is book.cards[card] else _OF_ITEM


def is_spoken_of(game: Game) -> bool:
    """Whether any text in these packs shuts an action."""
    return book_of(game).speaks_of & CLOSING != 0


def shut(game: Game, card: int) -> int:
    """The actions of this card, as it is now, that are shut, as bits."""
    return game.count(card, SHUT) >> _shift(game, card) & _FEW


def close(game: Game, card: int, index: int) -> None:
    """Shut an action of a card, unless the card has gone."""
    zone = game.where[card]
    if zone not in _GONE and not book_of(game).is_pile(zone):
        game.set_count(card, SHUT, game.count(card, SHUT) | 1 << index + _shift(game, card))
