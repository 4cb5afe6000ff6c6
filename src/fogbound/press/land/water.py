"""Shores and waterlines: contours of the same field, so they meet those of the neighbours."""

from typing import Final

from fogbound.press.land.contours import traced
from fogbound.press.land.field import Field
from fogbound.press.pen import PenStrokes, line, stroke, thinned

__all__ = ["shore", "waterlines"]

_DEPTHS: Final = (0.012, 0.027, 0.046, 0.070, 0.100, 0.138, 0.185, 0.240)


def waterlines(field: Field, colour: str) -> list[PenStrokes]:
    """Lines that follow the shore out into the water, each fainter than the one before."""
    found = []
    for at, depth in enumerate(_DEPTHS):
        share = at / (len(_DEPTHS) - 1)
        paths = [line(thinned(points, 9.0)) for points in traced(field, -depth)]
        found.append(stroke(paths, colour, 2.0 - 1.1 * share, 0.75 - 0.58 * share))
    return found


def shore(field: Field, colour: str) -> list[PenStrokes]:
    """The line between land and water."""
    return [stroke([line(thinned(points, 7.0)) for points in traced(field, 0.0)], colour, 3.6)]
