"""Fog cards in texts: all look at one, it is explored at once, one just turned over is exchanged (T-INFO-08)."""

from typing import ClassVar

from fogbound.core.board import beyond
from fogbound.core.game import EVERYBODY, Game
from fogbound.core.naming import card_named, with_card
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import filing, news, points, tabletop
from fogbound.rules.common.book import FOG, Do, book_of
from fogbound.rules.common.lexicon import declare, not_in, term
from fogbound.rules.common.needs import NAMED_CARD, names, needs
from fogbound.rules.common.options import OPTION_LOOK
from fogbound.rules.common.reveal import Reveal
from fogbound.rules.common.standing_places import PASSING
from fogbound.rules.common.terms import Effect
from fogbound.rules.verbs.asking import AskWhich, Pick
from fogbound.rules.verbs.reacting import reaction

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
            game.next(Do(self.effect.eid, this, you, with_card(it, card)))


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
)


class ResolveFog(Effect):
    """A fog card is explored at once, whatever that takes otherwise (C-EXPL-02, T-EXPL-02)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.possible(game, this, you, it):
            book_of(game).explore(game, card_named(it), you)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        card = card_named(it)
        return card != NONE and game.where[card] == tabletop.FOGGY


term(
    "resolve-fog",
    "effect",
    ResolveFog,
    syntax="resolve it",
    brings="land",
    doc="Explores the fog card just named: on the Continent it is flipped and resolved, at the Citadel it does what a "
    "success with the action on its back would do.",
    example="resolve it",
    icon="flip",
)


reaction(
    "fog-flipped",
    points.FLIPPED,
    "when a fog card is flipped",
    "When an Exploration card has been turned over and nothing of it is resolved yet; `it` is that card.",
    "when a fog card is flipped, once per turn: may exchange the fog card",
)


class ExchangeFog(Effect):
    """The Exploration card just turned over is returned, and the next one of its area is resolved in its place."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        flipped = card_named(it)
        cell = game.places.get(flipped, NONE)
        if cell == NONE:
            return
        area = book_of(game).cards[flipped].area
        pile = tabletop.PILES + area
        if not game.zones[pile]:
            filing.empty_past(game)
        if not game.zones[pile]:
            return
        other = game.zones[pile][-1]
        game.vacate(flipped)
        game.move(flipped, pile)
        filing.lay(game, other, cell, tabletop.FOGGY)
        game.shuffle(pile)
        game.next(Reveal(other, you, cell))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        card = card_named(it)
        return card != NONE and book_of(game).cards[card].back == FOG and card in game.places


term(
    "exchange-fog",
    "effect",
    ExchangeFog,
    syntax="exchange the fog card",
    brings="land",
    doc="The Exploration card just turned over goes back, and another one of the same area from the pile is turned "
    "over and resolved in its place.",
    example="may exchange the fog card",
)

not_in(
    "fog-flipped",
    places=PASSING,
    reason="its own action is over before another card is flipped",
    ruleset="citadel",
)

declare("fog-flipped", topic="happenings")
names("show-fog", what=NAMED_CARD)
names("fog-flipped", what=NAMED_CARD, slots=("effect", "when"))
needs("resolve-fog", "exchange-fog", what=NAMED_CARD)
