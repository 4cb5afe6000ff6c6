"""Stones, weather and water."""

import math

import numpy as np

from fogbound.press.vignettes.shapes import arc, curve, ellipse, limb, poly, star
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    HEMP,
    LIGHT,
    PAPER,
    SLATE,
    STONE,
    WATER,
    WOOD,
)
from fogbound.press.vignettes.subjects.plants import leaf
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = ["cloud", "stone"]

EARTH = "#a08a70"


def stone(pen: Pen, x: float, y: float, size: float, word: str, colour: str = STONE) -> None:
    """A broken stone with a lit facet."""
    chance = pen.chance.of(f"stone{word}")
    angles = np.radians(np.arange(7) * 360 / 7 + chance.between(0, 40))
    radii = np.array([size * chance.between(0.78, 1.12) for _ in range(7)])
    corners = np.stack([x + radii * np.cos(angles) * 1.14, y + radii * np.sin(angles) * 0.84], axis=1)
    pen.shape(corners, colour, 0.3, swell=size / 42, lift=5)
    middle = np.array([x - size * 0.12, y - size * 0.2])
    top = np.argsort(corners[:, 1] + corners[:, 0] * 0.4)[:3]
    facet = np.array([corners[i] * 0.94 + middle * 0.06 for i in sorted(top)] + [middle])
    pen.flat(facet, "#f0e8d4", 0.04, 0.6)
    for at in (2, 4):
        pen.stroke(np.array([middle, corners[at] * 0.9 + middle * 0.1]), 1.5)


def cloud(pen: Pen, colour: str = "#dfe3dc", tone: float = 0.2) -> None:
    """A heap of cloud 160 units wide."""
    pen.shape(
        curve("-84,24! -92,-4 -64,-22 -46,-18 -38,-48 -2,-58 22,-38 34,-46 62,-34 64,-14 88,-8 86,24! 0,30"),
        colour,
        tone,
        swell=20,
        edge=0.8,
    )


@subject("rocks", "ground")
def _rocks(pen: Pen) -> None:
    for at, (x, y, size) in enumerate(
        (
            (-20, -92, 14),
            (34, -82, 18),
            (-70, -64, 20),
            (8, -52, 22),
            (74, -44, 20),
            (-40, -22, 27),
            (34, -10, 26),
            (-104, 0, 24),
            (98, 8, 28),
            (-68, 34, 34),
            (6, 38, 36),
            (76, 56, 34),
            (-120, 70, 34),
            (-30, 86, 40),
            (46, 104, 38),
            (122, 98, 32),
        )
    ):
        stone(pen, x, y, size, str(at))


@subject("stone", "ground")
def _stone(pen: Pen) -> None:
    stone(pen, 4, 8, 72, "one")
    stone(pen, -84, 66, 24, "two")
    stone(pen, 82, 72, 18, "three")
    grass(pen, 96, 120, 12)


@subject("slab", "ground", flips=False)
def _slab(pen: Pen) -> None:
    pen.shape(poly("-112,-30 84,-58 124,44 -84,78"), STONE, 0.2, swell=8, lift=9)
    pen.shape(poly("-84,78 124,44 124,62 -84,98"), STONE, 0.5, swell=3)
    pen.shape(ellipse(8, 4, 9), SLATE, 0.5, swell=3)
    pen.shape([ellipse(14, 24, 27, 25), ellipse(14, 24, 19, 17)], SLATE, 0.4, lift=6)
    for line in ("-90,-14 -60,-4 -70,30", "60,-40 70,-20 100,-10", "-40,60 -10,54"):
        pen.stroke(curve(line, closed=False), 1.8)


@subject("cairn", "land", size=0.92)
def _cairn(pen: Pen) -> None:
    for at, (x, y, size) in enumerate(
        (
            (-44, 82, 40),
            (42, 84, 42),
            (0, 62, 44),
            (-26, 26, 32),
            (30, 24, 30),
            (2, -8, 30),
            (-4, -42, 24),
            (2, -72, 18),
            (-2, -96, 12),
        )
    ):
        stone(pen, x, y, size, f"c{at}")
    grass(pen, 112, 130, 16)


