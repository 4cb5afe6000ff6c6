"""The engraver: turns a sheet into lines. Every shape becomes tone and relief; one family of lines crosses all of it,
swells with the dark and bends over what is raised; a loose wash lies under it and crisp strokes above.
"""

import math

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from fogbound.press.vignettes.chance import Field, WordChance
from fogbound.press.vignettes.rulings import Line
from fogbound.press.vignettes.shapes import Points, normals, path, ribbon
from fogbound.press.vignettes.sheet import Glow, ShapePart, Sheet, Stroke

__all__ = [
    "Plane",
    "engraved",
    "outline_strokes",
    "resampled",
    "rim_strokes",
    "sheet_plane",
    "stroke_ribbons",
]

Places = npt.NDArray[np.bool_]

CELL = 2  # units per cell of the fields
PAD = 12  # units around the picture
FULLEST = 0.93  # of the gap that a line may fill
THINNEST = 0.42  # units; a finer line is lifted off
BEND = 7.0  # how far a line is carried up by the highest relief


class Plane:
    """Tone, relief and ownership of a picture on a grid of cells."""

    def __init__(self, width: int, height: int, tone: Field) -> None:
        self.width, self.height = width, height
        self.tone = tone
        self.relief: Field = np.zeros_like(tone)
        self.owner: npt.NDArray[np.int32] = np.full(tone.shape, -1, dtype=np.int32)

    @staticmethod
    def grid(width: int, height: int) -> tuple[Field, Field]:
        """The coordinates of the cells' centres."""
        x = np.arange(-PAD, width + PAD, CELL, dtype=np.float64) + CELL / 2
        y = np.arange(-PAD, height + PAD, CELL, dtype=np.float64) + CELL / 2
        across, down = np.meshgrid(x, y)
        return across, down

    def paint(self, at: int, part: ShapePart) -> None:
        """Lay a part on what is there."""
        reach = int((part.swell + part.lift * 1.5) / CELL) + 6
        low = np.floor((np.min(part.outlines[0], axis=0) + PAD) / CELL).astype(int) - reach
        high = np.ceil((np.max(part.outlines[0], axis=0) + PAD) / CELL).astype(int) + reach
        rows, columns = self.tone.shape[:2]
        left, top = max(0, int(low[0])), max(0, int(low[1]))
        right, bottom = min(columns, int(high[0])), min(rows, int(high[1]))
        if right - left < 2 or bottom - top < 2:
            return
        view = (slice(top, bottom), slice(left, right))
        mask = _mask(part.outlines, left, top, right - left, bottom - top)
        if part.lift:
            shadow = _shifted(_blurred(mask, max(1, int(part.lift / CELL / 2.5))), int(part.lift / CELL))
            np.maximum(self.tone[view], self.tone[view] + shadow * 0.45, out=self.tone[view])
        tone: Field = np.full(mask.shape, part.tone)
        raised: Field = np.zeros_like(mask)
        if part.swell > CELL:
            raised = np.maximum(0.0, 2 * _blurred(mask, max(1, int(part.swell / CELL / 1.6))) - 1) * mask
            down, across = np.gradient(raised)
            tone = tone - 0.42 * (across + down) * (part.swell / CELL) * 0.62
        self.tone[view] = self.tone[view] * (1 - mask) + np.clip(tone, 0.0, 1.0) * mask
        height = min(1.0, part.swell / 26)
        self.relief[view] = self.relief[view] * (1 - mask) + raised * height * mask
        self.owner[view][mask > 0.5] = at

    def lit(self, glow: Glow, across: Field, down: Field) -> None:
        """Thin the dark around a light."""
        distance = np.hypot(across - glow.x, down - glow.y) / glow.radius
        self.tone *= 1 - glow.strength * np.clip(1 - distance, 0, 1) ** 1.4

    def sample(self, field: Field, points: Points) -> Field:
        """A field between its cells."""
        x = np.clip((points[:, 0] + PAD) / CELL - 0.5, 0, field.shape[1] - 1.001)
        y = np.clip((points[:, 1] + PAD) / CELL - 0.5, 0, field.shape[0] - 1.001)
        i, j = x.astype(int), y.astype(int)
        u, v = x - i, y - j
        top = field[j, i] * (1 - u) + field[j, i + 1] * u
        foot = field[j + 1, i] * (1 - u) + field[j + 1, i + 1] * u
        result: Field = top * (1 - v) + foot * v
        return result

    def hidden(self, points: Points, above: int) -> Places:
        """Where a later part covers a line."""
        covered: Places = self.owners(points) > above
        return covered

    def owners(self, points: Points) -> npt.NDArray[np.int32]:
        """The part that lies uppermost at each of some points; -1 where there is none."""
        x = np.clip((points[:, 0] + PAD) / CELL, 0, self.owner.shape[1] - 1).astype(int)
        y = np.clip((points[:, 1] + PAD) / CELL, 0, self.owner.shape[0] - 1).astype(int)
        found: npt.NDArray[np.int32] = self.owner[y, x]
        return found


def _mask(outlines: list[Points], left: int, top: int, width: int, height: int) -> Field:
    fine = 2
    image = Image.new("L", (width * fine, height * fine))
    draw = ImageDraw.Draw(image)
    for at, outline in enumerate(outlines):
        cells = np.rint(((outline + PAD) / CELL - [left, top]) * fine).astype(int)
        draw.polygon([(int(x), int(y)) for x, y in cells], fill=0 if at else 255)
    full = np.asarray(image, dtype=np.float64) / 255
    result: Field = full.reshape(height, fine, width, fine).mean(axis=(1, 3))
    return result


