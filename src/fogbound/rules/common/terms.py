"""The grammar of card texts: the kinds of words that effects are made of.

A card text is a tree of terms. Each term is evaluated in the same small context: the card that carries the
text (`this`), the explorer it speaks to (`you`), and the card and the number it has named last (`it`, see
`core.naming`).
A term is defined once, in `rules/verbs` or the `verbs` of its ruleset; the rules only meet these base classes.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.pickling import Picklable
from fogbound.core.steps import NONE, Option
from fogbound.rules.common.meaning import UNKNOWN

ANY_TYPE: Final = -1
"""The set of all action types."""


class Effect(Picklable):
    """Something a card does. `eid` is its place in the book, by which steps on the stack refer to it.

    `means` is the set of all that it brings and speaks of, its parts included; see `meaning`.
    """

    eid: int = NONE
    means: int = UNKNOWN

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        """Do it, or push the steps that do."""
        raise AssertionError(f"{type(self).__name__} cannot be performed")

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        """Whether it can be carried out in full, so that it may be chosen or paid."""
        return True

    def accept(self, game: Game, this: int, you: int, it: int) -> None:
        """Do it after the explorer has said that they want it; what is left to them then is only how."""
        self.perform(game, this, you, it)

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        """Whether it can be offered by itself: it is possible, and its own conditions let something come of it."""
        return self.possible(game, this, you, it)

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        """Whether an action with this consequence makes sense at all; without it the action is illegal."""
        return True

    def is_idle(self, game: Game, this: int, you: int, it: int) -> bool:
        """Whether nothing would come of it now, as everybody at the table can see."""
        return False

    def ends(self) -> bool:
        """Whether it ends the adventure of those it speaks to, whatever else happens."""
        return False

    def leads_to(self, game: Game, this: int) -> tuple[int, int]:
        """The Terrain to which it only leads, and the side of this card where that lies; NONE, NONE if it does more."""
        return NONE, NONE

    def ways(self, game: Game, this: int, you: int) -> list[Option]:
        """What is chosen among when explorers go somewhere or look into the fog by it, as the Board lies now."""
        return []


class Condition(Picklable):
    """Something that is true or false of the table."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        raise AssertionError(f"{type(self).__name__} cannot be judged")


class Value(Picklable):
    """A number read off the table."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        raise AssertionError(f"{type(self).__name__} has no value")

    def count(self, game: Game, this: int, you: int, it: int) -> int:
        """The number where it says how many: of nothing are there fewer than none."""
        return max(0, self.of(game, this, you, it))


class Who(Picklable):
    """Some of the explorers, in the order in which they are concerned."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        raise AssertionError(f"{type(self).__name__} names nobody")


class Cards(Picklable):
    """Some of the cards, in a fixed order."""

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        raise AssertionError(f"{type(self).__name__} names no card")

    def may_name(self, game: Game, card: int) -> bool:
        """Whether this card could be among them, by what it is alone; quick, and too generous rather than not."""
        return True


class Ability(Picklable):
    """What a card changes while it is in force, at one of the rules' named points (see `points`)."""

    aid: int = NONE
    ordinal: int = NONE  # which of its card's abilities it is, from 1
    group: int = (
        0  # those of a card that share one exclude each other in an action; 0 for one that stands alone
    )
    once_per_scenario: bool = False
    place: int = 0  # of those of its card that are used once per turn, which one it is
    always: bool = False  # works even while its card is blocked, or its owner unconscious
    asks_use: bool = False  # its condition asks whether the item that bears it was used (Continent)

    def __init__(
        self,
        point: int,
        types: int,
        amount: Value | None,
        effect: Effect | None,
        when: Condition | None,
        subject: Who | None,
        cards: Cards | None,
        must: bool,
        once_per_turn: bool,
        flag: int,
    ) -> None:
        self.point = point
        self.types = types  # the action types it works in, as bits
        self.amount = amount
        self.effect = effect
        self.when = when
        self.subject = subject  # whom it concerns, when not simply its holder
        self.cards = cards  # which cards it concerns
        self.must = must
        self.once_per_turn = once_per_turn
        self.flag = flag  # a further small value that the point understands

    def is_free(self) -> bool:
        """Whether it has no price and is there again the next time."""
        return self.effect is None and not self.once_per_turn and not self.once_per_scenario


class InForce(Picklable):
    """One ability of one card in play; `holder` is the seat that has the card, NONE for shared cards.

    What stands beside an action concerns nobody but those involved in it: they are `among`.
    """

    def __init__(
        self, card: int, holder: int, ability: Ability, among: tuple[int, ...] | None = None
    ) -> None:
        self.card = card
        self.holder = holder
        self.ability = ability
        self.among = among


class Number(Value):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.number
