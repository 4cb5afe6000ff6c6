"""Life force: cards lost from the Action Deck, losses of vital force."""

from fogbound.core.game import Game
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.continent import life, table

TOPIC = "life"


class Lose(Effect):
    """Discard cards from the Action Deck (C-LIFE-07)."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        if number > 0:
            game.next(life.LoseCards(number))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        number = self.number.count(game, this, you, it)
        deck = len(game.zones[table.ACTION_DECK])
        beyond = number - deck  # revealed from the pile, which what came off the deck has joined by then
        return beyond <= deck + len(game.zones[table.DISCARD_PILE])


term(
    "lose",
    "effect",
    Lose,
    syntax="lose {number:value} card/cards",
    brings="lose",
    doc="Discards cards from the top of the Action Deck; what an empty deck cannot give is revealed from the "
    "Discard Pile, where a Curse defeats.",
    example="lose 2 cards",
    icon="lose",
    ruleset="continent",
)


class VitalLoss(Effect):
    """Lose a card for every State/Character card in hand (C-STATE-12)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(life.SufferVitalLoss(you))


term(
    "vital-loss",
    "effect",
    VitalLoss,
    syntax=("suffer vital loss", "vital loss"),
    brings="vital",
    doc="Costs one card of the Action Deck for every State and Character card in hand.",
    example="each involved suffers vital loss",
    icon="vital-loss",
    ruleset="continent",
)

declare("vital-loss", because="there is no loss of vital force at the Citadel")
declare("lose", because="at the Citadel each has a deck of their own: write `discard 2 from the deck`")
