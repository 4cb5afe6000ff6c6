"""Backs of cards: rosettes of rolling curves, as on banknotes, with waves or rays around; number and words come later.

Green has a round place in the middle and waves, gold six sides and rays, so that nobody needs the colour.
"""

import math
import re
from typing import Final, Literal, NamedTuple, get_args

import numpy as np

from fogbound.press.icons import shape
from fogbound.press.manner import BLACK, WHITE, Manner, inked
from fogbound.press.plate import BLEED, LAND, Plate, opening
from fogbound.press.vignettes.shapes import Points, path
from fogbound.text import LANGUAGES, catalogue

__all__ = ["BACKS", "Back", "back"]

Back = Literal["green", "gold", "blue", "citadel-green", "citadel-gold", "citadel-blue", "quest", "character"]
BACKS: Final[tuple[Back, ...]] = get_args(Back)

SIZE = LAND[0]
MIDDLE = SIZE / 2
PAD = BLEED
PLACE = 144  # the radius of the place in the middle


class _Pattern(NamedTuple):
    """How a back is cut: its colours, its rosette, and what lies around it."""

    ground: str
    line: str
    lobes: int
    field: Literal["waves", "rays", "net", "weave"]
    place: Literal["round", "six", "lamp", "star", "none"]
    solid: bool = False  # nothing is faint

    @property
    def height(self) -> float:
        """Where the middle of the rosette lies: higher up where a number and a text will stand."""
        return 330.0 if self.place in ("round", "six") else MIDDLE


PATTERNS: Final[dict[Back, _Pattern]] = {
    "green": _Pattern("#4b6a3c", "#dfe6c8", 12, "waves", "round"),
    "gold": _Pattern("#a8761a", "#fbeec6", 18, "rays", "six"),
    "blue": _Pattern("#173a5a", "#cfe0ea", 24, "net", "lamp"),
    "citadel-green": _Pattern("#3f6650", "#dcead6", 10, "weave", "round"),
    "citadel-gold": _Pattern("#96682a", "#f8e6bf", 16, "weave", "six"),
    "citadel-blue": _Pattern("#2c3f66", "#d3dcf0", 20, "net", "star"),
    "quest": _Pattern("#5f4a77", "#e9def2", 14, "rays", "none"),
    "character": _Pattern("#5a4636", "#f0e2c8", 9, "waves", "none"),
}


def back(name: Back, manner: Manner = "tinted") -> Plate:
    """The picture on the back of a card."""
    pattern = PATTERNS[name]
    if manner == "ink":
        pattern = pattern._replace(ground=WHITE, line=BLACK, solid=True)
    outer = min(300.0, pattern.height - 64)  # it stays within the frame
    layers = [
        f'<rect x="-{PAD}" y="-{PAD}" width="{SIZE + 2 * PAD}" height="{SIZE + 2 * PAD}" fill="{pattern.ground}"/>',
        _lines(_FIELDS[pattern.field](pattern.height), pattern, 1.5, 0.34),
        f'<circle cx="{MIDDLE:g}" cy="{pattern.height:g}" r="{outer:g}" fill="{pattern.ground}" '
        f'opacity="{1 if pattern.solid else 0.82:g}"/>',
        _lines(_rosette(pattern, pattern.lobes, outer, outer * 0.76, 5), pattern, 1.5, 0.75),
        _lines(_rosette(pattern, pattern.lobes * 2, outer * 0.76, outer * 0.55, 4), pattern, 1.4, 0.85),
        _place(pattern),
        _frame(pattern),
    ]
    says = {lang: catalogue(lang).say("back") for lang in LANGUAGES}
    return Plate(f"{opening(*LAND, BLEED)}{''.join(layers)}</svg>", *LAND, says, bleed=BLEED)


def _lines(curves: list[Points], pattern: _Pattern, width: float, opacity: float) -> str:
    if pattern.solid:  # what would be faint is fine instead
        width, opacity = width * (0.6 + opacity), 1.0
    look = f'fill="none" stroke="{pattern.line}" stroke-width="{width * 10:g}" opacity="{opacity:g}"'
    return f'<path transform="scale(.1)" d="{path(curves, closed=False)}" {look} stroke-linejoin="round"/>'


