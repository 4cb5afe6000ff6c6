"""The middle of a card: the land that belongs to it alone, shaped as its biome demands."""

import math

import numpy as np

from fogbound.press.chance import NamedChance, seed
from fogbound.press.land.grounds import GROUNDS
from fogbound.press.land.survey import LandSite
from fogbound.press.noise import Grid, fractal, noise, smooth

__all__ = ["middle"]

_TERRACE = 0.075
_POOL, _SHELF = 0.05, 0.09  # how deep a pool is, and how high the land around it


def middle(site: LandSite, x: Grid, y: Grid) -> tuple[float, Grid]:
    """The level of the middle, and how the land rises above it and falls below it."""
    ground = GROUNDS[site.biome]
    key = seed("middle", site.key)
    chance = NamedChance("lie of the middle", site.key)
    x, y = x - 0.5, y - 0.5
    hills = ground.rough * fractal(x, y, key)
    if site.biome == "peak":
        hills = _peak(x, y, key, chance)
    elif site.biome == "ash":
        hills = 0.5 * hills + _cones(x, y, key, chance)
    elif site.biome == "marsh":
        hills = np.where(hills > 0.0, 0.35 * hills, hills)
    elif site.biome == "sand":
        hills = hills + 0.006 * noise(x * 4.0 + y * 16.0, y * 5.0 - x * 2.0, key + 5)
    elif site.biome == "rock":
        hills = _terraced(hills)
    if "pools" not in site.features:
        return ground.level, hills
    level = min(ground.level, _SHELF)  # pools lie on a shelf that hardly rises above them
    hills = 0.5 * hills
    return level, hills + (-_POOL - level - hills) * _pools(x, y, chance)


def _peak(x: Grid, y: Grid, key: int, chance: NamedChance) -> Grid:
    """Ridges that bend, on a dome."""
    bend_x = 0.10 * fractal(x, y, key + 11, octaves=3)
    bend_y = 0.10 * fractal(x, y, key + 12, octaves=3)
    top_x, top_y = chance.between(-0.08, 0.16), chance.between(-0.16, 0.06)
    far = np.sqrt((x - top_x) ** 2 + (y - top_y) ** 2)
    dome = 0.34 * (1.0 - smooth(far / 0.62))
    crest = 1.0 - np.abs(2.2 * fractal(x + bend_x, y + bend_y, key, octaves=4, cycles=1.6, gain=0.42))
    return dome - 0.10 + 0.26 * crest * np.abs(crest) * (0.35 + 2.0 * dome)


def _cones(x: Grid, y: Grid, key: int, chance: NamedChance) -> Grid:
    """One large cone somewhere around the middle, or two or three smaller ones."""
    count = 1 + chance.below(3)
    first = chance.between(0, 2 * math.pi)
    hills = np.zeros(np.broadcast(x, y).shape)
    for at in range(count):
        turn, far = first + at * 2 * math.pi / count, chance.between(0.06, 0.16) + 0.09 * (count - 1)
        top = (far * math.cos(turn), far * math.sin(turn) - 0.04)
        reach = chance.between(0.36, 0.48) if count == 1 else chance.between(0.18, 0.32)
        hills = np.maximum(hills, _cone(x, y, key + 31 * at, top, reach, reach * chance.between(0.5, 0.8)))
    return hills


def _cone(x: Grid, y: Grid, key: int, top: tuple[float, float], reach: float, rise: float) -> Grid:
    """A cone of cinders with a crater, its flanks cut by gullies."""
    top_x, top_y = top
    dx, dy = x - top_x, y - top_y
    far = np.sqrt(dx * dx + dy * dy) + 1e-6
    far = far + 0.05 * noise(x * 5.0, y * 5.0, key + 21)
    flank = np.clip(1.0 - far / reach, 0.0, 1.0)
    gullies = noise(dx / np.abs(far + 0.05) * 3.2, dy / np.abs(far + 0.05) * 3.2, key + 22)
    crater = 0.62 * rise * (1.0 - smooth(far / (0.26 * reach)))
    return rise * flank * (2.0 - flank) + 0.09 * gullies * flank * (1.0 - flank) * 4.0 - crater


def _terraced(hills: Grid) -> Grid:
    """Flats with steep steps between them."""
    steps = hills / _TERRACE
    floor = np.floor(steps)
    return (floor + smooth((steps - floor - 0.5) / 0.5 + 0.25)) * _TERRACE * 0.75 + hills * 0.25


def _pools(x: Grid, y: Grid, chance: NamedChance) -> Grid:
    """How much of a hollow there is, in a loose ring around the middle."""
    hollow = np.zeros_like(x)
    for turn in ((0.16, -0.12), (-0.08, 0.02), (0.22, 0.10), (0.02, -0.24)):
        at_x, at_y = turn[0] + chance.between(-0.05, 0.05), turn[1] + chance.between(-0.05, 0.05)
        wide, high = chance.between(0.06, 0.11), chance.between(0.045, 0.075)
        far = np.sqrt(((x - at_x) / wide) ** 2 + ((y - at_y) / high) ** 2)
        far = far + 0.35 * noise(x * 11.0, y * 11.0, seed("pool", chance.word()))
        hollow = np.maximum(hollow, 1.0 - smooth((far - 0.55) / 1.5))
    return hollow
