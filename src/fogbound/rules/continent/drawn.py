"""The revealed cards of an action: which lie there, and what happens to one that is drawn anew."""

from fogbound.core.game import Game
from fogbound.rules.common import filing, news, tabletop
from fogbound.rules.continent.aftermath import send_back
from fogbound.rules.continent.cost import draw_cards
from fogbound.rules.continent.frames import RESULT, ActionFrame, action_frame
from fogbound.rules.continent.result import check_curses


def revealed(game: Game, frame: ActionFrame) -> list[int]:
    """The drawn cards that lie there face up; none before the Result step (C-INFO-03)."""
    if frame.stage < RESULT:
        return []
    return [card for card in frame.drawn if game.where[card] == tabletop.DRAWN]


def redraw(game: Game, cards: tuple[int, ...]) -> None:
    """The old cards count for nothing; the new ones follow the same rules of origin (C-RES-02, C-LIFE-10)."""
    frame = action_frame(game)
    for card in cards:
        give_up(game, frame, card)
    new = draw_cards(game, frame, len(cards))
    game.barriers += 1
    for card in new:
        game.tell(news.REVEALED, frame.active, card)
    check_curses(game, frame, new)


def give_up(game: Game, frame: ActionFrame, card: int) -> None:
    """A revealed card is no longer one of the action's cards."""
    at = frame.drawn.index(card)
    origin = frame.origins[at]
    frame.drawn = frame.drawn[:at] + frame.drawn[at + 1 :]
    frame.origins = frame.origins[:at] + frame.origins[at + 1 :]
    frame.blessed = tuple(other for other in frame.blessed if other != card)
    game.tell(news.DISCARDED, frame.active, card)
    if card in frame.safe:
        frame.safe = tuple(other for other in frame.safe if other != card)
        send_back(game, card, origin)
    else:
        filing.discard(game, card)
