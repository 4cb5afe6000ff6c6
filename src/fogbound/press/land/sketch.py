"""A sketch: one small oblique drawing with its foot at the origin, lit from the north-west."""

from fogbound.press.land.light import Lighting
from fogbound.press.pen import INK, PALE, number, stroke

__all__ = ["Sketch"]


class Sketch:
    """Shapes and lines put down one after the other, in the colours of the hour."""

    def __init__(self, lighting: Lighting, lamps_lit: bool = False, snowed: bool = False) -> None:
        self._lighting = lighting
        self._snowed = snowed
        self._parts: list[str] = []
        self.lamps_lit = lamps_lit

    def shape(self, path: str, fill: str, width: float = 2.6) -> None:
        """A filled shape with an outline; without one when the width is 0."""
        self._parts.append(f'<path d="{path}" fill="{self._lighting.graded(fill)}"{self._outline(width)}/>')

    def glow(self, path: str, width: float = 2.0) -> None:
        """An opening with light behind it when lamps are lit, and dark when they are not."""
        fill = self._lighting.shining("#FFD27A" if self.lamps_lit else "#2B2622")
        self._parts.append(f'<path d="{path}" fill="{fill}"{self._outline(width)}/>')

    def crown(self, path: str, fill: str, width: float = 2.6) -> None:
        """A shape on which snow lies where it has fallen."""
        self.shape(path, PALE if self._snowed else fill, width)

    def line(self, path: str, width: float = 2.2, opacity: float = 1.0, colour: str = INK) -> None:
        """A stroke."""
        shade = colour if colour == INK else self._lighting.graded(colour)
        self._parts.append(self._lighting.penned(stroke([path], shade, width, opacity)).element())

    def shadow(self, x: float, y: float, long: float) -> None:
        """The shadow that falls to the south-east: two strokes on the ground."""
        self.line(
            f"M{number(x)} {number(y)}l{number(long)} {number(long * 0.22)}"
            f"M{number(x - 6)} {number(y + 7)}l{number(long * 0.72)} {number(long * 0.16)}",
            2.0,
            0.45,
        )

    def _outline(self, width: float) -> str:
        pen = self._lighting.penned(stroke((), INK, width))
        return f' stroke="{pen.colour}" stroke-width="{number(pen.width)}"' if width else ""

    def standing(self, x: float, y: float, scale: float = 1.0, mirrored: bool = False) -> str:
        """The sketch with its foot at a spot."""
        wide = -scale if mirrored else scale
        sized = "" if scale == 1.0 and not mirrored else f" scale({wide:.2f} {scale:.2f})"
        return f'<g transform="translate({number(x)} {number(y)}){sized}">{"".join(self._parts)}</g>'

    def plain(self) -> str:
        """The parts as they are, for a symbol."""
        return "".join(self._parts)
