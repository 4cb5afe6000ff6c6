"""take: take a card with a number and resolve it."""

from fogbound.core.game import Game
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent.reveal import TakeNumber, available


class Take(Effect):
    """Take a numbered card (C-NUM)."""

    def __init__(self, number: int, available: bool = False) -> None:
        self.number = number
        self.available = available

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(TakeNumber(self.number, you, if_available=self.available))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.available or available(game, self.number)


term(
    "take",
    "effect",
    Take,
    syntax="take {number:number} [if available](available)",
    en="take|takes {number}<available: if available>",
    fr="prenez|prend {number}<available: si disponible>",
    doc="Takes a card with this number from the Adventure Deck, green before gold, and resolves it. Without "
    "`if available` the Past is emptied first when no such card is there.",
    example="take 063 if available",
    icon="numbox",
)
