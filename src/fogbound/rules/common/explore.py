"""Exploration: flipping a fog card and opening the space behind it (C-EXPL, C-RUL-24, C-RUL-66)."""

from typing import ClassVar

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import agenda, filing, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.fog import fill_with_fog
from fogbound.rules.common.frames import acting
from fogbound.rules.common.options import OPTION_EXPLORE
from fogbound.rules.common.reveal import Reveal, TakeNumber


class ChooseFog(Question):
    """Which fog card attached to the own terrain is flipped (C-EXPL-02)."""

    name: ClassVar[str] = "choose-fog"

    def __init__(self, explorer: int) -> None:
        self.explorer = explorer

    def seat(self, game: Game) -> int:
        return self.explorer

    def options(self, game: Game) -> list[Option]:
        return [
            Option(OPTION_EXPLORE, n=direction)
            for direction in tabletop.attached_fog(game, game.figures[self.explorer])
        ]

    def take(self, game: Game, option: Option, value: str) -> None:
        cell = beyond(game.places[game.figures[self.explorer]], option.n)
        game.next(Flip(cell, self.explorer))

    def rules(self) -> tuple[str, ...]:
        return ("C-EXPL-02", "T-EXPL-02")


class Flip(Step):
    """Turn a fog card over and resolve its front; when it is gone its space opens.

    C-EXPL-01, C-EXPL-02, C-EXPL-03, T-EXPL-01.
    """

    def __init__(self, cell: int, seat: int) -> None:
        self.cell = cell
        self.seat = seat

    def run(self, game: Game) -> None:
        card = game.cells[self.cell]
        game.then(Reveal(card, self.seat, self.cell), OpenSpace(self.cell, self.seat))


class OpenSpace(Step):
    """A space in which nothing lies any more gets the card of the arrow's numbox.

    C-EXPL-03, C-EXPL-04, C-EXPL-05, C-EXPL-06, C-EXPL-07, T-EXPL-10, T-EXPL-11, T-RUL-87, T-RUL-112.

    A Permanent event that stays, or a Temporary one that waits for its action, keeps it closed (C-RUL-49).
    """

    def __init__(self, cell: int, seat: int) -> None:
        self.cell = cell
        self.seat = seat

    def run(self, game: Game) -> None:
        agenda.forget_opening(game, self.cell)
        if self.cell in game.cells:
            return
        seat = self.seat if tabletop.is_present(game, self.seat) else acting(game, self.seat)
        number = arrow_number(game, self.cell, seat)
        if number != NONE:
            game.then(TakeNumber(number, seat, self.cell), CoverSpace(self.cell))


def arrow_number(game: Game, cell: int, seat: int) -> int:
    """The numbox of the own terrain's arrow if it points there, else of another Terrain's.

    C-RUL-24, T-RUL-86, T-EXPL-04.
    """
    pointing = filing.pointing_at(game, cell)
    if not pointing:
        return NONE
    own = game.figures[seat]
    terrain = own if own in pointing else book_of(game).opener(game, pointing)
    return book_of(game).cards[terrain].arrows[side_of(game, terrain, cell)]


def side_of(game: Game, terrain: int, cell: int) -> int:
    """On which side of a Terrain a neighbouring cell lies."""
    return [beyond(game.places[terrain], direction) for direction in range(4)].index(cell)


class CoverSpace(Step):
    """The card for the space was no Terrain and did not stay: new fog, so that no arrow leads nowhere (C-RUL-66)."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def run(self, game: Game) -> None:
        if self.cell in game.cells:
            return
        pointing = filing.pointing_at(game, self.cell)
        if pointing:
            terrain = book_of(game).opener(game, pointing)
            side = side_of(game, terrain, self.cell)
            fill_with_fog(game, self.cell, book_of(game).cards[terrain].areas[side], side)
