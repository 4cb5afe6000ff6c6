"""The revealed cards of a pass: which lie there, and what happens to one that is drawn anew."""

from fogbound.core.game import Game
from fogbound.rules.citadel import decks, table
from fogbound.rules.citadel.frames import RESULT, Pass, current_pass, this_pass
from fogbound.rules.citadel.gifts import ApplyCompulsory, add_icons
from fogbound.rules.citadel.result import AT_REVEAL
from fogbound.rules.common import news, tabletop
from fogbound.rules.common.book import book_of


def revealed(game: Game) -> list[int]:
    """The drawn cards that lie there face up; none before the Result step (T-INFO-09)."""
    frame = current_pass(game)
    if frame is None or frame.stage < RESULT:
        return []
    return [card for card in frame.drawn if game.where[card] == tabletop.DRAWN]


def redraw(game: Game, cards: tuple[int, ...]) -> None:
    """The old cards count for nothing; as many new ones are drawn as the deck has (T-RES-01, T-DRAW-06).

    What must be applied on the new ones is applied, as it was on those before (T-RES-21).
    """
    frame = this_pass(game)
    for card in cards:
        give_up(game, frame, card)
    new = decks.draw_top(game, frame.active, len(cards))
    frame.drawn += new
    game.barriers += 1
    if new:
        decks.reveal(game, new)
    for card in new:
        game.tell(news.REVEALED, frame.active, card)
        add_icons(frame, book_of(game).cards[card].strip.icons)
    game.next(ApplyCompulsory(AT_REVEAL))


def give_up(game: Game, frame: Pass, card: int) -> None:
    """A revealed card is no longer one of the pass's cards; its class icons go with it unless they are spent."""
    frame.drawn = tuple([other for other in frame.drawn if other != card])
    icons = book_of(game).cards[card].strip.icons
    frame.icons = tuple([max(0, frame.icons[at] - icons[at]) for at in range(len(icons))])
    game.tell(news.DISCARDED, frame.active, card)
    game.move(card, table.DISCARD_PILES + frame.active)
