"""Class icons: what an effect that spends them asks for, and how it is paid one icon at a time.

T-RES-13, T-RES-14, T-RES-15, T-RES-16, T-RES-17, T-RES-18, T-RES-19, T-RES-20.
"""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import Pass, this_pass
from fogbound.rules.citadel.gifts import excluded, gain, note_applied, serving
from fogbound.rules.citadel.options import OPTIONS_PAY_ICON
from fogbound.rules.citadel.terms import Conversion
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.force import concerns, in_force
from fogbound.rules.common.frames import mark, shown
from fogbound.rules.common.terms import InForce

NAMES: Final = ("fist", "hand", "flag", "target", "wild")
FOUR: Final = 0b1111


def banned(game: Game, seat: int) -> int:
    """The icons that may not be spent now, neither as such nor as what a wild one stands for (T-RUL-107)."""
    found = 0
    for force in in_force(game, points.ICON_BAN):
        if concerns(game, force, seat):
            found |= force.ability.flag
    return found


def payable(game: Game, frame: Pass, wanted: int) -> list[int]:
    """The obtained icons that can pay for one that is wanted; a wild one stands for one of the four (T-RES-18)."""
    allowed = wanted & ~banned(game, frame.active)
    found = [icon for icon in range(4) if frame.icons[icon] and allowed >> icon & 1]
    if frame.icons[table.WILD] and allowed & FOUR:
        found.append(table.WILD)
    return found


def can_pay(game: Game, frame: Pass, price: tuple[int, ...]) -> bool:
    """Whether the obtained icons pay the whole price: each icon is spent once and for one thing (T-RES-15)."""
    return _paid(list(frame.icons), price, 0, banned(game, frame.active))


def _paid(left: list[int], price: tuple[int, ...], at: int, ban: int) -> bool:
    if at == len(price):
        return True
    allowed = price[at] & ~ban
    for icon in range(5):
        fits = allowed >> icon & 1 if icon < 4 else allowed & FOUR
        if left[icon] and fits:
            left[icon] -= 1
            done = _paid(left, price, at + 1, ban)
            left[icon] += 1
            if done:
                return True
    return False


def used(frame: Pass, force: InForce) -> int:
    """How often a conversion has been applied in this pass."""
    return frame.applied.count(mark(force.ability.aid, force.card))


def may_convert(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether a conversion can be applied once more (T-RES-17, T-RUL-20)."""
    ability = force.ability
    assert isinstance(ability, Conversion)
    if ability.most is not None and used(frame, force) >= ability.most.count(
        game, force.card, frame.active, NONE
    ):
        return False
    if excluded(frame, force) or not can_pay(game, frame, ability.price):
        return False
    return ability.effect is None or ability.effect.possible(game, force.card, frame.active, NONE)


def conversions(game: Game, frame: Pass, gains: int = NONE) -> list[InForce]:
    """The conversions that can be applied now, of all kinds or only those that gain this."""
    found: list[InForce] = []
    for force in serving(game, frame, points.CONVERT):
        ability = force.ability
        assert isinstance(ability, Conversion)
        if (gains == NONE or ability.gain == gains) and may_convert(game, frame, force):
            found.append(force)
    return found


class PayIcons(Question):
    """With which icon the next part of a price is paid; the last one paid, what was bought is gained."""

    name: ClassVar[str] = "pay-icons"

    def __init__(self, aid: int, card: int, at: int) -> None:
        self.aid = aid
        self.card = card
        self.at = at

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        frame = this_pass(game)
        ability = book_of(game).abilities[self.aid]
        assert isinstance(ability, Conversion)
        ban = banned(game, frame.active)
        options: list[Option] = []
        for icon in payable(game, frame, ability.price[self.at]):
            left = list(frame.icons)
            left[icon] -= 1
            if _paid(left, ability.price, self.at + 1, ban):  # what is left still pays the rest
                options.append(Option(OPTIONS_PAY_ICON[icon], shown(game, self.card), index=icon))
        everything = sum(frame.icons) == len(ability.price) - self.at
        return options[:1] if everything else options  # when all icons go, their order is no choice

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = this_pass(game)
        ability = book_of(game).abilities[self.aid]
        assert isinstance(ability, Conversion)
        left = list(frame.icons)
        left[option.index] -= 1
        frame.icons = tuple(left)
        if self.at + 1 < len(ability.price):
            game.next(PayIcons(self.aid, self.card, self.at + 1))
            return
        before = frame.gained
        if ability.gain != NONE:
            amount = (
                ability.amount.of(game, self.card, frame.active, NONE) if ability.amount is not None else 1
            )
            gain(frame, ability.gain, amount)
        note_applied(game, frame, InForce(self.card, NONE, ability), frame.gained - before)

    def rules(self) -> tuple[str, ...]:
        return ("T-RES-14", "T-RES-15", "T-RES-18", "T-RES-19", "T-RUL-21")
