"""explore, open the space, look at a fog card: what is done with the fog around a Terrain."""

from typing import ClassVar

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import agenda, filing, news, tabletop
from fogbound.rules.common.book import FOG, book_of
from fogbound.rules.common.explore import ChooseFog, OpenSpace
from fogbound.rules.common.fog import fill_with_fog
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.needs import IN_PLAY, OF_BOARD, needs
from fogbound.rules.common.options import OPTION_CHANGE_FOG, OPTION_EXPLORE, OPTION_LEAVE_FOG, OPTION_LOOK
from fogbound.rules.common.terms import Effect
from fogbound.rules.verbs.asking import AskYou

TOPIC = "land"


def fog_is_attached(game: Game, seat: int) -> bool:
    """Whether a fog card is attached to the explorer's Terrain."""
    return len(tabletop.attached_fog(game, game.figures[seat])) > 0


class Explore(Effect):
    """Flip a fog card attached to the own terrain and resolve it (C-EXPL-02, T-EXPL-02)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseFog(you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return fog_is_attached(game, you)

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return fog_is_attached(game, you)

    def ways(self, game: Game, this: int, you: int) -> list[Option]:
        return [Option(OPTION_EXPLORE, n=side) for side in tabletop.attached_fog(game, game.figures[you])]


term(
    "explore",
    "effect",
    Explore,
    syntax="explore",
    brings="explore",
    doc="Flips a fog card attached to your Terrain and resolves it; when it is gone, its space gets the "
    "card of the arrow's numbox. Without fog there the action is illegal.",
    example="explore",
    icon="explore",
)


class OpenThisSpace(Effect):
    """Discard this Exploration card and fill its space at once (C-EXPL-09)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cell = game.places.get(this, NONE)
        if cell == NONE or book_of(game).cards[this].back != FOG:
            return
        filing.discard(game, this)
        agenda.forget_opening(game, cell)
        game.next(OpenSpace(cell, you))


term(
    "open-space",
    "effect",
    OpenThisSpace,
    syntax="open this space",
    brings="explore",
    doc="Discards this Exploration card and puts the card of the arrow's numbox into its space.",
    example="open this space",
    icon="open-space",
)


class LookAtFog(Effect):
    """Look alone at a fog card attached to the own terrain, and leave it or change it for the pile's next."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseFogToSee(you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return fog_is_attached(game, you)


class ChooseFogToSee(AskYou):
    """Which fog card the explorer looks at."""

    name: ClassVar[str] = "choose-fog-to-see"

    def options(self, game: Game) -> list[Option]:
        sides = tabletop.attached_fog(game, game.figures[self.you])
        return [Option(OPTION_LOOK, n=side) for side in sides]

    def take(self, game: Game, option: Option, value: str) -> None:
        cell = beyond(game.places[game.figures[self.you]], option.n)
        card = game.cells[cell]
        game.show(card, 1 << self.you)
        game.tell(news.LOOKED, self.you, card, seen=1 << self.you)
        game.next(ChangeFog(self.you, cell))


class ChangeFog(AskYou):
    """Leave the fog card, or return it and lay the pile's next card unseen."""

    name: ClassVar[str] = "change-fog"

    def __init__(self, you: int, cell: int) -> None:
        super().__init__(you)
        self.cell = cell

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_LEAVE_FOG), Option(OPTION_CHANGE_FOG)]

    def shows(self, game: Game) -> int:
        return game.cells[self.cell]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_CHANGE_FOG:
            card = game.cells[self.cell]
            filing.put_back(game, card)  # shuffled into its pile, so it may come up again (C-DBR-06)
            fill_with_fog(game, self.cell, book_of(game).cards[card].area)
            game.tell(news.FOG_CHANGED, self.you)

    def rules(self) -> tuple[str, ...]:
        return ("C-DBR-06",)


term(
    "look-at-fog",
    "effect",
    LookAtFog,
    syntax="look at a fog card",
    brings="look",
    doc="You alone look at a fog card attached to your Terrain. Then you leave it, or return it to its pile "
    "and lay the pile's next card there without looking.",
    example="look at a fog card",
    icon="look",
)
needs("open-space", what=OF_BOARD)
needs("open-space", what=IN_PLAY)
