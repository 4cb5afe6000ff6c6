"""The pen: lines as short SVG paths in whole units."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np

from fogbound.press.noise import Grid

__all__ = ["INK", "PALE", "WATER", "PenStrokes", "closed", "line", "number", "segments", "stroke", "thinned"]

INK: Final = "#241F22"
WATER: Final = "#2D5A70"
PALE: Final = "#FFFAF0"


def number(value: float) -> str:
    """A figure with at most one decimal."""
    short = f"{value:.1f}"
    short = short[:-2] if short.endswith(".0") else short
    return "0" if short == "-0" else short


def line(points: Iterable[Sequence[float]] | Grid) -> str:
    """A path through these points, rounded to whole units; empty when nothing is left of it."""
    whole = np.rint(np.asarray(points, dtype=np.float64)).astype(np.int64)
    if len(whole) < 2:
        return ""
    steps = whole[1:] - whole[:-1]
    moved = steps[(steps[:, 0] != 0) | (steps[:, 1] != 0)]
    if not len(moved):
        return ""
    x, y = whole[0].tolist()
    return f"M{x} {y}l{_joined(moved.ravel().tolist())}"


def segments(starts: Grid, ends: Grid) -> list[str]:
    """Straight paths, each from one point to another; those of which nothing is left are dropped."""
    whole = np.rint(starts).astype(np.int64)
    steps = np.rint(ends).astype(np.int64) - whole
    return [
        f"M{x} {y}l{dx}{dy}" if dy < 0 else f"M{x} {y}l{dx} {dy}"
        for x, y, dx, dy in np.concatenate([whole, steps], axis=1).tolist()
        if dx or dy
    ]


def _joined(figures: list[int]) -> str:
    """Whole numbers one after the other; a minus parts them as well as a space."""
    return " ".join(map(str, figures)).replace(" -", "-")


def closed(points: Iterable[Sequence[float]] | Grid) -> str:
    """The outline around these points."""
    path = line(points)
    return f"{path}z" if path else ""


def thinned(points: Grid, least: float = 8.0) -> Grid:
    """The same line with a point about every `least` units; its ends stay."""
    if len(points) < 3:
        return points
    steps = points[1:] - points[:-1]
    along = np.zeros(len(points))
    np.cumsum(np.sqrt((steps**2).sum(axis=1)), out=along[1:])
    bins = np.floor(along / least)
    keep = np.ones(len(points), dtype=np.bool_)
    keep[1:-1] = bins[1:-1] != bins[:-2]
    if along[-1] - along[-2] < least / 3:
        keep[-2] = False
    kept: Grid = points[keep]
    return kept


class PenStrokes(NamedTuple):
    """Many paths drawn with one pen."""

    paths: str
    colour: str
    width: float
    opacity: float
    more: str

    def element(self) -> str:
        """The element that draws them."""
        if not self.paths:
            return ""
        faint = f' stroke-opacity="{self.opacity:.2f}"' if self.opacity < 1 else ""
        pen = f'stroke="{self.colour}" stroke-width="{number(self.width)}"{faint}'
        return f'<path d="{self.paths}" {pen}{self.more}/>'


def stroke(
    paths: Iterable[str], colour: str, width: float, opacity: float = 1.0, more: str = ""
) -> PenStrokes:
    """All these paths, drawn with one pen."""
    return PenStrokes("".join(paths), colour, width, opacity, more)
