"""Outlines to draw with: curves through points, ellipses, limbs of changing width; and how they are written as paths."""

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

__all__ = [
    "Affine",
    "Points",
    "affine",
    "arc",
    "box",
    "curve",
    "ellipse",
    "limb",
    "moved",
    "normals",
    "path",
    "placed",
    "poly",
    "ribbon",
    "star",
    "within",
]

Points = npt.NDArray[np.float64]
Affine = tuple[float, float, float, float, float, float]  # as in SVG: x' = a x + c y + e, y' = b x + d y + f


def _read(text: str) -> tuple[Points, list[bool]]:
    words = text.split()
    corners = [word.endswith("!") for word in words]
    return np.array([[float(n) for n in word.rstrip("!").split(",")] for word in words]), corners


def poly(text: str) -> Points:
    """Points that straight lines join, `x,y x,y …`."""
    return _read(text)[0]


def curve(text: str, *, closed: bool = True, fine: int = 7) -> Points:
    """A smooth curve through points; `x,y!` is a corner."""
    points, corners = _read(text)
    count = len(points)
    pieces: list[Points] = []
    for at in range(count if closed else count - 1):
        start, end = points[at], points[(at + 1) % count]
        before = points[at - 1] if at or closed else start
        after = points[(at + 2) % count] if closed or at + 2 < count else end
        leave = (end - start) / 3 if corners[at] else (end - before) / 6
        reach = (end - start) / 3 if corners[(at + 1) % count] else (after - start) / 6
        t = np.arange(fine)[:, None] / fine
        one, two = start + leave, end - reach
        pieces.append(
            start * (1 - t) ** 3 + 3 * one * t * (1 - t) ** 2 + 3 * two * t**2 * (1 - t) + end * t**3
        )
    if not closed:
        pieces.append(points[-1:])
    return np.concatenate(pieces)


def ellipse(
    x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0, fine: int = 40
) -> Points:
    """An ellipse, turned by degrees."""
    angle = np.arange(fine) * (2 * math.pi / fine)
    points = np.stack([rx * np.cos(angle), (rx if ry is None else ry) * np.sin(angle)], axis=1)
    return moved(points, x, y, turn=turn)


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, fine: int = 24) -> Points:
    """A piece of an ellipse, an open line; degrees run clockwise from the east."""
    angle = np.radians(np.linspace(start, end, fine))
    return np.stack([x + rx * np.cos(angle), y + ry * np.sin(angle)], axis=1)


def box(left: float, top: float, right: float, bottom: float) -> Points:
    return np.array([[left, top], [right, top], [right, bottom], [left, bottom]])


def star(x: float, y: float, outer: float, inner: float, rays: int, turn: float = -90.0) -> Points:
    """A star with straight edges."""
    angle = np.radians(turn + np.arange(2 * rays) * 180 / rays)
    radius = np.where(np.arange(2 * rays) % 2 == 0, outer, inner)
    return np.stack([x + radius * np.cos(angle), y + radius * np.sin(angle)], axis=1)


def limb(spine: Points, widths: Sequence[float]) -> Points:
    """The outline of something long: a line whose width goes through `widths` evenly from end to end."""
    along = np.linspace(0, len(widths) - 1, len(spine))
    width = np.interp(along, np.arange(len(widths)), np.array(widths, dtype=np.float64))
    side = normals(spine) * width[:, None] / 2
    return np.concatenate([spine + side, (spine - side)[::-1]])


def normals(points: Points) -> Points:
    """Unit vectors to the left of the way along a line."""
    along: Points = np.gradient(points, axis=0)
    length = np.hypot(along[:, 0], along[:, 1])
    length[length == 0] = 1.0
    result: Points = np.stack([along[:, 1], -along[:, 0]], axis=1) / length[:, None]
    return result


def moved(points: Points, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0) -> Points:
    """The same points turned by degrees, scaled, then moved."""
    return placed(points, affine(x, y, scale, scale, turn))


def affine(x: float, y: float, across: float, down: float, turn: float) -> Affine:
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return (c * across, s * across, -s * down, c * down, x, y)


def placed(points: Points, by: Affine) -> Points:
    a, b, c, d, e, f = by
    return np.stack(
        [points[:, 0] * a + points[:, 1] * c + e, points[:, 0] * b + points[:, 1] * d + f], axis=1
    )


def within(outer: Affine, inner: Affine) -> Affine:
    """First the inner, then the outer."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def ribbon(points: Points, half: npt.NDArray[np.float64]) -> Points:
    """The outline of a stroke whose half width is given at every point."""
    side = normals(points) * half[:, None]
    return np.concatenate([points + side, (points - side)[::-1]])


def path(outlines: Sequence[Points], *, closed: bool = True) -> str:
    """Path data in tenths of a unit, so that everything is a whole number."""
    parts: list[str] = []
    at = np.zeros(2, dtype=np.int64)
    for outline in outlines:
        whole = np.rint(outline * 10).astype(np.int64)
        steps = np.diff(whole, axis=0)
        steps = steps[(steps != 0).any(axis=1)]
        if not len(steps):
            continue
        first = whole[0] - at
        parts.append(f"m{first[0]} {first[1]}l{_numbers(steps)}{'z' if closed else ''}")
        at = whole[0] if closed else whole[0] + steps.sum(axis=0)
    return "".join(parts)


def _numbers(steps: npt.NDArray[np.int64]) -> str:
    return " ".join(map(str, steps.ravel().tolist())).replace(" -", "-")