@subject("crystal", "room")
def _crystal(pen: Pen) -> None:
    for x, high, lean, wide in ((-52, 80, -22, 24), (54, 90, 24, 26), (-16, 150, -8, 34), (26, 124, 12, 28)):
        top, foot = 84 - high, 88
        pen.shape(
            poly(
                f"{x - wide / 2},{foot} {x - wide / 2 + lean * 0.8},{top + 24} {x + lean},{top} "
                f"{x + wide / 2 + lean * 0.9},{top + 30} {x + wide / 2},{foot}"
            ),
            "#bcd4cf",
            0.22,
            swell=5,
            lift=7,
        )
        pen.flat(
            poly(
                f"{x - wide / 2 + 3},{foot - 4} {x - wide / 2 + lean * 0.8 + 3},{top + 26} "
                f"{x + lean},{top + 4} {x + lean * 0.9 - 2},{foot - 6}"
            ),
            "#eef6ef",
            0.02,
            0.6,
        )
    for at, x in enumerate((-84, -30, 30, 84)):
        stone(pen, x, 98, 24, f"k{at}")


@subject("storm", "sea", light="dusk")
def _storm(pen: Pen) -> None:
    for x, y, size in ((-110, -74, 1.1), (104, -82, 1.2), (0, -92, 1.3)):
        cloud(pen.at(x, y, size), "#5d6f76", 0.58)
    pen.shape(poly("14,-62 -16,-6 6,-8 -22,54 36,-22 12,-20 36,-62"), LIGHT, 0.0, swell=0, edge=0.9)
    for y, x in ((40, -100), (58, 70), (76, -30), (96, 110), (104, -130)):
        pen.stroke(
            curve(f"{x - 46},{y} {x - 20},{y - 16} {x},{y} {x + 22},{y - 12} {x + 44},{y}", closed=False),
            3,
            "#f6eed9",
        )


@subject("rain", "land")
def _rain(pen: Pen) -> None:
    chance = pen.chance.of("rain")
    for x, y, size in ((-100, -60, 1.0), (96, -66, 1.1), (0, -80, 1.2)):
        cloud(pen.at(x, y, size), "#7d8f94", 0.42)
    for _ in range(64):
        u, v, length = chance.between(-190, 200), chance.between(-40, 110), chance.between(16, 38)
        pen.stroke(poly(f"{u},{v} {u - length * 0.3},{v + length}"), 2, "#f6f6ee", free=True)


@subject("wind", "land")
def _wind(pen: Pen) -> None:
    for x, y, size in ((-60, -70, 1.0), (0, -30, 1.25), (-90, 14, 0.9)):
        gust = pen.at(x, y, size)
        gust.shape(
            limb(curve("-90,6 -20,-8 50,6 92,-12 84,-38 60,-32 66,-18", closed=False), [1, 6, 7, 6, 5, 3, 1]),
            PAPER,
            0.0,
            swell=0,
            edge=0.8,
        )
    for x, lean in ((60, 46), (96, 52), (130, 44)):
        pen.shape(limb(curve(f"{x},116 {x + 8},60 {x + lean},20", closed=False), [8, 6, 2]), BARK, 0.4)
        for at in range(5):
            leaf(pen.at(x + lean * (0.3 + 0.16 * at), 62 - 11 * at, 0.4, 70))


@subject("frost", "sky")
def _frost(pen: Pen) -> None:
    for at in range(6):
        arm = pen.at(0, 0, 1, at * 60)
        arm.shape(limb(poly("0,0 0,-104"), [12, 6]), "#dce8e6", 0.1, lift=4)
        for y, reach in ((-40, 28), (-66, 22), (-88, 14)):
            for side in (-1, 1):
                arm.shape(limb(poly(f"0,{y} {side * reach},{y - reach * 0.7}"), [8, 3]), "#dce8e6", 0.1)
    pen.shape(star(0, 0, 22, 12, 6), PAPER, 0.05, swell=4)


