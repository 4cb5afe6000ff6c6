"""What a picture consists of before it is engraved: shapes in painting order, free strokes and pools of light.

A `Pen` draws on a `Sheet` in coordinates of its own, so that a thing drawn once can be set down anywhere.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct, field

from fogbound.packs.inks import INKS
from fogbound.press.vignettes.chance import WordChance
from fogbound.press.vignettes.shapes import Affine, Points, affine, placed, within

__all__ = ["HEIGHT", "INK", "WIDTH", "Glow", "Pen", "ShapePart", "Sheet", "Stroke"]

INK = INKS["ink"]
WIDTH, HEIGHT = 600, 360


class ShapePart(Struct):
    """A closed shape: its colour, how dark it is, how round, how high above what lies behind it."""

    outlines: list[Points]  # the first is filled, the others are holes in it
    colour: str
    tone: float
    swell: float  # how far the form rounds off from its edge, in units; 0: flat
    edge: float  # weight of the outline
    lift: float  # length of the shadow it throws
    rim: str = ""  # the colour of a rim of light, for silhouettes


class Stroke(Struct):
    """A crisp line, above the part with this index."""

    points: Points
    width: float
    colour: str
    above: int
    even: bool = False  # not tapered
    free: bool = False  # over everything


class Glow(Struct):
    """A pool of light, which thins the ruling and tints the wash."""

    x: float
    y: float
    radius: float
    colour: str
    strength: float
    above: int = 0  # how many parts lie under it


class Sheet(Struct):
    """Everything on one picture."""

    chance: WordChance
    width: int = WIDTH
    height: int = HEIGHT
    parts: list[ShapePart] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    glows: list[Glow] = field(default_factory=list)


class Pen:
    """Draws on a sheet, in coordinates that may be moved, scaled and turned."""

    def __init__(self, sheet: Sheet, by: Affine = (1, 0, 0, 1, 0, 0)) -> None:
        self.sheet = sheet
        self._by = by
        self._size = float(np.sqrt(abs(by[0] * by[3] - by[1] * by[2])))

    @property
    def chance(self) -> WordChance:
        return self.sheet.chance

    def at(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, *, flip: bool = False
    ) -> "Pen":
        """A pen whose origin is here."""
        return Pen(self.sheet, within(self._by, affine(x, y, -scale if flip else scale, scale, turn)))

    def shape(
        self,
        outline: Points | Sequence[Points],
        colour: str,
        tone: float = 0.25,
        *,
        swell: float | None = None,
        edge: float = 1.0,
        lift: float = 0.0,
    ) -> None:
        """A thing with a form, lit from the north-west."""
        outlines = self._placed(outline)
        if swell is None:
            extent = np.ptp(outlines[0], axis=0)
            swell = float(min(extent)) / 3.2
        else:
            swell *= self._size
        self.sheet.parts.append(ShapePart(outlines, colour, tone, swell, edge, lift * self._size))

    def flat(
        self, outline: Points | Sequence[Points], colour: str, tone: float = 0.2, edge: float = 1.0
    ) -> None:
        """A thing without relief."""
        self.shape(outline, colour, tone, swell=0, edge=edge)

    def being(self, outline: Points | Sequence[Points], rim: str = "#e8c987", colour: str = INK) -> None:
        """A living being: cut paper, with a rim of light."""
        self.sheet.parts.append(ShapePart(self._placed(outline), colour, 0.0, 0.0, 0.0, 0.0, rim))

    def stroke(
        self, points: Points, width: float = 2.2, colour: str = INK, *, even: bool = False, free: bool = False
    ) -> None:
        """A crisp line on what has been drawn so far; what is drawn later may cover it."""
        above = len(self.sheet.parts) - 1
        scaled = width * max(0.75, min(1.6, self._size))
        self.sheet.strokes.append(Stroke(placed(points, self._by), scaled, colour, above, even, free))

    def glow(
        self,
        x: float,
        y: float,
        radius: float,
        colour: str = "#ffd27a",
        strength: float = 1.0,
        *,
        over: bool = False,
    ) -> None:
        """Light around a point: behind everything, or over what has been drawn so far."""
        spot = placed(np.array([[x, y]]), self._by)[0]
        above = len(self.sheet.parts) if over else 0
        glow = Glow(float(spot[0]), float(spot[1]), radius * self._size, colour, strength, above)
        self.sheet.glows.append(glow)

    def _placed(self, outline: Points | Sequence[Points]) -> list[Points]:
        outlines = [outline] if isinstance(outline, np.ndarray) else outline
        return [placed(each, self._by) for each in outlines]
