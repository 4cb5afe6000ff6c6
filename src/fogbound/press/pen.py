"""The pen: lines as short SVG paths in whole units."""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from fogbound.press.noise import Grid

__all__ = ["INK", "PALE", "WATER", "closed", "line", "number", "stroke", "thinned"]

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
    steps = np.diff(whole, axis=0)
    moved = steps[(steps[:, 0] != 0) | (steps[:, 1] != 0)]
    if not len(moved):
        return ""
    text = [f"M{whole[0, 0]} {whole[0, 1]}l"]
    first = True
    for dx, dy in moved.tolist():
        text.append(f"{dx}" if first or dx < 0 else f" {dx}")
        text.append(f"{dy}" if dy < 0 else f" {dy}")
        first = False
    return "".join(text)


def closed(points: Iterable[Sequence[float]] | Grid) -> str:
    """The outline around these points."""
    path = line(points)
    return f"{path}z" if path else ""


def thinned(points: Grid, least: float = 8.0) -> Grid:
    """The same line with a point about every `least` units; its ends stay."""
    if len(points) < 3:
        return points
    steps = np.sqrt((np.diff(points, axis=0) ** 2).sum(axis=1))
    along = np.concatenate([[0.0], np.cumsum(steps)])
    bins = np.floor(along / least)
    keep = np.concatenate([[True], bins[1:] != bins[:-1]])
    keep[-1] = True
    if keep[-2] and along[-1] - along[-2] < least / 3:
        keep[-2] = False
    keep[0] = True
    kept: Grid = points[keep]
    return kept


def stroke(paths: Iterable[str], colour: str, width: float, opacity: float = 1.0, more: str = "") -> str:
    """One element that draws all these paths with one pen."""
    joined = "".join(paths)
    if not joined:
        return ""
    faint = f' stroke-opacity="{opacity:.2f}"' if opacity < 1 else ""
    return f'<path d="{joined}" stroke="{colour}" stroke-width="{number(width)}"{faint}{more}/>'
