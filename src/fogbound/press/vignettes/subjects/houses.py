"""Houses and what is done in them."""

import numpy as np

from fogbound.press.vignettes.shapes import box, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.cordage import rope_along
from fogbound.press.vignettes.subjects.lights import flame
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    CLAY,
    HEMP,
    IRON,
    MADDER,
    PAPER,
    PRUSSIAN,
    RUST,
    SLATE,
    STONE,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = ["house", "lit_window"]


def lit_window(pen: Pen, x: float, y: float, width: float = 18, height: float = 22) -> None:
    """A window with a light in it."""
    pen.flat(box(x - width / 2, y - height / 2, x + width / 2, y + height / 2), "#ffd27a", 0.0, 1.0)
    pen.stroke(poly(f"{x},{y - height / 2} {x},{y + height / 2}"), 1.8, even=True)
    pen.stroke(poly(f"{x - width / 2},{y} {x + width / 2},{y}"), 1.8, even=True)


def house(pen: Pen, roof: str = RUST) -> None:
    """A small house seen from a corner, 160 units wide."""
    pen.shape(poly("-70,-4 -10,-4 -10,76 -70,70"), PAPER, 0.2, swell=4, lift=6)
    pen.shape(poly("-10,-4 78,-14 78,62 -10,76"), PAPER, 0.42, swell=4, lift=7)
    pen.shape(poly("-70,-4 -38,-56 -10,-4"), PAPER, 0.2, swell=3)
    pen.shape(poly("-46,-62 52,-74 90,-12 -6,2"), roof, 0.32, swell=5, lift=6)
    pen.shape(poly("-46,-62 -78,0 -70,4 -40,-50"), roof, 0.3, swell=2)
    pen.shape(poly("26,-96 44,-98 44,-62 26,-60"), CLAY, 0.36, swell=3)
    for at in range(4):
        pen.stroke(poly(f"{-38 + at * 10},{-48 + at * 13} {60 + at * 8},{-60 + at * 13}"), 1.4)
    pen.flat(poly("-50,24 -28,24 -28,73 -50,71"), BARK, 0.6)
    lit_window(pen, 34, 22, 24, 24)


@subject("house", "land", light="dusk")
def _house(pen: Pen) -> None:
    house(pen.at(0, 22, 1.1))
    grass(pen, 106, 150, 22)


@subject("village", "land")
def _village(pen: Pen) -> None:
    for x, y, size, roof in (
        (-96, -8, 0.44, RUST),
        (-20, -20, 0.4, SLATE),
        (84, -10, 0.46, RUST),
        (-56, 42, 0.62, SLATE),
        (54, 50, 0.66, RUST),
    ):
        house(pen.at(x, y, size), roof)
    pen.stroke(curve("-8,120 0,90 10,60 -4,30 6,4", closed=False), 3.4, "#fff3cf")


@subject("inn", "land", flips=False, light="dusk")
def _inn(pen: Pen) -> None:
    house(pen.at(-26, 20, 1.1))
    pen.shape(limb(poly("76,-62 132,-62"), [7, 7]), IRON, 0.4)
    for x in (92, 118):
        pen.stroke(poly(f"{x},-60 {x},-44"), 2)
    pen.shape(curve("78,-46! 132,-46! 130,-6 105,8 80,-6"), WOOD, 0.24, swell=5, lift=5)
    pen.shape(curve("92,-12! 96,-32 114,-32 118,-12!"), BRASS, 0.2, lift=3)
    pen.glow(20, 46, 70, "#ffd27a", 0.7)


@subject("hut", "land")
def _hut(pen: Pen) -> None:
    pen.shape(poly("-62,0 62,0 58,82 -58,82"), STONE, 0.34, swell=12, lift=7)
    pen.shape(curve("-86,10! -50,-40 0,-78! 50,-40 86,10!"), HEMP, 0.3, swell=14, lift=7)
    for at in range(-4, 5):
        pen.stroke(curve(f"0,-74 {at * 10},-36 {at * 19},6", closed=False), 1.6)
    pen.flat(curve("-18,82! -18,36 0,24 18,36 18,82!"), "#3a2f26", 0.7)
    grass(pen, 90, 150, 22)


