"""What a seat may see: which fronts lie open, and which hidden ones it has been shown (C-INFO)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import frames, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.continent import life, table
from fogbound.rules.continent.frames import RESULT, ActionFrame


def is_open(game: Game, card: int) -> bool:
    """Whether everybody may look at the card's front where it lies now.

    C-INFO-01, C-INFO-04, C-INFO-06, C-RUL-27.
    """
    zone = game.where[card]
    if zone == table.DISCARD_PILE:
        return life.discard_pile_is_open(game)  # C-INFO-05
    if zone == tabletop.BANISHED:
        return card not in game.known  # one banished unseen stays unseen (C-INFO-07)
    if zone == tabletop.DRAWN:
        return is_revealed(game, card)
    return zone not in table.HIDDEN_ZONES


def is_revealed(game: Game, card: int) -> bool:
    """Whether a drawn card has reached the Result step of its action (C-INFO-03)."""
    frame = drawing(game, card)
    return frame is not None and frame.stage >= RESULT


def drawing(game: Game, card: int) -> ActionFrame | None:
    """The action a card is drawn for."""
    frame = frames.drawing(game, card)
    return frame if isinstance(frame, ActionFrame) else None


def sees(game: Game, seat: int, card: int) -> bool:
    """Whether this seat may see the card's front; NONE stands for somebody who only watches."""
    if is_open(game, card):
        return True
    return seat != NONE and game.known.get(card, 0) >> seat & 1 == 1


def same_back(game: Game, card: int, other: int) -> bool:
    """Whether two cards cannot be told apart while only their backs are seen."""
    one = book_of(game).cards[card]
    two = book_of(game).cards[other]
    return (
        one.back == two.back
        and one.number == two.number
        and one.back_refs == two.back_refs
        and (
            one.number != NONE or one.area == two.area
        )  # a fog side shows its area, a numbered back does not
    )


def told_of(game: Game) -> set[int]:
    """Cards that actions in progress still speak of, although they may have gone: all were seen by everybody."""
    found: set[int] = set()
    for frame in game.frames:
        if isinstance(frame, ActionFrame):
            found.update((frame.card, *frame.tools, *frame.kept, *frame.discarded, *frame.blessed))
            found.update([mark & 0xFFFF for mark in frame.applied if mark >= 0])  # others are resources
    return found
