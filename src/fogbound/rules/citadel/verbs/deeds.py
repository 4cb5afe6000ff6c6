"""A player's own Action cards in texts: discard from the top, regain, add to the hand.

T-ZONE-03, T-CONS-04, T-CONS-08.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Gauge
from fogbound.core.steps import NONE, Option
from fogbound.rules.citadel import decks, life, news, table
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.citadel.options import OPTION_REGAIN
from fogbound.rules.citadel.recovery import DiscardOwed
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import PAGE, Do, book_of
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.needs import UNDISCARDED, needs
from fogbound.rules.common.options import OPTION_DISCARD
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.verbs.asking import AskWhich, AskYou, Pick

TOPIC = "life"


class DiscardTop(Effect):
    """Discard from the top of the Action Deck; a short deck forces a Recovery (T-ZONE-03, T-ZONE-04)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not life.has_dropped_out(game, this, you):
            game.next(DiscardOwed(you, self.amount.count(game, this, you, it)))


term(
    "discard-top",
    "effect",
    DiscardTop,
    syntax="discard {amount:value} from the deck",
    brings="shed",
    doc="Discards cards from the top of one's own Action Deck; if it is too short, a Recovery comes in between.",
    example="discard 2 from the deck",
    icon="discard",
    ruleset="citadel",
)


class Regain(Effect):
    """Shuffle up to so many random cards of the pile into the deck at no cost (T-CONS-08)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        self._ask(game, this, you, it, 0)

    def accept(self, game: Game, this: int, you: int, it: int) -> None:
        self._ask(game, this, you, it, 1)

    def _ask(self, game: Game, this: int, you: int, it: int, least: int) -> None:
        """Leave the number to the player; into an empty deck all are plainly best, and a page sets the table."""
        most = self.amount.count(game, this, you, it)
        is_choice = decks.deck(game, you) and decks.pile(game, you) and tabletop.is_present(game, you)
        if is_choice and (this == NONE or book_of(game).cards[this].kind != PAGE):
            game.next(ChooseRegained(you, most, least))
        else:
            regain(game, you, most)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(decks.pile(game, you))


def regain(game: Game, seat: int, number: int) -> None:
    game.tell(news.REGAINED, seat, n=decks.regain(game, seat, number))


class ChooseRegained(AskYou):
    """How many cards are regained: they join a deck that may be better without them (T-CONS-08)."""

    name: ClassVar[str] = "choose-regained"

    def __init__(self, you: int, most: int, least: int) -> None:
        super().__init__(you)
        self.most = most
        self.least = least

    def options(self, game: Game) -> list[Option]:
        most = min(self.most, len(decks.pile(game, self.you)))
        return [Option(OPTION_REGAIN, n=number) for number in range(most, self.least - 1, -1)]

    def gauges(self, game: Game, option: Option) -> tuple[Gauge, ...] | None:
        held = len(decks.deck(game, self.you))
        return (Gauge("gauge-deck", held, held + option.n, held + len(decks.pile(game, self.you))),)

    def take(self, game: Game, option: Option, value: str) -> None:
        regain(game, self.you, option.n)

    def rules(self) -> tuple[str, ...]:
        return ("T-CONS-08",)


term(
    "regain",
    "effect",
    Regain,
    syntax="regain {amount:value}",
    brings="regain",
    doc="Shuffles up to so many random cards of one's own Discard Pile into the Action Deck, at no cost. The player says "
    "how many, unless the deck is empty or a page of the booklet says it: then it is all of them.",
    example="may regain 2",
    icon="regain",
    ruleset="citadel",
)


class AddToHand(Effect):
    """So many of the revealed cards may be kept when the others are discarded (T-CONS-04)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        frame = current_pass(game)
        if frame is not None and frame.active == you:
            frame.keeps += self.amount.count(game, this, you, it)


term(
    "add-to-hand",
    "effect",
    AddToHand,
    syntax="add {amount:value} to hand",
    brings="hand",
    doc="Lets the active player keep revealed cards instead of discarding them.",
    example="add 1 to hand",
    icon="add-hand",
    ruleset="citadel",
)


class DiscardFromPurse(Pick):
    """A Purse card of one's own goes, by choice; who has none they may discard does something else.

    T-PURSE-05, T-PURSE-06.
    """

    def __init__(self, otherwise: Effect | None = None) -> None:
        self.otherwise = otherwise

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if life.has_dropped_out(game, this, you):
            return
        if self.fitting(game, this, you, it):
            game.next(ChooseFromPurse(self.eid, this, you, it))
        elif self.otherwise is not None:
            game.next(Do(self.otherwise.eid, this, you, it))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        cards = book_of(game).cards
        return [card for card in table.carried(game, you) if not cards[card].kept]

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        game.tell(common_news.DISCARDED, you, picked)
        filing.discard(game, picked)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        if self.fitting(game, this, you, it):
            return True
        return self.otherwise is not None and self.otherwise.possible(game, this, you, it)


class ChooseFromPurse(AskWhich):
    """Which Purse card goes; a blocked one may (T-ZONE-11)."""

    name: ClassVar[str] = "choose-from-purse"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_DISCARD, card) for card in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-PURSE-05", "T-PURSE-06", "T-ZONE-11")


term(
    "discard-from-purse",
    "effect",
    DiscardFromPurse,
    syntax="discard a purse card [, or else {otherwise:effect}]",
    form=(("discard a purse card or else", "otherwise=effect"),),
    brings="belongings",
    doc="Discards one of one's own Purse cards, blocked or not, that its owner may choose to discard; who has none does "
    "what stands behind `or else`.",
    example="discard a purse card, or else discard 3 from the deck",
    icon="discard",
    ruleset="citadel",
)


declare("add-to-hand", seen=AFTER_SUCCESS | AFTER_FAILURE)
declare("discard-top", because="on the Continent all lose cards of one deck: `lose 2 cards`")
declare("regain", because="on the Continent cards of the pile are restored: `restore 2 random`")
declare(
    "add-to-hand",
    because="a revealed Skill is kept on the Continent anyway, two with `keep a second skill`",
)
declare("discard-from-purse", because="there are no Purses on the Continent")
declare("add-to-hand", topic="draws")
declare("discard-from-purse", topic="gear")
needs("add-to-hand", what=UNDISCARDED)
