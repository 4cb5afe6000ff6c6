"""Printing: the layers of a picture written as one SVG, from the wash up to the crisp strokes and the weather."""

import math

import numpy as np
from msgspec.structs import replace

from fogbound.packs.format import Weather
from fogbound.press.manner import BLACK, WHITE, Manner, inked
from fogbound.press.plate import opening
from fogbound.press.vignettes.chance import WordChance
from fogbound.press.vignettes.engraver import (
    Plane,
    engraved,
    outline_strokes,
    rim_strokes,
    sheet_plane,
    stroke_ribbons,
)
from fogbound.press.vignettes.rulings import ruled
from fogbound.press.vignettes.shapes import path
from fogbound.press.vignettes.sheet import INK, Glow, ShapePart, Sheet
from fogbound.press.vignettes.stages import StageGround
from fogbound.press.vignettes.weather import weather_over

__all__ = ["printed"]


_HEAVIER = 1.3  # outlines and strokes of the ink manner
_LIGHTEST, _STARKER = 0.06, 1.1  # and its darks: the palest stay white
_NEARLY_BLACK = 0.03  # luminance: in ink, shapes that are lighter get their dark from the ruling alone


def printed(
    sheet: Sheet, ground: StageGround, weather: Weather = "clear", view: str = "", manner: Manner = "tinted"
) -> str:
    """The picture of a sheet on its ground; another first tag may show only a part of it."""
    chance = sheet.chance
    if manner == "ink":
        sheet, ground = _in_ink(sheet, ground)
    if ground.negative:  # lines are the light here, and what is cut out of paper stays dark
        for part in sheet.parts:
            part.tone = 1.0 if part.rim else part.tone
        sheet.glows.clear()
    width, height = sheet.width, sheet.height
    plane = sheet_plane(sheet, width, height, ground.tone)
    lines = ruled(ground.ruling, ground.x, ground.y, width, height, chance)
    ruling = engraved(plane, lines, chance.of("grain"), negative=ground.negative)
    body = [
        f'<rect width="{width}" height="{height}" fill="url(#w)"/>',
        _pools(chance.of("pools"), ground, width, height) if manner == "tinted" else "",
        f'<g transform="scale(.1)">{_wash(sheet, ground)}',
        f'<path d="{ruling}" fill="{ground.ink}"/>',
        *_crisp(sheet, plane, ground),
        weather_over(chance.of("weather"), weather, manner, width, height),
        "</g>",
    ]
    defs = [
        _gradient(ground, width, height),
        *(_shine_defs(at, glow) for at, glow in enumerate(sheet.glows) if glow.colour != "none"),
    ]
    return f"{view or opening(width, height, 0)}<defs>{''.join(defs)}</defs>{''.join(body)}</svg>"


def _in_ink(sheet: Sheet, ground: StageGround) -> tuple[Sheet, StageGround]:
    """The same sheet and ground in black and white: shapes are paper, beings black, and light is only where none is."""
    parts = [
        replace(
            part,
            colour=BLACK if part.rim else inked(part.colour, _NEARLY_BLACK),
            edge=part.edge * _HEAVIER,
            rim=part.rim and (part.rim if part.rim == "none" else WHITE),
        )
        for part in sheet.parts
    ]
    strokes = [
        replace(stroke, colour=inked(stroke.colour), width=stroke.width * _HEAVIER)
        for stroke in sheet.strokes
    ]
    glows = [replace(glow, colour="none") for glow in sheet.glows]
    tone = np.clip((ground.tone - _LIGHTEST) * _STARKER, 0.0, 1.0)
    return (
        replace(sheet, parts=parts, strokes=strokes, glows=glows),
        replace(ground, tone=tone, wash=[(0, WHITE), (1, WHITE)], ink=BLACK, negative=False),
    )


def _gradient(ground: StageGround, width: int, height: int) -> str:
    stops = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in ground.wash)
    if ground.round:
        reach = math.hypot(width, height) / 2
        middle = f'cx="{width / 2:g}" cy="{height * 0.48:g}" r="{reach:.0f}" gradientUnits="userSpaceOnUse"'
        return f'<radialGradient id="w" {middle}>{stops}</radialGradient>'
    return f'<linearGradient id="w" x2="0" y2="1">{stops}</linearGradient>'


