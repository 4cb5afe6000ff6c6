"""Choices between effects: what may be done, one of several, pay or suffer, as often as wished.

Only what can be carried out in full is offered; a choice with one way left is taken by itself.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Do, DoAccepted, book_of
from fogbound.rules.common.frames import shown
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.options import (
    OPTION_CHOOSE,
    OPTION_DECLINE,
    OPTION_DO,
    OPTION_PAY,
    OPTION_STOP,
    OPTION_SUFFER,
)
from fogbound.rules.common.terms import Effect, Who
from fogbound.rules.verbs.asking import AskAbout, AskYou, answering
from fogbound.rules.verbs.go import GoToSide

TOPIC = "choices"


class May(Effect):
    """Something that is left to the explorer, and offered only if it can be done."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        dropped_out = book_of(game).has_dropped_out(game, this, you)  # nothing is offered to them (T-RUL-59)
        if not dropped_out and self.effect.can_be_chosen(game, this, you, it):
            game.next(OfferEffect(self.effect.eid, this, you, it))

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.effect.prerequisite(game, this, you, it)


class OfferEffect(AskAbout):
    """Does the explorer want it?"""

    name: ClassVar[str] = "offer-effect"

    def options(self, game: Game) -> list[Option]:
        if not book_of(game).effects[self.eid].can_be_chosen(game, self.this, self.you, self.it):
            return []  # what it needs has gone meanwhile
        card = shown(game, self.this)
        return [Option(OPTION_DO, card, index=self.eid), Option(OPTION_DECLINE, card)]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.this)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_DO:
            game.next(DoAccepted(self.eid, self.this, self.you, self.it))


term(
    "may",
    "effect",
    May,
    syntax="may {effect:effect}",
    form=(("may", "effect=effect"),),
    frame=True,
    doc="Leaves it to the explorer whether it is done; it is offered only if it can be carried out.",
    example="each involved may take 105",
)


class Choose(Effect):
    """Exactly one of several effects, among those that can be carried out."""

    def __init__(self, effects: tuple[Effect, ...], by: Who | None = None) -> None:
        self.effects = effects
        self.by = by

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        branches = tuple([effect.eid for effect in self.effects])
        game.next(ChooseEffect(branches, this, you, it, decider(game, self.by, this, you, it), False))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(effect.can_be_chosen(game, this, you, it) for effect in self.effects)

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(effect.prerequisite(game, this, you, it) for effect in self.effects)


def decider(game: Game, by: Who | None, this: int, you: int, it: int) -> int:
    """Who chooses: the explorer named, else the one the text speaks to."""
    seats = by.seats(game, this, you, it) if by is not None else []
    return seats[0] if seats else you


class ChooseEffect(Question):
    """Which of the effects happens; when it may be done again, until the explorer stops."""

    name: ClassVar[str] = "choose-effect"

    def __init__(
        self, branches: tuple[int, ...], this: int, you: int, it: int, chooser: int, again: bool
    ) -> None:
        self.branches = branches
        self.this = this
        self.you = you
        self.it = it
        self.chooser = chooser
        self.again = again

    def seat(self, game: Game) -> int:
        return answering(game, self.this, self.chooser)

    def options(self, game: Game) -> list[Option]:
        effects = book_of(game).effects
        options: list[Option] = []
        if tabletop.is_out(game, self.seat(game)):
            return options
        for at in range(len(self.branches)):
            if effects[self.branches[at]].can_be_chosen(game, self.this, self.you, self.it):
                options.append(Option(OPTION_CHOOSE, shown(game, self.this), at + 1, index=self.branches[at]))
        if self.again and options:
            options.append(Option(OPTION_STOP, shown(game, self.this)))
        return options

    def message(self, game: Game) -> Message:
        effects = book_of(game).effects
        for option in game.offered:
            if option.index == NONE or not isinstance(effects[option.index], GoToSide):
                return self.says()
        return Message("question-choose-way")

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_STOP:
            return
        if self.again:
            game.next(self)
        game.next(Do(option.index, self.this, self.you, self.it))

    def rules(self) -> tuple[str, ...]:
        return ("C-CONS-01",)


term(
    "choose",
    "effect",
    Choose,
    form=(("choose", "effects=effects"), ("by?", "by=who")),
    frame=True,
    offers=True,
    doc="One of several effects, chosen by the explorer the text speaks to, or `by` another one. Only those "
    "that can be carried out in full are offered, and one that begins with `if` only while its condition holds; a "
    "single one is forced, none at all means nothing happens.",
    example="choose: [discard this, take 105]",
)


class PayOr(Effect):
    """A price may be paid; who does not or cannot pay suffers."""

    def __init__(self, price: Effect, otherwise: Effect) -> None:
        self.price = price
        self.otherwise = otherwise

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.price.possible(game, this, you, it):
            game.next(PayOrSuffer(self.price.eid, self.otherwise.eid, this, you, it))
        else:
            game.next(Do(self.otherwise.eid, this, you, it))


class PayOrSuffer(AskYou):
    """Does the explorer pay?"""

    name: ClassVar[str] = "pay-or-suffer"

    def __init__(self, price: int, otherwise: int, this: int, you: int, it: int) -> None:
        super().__init__(you)
        self.price = price
        self.otherwise = otherwise
        self.this = this
        self.it = it

    def seat(self, game: Game) -> int:
        return answering(game, self.this, self.you)

    def options(self, game: Game) -> list[Option]:
        suffer = Option(OPTION_SUFFER, shown(game, self.this), index=self.otherwise)
        if not book_of(game).effects[self.price].possible(game, self.this, self.you, self.it):
            return [suffer]  # the means to pay have gone meanwhile
        return [Option(OPTION_PAY, shown(game, self.this), index=self.price), suffer]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.this)

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(Do(option.index, self.this, self.you, self.it))


term(
    "pay-or",
    "effect",
    PayOr,
    syntax="pay : {price:effect} , or else {otherwise:effect}",
    form=(("pay", "price=effect"), ("or", "otherwise=effect")),
    frame=True,
    doc="A price the explorer may pay; who does not or cannot pay it suffers what stands behind `or`.",
    example="pay: discard one skill in your hand of your choice, or else take 105",
)


class Repeat(Effect):
    """One of several effects, again and again, until the explorer has enough."""

    def __init__(self, effects: tuple[Effect, ...], by: Who | None = None) -> None:
        self.effects = effects
        self.by = by

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        branches = tuple([effect.eid for effect in self.effects])
        game.next(ChooseEffect(branches, this, you, it, decider(game, self.by, this, you, it), True))


term(
    "repeat",
    "effect",
    Repeat,
    form=(("repeat", "effects=effects"), ("by?", "by=who")),
    frame=True,
    offers=True,
    doc="As often as the explorer wishes, one of several effects; what cannot be carried out is not offered.",
    example="repeat: [add 1 counter, take 105]",
)


class EvenInVain(Effect):
    """Something that may be chosen although it might come to nothing."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(Do(self.effect.eid, this, you, it))


term(
    "even-in-vain",
    "effect",
    EvenInVain,
    syntax="even in vain : {effect:effect}",
    form=(("even in vain", "effect=effect"),),
    frame=True,
    doc="May be chosen even when it cannot be carried out; then it comes to nothing.",
    example="even in vain: take 105 if available",
)

declare("choose", seen=AFTER_SUCCESS | AFTER_FAILURE)
declare("may", proposes=("effect",))
declare("pay-or", proposes=("price", "otherwise"))
declare("even-in-vain", topic="draws")
