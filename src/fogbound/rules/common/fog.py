"""Fog: Exploration cards laid fog side up at a Terrain's arrows.

C-REV-02, C-REV-03, C-RUL-65, T-EXPL-06, T-EXPL-07, T-EXPL-08, T-EXPL-09.
"""

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import bare, filing, points, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.force import in_force
from fogbound.rules.common.terms import ANY_TYPE, Ability


def lay_fog(game: Game, terrain: int) -> None:
    """One fog card of the arrow's area at each arrow that points at a free space (C-REV-02, C-REV-03).

    T-EXPL-06.
    """
    for direction in uncovered(game, terrain):
        cell = beyond(game.places[terrain], direction)
        fill_with_fog(game, cell, book_of(game).cards[terrain].areas[direction], direction)


def uncovered(game: Game, terrain: int) -> list[int]:
    """The sides at which an arrow of the Terrain points at a free space that gets fog.

    T-EXPL-06, T-EXPL-08.
    """
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

    T-EXPL-09.
    """
    for wanted in fog_areas(game, area, side):
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
            piles = [tabletop.PILES + wanted for wanted in fog_areas(game, area, direction)]
            ready = [pile for pile in piles if game.zones[pile]]
            if ready:
                filing.lay(game, game.zones[ready[0]][-1], cell, tabletop.FOGGY)
            else:
                game.registers[tabletop.WAITING] = 1


class OtherFog(Ability):
    """Fog of another area is laid at arrows that show this one and point to this side, or to any (T-EXPL-07)."""

    def __init__(self, area: int, side: int, other: int) -> None:
        super().__init__(points.FOG_AREA, ANY_TYPE, None, None, None, None, None, True, False, 0)
        self.area = area
        self.side = side
        self.other = other


def fog_areas(game: Game, area: int, side: int) -> tuple[int, ...]:
    """The area an arrow shows, behind the one that a card in force puts in its place (T-EXPL-07)."""
    for force in in_force(game, points.FOG_AREA):
        ability = force.ability
        assert isinstance(ability, OtherFog)
        if ability.area == area and ability.side in (NONE, side):
            return (ability.other, area)
    return (area,)


def cover_bare_spaces(game: Game, terrain: int) -> None:
    """Spaces that a text left without fog get it when a figure arrives on a Terrain that points at them."""
    definition = book_of(game).cards[terrain]
    for side in range(4):
        cell = beyond(game.places[terrain], side)
        if definition.arrows[side] != NONE and bare.is_bare(game, cell):
            bare.cover(game, cell)
            if cell not in game.cells:
                fill_with_fog(game, cell, definition.areas[side], side)
