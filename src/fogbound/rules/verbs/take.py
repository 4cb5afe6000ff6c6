"""take: take a card with a number and resolve it, perhaps with a banner that adds to the number."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent import experience
from fogbound.rules.continent.banners import ChooseNumber
from fogbound.rules.continent.book import rules_of
from fogbound.rules.continent.reveal import TakeNumber, available


class Take(Effect):
    """Take a numbered card (C-NUM)."""

    def __init__(self, number: int, available: bool = False) -> None:
        self.number = number
        self.available = available

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.number == rules_of(game).experience and not self.available:
            experience.gain(game, you, 1, this)  # where it comes from may change how much it is
        else:
            game.next(TakeNumber(self.number, you, if_available=self.available))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.available or available(game, self.number)


term(
    "take",
    "effect",
    Take,
    syntax="take {number:number} [if available](available)",
    en="take|takes {number}<available: if available>",
    fr="prenez|prend|prendre {number}<available: si disponible>",
    doc="Takes a card with this number from the Adventure Deck, green before gold, and resolves it. Without "
    "`if available` the Past is emptied first when no such card is there.",
    example="take 063 if available",
    icon="numbox",
    calls="plain",
)


class TakeWithBanner(Effect):
    """Take the plain number, or the sum with a banner of the same pictograph (C-NUM-10..13)."""

    def __init__(self, number: int, pictograph: int) -> None:
        self.number = number
        self.pictograph = pictograph

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseNumber(self.number, self.pictograph, this, you, NONE, False))


term(
    "take-with-banner",
    "effect",
    TakeWithBanner,
    syntax="take {number:number} with {pictograph:pictograph}",
    en="take|takes {number} (banner: {pictograph})",
    fr="prenez|prend|prendre {number} (drapeau : {pictograph})",
    doc="Takes a card with this number, or with the number plus what a banner of this pictograph shows: on "
    "an item used in the action, or on a card under the Satchel & Journal. A sum leads only to a card whose "
    "back names this card; otherwise the plain number is taken.",
    example="take 430 with bell",
    icon="numbox-banner",
    calls="banner",
    asks="pictograph",
)
