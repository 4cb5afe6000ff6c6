"""The field under a picture: how high the land lies at every point, what ground it has and how the lamp falls on it.

Nine patches, the middle, the edges and the corners, each have noise of their own and fade into each other. Beyond
the band of an edge only the edge itself and its corners count, so both neighbours compute the same land there.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, TypeVar

import contourpy
import numpy as np

from fogbound.packs.format import Biome, Light, Side
from fogbound.press.chance import seed
from fogbound.press.land.middle import middle
from fogbound.press.land.survey import Corner, LandSite, Rim
from fogbound.press.noise import Grid, fractal, noise, smooth

__all__ = ["BLEED", "CELLS", "SIZE", "STEP", "UNITS", "Field", "survey_field"]

CELLS: Final = 150  # of the grid, from cut to cut
BLEED: Final = 6  # cells beyond the cut
SIZE: Final = CELLS + 2 * BLEED + 1  # samples
STEP: Final = 1 / CELLS
UNITS: Final = (np.arange(SIZE) - BLEED) * (1000.0 / CELLS)
"""Where samples lie, in units of the plate."""

_AXIS: Final = (np.arange(SIZE) - BLEED) / CELLS

_BAND = 0.34  # how far an edge reaches into the card
_MIXING = 0.28  # the width over which grounds mix where they meet
_WANDER = 0.26  # how far the line where they meet strays
_BEND = 0.34  # how far coasts and slopes stray inside the card
_STEEPNESS = 0.34  # how much the lamp makes of a slope
_LAMP: Final = (-0.6184, -0.6184, 0.4848)  # from 315 degrees, 29 degrees high

_ORIGIN: Final[dict[Side, tuple[float, float]]] = {
    "north": (0.5, 0.0),
    "east": (1.0, 0.5),
    "south": (0.5, 1.0),
    "west": (0.0, 0.5),
}

Label = TypeVar("Label", Biome, Light)


class Field:
    """Grids over the card and its bleed: rows from north to south, columns from west to east."""

    def __init__(
        self, site: LandSite, height: Grid, grounds: dict[Biome, Grid], hours: dict[Light, Grid]
    ) -> None:
        self.site = site
        self.height = height
        self.grounds = grounds
        self.hours = hours
        self.slope_y: Grid = np.gradient(height, STEP, axis=0)
        self.slope_x: Grid = np.gradient(height, STEP, axis=1)
        self._steep: Grid = self.slope_x**2 + self.slope_y**2
        self.slope: Grid = np.sqrt(self._steep)

    @cached_property
    def lit(self) -> Grid:
        """How much of the lamp's light falls here; 1 is as much as on flat land."""
        long = np.sqrt(1.0 + _STEEPNESS * _STEEPNESS * self._steep)
        east, south, up = _LAMP
        found: Grid = (up - _STEEPNESS * (self.slope_x * east + self.slope_y * south)) / long / up
        return found

    @cached_property
    def tracer(self) -> contourpy.ContourGenerator:
        """Follows lines of equal height, in units of the plate."""
        return contourpy.contour_generator(
            UNITS, UNITS, self.height, name="serial", line_type=contourpy.LineType.Separate
        )

    def at(self, grid: Grid, x: float, y: float) -> float:
        """The value of one of the grids at a point in units of the plate (0 to 1000 between the cuts)."""
        column = min(max(x * CELLS / 1000 + BLEED, 0.0), SIZE - 1.001)
        row = min(max(y * CELLS / 1000 + BLEED, 0.0), SIZE - 1.001)
        left, top = int(column), int(row)
        across, down = column - left, row - top
        upper = grid[top, left] * (1 - across) + grid[top, left + 1] * across
        lower = grid[top + 1, left] * (1 - across) + grid[top + 1, left + 1] * across
        return float(upper * (1 - down) + lower * down)

    def many(self, grid: Grid, x: Grid, y: Grid) -> Grid:
        """The same for many points at once."""
        column = np.clip(x * (CELLS / 1000) + BLEED, 0.0, SIZE - 1.001)
        row = np.clip(y * (CELLS / 1000) + BLEED, 0.0, SIZE - 1.001)
        left, top = column.astype(np.int64), row.astype(np.int64)
        across, down = column - left, row - top
        cells, cell = grid.ravel(), top * SIZE + left
        upper = cells.take(cell) * (1 - across) + cells.take(cell + 1) * across
        cell += SIZE
        lower = cells.take(cell) * (1 - across) + cells.take(cell + 1) * across
        found: Grid = upper * (1 - down) + lower * down
        return found


def axes() -> tuple[Grid, Grid]:
    """The coordinates of all samples in sides of the card: a row and a column, which together span the grid."""
    return _AXIS[None, :], _AXIS[:, None]


