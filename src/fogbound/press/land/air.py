"""The weather of a picture, in lines: banks of mist, rain, falling snow, wind. It fades before the edges."""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fogbound.press.chance import NamedChance, seed
from fogbound.press.curves import curve
from fogbound.press.land.field import BLEED, CELLS, SIZE, Field, axes
from fogbound.press.noise import Grid, fractal, noise, smooth
from fogbound.press.pen import INK, PALE, PenStrokes, line, number, stroke

__all__ = ["veil", "weather_lines"]

_RULE: Final = 17.0  # between the lines of a bank of mist


def veil(field: Field) -> Grid | None:
    """How much mist or rain hides of the land, on the grid of the field; None when there is neither."""
    x, y = axes()
    edge = np.minimum(np.minimum(x, 1.0 - x), np.minimum(y, 1.0 - y))
    inside = smooth((edge - 0.01) / 0.16)
    if field.site.weather == "rain":
        return 0.30 * inside
    if field.site.weather != "mist":
        return None
    banks = fractal(x, y * 2.9, seed("mist", field.site.key), octaves=3, cycles=1.5)
    low = 1.0 - smooth((field.height - 0.05) / 0.5)
    return 0.42 * inside * smooth((banks + 0.10 + 0.14 * low) / 0.34)


def weather_lines(field: Field, veiled: Grid | None, still: NDArray[np.bool_]) -> list[PenStrokes]:
    """What the weather draws over the land, given how much of it the veil hides and what it must not cross."""
    chance = NamedChance("weather", field.site.key)
    if field.site.weather == "mist" and veiled is not None:
        return _mist(np.where(still, 0.0, veiled), chance)
    if field.site.weather == "rain":
        return _rain(chance)
    if field.site.weather == "snow":
        return _snow(chance)
    if field.site.weather == "wind":
        return _wind(chance)
    return []


def _mist(banks: Grid, chance: NamedChance) -> list[PenStrokes]:
    """Long lines that drift together, more of them where the mist is thick."""
    drift = seed("drift", chance.word())
    thick: list[str] = []
    thin: list[str] = []
    for at in range(1, int(1000 / _RULE)):
        y = at * _RULE + chance.between(-4, 4)
        row = banks[round(y * CELLS / 1000) + BLEED]
        for level, paths in ((0.44, thick), (0.20, thin)):
            inside = np.concatenate([[False], row[1 : SIZE - 1] > level + 0.06 * (at % 3), [False]])
            turns = np.flatnonzero(np.diff(inside.astype(np.int8)))
            for begin, end in zip(turns[::2].tolist(), turns[1::2].tolist(), strict=True):
                from_x = (begin - BLEED) * 1000 / CELLS + chance.between(0, 70)
                to_x = (end - BLEED) * 1000 / CELLS - chance.between(0, 70)
                if to_x - from_x > 90:
                    xs = np.linspace(from_x, to_x, max(2, int((to_x - from_x) / 22)))
                    sway = 15.0 * noise(xs / 170.0, np.full(len(xs), y / 130.0), drift)
                    paths.append(line(np.stack([xs, y + sway], axis=1)))
    return [stroke(thin, PALE, 1.6, 0.50), stroke(thick, PALE, 2.6, 0.70)]


def _rain(chance: NamedChance) -> list[PenStrokes]:
    pale: list[str] = []
    dark: list[str] = []
    for at in range(230):
        x, y, long = chance.between(40, 960), chance.between(20, 930), chance.between(26, 66)
        if x - long * 0.34 > 10 and y + long < 990:
            drop = f"M{round(x)} {round(y)}l{-round(long * 0.34)} {round(long)}"
            (dark if at % 3 == 0 else pale).append(drop)
    return [stroke(pale, PALE, 2.3, 0.82), stroke(dark, INK, 1.5, 0.46)]


def _snow(chance: NamedChance) -> list[PenStrokes]:
    small = [f"M{round(chance.between(20, 980))} {round(chance.between(20, 980))}h0" for _ in range(150)]
    large = [f"M{round(chance.between(20, 980))} {round(chance.between(20, 980))}h0" for _ in range(70)]
    ring = [stroke(small, INK, 5.4, 0.35), stroke(large, INK, 8.4, 0.35)]
    return [*ring, stroke(small, PALE, 4.0, 0.95), stroke(large, PALE, 7.0, 0.95)]


def _wind(chance: NamedChance) -> list[PenStrokes]:
    """Long breaths, some of which curl at their end."""
    breaths = []
    for _ in range(15):
        x, y, long = chance.between(40, 620), chance.between(60, 940), chance.between(150, 320)
        sway = chance.between(8, 22)
        knots = [(x + long * t / 6, y + sway * math.sin(t * 1.3) - t * 3) for t in range(7)]
        end_x, end_y = knots[-1]
        if chance.unit() < 0.45 and end_x < 900:
            knots += [
                (end_x + 26, end_y - 4),
                (end_x + 36, end_y - 20),
                (end_x + 22, end_y - 30),
                (end_x + 12, end_y - 20),
            ]
        if all(10 < px < 990 and 10 < py < 990 for px, py in knots):
            breaths.append(line(curve(knots, 12.0)))
    shifted = f' transform="translate({number(2)} {number(3)})"'
    return [stroke(breaths, INK, 1.2, 0.45, shifted), stroke(breaths, PALE, 2.4, 0.88)]
