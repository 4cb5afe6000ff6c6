"""Looking at the top of one's own Action Deck and sorting what lies there (T-INFO-02)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.citadel import decks, table
from fogbound.rules.citadel.options import OPTION_TO_BOTTOM
from fogbound.rules.common import news
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.options import OPTION_ON_TOP
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.verbs.asking import AskYou

TOPIC = "come"


class SiftTop(Effect):
    """You alone look at the top cards of your deck; some go to the bottom, the rest back on top."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        deck = decks.deck(game, you)
        number = min(self.number.count(game, this, you, it), len(deck))
        looked = deck[len(deck) - number :][::-1]
        for card in looked:
            game.show(card, 1 << you)
            game.tell(news.LOOKED, you, card, seen=1 << you)
        if looked:
            game.next(Sift(you, looked, (), ()))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(decks.deck(game, you))


class Sift(AskYou):
    """Where the next card goes: under all that is there, or on top, asked from the top down; seen by one seat alone."""

    name: ClassVar[str] = "sift"

    def __init__(
        self, you: int, looked: tuple[int, ...], top: tuple[int, ...], bottom: tuple[int, ...]
    ) -> None:
        super().__init__(you)
        self.looked = looked
        self.top = top  # from the top down
        self.bottom = bottom  # the last one lies lowest

    def options(self, game: Game) -> list[Option]:
        left = [card for card in self.looked if card not in self.top and card not in self.bottom]
        return [Option(verb, card) for verb in (OPTION_ON_TOP, OPTION_TO_BOTTOM) for card in left]

    def take(self, game: Game, option: Option, value: str) -> None:
        top = (*self.top, option.card) if option.verb == OPTION_ON_TOP else self.top
        bottom = (*self.bottom, option.card) if option.verb == OPTION_TO_BOTTOM else self.bottom
        if len(top) + len(bottom) < len(self.looked):
            game.next(Sift(self.you, self.looked, top, bottom))
            return
        rest = tuple([card for card in decks.deck(game, self.you) if card not in self.looked])
        game.zones[table.DECKS + self.you] = bottom[::-1] + rest + top[::-1]
        for card in self.looked:
            game.known[card] = 1 << self.you  # nobody else knows the order

    def is_secret(self) -> bool:
        return True

    def rules(self) -> tuple[str, ...]:
        return ("T-INFO-02", "T-GEN-02")


term(
    "sift-top",
    "effect",
    SiftTop,
    syntax="sift the top {number:value} [cards]",
    brings="sight",
    doc="A player alone looks at the top cards of the own Action Deck, puts any of them under it and the others back on "
    "top, in any order.",
    example="sift the top 4",
    ruleset="citadel",
)
