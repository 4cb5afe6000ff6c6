"""Picks: a card, an explorer or a number is chosen or drawn by lot, and something is done with it."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Gauge, Message
from fogbound.core.naming import with_card, with_number
from fogbound.core.steps import NONE, Option
from fogbound.rules.common.book import Do
from fogbound.rules.common.frames import shown
from fogbound.rules.common.lexicon import AFTER_SUCCESS, declare, term
from fogbound.rules.common.meaning import bits
from fogbound.rules.common.needs import NAMED_CARD, NAMED_NUMBER, names
from fogbound.rules.common.options import OPTION_CHOOSE, OPTION_NUMBER
from fogbound.rules.common.terms import Cards, Effect, Value, Who
from fogbound.rules.verbs.asking import AskWhich, AskYou, Pick

TOPIC = "choices"

TAKING: Final = bits("card")
GAINING: Final = bits("skill")
LISTED: Final = 20
"""Up to this number every choice is an option of its own; greater ones are typed."""


class PickCard(Pick):
    """One of some cards is chosen; `it` is that card."""

    def __init__(self, cards: Cards, effect: Effect, random: bool = False) -> None:
        self.cards = cards
        self.effect = effect
        self.random = random

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not self.random:
            game.next(ChooseCard(self.eid, this, you, it))
            return
        fitting = self.fitting(game, this, you, it)
        if fitting:
            self.settle(game, this, you, it, game.pick(fitting))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [
            card
            for card in self.cards.cards(game, this, you, it)
            if self.effect.possible(game, this, you, with_card(it, card))
        ]

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        game.next(Do(self.effect.eid, this, you, with_card(it, picked)))


class ChooseCard(AskWhich):
    """Which card it is done with."""

    name: ClassVar[str] = "choose-card"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_CHOOSE, card) for card in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)


term(
    "pick-card",
    "effect",
    PickCard,
    syntax="choose one of {cards:cards} [at random](random) : {effect:effect}",
    form=(("choose one of", "cards=cards"), ("at random?", "random=flag"), ("do", "effect=effect")),
    frame=True,
    doc="One of some cards is chosen, by the explorer the text speaks to or at random; in what follows, `it` "
    "is that card. Only cards with which it can be done are offered.",
    example="choose one of skills in your hand: discard it",
)


class PickedBy(PickCard):
    """Somebody else picks one of some cards, chance when there is nobody to do it; the text still speaks to you."""

    def __init__(self, who: Who, cards: Cards, effect: Effect) -> None:
        super().__init__(cards, effect, False)
        self.who = who

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        fitting = self.fitting(game, this, you, it)
        if not fitting:
            return
        if self.who.seats(game, this, you, it):
            game.next(PickForAnother(self.eid, this, you, it))
        else:
            self.settle(game, this, you, it, game.pick(fitting))


class PickForAnother(AskWhich):
    """Which card it is done with, as somebody else decides."""

    name: ClassVar[str] = "pick-for-another"

    def seat(self, game: Game) -> int:
        pick = self.pick(game)
        assert isinstance(pick, PickedBy)
        seats = pick.who.seats(game, self.this, self.you, self.it)
        return seats[0] if seats else self.you

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_CHOOSE, card) for card in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)


term(
    "picked-by",
    "effect",
    PickedBy,
    form=(("somebody picks", "who=who"), ("one of", "cards=cards"), ("do", "effect=effect")),
    frame=True,
    doc="Somebody else picks one of some cards of yours; chance does where there is nobody. In what follows `it` is "
    "that card and `you` are still you.",
    example="{somebody picks: the player to your left, one of: skills in your hand, do: discard it}",
)


class PickExplorer(Pick):
    """One of some explorers is chosen; what follows speaks to that explorer."""

    def __init__(self, who: Who, effect: Effect, random: bool = False) -> None:
        self.who = who
        self.effect = effect
        self.random = random

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not self.random:
            game.next(ChooseExplorer(self.eid, this, you, it))
            return
        fitting = self.fitting(game, this, you, it)
        if fitting:
            self.settle(game, this, you, it, game.pick(fitting))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [
            seat for seat in self.who.seats(game, this, you, it) if self.effect.possible(game, this, seat, it)
        ]

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        game.next(Do(self.effect.eid, this, picked, it))


def asking_for(message: Message, pick: Pick) -> Message:
    """A message that asks for an explorer, with what they are chosen for."""
    if not isinstance(pick, PickExplorer):
        return message.choice("effect", "none")
    effect = pick.effect
    if effect.means & TAKING:
        return message.choice("effect", "take").gain("taken", effect.eid)
    if effect.means == GAINING:
        return message.choice("effect", "skill").gain("taken", effect.eid)
    return message.effect("effect", effect.eid)


class ChooseExplorer(AskWhich):
    """Which explorer it is."""

    name: ClassVar[str] = "choose-explorer"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_CHOOSE, seat=seat) for seat in self.fitting(game)]

    def message(self, game: Game) -> Message:
        return asking_for(self.says(), self.pick(game))

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.seat)


term(
    "pick-explorer",
    "effect",
    PickExplorer,
    syntax="choose {who:who} [at random](random) : {effect:effect}",
    form=(("choose explorer", "who=who"), ("at random?", "random=flag"), ("do", "effect=effect")),
    frame=True,
    addresses=True,
    speaks_of="picked",
    doc="One of some explorers is chosen, by the explorer the text speaks to or at random; in what follows, "
    "`you` is the chosen one. Only those who can do it are offered.",
    example="choose an explorer here: take 105",
)


class PickNumber(Effect):
    """A number from 0 up to a limit is chosen; `that number` is it."""

    def __init__(self, most: Value, effect: Effect) -> None:
        self.most = most
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseAmount(self.effect.eid, self.most.count(game, this, you, it), this, you, it))


class ChooseAmount(AskYou):
    """Which number, from 0 up to the limit."""

    name: ClassVar[str] = "choose-amount"

    def __init__(self, eid: int, most: int, this: int, you: int, it: int = NONE) -> None:
        super().__init__(you)
        self.eid = eid
        self.most = most
        self.this = this
        self.it = it

    def options(self, game: Game) -> list[Option]:
        if self.most > LISTED:
            return [Option(OPTION_NUMBER, shown(game, self.this), wants="number")]
        return [
            Option(OPTION_NUMBER, shown(game, self.this), number) for number in range(max(0, self.most) + 1)
        ]

    def gauges(self, game: Game, option: Option) -> tuple[Gauge, ...] | None:
        return None if option.wants else ()

    def take(self, game: Game, option: Option, value: str) -> None:
        number = int(value) if option.wants else option.n
        if number > self.most:
            game.next(self)  # too great; asked again
        else:
            game.next(Do(self.eid, self.this, self.you, with_number(self.it, number)))


term(
    "pick-number",
    "effect",
    PickNumber,
    syntax="choose a number up to {most:value} : {effect:effect}",
    form=(("number up to", "most=value"), ("do", "effect=effect")),
    frame=True,
    doc="A number from 0 up to a limit is chosen; in what follows, `that number` is it.",
    example="choose a number up to the counters: remove that number counters",
)

declare("pick-explorer", seen=AFTER_SUCCESS)
names("pick-card", "picked-by", what=NAMED_CARD)
names("pick-number", what=NAMED_NUMBER)
