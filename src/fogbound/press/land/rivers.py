"""Rivers: where they run, how they cut into the land, and how they are drawn."""

from typing import Final, NamedTuple

import numpy as np

from fogbound.packs.format import SIDES, Side
from fogbound.press.chance import NamedChance, seed
from fogbound.press.curves import curve
from fogbound.press.land.field import Field, axes
from fogbound.press.land.survey import Rim
from fogbound.press.noise import Grid, noise
from fogbound.press.pen import PenStrokes, closed, line, stroke

__all__ = ["River", "carved", "crossing", "inward", "river_lines", "rivers"]

_FULL = 13.0  # the width of a river that counts as 1
_SPRINGING, _CROSSING, _MOUTH = 0.22, 0.80, 1.15
_CARVE = 0.045
_STEP = 8.0

INWARD: Final[dict[Side, tuple[int, int]]] = {
    "north": (0, 1),
    "east": (-1, 0),
    "south": (0, -1),
    "west": (1, 0),
}
_BEYOND = 60.0  # how far lines run past the cut
_STRAIGHT = 70.0  # and how far they run straight behind it


class River(NamedTuple):
    """A course from its source to its end, with its width at every point."""

    points: Grid
    widths: Grid
    to_sea: bool


def crossing(rim: Rim, what: str) -> tuple[float, float]:
    """Where a river or a path crosses an edge; it belongs to the edge and keeps clear of the waymark."""
    chance = NamedChance("crossing", rim.key)
    low = chance.unit() < 0.5
    first, second = chance.between(290, 390), chance.between(610, 710)
    along = (first if low else second) if what == "river" else (second if low else first)
    return {"north": (along, 0.0), "east": (1000.0, along), "south": (along, 1000.0), "west": (0.0, along)}[
        rim.side
    ]


def inward(side: Side, at: tuple[float, float], by: float) -> tuple[float, float]:
    """The point that lies so far inside an edge."""
    dx, dy = INWARD[side]
    return at[0] + dx * by, at[1] + dy * by


def rivers(field: Field, spring: tuple[float, float] | None) -> list[River]:
    """The rivers of a card: from edge to edge, from its spring to an edge, or down to the sea."""
    site = field.site
    sides = [side for side in SIDES if site.rim(side).river]
    if not sides:
        return []
    wet = {side for side in sides if site.rim(side).kind in ("sea", "shore")}
    ends = sorted(sides, key=lambda side: (side in wet, -site.rim(side).level, SIDES.index(side)))
    chance = NamedChance("river", site.key)
    heart = (chance.between(420, 600), chance.between(420, 560))
    found = []
    if spring is not None or len(ends) == 1:
        if spring is None:
            dx, dy = INWARD[ends[0]]
            spring = (heart[0] + dx * 110, heart[1] + dy * 110)
        found.append(_course(field, None, spring, heart, ends[-1]))
        ends = ends[:-1]
    else:
        found.append(_course(field, ends[0], None, heart, ends[-1]))
        ends = ends[1:-1]
    for side in ends:
        meeting = found[0].points[int(len(found[0].points) * 0.55)]
        found.append(_joining(field, side, (float(meeting[0]), float(meeting[1]))))
    return found


def _course(
    field: Field,
    start: Side | None,
    spring: tuple[float, float] | None,
    heart: tuple[float, float],
    end: Side,
) -> River:
    """A river that leaves the card at `end`, or meets the sea before it."""
    rim = field.site.rim(end)
    knots = _knots(field, start) if start is not None else []
    if spring is not None:
        knots.append(spring)
        heart = ((spring[0] + heart[0]) / 2, (spring[1] + heart[1]) / 2)
    knots.append(heart)
    leaving = crossing(rim, "river")
    knots += [inward(end, leaving, by) for by in (_STRAIGHT, 0.0, -_BEYOND)]
    points = _meandering(field, curve(knots), start is not None)
    widths = np.linspace(_CROSSING if start is not None else _SPRINGING, _CROSSING, len(points))
    depth = field.many(field.height, points[:, 0], points[:, 1])
    wet = np.flatnonzero(depth < -0.004)
    to_sea = rim.kind in ("sea", "shore") and len(wet) > 0 and wet[0] > 6
    if to_sea:
        points = points[: wet[0] + 3]
        widths = np.linspace(widths[0], _MOUTH, len(points))
    return River(points, widths * _FULL, to_sea)


def _joining(field: Field, side: Side, meeting: tuple[float, float]) -> River:
    points = _meandering(field, curve([*_knots(field, side), meeting]), True)
    return River(points, np.linspace(_CROSSING, 0.7, len(points)) * _FULL, False)


def _knots(field: Field, side: Side) -> list[tuple[float, float]]:
    at = crossing(field.site.rim(side), "river")
    return [inward(side, at, by) for by in (-_BEYOND, 0.0, _STRAIGHT)]


def _meandering(field: Field, points: Grid, from_edge: bool) -> Grid:
    """The same course with bends in it, except where it crosses an edge."""
    ahead = np.gradient(points, axis=0)
    ahead /= np.maximum(np.sqrt((ahead**2).sum(axis=1)), 1e-9)[:, None]
    count = np.arange(len(points), dtype=np.float64) * _STEP
    bends = noise(count / 95.0, np.zeros(len(points)), seed("bends", field.site.key))
    bends += 0.4 * noise(count / 38.0, np.ones(len(points)) * 0.5, seed("bends", field.site.key))
    edge = np.minimum(
        np.minimum(points[:, 0], 1000 - points[:, 0]), np.minimum(points[:, 1], 1000 - points[:, 1])
    )
    ease = np.clip((edge - 50) / 90, 0, 1)
    if not from_edge:
        ease = ease * np.clip(count / 60, 0, 1)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1)
    return points + side * (34.0 * bends * ease)[:, None]


def carved(field: Field, courses: list[River]) -> Field:
    """The land with a valley along every river; it stays above the water until the river reaches it."""
    if not courses:
        return field
    x, y = axes()
    x, y = x * 1000, y * 1000
    nearest = np.full(field.height.shape, 1e9)
    for course in courses:
        for at_x, at_y in course.points[::2].tolist():
            np.minimum(nearest, (x - at_x) ** 2 + (y - at_y) ** 2, out=nearest)
    valley = _CARVE / (1.0 + (nearest / 38.0**2) ** 2)
    lowered = field.height - valley
    height = np.where(field.height > 0.008, np.maximum(lowered, 0.008), field.height)
    return Field(field.site, height, field.grounds, field.hours)


def river_lines(courses: list[River], bank: str, fill: str) -> list[PenStrokes | str]:
    """The rivers as they are drawn: banks first, then the water over all of them, so that they flow together."""
    outlines = [_outline(course) for course in courses]
    banks = [stroke([line(outline)], bank, 3.2) for outline in outlines]
    waters = [f'<path d="{closed(outline)}" fill="{fill}"/>' for outline in outlines]
    flow = [line(course.points[6:-4:1]) for course in courses if len(course.points) > 20]
    return [*banks, *waters, stroke(flow, bank, 1.2, 0.35, ' stroke-dasharray="26 34"')]


def _outline(course: River) -> Grid:
    ahead = np.gradient(course.points, axis=0)
    ahead /= np.maximum(np.sqrt((ahead**2).sum(axis=1)), 1e-9)[:, None]
    side = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1) * (course.widths / 2)[:, None]
    return np.concatenate([course.points + side, (course.points - side)[::-1]])
