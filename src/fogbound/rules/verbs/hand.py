"""put into your hand: cards go where another text wants them; and how many are held there."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import filing, news, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.options import OPTION_PUT_IN_HAND
from fogbound.rules.common.reactions import entered
from fogbound.rules.common.terms import Cards, Value
from fogbound.rules.verbs.asking import AskWhich, Pick
from fogbound.rules.verbs.values import plain

TOPIC = "gear"


def put_in_hand(game: Game, card: int, seat: int) -> None:
    """A card comes into a hand without being taken."""
    if game.where[card] == tabletop.HANDS + seat or book_of(game).receive(game, card, seat):
        return
    zones = filing.searched(game, [card])
    filing.leave(game, card, filing.RETURN)
    game.move(card, tabletop.HANDS + seat)
    game.tell(news.IN_HAND, seat, card)
    filing.close_search(game, zones)
    entered(game, card, seat)


class PutInHand(Pick):
    """Cards that can be in your hand come there, all of them or one of your choice (C-COMP-16, C-SKILL-04, T-CMP-07)."""

    def __init__(self, cards: Cards, one: bool = False) -> None:
        self.cards = cards
        self.one = one

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        book = book_of(game)
        if book.has_dropped_out(game, this, you):
            return []
        return [card for card in self.cards.cards(game, this, you, it) if book.may_hold(game, card, you)]

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.one:
            game.next(ChooseForHand(self.eid, this, you, it))
            return
        for card in self.fitting(game, this, you, it):
            put_in_hand(game, card, you)

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        put_in_hand(game, picked, you)


class ChooseForHand(AskWhich):
    """Which card comes into the explorer's hand."""

    name: ClassVar[str] = "choose-for-hand"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_PUT_IN_HAND, card) for card in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-SKILL-04", "T-CMP-07", "T-HAND-05")


term(
    "put-in-hand",
    "effect",
    PutInHand,
    syntax=(
        "put {cards:cards} into your hand",
        "put [one](one!) {cards:cards} of your choice into your hand",
    ),
    brings="deck",
    doc="Cards come into the explorer's hand without being taken: no loss, no limit until the Hand limit "
    "step. Own Skills of other characters stay where they are, and so does what is no Skill, Bonus, State or Curse. At "
    "the Citadel these are Skills alone, and what another player has stays there.",
    example="put one skill in the past of your choice into your hand",
)


declare("put-in-hand", lands=("be in a hand", ("skill", "bonus", "state", "curse")))


class HandSize(Value):
    """How many cards of the hand its limit counts (C-HAND-02, T-HAND-02)."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(book_of(game).limited(game, you)) if you != NONE else 0


plain(
    "hand-size",
    HandSize,
    "your hand size",
    "How many Skill and Bonus cards you hold.",
    "your hand size",
)

declare(
    "put-in-hand",
    topic="come",
    takes_all="`put one … of your choice into your hand`, or name them in the plural",
)
