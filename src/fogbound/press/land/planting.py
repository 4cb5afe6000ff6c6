"""Where plants grow and boulders lie: on ground that suits them, clear of places, paths, water and slips."""

import numpy as np
from numpy.typing import NDArray

from fogbound.press.chance import Chance, seed
from fogbound.press.land.field import BLEED, CELLS, Field, axes
from fogbound.press.land.layout import Place, in_quiet
from fogbound.press.land.plants import SPECIES, Growth, variant
from fogbound.press.land.rivers import River
from fogbound.press.noise import Grid, noise, smooth

__all__ = ["Clearing", "planted"]

_REEDS = Growth("reed", 50, 0.80, 44, 1.4)  # where the scene asks for reeds


class Clearing:
    """The ground that must stay clear, on the grid of the field."""

    def __init__(self) -> None:
        x, y = axes()
        self._x, self._y = x * 1000, y * 1000
        self.taken: NDArray[np.bool_] = np.zeros(x.shape, dtype=bool)

    def ring(self, x: float, y: float, wide: float, high: float) -> None:
        """Keep an ellipse clear."""
        self.taken |= ((self._x - x) / wide) ** 2 + ((self._y - y) / high) ** 2 < 1

    def along(self, points: Grid, reach: float) -> None:
        """Keep both sides of a line clear."""
        for x, y in points[::2].tolist():
            self.taken |= (self._x - x) ** 2 + (self._y - y) ** 2 < reach * reach

    def also(self, more: NDArray[np.bool_]) -> "Clearing":
        """A larger clearing."""
        larger = Clearing()
        larger.taken = self.taken | more
        return larger

    def free(self, x: float, y: float) -> bool:
        """Whether something may stand here."""
        row, column = round(y * CELLS / 1000) + BLEED, round(x * CELLS / 1000) + BLEED
        return not bool(self.taken[row, column])


def clearing(places: list[Place], ways: list[Grid], courses: list[River]) -> Clearing:
    """What places, paths and rivers keep clear."""
    found = Clearing()
    for place in places:
        found.ring(place.x, place.y + 6, place.clear * 1.15, place.clear)
    for way in ways:
        found.along(way, 22)
        found.along(way + np.array([0.0, 26.0]), 20)  # a tree that stands before a path would hide it
    for course in courses:
        found.along(course.points, 26)
    return found


def planted(field: Field, clear: Clearing) -> list[tuple[float, float, str]]:
    """Everything that grows: where its foot stands and the symbol that draws it."""
    found = []
    for biome in sorted(field.grounds):
        for growth in SPECIES[biome]:
            found += _grown(field, clear, growth, field.grounds[biome])
    if "reeds" in field.site.features:
        low = max(0.10, float(np.quantile(field.height, 0.35)))  # in the wettest part of whatever land it is
        found += _grown(field, clear, _REEDS._replace(thins=low), _away_from_edges())
    return found


def _away_from_edges() -> Grid:
    """1 in the middle of the card and nothing at its edges, where the neighbour may have none."""
    x, y = axes()
    return smooth(np.minimum(np.minimum(x, 1.0 - x), np.minimum(y, 1.0 - y)) / 0.22)


def _grown(field: Field, clear: Clearing, growth: Growth, ground: Grid) -> list[tuple[float, float, str]]:
    chance = Chance("growth", field.site.key, growth.species, f"{growth.spacing}")
    step = growth.spacing
    spots = []
    row = 0
    y = growth.height + 10
    while y < 984:
        x = 26 + (step / 2 if row % 2 else 0)
        while x < 974:
            spots.append((x + chance.between(-0.36, 0.36) * step, y + chance.between(-0.36, 0.36) * step))
            x += step
        y += step * 0.82
        row += 1
    at = np.array(spots)
    at[:, 0] = np.clip(at[:, 0], 26, 974)
    at[:, 1] = np.clip(at[:, 1], growth.height + 8, 986)
    height, slope = field.many(field.height, at[:, 0], at[:, 1]), field.many(field.slope, at[:, 0], at[:, 1])
    share = field.many(ground, at[:, 0], at[:, 1])
    groves = noise(at[:, 0] / 210, at[:, 1] / 210, seed("groves", field.site.key, growth.species))
    open_land = np.clip((groves + 0.12) / 0.30, 0, 1)
    likely = growth.share * share * (1 - growth.clumps + growth.clumps * open_land)
    fits = (
        ~in_quiet(at[:, 0], at[:, 1])
        & (slope < growth.steepest)
        & (height > (-0.022 if growth.species == "reed" else 0.014))
    )
    if growth.thins:
        fits &= height < growth.thins
    found = []
    for (x, y), wanted, suits in zip(at.tolist(), likely.tolist(), fits.tolist(), strict=True):
        lucky = chance.unit() < wanted  # asked of every spot, so that one more path moves no tree
        symbol = variant(growth.species, chance)
        if lucky and suits and clear.free(x, y):
            found.append((x, y, symbol))
    return found