def _blurred(field: Field, radius: int) -> Field:
    """Three passes of a box, which is close to a bell."""
    for _ in range(3):
        for axis in (0, 1):
            pads = [(0, 0), (0, 0)]
            pads[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(field, pads, mode="edge"), axis=axis)
            size = 2 * radius + 1
            high = sums[size:] if axis == 0 else sums[:, size:]
            low = sums[:-size] if axis == 0 else sums[:, :-size]
            field = (high - low) / size
    return field


def _shifted(field: Field, cells: int) -> Field:
    """To the south-east, away from the lamp."""
    result: Field = np.zeros_like(field)
    if 0 < cells < min(field.shape):
        result[cells:, cells:] = field[:-cells, :-cells]
    return result


def engraved(plane: Plane, lines: list[Line], chance: WordChance, *, negative: bool = False) -> str:
    """The ruling as path data: each line swells with the dark under it, or with the light when negative."""
    across, down = Plane.grid(plane.width, plane.height)
    drawn_tone = 1 - plane.tone if negative else plane.tone
    tone = np.clip(drawn_tone * (1 + 0.22 * chance.noise(across, down, 26)), 0.0, 1.0)
    every = np.concatenate([line for line, _ in lines])
    bent = every.copy()
    bent[:, 1] -= BEND * plane.sample(plane.relief, every)
    width = np.minimum(plane.sample(tone, bent), FULLEST) * np.concatenate([gap for _, gap in lines])
    inside = (
        np.abs(bent - [plane.width / 2, plane.height / 2]) < [plane.width / 2 + 7, plane.height / 2 + 7]
    ).all(1)
    drawn = (width > THINNEST) & inside
    found: list[Points] = []
    first = 0
    for line, _ in lines:
        for start, end in _runs(drawn[first : first + len(line)]):
            run = slice(first + start, first + end)
            kept = _kept(bent[run], width[run])
            found.append(ribbon(bent[run][kept], width[run][kept] / 2))
        first += len(line)
    return path(found)


def _runs(drawn: Places) -> list[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate([[False], drawn, [False]]).astype(np.int8)))
    pairs = list(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True))
    return [(start, end) for start, end in pairs if end - start > 1]


def _kept(points: Points, width: Field) -> Places:
    """Which samples of a line are needed to tell its course."""
    keep = np.ones(len(points), dtype=np.bool_)
    if len(points) > 4:
        bend = np.abs(points[:-2] - 2 * points[1:-1] + points[2:]).sum(axis=1)
        change = np.abs(width[:-2] - 2 * width[1:-1] + width[2:])
        keep[1:-1] = (bend > 0.42) | (change > 0.3)
        keep[::3] = True
    return keep


def outline_strokes(part: ShapePart, at: int, plane: Plane) -> list[Points]:
    """The outline of a part as ribbons: fine towards the lamp, heavier away from it, gone where it is covered."""
    found: list[Points] = []
    for outline in part.outlines:
        dense = resampled(np.concatenate([outline, outline[:1]]), 5.0)
        away = -normals(dense) @ np.array([math.sqrt(0.5), math.sqrt(0.5)]) * _winding(outline)
        half = part.edge * (0.75 + 0.85 * np.clip(away, -0.4, 1))
        found.extend(_visible(dense, half, at, plane))
    return found


def rim_strokes(part: ShapePart, at: int, plane: Plane) -> list[Points]:
    """A thin rim of light just inside a silhouette, towards the lamp."""
    found: list[Points] = []
    for outline in part.outlines[:1]:
        dense = resampled(np.concatenate([outline, outline[:1]]), 5.0)
        side = normals(dense) * _winding(outline)
        toward = side @ np.array([math.sqrt(0.5), math.sqrt(0.5)])
        half = 1.5 * np.clip(toward - 0.25, 0, 1)
        lit = half > 0.12
        covered = plane.hidden(dense, at)
        inner = dense + side * 2.6
        for start, end in _runs(lit & ~covered):
            found.append(ribbon(inner[start:end], half[start:end]))
    return found


def stroke_ribbons(stroke: Stroke, plane: Plane) -> list[Points]:
    """A free stroke as ribbons."""
    dense = resampled(stroke.points, 5.0)
    along = np.linspace(0, 1, len(dense))
    swell = np.ones(len(dense)) if stroke.even else np.sin(np.pi * np.clip(along, 0.03, 0.97)) ** 0.6
    half = stroke.width / 2 * swell
    if stroke.free:
        return [ribbon(dense, half)]
    return _visible(dense, half, stroke.above, plane)


def _visible(dense: Points, half: Field, above: int, plane: Plane) -> list[Points]:
    found: list[Points] = []
    for start, end in _runs(~plane.hidden(dense, above)):
        found.append(ribbon(dense[start:end], half[start:end]))
    return found


def _winding(outline: Points) -> float:
    """1 when the left of the way along an outline is inside, else -1."""
    x, y = outline[:, 0], outline[:, 1]
    area = float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))
    return -1.0 if area > 0 else 1.0


def resampled(points: Points, step: float) -> Points:
    """The same line with samples about `step` apart, corners kept."""
    length = np.hypot(*np.diff(points, axis=0).T)
    pieces = [
        points[at] + (points[at + 1] - points[at]) * (np.arange(count) / count)[:, None]
        for at, count in enumerate(np.maximum(1, np.ceil(length / step)).astype(int).tolist())
    ]
    return np.concatenate([*pieces, points[-1:]])


def sheet_plane(sheet: Sheet, width: int, height: int, tone: Field) -> Plane:
    """The fields of a sheet over the tone of its background."""
    plane = Plane(width, height, tone)
    across, down = Plane.grid(width, height)
    for at in range(len(sheet.parts) + 1):
        for glow in sheet.glows:
            if glow.above == at:
                plane.lit(glow, across, down)
        if at < len(sheet.parts):
            plane.paint(at, sheet.parts[at])
    return plane
