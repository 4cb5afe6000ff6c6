"""Lines of equal height, lit by the lamp: dark and broad in shade, pale and thin in light; and the hatch of slopes."""

from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fogbound.press.land.field import UNITS, Field
from fogbound.press.noise import Grid, lattice
from fogbound.press.pen import INK, PALE, PenStrokes, line, segments, stroke, thinned

__all__ = ["Hatch", "contours", "hachures", "hatch", "level_hatch", "traced"]

STEP: Final = 0.021
_HEAVY = 5  # every fifth line
_HEAVIER = 1.35
_SHORTEST_LINE = 5  # points, about 8 units apart
_STEEPEST = 1.7  # slopes above this have hachures
_SMALLEST_RING = 175.0  # units around
_LONGEST_SLOPE = 0.55  # from here on a slope counts in full

# How far a line faces away from the lamp (up to a limit), and the pen that draws it.
_PENS: Final = (
    (-0.72, INK, 2.9, 0.90),
    (-0.46, INK, 2.2, 0.74),
    (-0.20, INK, 1.6, 0.55),
    (0.22, INK, 1.1, 0.36),
    (0.55, PALE, 1.5, 0.60),
    (9.0, PALE, 2.2, 0.85),
)
_NONE = 99  # no pen at all


def traced(field: Field, level: float) -> list[Grid]:
    """The lines along which the land lies this high, in units of the plate, without the smallest rings."""
    found = [np.asarray(points, dtype=np.float64) for points in field.tracer.lines(level)]
    return [points for points in found if not _small_ring(points)]


def _small_ring(points: Grid) -> bool:
    """Whether a line closes around so little that it could be taken for a nought."""
    if (points[0] != points[-1]).any():
        return False
    steps = points[1:] - points[:-1]
    return float(np.sqrt((steps**2).sum(axis=1)).sum()) < _SMALLEST_RING


def contours(field: Field, still: NDArray[np.bool_]) -> list[PenStrokes]:
    """All contours of the land above the water, but none where it must stay still."""
    steep = np.maximum(field.slope, 1e-6)
    facing = (field.slope_x + field.slope_y) * 0.70711 / steep * np.clip(steep / _LONGEST_SLOPE, 0.0, 1.0)
    limits = np.array([pen[0] for pen in _PENS[:-1]])
    crossed, stilled = bool(still.any()), still.astype(np.float64)
    drawn: dict[tuple[int, bool], list[str]] = {}
    for count in range(1, int(field.height.max() / STEP) + 1):
        for raw in traced(field, count * STEP):
            points = thinned(raw)
            if len(points) < _SHORTEST_LINE:
                continue
            turned = field.many(facing, points[:, 0], points[:, 1])
            eased = np.convolve(np.pad(turned, 2, mode="edge"), np.full(5, 0.2), mode="valid")
            pens = np.searchsorted(limits, eased[:-1], side="right")
            if crossed:
                middles = (points[:-1] + points[1:]) / 2
                pens[field.many(stilled, middles[:, 0], middles[:, 1]) > 0.5] = _NONE
            starts = [0, *(np.flatnonzero(pens[1:] != pens[:-1]) + 1).tolist(), len(pens)]
            for begin, end in pairwise(starts):
                pen = (int(pens[begin]), count % _HEAVY == 0)
                if pen[0] != _NONE:
                    drawn.setdefault(pen, []).append(line(points[begin : end + 1]))
    return [
        stroke(drawn[at, heavy], colour, width * (_HEAVIER if heavy else 1.0), opacity)
        for at, (_, colour, width, opacity) in enumerate(_PENS)
        for heavy in (False, True)
        if (at, heavy) in drawn
    ]


class Hatch(NamedTuple):
    """A family of level strokes: how it lies on the card, when it is used and with which pen.

    Going `across` lines to the east or `down` lines to the south crosses a whole card, so that lines run on from one
    card to the next.
    """

    across: int
    down: int
    offset: float  # in gaps
    below: float  # of the light of flat land
    width: float
    opacity: float


