"""Smooth noise over the plane. Only sums and products are used, so that every machine computes the same."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["Grid", "fractal", "lattice", "noise", "smooth"]

Grid: TypeAlias = NDArray[np.float64]

# Sixteen directions around the circle, written out because sines differ in their last digits.
_DIRECTIONS: Final = np.array(
    [
        *((1.0, 0.0), (0.92388, 0.38268), (0.70711, 0.70711), (0.38268, 0.92388)),
        *((0.0, 1.0), (-0.38268, 0.92388), (-0.70711, 0.70711), (-0.92388, 0.38268)),
        *((-1.0, 0.0), (-0.92388, -0.38268), (-0.70711, -0.70711), (-0.38268, -0.92388)),
        *((0.0, -1.0), (0.38268, -0.92388), (0.70711, -0.70711), (0.92388, -0.38268)),
    ]
)


def smooth(value: Grid) -> Grid:
    """From 0 to 1 and flat at both ends."""
    inside = np.clip(value, 0.0, 1.0)
    return inside * inside * (3.0 - 2.0 * inside)


def lattice(x: NDArray[np.int64], y: NDArray[np.int64], seed: int) -> NDArray[np.uint32]:
    """Mixed bits for every whole point; the same point gives the same bits in every picture."""
    with np.errstate(over="ignore"):
        mixed = x.astype(np.uint32) * np.uint32(0x9E3779B1)
        mixed = mixed ^ (y.astype(np.uint32) * np.uint32(0x85EBCA77) + np.uint32(seed & 0xFFFFFFFF))
        mixed ^= mixed >> np.uint32(15)
        mixed *= np.uint32(0x2C1B3C6D)
        mixed ^= mixed >> np.uint32(12)
        mixed *= np.uint32(0x297A2D39)
        mixed ^= mixed >> np.uint32(15)
    return mixed


def noise(x: Grid, y: Grid, seed: int, period: int = 0) -> Grid:
    """Gradient noise with one hill or hollow to the unit, about -0.7 to 0.7; it may repeat after a period."""
    left, top = np.floor(x), np.floor(y)
    column, row = left.astype(np.int64), top.astype(np.int64)
    first_column, first_row = int(column.min()), int(row.min())
    columns = np.arange(first_column, int(column.max()) + 2)
    rows = np.arange(first_row, int(row.max()) + 2)
    if period:
        columns, rows = columns % period, rows % period
    chosen = lattice(columns[None, :], rows[:, None], seed) & np.uint32(15)
    slopes_x, slopes_y = _DIRECTIONS[chosen, 0].ravel(), _DIRECTIONS[chosen, 1].ravel()
    cell = (row - first_row) * len(columns) + (column - first_column)
    across, down = x - left, y - top
    ease_x = across * across * across * (across * (across * 6.0 - 15.0) + 10.0)
    ease_y = down * down * down * (down * (down * 6.0 - 15.0) + 10.0)

    def pull(dx: int, dy: int) -> Grid:
        corner = cell + (dy * len(columns) + dx)
        pulled: Grid = slopes_x.take(corner) * (across - dx) + slopes_y.take(corner) * (down - dy)
        return pulled

    upper = pull(0, 0) * (1.0 - ease_x) + pull(1, 0) * ease_x
    lower = pull(0, 1) * (1.0 - ease_x) + pull(1, 1) * ease_x
    return upper * (1.0 - ease_y) + lower * ease_y


def fractal(x: Grid, y: Grid, seed: int, octaves: int = 5, cycles: float = 1.75, gain: float = 0.47) -> Grid:
    """Noise of several sizes, each finer and fainter than the one before."""
    total = np.zeros(np.broadcast(x, y).shape)
    strength = 1.0
    for octave in range(octaves):
        shift = 0.37 * octave  # so that no two octaves have their whole points in the same places
        total += strength * noise(x * cycles + shift, y * cycles - shift, seed + octave * 7919)
        cycles *= 2.0
        strength *= gain
    return total
