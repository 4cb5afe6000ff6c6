"""Gold for green: another card of the same number takes the place of a green one (C-DBR-03, C-RUL-59)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Step
from fogbound.rules.common import filing
from fogbound.rules.common.book import GOLD, GREEN, book_of
from fogbound.rules.common.reveal import Replace, candidates


def gold_for(game: Game, card: int, seat: int) -> int:
    """A random gold card of the same number, greens or not; the Past is emptied if there is none (C-RUL-59)."""
    number = book_of(game).cards[card].number
    gold = _golden(game, number, seat)
    if not gold:
        filing.empty_past(game)
        gold = _golden(game, number, seat)
    return game.pick(gold) if gold else NONE


def _golden(game: Game, number: int, seat: int) -> list[int]:
    """The gold cards of a number in the Adventure Deck that this explorer may take (T-TAKE-04)."""
    book = book_of(game)
    return [card for card in candidates(game, number, GOLD, "") if book.may_take(game, card, seat)]


class GoldSwap(Step):
    """Banish this green card; a random gold one of its number takes its place (C-DBR-03, C-RUL-59)."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        if book_of(game).cards[self.card].back != GREEN:
            return
        gold = gold_for(game, self.card, self.seat)
        if gold == NONE:
            filing.banish(game, self.card)
            return
        game.next(Replace(self.card, gold, self.seat, filing.BANISH))
