"""Thresholds: shutters that let the morning in or do not, gaps, gates, bars, and walls with a person behind them."""

import math

from fogbound.press.vignettes.shapes import box, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.people import RIM
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    HEMP,
    IRON,
    LIGHT,
    MADDER,
    PAPER,
    PRUSSIAN,
    SLATE,
    STEEL,
    STONE,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []

CHALK = "#f6eed9"
HEDGE = "#5f7548"


def _chain(pen: Pen, x: float, links: int) -> None:
    """A chain from the top of the picture down."""
    for link in range(links):
        y = -124 + 24 * link
        pen.shape([ellipse(x, y, 7, 14), ellipse(x, y, 3, 9)], IRON, 0.4, edge=0.8)


def _slats(pen: Pen, top: float, bottom: float) -> None:
    """The boards of a shutter 200 units wide."""
    pen.shape(box(-100, top, 100, bottom), WOOD, 0.4, swell=6, lift=9)
    y = bottom - 22
    while y > top - 16:
        pen.shape(box(-92, y, 92, y + 17), WOOD, 0.32, swell=4, edge=0.9)
        y -= 22


def _jambs(pen: Pen) -> None:
    """The stone on both sides of a great opening."""
    for x in (-118, 98):
        pen.shape(box(x, -150, x + 20, 150), STONE, 0.42, swell=5, lift=5)


@subject("open-shutter", "room", flips=False)
def _morning(pen: Pen) -> None:
    pen.glow(0, 20, 230, "#ffdf94", 0.9)
    pen.flat(box(-100, -140, 100, 20), "#fbe6b0", 0.02)
    pen.flat(box(-100, -140, 100, -52), "#f2cfa4", 0.1, 0.0)
    pen.glow(-14, 8, 120, "#fff6d8", 0.95, over=True)
    pen.shape(ellipse(-14, 12, 34), LIGHT, 0.0, swell=0, edge=0.9)
    for at in range(9):
        x = -14 + 17 * (at - 4)
        pen.stroke(
            poly(f"{x},{-28 + 3 * abs(at - 4)} {-14 + 27 * (at - 4)},{-58 + 8 * abs(at - 4)}"), 2, "#c58a34"
        )
    pen.flat(box(-100, 20, 100, 124), "#86b0b8", 0.26, 0.8)
    for y, x, half in (
        (30, -14, 26),
        (42, -4, 40),
        (54, -24, 30),
        (68, -10, 54),
        (84, -22, 40),
        (102, -6, 70),
    ):
        pen.stroke(poly(f"{x - half},{y} {x + half},{y}"), 3, LIGHT)
    for x, y in ((44, -30), (66, -44), (-70, -36)):
        pen.stroke(
            curve(f"{x - 9},{y} {x - 4},{y - 5} {x},{y} {x + 5},{y - 5} {x + 10},{y}", closed=False), 2
        )
    _slats(pen, -150, -78)
    _jambs(pen)
    _chain(pen, 136, 11)
    for y, sleeve in ((-32, MADDER), (14, PRUSSIAN), (58, BRASS)):
        pen.being(limb(curve(f"226,{y + 52} 180,{y + 34} 140,{y}", closed=False), [40, 30, 19]), RIM)
        pen.being(ellipse(137, y, 15, 13), RIM)
        pen.shape(limb(poly(f"174,{y + 52} 188,{y + 16}"), [14, 14]), sleeve, 0.2, swell=4)


@subject("shut-shutter", "room", flips=False)
def _no_morning(pen: Pen) -> None:
    pen.flat(box(-96, 92, 96, 112), "#ffeebb", 0.0, 0.0)
    _slats(pen, -150, 100)
    pen.glow(0, 108, 110, "#ffdf94", 0.9, over=True)
    _jambs(pen)
    pen.shape(box(-140, 110, 140, 150), STONE, 0.46, swell=6, lift=4)
    _chain(pen, 136, 9)


