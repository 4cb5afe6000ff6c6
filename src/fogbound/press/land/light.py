"""The hour of a picture: every colour passes through it, in the wash and in what is drawn upon it."""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fogbound.packs.format import Light
from fogbound.press.land.grounds import Tint, tint
from fogbound.press.manner import Manner, inked
from fogbound.press.noise import Grid, smooth
from fogbound.press.pen import PenStrokes

__all__ = ["LIGHTS", "LampGlow", "Lighting", "Paint", "glowing", "lighting_of"]


Paint: TypeAlias = NDArray[np.float64]  # three planes: red, green, blue

_WARM: Final = ((1.06, 255.0), (0.96, 208.0), (0.76, 138.0))  # what lamplight makes of red, green and blue


_HEAVIER, _FINEST = 1.35, 0.9  # the pen of the ink manner


class LampGlow(NamedTuple):
    """Where a lamp stands, in units of the plate, and how far its light falls."""

    x: float
    y: float
    reach: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a spot lies well inside its light."""
        return (x - self.x) ** 2 + (y - self.y) ** 2 < (self.reach / 2) ** 2


class Lighting(NamedTuple):
    """What an hour does to colours: they lose some of their own, take on a tint and are drawn to a veil."""

    tint: Tint  # multiplies
    veil: Tint  # is mixed in
    veiled: float
    muted: float  # how much colour is lost
    bare: bool = False  # no hour at all: ink on white paper

    def graded(self, colour: str) -> str:
        """A colour as it looks at this hour, `#RRGGBB`."""
        return inked(colour) if self.bare else _graded(self, colour)

    def shining(self, colour: str) -> str:
        """A colour that has a light of its own and is the same at every hour."""
        return inked(colour) if self.bare else colour

    def penned(self, stroke: PenStrokes) -> PenStrokes:
        """A stroke as it is drawn at this hour: in ink, what was faint is fine instead."""
        if not self.bare:
            return stroke
        width = max(_FINEST, _HEAVIER * stroke.width * stroke.opacity**0.6)
        return stroke._replace(colour=inked(stroke.colour), width=width, opacity=1.0)

    def graded_paint(self, paint: Paint) -> Paint:
        """Paint as it looks at this hour."""
        if self == LIGHTS["day"]:
            return paint
        grey = 0.30 * paint[0] + 0.59 * paint[1] + 0.11 * paint[2]
        graded = np.empty_like(paint)
        for plane, out, share, veil in zip(paint, graded, self.tint, self.veil, strict=True):
            tinted = (plane + (grey - plane) * self.muted) * (share / 255.0)
            np.add(tinted, (veil - tinted) * self.veiled, out=out)
        return graded


@cache
def _graded(lighting: Lighting, colour: str) -> str:
    plain = np.array(tint(colour.lstrip("#")), dtype=np.float64).reshape(3, 1, 1)
    red, green, blue = (round(part) for part in lighting.graded_paint(plain).ravel().tolist())
    return f"#{red:02X}{green:02X}{blue:02X}"


def lighting_of(light: Light, manner: Manner) -> Lighting:
    """The hour of a picture, which is none in ink."""
    return _BARE if manner == "ink" else LIGHTS[light]


def glowing(paint: Paint, day: Paint, x: Grid, y: Grid, glow: LampGlow) -> Paint:
    """Paint with the warm light of a lamp in it; under the lamp things have the colours of the day."""
    far = np.sqrt((x - glow.x) ** 2 + (y - glow.y) ** 2) / glow.reach
    near = 1.0 - smooth(far)
    lit = np.empty_like(paint)
    for plane, out, own, (part, warmth) in zip(paint, lit, day, _WARM, strict=True):
        np.add(plane, (0.68 * own * part + 0.32 * warmth - plane) * near, out=out)
    return lit


_BARE: Final = Lighting((255, 255, 255), (255, 255, 255), 0.0, 0.0, bare=True)
LIGHTS: Final[dict[Light, Lighting]] = {
    "day": Lighting((255, 255, 255), (255, 255, 255), 0.0, 0.0),
    "dawn": Lighting((255, 246, 232), (255, 222, 178), 0.09, 0.0),
    "dusk": Lighting((248, 238, 226), (96, 104, 156), 0.11, 0.0),
    "lamp": Lighting((204, 206, 222), (58, 66, 108), 0.12, 0.08),
    "night": Lighting((158, 176, 206), (28, 50, 80), 0.16, 0.40),
}
