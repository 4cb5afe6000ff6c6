"""Our own subjects written as drawings, so that an author has something to begin with.

What the code draws is known by its points alone. Where seven pieces of a line lie on one curve they are written as
that curve, and forty points around an ellipse as an ellipse, so that an editor finds few points to move.
"""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from fogbound.packs.drawings import BOX, SVG
from fogbound.packs.inks import INKS, nearest_ink
from fogbound.packs.outlines import ARC, FINE
from fogbound.press.vignettes.chance import WordChance
from fogbound.press.vignettes.shapes import Points
from fogbound.press.vignettes.sheet import Glow, Pen, ShapePart, Sheet, Stroke
from fogbound.press.vignettes.subjects import SUBJECTS

__all__ = ["exported", "own_sheet"]

_ALIKE: Final = 1e-6
"""How far a point may lie from a curve that is said to go through it, in units."""
_NAMES: Final = {code: name for name, code in INKS.items()}


def own_sheet(name: str) -> Sheet:
    """What the code of a subject draws, in its own coordinates."""
    sheet = Sheet(WordChance(f"{name}/export"))
    SUBJECTS[name].draw(Pen(sheet))
    return sheet


def exported(name: str) -> str:
    """The subject of this name as SVG that `fogbound.packs.drawings` reads."""
    known, sheet = SUBJECTS[name], own_sheet(name)
    colours = dict.fromkeys(colour for colour in _colours(sheet) if colour not in ("", "none"))
    inks = dict.fromkeys(nearest_ink(colour) for colour in colours)
    told = [
        f"The subject {name}. Change it, and save it in your pack as drawings/NAME.svg.",
        f"Inks: {', '.join(f'{ink} {INKS[ink]}' for ink in inks)}.",
        *(
            f"{colour} is no ink: {nearest_ink(colour)} stands for it."
            for colour in colours
            if colour not in _NAMES
        ),
    ]
    says = [f'data-stage="{known.stage}"']
    says += [] if known.flips else ['data-flips="no"']
    says += [] if known.size == 1 else [f'data-size="{_number(known.size)}"']
    says += [] if known.light == "day" else [f'data-light="{known.light}"']
    head = f'<svg xmlns="{SVG}" viewBox="{BOX}" {" ".join(says)}>'
    comment = "\n     ".join(told)
    return "\n".join([head, f"<!-- {comment} -->", *(f"  {each}" for each in _things(sheet)), "</svg>", ""])


def _colours(sheet: Sheet) -> list[str]:
    parts = [colour for part in sheet.parts for colour in (part.colour, part.rim)]
    return [*parts, *(stroke.colour for stroke in sheet.strokes), *(glow.colour for glow in sheet.glows)]


def _things(sheet: Sheet) -> list[str]:
    """The elements of a sheet from the back to the front, each stroke on the part that it was drawn on."""
    found: list[str] = []
    for at in range(len(sheet.parts) + 1):
        found.extend(_glow(glow, at > 0) for glow in sheet.glows if glow.above == at)
        found.extend(_stroke(stroke) for stroke in sheet.strokes if stroke.above == at - 1)
        if at < len(sheet.parts):
            found.append(_part(sheet.parts[at]))
    return found


def _part(part: ShapePart) -> str:
    if part.rim:
        rim = "none" if part.rim == "none" else _ink(part.rim)
        says = [f'class="being" fill="{_ink(part.colour)}"']
        says += [] if rim == INKS["gilt"] else [f'data-rim="{rim}"']
    else:
        says = [f'class="shape" fill="{_ink(part.colour)}"']
        says += [] if part.tone == 0.25 else [f'data-tone="{_number(part.tone, 3)}"']
        usual = float(min(np.ptp(part.outlines[0], axis=0))) / 3.2
        says += [] if math.isclose(part.swell, usual) else [f'data-swell="{_number(part.swell, 3)}"']
        says += [] if part.edge == 1 else [f'data-edge="{_number(part.edge, 3)}"']
        says += [] if part.lift == 0 else [f'data-lift="{_number(part.lift, 3)}"']
    if len(part.outlines) == 1 and (round_one := _ellipse(part.outlines[0])):
        return f"<ellipse {' '.join(says)} {round_one}/>"
    data = "".join(_path(outline, closed=True) for outline in part.outlines)
    return f'<path {" ".join(says)} d="{data}"/>'


