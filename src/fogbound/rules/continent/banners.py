"""Numboxes with a banner: the plain number, or one to which a card adds.

C-NUM-10, C-NUM-11, C-NUM-12, C-NUM-13, C-RUL-57, C-RUL-60.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import news, points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.force import in_force, is_there
from fogbound.rules.common.frames import involved_now, took_part
from fogbound.rules.common.hidden import reference
from fogbound.rules.common.movement import GoTo
from fogbound.rules.common.options import OPTION_NUMBER
from fogbound.rules.common.reveal import Reveal, fetch
from fogbound.rules.continent import table
from fogbound.rules.continent.frames import current


def added(game: Game, pictograph: int, seat: int) -> dict[int, int]:
    """What may be added, each with a card that adds it: an item used, or a card under the Satchel & Journal.

    C-NUM-11, C-RUL-08.
    """
    frame = current(game)
    shown = [
        (card, table.item_part(game, card).banners) for card in (frame.tools if frame is not None else ())
    ]
    shown += [(card, book_of(game).cards[card].banners) for card in game.zones[table.SATCHEL]]
    values: dict[int, int] = {}
    for card, banners in shown:
        for picture, value in banners:
            if picture == pictograph and value not in values and not is_off(game, card, seat):
                values[value] = card
    return values


def is_off(game: Game, card: int, seat: int) -> bool:
    """Whether another card switches this card's banner off; that of somebody who is not involved does not (C-RUL-40)."""
    for force in in_force(game, points.BANNER):
        ability = force.ability
        you = force.holder if force.holder != NONE else seat
        if you not in took_part(game, seat) or not is_there(game, force, seat):
            continue
        assert ability.cards is not None
        if ability.when is not None and not ability.when.holds(game, force.card, you, NONE):
            continue
        if card in ability.cards.cards(game, force.card, you, NONE):
            return True
    return False


class ChooseNumber(Question):
    """The plain number, or one sum; whether a card fits shows only afterwards.

    C-NUM-10, C-NUM-12, C-RUL-16.
    """

    name: ClassVar[str] = "choose-number"

    def __init__(
        self, number: int, pictograph: int, bearer: int, taker: int, cell: int, following: bool
    ) -> None:
        self.number = number
        self.pictograph = pictograph
        self.bearer = bearer
        self.taker = taker
        self.cell = cell
        self.following = following

    def seat(self, game: Game) -> int:
        return self.taker

    def options(self, game: Game) -> list[Option]:
        sums = [self.number + value for value in added(game, self.pictograph, self.taker)]
        return [Option(OPTION_NUMBER, n=number) for number in (self.number, *sums)]

    def label(self, game: Game, option: Option) -> str:
        return "call-number"

    def short_label(self, game: Game, option: Option) -> Message | None:
        """What makes the number: a player chooses what to use, and not a number."""
        value = option.n - self.number
        called = Message("note-call-sum" if value else "note-call-plain").count("n", option.n)
        if not value:
            return called
        adder = added(game, self.pictograph, self.taker)[value]
        return called.count("plain", self.number).count("value", value).card("card", adder)

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(CallCard(option.n, self.number, self.bearer, self.taker, self.cell, self.following))

    def rules(self) -> tuple[str, ...]:
        return ("C-NUM-10", "C-NUM-12", "C-RUL-16")


class CallCard(Step):
    """Take a card into a cell; a sum must name the card that bears the numbox, else the plain number counts.

    With `following` the involved figures go to the Terrain that was put down.
    """

    def __init__(self, number: int, plain: int, bearer: int, seat: int, cell: int, following: bool) -> None:
        self.number = number
        self.plain = plain
        self.bearer = bearer
        self.seat = seat
        self.cell = cell
        self.following = following

    def run(self, game: Game) -> None:
        card = NONE
        if self.number != self.plain:
            game.barriers += 1
            card = fetch(game, self.number, reference(game, self.bearer))  # C-RUL-57, C-RUL-60
        if card == NONE:
            card = fetch(game, self.plain)
        if card == NONE:
            game.tell(news.NO_SUCH_CARD, self.seat, n=self.plain)  # C-RUL-54
            return
        if self.following:
            game.next(GoTo(card, involved_now(game, self.seat)))
        game.next(Reveal(card, self.seat, self.cell))
