"""Fog: Exploration cards laid fog side up at a Terrain's arrows.

C-REV-02, C-REV-03, C-RUL-65, T-EXPL-06, T-EXPL-07, T-EXPL-08, T-EXPL-09.
"""

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import bare, filing, tabletop
from fogbound.rules.common.book import book_of


def lay_fog(game: Game, terrain: int) -> None:
    """One fog card of the arrow's area at each arrow that points at a free space (C-REV-02, C-REV-03)."""
    for direction in uncovered(game, terrain):
        cell = beyond(game.places[terrain], direction)
        fill_with_fog(game, cell, book_of(game).cards[terrain].areas[direction], direction)


def uncovered(game: Game, terrain: int) -> list[int]:
    """The sides at which an arrow of the Terrain points at a free space that gets fog."""
    arrows = book_of(game).cards[terrain].arrows
    cell = game.places[terrain]
    found: list[int] = []
    for direction in range(4):
        beside = beyond(cell, direction)
        if arrows[direction] != NONE and beside not in game.cells and not bare.is_bare(game, beside):
            found.append(direction)
    return found


def fill_with_fog(game: Game, cell: int, area: int, side: int = NONE) -> bool:
    """Lay the pile's next card; an empty pile is refilled from the Past, or the space waits (C-RUL-65, T-RUL-110).

    `side` is where the arrow points that brings it; cards in force may lay fog of another area there.
    """
    for wanted in book_of(game).fog_areas(game, area, side):
        pile = tabletop.PILES + wanted
        if not game.zones[pile]:
            filing.empty_past(game)
        if game.zones[pile]:
            filing.lay(game, game.zones[pile][-1], cell, tabletop.FOGGY)
            return True
    game.registers[tabletop.WAITING] = 1
    return False


def fill_waiting_spaces(game: Game) -> None:
    """Spaces that stayed empty for lack of cards get one as soon as their pile has one again (C-RUL-65)."""
    game.registers[tabletop.WAITING] = 0
    for terrain in tabletop.board_terrains(game):
        for direction in uncovered(game, terrain):
            cell = beyond(game.places[terrain], direction)
            area = book_of(game).cards[terrain].areas[direction]
            piles = [tabletop.PILES + wanted for wanted in book_of(game).fog_areas(game, area, direction)]
            ready = [pile for pile in piles if game.zones[pile]]
            if ready:
                filing.lay(game, game.zones[ready[0]][-1], cell, tabletop.FOGGY)
            else:
                game.registers[tabletop.WAITING] = 1
