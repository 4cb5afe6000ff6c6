"""put into your hand, shuffle into the deck: cards go where another text wants them."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import BLUE, STATE, book_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.reactions import entered
from fogbound.rules.common.terms import Cards, Effect
from fogbound.rules.continent import news, table
from fogbound.rules.continent.gains import may_hold
from fogbound.rules.continent.options import OPTION_PUT_IN_HAND
from fogbound.rules.continent.states import AddState
from fogbound.rules.verbs.asking import AskWhich, Pick

TOPIC = "come"


def put_in_hand(game: Game, card: int, seat: int) -> None:
    """A card comes into a hand without being taken; a State still replaces the old one of its title.

    One that passes from hand to hand was in play all the time: it neither leaves nor enters, and keeps its counters.
    """
    if game.where[card] == tabletop.HANDS + seat:
        return
    if book_of(game).cards[card].kind == STATE:
        game.next(AddState(card, seat))
        return
    if table.is_in_hand(game, card):
        game.move(card, tabletop.HANDS + seat)
        game.tell(news.IN_HAND, seat, card)
        return
    zones = filing.searched(game, [card])
    filing.leave(game, card, filing.RETURN)
    game.move(card, tabletop.HANDS + seat)
    game.tell(news.IN_HAND, seat, card)
    filing.close_search(game, zones)
    entered(game, card, seat)


class PutInHand(Pick):
    """Cards that can be in your hand come there, all of them or one of your choice (C-COMP-16, C-SKILL-04)."""

    def __init__(self, cards: Cards, one: bool = False) -> None:
        self.cards = cards
        self.one = one

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [card for card in self.cards.cards(game, this, you, it) if may_hold(game, card, you)]

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
        return ("C-SKILL-04",)


term(
    "put-in-hand",
    "effect",
    PutInHand,
    syntax=(
        "put {cards:cards} into your hand",
        "put [one](one) {cards:cards} of your choice into your hand",
    ),
    brings="deck",
    doc="Cards come into the explorer's hand without being taken: no loss, no limit until the Hand limit "
    "step. Own Skills of other characters stay where they are, and so does what is no Skill, Bonus, State or Curse.",
    example="put one skill discarded in this action of your choice into your hand",
    ruleset="continent",
)


class ShuffleIn(Effect):
    """Action cards are shuffled into the Action Deck (C-LIFE-03); an empty one is formed anew (C-LIFE-08)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cards = self._fitting(game, this, you, it)
        for card in cards:
            filing.leave(game, card, filing.RETURN)
            game.move(card, table.ACTION_DECK)
        if cards:
            game.shuffle(table.ACTION_DECK)
            game.tell(news.SHUFFLED_IN, you, n=len(cards))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self._fitting(game, this, you, it))

    def _fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        """The deck holds Action cards alone (C-COMP-11)."""
        book = book_of(game)
        return [card for card in self.cards.cards(game, this, you, it) if book.cards[card].back == BLUE]


term(
    "shuffle-in",
    "effect",
    ShuffleIn,
    syntax="shuffle {cards:cards} into the deck",
    brings="deck",
    doc="Shuffles Action cards into the Action Deck; into an empty one, they form a new deck.",
    example="shuffle curses in your hand into the deck",
    ruleset="continent",
)

declare("put-in-hand", lands=("be in a hand", ("skill", "bonus", "state", "curse")))
declare("shuffle-in", lands=("be in the Action Deck", ("skill", "curse")))