@subject("smokehouse", "land")
def _smokehouse(pen: Pen) -> None:
    pen.shape(poly("-56,-20 56,-20 60,92 -60,92"), WOOD, 0.36, swell=10, lift=7)
    for x in (-36, -12, 12, 36):
        pen.stroke(poly(f"{x},-16 {x + 1},90"), 1.8)
    pen.shape(poly("-74,-12 0,-70 74,-12 60,-8 0,-54 -60,-8"), SLATE, 0.4, swell=4, lift=6)
    pen.flat(box(-15, 36, 15, 92), "#3a2f26", 0.7)
    pen.shape(
        curve("-8,-60 -22,-88 0,-106 -18,-134 10,-160! 36,-160! 16,-130 30,-104 14,-84 12,-60"),
        "#e3e6df",
        0.14,
        swell=8,
        edge=0.7,
    )
    for x in (-40, 40):
        pen.shape(
            curve(f"{x},10! {x - 9},26 {x - 5},50 {x},60! {x + 5},50 {x + 9},26"), "#b9a58a", 0.24, lift=3
        )
    grass(pen, 98, 150, 18)


@subject("tower", "land")
def _tower(pen: Pen) -> None:
    pen = pen.at(0, 22, 0.84)
    pen.shape(poly("-40,-60 40,-60 50,110 -50,110"), STONE, 0.3, swell=22, lift=8)
    pen.shape(poly("-52,-84 52,-84 46,-58 -46,-58"), STONE, 0.26, swell=8, lift=5)
    for x in (-44, -14, 16):
        pen.shape(box(x, -102, x + 26, -82), STONE, 0.3, swell=4)
    lit_window(pen, 0, -18, 17, 28)
    for y in (20, 44, 70, 92):
        for x in range(-36 + (y % 40) // 4, 40, 26):
            pen.stroke(poly(f"{x},{y} {x + 17},{y + 1}"), 1.5)
    pen.stroke(poly("0,-102 0,-142"), 3, even=True)
    pen.shape(curve("0,-142! 30,-136 50,-142! 46,-122 50,-112! 26,-116 0,-112!"), MADDER, 0.18, swell=5)
    grass(pen, 112, 150, 18)


@subject("citadel", "land", flips=False, light="dusk", size=0.86)
def _citadel(pen: Pen) -> None:
    pen.glow(0, -20, 190, "#ffdf94", 0.8)
    for x, high, wide in ((-92, -20, 34), (-54, -52, 30), (0, -104, 40), (50, -44, 30), (94, -12, 36)):
        pen.being(
            poly(
                f"{x - wide / 2},110 {x - wide / 2},{high} {x},{high - wide * 0.9} "
                f"{x + wide / 2},{high} {x + wide / 2},110"
            ),
            "#e8c987",
            "#3c4a4e",
        )
    pen.being(box(-120, 30, 122, 120), "none", "#2f3b3f")
    for x, y in (
        (-92, 8),
        (-54, -28),
        (0, -74),
        (0, -30),
        (50, -20),
        (94, 14),
        (-24, 60),
        (30, 66),
        (76, 56),
        (-70, 62),
    ):
        pen.flat(box(x - 4, y - 7, x + 4, y + 7), "#ffd27a", 0.0, 0.0)
    pen.being(curve("-250,110! -120,76 -40,92 40,84 130,76 250,104! 250,170! -250,170!"))


@subject("well", "land", flips=False, size=0.92)
def _well(pen: Pen) -> None:
    for x in (-58, 48):
        pen.shape(box(x, -70, x + 12, 40), WOOD, 0.34, lift=5)
    pen.shape(poly("-88,-62 0,-116 90,-62 74,-56 0,-98 -72,-56"), RUST, 0.3, swell=5, lift=6)
    pen.shape(limb(poly("-60,-40 62,-40"), [11, 11]), WOOD, 0.3, lift=3)
    rope_along(pen, poly("2,-40 2,-14 2,10"), 6)
    pen.shape(curve("-17,6! 21,6! 16,34! -12,34!"), WOOD, 0.3, lift=3)
    pen.shape(curve("-74,40! 74,40! 70,108 0,118 -70,108"), STONE, 0.3, swell=24, lift=8)
    pen.shape(ellipse(0, 40, 75, 17), SLATE, 0.6, swell=4)
    for y, off in ((62, 0), (84, 18), (102, 0)):
        for x in range(-60 + off, 60, 36):
            pen.stroke(curve(f"{x},{y} {x + 12},{y + 4} {x + 26},{y + 3}", closed=False), 1.7)


@subject("mill", "land", size=0.92)
def _mill(pen: Pen) -> None:
    pen.shape(poly("-34,-46 34,-46 52,110 -52,110"), PAPER, 0.24, swell=20, lift=8)
    pen.shape(curve("-42,-44! -30,-84 0,-98 30,-84 42,-44!"), SLATE, 0.36, swell=12, lift=5)
    for turn in (22, 112, 202, 292):
        arm = pen.at(0, -52, 1, turn)
        arm.shape(limb(poly("0,0 0,-104"), [7, 4]), BARK, 0.4, lift=3)
        arm.flat(poly("3,-22 26,-24 22,-104 3,-102"), HEMP, 0.2)
        for y in (-44, -64, -84):
            arm.stroke(poly(f"3,{y} 24,{y}"), 1.3)
    pen.shape(ellipse(0, -52, 8), IRON, 0.4)
    pen.flat(curve("-14,110! -14,78 0,68 14,78 14,110!"), "#3a2f26", 0.7)
    grass(pen, 110, 150, 16)


@subject("forge", "room")
def _forge(pen: Pen) -> None:
    pen.glow(-50, 0, 150, "#ffb35a", 0.8)
    flame(pen.at(-54, 44, 1.0))
    pen.shape(poly("-112,42 4,42 -4,110 -104,110"), STONE, 0.4, swell=10, lift=6)
    pen.shape(
        curve("20,18! 130,14! 120,36 92,44 90,74 108,96! 40,98! 58,74 56,46 30,38"),
        IRON,
        0.4,
        swell=10,
        lift=8,
    )
    pen.shape(limb(poly("52,6 104,2"), [7, 6]), "#f08a3a", 0.05, swell=2)


@subject("ropewalk", "room", flips=False)
def _ropewalk(pen: Pen) -> None:
    pen.shape(poly("-200,-120 200,-120 46,-20 -46,-20"), WOOD, 0.5, swell=4)
    pen.shape(poly("-200,130 200,130 46,22 -46,22"), WOOD, 0.34, swell=4)
    pen.flat(box(-46, -20, 46, 22), "#ffe3a4", 0.0)
    for x in (-120, -60, 60, 120):
        rope_along(pen, np.linspace([x * 1.6, 90], [x * 0.2, 4], 12), 6)
    for x in (-150, 150):
        pen.shape(limb(poly(f"{x},-100 {x},110"), [14, 14]), BARK, 0.44, lift=5)


@subject("sickroom", "room")
def _bed(pen: Pen) -> None:
    pen.shape(box(-128, -50, -114, 92), WOOD, 0.34, lift=6)
    pen.shape(box(108, -8, 122, 92), WOOD, 0.34, lift=6)
    pen.shape(curve("-114,-2! -60,-18 -40,-2! -40,24! -114,24!"), PAPER, 0.08, swell=12, lift=4)
    pen.shape(curve("-114,22! 0,4 108,22! 110,62! -114,62!"), PRUSSIAN, 0.26, swell=12, lift=6)
    pen.shape(curve("-50,10! -20,2 -14,62! -52,62!"), PAPER, 0.14, swell=6)
    pen.stroke(curve("20,14 26,40 14,60", closed=False), 2)
    pen.stroke(curve("66,16 60,40 72,60", closed=False), 2)
    lit_window(pen, 40, -80, 46, 50)
    pen.glow(40, -80, 110, "#ffd27a", 0.6)


@subject("tent", "land", light="dusk")
def _tent(pen: Pen) -> None:
    pen.glow(0, 70, 90, "#ffd27a", 0.6)
    pen.shape(poly("-112,102 -14,-62 52,84"), HEMP, 0.2, swell=14, lift=8)
    pen.shape(poly("-14,-62 52,84 124,66 34,-66"), HEMP, 0.46, swell=8, lift=6)
    pen.flat(poly("-62,94 -16,-40 4,90"), "#4a3a2a", 0.6)
    pen.flat(poly("-16,-40 4,90 -20,92"), "#ffd27a", 0.0, 0.5)
    for a in ("-14,-62 -34,-92", "34,-66 46,-96", "124,66 158,100", "-112,102 -146,118"):
        pen.stroke(poly(a), 2.6, even=True)
    grass(pen, 110, 160, 18)


@subject("windbreak", "land")
def _windbreak(pen: Pen) -> None:
    pen.shape(curve("-96,-48! 0,-64 92,-40! 120,92! 0,84 -130,98!"), HEMP, 0.3, swell=18, lift=9)
    for a in ("-96,-72 -112,108", "0,-84 -4,96", "92,-64 124,104"):
        pen.shape(limb(poly(a), [9, 9]), BARK, 0.4, lift=4)
    for y in (-30, 10, 50):
        pen.stroke(curve(f"-90,{y + 6} 0,{y - 8} 100,{y + 10}", closed=False), 1.8)
    grass(pen, 104, 160, 20)


@subject("cave", "land", flips=False)
def _cave(pen: Pen) -> None:
    pen.shape(
        curve("-210,150! -170,20 -110,-50 -40,-96 40,-90 120,-44 176,30 210,150!"),
        SLATE,
        0.4,
        swell=40,
        lift=5,
    )
    pen.shape(curve("-58,116! -50,30 0,-14 48,26 64,116!"), "#14181a", 0.95, swell=6)
    for a in (
        "-130,20 -110,50 -120,90",
        "100,0 120,40 112,80",
        "-60,-60 -40,-30 -52,-10",
        "50,-60 40,-34 60,-12",
    ):
        pen.stroke(curve(a, closed=False), 2.4)


@subject("great-house", "land", light="dusk")
def _great_house(pen: Pen) -> None:
    pen = pen.at(0, 14, 0.88)
    pen.glow(84, 40, 100, "#ffd27a", 0.6)
    pen.shape(poly("-112,-34 -6,-40 -6,112 -112,104"), STONE, 0.26, swell=5, lift=6)
    pen.shape(poly("-6,-40 112,-32 112,104 -6,112"), STONE, 0.46, swell=5, lift=7)
    pen.shape(poly("-112,-34 -58,-112 -6,-40"), STONE, 0.26, swell=3)
    pen.shape(poly("-62,-122 64,-112 128,-24 -2,-32"), SLATE, 0.42, swell=6, lift=6)
    pen.shape(poly("-62,-122 -124,-28 -114,-24 -58,-104"), SLATE, 0.34, swell=2)
    for at in range(5):
        pen.stroke(poly(f"{-50 + at * 11},{-106 + at * 16} {74 + at * 11},{-98 + at * 16}"), 1.4)
    for x in (-30, 34):
        pen.shape(poly(f"{x},-140 {x + 20},-139 {x + 20},-104 {x},-106"), CLAY, 0.36, swell=3)
    for row in range(3):
        for x in (-88, -46):
            y = -14 + 38 * row
            pen.flat(box(x - 10, y - 14, x + 12, y + 14), "#ffd27a", 0.0, 1.2)
            for bar in (-5, 1, 7):
                pen.stroke(poly(f"{x + bar},{y - 14} {x + bar},{y + 14}"), 2.2, even=True)
    pen.shape(poly("22,-26 96,-20 96,100 22,104"), BARK, 0.5, swell=4, lift=5)
    for at in range(9):
        top = -22 + 13.4 * at
        pen.shape(poly(f"27,{top} 91,{top + 5} 91,{top + 14} 27,{top + 10}"), WOOD, 0.32, swell=2, edge=0.8)
    pen.flat(poly("27,98 91,95 91,101 27,104"), "#ffd27a", 0.0, 0.6)
    grass(pen, 112, 170, 20)


def _barn_of_moths(pen: Pen) -> None:
    """A barn with its doors open on the dark, and slats in the gable."""
    pen.shape(poly("-108,-14 0,-96 108,-14 108,112 -108,112"), WOOD, 0.38, swell=8, lift=8)
    for x in range(-92, 100, 23):
        pen.stroke(poly(f"{x},{-84 + abs(x) * 0.76 + 8} {x},110"), 1.8)
    pen.shape(poly("-134,2 0,-104 134,2 118,10 0,-82 -118,10"), SLATE, 0.42, swell=4, lift=6)
    pen.flat(box(-52, 10, 52, 112), "#14100f", 0.95, 1.4)
    for side in (-1, 1):
        pen.shape(
            poly(f"{side * 54},8 {side * 96},18 {side * 96},122 {side * 54},112"), BARK, 0.4, swell=4, lift=5
        )
        pen.stroke(poly(f"{side * 58},14 {side * 92},116"), 2)
    pen.flat(poly("-24,-22 0,-44 24,-22"), "#14100f", 0.9, 1.0)
    for y in (-36, -29):
        pen.stroke(poly(f"{-40 - y},{y} {40 + y},{y}"), 3, WOOD, even=True)


@subject("barn", "land", flips=False, light="dusk")
def _barn(pen: Pen) -> None:
    _barn_of_moths(pen)
    for x, y, size in ((-30, 40, 1.0), (22, 58, 1.2), (-12, 84, 0.9), (34, 92, 0.8), (4, 30, 0.7)):
        one = pen.at(x, y, size)
        for side in (-1, 1):
            one.flat(ellipse(side * 5, 0, 2.6, fine=12), "#efb93f", 0.0, 0.0)
            one.stroke(curve(f"0,4 {side * 12},-8 {side * 17},6", closed=False), 1.4, "#8f8577")
    for at in range(12):
        x, y = 6 + 15 * at, -34 - 4.4 * at + 9 * np.sin(at * 0.9)
        pen.flat(ellipse(x, float(y), 3, 2.2, fine=12), "#efb93f", 0.0, 0.5)
    grass(pen, 114, 180, 20)


@subject("burning-barn", "land", flips=False, light="night")
def _burning_barn(pen: Pen) -> None:
    pen.glow(0, -30, 210, "#ff9a4a", 0.9)
    for x, size, turn in ((-86, 0.9, -12), (84, 0.95, 12), (-40, 1.2, -5), (44, 1.15, 6)):
        flame(pen.at(x, -16, size, turn))
    _barn_of_moths(pen)
    pen.flat(box(-50, 12, 50, 111), "#8a2f16", 0.3, 0.0)
    for x, y, size in (
        (-28, 110, 0.8),
        (26, 110, 0.86),
        (0, 112, 0.95),
        (-104, 70, 0.5),
        (110, 66, 0.55),
        (0, -66, 0.6),
    ):
        flame(pen.at(x, y, size))
    chance = pen.chance.of("sparks")
    for _ in range(26):
        spark = chance.between(-150, 150), chance.between(-118, -50)
        pen.flat(ellipse(*spark, 2, fine=10), "#ffd27a", 0.0, 0.0)
    grass(pen, 114, 180, 18)
