"""A hidden number: where it stands in the picture, and its digits, cut with the pen of the ground around them."""

import math

import numpy as np
from numpy.typing import NDArray

from fogbound.press.chance import NamedChance
from fogbound.press.land.field import SIZE, UNITS, Field, axes
from fogbound.press.land.layout import FeatureSpot, furnished, jittered
from fogbound.press.land.marks import dense, pen_at
from fogbound.press.land.planting import Clearing
from fogbound.press.noise import Grid
from fogbound.press.numerals import strokes
from fogbound.press.pen import PenStrokes, number, stroke
from fogbound.press.plate import Spot

__all__ = ["beside", "choose_spot", "digits", "stillness", "written"]

_HEIGHT = 51.0
_FINER = 0.88  # than the marks around it, which a loupe does not tell and a glance overlooks
_MOST_TURNED = 16.0  # degrees
_APART = 13.0  # between a number and the contours, the hatch and the mist around it
_FIGURES = (575.0, 480.0, 120.0)  # where figures usually stand, and how far around


def choose_spot(field: Field, places: list[FeatureSpot], clear: Clearing, veiled: Grid | None) -> Spot:
    """Where a number would stand: fairly level ground of the biome, away from everything else.

    Every card has such a spot, whether it hides a number or not, so that the grain around it gives nothing away.
    """
    chance = NamedChance("hidden", field.site.key)
    x, y = jittered(chance, 120, 215, 880, 860, 20)
    worth = field.many(_fitness(field, clear, veiled), x, y)
    at_x, at_y, around = _FIGURES
    worth -= np.where((x - at_x) ** 2 + (y - at_y) ** 2 < around**2, 3.0, 0.0)
    for place in places:
        worth -= np.where((x - place.x) ** 2 + (y - place.y + 40) ** 2 < (place.clear + 90) ** 2, 6.0, 0.0)
    worth += 0.5 * chance.units(len(x))
    best = int(np.argmax(worth))
    turn = chance.between(-_MOST_TURNED, _MOST_TURNED)
    return Spot(round(float(x[best]), 1), round(float(y[best]), 1), _HEIGHT, round(turn, 1))


def _fitness(field: Field, clear: Clearing, veiled: Grid | None) -> Grid:
    """How well a number would stand around each point of the field: the ground of its whole box counts."""
    x, y = axes()
    fitness = -10.0 * field.slope + 2.0 * field.grounds[field.site.biome]
    fitness -= np.where(field.lit > 0.90, 0.0, 17.0)  # hatch would cross it
    fitness -= np.where(field.height > 0.03, 0.0, 70.0) + np.where(clear.taken, 35.0, 0.0)
    fitness -= np.where(furnished(x * 1000, y * 1000), 70.0, 0.0)
    if veiled is not None:
        fitness -= 6.0 * veiled
    return _averaged(fitness, 12, 6)


def _averaged(grid: Grid, wide: int, high: int) -> Grid:
    """The mean over the box around every sample, so many samples to each side."""
    padded = np.pad(grid, ((high + 1, high), (wide + 1, wide)), mode="edge")
    sums = padded.cumsum(axis=0).cumsum(axis=1)
    down, across = 2 * high + 1, 2 * wide + 1
    boxes = sums[down:, across:] - sums[:-down, across:] - sums[down:, :-across] + sums[:-down, :-across]
    mean: Grid = boxes / (down * across)
    return mean


def stillness(spot: Spot, wide: float, above: float, below: float) -> NDArray[np.bool_]:
    """Where nothing grows and no mist lies, number or not, in heights of the number from its middle."""
    x, y = axes()
    turned = math.radians(spot.turn)
    dx, dy = x * 1000 - spot.x, y * 1000 - spot.y
    along, down = dx * math.cos(turned) + dy * math.sin(turned), dy * math.cos(turned) - dx * math.sin(turned)
    still: NDArray[np.bool_] = (
        (np.abs(along) < spot.height * wide) & (down > -spot.height * above) & (down < spot.height * below)
    )
    return still


def written(hidden: int | None, spot: Spot) -> list[Grid]:
    """The lines of a number at its spot; none for a card that hides nothing."""
    if hidden is None:
        return []
    cosine, sine = math.cos(math.radians(spot.turn)), math.sin(math.radians(spot.turn))
    turned = np.array([[cosine, sine], [-sine, cosine]]) * spot.height
    return [line @ turned + np.array([spot.x, spot.y]) for line in strokes(hidden)]


def beside(lines: list[Grid]) -> NDArray[np.bool_]:
    """Where the grid of the field lies so close to a number that other lines would cross it."""
    found = np.zeros((SIZE, SIZE), dtype=np.bool_)
    for x, y in dense(lines).tolist():
        found |= (UNITS - x) ** 2 + (UNITS[:, None] - y) ** 2 < _APART**2
    return found


def digits(field: Field, spot: Spot, lines: list[Grid]) -> PenStrokes:
    """The number as strokes of the pen that is used around it."""
    paths = ["M" + "L".join(f"{number(x)} {number(y)}" for x, y in line.tolist()) for line in lines]
    pen = pen_at(field, spot)
    return stroke(paths, pen.colour, pen.width * _FINER, pen.opacity)
