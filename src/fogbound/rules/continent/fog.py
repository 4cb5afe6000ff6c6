"""Fog: Exploration cards laid fog side up at a Terrain's arrows (C-REV-02, C-REV-03, C-RUL-65)."""

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common.book import book_of
from fogbound.rules.continent import filing, table


def lay_fog(game: Game, terrain: int) -> None:
    """One fog card of the Terrain's area at each arrow that points at a free space (C-REV-02, C-REV-03)."""
    definition = book_of(game).cards[terrain]
    cell = game.places[terrain]
    for direction in range(4):
        if definition.arrows[direction] != NONE and beyond(cell, direction) not in game.cells:
            fill_with_fog(game, beyond(cell, direction), definition.area)


def fill_with_fog(game: Game, cell: int, area: int) -> bool:
    """Lay the pile's next card; an empty pile is refilled from the Past, or the space waits (C-RUL-65)."""
    pile = table.PILES + area
    if not game.zones[pile]:
        filing.empty_past(game)
    if not game.zones[pile]:
        game.registers[table.WAITING] = 1
        return False
    card = game.zones[pile][-1]
    filing.lay(game, card, cell, table.FOGGY)
    return True


def fill_waiting_spaces(game: Game) -> None:
    """Spaces that stayed empty for lack of cards get one as soon as their pile has one again (C-RUL-65)."""
    game.registers[table.WAITING] = 0
    for terrain in table.board_terrains(game):
        definition = book_of(game).cards[terrain]
        for direction in range(4):
            cell = beyond(game.places[terrain], direction)
            if definition.arrows[direction] != NONE and cell not in game.cells:
                if game.zones[table.PILES + definition.area]:
                    fill_with_fog(game, cell, definition.area)
                else:
                    game.registers[table.WAITING] = 1
