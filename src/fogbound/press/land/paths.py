"""Paths: the easiest way over the land between the edges and the places of a card, and bridges where it meets water."""

import heapq
import math
from typing import Final, NamedTuple

import numpy as np

from fogbound.packs.format import SIDES, Side
from fogbound.press.curves import curve
from fogbound.press.land.field import Field
from fogbound.press.land.layout import FeatureSpot
from fogbound.press.land.rivers import River, crossing, inward
from fogbound.press.noise import Grid
from fogbound.press.pen import PenStrokes, line, stroke

__all__ = ["Bridge", "bridges", "path_lines", "paths"]

_MESH: Final = 40  # squares of the net in which a way is sought
_SQUARE: Final = 1000 / _MESH
_WIDTH, _HALO = 3.8, 11.0
_DASH, _GAP = 17.0, 9.0
_BEYOND = 60.0
_PHASE = (_DASH / 2 - _BEYOND) % (_DASH + _GAP)  # the middle of a dash lies on the cut

Point = tuple[float, float]


def _beside(square: int) -> list[tuple[int, float]]:
    """The squares around one of the net, and how far away they are."""
    here, at = divmod(square, _MESH)
    return [
        (row * _MESH + column, 1.4142 if row != here and column != at else 1.0)
        for row in range(max(0, here - 1), min(_MESH, here + 2))
        for column in range(max(0, at - 1), min(_MESH, at + 2))
        if row != here or column != at
    ]


_BESIDE: Final = [_beside(square) for square in range(_MESH**2)]


def paths(field: Field, places: list[FeatureSpot], courses: list[River]) -> list[Grid]:
    """All paths, each from an edge inwards; they meet at the first place, or in the middle."""
    sides = [side for side in SIDES if field.site.rim(side).path]
    if not sides:
        return []
    costs = _costs(field, places, courses)
    leads = [_lead(field, side) for side in sides]
    if places or len(sides) == 1:
        goal = (places[0].x, places[0].y + 14.0) if places else _dry_middle(field)
        return [_leading(costs, lead, goal) for lead in leads]
    through = _through(costs, leads[0], leads[1])
    half = len(through) // 2
    found = [through[: half + 1], through[half:][::-1]]
    return found + [_leading(costs, lead, _point(through[half])) for lead in leads[2:]]


def _lead(field: Field, side: Side) -> list[Point]:
    """How a path comes over an edge: straight."""
    at = crossing(field.site.rim(side), "path")
    return [inward(side, at, by) for by in (-_BEYOND, 0.0, 60.0)]


def _leading(costs: list[float], lead: list[Point], goal: Point) -> Grid:
    """A path from an edge to somewhere on the card."""
    return curve([*lead, *_way(costs, lead[-1], goal)[2:-1:3], goal])


def _through(costs: list[float], lead: list[Point], other: list[Point]) -> Grid:
    """A path from edge to edge."""
    return curve([*lead, *_way(costs, lead[-1], other[-1])[2:-2:3], *reversed(other)])


def _dry_middle(field: Field) -> Point:
    spots = [(x, y) for x in range(380, 681, 50) for y in range(360, 601, 40)]
    return max(
        spots,
        key=lambda at: (
            min(field.at(field.height, *at), 0.05) * 60 - math.hypot(at[0] - 520, at[1] - 470) / 400
        ),
    )


def _costs(field: Field, places: list[FeatureSpot], courses: list[River]) -> list[float]:
    """What it costs to walk through each square of the net, row by row."""
    line_ = (np.arange(_MESH) + 0.5) * _SQUARE
    x, y = np.meshgrid(line_, line_)
    height, slope = field.many(field.height, x, y), field.many(field.slope, x, y)
    cost = 1.0 + 1.6 * slope + np.where(height < 0.02, 30.0, 0.0)
    for course in courses:
        for at_x, at_y in course.points[::2].tolist():
            cost += np.where((x - at_x) ** 2 + (y - at_y) ** 2 < 18**2, 1.2, 0.0)
    for place in places[1:]:
        cost += np.where((x - place.x) ** 2 + (y - place.y + 30) ** 2 < 60**2, 8.0, 0.0)
    found: list[float] = np.round(cost, 4).ravel().tolist()
    return found


