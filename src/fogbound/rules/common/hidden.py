"""Numbers that no numbox shows: hidden in a picture, or worked out by the players.

C-HIDE, C-NUM-13, C-RUL-57, C-RUL-58.
"""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import filing, news, tabletop
from fogbound.rules.common.book import PERMANENT, TERRAIN, book_of
from fogbound.rules.common.reveal import Replace, fetch


def reference(game: Game, card: int) -> str:
    """How a card's back names the card that leads to it: by number, or by unique id without one (C-RUL-60)."""
    definition = book_of(game).cards[card]
    return f"{definition.number:03}" if definition.number != NONE else definition.uid


def hiders(game: Game, number: int, seat: int) -> list[int]:
    """The Terrains and Permanent events in play that hide this number and may be asked now."""
    book = book_of(game)
    found: list[int] = []
    for card in game.zones[tabletop.BOARD]:
        hidden = book.cards[card].hidden
        if hidden is None or hidden.number != number:
            continue
        if hidden.needs is None or hidden.needs.holds(game, card, seat, NONE):
            found.append(card)
    return found


def report(game: Game, number: int, seat: int) -> bool:
    """A player names a number spotted in a picture; if it is right, the new card takes the place.

    C-HIDE-02, C-HIDE-03.
    """
    game.barriers += 1
    for card in hiders(game, number, seat):
        new = fetch(game, number, reference(game, card), old=card)
        if new != NONE:
            game.tell(news.NUMBER_FOUND, seat, card, number)
            game.next(Replace(card, new, seat, filing.DISCARD))
            return True
    game.tell(news.NUMBER_WRONG, seat, n=number)
    return False


def may_take_place(game: Game, old: int, new: int) -> bool:
    """A card under figures can only be replaced by a Terrain (C-RUL-58)."""
    kind = book_of(game).cards[new].kind
    if old in game.figures[: game.seats]:
        return kind == TERRAIN
    return kind == TERRAIN or kind == PERMANENT
