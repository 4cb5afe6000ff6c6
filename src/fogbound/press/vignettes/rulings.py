"""Families of lines to rule a picture with: one family for each picture, chosen by what it means.

Level lines are sky and sea, circles are things and faces, rays are light, wavering rings are states of the body, and a
single spiral is a curse.
"""

import math
from typing import Literal

import numpy as np

from fogbound.press.vignettes.chance import WordChance, waver
from fogbound.press.vignettes.shapes import Points

__all__ = ["Line", "Ruling", "ruled"]

Ruling = Literal["level", "circles", "rays", "rings", "spiral"]
Line = tuple[Points, Points]  # the way it runs, and at each point what it has to cover

GAP = 6.0
STEP = 6.0  # between two samples of a line
MARGIN = 8.0


def ruled(ruling: Ruling, x: float, y: float, width: float, height: float, chance: WordChance) -> list[Line]:
    """The lines of a family around a point, enough of them to cover a picture of this size."""
    reach = max(math.hypot(x - a, y - b) for a in (0, width) for b in (0, height)) + MARGIN
    if ruling == "level":
        return _level(width, height, chance)
    if ruling == "circles":
        return _circles(x, y, reach, chance, 0.0)
    if ruling == "rings":
        return _circles(x, y, reach, chance, 26.0)
    if ruling == "rays":
        return _rays(x, y, reach)
    return [_spiral(x, y, reach)]


def _level(width: float, height: float, chance: WordChance) -> list[Line]:
    count = int((width + 2 * MARGIN) / STEP) + 2
    along = np.linspace(-MARGIN, width + MARGIN, count)
    lines: list[Line] = []
    sway = waver(chance.of("sway"), count, 34, 2.2)
    rows = int((height + 2 * MARGIN) / GAP) + 1
    across, down = np.meshgrid(np.arange(count, dtype=np.float64), np.arange(rows, dtype=np.float64))
    wander = chance.of("rows").noise(across, down * 9, 9) * 0.8
    for row in range(rows):
        lines.append(
            (np.stack([along, row * GAP - MARGIN + sway + wander[row]], axis=1), np.full(count, GAP))
        )
    return lines


def _circles(x: float, y: float, reach: float, chance: WordChance, wild: float) -> list[Line]:
    gap = GAP * 1.08 if wild else GAP
    radii = np.arange(1, int(reach / gap) + 2) * gap - gap / 2
    counts = np.maximum(12, (2 * math.pi * radii / STEP).astype(int)) + 1
    angle = np.concatenate([np.linspace(0, 2 * math.pi, count) for count in counts.tolist()])
    radius = np.repeat(radii, counts)
    across, down = np.cos(angle), np.sin(angle)
    if wild:
        noise = chance.noise(across * 1.1 + 40 + radius * 0.004, down * 1.1 + radius * 0.006, 0.62, 3)
        own = radius * 0.94 + wild * noise * (np.minimum(1.0, radius / 70) + 0.3 * radius / 160)
    else:
        own = radius + chance.noise(across + 9, down + radius * 0.02, 0.8) * 0.7
    points = np.stack([x + own * across, y + own * down], axis=1)
    ends = np.cumsum(counts)[:-1]
    return [(line, np.full(len(line), gap)) for line in np.split(points, ends)]


def _rays(x: float, y: float, reach: float) -> list[Line]:
    """Rays from a point; where they have spread too far, new ones grow in between and the old ones thin."""
    lines: list[Line] = []
    number, start = 48, 8.0
    while start < reach:
        first = start == 8.0
        radius = np.linspace(start, reach, max(3, int((reach - start) / STEP)))
        gap = _spread(radius, number, start)
        count = number if first else number // 2
        for ray in range(count):
            angle = 2 * math.pi * (ray + (0.0 if first else 0.5)) / count
            points = np.stack([x + radius * math.cos(angle), y + radius * math.sin(angle)], axis=1)
            lines.append((points, gap))
        start = 52.0 * number / 48
        number *= 2
    return lines


def _spread(radius: Points, number: int, start: float) -> Points:
    """What each ray of a generation has to cover, at every distance."""
    share = np.ones_like(radius)
    if start > 8.0:  # it grows in among the older ones
        share = np.clip((radius / start - 1) / 0.6, 0, 1)
    gap = 2 * math.pi * radius / number * share
    doubling = 52.0 * number / 48
    while doubling < radius[-1]:
        gap *= 1 - 0.5 * np.clip((radius / doubling - 1) / 0.6, 0, 1)
        doubling *= 2
    return gap


def _spiral(x: float, y: float, reach: float) -> Line:
    turns = reach / GAP
    length = math.pi * reach * turns
    # Equal steps along the line: the angle grows with the root of the way.
    count = int(length / (STEP * 0.9))
    angle = 2 * math.pi * turns * np.sqrt(np.linspace(0.0002, 1, count))
    radius = GAP * angle / (2 * math.pi)
    return np.stack([x + radius * np.cos(angle), y + radius * np.sin(angle)], axis=1), np.full(count, GAP)