@subject("hedge", "land", flips=False)
def _hedge(pen: Pen) -> None:
    chance = pen.chance.of("hedge")
    pen.shape(curve("-40,150! -20,90 -12,44! 14,44! 24,90 50,150!"), HEMP, 0.08, swell=4, edge=0.7)
    for side in (-1, 1):
        bush = pen.at(flip=side < 0)
        bush.shape(
            curve("30,112! 22,70 34,36 26,2 46,-30 76,-26 96,-50 132,-40 156,-56 190,-44 230,-52! 230,112!"),
            HEDGE,
            0.44,
            swell=22,
            lift=7,
        )
        for _ in range(44):
            x, y = chance.between(40, 196), chance.between(-26, 100)
            bush.stroke(curve(f"{x - 9},{y} {x},{y - 9} {x + 9},{y - 1}", closed=False), 2)
        for _ in range(10):
            x, y = chance.between(46, 190), chance.between(-20, 96)
            bush.stroke(poly(f"{x},{y} {x + chance.between(-8, 8)},{y - 12}"), 2.6)
        for y, out in ((30, 30), (56, 24), (78, 30)):
            for dx, dy in ((0, 0), (8, 4), (3, -7)):
                bush.shape(ellipse(out + dx, y + dy, 8, 6), PAPER, 0.06, swell=3, edge=0.7)
            bush.stroke(
                curve(f"{out - 4},{y + 2} {out - 14},{y + 8} {out - 12},{y + 15}", closed=False), 2, PAPER
            )
    grass(pen, 112, 190, 30)


@subject("chalk-marks", "land", flips=False)
def _chalk(pen: Pen) -> None:
    for x in (-152, 128):
        pen.shape(box(x, -104, x + 24, 112), BARK, 0.42, lift=6)
    for at in range(6):
        x = -122 + 41 * at
        pen.shape(box(x, -82, x + 38, 96), WOOD, 0.4, swell=5, lift=4)
    for y in (-74, 74):
        pen.shape(box(-126, y, 128, y + 14), BARK, 0.34, swell=4, lift=4)
    for a in (
        "-104,-34 -34,-34",
        "-54,-50 -32,-34 -54,-18",
        "-96,34 -60,4",
        "-96,4 -60,34",
        "-100,58 -40,58",
    ):
        pen.stroke(poly(a), 5, CHALK)
    pen.stroke(poly("-22,52 16,52 26,64 88,64 98,52 112,52"), 4.4, CHALK)
    for a in ("36,-22 58,6", "58,6 80,0", "58,6 70,26", "44,-10 28,8", "44,-10 66,-24"):
        pen.stroke(poly(a), 4.2, CHALK)
    pen.stroke(curve("20,-34 30,-46 42,-36 32,-24 20,-34", closed=False), 4, CHALK)
    pen.stroke(curve("18,-2 26,14 40,24", closed=False), 2.6, CHALK)
    grass(pen, 112, 180, 24)


@subject("cough", "land", light="dusk")
def _nobody(pen: Pen) -> None:
    chance = pen.chance.of("wall")
    for x, y, size in ((34, -12, 15), (54, -26, 19), (82, -38, 14)):
        pen.shape(ellipse(x, y, size, size * 0.72), "#e3ebe8", 0.06, swell=9, edge=0.7)
    for a in ("98,-48 112,-54 126,-48", "90,-22 106,-28 122,-22"):
        pen.stroke(curve(a, closed=False), 3, "#e3ebe8")
    for row in range(5):
        left = -200.0 - 14 * (row % 2)
        while left < 200:
            wide = chance.between(34, 58)
            block = pen.at(left, row * 26)
            block.shape(
                curve(f"0,-4! {wide - 3},-6! {wide - 2},19! 1,20!"),
                STONE,
                0.3,
                swell=6,
                lift=4,
            )
            left += wide
    grass(pen, 118, 190, 22)


@subject("toll-bar", "land", flips=False, light="dusk")
def _toll_bar(pen: Pen) -> None:
    _barred(pen, -3)


@subject("raised-bar", "land", flips=False, light="dusk")
def _raised_bar(pen: Pen) -> None:
    _barred(pen, -46)


