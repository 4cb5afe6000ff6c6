"""Harbours and yards: boats, wrecks, gear that lies about."""

import math

import numpy as np

from fogbound.press.vignettes.shapes import box, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.cordage import rope_along
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    HEMP,
    IRON,
    LIGHT,
    PAPER,
    RUST,
    SLATE,
    WATER,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []


@subject("boat", "sea")
def _boat(pen: Pen) -> None:
    pen.shape(limb(poly("4,40 -4,-104"), [7, 5]), BARK, 0.4, lift=3)
    pen.shape(curve("-8,-98! -66,-40 -72,22! -30,30 -6,24!"), PAPER, 0.14, swell=16, lift=5)
    pen.shape(curve("2,-92! 46,-40 66,18! 30,24 8,22!"), PAPER, 0.22, swell=12, lift=4)
    pen.shape(curve("-98,36! 0,46 104,32! 76,74 0,82 -66,76"), RUST, 0.34, swell=14, lift=5)
    pen.stroke(curve("-88,50 0,60 92,46", closed=False), 2)
    for y, x in ((84, -60), (90, 30), (100, -10), (110, 90), (104, -120)):
        pen.stroke(
            curve(f"{x - 36},{y} {x - 16},{y - 8} {x},{y} {x + 18},{y - 7} {x + 36},{y}", closed=False),
            2.8,
            "#f6eed9",
        )


@subject("ferry", "sea")
def _ferry(pen: Pen) -> None:
    pen.shape(poly("-128,40 128,40 108,82 -108,82"), WOOD, 0.36, swell=10, lift=5)
    pen.shape(poly("-128,28 128,28 128,42 -128,42"), WOOD, 0.2, swell=3)
    for x in (-100, -50, 50, 100):
        pen.shape(box(x - 4, -14, x + 4, 30), BARK, 0.4)
    pen.shape(limb(poly("-104,-8 104,-8"), [7, 7]), BARK, 0.34)
    rope_along(pen, curve("-220,-30 -100,-34 0,-36 110,-38 220,-60", closed=False), 6)
    pen.being(curve("0,-66 11,-58 10,-44 20,-34 22,30 -20,30 -18,-34 -9,-44 -11,-58"))
    for y, half in ((94, 90), (104, 120)):
        pen.stroke(poly(f"{-half},{y} {half},{y}"), 2.6, "#f6eed9")


@subject("raft", "sea")
def _raft(pen: Pen) -> None:
    for at in range(5):
        x1, y1 = -120 + 10 * at, 18 + 15 * at
        pen.shape(limb(poly(f"{x1},{y1} {x1 + 220},{y1 - 16}"), [18, 17]), WOOD, 0.3, lift=5)
        pen.shape(ellipse(x1, y1, 6, 9), HEMP, 0.12, swell=2)
    for x in (-60, 58):
        rope_along(pen, curve(f"{x},2 {x + 12},40 {x + 40},84", closed=False), 7)
    pen.shape(limb(poly("10,30 20,-96"), [7, 5]), BARK, 0.4)
    pen.shape(curve("20,-92! 62,-50 66,-6! 18,2!"), PAPER, 0.16, swell=10, lift=4)


@subject("wreck", "sea")
def _wreck(pen: Pen) -> None:
    pen.shape(limb(curve("-130,30 -60,74 40,84 130,52", closed=False), [12, 17, 17, 10]), BARK, 0.44, lift=5)
    for at in range(8):
        x = -96 + 28 * at
        pen.shape(
            limb(
                curve(f"{x},{66 - abs(at - 4)} {x - 18},20 {x + 4},{-34 + abs(at - 4) * 9}", closed=False),
                [9, 8, 4],
            ),
            BARK,
            0.42,
            lift=4,
        )
    pen.shape(limb(poly("40,74 84,-96"), [9, 5]), BARK, 0.4, lift=4)


@subject("anchor", "ground", size=0.95)
def _anchor(pen: Pen) -> None:
    pen.shape([ellipse(0, -100, 18), ellipse(0, -100, 10)], IRON, 0.36, lift=5)
    pen.shape(limb(poly("0,-84 0,74"), [13, 17]), IRON, 0.38, lift=8)
    pen.shape(limb(poly("-52,-58 52,-64"), [11, 12, 11]), WOOD, 0.3, lift=5)
    pen.shape(
        limb(curve("-86,18 -66,62 0,88 66,62 86,18", closed=False), [5, 15, 21, 15, 5]), IRON, 0.38, lift=8
    )
    for side in (-1, 1):
        pen.shape(
            poly(f"{side * 104},34 {side * 86},-4 {side * 62},30 {side * 84},24"), IRON, 0.34, swell=5, lift=5
        )