@subject("wave", "sea")
def _wave(pen: Pen) -> None:
    pen.shape(
        curve(
            "-200,130! -150,60 -104,10 -60,-50 6,-88 74,-80 106,-44 102,-12! 78,-38 46,-34 26,-6 "
            "34,40 78,78 210,104! 210,160! -200,160!"
        ),
        WATER,
        0.34,
        swell=30,
        lift=4,
    )
    for line in (
        "-150,90 -90,30 -30,-34 40,-60",
        "-120,110 -60,40 -10,0 24,-26",
        "-80,120 -30,60 6,30",
        "0,116 20,84 54,92 90,104",
    ):
        pen.stroke(curve(line, closed=False), 2.6)
    pen.shape(
        curve("102,-12! 116,-34 110,-62 82,-86 40,-94 0,-86 34,-80 64,-66 66,-52 82,-56 80,-40 94,-40"),
        PAPER,
        0.02,
        swell=5,
    )
    for x, y in ((120, -70), (132, -48), (96, -104), (64, -110), (128, -24)):
        pen.flat(ellipse(x, y, 4), PAPER, 0.0, 0.6)


@subject("whirlpool", "deep", flips=False)
def _whirlpool(pen: Pen) -> None:
    pen.shape(ellipse(0, 2, 118, 84), WATER, 0.3, swell=30, edge=0)
    pen.shape(ellipse(0, 4, 60, 42), "#0b1d24", 0.98, swell=14, edge=0)


@subject("fog", "land")
def _fog(pen: Pen) -> None:
    for at, (y, colour) in enumerate(
        ((-46, "#8ea39e"), (-14, "#a7b8b0"), (18, "#bfccc3"), (52, "#d5ded5"), (88, "#e9eee5"))
    ):
        chance = pen.chance.of(f"fog{at}")
        along = np.linspace(-230, 230, 40)
        rise = chance.noise(along, np.zeros(40), 74, 2) * 24
        sheet = np.concatenate([np.stack([along, y + rise], axis=1), [[230, 160], [-230, 160]]])
        pen.shape(sheet, colour, 0.12 - 0.02 * at, swell=5, edge=0.5, lift=4)


@subject("bog", "ground")
def _bog(pen: Pen) -> None:
    pen.chance.of("sort").pick((_pools, _quicksand))(pen)


def _quicksand(pen: Pen) -> None:
    """A staff that sinks, and the rings around it."""
    for rx in (150, 112, 76, 44):
        pen.shape(ellipse(0, 34, rx, rx * 0.34), "#7d7a5c", 0.30 + 0.002 * (150 - rx), swell=6, edge=0.8)
    pen.shape(limb(poly("-22,-120 4,36"), [9, 8]), WOOD, 0.3, lift=5)
    pen.shape(curve("4,24! 26,14 60,18 66,34! 40,40 16,38"), BARK, 0.4, swell=5)
    for x, y, size in ((-60, 46, 7), (-46, 54, 4), (74, 48, 6)):
        pen.stroke(arc(x, y, size, size * 0.7, 0, 360, 14), 1.8, "#e6ead8", even=True)
    for x, y in ((-170, 30), (-140, 96), (160, 84), (150, -10), (20, 124)):
        grass(pen.at(x, y), 0, 16, 7)


def _pools(pen: Pen) -> None:
    """Water that stands between the tufts."""
    for x, y, rx in ((-70, 40, 70), (60, 10, 84), (20, 84, 100), (-100, -30, 44)):
        pen.shape(ellipse(x, y, rx, rx * 0.3), "#6f7f62", 0.5, swell=5)
        pen.stroke(poly(f"{x - rx * 0.5},{y} {x + rx * 0.2},{y}"), 2.6, "#e6ead8")
    for x, y in ((-140, 60), (-20, -10), (120, 50), (0, 120), (-60, 96), (90, -30)):
        grass(pen.at(x, y), 0, 16, 7)


@subject("pool", "ground", flips=False)
def _pool(pen: Pen) -> None:
    for at, (x, y, size) in enumerate(
        (
            (-104, -14, 26),
            (-70, -50, 22),
            (0, -66, 24),
            (66, -54, 24),
            (108, -16, 28),
            (108, 44, 26),
            (-112, 48, 28),
        )
    ):
        stone(pen, x, y, size, f"p{at}")
    pen.shape(ellipse(0, 18, 104, 58), WATER, 0.3, swell=20, lift=0)
    for radius in (20, 44, 68):
        pen.stroke(arc(0, 20, radius, radius * 0.5, 0, 360, 40), 2, "#f6f6ee", even=True)
    for at, (x, y, size) in enumerate(((-64, 84, 26), (0, 94, 24), (66, 82, 26))):
        stone(pen, x, y, size, f"q{at}")


