"""The grain of the ground: ripples in sand, cracks in rock, cinders, sheen on marsh and open water.

A hidden number is cut with the same pen, so the pens are written down here.
"""

from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fogbound.packs.format import Biome
from fogbound.press.chance import NamedChance
from fogbound.press.land.field import Field
from fogbound.press.land.planting import Clearing
from fogbound.press.noise import Grid
from fogbound.press.pen import INK, WATER, PenStrokes, number, stroke
from fogbound.press.plate import Spot

__all__ = ["PENS", "SEA", "MarkPen", "dense", "marks", "pen_at"]


class MarkPen(NamedTuple):
    """A colour, a width, how strong it is, and how far apart its marks lie."""

    colour: str
    width: float
    opacity: float
    spacing: float


PENS: Final[dict[Biome, MarkPen]] = {
    "ash": MarkPen(INK, 1.4, 0.40, 46),
    "forest": MarkPen(INK, 1.4, 0.38, 80),
    "jungle": MarkPen(INK, 1.4, 0.38, 80),
    "marsh": MarkPen(WATER, 1.5, 0.50, 52),
    "meadow": MarkPen(INK, 1.4, 0.38, 62),
    "moor": MarkPen(INK, 1.4, 0.40, 56),
    "peak": MarkPen(INK, 1.4, 0.40, 64),
    "rock": MarkPen(INK, 1.4, 0.38, 50),
    "sand": MarkPen(INK, 1.4, 0.38, 46),
}
SEA: Final = MarkPen(WATER, 1.5, 0.42, 74)

_GATHERED = 230.0  # how far around its spot the grain of a card is denser
_DENSER = 24.0  # between marks there
_APART = 10.0  # between a mark and a number

# How far marks reach from where they begin.
_BLADE: Final = (8.0, -9.0)
_REACHES: Final = {
    "ash": (16.0, 9.0),
    "marsh": (24.0, 6.0),
    "peak": (16.0, 4.0),
    "rock": (8.0, 26.0),
    "sand": (39.0, 0.0),
    "sea": (39.0, 0.0),
}


def marks(field: Field, clear: Clearing, spot: Spot, lines: list[Grid]) -> list[PenStrokes]:
    """All marks of a card, one element for every pen; they gather around the spot where a number may be hidden.

    None of them crosses the lines of such a number, but they come close, so that it is lost among them.
    """
    number = dense(lines)
    found = []
    gathered = pen_at(field, spot)
    for biome in sorted(field.grounds):
        share = np.where(field.height > 0.016, field.grounds[biome], 0.0) * (field.slope < 1.1)
        around = spot if PENS[biome] is gathered else None
        found.append(_spread(field, clear, biome, PENS[biome], share, around, number))
    open_water = np.where(field.height < -0.045, 0.62, 0.0)
    found.append(_spread(field, clear, "sea", SEA, open_water, spot if gathered is SEA else None, number))
    return found


def pen_at(field: Field, spot: Spot) -> MarkPen:
    """The pen of the texture at a spot."""
    if field.at(field.height, spot.x, spot.y) < 0:
        return SEA
    return PENS[max(sorted(field.grounds), key=lambda biome: field.at(field.grounds[biome], spot.x, spot.y))]


def dense(lines: list[Grid]) -> Grid:
    """Points about 4 units apart all along some lines."""
    points = [np.zeros((0, 2))]
    for line in lines:
        for start, end in pairwise(line):
            count = max(2, int(np.hypot(*(end - start)) / 4) + 1)
            points.append(np.linspace(start, end, count))
    return np.concatenate(points)


def _spread(
    field: Field, clear: Clearing, what: str, pen: MarkPen, share: Grid, spot: Spot | None, number: Grid
) -> PenStrokes:
    chance = NamedChance("marks", field.site.key, what)
    at = _jittered(chance, 30, 30, 940, 940, pen.spacing)
    if spot is not None:
        reach = _GATHERED
        left, top = spot.x - reach, spot.y - reach * 0.6
        at = np.concatenate([at, _jittered(chance, left, top, 2 * reach, 1.2 * reach, _DENSER)])
    drawn = chance.units(len(at), 4)
    x, y = at[:, 0], at[:, 1]
    fits = (x > 20) & (x < 940) & (y > 20) & (y < 970) & (field.many(share, x, y) > drawn[:, 0] + 0.12)
    fits[fits] = clear.free(x[fits], y[fits])
    fits[fits] = ~_crosses(what, at[fits], drawn[fits, 1], number)
    paths = [
        _mark(what, at_x, at_y, 0.7 + 0.6 * long, 2 * turn - 1, more)
        for (at_x, at_y), (_, long, turn, more) in zip(at[fits].tolist(), drawn[fits].tolist(), strict=True)
    ]
    return stroke(paths, pen.colour, pen.width, pen.opacity)


def _crosses(what: str, at: Grid, long: Grid, number: Grid) -> NDArray[np.bool_]:
    """Which marks would come too near to a number."""
    found = np.zeros(len(at), dtype=np.bool_)
    if len(number):
        end = np.array(_REACHES.get(what, _BLADE)) * (0.7 + 0.6 * long)[:, None]
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            gaps = (at + end * share)[:, None, :] - number
            found |= ((gaps**2).sum(axis=2) < _APART**2).any(axis=1)
    return found


def _jittered(chance: NamedChance, left: float, top: float, wide: float, high: float, spacing: float) -> Grid:
    """Spots about so far apart."""
    rows, columns = int(high / spacing), int(wide / spacing)
    at = chance.units(rows, columns, 2)
    at[..., 0] += np.arange(columns)
    at[..., 1] += np.arange(rows)[:, None]
    found: Grid = (at * spacing).reshape(-1, 2) + np.array([left, top])
    return found


def _mark(what: str, x: float, y: float, long: float, turn: float, more: float) -> str:
    """One mark: about so long, turned to the left or right, and some of them with more to them than others."""
    start = f"M{number(x)} {number(y)}"
    if what in ("sand", "sea"):
        half, rise = round(13 * long), round(4 * long)
        tail = f"t{half} {round(2 * turn)}" if more < 0.6 else ""
        return f"{start}q{half // 2} -{rise} {half} {round(2 * turn)}{tail}t{half} {round(3 * turn)}"
    if what == "rock":
        dx, dy = round(9 * turn), round(12 * long)
        fork = f"m-{round(4 * long)} -{round(6 * long)}l{-dx or 5} {round(7 * long)}" if more < 0.4 else ""
        return f"{start}l{dx} {dy} {round(7 * long)} {round(5 * long)} {-dx // 2} {round(9 * long)}{fork}"
    if what == "ash":
        return f"{start}l{round(7 * turn)} {round(5 * long)}m{round(9 * long)} {round(6 * turn)}l4 {round(4 * turn)}"
    if what == "marsh":
        return f"{start}h{round(22 * long)}m-{round(14 * long)} 6h{round(18 * long)}"
    if what == "peak":
        return f"{start}l{round(8 * long)} {round(6 * long)}m3-7l5 4"
    blade = f"q3-5 {round(5 + 2 * turn)}-{round(6 + 4 * long)}"
    return f"{start}{blade}m4 {round(9 * long)}q1-5 {round(4 * turn)}-{round(8 * long)}"
