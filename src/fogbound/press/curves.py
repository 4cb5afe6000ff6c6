"""Smooth lines through given points."""

import math
from collections.abc import Sequence

import numpy as np

from fogbound.press.noise import Grid

__all__ = ["curve"]


def curve(knots: Sequence[tuple[float, float]], step: float = 8.0) -> Grid:
    """A smooth line through some points, with a point about every `step` units."""
    points = np.array([knots[0], *knots, knots[-1]], dtype=np.float64)
    pieces = []
    for at in range(1, len(points) - 2):
        before, start, end, after = points[at - 1 : at + 3]
        count = max(2, int(math.hypot(*(end - start)) / step))
        t = (np.arange(count) / count)[:, None]
        bend = (2 * before - 5 * start + 4 * end - after) * t**2
        turn = (3 * start - before - 3 * end + after) * t**3
        pieces.append(0.5 * (2 * start + (end - before) * t + bend + turn))
    pieces.append(points[-1:])
    return np.concatenate(pieces)