def _way(costs: list[float], start: Point, goal: Point) -> list[Point]:
    """The cheapest way through the net (Dijkstra)."""

    first, last = _square(start), _square(goal)
    best = [math.inf] * _MESH**2
    best[first] = 0.0
    came: dict[int, int] = {}
    waiting = [(0.0, first)]
    while waiting:
        spent, here = heapq.heappop(waiting)
        if here == last:
            break
        if spent > best[here]:
            continue
        own = costs[here]
        for there, far in _BESIDE[here]:
            cost = spent + far * (costs[there] + own) / 2
            if cost < best[there]:
                best[there] = cost
                came[there] = here
                heapq.heappush(waiting, (cost, there))
    steps = [last]
    while steps[-1] in came:
        steps.append(came[steps[-1]])
    return [((at % _MESH + 0.5) * _SQUARE, (at // _MESH + 0.5) * _SQUARE) for at in reversed(steps)]


def _square(at: Point) -> int:
    """The square of the net that holds a point, or the nearest to it."""
    column, row = (min(max(int(part / _SQUARE), 0), _MESH - 1) for part in at)
    return row * _MESH + column


def path_lines(ways: list[Grid], ink: str, halo: str) -> list[PenStrokes]:
    """The paths as they are drawn: a halo of paper, then dashes whose middle lies on the cut."""
    drawn = [line(way) for way in ways]
    dashes = (
        f' stroke-dasharray="{_DASH:.0f} {_GAP:.0f}" stroke-dashoffset="{_PHASE:.1f}" stroke-linecap="butt"'
    )
    return [
        stroke(drawn, halo, _HALO, 0.85),
        *(stroke([path], ink, _WIDTH, 1.0, dashes) for path in drawn),
    ]


class Bridge(NamedTuple):
    """Where a bridge stands, which way it leads, and how far it reaches to each side."""

    at: Point
    ahead: Point
    reach: float


def bridges(field: Field, ways: list[Grid], courses: list[River]) -> list[Bridge]:
    """Bridges wherever a path meets water, and one in mid-river when the scene asks for it."""
    wanted = "bridge" in field.site.features
    found: list[Bridge] = []
    for way in ways:
        for at, reach in [*_fords(way, courses, 62.0 if wanted else 40.0), *_causeways(field, way)]:
            x, y = _point(way[at])
            if all(math.hypot(x - other.at[0], y - other.at[1]) > 60 for other in found):
                found.append(Bridge((x, y), _direction(way[at - 2], way[at + 2]), reach))
    if wanted and not found and courses:
        points = courses[0].points
        middle = int(np.argmin((points[:, 0] - 500) ** 2 + (points[:, 1] - 480) ** 2))
        middle = min(max(middle, 2), len(points) - 3)
        flow = _direction(points[middle - 2], points[middle + 2])
        found.append(Bridge(_point(points[middle]), (-flow[1], flow[0]), 62.0))
    return found


def _fords(way: Grid, courses: list[River], reach: float) -> list[tuple[int, float]]:
    """Where a path crosses rivers."""
    found = []
    for course in courses:
        gaps = np.sqrt(((way[:, None, :] - course.points[None, :, :]) ** 2).sum(axis=2))
        at = int(gaps.min(axis=1).argmin())
        if gaps[at].min() < 9.0 and 3 < at < len(way) - 3:
            found.append((at, reach))
    return found


def _causeways(field: Field, way: Grid) -> list[tuple[int, float]]:
    """Where a path leads over standing water, well inside the card."""
    inside = (way > 45).all(axis=1) & (way < 955).all(axis=1)
    wet = inside & (field.many(field.height, way[:, 0], way[:, 1]) < 0.0)
    turns = np.flatnonzero(np.diff(np.concatenate([[0], wet.astype(np.int8), [0]])))
    return [
        ((begin + end) // 2, min(150.0, (end - begin) * 4.5 + 16))
        for begin, end in zip(turns[::2].tolist(), turns[1::2].tolist(), strict=True)
        if 3 < (begin + end) // 2 < len(way) - 3
    ]


def _direction(start: Grid, end: Grid) -> Point:
    long = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return float(end[0] - start[0]) / long, float(end[1] - start[1]) / long


def _point(pair: Grid) -> Point:
    return float(pair[0]), float(pair[1])
