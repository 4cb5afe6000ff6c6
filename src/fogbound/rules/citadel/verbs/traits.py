"""Traits in texts: who may be active, who carries or has most, and choices that somebody else makes (T-TRAIT-01)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.options import OPTION_CHOOSE
from fogbound.rules.common.terms import ANY_TYPE, Ability, Cards, Condition, Effect, Value, Who
from fogbound.rules.verbs.asking import AskWhich
from fogbound.rules.verbs.picks import PickCard

TOPIC = "who"


def leads(subject: Who, types: int = ANY_TYPE, when: Condition | None = None) -> Ability:
    return Ability(points.LEADER, types, None, None, when, subject, None, True, False, 0)


term(
    "leader",
    "ability",
    leads,
    syntax="[{types:types} :] only {subject:who} may be active [if {when:condition}]",
    doc="Who of the involved may be the active player; when it leaves nobody it gives way. On a card that a player has, "
    "`you` is that player; elsewhere the last active one, so that `each other involved` hands the lead on. Where others "
    "need not be involved, who may not lead gives way to those on the same Terrain who may.",
    example="only each involved with the greatest (your life) may be active",
    icon="leader",
    ruleset="citadel",
)


class WithMost(Who):
    """Those of them for whom a number is greatest; several when they are level."""

    def __init__(self, who: Who, number: Value, least: bool = False) -> None:
        self.who = who
        self.number = number
        self.least = least

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        seats = self.who.seats(game, this, you, it)
        numbers = [self.number.of(game, this, seat, it) for seat in seats]
        if not seats:
            return seats
        best = min(numbers) if self.least else max(numbers)
        return [seats[at] for at in range(len(seats)) if numbers[at] == best]


term(
    "with-most",
    "who",
    WithMost,
    syntax=(
        "{who:who} with the greatest {number:value}",
        "{who:who} with the [smallest](least) {number:value}",
    ),
    doc="Those of some explorers for whom a number is greatest or smallest; several when they are level. In the "
    "number, `you` is each of them in turn.",
    example="each involved with the greatest (your life) takes 105",
    ruleset="citadel",
)


class LeftNeighbour(Who):
    """The next conscious character to your left; nobody when you are alone."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [seat for seat in tabletop.clockwise(game, you + 1) if seat != you][:1]


term(
    "left-neighbour",
    "who",
    LeftNeighbour,
    syntax="the player to your left",
    doc="The next conscious character to the left; nobody when there is no other.",
    example="the player to your left takes 105",
    ruleset="citadel",
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
    ruleset="citadel",
)

declare("picked-by", topic="choices")
