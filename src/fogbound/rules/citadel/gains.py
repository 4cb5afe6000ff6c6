"""What the Citadel's own kinds of cards do when they are taken: Purse cards, Global events, World Map cards (T-TYPE)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.limits import weight_limit
from fogbound.rules.citadel.worldmap import insert
from fogbound.rules.common import filing
from fogbound.rules.common.book import GLOBAL, PURSE, WORLD_MAP, book_of
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.options import OPTION_KEEP, OPTION_LEAVE_IT
from fogbound.rules.common.reactions import entered
from fogbound.rules.common.reveal import goes_on, placer


def resolve(game: Game, card: int, seat: int, named: bool) -> None:
    """What a revealed card does that is neither on the Board nor a Quest item (T-TYPE-06, T-CMP-18)."""
    kind = book_of(game).cards[card].kind
    if kind == PURSE:
        game.next(KeepPurse(card, seat, named))
    elif kind == GLOBAL:
        filing.vacate(game, card)
        game.move(card, table.GLOBALS)
        game.tell(news.GLOBAL_EVENT, seat, card)
        entered(game, card, seat)
    elif kind == WORLD_MAP:
        filing.vacate(game, card)
        insert(game, card, seat)
    else:
        filing.put_back(game, card)


class KeepPurse(Question):
    """One involved character keeps it, or it is discarded unless it must be kept.

    T-TYPE-08, T-TYPE-09, T-CMP-08.

    Who it is, the taker decides; a text that names its takers lets each keep their own (T-RUL-50, T-RUL-73).
    """

    name: ClassVar[str] = "keep-purse"

    def __init__(self, card: int, taker: int, named: bool) -> None:
        self.card = card
        self.taker = taker
        self.named = named  # the text names who takes it (T-RUL-73)

    def seat(self, game: Game) -> int:
        return placer(game, self.taker)

    def options(self, game: Game) -> list[Option]:
        others = [] if self.named else [seat for seat in involved_now(game, self.taker) if seat != self.taker]
        mine = [self.taker] if goes_on(game, self.taker) else []
        options = [Option(OPTION_KEEP, self.card, seat=seat) for seat in (*mine, *others)]
        if not options or not book_of(game).cards[self.card].kept:
            options.append(Option(OPTION_LEAVE_IT, self.card))
        return options

    def message(self, game: Game) -> Message:
        most = weight_limit(game, self.taker)
        weight = table.carried_weight(game, self.taker) + book_of(game).cards[self.card].weight
        message = self.says().card("card", self.card).count("n", weight if weight > most else 0)
        return message.count("most", most)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_KEEP:
            filing.vacate(game, self.card)
            game.move(self.card, table.PURSES + option.seat)
            game.tell(news.IN_PURSE, option.seat, self.card)
            entered(game, self.card, option.seat)
        elif placer(game, self.taker) == NONE:
            filing.put_back(game, self.card)  # nobody is left to decide (T-RUL-59)
        else:
            filing.discard(game, self.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-TYPE-08", "T-TYPE-09", "T-RUL-50", "T-RUL-73")
