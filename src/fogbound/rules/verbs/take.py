"""take: take a card with a number or a title and resolve it."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import news, tabletop
from fogbound.rules.common.book import GREEN, book_of
from fogbound.rules.common.filing import empty_past
from fogbound.rules.common.lexicon import AFTER_SUCCESS, declare, term
from fogbound.rules.common.reveal import Reveal, TakeNumber, available, goes_on, is_used_up
from fogbound.rules.common.terms import Effect

TOPIC = "come"


class Take(Effect):
    """Take a numbered card (C-NUM, T-TAKE)."""

    def __init__(self, number: int, available: bool = False, named: bool = False) -> None:
        self.number = number
        self.available = available
        self.named = named  # the text says who takes it, so that nobody else can keep it (T-RUL-73)

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.available:
            game.next(TakeNumber(self.number, you, if_available=True, named=self.named))
            return
        for _ in range(book_of(game).copies_taken(game, self.number, this, you)):
            game.next(TakeNumber(self.number, you, named=self.named))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.available or available(game, self.number, you)

    def is_idle(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.available and is_used_up(game, self.number)


term(
    "take",
    "effect",
    Take,
    syntax="take {number:number} [if available](available)",
    brings="card",
    doc="Takes a card with this number from the Adventure Deck, green before gold, and resolves it. Without "
    "`if available` the Past is emptied first when no such card is there.",
    example="take 063 if available",
    icon="numbox",
    calls="plain",
)


class TakeTitled(Effect):
    """A card with a title is taken, whatever its number, green before gold (C-NUM-02, T-TAKE-06).

    The Past is emptied if none is there, unless it says not to.
    """

    def __init__(self, title: int, available: bool = False) -> None:
        self.title = title
        self.available = available

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        seat = you if goes_on(game, you) else book_of(game).taker(game, you)
        if seat == NONE:
            return
        found = self._found(game, seat)
        if not found and not self.available:
            empty_past(game)
            found = self._found(game, seat)
        if found:
            game.next(Reveal(game.pick(found), seat, NONE))
        else:
            game.tell(news.NONE_OF_THAT_TITLE, seat)

    def _found(self, game: Game, seat: int) -> list[int]:
        book = book_of(game)
        found = [
            card
            for card in range(len(book.cards))
            if book.cards[card].title == self.title
            and game.where[card] == tabletop.ADVENTURE_DECK
            and book.may_take(game, card, seat)
        ]
        return [card for card in found if book.cards[card].back == GREEN] or found

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.available or bool(self._found(game, you))


term(
    "take-titled",
    "effect",
    TakeTitled,
    syntax="take a card titled {title:title} [if available](available)",
    brings="card",
    doc="Takes one card with this title from the Adventure Deck, whatever its number, green before gold, and resolves "
    "it. Without `if available` the Past is emptied first when no such card is there.",
    example="take a card titled sprained if available",
    icon="numbox",
    calls="title",
)

declare("take", seen=AFTER_SUCCESS)
