"""Instruments: what is looked through, written in, rung, played or weighed with."""

import math

import numpy as np

from fogbound.press.vignettes.shapes import arc, box, curve, ellipse, limb, poly, star
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BONE,
    BRASS,
    GLASS,
    IRON,
    LEATHER,
    MADDER,
    PAPER,
    PRUSSIAN,
    SLATE,
    STEEL,
    STONE,
    VERDIGRIS,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []

PATINA = "#9aa57a"


def _ticks(pen: Pen, radius: float, count: int, length: float = 8) -> None:
    for at in range(count):
        angle = 2 * math.pi * at / count
        way = np.array([math.cos(angle), math.sin(angle)])
        pen.stroke(
            np.array([way * radius, way * (radius - (length if at % 3 else length * 1.7))]), 1.5, even=True
        )


@subject("compass", size=0.9)
def _compass(pen: Pen) -> None:
    pen.shape([ellipse(0, -98, 17), ellipse(0, -98, 9)], BRASS, 0.25, lift=5)
    pen.shape(ellipse(0, 0, 88), BRASS, 0.22, swell=14, lift=11)
    pen.shape(ellipse(0, 0, 72), PAPER, 0.05, swell=4)
    _ticks(pen, 68, 24)
    needle = pen.at(0, 0, 1, pen.chance.of("needle").between(20, 70))
    needle.shape(poly("0,-58 11,0 -11,0"), MADDER, 0.15, swell=4, lift=4)
    needle.shape(poly("0,58 11,0 -11,0"), IRON, 0.4, swell=4, lift=4)
    pen.shape(ellipse(0, 0, 7), BRASS, 0.15)


@subject("astrolabe", size=0.95)
def _astrolabe(pen: Pen) -> None:
    pen.shape([ellipse(0, -102, 15), ellipse(0, -102, 8)], BRASS, 0.25, lift=5)
    pen.shape(ellipse(0, 0, 92), BRASS, 0.2, swell=8, lift=11)
    for radius in (80, 66):
        pen.stroke(arc(0, 0, radius, radius, 0, 360, 60), 1.4, even=True)
    _ticks(pen, 80, 36, 7)
    pen.shape([ellipse(-12, 12, 52), ellipse(-12, 12, 44)], BRASS, 0.32, swell=3, lift=4)
    rule = pen.at(0, 0, 1, pen.chance.of("rule").between(-60, -20))
    rule.shape(curve("-88,-4! -20,-9 20,-9 88,-4! 88,4! 20,9 -20,9 -88,4!"), BRASS, 0.12, swell=4, lift=5)
    pen.shape(star(0, 0, 15, 6, 8), MADDER, 0.2, swell=3)


@subject("sextant")
def _sextant(pen: Pen) -> None:
    frame = [curve("0,-92! 84,66 0,92 -84,66"), curve("0,-58! 60,54 0,72 -60,54")]
    pen.shape(frame, BRASS, 0.24, swell=6, lift=9)
    for at in range(15):
        angle = math.radians(62 + at * 4)
        way = np.array([math.cos(angle), math.sin(angle)])
        pen.stroke(np.array([way * 168, way * 178]) + np.array([0, -92]), 1.4)
    pen.shape(limb(poly("0,-88 30,86"), [9, 12]), BRASS, 0.14, lift=6)
    pen.shape(limb(poly("-64,-30 34,-44"), [18, 24]), IRON, 0.3, lift=7)
    pen.shape(ellipse(36, -44, 6, 13, turn=-8), GLASS, 0.05)
    pen.shape(ellipse(0, -88, 14), BRASS, 0.2, lift=4)


