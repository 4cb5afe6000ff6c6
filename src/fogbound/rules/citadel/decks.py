"""Personal decks: drawing, discarding, regaining, and where Action cards go.

T-CMP-05, T-CMP-06, T-ZONE-01, T-RUL-75.
"""

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.frames import Pass
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import BLUE, book_of


def deck(game: Game, seat: int) -> tuple[int, ...]:
    return game.zones[table.DECKS + seat]


def pile(game: Game, seat: int) -> tuple[int, ...]:
    return game.zones[table.DISCARD_PILES + seat]


def destination(game: Game, card: int, how: int) -> int:
    """A discarded Action card goes to its owner's pile, a returned one to the reserve.

    T-ZONE-01, T-RUL-75, T-RUL-27.
    """
    if book_of(game).cards[card].back != BLUE or how == filing.RETURN:
        return tabletop.OUT
    seat = owner(game, card)
    return table.DISCARD_PILES + seat if seat != NONE else tabletop.OUT


def owner(game: Game, card: int) -> int:
    """Whose card it is, drawn for an action or not; NONE for what no player has."""
    seat = table.owner(game, card)
    return seat if seat != NONE else drawn_by(game, card)


def drawn_by(game: Game, card: int) -> int:
    """Who drew a card that lies drawn in an action; NONE for others."""
    for frame in game.frames:
        if isinstance(frame, Pass) and card in frame.drawn:
            return frame.active
    return NONE


def draw_top(game: Game, seat: int, number: int) -> tuple[int, ...]:
    """Draw so many cards face down, or as many as there are (T-DRAW-05)."""
    found: list[int] = []
    while len(found) < number and deck(game, seat):
        card = deck(game, seat)[-1]
        game.move(card, tabletop.DRAWN)
        found.append(card)
    return tuple(found)


def discard_top(game: Game, seat: int, number: int) -> int:
    """Discard so many cards from the top, face up, or as many as there are; tells how many (T-ZONE-03, T-RUL-117)."""
    done = 0
    while done < number and deck(game, seat):
        card = deck(game, seat)[-1]
        game.barriers += 1
        game.move(card, table.DISCARD_PILES + seat)
        game.tell(news.DISCARDED_TOP, seat, card)
        done += 1
    return done


def regain(game: Game, seat: int, number: int, under: bool = False) -> int:
    """Shuffle so many random cards of the pile into the deck, or put them under it; tells how many.

    T-CONS-08, T-RECO-04, T-RUL-114.
    """
    chosen: list[int] = []
    while len(chosen) < number and pile(game, seat):
        card = game.pick(list(pile(game, seat)))
        game.move(card, table.DECKS + seat)
        chosen.append(card)
    if under and chosen:
        size = len(deck(game, seat)) - len(chosen)
        cards = deck(game, seat)
        game.zones[table.DECKS + seat] = cards[size:] + cards[:size]
    elif chosen:
        game.shuffle(table.DECKS + seat)
    return len(chosen)


def shuffle_in(game: Game, seat: int, card: int) -> None:
    """Shuffle one card into a player's deck; what lay on it is taken off (T-CPD-16)."""
    filing.lose_markers(game, card)
    game.move(card, table.DECKS + seat)
    game.shuffle(table.DECKS + seat)


def reveal(game: Game, cards: tuple[int, ...]) -> None:
    for card in cards:
        game.show(card, EVERYBODY)