def _barred(pen: Pen, turn: float) -> None:
    """A road with a sentry box and a striped pole that is turned by degrees; level, it shuts the road."""
    pen.shape(
        curve("-150,150! -60,90 -10,54 6,20! 34,20! 50,54 86,90 140,150!"), HEMP, 0.1, swell=4, edge=0.7
    )
    pen.shape(poly("-166,112 -166,-52 -94,-52 -94,112"), WOOD, 0.34, swell=8, lift=7)
    pen.shape(poly("-180,-48 -130,-96 -80,-48"), SLATE, 0.4, swell=4, lift=5)
    pen.flat(curve("-152,112! -152,-6 -130,-30 -108,-6 -108,112!"), "#2b2622", 0.8, 1.2)
    for x, y, colour in ((-158, -30, MADDER), (-102, 58, PRUSSIAN), (-160, 70, BRASS)):
        pen.shape(box(x - 7, y - 9, x + 9, y + 9), colour, 0.2, swell=2, edge=0.8)
        for dx in (-7, 1, 9):
            pen.stroke(poly(f"{x + dx},{y - 12} {x + dx},{y - 6}"), 1.5)
            pen.stroke(poly(f"{x + dx},{y + 6} {x + dx},{y + 12}"), 1.5)
    pen.being(ellipse(-130, 12, 13, 15), RIM)
    pen.being(curve("-150,112! -148,42 -130,28 -112,42 -110,112!"), RIM)
    pen.shape(limb(poly("-98,116 -88,-92"), [6, 5]), BARK, 0.34, lift=3)
    pen.shape(curve("-87,-116! -78,-94 -87,-84 -97,-94"), STEEL, 0.14, swell=3)
    for x in (-66, 150):
        pen.shape(box(x, 4, x + 17, 116), BARK, 0.42, lift=5)
    pole = pen.at(-58, 22, 1, turn)
    pole.shape(box(-26, -8, 244, 8), PAPER, 0.14, swell=6, lift=7)
    for at in range(7):
        pole.shape(box(6 + 36 * at, -8, 24 + 36 * at, 8), MADDER, 0.24, swell=6)
    pole.shape(box(-44, -16, -20, 16), STONE, 0.36, swell=5, lift=4)
    grass(pen, 114, 190, 20)


@subject("wicket", "land", flips=False, light="dusk")
def _wicket(pen: Pen) -> None:
    pen.shape(
        poly("-230,150 -230,-58 -112,-58 -112,-112 118,-112 118,-58 230,-58 230,150"),
        STONE,
        0.36,
        swell=10,
        lift=5,
    )
    for x, y in (
        (-206, -30),
        (-170, 10),
        (-210, 52),
        (-160, 84),
        (140, -28),
        (182, 14),
        (144, 56),
        (190, 90),
        (-86, -98),
        (40, -98),
    ):
        pen.stroke(poly(f"{x},{y} {x + 28},{y + 1}"), 1.8)
    pen.shape(curve("-92,116! -92,-40 -50,-86 2,-96 56,-86 98,-40 98,116!"), BARK, 0.5, swell=4, lift=4)
    pen.shape(curve("-84,116! -84,-38 -46,-78 2,-88! 2,116!"), WOOD, 0.36, swell=5)
    pen.shape(curve("2,116! 2,-88! 52,-78 90,-38 90,116!"), WOOD, 0.4, swell=5)
    for x in (-62, -40, -18, 24, 46, 68):
        pen.stroke(poly(f"{x},{-70 + abs(x) * 0.3} {x},114"), 1.8)
    for y in (-36, 30):
        pen.shape(limb(poly(f"-84,{y} -10,{y}"), [10, 5]), IRON, 0.5, lift=3)
    pen.flat(poly("26,116 26,22 70,22 70,116"), "#ffd27a", 0.0, 1.4)
    pen.glow(48, 76, 84, "#ffd27a", 0.7, over=True)
    pen.shape(poly("26,116 26,22 50,32 50,128"), WOOD, 0.3, swell=3, lift=5)
    pen.shape(ellipse(43, 82, 3.4), BRASS, 0.2, swell=1, edge=0.7)
    pen.shape(box(-186, 74, -104, 84), WOOD, 0.24, swell=3, lift=5)
    for x in (-178, -120):
        pen.shape(box(x, 84, x + 8, 114), BARK, 0.4)
    grass(pen, 116, 190, 16)


@subject("arch", "sky", flips=False)
def _arch(pen: Pen) -> None:
    pen = pen.at(0, 16, 0.86)
    for side in (-1, 1):
        for row in range(3):
            y = 112 - 38 * row
            pen.shape(
                poly(f"{side * 66},{y} {side * 112},{y} {side * 112},{y - 35} {side * 66},{y - 35}"),
                STONE,
                0.34,
                swell=7,
                lift=5,
            )
    for at in range(9):
        start, end = 180 + at * 20 + 0.8, 200 + at * 20 - 0.8
        inner, outer, rise = 66.0, 112.0, 0.0
        if at == 4:
            inner, outer, rise = 64.0, 130.0, -2.0
        points = [
            f"{reach * math.cos(math.radians(angle))},{rise + reach * math.sin(math.radians(angle))}"
            for reach, angle in ((inner, start), (outer, start), (outer, end), (inner, end))
        ]
        pen.shape(
            poly(" ".join(points)), "#e8cf9c" if at == 4 else STONE, 0.2 if at == 4 else 0.34, swell=6, lift=5
        )
    pen.stroke(poly("0,-108 0,-82"), 2.2)
    grass(pen, 116, 150, 18)
