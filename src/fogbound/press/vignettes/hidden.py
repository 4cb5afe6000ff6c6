"""A hidden number in a vignette: cut into the darker ground beside the subject, with the pen of the ruling."""

import numpy as np

from fogbound.press.numerals import strokes
from fogbound.press.plate import Spot
from fogbound.press.vignettes.engraver import resampled
from fogbound.press.vignettes.shapes import moved
from fogbound.press.vignettes.sheet import INK, Glow, Sheet, Stroke

__all__ = ["hide"]

HEIGHT = 19.0
WIDTH = 1.6  # of the pen, as wide as the ruling around it


def hide(sheet: Sheet, number: int) -> Spot:
    """Cut a number where the ruling is close; it is thinned there just enough for a loupe to read it."""
    spot = min(_spots(sheet), key=lambda spot: _crossed(sheet, spot))
    sheet.glows.append(Glow(spot.x, spot.y, 44, "none", 0.45, len(sheet.parts)))
    for line in strokes(number):
        placed = moved(line, spot.x, spot.y, HEIGHT, spot.turn)
        sheet.strokes.append(Stroke(placed, WIDTH, INK, -1, even=True, free=True))
    return spot


def _spots(sheet: Sheet) -> list[Spot]:
    """Places low on either side of the subject."""
    chance = sheet.chance.of("hidden")
    found = []
    for _ in range(60):
        x = chance.pick((chance.between(50, 170), chance.between(430, 550)))
        y, turn = chance.between(288, 334), chance.between(-16, 16)
        found.append(Spot(round(x, 1), round(y, 1), HEIGHT, round(turn, 1)))
    return found


def _crossed(sheet: Sheet, spot: Spot) -> int:
    """How much of what is drawn already would run through a number there."""
    reach = np.array([2.2 * HEIGHT, 1.2 * HEIGHT])
    lines = [resampled(stroke.points, 5.0) for stroke in sheet.strokes]
    return sum(int((np.abs(line - [spot.x, spot.y]) < reach).all(1).sum()) for line in lines)
