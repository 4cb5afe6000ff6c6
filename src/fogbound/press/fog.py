"""Fog cards: sheets of paper laid over each other, torn at the rim, around a pale well that holds the area's numeral.

All Exploration cards of an area look alike; a few cuts of the same fog may lie side by side, chosen by the place on the
board and never by the card.
"""

from itertools import pairwise
from typing import Final

import contourpy
import numpy as np

from fogbound.packs.format import AREAS, Area
from fogbound.press.chance import NamedChance, seed
from fogbound.press.land.grounds import Tint, tint
from fogbound.press.manner import BLACK, WHITE, Manner
from fogbound.press.noise import Grid, fractal, noise, smooth
from fogbound.press.pen import closed, thinned
from fogbound.press.plate import BLEED, LAND, Plate, opening
from fogbound.text import LANGUAGES, catalogue

__all__ = ["CUTS", "fog"]

CUTS: Final = 4
"""How many different sheets there are for each area."""

_SHEETS = 7
_CELLS = 120
_MARGIN = 8  # cells beyond the cell of the board
_SMALLEST = 14  # points of a piece of paper
_TORN = 24.0  # how far the rim strays, in units
_EDGE = 4.5  # the edge of a sheet in ink

# The shadow is a path of its own, as a filter that throws it (feDropShadow) takes twice as long, and so does a blur in
# linear light, which looks the same where there is only one colour.
_BLUR = (
    '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">'
    '<feGaussianBlur stdDeviation="11"/></filter>'
)
_SHADOW = 'transform="translate(7 12)" fill="#14262C" fill-opacity=".42" filter="url(#soft)"'

# From the darkest sheet to the palest; later areas go round these and are cut more finely.
_HUES: Final[tuple[tuple[Tint, Tint], ...]] = (
    (tint("5E7880"), tint("F0F2EA")),
    (tint("5F7568"), tint("F1F3E8")),
    (tint("6B6478"), tint("F3F0EC")),
    (tint("7A6F5C"), tint("F4F0E4")),
)


def fog(area: Area, cut: int = 0, manner: Manner = "tinted") -> Plate:
    """The fog of an area, in one of its cuts; in ink, sheets of white paper with black edges."""
    level = _field(area, cut % CUTS)
    rim = _rim(area, cut % CUTS)
    dark, pale = _HUES[AREAS.index(area) % len(_HUES)]
    if manner == "ink":
        looks = [f'fill="{WHITE}" stroke="{BLACK}" stroke-width="{_EDGE}"'] * _SHEETS
        parts = []
    else:
        edge = 'stroke="#FFFFFF" stroke-opacity=".42" stroke-width="2"'
        looks = [f'fill="{_sheet(dark, pale, at)}" {edge if at else ""}' for at in range(_SHEETS)]
        parts = [_BLUR]
    parts.append(f'<clipPath id="rim"><path d="{rim}"/></clipPath>')
    parts.append(f'{_laid(rim, looks[0], manner)}<g clip-path="url(#rim)">')
    line = (np.arange(level.shape[0]) - _MARGIN) * (1000.0 / _CELLS)
    tracer = contourpy.contour_generator(
        line, line, level, name="serial", fill_type=contourpy.FillType.OuterOffset
    )
    heights = np.quantile(level, [0.10, 0.24, 0.39, 0.54, 0.69, 0.84])
    for at, height in enumerate(heights.tolist(), 1):
        parts.append(_laid(_outlines(tracer, float(height)), looks[at], manner))
    parts.append("</g>")
    wide = LAND[0] + 2 * BLEED  # the sheets reach past the cell of the board, and so does the picture
    svg = f"{opening(*LAND, BLEED)}{''.join(parts)}</svg>"
    says = {lang: catalogue(lang).say("scene-fog", area=area) for lang in LANGUAGES}
    return Plate(svg, wide, wide, says, span=wide / LAND[0])


def _laid(outline: str, look: str, manner: Manner) -> str:
    """A sheet and, below it, the shadow that it throws on the next; in ink there is none."""
    sheet = f'<path d="{outline}" {look}/>'
    return sheet if manner == "ink" else f'<path d="{outline}" {_SHADOW}/>{sheet}'


def _sheet(dark: Tint, pale: Tint, at: int) -> str:
    share = at / (_SHEETS - 1)
    red, green, blue = (round(one + (two - one) * share) for one, two in zip(dark, pale, strict=True))
    return f"#{red:02X}{green:02X}{blue:02X}"


def _field(area: Area, cut: int) -> Grid:
    """Smooth noise stretched sideways, gathered to a well a little above the middle."""
    line = (np.arange(_CELLS + 2 * _MARGIN + 1) - _MARGIN) / _CELLS
    x, y = np.meshgrid(line, line)
    finer = 1.0 + 0.35 * (AREAS.index(area) // len(_HUES))
    key = seed("fog", area, cut)
    banks = fractal(x * 0.95 * finer, y * 2.7 * finer, key, octaves=3, cycles=1.0, gain=0.42)
    far = np.sqrt(((x - 0.5) / 0.60) ** 2 + ((y - 0.46) / 0.42) ** 2)
    return 0.95 * banks + 0.75 * (1.0 - smooth(far))


def _outlines(tracer: contourpy.ContourGenerator, height: float) -> str:
    """All pieces of the sheet that begins at this height, with their holes."""
    found = []
    filled = tracer.filled(height, 99.0)
    for polygon, offset in zip(filled[0], filled[1], strict=True):
        if polygon is None or offset is None:
            continue
        for begin, end in pairwise(offset.tolist()):
            ring = np.asarray(polygon[begin:end], dtype=np.float64)
            if len(ring) > _SMALLEST:
                found.append(closed(thinned(ring, 9.0)))
    return "".join(found)


def _rim(area: Area, cut: int) -> str:
    """The torn edge of the lowest sheet, which lies around the cell of the board."""
    chance = NamedChance("rim", area, cut)
    steps = np.arange(0.0, 1.0, 1 / 72)
    sides = ((steps, 0 * steps), (1 + 0 * steps, steps), (1 - steps, 1 + 0 * steps), (0 * steps, 1 - steps))
    points = []
    for side_x, side_y in sides:
        key = seed("tear", chance.word())
        stray = 0.75 * noise(side_x * 4.3, side_y * 4.3, key) + 0.5 * noise(
            side_x * 17.0, side_y * 17.0, key + 1
        )
        outward = 6.0 + _TORN * np.clip(stray * 1.5, -0.9, 1.1)
        far = np.maximum(np.abs(side_x - 0.5), np.abs(side_y - 0.5)) * 2.0
        grow = 1.0 + outward / 500.0 / far
        points.append(np.stack([(side_x - 0.5) * grow, (side_y - 0.5) * grow], axis=1) * 1000 + 500)
    return closed(np.concatenate(points))
