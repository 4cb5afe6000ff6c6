"""The grain of the ground: ripples in sand, cracks in rock, cinders, sheen on marsh and open water.

A hidden number is cut with the same pen, so the pens are written down here.
"""

from typing import Final, NamedTuple

import numpy as np

from fogbound.packs.format import Biome
from fogbound.press.chance import Chance
from fogbound.press.land.field import Field
from fogbound.press.land.planting import Clearing
from fogbound.press.noise import Grid
from fogbound.press.pen import INK, WATER, number, stroke
from fogbound.press.plate import Spot

__all__ = ["PENS", "SEA", "Pen", "marks", "pen_at"]


class Pen(NamedTuple):
    """A colour, a width, how strong it is, and how far apart its marks lie."""

    colour: str
    width: float
    opacity: float
    spacing: float


PENS: Final[dict[Biome, Pen]] = {
    "ash": Pen(INK, 1.4, 0.40, 46),
    "forest": Pen(INK, 1.4, 0.38, 80),
    "jungle": Pen(INK, 1.4, 0.38, 80),
    "marsh": Pen(WATER, 1.5, 0.50, 52),
    "meadow": Pen(INK, 1.4, 0.38, 62),
    "moor": Pen(INK, 1.4, 0.40, 56),
    "peak": Pen(INK, 1.4, 0.40, 64),
    "rock": Pen(INK, 1.4, 0.38, 50),
    "sand": Pen(INK, 1.4, 0.38, 46),
}
SEA: Final = Pen(WATER, 1.5, 0.42, 74)

_GATHERED = 230.0  # how far around its spot the grain of a card is denser
_DENSER = 30.0  # between marks there


def marks(field: Field, clear: Clearing, spot: Spot) -> list[str]:
    """All marks of a card, one element for every pen; they gather around the spot where a number may be hidden."""
    found = []
    gathered = pen_at(field, spot)
    for biome in sorted(field.grounds):
        share = np.where(field.height > 0.016, field.grounds[biome], 0.0) * (field.slope < 1.1)
        around = spot if PENS[biome] is gathered else None
        found.append(_spread(field, clear, biome, PENS[biome], share, around))
    open_water = np.where(field.height < -0.045, 0.62, 0.0)
    found.append(_spread(field, clear, "sea", SEA, open_water, spot if gathered is SEA else None))
    return found


def pen_at(field: Field, spot: Spot) -> Pen:
    """The pen of the texture at a spot."""
    if field.at(field.height, spot.x, spot.y) < 0:
        return SEA
    return PENS[max(sorted(field.grounds), key=lambda biome: field.at(field.grounds[biome], spot.x, spot.y))]


def _spread(field: Field, clear: Clearing, what: str, pen: Pen, share: Grid, spot: Spot | None) -> str:
    chance = Chance("marks", field.site.key, what)
    spots = _jittered(chance, 30, 30, 940, 940, pen.spacing)
    if spot is not None:
        reach = _GATHERED
        spots += _jittered(chance, spot.x - reach, spot.y - reach * 0.6, 2 * reach, 1.2 * reach, _DENSER)
    at = np.array(spots)
    fits = field.many(share, at[:, 0], at[:, 1]).tolist()
    paths = []
    for (x, y), fit in zip(spots, fits, strict=True):
        wanted, path = chance.unit(), _mark(what, chance, x, y)
        if 20 < x < 940 and 20 < y < 970 and clear.free(x, y) and fit > wanted + 0.12:
            paths.append(path)
    return stroke(paths, pen.colour, pen.width, pen.opacity)


def _jittered(
    chance: Chance, left: float, top: float, wide: float, high: float, spacing: float
) -> list[tuple[float, float]]:
    """Spots about so far apart."""
    return [
        (left + (column + chance.unit()) * spacing, top + (row + chance.unit()) * spacing)
        for row in range(int(high / spacing))
        for column in range(int(wide / spacing))
    ]


def _mark(what: str, chance: Chance, x: float, y: float) -> str:
    start = f"M{number(x)} {number(y)}"
    long = chance.between(0.7, 1.3)
    turn = chance.between(-1, 1)
    if what in ("sand", "sea"):
        half, rise = round(13 * long), round(4 * long)
        tail = f"t{half} {round(2 * turn)}" if chance.unit() < 0.6 else ""
        return f"{start}q{half // 2} -{rise} {half} {round(2 * turn)}{tail}t{half} {round(3 * turn)}"
    if what == "rock":
        dx, dy = round(9 * turn), round(12 * long)
        fork = (
            f"m-{round(4 * long)} -{round(6 * long)}l{-dx or 5} {round(7 * long)}"
            if chance.unit() < 0.4
            else ""
        )
        return f"{start}l{dx} {dy} {round(7 * long)} {round(5 * long)} {-dx // 2} {round(9 * long)}{fork}"
    if what == "ash":
        return f"{start}l{round(7 * turn)} {round(5 * long)}m{round(9 * long)} {round(6 * turn)}l4 {round(4 * turn)}"
    if what == "marsh":
        return f"{start}h{round(22 * long)}m-{round(14 * long)} 6h{round(18 * long)}"
    if what == "peak":
        return f"{start}l{round(8 * long)} {round(6 * long)}m3-7l5 4"
    blade = f"q3-5 {round(5 + 2 * turn)}-{round(6 + 4 * long)}"
    return f"{start}{blade}m4 {round(9 * long)}q1-5 {round(4 * turn)}-{round(8 * long)}"
