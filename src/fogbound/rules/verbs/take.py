"""take: take a card with a number and resolve it."""

from fogbound.core.game import Game
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import AFTER_SUCCESS, declare, term
from fogbound.rules.common.reveal import TakeNumber, available, is_used_up
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

declare("take", seen=AFTER_SUCCESS)
