"""What texts do with the cards an action has drawn: draw them anew, add successes to theirs."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.needs import REVEALED, UNCOMPARED, needs
from fogbound.rules.common.options import OPTION_DONE, OPTION_REDRAW
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.verbs.asking import AskYou

TOPIC = "draws"


class Redraw(Effect):
    """Some revealed cards are discarded and as many new ones drawn and revealed."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        if number and book_of(game).revealed(game):
            game.next(ChooseRedraw(you, number, ()))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(book_of(game).revealed(game))


class ChooseRedraw(AskYou):
    """Which revealed cards are drawn anew: at least one, at most so many."""

    name: ClassVar[str] = "choose-redraw"

    def __init__(self, you: int, number: int, cards: tuple[int, ...]) -> None:
        super().__init__(you)
        self.number = number
        self.cards = cards

    def options(self, game: Game) -> list[Option]:
        left = [card for card in book_of(game).revealed(game) if card not in self.cards]
        options = [Option(OPTION_REDRAW, card) for card in left]
        if self.cards:
            options.append(Option(OPTION_DONE))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        book = book_of(game)
        if option.verb == OPTION_DONE:
            book.redraw(game, self.cards)
        elif len(self.cards) + 1 < self.number:
            game.next(ChooseRedraw(self.you, self.number, (*self.cards, option.card)))
        else:
            book.redraw(game, (*self.cards, option.card))

    def rules(self) -> tuple[str, ...]:
        return ("C-RES-02", "C-LIFE-10", "C-COST-09", "T-RES-01", "T-GEN-02")


term(
    "redraw",
    "effect",
    Redraw,
    syntax="redraw up to {number:value} [cards]",
    brings="draw",
    doc="The explorer chooses one or more revealed cards; they are discarded, count for nothing and cannot be kept. As "
    "many new ones are drawn and revealed: a Curse from the Discard Pile defeats as always. At the Citadel they come "
    "from the active player's deck, as far as it goes: no Recovery is forced, and class icons that are not spent go.",
    example="redraw up to 2",
)


class AddSuccesses(Effect):
    """Successes for the action in progress, or fewer of them (C-RES-09, T-RES-12)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        book_of(game).obtain_successes(game, self.amount.of(game, this, you, it))


term(
    "add-successes",
    "effect",
    AddSuccesses,
    syntax="obtain {amount:signed} success/successes",
    brings="success",
    doc="Changes the successes of the action in progress, as long as they are not compared yet.",
    example="any: after the reveal, may obtain +1 success",
    icon="success",
)

needs("redraw", what=REVEALED)
needs("add-successes", what=UNCOMPARED)
