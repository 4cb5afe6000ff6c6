"""What the Continent's own kinds of cards do when they are taken (C-REV)."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question
from fogbound.rules.common import filing, news, tabletop
from fogbound.rules.common.book import BONUS, CURSE, ITEM, SKILL, STATE, book_of
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.options import OPTION_LEAVE_IT
from fogbound.rules.common.reactions import entered
from fogbound.rules.continent.items import GainItem
from fogbound.rules.continent.options import OPTION_TAKE_IN_HAND
from fogbound.rules.continent.states import TakeState

HAND_KINDS: Final = (SKILL, BONUS, STATE, CURSE)
"""What can come into a hand; a Curse does so only when a text says it (C-SKILL-05)."""


def resolve(game: Game, card: int, seat: int) -> None:
    """What a revealed card does that is neither on the Board nor shared by all."""
    kind = book_of(game).cards[card].kind
    if kind == ITEM:
        game.next(GainItem(card, seat, False, False))
    elif kind == STATE:
        game.next(TakeState(card, seat))
    elif kind == SKILL or kind == BONUS:
        game.next(GainHandCard(card, seat))
    else:
        filing.put_back(game, card)


class GainHandCard(Question):
    """A Skill or Bonus: into the hand, to another involved explorer, or discarded (C-REV-12, C-CARD-08)."""

    name: ClassVar[str] = "gain-hand-card"

    def __init__(self, card: int, taker: int) -> None:
        self.card = card
        self.taker = taker

    def seat(self, game: Game) -> int:
        return self.taker

    def options(self, game: Game) -> list[Option]:
        options = []
        others = [seat for seat in involved_now(game, self.taker) if seat != self.taker]
        for seat in (self.taker, *others):
            if may_hold(game, self.card, seat):
                options.append(Option(OPTION_TAKE_IN_HAND, self.card, seat=seat))
        options.append(Option(OPTION_LEAVE_IT, self.card))
        return options

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_TAKE_IN_HAND:
            filing.vacate(game, self.card)
            game.move(self.card, tabletop.HANDS + option.seat)
            game.tell(news.IN_HAND, option.seat, self.card)
            entered(game, self.card, option.seat)
        else:
            filing.discard(game, self.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-REV-12", "C-RUL-46")


def may_hold(game: Game, card: int, seat: int) -> bool:
    """A hand holds such kinds alone (C-COMP-16, C-SKILL-05), and own Skills of nobody else.

    C-SKILL-04, C-XP-01.
    """
    definition = book_of(game).cards[card]
    if definition.kind not in HAND_KINDS:
        return False
    return definition.character == NONE or definition.character == game.registers[tabletop.CHARACTERS + seat]
