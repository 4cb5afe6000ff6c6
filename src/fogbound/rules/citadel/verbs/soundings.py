"""Soundings: all look at a fog card, and it may be resolved as if its own action had succeeded (T-INFO-08)."""

from typing import ClassVar

from fogbound.core.board import beyond
from fogbound.core.game import EVERYBODY, Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import news, tabletop
from fogbound.rules.common.book import Do, book_of, do
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.options import OPTION_LOOK
from fogbound.rules.common.terms import Effect
from fogbound.rules.verbs.asking import AskWhich, Pick

TOPIC = "land"


class ShowFog(Pick):
    """A fog card attached to one's Terrain is shown to all, who know it for as long as it lies there."""

    def __init__(self, effect: Effect | None = None) -> None:
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseFogToShow(self.eid, this, you, it))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        """The sides at which fog is attached."""
        terrain = game.figures[you]
        return tabletop.attached_fog(game, terrain) if terrain != NONE else []

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        card = game.cells[beyond(game.places[game.figures[you]], picked)]
        game.show(card, EVERYBODY)
        game.tell(news.LOOKED, you, card)
        if self.effect is not None:
            game.next(Do(self.effect.eid, this, you, card))


class ChooseFogToShow(AskWhich):
    """Which fog card all look at."""

    name: ClassVar[str] = "choose-fog-to-show"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_LOOK, n=side) for side in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.n)

    def rules(self) -> tuple[str, ...]:
        return ("T-INFO-01", "T-INFO-08", "T-RUL-53")


term(
    "show-fog",
    "effect",
    ShowFog,
    syntax="show a fog card [, then {effect:effect}]",
    form=(("show a fog card", "effect=effect"),),
    brings="sight",
    doc="Everybody looks at a fog card attached to your Terrain and knows it for as long as it lies there; in what "
    "follows, `it` is that card.",
    example="show a fog card, then resolve it",
    icon="look",
    ruleset="citadel",
)


class ResolveFog(Effect):
    """What the action on the back of a fog card brings when it succeeds is done at once (T-EXPL-02)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.possible(game, this, you, it):
            do(game, book_of(game).cards[it].back_actions[0].rows[0].success, it, you)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return it != NONE and game.where[it] == tabletop.FOGGY


term(
    "resolve-fog",
    "effect",
    ResolveFog,
    syntax="resolve it",
    brings="land",
    doc="Does with the fog card just named what a success with the action on its back would do.",
    example="resolve it",
    icon="flip",
    ruleset="citadel",
)