@subject("spyglass", "sea")
def _spyglass(pen: Pen) -> None:
    tube = pen.at(0, -8, 1, -14)
    tube.shape(poly("-132,-13 -60,-15 -60,15 -132,13"), BRASS, 0.22, lift=6)
    tube.shape(poly("-66,-20 24,-23 24,23 -66,20"), LEATHER, 0.34, lift=7)
    tube.shape(poly("18,-28 112,-33 112,33 18,28"), LEATHER, 0.3, lift=8)
    for x, half in ((-64, 21), (20, 28), (106, 34), (-130, 15)):
        tube.shape(limb(poly(f"{x},{-half} {x},{half}"), [11, 11]), BRASS, 0.16)
    tube.shape(ellipse(113, 0, 11, 33), GLASS, 0.06)
    tube.stroke(curve("110,-20 106,0 110,16", closed=False), 3, "#fffaf0")


@subject("level", "sky")
def _plane_table(pen: Pen) -> None:
    for x1, x2 in ((-20, -92), (6, 0), (24, 96)):
        pen.shape(limb(poly(f"{x1},-6 {x2},136"), [11, 8]), WOOD, 0.34, lift=4)
    pen.shape(poly("-104,-8 40,-30 116,-6 -40,22"), WOOD, 0.16, swell=3, lift=8)
    pen.shape(poly("-40,22 116,-6 116,4 -40,32"), WOOD, 0.5, swell=2)
    pen.shape(poly("-104,-8 -40,22 -40,32 -104,2"), WOOD, 0.4, swell=2)
    pen.shape(poly("-72,-6 34,-23 84,-7 -32,12"), PAPER, 0.03, swell=0, edge=0.7)
    pen.stroke(curve("-40,-4 -10,-12 20,-6 50,-10", closed=False), 1.6)
    pen.shape(limb(poly("-26,-26 44,-44"), [13, 17]), BRASS, 0.24, lift=6)
    pen.shape(box(4, -34, 12, -12), BRASS, 0.3)


@subject("scales", "room", flips=False, size=0.95)
def _scales(pen: Pen) -> None:
    pen.shape(limb(poly("0,-100 0,90"), [9, 12]), BRASS, 0.26, lift=6)
    pen.shape(curve("-46,104! -30,86 30,86 46,104!"), BRASS, 0.3, lift=6)
    pen.shape(limb(poly("-96,-70 0,-84 96,-98"), [6, 11, 6]), BRASS, 0.24, lift=5)
    for x, y in ((-92, -70), (92, -98)):
        for side in (-34, 34):
            pen.stroke(poly(f"{x},{y} {x + side},{y + 92}"), 1.6, even=True)
        pen.shape(
            curve(
                f"{x - 40},{y + 92}! {x},{y + 97} {x + 40},{y + 92}! {x + 22},{y + 116} {x - 22},{y + 116}"
            ),
            BRASS,
            0.24,
            lift=5,
        )
    pen.shape(ellipse(0, -100, 9), BRASS, 0.2)


@subject("glass", "room", flips=False, size=0.92)
def _barometer(pen: Pen) -> None:
    pen.shape(curve("-26,-124! 26,-124! 34,-40 58,0 58,56 0,98 -58,56 -58,0 -34,-40"), WOOD, 0.28, lift=9)
    pen.shape(box(-9, -106, 9, -38), GLASS, 0.06, swell=3)
    pen.shape(box(-4, -74, 4, -38), STEEL, 0.2, swell=1)
    pen.shape(ellipse(0, 30, 46), BRASS, 0.22, swell=6, lift=4)
    pen.shape(ellipse(0, 30, 37), PAPER, 0.04, swell=3)
    _ticks(pen.at(0, 30), 34, 18, 6)
    pen.stroke(poly("6,38 -24,12"), 3.4, MADDER)


@subject("bell", "sky", flips=False, size=0.9)
def _bell(pen: Pen) -> None:
    pen.shape(box(-120, -128, 120, -106), WOOD, 0.36, lift=8)
    pen.shape([ellipse(0, -98, 17), ellipse(0, -98, 9)], BRASS, 0.3)
    pen.shape(limb(poly("0,40 4,84"), [7, 9]), IRON, 0.4)
    pen.shape(ellipse(4, 88, 15), IRON, 0.4, lift=4)
    pen.shape(
        curve("-26,-84 0,-94 26,-84 44,-26 56,30 86,62! 0,76 -86,62! -56,30 -44,-26"), BRASS, 0.24, lift=11
    )
    for y, half in ((-58, 34), (22, 52), (44, 64)):
        pen.stroke(curve(f"{-half},{y} 0,{y + 11} {half},{y}", closed=False), 2)
    pen.stroke(curve("-26,-66 -38,-10 -46,26", closed=False), 4, "#fff3cf")


