"""Geometry of the Board: a square grid without edges, one card per cell, north is up.

A cell is one integer, so that stepping to a neighbour is one addition.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

WIDTH: Final = 4096
CENTRE: Final = 2048 * WIDTH + 2048
STEPS: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)


def cell_at(column: int, row: int) -> int:
    """The cell so many columns east and rows south of the centre."""
    return CENTRE + row * WIDTH + column


def column_of(cell: int) -> int:
    return cell % WIDTH - CENTRE % WIDTH


def row_of(cell: int) -> int:
    return cell // WIDTH - CENTRE // WIDTH


def beyond(cell: int, direction: int) -> int:
    """The neighbouring cell in that direction."""
    return cell + STEPS[direction]


def opposite(direction: int) -> int:
    return direction ^ 2