@subject("shell", "ground")
def _shell(pen: Pen) -> None:
    for x, y, turn, size in ((-46, 6, -24, 1.0), (56, 30, 30, 0.7), (20, -56, 80, 0.55)):
        one = pen.at(x, y, size, turn)
        one.shape(
            curve("0,70! -66,10 -62,-44 -24,-74 24,-74 62,-44 66,10"), "#e6d3b8", 0.16, swell=16, lift=7
        )
        for at in range(-3, 4):
            one.stroke(curve(f"0,64 {at * 11},0 {at * 17},{-64 + abs(at) * 6}", closed=False), 2)


@subject("log-jam", "sea")
def _logs(pen: Pen) -> None:
    for at, (x1, y1, x2, y2) in enumerate(
        (
            (-140, 20, 60, -30),
            (140, 0, -50, 40),
            (-110, 70, 120, 50),
            (-60, -20, 110, 90),
            (-150, 96, 20, 110),
        )
    ):
        width = 30 - 2 * at % 3
        pen.shape(
            limb(poly(f"{x1},{y1} {x2},{y2}"), [width, width * 0.9]), WOOD if at % 2 else BARK, 0.34, lift=6
        )
        pen.shape(
            ellipse(x1, y1, 8, width / 2, turn=math.degrees(math.atan2(y2 - y1, x2 - x1))),
            HEMP,
            0.12,
            swell=3,
        )
        pen.stroke(
            poly(
                f"{x1 * 0.7 + x2 * 0.3},{y1 * 0.7 + y2 * 0.3} {x1 * 0.3 + x2 * 0.7},{y1 * 0.3 + y2 * 0.7 + 4}"
            ),
            1.8,
        )


@subject("hollow", "ground", flips=False)
def _hollow(pen: Pen) -> None:
    pen.shape(ellipse(0, 24, 92, 52), "#3a3028", 0.8, swell=12, lift=0)
    pen.shape([ellipse(0, 14, 120, 74), ellipse(0, 24, 90, 50)], EARTH, 0.3, swell=9, lift=4)
    for turn in range(-70, 80, 20):
        grass(pen.at(turn * 1.5, -30 + abs(turn) * 0.6, 0.8), 0, 12, 4)


@subject("shadow", "land", flips=False)
def _shadow(pen: Pen) -> None:
    pen.shape(curve("-8,58! 6,58! 150,130! -170,130!"), "#0b171d", 0.98, swell=0, edge=0)
    pen.being(
        curve(
            "0,-104 15,-98 18,-80 10,-68 30,-54 34,-8 22,0 18,60! 4,60! 2,4 -2,4 -6,60! -20,60! "
            "-22,0 -32,-8 -28,-54 -10,-68 -18,-80 -14,-98"
        )
    )


@subject("ford", "land", flips=False)
def _ford(pen: Pen) -> None:
    pen.shape(curve("-230,40! -120,28 0,36 120,26 230,38! 230,150! -230,150!"), WATER, 0.3, swell=6, lift=3)
    for at, (x, y, size) in enumerate(
        ((-150, 58, 17), (-92, 70, 22), (-28, 66, 18), (38, 78, 24), (104, 68, 19), (162, 82, 24))
    ):
        stone(pen, x, y, size, f"ford{at}")
        wet = pen.at(x, y, size)
        wet.shape(curve("-1.5,0.1! 0,-0.2 1.5,0.1! 1,1 -1,1"), WATER, 0.28, swell=0.2, edge=0.0)
        pen.stroke(
            curve(f"{x - size * 1.4},{y + 3} {x},{y - size * 0.3} {x + size * 1.4},{y + 3}", closed=False),
            3.2,
            PAPER,
        )
    for y, x in ((48, 40), (52, -60), (100, -120), (108, 10), (102, 120)):
        pen.stroke(
            curve(f"{x - 40},{y} {x - 18},{y - 6} {x},{y} {x + 20},{y - 6} {x + 40},{y}", closed=False),
            2.6,
            PAPER,
        )
    grass(pen, 34, 200, 24)