@subject("sheep-bell", size=0.95)
def _clapper(pen: Pen) -> None:
    pen.shape(
        [curve("-20,-70 -50,-124 50,-124 20,-70"), curve("-14,-72 -38,-116 38,-116 14,-72")],
        LEATHER,
        0.36,
        lift=6,
    )
    pen.shape(curve("-40,-66! 40,-66! 66,62! 0,78 -66,62!"), PATINA, 0.28, swell=20, lift=10)
    pen.stroke(curve("16,-60 8,-20 22,10 14,58", closed=False), 2.2)
    pen.shape(ellipse(0, 80, 13), IRON, 0.4, lift=4)
    pen.stroke(curve("-58,44 0,58 58,44", closed=False), 2)


@subject("book")
def _book(pen: Pen) -> None:
    pen.shape(
        curve("-128,-48! -60,-66 0,-44! 60,-66 128,-48! 136,66! 64,50 0,74! -64,50 -136,66!"),
        LEATHER,
        0.4,
        swell=3,
        lift=10,
    )
    pen.shape(curve("-122,-52! -58,-70 0,-46! 0,64! -60,42 -128,56!"), PAPER, 0.1, swell=9)
    pen.shape(curve("122,-52! 58,-70 0,-46! 0,64! 60,42 128,56!"), PAPER, 0.06, swell=9)
    for at in range(7):
        y = -40 + 13 * at
        for side in (-1, 1):
            end = 106 if (at + side) % 3 else 78
            pen.stroke(
                curve(f"{side * 18},{y + 8} {side * 60},{y - 8} {side * end},{y + 2}", closed=False), 1.6
            )
    pen.shape(poly("20,56 34,52 32,92 26,84 20,92"), MADDER, 0.2, swell=2)


@subject("journal")
def _journal(pen: Pen) -> None:
    pen.shape(curve("-70,-86! 60,-96! 76,74! -56,92!"), LEATHER, 0.36, swell=7, lift=11)
    pen.shape(curve("60,-96! 70,-88! 86,70! 76,74!"), PAPER, 0.2, swell=2)
    pen.shape(poly("-48,-89 -34,-90 -20,87 -35,89"), BARK, 0.4, swell=3)
    pen.shape(limb(curve("-64,6 10,-4 70,-8 84,6", closed=False), [11]), BARK, 0.4, lift=3)
    pen.shape(ellipse(40, -3, 12, 10), BRASS, 0.2, lift=3)
    pen.shape(limb(poly("-110,70 -92,-40"), [9, 9]), WOOD, 0.24, lift=7)
    pen.shape(poly("-115,69 -105,71 -113,92"), BONE, 0.1)


@subject("letter")
def _letter(pen: Pen) -> None:
    pen.shape(curve("-108,-56! 92,-72! 110,54! -92,74!"), PAPER, 0.1, swell=3, lift=10)
    pen.stroke(poly("-108,-56 8,12 92,-72"), 2, even=True)
    pen.stroke(poly("-92,74 -10,2"), 1.6)
    pen.stroke(poly("110,54 22,0"), 1.6)
    pen.shape(ellipse(6, 10, 19, 18), MADDER, 0.26, lift=4)
    pen.shape(star(6, 10, 9, 4, 6), MADDER, 0.1, swell=2, edge=0.6)