def survey_field(site: LandSite) -> Field:
    """The land of a site, before rivers have cut into it."""
    x, y = axes()
    blend = _Blend(x, y)
    bent_x, bent_y = _bent(site, x, y)
    west, east = 1.0 - smooth(bent_x / _BAND), 1.0 - smooth((1.0 - bent_x) / _BAND)
    north, south = 1.0 - smooth(bent_y / _BAND), 1.0 - smooth((1.0 - bent_y) / _BAND)
    inner_x, inner_y = 1.0 - west - east, 1.0 - north - south
    level, hills = middle(site, x, y)
    blend.add(inner_x * inner_y, level, hills, {site.biome: 1.0}, {site.light: 1.0})
    sides = (inner_x * north, inner_y * east, inner_x * south, inner_y * west)
    for rim, weight in zip(site.rims, sides, strict=True):
        from_x, from_y = _ORIGIN[rim.side]
        blend.patch(weight, rim, from_x, from_y, seed("edge", rim.key))
    corners = ((west * north, 0, 0), (east * north, 1, 0), (west * south, 0, 1), (east * south, 1, 1))
    for corner, (weight, at_x, at_y) in zip(site.corners, corners, strict=True):
        blend.patch(weight, corner, at_x, at_y, seed("corner", corner.key))
    return blend.field(site)


def _bent(site: LandSite, x: Grid, y: Grid) -> tuple[Grid, Grid]:
    """Coordinates that stray inside the card and lie straight at its edges, so that no coast follows the cut."""
    inside = smooth(x / 0.3) * smooth((1.0 - x) / 0.3) * smooth(y / 0.3) * smooth((1.0 - y) / 0.3)
    key = seed("bend", site.key)
    bent_x = x + _BEND * inside * noise(x * 2.3, y * 2.3, key)
    return bent_x, y + _BEND * inside * noise(x * 2.3, y * 2.3, key + 1)


class _Blend:
    """Patches laid over each other: levels are averaged, hills keep their height where patches meet."""

    def __init__(self, x: Grid, y: Grid) -> None:
        self._x, self._y = x, y
        self._level, self._hills, self._squares = np.zeros((3, SIZE, SIZE))
        self._grounds: dict[Biome, Grid] = {}
        self._hours: dict[Light, Grid] = {}

    def patch(self, weight: Grid, patch: Rim | Corner, from_x: float, from_y: float, key: int) -> None:
        """Lay down an edge or a corner, in coordinates that are measured from it."""
        rows, columns = np.flatnonzero(weight.any(axis=1)), np.flatnonzero(weight.any(axis=0))
        window = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        x, y = self._x[:, window[1]] - from_x, self._y[window[0]] - from_y
        hills = patch.rough * fractal(x, y, key)
        shares = _meeting(patch, x, y) if isinstance(patch, Rim) else _gathering(patch, x, y)
        self.add(
            weight[window],
            patch.level,
            hills,
            _sums(patch.grounds, shares),
            _sums(patch.hours, shares),
            window,
        )

    def add(
        self,
        weight: Grid,
        level: float,
        hills: Grid,
        grounds: Mapping[Biome, Grid | float],
        hours: Mapping[Light, Grid | float],
        window: tuple[slice, slice] = (slice(None), slice(None)),
    ) -> None:
        """Lay down a patch."""
        self._level[window] += weight * level
        self._hills[window] += weight * hills
        self._squares[window] += weight * weight
        for biome, share in grounds.items():
            self._grounds.setdefault(biome, np.zeros((SIZE, SIZE)))[window] += weight * share
        for hour, share in hours.items():
            self._hours.setdefault(hour, np.zeros((SIZE, SIZE)))[window] += weight * share

    def field(self, site: LandSite) -> Field:
        """The land that all patches together make."""
        return Field(site, self._level + self._hills / np.sqrt(self._squares), self._grounds, self._hours)


def _sums(labels: Sequence[Label], shares: list[Grid]) -> dict[Label, Grid]:
    found: dict[Label, Grid] = {}
    for label, share in zip(labels, shares, strict=True):
        found[label] = found[label] + share if label in found else share
    return found


def _share(across: Grid, along: Grid, key: str) -> Grid:
    """How much belongs to the east or south of a line that strays to both sides."""
    stray = _WANDER * noise(along * 3.1, across * 3.1, seed("meeting", key))
    return smooth((across + stray) / _MIXING + 0.5)


def _meeting(rim: Rim, x: Grid, y: Grid) -> list[Grid]:
    """How much of this card and of its neighbour there is at an edge."""
    if rim.grounds[0] == rim.grounds[1] and rim.hours[0] == rim.hours[1]:
        return [np.ones_like(x), np.zeros_like(x)]
    share = _share(x, y, rim.key) if rim.side in ("east", "west") else _share(y, x, rim.key)
    return [1.0 - share, share] if rim.side in ("east", "south") else [share, 1.0 - share]


def _gathering(corner: Corner, x: Grid, y: Grid) -> list[Grid]:
    """How much of each of the four cards there is at a corner."""
    east, south = _share(x, y, corner.key), _share(y, x, corner.key + "'")
    return [(1 - east) * (1 - south), east * (1 - south), (1 - east) * south, east * south]
