"""Where plants grow and boulders lie: on ground that suits them, clear of places, paths, water and slips."""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fogbound.packs.format import Feature
from fogbound.press.chance import NamedChance, fractions, seed
from fogbound.press.land.field import BLEED, CELLS, SIZE, Field, axes
from fogbound.press.land.layout import FeatureSpot, in_quiet
from fogbound.press.land.plants import SPECIES, Growth, variants
from fogbound.press.land.rivers import River
from fogbound.press.noise import Grid, noise, smooth

__all__ = ["Clearing", "planted"]

_REEDS = Growth("reed", 50, 0.80, 44, 1.4)  # where the scene asks for reeds
_GROVES: Final[dict[Feature, Growth]] = {  # and for plants of one kind
    "birches": Growth("birch", 68, 0.90, 74, 2.4, 0.0, 0.2),
    "hanging-orchard": Growth("hung-apple", 92, 0.95, 70, 2.6),
    "kelp": Growth("kelp", 70, 0.94, 30, 2.0, 0.0, 0.4),
    "orchard": Growth("apple", 84, 0.95, 70, 2.0),
}


class Clearing:
    """The ground that must stay clear, on the grid of the field."""

    def __init__(self) -> None:
        x, y = axes()
        self._x, self._y = x * 1000, y * 1000
        self.taken: NDArray[np.bool_] = np.zeros((SIZE, SIZE), dtype=bool)

    def ring(self, x: float, y: float, wide: float, high: float) -> None:
        """Keep an ellipse clear."""
        self.taken |= ((self._x - x) / wide) ** 2 + ((self._y - y) / high) ** 2 < 1

    def along(self, points: Grid, reach: float) -> None:
        """Keep both sides of a line clear."""
        for x, y in points[::2].tolist():
            rows, columns = _around(y, reach), _around(x, reach)
            near = (self._x[:, columns] - x) ** 2 + (self._y[rows] - y) ** 2 < reach * reach
            self.taken[rows, columns] |= near

    def also(self, more: NDArray[np.bool_]) -> "Clearing":
        """A larger clearing."""
        larger = Clearing()
        larger.taken = self.taken | more
        return larger

    def free(self, x: Grid, y: Grid) -> NDArray[np.bool_]:
        """Where something may stand, of some spots on the card."""
        rows, columns = (np.rint(at * CELLS / 1000).astype(np.int64) + BLEED for at in (y, x))
        found: NDArray[np.bool_] = ~self.taken[rows, columns]
        return found


def _around(at: float, reach: float) -> slice:
    """The samples of a row or a column that lie within reach of a point."""
    first, last = ((at + by) * CELLS / 1000 + BLEED for by in (-reach, reach))
    return slice(max(0, int(first)), max(0, int(last) + 2))


def clearing(places: list[FeatureSpot], ways: list[Grid], courses: list[River]) -> Clearing:
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
    for feature, growth in _GROVES.items():
        if feature in field.site.features:
            found += _grown(field, clear, growth, _away_from_edges(0.08, 0.10))
    return found


def _away_from_edges(margin: float = 0.0, fade: float = 0.22) -> Grid:
    """1 in the middle of the card and nothing at its edges, where the neighbour may have none."""
    x, y = axes()
    return smooth((np.minimum(np.minimum(x, 1.0 - x), np.minimum(y, 1.0 - y)) - margin) / fade)


def _grown(field: Field, clear: Clearing, growth: Growth, ground: Grid) -> list[tuple[float, float, str]]:
    chance = NamedChance("growth", field.site.key, growth.species, f"{growth.spacing}")
    x, y = _spots(chance, growth)
    height, slope = field.many(field.height, x, y), field.many(field.slope, x, y)
    groves = noise(x / 210, y / 210, seed("groves", field.site.key, growth.species))
    open_land = np.clip((groves + 0.12) / 0.30, 0, 1)
    likely = growth.share * field.many(ground, x, y) * (1 - growth.clumps + growth.clumps * open_land)
    fits = (
        ~in_quiet(x, y)
        & (slope < growth.steepest)
        & (height > (-0.022 if growth.species == "reed" else 0.014))
        & clear.free(x, y)
    )
    if growth.thins:
        fits &= height < growth.thins
    drawn = chance.words(2 * len(x)).reshape(-1, 2)  # for every spot, so that one more path moves no tree
    fits &= fractions(drawn[:, 0]) < likely
    looks = variants(growth.species, drawn[:, 1])[fits].tolist()
    return [
        (at_x, at_y, f"{growth.species}-{look}")
        for at_x, at_y, look in zip(x[fits].tolist(), y[fits].tolist(), looks, strict=True)
    ]


def _spots(chance: NamedChance, growth: Growth) -> tuple[Grid, Grid]:
    """Rows of spots over the whole card, every other row set off, none quite where it is expected."""
    step = growth.spacing
    rows = math.ceil((974 - growth.height) / (step * 0.82))
    spots = [
        (x, growth.height + 10 + row * step * 0.82)
        for row in range(rows)
        for x in np.arange(26 + (step / 2 if row % 2 else 0), 974, step).tolist()
    ]
    at = np.array(spots) + (-0.36 + 0.72 * chance.units(len(spots), 2)) * step
    return np.clip(at[:, 0], 26, 974), np.clip(at[:, 1], growth.height + 8, 986)