@subject("letters")
def _letters(pen: Pen) -> None:
    for at in range(4):
        sheet = pen.at(at * 5 - 8, 26 - at * 17, 1, (-7, 4, -3, 6)[at])
        sheet.shape(curve("-100,-34! 98,-40! 102,38! -98,44!"), PAPER, 0.1, swell=3, lift=6)
    pen.shape(limb(curve("-102,-30 0,-24 106,-36", closed=False), [8]), MADDER, 0.24, lift=2)
    pen.shape(limb(curve("-10,-76 4,-24 6,74", closed=False), [8]), MADDER, 0.24, lift=2)
    for side in (-1, 1):
        pen.shape(curve(f"0,-28 {side * 34},-52 {side * 46},-26 {side * 16},-18"), MADDER, 0.2, lift=3)


@subject("page")
def _page(pen: Pen) -> None:
    pen.shape(curve("-76,-104! 58,-96! 66,-10 80,88! 30,96 -62,88! -70,0"), PAPER, 0.07, swell=7, lift=11)
    pen.shape(curve("58,-96! 36,-100! 44,-72 62,-70!"), PAPER, 0.35, swell=3)
    for at in range(10):
        y = -72 + 15 * at
        end = 44 if at % 4 != 3 else 4
        pen.stroke(curve(f"-54,{y} -10,{y - 4 + 3 * (at % 2)} {end},{y + 2}", closed=False), 2.0, PRUSSIAN)
    pen.shape(ellipse(-6, -96, 6), IRON, 0.3, lift=5)


@subject("flute")
def _flute(pen: Pen) -> None:
    pen.shape(limb(curve("-128,58 0,4 126,-56", closed=False), [23, 20, 17]), BONE, 0.2, lift=10)
    for at in range(6):
        pen.shape(ellipse(-52 + 27 * at, 24 - 12.6 * at, 5.6, 4.4, turn=-24), IRON, 0.9, swell=1, edge=0.8)
    pen.shape(limb(poly("-110,50 -96,44"), [26, 26]), MADDER, 0.26)
    pen.shape(limb(poly("84,-37 96,-43"), [22, 22]), MADDER, 0.26)


@subject("whistle")
def _whistle(pen: Pen) -> None:
    pipe = pen.at(4, 6, 1, -20)
    pipe.stroke(curve("-118,4 -132,44 -84,72 -40,44 -78,22 -120,10", closed=False), 3, MADDER, even=True)
    pipe.shape(box(-70, -13, 150, 13), BRASS, 0.22, swell=9, lift=10)
    pipe.shape(curve("-150,-4! -128,-15 -62,-17! -62,17! -116,16 -146,7!"), VERDIGRIS, 0.32, swell=9, lift=9)
    pipe.shape(poly("-98,-15 -76,-15 -76,-3 -98,-8"), IRON, 0.9, swell=1)
    for at in range(6):
        pipe.shape(ellipse(-34 + 29 * at + 6 * (at > 2), -3, 6.2, 5.4), IRON, 0.95, swell=1, edge=0.8)
    pipe.shape(limb(poly("144,-14 144,14"), [10, 10]), BRASS, 0.12)
    pipe.stroke(poly("-54,-8 138,-8"), 1.4, "#fff3cf")


@subject("saz")
def _saz(pen: Pen) -> None:
    pen.shape(limb(poly("118,-96 -10,18"), [13, 15]), BARK, 0.34, lift=8)
    pen.shape(curve("8,-4! -10,-22 -58,-10 -104,40 -96,84 -48,86 -8,44 16,8"), WOOD, 0.24, swell=24, lift=11)
    pen.shape(ellipse(-44, 34, 11), BARK, 0.85, swell=2)
    for at in (-4, 0, 4):
        pen.stroke(poly(f"{118 + at},{-96 + at} {-72 + at},{62 + at}"), 1.3, "#fff3cf", even=True)
    pen.shape(limb(poly("-80,50 -58,74"), [6, 6]), BONE, 0.15)
    for x, y in ((104, -98), (118, -84), (96, -64)):
        pen.shape(limb(poly(f"{x - 9},{y - 9} {x + 9},{y + 9}"), [7, 4]), BONE, 0.2, lift=3)


