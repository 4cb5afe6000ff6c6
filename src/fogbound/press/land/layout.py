"""Where things stand on a card: places first, each in a spot that suits it, with room for what the client lays on top.

All measures are units of the plate, 1000 from cut to cut.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fogbound.packs.format import Feature
from fogbound.press.chance import NamedChance
from fogbound.press.land.field import Field
from fogbound.press.land.rivers import River
from fogbound.press.noise import Grid

__all__ = ["GROUND_ONLY", "FeatureSpot", "furnished", "in_quiet", "jittered", "places", "spring"]

Where: TypeAlias = NDArray[np.bool_]

GROUND_ONLY: Final[frozenset[Feature]] = frozenset(
    {"birches", "bridge", "hanging-orchard", "kelp", "orchard", "pools", "reeds"}
)
"""Features that are part of the land, of its plants or of a river, and have no spot of their own."""

_WATERSIDE: Final[dict[Feature, float]] = {"boat": 0.0, "jetty": -0.03, "wreck": -0.02}
"""What stands at a shore if there is one, and how high the ground is there."""

_APART = 280.0  # between places


class FeatureSpot(NamedTuple):
    """A feature and the spot of its foot."""

    feature: Feature
    x: float
    y: float
    clear: float  # nothing grows within this distance
    toward: int = 1  # for what stands at a shore: where the water is, east (1) or west (-1)


_WIDTHS: Final[dict[Feature, float]] = {
    "anchors": 105,
    "bell": 80,
    "boat": 95,
    "cairn": 75,
    "cave": 115,
    "darn": 140,
    "gatehouse": 130,
    "great-house": 120,
    "great-oak": 115,
    "hives": 110,
    "hut": 95,
    "jetty": 120,
    "milestone": 60,
    "pen": 120,
    "rags": 140,
    "reel": 130,
    "ruin": 115,
    "shrine": 75,
    "slab": 105,
    "spring": 70,
    "stones": 130,
    "stranded-boat": 130,
    "tent": 85,
    "tower": 80,
    "village": 150,
    "washing": 135,
    "well": 80,
    "wreck": 145,
}


def in_quiet(x: Grid, y: Grid) -> Where:
    """Where slips will lie: in the ellipse at the lower left."""
    found: Where = ((x - 220) / 400) ** 2 + ((y - 860) / 240) ** 2 < 1
    return found


def furnished(x: Grid, y: Grid) -> Where:
    """Where a name, a slip, a waymark or resources will lie."""
    found = in_quiet(x, y) | ((x < 660) & (y < 190)) | ((x > 580) & (y > 830))
    for at_x, at_y in ((500, 0), (1000, 500), (500, 1000), (0, 500)):
        found = found | ((x - at_x) ** 2 + (y - at_y) ** 2 < 120**2)
    return found


def spring(field: Field) -> FeatureSpot | None:
    """Where the spring of a card rises, if it has one; rivers begin there, and other places make room for them."""
    return _best(field, "spring", [], ()) if "spring" in field.site.features else None


def places(field: Field, courses: Sequence[River] = ()) -> list[FeatureSpot]:
    """A spot for every feature that needs one, in the order in which the scene names them."""
    risen = spring(field)
    taken = [risen] if risen is not None else []
    found: list[FeatureSpot] = []
    for feature in field.site.features:
        if feature == "spring" and risen is not None:
            found.append(risen)
        elif feature not in GROUND_ONLY:
            found.append(_best(field, feature, taken, courses))
            taken.append(found[-1])
    return found


def jittered(
    chance: NamedChance, left: float, top: float, right: float, bottom: float, step: float
) -> tuple[Grid, Grid]:
    """Spots about so far apart, none quite where it is expected."""
    columns, rows = int((right - left) / step) + 1, int((bottom - top) / step) + 1
    stray = (-0.3 + 0.6 * chance.units(columns, rows, 2)) * step
    x = np.arange(columns)[:, None] * step + left + stray[..., 0]
    y = np.arange(rows) * step + top + stray[..., 1]
    return x.ravel(), y.ravel()


def _best(field: Field, feature: Feature, taken: list[FeatureSpot], courses: Sequence[River]) -> FeatureSpot:
    chance = NamedChance("place", field.site.key, feature)
    wide = _WIDTHS[feature]
    x, y = jittered(chance, 250, 250, 830, 790, 28)
    east, west = (field.many(field.height, x + side * wide, y) for side in (1, -1))
    worth = _worth(field, feature, x, y, wide, np.minimum(east, west))
    worth += 0.45 * chance.units(len(x)) - np.sqrt((x - 580) ** 2 + (y - 480) ** 2) / 900
    for other in taken:
        far = np.sqrt((x - other.x) ** 2 + (1.2 * (y - other.y)) ** 2)
        worth -= np.maximum(0.0, 1 - far / _APART) * 14
    for course in courses:
        at = course.points[::3]
        near = np.sqrt((x[:, None] - at[:, 0]) ** 2 + (1.4 * (y[:, None] - 20 - at[:, 1])) ** 2).min(axis=1)
        worth -= np.maximum(0.0, 1 - near / (wide * 1.1)) * 6
    best = int(np.argmax(np.where(furnished(x, y), -np.inf, worth)))
    toward = 1 if east[best] <= west[best] else -1
    return FeatureSpot(feature, round(float(x[best]), 1), round(float(y[best]), 1), wide, toward)


def _worth(field: Field, feature: Feature, x: Grid, y: Grid, wide: float, out: Grid) -> Grid:
    """How well a feature would stand in each of some spots; `out` is how high it is to their wetter side."""
    here, slope = field.many(field.height, x, y), field.many(field.slope, x, y)
    if feature in _WATERSIDE and float(field.height[12:-12, 12:-12].min()) < -0.02:
        return 3.0 - np.abs(here - _WATERSIDE[feature]) * 40 - np.where(out > -0.01, 4.0, 0.0)
    around = [
        field.many(field.height, x + dx * wide * 0.6, y + dy) for dx in (-1, 0, 1) for dy in (-45, 0, 25)
    ]
    lowest = np.min(around, axis=0)
    dry = np.where(lowest > 0.014, 0.0, -4.0 + lowest * 20)
    if feature in ("great-house", "tower"):
        return dry + here * 3.0 - slope * 0.5
    if feature == "cave":
        return dry + np.minimum(slope, 1.4) * 1.5
    return dry - slope * 1.1