def _pools(chance: WordChance, ground: StageGround, width: int, height: int) -> str:
    """Where the brush was wetter: a few soft blots, paler or deeper than the wash."""
    blots = []
    for _ in range(5):
        x, y = chance.between(0, width), chance.between(0, height)
        rx, ry = chance.between(60, 150), chance.between(26, 60)
        colour = "#fffaf0" if chance.unit() < 0.55 and not ground.negative else "#2d5a70"
        opacity = chance.between(0.05, 0.12)
        blots.append(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{rx:.0f}" ry="{ry:.0f}" fill="{colour}" opacity="{opacity:.2f}"/>'
        )
    soft = (
        '<filter id="s" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="18"/></filter>'
    )
    return f'{soft}<g filter="url(#s)">{"".join(blots)}</g>'


def _shine_defs(at: int, glow: Glow) -> str:
    return (
        f'<radialGradient id="g{at}"><stop offset="0" stop-color="{glow.colour}"/>'
        f'<stop offset=".35" stop-color="{glow.colour}" stop-opacity=".62"/>'
        f'<stop offset="1" stop-color="{glow.colour}" stop-opacity="0"/></radialGradient>'
    )


def _shine(at: int, glow: Glow) -> str:
    if glow.colour == "none":  # it thins the ruling and tints nothing
        return ""
    place = f'cx="{glow.x * 10:.0f}" cy="{glow.y * 10:.0f}" r="{glow.radius * 10:.0f}"'
    return f'<circle {place} fill="url(#g{at})" opacity="{min(1, glow.strength):.2f}"/>'


def _wash(sheet: Sheet, ground: StageGround) -> str:
    """The colours of all parts, set down a little beside their outlines, as by hand."""
    chance = sheet.chance.of("hand")
    found: list[str] = []
    for index, part in enumerate(sheet.parts):
        found.extend(_shine(at, glow) for at, glow in enumerate(sheet.glows) if glow.above == index)
        slip = (
            np.array([chance.between(-1.2, 1.2), chance.between(-1.2, 1.2)]) if not part.rim else np.zeros(2)
        )
        data = path([outline + slip for outline in part.outlines])
        faint = ground.negative and not part.rim and part.tone < 0.6
        opacity = ' opacity=".4"' if faint else ""
        colour = "#060e12" if ground.negative and part.rim else part.colour
        found.append(f'<path d="{data}" fill="{colour}" fill-rule="evenodd"{opacity}/>')
    found.extend(_shine(at, glow) for at, glow in enumerate(sheet.glows) if glow.above == len(sheet.parts))
    return "".join(found)


def _crisp(sheet: Sheet, plane: Plane, ground: StageGround) -> list[str]:
    """Outlines, rims of light and free strokes, gathered by colour in the order they are met."""
    edges = [
        ribbon
        for at, part in enumerate(sheet.parts)
        if part.edge
        for ribbon in outline_strokes(part, at, plane)
    ]
    # An outline that ran over its neighbour's holes would be lost in even-odd filling: non-zero it is.
    found = [f'<path d="{path(edges)}" fill="{ground.ink}"/>'] if edges else []
    for at, part in enumerate(sheet.parts):
        if part.rim not in ("", "none") and (rims := rim_strokes(part, at, plane)):
            found.append(f'<path d="{path(rims)}" fill="{_rim(part, ground)}"/>')
    strokes: dict[str, list[str]] = {}
    for stroke in sheet.strokes:
        colour = ground.ink if stroke.colour == INK and ground.negative else stroke.colour
        strokes.setdefault(colour, []).append(path(stroke_ribbons(stroke, plane)).replace("m", "M", 1))
    found.extend(f'<path d="{"".join(data)}" fill="{colour}"/>' for colour, data in strokes.items())
    return found


def _rim(part: ShapePart, ground: StageGround) -> str:
    return ground.ink if ground.negative else part.rim
