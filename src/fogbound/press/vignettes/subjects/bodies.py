"""Heads, hands and hearts, and how people fare: silhouettes with one lit accent."""

import numpy as np

from fogbound.press.vignettes.shapes import Points, arc, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.elements import stone
from fogbound.press.vignettes.subjects.people import NONE, RIM, figure
from fogbound.press.vignettes.subjects.pigments import (
    BONE,
    GAMBOGE,
    IRON,
    LIGHT,
    MADDER,
    PAPER,
    PRUSSIAN,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = ["profile"]

VIOLET_DARK = "#5b4468"


def profile(pen: Pen, rim: str = RIM) -> None:
    """A head in profile, looking left, about 180 units high."""
    pen.being(
        curve(
            "-6,-88 34,-84 66,-54 68,-10 56,26 62,60 120,104! -84,104! -46,84 -24,66 -30,48 "
            "-50,46 -54,32! -46,26! -58,20! -50,12! -72,4! -58,-22 -62,-40 -52,-70"
        ),
        rim,
    )


@subject("talk", "face", flips=False)
def _talk(pen: Pen) -> None:
    profile(pen.at(96, 14, 0.86))
    profile(pen.at(-96, 14, 0.86, flip=True), "#c9d8d6")
    for at in range(3):
        pen.stroke(arc(24, 20, 18 + 13 * at, 18 + 13 * at, 140, 220, 12), 3, "#fff3cf")


@subject("voice", "face")
def _voice(pen: Pen) -> None:
    profile(pen.at(56, 10))
    for at in range(4):
        pen.stroke(arc(0, 42, 30 + 24 * at, 30 + 24 * at, 145, 215, 16), 4 - 0.5 * at, "#fff3cf")


@subject("mind", "face")
def _mind(pen: Pen) -> None:
    profile(pen.at(0, 4, 1.08))
    pen.flat(np.concatenate([_ray(a) for a in range(0, 360, 45)]), LIGHT, 0.0, 0.0)
    pen.glow(10, -34, 130, "#ffe3a4", 0.7)


def _ray(angle: int) -> Points:
    """One point and one notch of the star behind a brow."""
    long = 40.0 if angle % 90 == 0 else 22.0
    a, b = np.radians(angle), np.radians(angle + 22.5)
    return np.array(
        [[8 + long * np.cos(a), -34 + long * np.sin(a)], [8 + 9 * np.cos(b), -34 + 9 * np.sin(b)]]
    )


@subject("ear", "face")
def _ear(pen: Pen) -> None:
    pen.being(curve("-6,-92 44,-84 64,-40 50,-2 34,24 26,64 0,90 -30,82 -40,54 -34,20 -52,-20 -44,-68"), RIM)
    pen.stroke(curve("-26,-46 -8,-68 28,-60 38,-30 20,0 6,14", closed=False), 5, RIM)
    pen.stroke(curve("-14,-22 4,-34 14,-16 0,4 -8,30 6,46", closed=False), 4.4, RIM)
    for at in range(3):
        pen.stroke(arc(-60, -6, 40 + 26 * at, 54 + 26 * at, 150, 210, 16), 3.4, "#fff3cf")


@subject("eye", "face", flips=False)
def _eye(pen: Pen) -> None:
    pen.shape(curve("-118,0! -60,-50 0,-64 60,-50 118,0! 60,46 0,58 -60,46"), PAPER, 0.1, swell=16, lift=5)
    pen.shape(ellipse(0, -4, 48), "#6b8a8c", 0.3, swell=10)
    for at in range(28):
        way = np.array([np.cos(at * 2 * np.pi / 28), np.sin(at * 2 * np.pi / 28)])
        pen.stroke(np.array([way * 24, way * 45]) + np.array([0, -4]), 1.5)
    pen.being(ellipse(0, -4, 23), NONE)
    pen.flat(ellipse(-11, -16, 8), PAPER, 0.0, 0.0)
    pen.stroke(curve("-124,-12 -60,-66 0,-80 60,-66 124,-12", closed=False), 5)


@subject("eyes", "face", flips=False)
def _eyes(pen: Pen) -> None:
    for x, y, size in ((-62, -4, 1.0), (62, -4, 1.0)):
        one = pen.at(x, y, size)
        one.shape(curve("-46,8! -10,-24 40,-16! 12,22"), GAMBOGE, 0.0, swell=6)
        one.being(curve("0,-20! 7,0 0,20! -7,0"), NONE)


@subject("hand", "face")
def _hand(pen: Pen) -> None:
    pen.being(
        curve(
            "-34,110! -36,40 -66,8 -84,-22 -72,-32 -44,-6 -42,-80 -30,-92 -20,-80 -16,-24 "
            "-12,-100 2,-110 12,-98 12,-24 22,-92 34,-100 42,-88 36,-16 50,-62 62,-66 66,-52 "
            "54,10 44,52 44,110!"
        ),
        RIM,
    )
    pen.stroke(curve("-24,10 4,-4 36,8", closed=False), 2.6, RIM)
    pen.stroke(curve("-26,26 -2,30 16,52", closed=False), 2.6, RIM)


@subject("fist", "face")
def _fist(pen: Pen) -> None:
    pen.being(
        curve(
            "-40,120! -38,62 -62,34 -66,-10 -58,-52 -34,-66 -26,-62 -6,-74 6,-66 26,-72 36,-60 "
            "56,-58 66,-34 64,20 44,60 44,120!"
        ),
        RIM,
    )
    for a in ("-34,-62 -34,-20", "-2,-70 0,-22", "32,-66 32,-22"):
        pen.stroke(poly(a), 3.4, RIM)
    pen.stroke(curve("-60,-12 -20,-22 26,-14 34,10 -10,16", closed=False), 4, RIM)


@subject("hands", "glow", flips=False)
def _hands(pen: Pen) -> None:
    for flip in (False, True):
        one = pen.at(-4 if flip else 4, 10, 1, flip=flip)
        one.being(curve("4,20 34,26 70,10 96,-18 106,-10 88,28 60,60 62,118! 8,118! 0,60"), RIM)
        one.being(curve("0,22 24,4 60,-6 70,4 40,24 10,36"), RIM)
    pen.glow(0, -34, 90, "#fff3cf", 0.9)


@subject("help", "land", flips=False)
def _help(pen: Pen) -> None:
    pen.being(limb(curve("-220,30 -120,16 -34,-8", closed=False), [64, 50, 34]), RIM)
    pen.being(limb(curve("220,-40 120,-20 34,0", closed=False), [66, 50, 34]), RIM)
    pen.being(curve("-40,-30 0,-36 44,-18 50,14 16,34 -30,26 -46,4"), RIM)
    for x in (-16, 2, 20):
        pen.stroke(curve(f"{x},-26 {x + 8},-6 {x + 4},18", closed=False), 3, RIM)
    pen.shape(limb(poly("-112,-8 -100,44"), [14, 14]), MADDER, 0.2, swell=4)
    pen.shape(limb(poly("104,-44 112,14"), [14, 14]), PRUSSIAN, 0.2, swell=4)


@subject("heart", "face", flips=False)
def _heart(pen: Pen) -> None:
    pen.shape(
        curve("0,92! -64,36 -96,-20 -78,-70 -34,-76 0,-40! 34,-76 78,-70 96,-20 64,36"),
        MADDER,
        0.3,
        swell=34,
        lift=10,
    )
    pen.stroke(curve("-62,-44 -70,-24 -62,0", closed=False), 5, "#f2c9b4")
    pen.stroke(curve("6,-38 -12,-6 14,14 -8,50 4,84", closed=False), 3.4)


@subject("bone", "table")
def _bone(pen: Pen) -> None:
    for x, y, end in ((-66, 44, -1), (12, -8, 1)):
        pen.shape(limb(poly(f"{x},{y} {x + 54},{y - 36}"), [24, 24]), BONE, 0.18, lift=7)
        tip = (x - 8, y + 6) if end < 0 else (x + 62, y - 42)
        for dx, dy in ((-14 * end * -1 * 0.2 - 2, -16), (14 * end * 0.9, 8)):
            pen.shape(ellipse(tip[0] + dx, tip[1] + dy * end * -1, 21), BONE, 0.18, lift=5)
    pen.shape(poly("-14,4 4,-8 8,6 20,2 10,16 18,22 -2,24 -12,30 -12,16 -24,16"), MADDER, 0.1, swell=2)


@subject("fever", "face", flips=False, size=0.88)
def _fever(pen: Pen) -> None:
    profile(pen.at(14, 14, 0.96), "#e59a6a")
    for x in (-52, -16, 24, 60):
        pen.stroke(curve(f"{x},-96 {x - 12},-112 {x + 10},-126 {x - 2},-146", closed=False), 4, "#e59a6a")
    for x, y in ((-42, -30), (-30, 2), (-12, -56)):
        pen.flat(curve(f"{x},{y - 12}! {x + 6},{y + 2} {x},{y + 8} {x - 6},{y + 2}"), "#dce8e6", 0.0, 0.0)


@subject("empty-bowl", "table", flips=False)
def _empty(pen: Pen) -> None:
    pen.shape(curve("-98,-8! 98,-8! 74,52 34,76 -34,76 -74,52"), "#a98d78", 0.3, swell=30, lift=10)
    pen.shape(ellipse(0, -8, 98, 30), "#a98d78", 0.18, swell=6)
    pen.shape(ellipse(0, -4, 82, 22), "#2b2026", 0.8, swell=8)
    pen.shape(limb(poly("-40,-6 -112,-74"), [9, 10]), WOOD, 0.26, lift=5)


@subject("bowed", "face")
def _bowed(pen: Pen) -> None:
    pen.being(curve("-60,112! -52,60 -12,30 8,-10 40,-34 74,-14 88,40 86,112!"), RIM)
    pen.being(ellipse(4, -16, 27, 29, turn=-40), RIM)
    pen.being(limb(curve("52,0 6,30 -22,20 -8,4", closed=False), [20, 17, 13, 10]), RIM)
    pen.being(limb(curve("78,100 -10,44 -46,112", closed=False), [28, 24, 17]), RIM)


@subject("steps-behind", "face")
def _followed(pen: Pen) -> None:
    pen.being(
        curve(
            "-78,-60 -64,-62 -58,-44 -66,-34 -46,-22 -40,40 -48,104! -66,104! -70,50 -76,104! "
            "-94,104! -98,20 -92,-20 -82,-34 -90,-46"
        ),
        RIM,
    )
    for x, y, size in ((20, -60, 1.0), (74, -24, 0.8), (98, 30, 0.6), (50, 44, 0.5)):
        one = pen.at(x, y, size)
        for side in (-12, 12):
            one.flat(curve(f"{side - 9},2! {side},-7 {side + 9},0! {side},6"), GAMBOGE, 0.0, 0.0)


@subject("bruise", "face")
def _bruise(pen: Pen) -> None:
    pen.being(
        curve(
            "-150,60! -60,20 0,4 50,-18 96,-66 110,-52 84,-8 120,-26 128,-12 96,20 124,16 126,30 "
            "88,44 40,70 -40,96 -150,130!"
        ),
        RIM,
    )
    for at, colour in enumerate((VIOLET_DARK, MADDER, "#c98f5a")):
        pen.flat(ellipse(-20, 54, 36 - 11 * at, 25 - 8 * at, turn=-20), colour, 0.1, 0.0)


@subject("breath", "face")
def _breath(pen: Pen) -> None:
    profile(pen.at(50, 10, 0.98))
    for at, (x, y) in enumerate(((-22, 48), (-58, 40), (-96, 50))):
        pen.shape(ellipse(x, y, 17 + 7 * at, 11 + 5 * at), "#dce8e6", 0.06, swell=6, edge=0.7)


@subject("despair", "face", flips=False)
def _despair(pen: Pen) -> None:
    for at, (x, y, size) in enumerate(((-88, 92, 24), (90, 94, 26), (52, 104, 18))):
        stone(pen, x, y, size, f"d{at}")
    pen.being(curve("-48,104! -44,40 -30,0 0,-12 30,0 44,40 48,104!"), RIM)
    pen.being(ellipse(0, -14, 26, 24), RIM)
    for side in (-1, 1):
        pen.being(
            limb(curve(f"{side * 34},30 {side * 40},-4 {side * 14},-26", closed=False), [18, 15, 12]), RIM
        )
    pen.shape(curve("0,-108! 11,-80 0,-70 -11,-80"), IRON, 0.3)


@subject("dizzy", "face", flips=False, size=0.9)
def _dizzy(pen: Pen) -> None:
    profile(pen.at(10, 26, 0.86))
    spine = np.array(
        [
            [10 + (14 + 7.2 * t) * np.cos(t), -88 + (14 + 7.2 * t) * 0.34 * np.sin(t)]
            for t in np.linspace(0, 14, 90)
        ]
    )
    pen.stroke(spine, 3.4, GAMBOGE)


@subject("sodden", "face")
def _sodden(pen: Pen) -> None:
    figure(
        pen.at(0, 18, 0.96),
        ("-8,0 -14,48 -16,98", "8,0 14,48 14,98"),
        ("-16,-64 -30,-30 -20,6", "16,-64 30,-30 20,6"),
        scarf=PRUSSIAN,
        coat=True,
    )
    chance = pen.chance.of("drops")
    for _ in range(26):
        x, y = chance.between(-150, 150), chance.between(-120, 110)
        pen.flat(curve(f"{x},{y - 12}! {x + 5},{y + 2} {x},{y + 7} {x - 5},{y + 2}"), "#dce8e6", 0.0, 0.0)