def _stroke(stroke: Stroke) -> str:
    says = [f'class="stroke" fill="none" stroke="{_ink(stroke.colour)}"']
    says.append(f'stroke-width="{_number(stroke.width, 3)}"')
    says += ['data-even="yes"'] if stroke.even else []
    says += ['data-free="yes"'] if stroke.free else []
    return f'<path {" ".join(says)} d="{_path(stroke.points, closed=False)}"/>'


def _glow(glow: Glow, over: bool) -> str:
    radius = _number(glow.radius, 3)
    place = f'cx="{_number(glow.x, 3)}" cy="{_number(glow.y, 3)}" rx="{radius}" ry="{radius}"'
    says = [f'class="glow" fill="{_ink(glow.colour)}"']
    says += [] if glow.strength == 1 else [f'data-strength="{_number(glow.strength, 3)}"']
    says += ['data-over="yes"'] if over else []
    return f"<ellipse {' '.join(says)} {place}/>"


def _ink(colour: str) -> str:
    """The code of the ink that stands for a colour: editors know codes, and not the names."""
    return INKS[nearest_ink(colour)]


# -- lines -----------------------------------------------------------------------------------------


def _path(points: Points, *, closed: bool) -> str:
    course = np.concatenate([points, points[:1]]) if closed else points
    found = [f"M{_pair(course[0])}"]
    at = 0
    while at < len(course) - 1:
        bend = _curve(course[at : at + FINE + 1])
        if bend:
            found.append(bend)
            at += FINE
            continue
        at += 1
        if not closed or at < len(course) - 1:  # Z goes back to where it began
            found.append(f"L{_pair(course[at])}")
    return "".join([*found, "Z" if closed else ""])


def _curve(points: Points) -> str:
    """The curve through these points as a command; empty when there is none on which they lie evenly."""
    if len(points) <= FINE or np.abs(np.diff(points, 4, axis=0)).max() > _ALIKE:
        return ""
    one, two, three = (np.diff(points[:4], order, axis=0)[0] for order in (1, 2, 3))
    slope = FINE * (one - two / 2 + three / 3)
    bend = FINE**2 * (two - three) / 2
    leave, reach = points[0] + slope / 3, points[0] + (2 * slope + bend) / 3
    return f"C{_pair(leave)} {_pair(reach)} {_pair(points[-1])}"


def _ellipse(points: Points) -> str:
    """An ellipse as attributes; empty when the points do not lie around one as the reader would set them."""
    if len(points) != ARC:
        return ""
    middle = points.mean(axis=0)
    along, across = points[0] - middle, points[ARC // 4] - middle
    turns = (np.arange(ARC) * (2 * math.pi / ARC))[:, None]
    around = middle + along * np.cos(turns) + across * np.sin(turns)
    is_upright = abs(float(along @ across)) < _ALIKE and along[0] * across[1] - along[1] * across[0] > 0
    if np.abs(around - points).max() > _ALIKE or not is_upright:
        return ""
    x, y, rx, ry = (_number(float(value), 3) for value in (*middle, np.hypot(*along), np.hypot(*across)))
    turn = _number(math.degrees(math.atan2(along[1], along[0])), 3)
    turned = "" if turn == "0" else f' transform="rotate({turn} {x} {y})"'
    return f'cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"{turned}'


def _pair(point: Sequence[float] | Points) -> str:
    return f"{_number(float(point[0]))} {_number(float(point[1]))}"


def _number(value: float, places: int = 2) -> str:
    short = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short