@subject("barrel")
def _barrel(pen: Pen) -> None:
    pen.shape(curve("-62,-80! 62,-80! 84,0 62,84! 0,96 -62,84! -84,0"), WOOD, 0.3, swell=34, lift=11)
    pen.shape(ellipse(0, -80, 63, 16), WOOD, 0.16, swell=5)
    for y, half in ((-50, 74), (44, 77), (70, 68)):
        pen.shape(limb(curve(f"{-half},{y} 0,{y + 15} {half},{y}", closed=False), [9]), IRON, 0.42)
    for x in (-44, -16, 14, 42):
        pen.stroke(curve(f"{x},-66 {x * 1.24},0 {x},86", closed=False), 1.7)


@subject("chest")
def _chest(pen: Pen) -> None:
    pen.shape(poly("-104,-14 104,-14 100,78 -100,78"), WOOD, 0.34, swell=9, lift=11)
    pen.shape(curve("-106,-14! -102,-62 -60,-84 60,-84 102,-62 106,-14!"), WOOD, 0.26, swell=18, lift=5)
    for x in (-74, 62):
        pen.shape(poly(f"{x},-78 {x + 13},-78 {x + 13},78 {x},78"), IRON, 0.42, swell=4)
    pen.shape(box(-17, -28, 17, 14), BRASS, 0.24, swell=4, lift=4)
    pen.flat(ellipse(0, -10, 5), "#241f22", 0.9, 0.5)
    for y in (16, 46):
        pen.stroke(curve(f"-100,{y} 0,{y + 3} 100,{y}", closed=False), 1.7)


@subject("hives", "land")
def _hives(pen: Pen) -> None:
    for x, wall, roof, curtain in (
        (-128, "#d98f7a", SLATE, PAPER),
        (0, "#e6c766", RUST, WATER),
        (128, "#8fb0a8", BARK, "#d98f7a"),
    ):
        hive = pen.at(x, 6)
        for leg in (-38, 32):
            hive.shape(box(leg, 78, leg + 8, 108), BARK, 0.44)
        hive.shape(box(-46, -30, 46, 80), wall, 0.22, swell=7, lift=7)
        hive.shape(poly("-62,-26 0,-84 62,-26 46,-22 0,-66 -46,-22"), roof, 0.34, swell=4, lift=5)
        hive.shape(poly("-46,-24 0,-66 46,-24"), wall, 0.16, swell=3)
        for side in (-22, 22):
            hive.flat(box(side - 13, -12, side + 13, 22), "#3a3431", 0.6, 1.4)
            for edge in (-1, 1):
                hive.shape(
                    curve(f"{side + 13 * edge},-12! {side},-12! {side + 4 * edge},8 {side + 12 * edge},22!"),
                    curtain,
                    0.1,
                    swell=3,
                    edge=0.7,
                )
        hive.flat(box(-20, 58, 20, 66), "#2b2622", 0.8, 1.0)
        hive.shape(box(-30, 66, 30, 72), WOOD, 0.3, lift=3)
    chance = pen.chance.of("bees")
    for _ in range(14):
        bee = pen.at(chance.between(-170, 170), chance.between(-96, 60))
        bee.stroke(poly("-3,0 4,-1"), 4.2, "#241f22")
        bee.stroke(poly("-1,-3 3,-8"), 2.4, PAPER)
    grass(pen, 112, 190, 24)


@subject("washing", "sky", flips=False)
def _washing(pen: Pen) -> None:
    rope_along(pen, curve("-210,-70 -80,-44 60,-42 210,-74", closed=False), 5)
    for x, colour, lean in ((-96, PAPER, -5), (4, WATER, 4), (102, PAPER, 8)):
        shirt = pen.at(x, -48, 0.94, lean)
        shirt.shape(
            curve("-26,0! 26,0! 62,34! 46,54! 30,42! 36,124! 0,132 -36,124! -30,42! -46,54! -62,34!"),
            colour,
            0.14,
            swell=14,
            lift=6,
        )
        shirt.stroke(curve("-8,40 2,80 -6,120", closed=False), 2)
        for peg in (-22, 22):
            shirt.shape(box(peg - 3, -9, peg + 3, 9), WOOD, 0.3)