@subject("drum", flips=False)
def _drum(pen: Pen) -> None:
    pen.shape(curve("-84,-30! 84,-30! 84,64 0,86 -84,64"), MADDER, 0.24, swell=30, lift=11)
    for at in range(6):
        x = -84 + 28 * at
        pen.stroke(poly(f"{x},-26 {x + 14},72 {x + 28},-26"), 2.4, "#f6eed9", even=True)
    pen.shape(ellipse(0, -32, 88, 27), WOOD, 0.3, swell=6)
    pen.shape(ellipse(0, -35, 78, 21), BONE, 0.08, swell=6)
    for x, turn in ((-40, -24), (30, -14)):
        stick = pen.at(x, -70, 1, turn)
        stick.shape(limb(poly("0,20 60,-40"), [6, 6]), WOOD, 0.26, lift=5)
        stick.shape(ellipse(-2, 22, 9), WOOD, 0.2, lift=4)


@subject("horn")
def _horn(pen: Pen) -> None:
    pen.shape(
        limb(curve("-118,-44 -70,10 0,36 62,8 96,-56", closed=False), [9, 18, 34, 54, 78]),
        BONE,
        0.22,
        lift=10,
    )
    pen.shape(ellipse(97, -60, 42, 17, turn=-26), IRON, 0.7, swell=4)
    for a in ("-84,-22 -66,-6 -56,-14", "-30,14 -14,44 4,46"):
        pen.shape(limb(curve(a, closed=False), [9, 10, 9]), BRASS, 0.22)


@subject("key", size=1.06)
def _key(pen: Pen) -> None:
    pen.shape([ellipse(-70, -8, 44, 40), ellipse(-70, -8, 25, 21)], IRON, 0.32, lift=9)
    pen.shape(limb(poly("-28,-6 112,-12"), [13, 13]), IRON, 0.3, lift=8)
    pen.shape(poly("78,-8 108,-9 110,42 96,42 96,26 88,26 88,38 78,38"), IRON, 0.34, swell=4, lift=6)
    pen.shape(limb(poly("-24,-6 -12,-6"), [22, 22]), BRASS, 0.25)


@subject("gear", "room", flips=False)
def _gear(pen: Pen) -> None:
    for x, y, radius, count, turn in ((-38, 10, 76, 14, 0.0), (78, -40, 48, 9, 11.0)):
        outline = []
        for at in range(count * 4):
            reach = radius + (11 if at % 4 in (1, 2) else 0)
            angle = math.radians(turn + 360 * at / (count * 4))
            outline.append([x + reach * math.cos(angle), y + reach * math.sin(angle)])
        pen.shape(
            [np.array(outline), ellipse(x, y, radius * 0.62)], BRASS if x > 0 else IRON, 0.32, swell=6, lift=8
        )
        for at in range(4):
            angle = math.radians(turn + 45 + 90 * at)
            way = np.array([math.cos(angle), math.sin(angle)])
            pen.shape(
                limb(np.array([[x, y], [x, y] + way * radius * 0.7]), [12, 9]), BRASS if x > 0 else IRON, 0.3
            )
        pen.shape(ellipse(x, y, radius * 0.2), STONE, 0.2, lift=3)


@subject("slate")
def _slate(pen: Pen) -> None:
    pen.shape(curve("-96,-80! 100,-70! 92,78! -102,70!"), WOOD, 0.26, swell=4, lift=10)
    pen.shape(curve("-82,-66! 86,-57! 79,64! -88,56!"), SLATE, 0.62, swell=2)
    for at in range(4):
        y = -34 + 24 * at
        pen.stroke(
            curve(f"-60,{y} -20,{y - 5} 20,{y + 4} {54 - 18 * (at % 2)},{y}", closed=False), 2.4, "#f6eed9"
        )
    pen.shape(limb(poly("64,88 116,62"), [8, 8]), PAPER, 0.1, lift=5)
