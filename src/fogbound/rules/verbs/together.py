"""What the players decide together in texts: whether something is done, which of several things, or by whom."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import GROUP, NONE, Option
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.options import OPTION_CHOOSE, OPTION_DRAW_LOTS
from fogbound.rules.common.terms import Effect, Who
from fogbound.rules.verbs.asking import AskWhich
from fogbound.rules.verbs.choices import Choose, ChooseEffect, May, OfferEffect
from fogbound.rules.verbs.picks import PickExplorer, asking_for

TOPIC = "choices"


class MayTogether(May):
    """Something that is left to the players as a group, and offered only if it can be done."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.effect.can_be_chosen(game, this, you, it):
            game.next(OfferTogether(self.effect.eid, this, you, it))


class OfferTogether(OfferEffect):
    """Do the players want it? Without agreement the active player decides (T-RUL-50, C-RUL-75)."""

    name: ClassVar[str] = "offer-together"

    def seat(self, game: Game) -> int:
        return GROUP

    def rules(self) -> tuple[str, ...]:
        return ("T-RUL-50", "T-RUL-116", "C-RUL-75")


term(
    "players-may",
    "effect",
    MayTogether,
    syntax="the players may {effect:effect}",
    form=(("the players may", "effect=effect"),),
    frame=True,
    doc="Leaves it to all players together whether it is done; it is offered only if it can be carried out.",
    example="the players may discard this",
)


class ChooseTogether(Choose):
    """Exactly one of several effects, chosen by the players as a group among those that can be carried out."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__(effects, None)

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseEffect(tuple([effect.eid for effect in self.effects]), this, you, it, GROUP, False))


term(
    "players-choose",
    "effect",
    ChooseTogether,
    form=(("the players choose", "effects=effects"),),
    frame=True,
    offers=True,
    doc="One of several effects, chosen by all players together among those that can be carried out in full.",
    example="the players choose: [discard this, take 105]",
)


class PickTogether(PickExplorer):
    """The players agree on one of some explorers, or let chance decide where the text says so."""

    def __init__(self, who: Who, effect: Effect, chance: bool = False) -> None:
        super().__init__(who, effect, False)
        self.chance = chance

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(AgreeOnExplorer(self.eid, this, you, it))


class AgreeOnExplorer(AskWhich):
    """Which explorer the players agree on."""

    name: ClassVar[str] = "agree-on-explorer"

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        options = [Option(OPTION_CHOOSE, seat=seat) for seat in self.fitting(game)]
        pick = self.pick(game)
        assert isinstance(pick, PickTogether)
        return [*options, Option(OPTION_DRAW_LOTS)] if pick.chance and len(options) > 1 else options

    def message(self, game: Game) -> Message:
        return asking_for(self.says(), self.pick(game))

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.seat if option.seat != NONE else game.pick(self.fitting(game)))

    def rules(self) -> tuple[str, ...]:
        return ("T-RUL-50", "C-RUL-75")


term(
    "players-pick",
    "effect",
    PickTogether,
    syntax="the players choose {who:who} [, or chance](chance) : {effect:effect}",
    form=(("the players choose explorer", "who=who"), ("or chance?", "chance=flag"), ("do", "effect=effect")),
    frame=True,
    addresses=True,
    speaks_of="picked",
    doc="One of some explorers is chosen by all players together; with `or chance` lots are drawn when they do not "
    "agree. In what follows, `you` is the chosen one.",
    example="the players choose an explorer here: take 105",
)

declare("players-may", proposes=("effect",))