def _rosette(pattern: _Pattern, lobes: int, outer: float, inner: float, threads: int) -> list[Points]:
    """Several waves around the middle, each begun a little later: where they cross, eyes open."""
    angle = np.linspace(0, 2 * math.pi, lobes * 30 + 1)
    middle, swing = (outer + inner) / 2, (outer - inner) / 2
    found = []
    for thread in range(threads):
        shift = 2 * math.pi * thread / threads
        for sign in (-1, 1):
            radius = middle + swing * (
                0.8 * np.cos(lobes * angle + shift) * sign + 0.2 * np.cos(3 * lobes * angle)
            )
            found.append(
                np.stack([MIDDLE + radius * np.cos(angle), pattern.height + radius * np.sin(angle)], axis=1)
            )
    return found


def _waves(height: float) -> list[Points]:
    x = np.linspace(-PAD, SIZE + PAD, 120)
    return [
        np.stack([x, y + 15 * np.sin(x / 54 + row * 0.55) * math.cos(row * 0.17)], axis=1)
        for row, y in enumerate(np.arange(-PAD, SIZE + PAD + 1, 13.0))
    ]


def _rays(height: float) -> list[Points]:
    found = []
    for ray in range(120):
        angle = 2 * math.pi * ray / 120
        way = np.array([math.cos(angle), math.sin(angle)])
        radius = np.linspace(150, 940, 30)
        side = np.array([-way[1], way[0]])
        sway = 6 * np.sin(radius / 46 + (ray % 2) * math.pi)
        found.append(np.array([MIDDLE, height]) + radius[:, None] * way + sway[:, None] * side)
    return found


def _net(height: float) -> list[Points]:
    """Circles that roll round a ring, so that their rims weave a net."""
    found = []
    angle = np.linspace(0, 2 * math.pi, 72)
    for at in range(36):
        turn = 2 * math.pi * at / 36
        x, y = MIDDLE + 330 * math.cos(turn), height + 330 * math.sin(turn)
        for radius in (260, 372):
            found.append(np.stack([x + radius * np.cos(angle), y + radius * np.sin(angle)], axis=1))
    return found


def _weave(height: float) -> list[Points]:
    """Threads over and under each other, aslant."""
    found = []
    along = np.linspace(-860, 860, 110)
    for row in range(-52, 53):
        wave = row * 16.5 + 5 * np.sin(along / 22 + (row % 2) * math.pi)
        for turn in (45, -45):
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            if (row + (turn > 0)) % 2:
                found.append(np.stack([MIDDLE + along * c - wave * s, MIDDLE + along * s + wave * c], axis=1))
    return [line[(np.abs(line - MIDDLE) < MIDDLE + PAD).all(1)] for line in found if len(line)]


_FIELDS = {"waves": _waves, "rays": _rays, "net": _net, "weave": _weave}


def _place(pattern: _Pattern) -> str:
    """The middle of the rosette, where the client sets a number, or a lamp, or a star."""
    ground, line = pattern.ground, pattern.line
    edge = f'stroke="{line}" stroke-width="5"'
    if pattern.place == "six":
        angles = [math.radians(60 * at) for at in range(6)]
        corners = " ".join(
            f"{MIDDLE + PLACE * math.cos(angle):.1f},{pattern.height + PLACE * math.sin(angle):.1f}"
            for angle in angles
        )
        return f'<polygon points="{corners}" fill="{ground}" {edge}/>'
    ring = f'<circle cx="{MIDDLE:g}" cy="{pattern.height:g}" r="{PLACE:g}" fill="{ground}" {edge}/>'
    if pattern.place == "none":
        return ring + _lines(_rosette(pattern, 8, 140, 60, 3), pattern, 1.4, 0.9)
    if pattern.place == "lamp":
        body, flame = (pattern.line, pattern.ground) if pattern.solid else ("#f6e3b4", "#f0a63c")
        lamp = shape("lamp").replace("currentColor", body).replace("var(--cut,#f1e9d4)", flame)
        return f'{ring}<g transform="translate({MIDDLE - 88:g} {MIDDLE - 92:g}) scale(5.5)">{lamp}</g>'
    if pattern.place == "star":
        star = shape("star")
        if pattern.solid:
            star = re.sub("#[0-9a-f]{6}", lambda colour: inked(colour[0]), star)
        return f'{ring}<g transform="translate({MIDDLE - 96:g} {MIDDLE - 96:g}) scale(6)">{star}</g>'
    return ring


def _frame(pattern: _Pattern) -> str:
    return "".join(
        f'<rect x="{inset}" y="{inset}" width="{SIZE - 2 * inset}" height="{SIZE - 2 * inset}" rx="14" fill="none"'
        f' stroke="{pattern.line}" stroke-width="{width}" opacity="{1 if pattern.solid else 0.85:g}"/>'
        for inset, width in ((36, 5), (50, 2))
    )
