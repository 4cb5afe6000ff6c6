"""The hour of a picture: every colour passes through it, in the wash and in what is drawn upon it."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fogbound.packs.format import Light
from fogbound.press.land.grounds import Tint, tint
from fogbound.press.noise import Grid, smooth

__all__ = ["LIGHTS", "Glow", "Lighting", "glowing"]


class Glow(NamedTuple):
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

    def graded(self, colour: str) -> str:
        """A colour as it looks at this hour, `#RRGGBB`."""
        plain = np.array([[tint(colour.lstrip("#"))]], dtype=np.float64)
        red, green, blue = (round(float(part)) for part in self.graded_paint(plain)[0, 0])
        return f"#{red:02X}{green:02X}{blue:02X}"

    def graded_paint(self, paint: NDArray[np.float64]) -> NDArray[np.float64]:
        """Paint as it looks at this hour."""
        grey = paint @ np.array([0.30, 0.59, 0.11])
        muted = paint + (grey[..., None] - paint) * self.muted
        tinted = muted * (np.array(self.tint) / 255.0)
        veiled: NDArray[np.float64] = tinted + (np.array(self.veil, dtype=np.float64) - tinted) * self.veiled
        return veiled


def glowing(
    paint: NDArray[np.float64], day: NDArray[np.float64], x: Grid, y: Grid, glow: Glow
) -> NDArray[np.float64]:
    """Paint with the warm light of a lamp in it; under the lamp things have the colours of the day."""
    far = np.sqrt((x - glow.x) ** 2 + (y - glow.y) ** 2) / glow.reach
    near = (1.0 - smooth(far))[..., None]
    warm = 0.68 * day * np.array([1.06, 0.96, 0.76]) + 0.32 * np.array([255.0, 208.0, 138.0])
    lit: NDArray[np.float64] = paint + (warm - paint) * near
    return lit


LIGHTS: Final[dict[Light, Lighting]] = {
    "day": Lighting((255, 255, 255), (255, 255, 255), 0.0, 0.0),
    "dawn": Lighting((255, 244, 236), (252, 216, 190), 0.12, 0.05),
    "dusk": Lighting((250, 237, 234), (172, 140, 186), 0.10, 0.0),
    "lamp": Lighting((208, 206, 220), (70, 72, 110), 0.10, 0.22),
    "night": Lighting((158, 176, 206), (28, 50, 80), 0.16, 0.40),
}