@subject("boiler", "ground")
def _boiler(pen: Pen) -> None:
    pen.shape(limb(poly("-96,20 92,-10"), [104, 100]), RUST, 0.4, lift=8)
    pen.shape(ellipse(-96, 20, 22, 52, turn=-9), RUST, 0.24, swell=9)
    for x in (-40, 14, 66):
        pen.stroke(curve(f"{x},{-44 - x * 0.1} {x + 14},0 {x + 4},{56 - x * 0.1}", closed=False), 3)
        for y in range(-34, 50, 14):
            pen.flat(ellipse(x + 12 - abs(y) * 0.12, y, 2.2), "#241f22", 0.6, 0.0)
    pen.shape(
        curve("-230,58! -100,64 0,46 100,40 230,60! 230,150! -230,150!"), "#d3bd8f", 0.24, swell=8, lift=3
    )


@subject("cart", "ground")
def _cart(pen: Pen) -> None:
    pen.shape(poly("-108,-34 84,-46 100,14 -96,26"), WOOD, 0.34, swell=8, lift=8)
    for y in (-20, -2):
        pen.stroke(poly(f"-104,{y} 92,{y - 11}"), 1.8)
    for at in range(5):
        pen.shape(
            poly(
                f"{-84 + 34 * at},{-38 - at} {-54 + 34 * at},{-40 - at} "
                f"{-58 + 34 * at},{-66 - at} {-88 + 34 * at},{-62 - at}"
            ),
            SLATE,
            0.4,
            swell=4,
            lift=3,
        )
    pen.shape(limb(poly("90,0 164,-34"), [9, 7]), WOOD, 0.3, lift=4)
    pen.shape([ellipse(-20, 44, 50), ellipse(-20, 44, 40)], BARK, 0.4, swell=4, lift=7)
    for spoke in range(8):
        angle = math.radians(spoke * 45 + 12)
        pen.shape(
            limb(np.array([[-20, 44], [-20 + 42 * math.cos(angle), 44 + 42 * math.sin(angle)]]), [6, 5]),
            BARK,
            0.36,
            edge=0.8,
        )
    pen.shape(ellipse(-20, 44, 10), IRON, 0.4)


@subject("horizon", "sea", flips=False, light="dawn")
def _horizon(pen: Pen) -> None:
    pen.glow(0, -8, 200, "#ffdf94", 0.6)
    pen.being(curve("-60,-6! -40,-20 -10,-14 20,-30 44,-18 70,-8! 60,-2! -52,-2!"), "#e8c987", "#4a5c62")
    pen.flat(ellipse(22, -32, 2.6), LIGHT, 0.0, 0.0)


@subject("outrigger", "sea")
def _outrigger(pen: Pen) -> None:
    pen.shape(limb(poly("20,40 8,-110"), [7, 5]), BARK, 0.4, lift=3)
    pen.shape(curve("8,-106! -34,-50 -88,26! -30,34 16,20!"), "#e6c79a", 0.16, swell=12, lift=5)
    for at in range(4):
        pen.stroke(
            curve(
                f"{0 - 16 * at},{-80 + 28 * at} {8 - 6 * at},{-66 + 26 * at} {14},{-62 + 24 * at}",
                closed=False,
            ),
            1.6,
        )
    pen.shape(curve("-124,30! 0,44 132,24! 108,58 0,66 -100,58"), WOOD, 0.36, swell=10, lift=5)
    pen.shape(limb(curve("-142,20 -120,34 0,46 120,32 148,12", closed=False), [4, 8, 9, 8, 4]), BARK, 0.36)
    pen.shape(
        curve("-78,96! 0,90 96,92! 110,100 96,108! 0,112 -78,106! -92,100"), WOOD, 0.28, swell=6, lift=5
    )
    for x in (-44, 56):
        pen.shape(limb(curve(f"{x},34 {x - 6},60 {x + 4},98", closed=False), [8, 8, 8]), BARK, 0.34, lift=4)
        rope_along(pen, poly(f"{x - 10},92 {x + 2},96 {x + 16},92"), 6)
    for y, x in ((78, -120), (82, 130), (116, -20), (114, 120)):
        pen.stroke(
            curve(f"{x - 36},{y} {x - 16},{y - 8} {x},{y} {x + 18},{y - 7} {x + 36},{y}", closed=False),
            2.8,
            "#f6eed9",
        )