HATCHES: Final = (
    Hatch(72, 93, 0.0, 0.90, 1.5, 0.34),
    Hatch(72, 93, 0.5, 0.76, 1.7, 0.42),
    Hatch(-55, 104, 0.0, 0.60, 2.0, 0.50),
)
_LEVEL: Final = Hatch(0, 72, 0.5, 1.0, 1.5, 0.9)
_SAMPLE = 6.0  # units along a line
_SHORTEST = 3  # samples of a stroke


def hatch(field: Field, still: NDArray[np.bool_]) -> list[PenStrokes]:
    """The hatch of slopes turned from the lamp, but none where it must stay still."""
    light = np.where((field.height > 0.004) & ~still, field.lit, 9.0)
    return [stroke(_strokes(field, light, each), INK, each.width, each.opacity) for each in HATCHES]


def level_hatch(field: Field, colour: str) -> PenStrokes:
    """Level lines over all water, for prints that have no wash to tell it from land."""
    return stroke(_strokes(field, np.where(field.height < -0.006, 0.0, 9.0), _LEVEL), colour, *_LEVEL[4:])


class _Rows(NamedTuple):
    """Where the samples of a family of strokes lie, row by row, and which way its strokes run."""

    x: Grid
    y: Grid
    inside: NDArray[np.bool_]
    along: Grid


@cache
def _rows(each: Hatch) -> _Rows:
    long = float(np.sqrt(each.across**2 + each.down**2))
    gap = 1000.0 / long
    normal_x, normal_y = each.across / long, each.down / long
    along_x, along_y = normal_y, -normal_x
    corners = [x * normal_x + y * normal_y for x in (-40, 1040) for y in (-40, 1040)]
    rows = (np.arange(int(min(corners) / gap) - 1, int(max(corners) / gap) + 2) + each.offset) * gap
    spans = [x * along_x + y * along_y for x in (-40, 1040) for y in (-40, 1040)]
    reach = np.arange(min(spans), max(spans), _SAMPLE)
    x = rows[:, None] * normal_x + reach[None, :] * along_x
    y = rows[:, None] * normal_y + reach[None, :] * along_y
    inside = (x > -40) & (x < 1040) & (y > -40) & (y < 1040)
    return _Rows(x, y, inside, np.array([along_x, along_y]))


def _strokes(field: Field, light: Grid, each: Hatch) -> list[str]:
    x, y, inside, along = _rows(each)
    dark = np.zeros((x.shape[0], x.shape[1] + 2), dtype=np.int8)
    dark[:, 1:-1] = inside & (field.many(light, x, y) < each.below)
    edges = dark[:, 1:] - dark[:, :-1]
    (rows, begins), ends = np.nonzero(edges == 1), np.nonzero(edges == -1)[1]
    jitter = lattice(begins, rows, 17).astype(np.float64) / 2**32 * 8.0 - 4.0
    long = ends - begins >= _SHORTEST
    rows, begins, ends = rows[long], begins[long], ends[long] - 1
    stray = jitter[long, None] * along
    starts = np.stack([x[rows, begins], y[rows, begins]], axis=1) + stray
    return segments(starts, np.stack([x[rows, ends], y[rows, ends]], axis=1) - stray)


def hachures(field: Field, still: NDArray[np.bool_]) -> list[PenStrokes]:
    """Short strokes down the steepest faces that the lamp does not reach."""
    steep = (field.slope > _STEEPEST) & (field.lit < 0.8) & (field.height > 0.02) & ~still
    rows, columns = np.nonzero(steep)
    chosen = (rows % 2 == 0) & (columns % 2 == 0)
    rows, columns = rows[chosen], columns[chosen]
    bits = lattice(columns, rows, 23).astype(np.float64) / 2**32
    long = (8.0 + 10.0 * bits) / field.slope[rows, columns]
    x, y = UNITS[columns] + 7.0 * bits - 3.5, UNITS[rows] + 5.0 * bits - 2.5
    to_x, to_y = x - field.slope_x[rows, columns] * long, y - field.slope_y[rows, columns] * long
    paths = segments(np.stack([x, y], axis=1), np.stack([to_x, to_y], axis=1))
    return [stroke(paths, INK, 1.5, 0.55)]
