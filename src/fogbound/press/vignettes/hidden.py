"""A hidden number in a vignette: cut into the ground beside the subject, with a pen as fine as the ruling there."""

from typing import Final

import numpy as np

from fogbound.press.numerals import strokes
from fogbound.press.plate import Spot
from fogbound.press.vignettes.chance import Field, WordChance
from fogbound.press.vignettes.engraver import Plane, resampled, sheet_plane
from fogbound.press.vignettes.shapes import Points, moved
from fogbound.press.vignettes.sheet import INK, Glow, Sheet, Stroke

__all__ = ["hide"]

HEIGHT = 20.0
WIDTH = 0.75  # of the pen
THINNED = 0.62  # how much the ruling is thinned around the number, until it is as fine
REACH = 74.0  # and how far around

_TONE = 0.42  # how dark the ground of a number is at best
_BOX: Final = np.array([(x, y) for y in (-17, -9, 0, 9, 17) for x in range(-32, 33, 8)], dtype=np.float64)
"""Points all over a number and close around it, from its middle."""


def hide(sheet: Sheet, ground: Field, number: int) -> Spot:
    """Cut a number where the ruling is close and even; it is thinned there just enough for a loupe to read it."""
    plane = sheet_plane(sheet, sheet.width, sheet.height, ground.copy())
    lines = [resampled(stroke.points, 5.0) for stroke in sheet.strokes]
    spot = min(_spots(sheet.chance.of("hidden")), key=lambda spot: _misfit(sheet, plane, lines, spot))
    sheet.glows.append(Glow(spot.x, spot.y, REACH, "none", THINNED, len(sheet.parts)))
    for line in strokes(number):
        placed = moved(line, spot.x, spot.y, HEIGHT, spot.turn)
        sheet.strokes.append(Stroke(placed, WIDTH, INK, -1, even=True, free=True))
    return spot


def _spots(chance: WordChance) -> list[Spot]:
    """Places on either side of the subject that a square frame shows and no title covers."""
    found = []
    for _ in range(240):
        x = chance.pick((chance.between(146, 236), chance.between(364, 454)))
        y, turn = chance.between(76, 288), chance.between(-16, 16)
        found.append(Spot(round(x, 1), round(y, 1), HEIGHT, round(turn, 1)))
    return found


def _misfit(sheet: Sheet, plane: Plane, lines: list[Points], spot: Spot) -> float:
    """How badly a number would stand at a spot: on bare or black ground, across an edge, under a stroke."""
    box = _BOX + np.array([spot.x, spot.y])
    tone, owners = plane.sample(plane.tone, box), plane.owners(box)
    alike = float((owners == owners[len(owners) // 2]).mean())
    on_black = any(sheet.parts[at].rim for at in set(owners.tolist()) - {-1})
    reach = np.ptp(_BOX, axis=0) / 2
    crossing = sum(int((np.abs(line - [spot.x, spot.y]) < reach).all(1).sum()) for line in lines)
    uneven = abs(float(tone.mean()) - _TONE) + float(tone.std())
    return 4 * uneven + 8 * (1 - alike) + 0.3 * crossing + 100 * on_black
