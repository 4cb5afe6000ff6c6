"""Wares: clothes, baskets, boxes, and other things that are carried."""

import math

from fogbound.press.vignettes.shapes import arc, box, curve, ellipse, limb, poly, star
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.cordage import rope_along
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BONE,
    BRASS,
    GAMBOGE,
    HEMP,
    IRON,
    LEATHER,
    MADDER,
    MOSS,
    PAPER,
    PRUSSIAN,
    RUST,
    SLATE,
    WOOD,
    WOOL,
)
from fogbound.press.vignettes.subjects.plants import leaf
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []


@subject("basket")
def _basket(pen: Pen) -> None:
    pen.shape(limb(curve("-122,30 -60,52 40,50 116,4", closed=False), [30, 96, 92, 22]), HEMP, 0.3, lift=11)
    for at in range(9):
        x = -92 + 23 * at
        pen.stroke(
            curve(f"{x},{0 + abs(at - 4) * 5} {x + 9},44 {x + 2},{94 - abs(at - 4) * 6}", closed=False), 2.2
        )
    for y in (14, 34, 54, 74):
        pen.stroke(curve(f"-104,{y * 0.6 + 14} 0,{y + 6} 100,{y * 0.5 - 6}", closed=False), 1.7)
    pen.shape(ellipse(-116, 30, 11, 24, turn=-12), BARK, 0.6, swell=4)


@subject("crab-pot", "sea")
def _crab_pot(pen: Pen) -> None:
    pen.shape(curve("-92,84! -88,10 -40,-46 40,-46 88,10 92,84!"), HEMP, 0.5, swell=20, lift=8)
    for x in (-92, -46, 0, 46, 92):
        pen.shape(
            limb(curve(f"{x},84 {x * 0.92},10 {x * 0.36},-46", closed=False), [8, 7, 6]), WOOD, 0.24, edge=0.9
        )
    for y in (-10, 26, 60):
        half = 92 - max(0, 26 - y) * 0.6
        pen.shape(limb(curve(f"{-half},{y} 0,{y + 7} {half},{y}", closed=False), [6]), WOOD, 0.2, edge=0.8)
    pen.shape(box(-104, 82, 104, 96), WOOD, 0.34, lift=5)
    rope_along(pen, curve("0,-46 20,-90 90,-100 150,-140", closed=False), 7)


@subject("boot", size=0.95)
def _boot(pen: Pen) -> None:
    pen.shape(
        curve("-46,-104! 22,-108! 26,-30 34,10 92,26 112,56 106,78! -50,80! -52,20"),
        LEATHER,
        0.32,
        swell=22,
        lift=11,
    )
    pen.shape(poly("-56,78 110,76 108,94 -56,96"), BARK, 0.5, swell=4)
    pen.shape(curve("-50,-104 -12,-112 26,-108 -10,-96"), "#3a2a20", 0.6, swell=3)
    for at in range(5):
        y = -74 + 17 * at
        pen.stroke(poly(f"6,{y} 34,{y + 7}"), 2.6, HEMP)
    pen.stroke(curve("-48,36 -10,48 30,36 60,58 104,60", closed=False), 2)


@subject("boots", "ground")
def _boots(pen: Pen) -> None:
    for at in range(6):
        x, y = -128 + 50 * at, 52 - 20 * at + (17 if at % 2 else -17)
        sole = pen.at(x, y, 0.52, 66)
        sole.being(curve("0,-58 22,-44 22,-8 13,14 -13,14 -22,-8 -20,-44"), "none", "#33291f")
        sole.being(curve("-14,24! 14,24! 13,52 0,58 -13,52"), "none", "#33291f")


@subject("coat")
def _coat(pen: Pen) -> None:
    pen.shape(
        curve(
            "-34,-98! 34,-98! 78,-70! 112,24! 82,38! 58,-16! 66,104! 0,112 -66,104! -58,-16! "
            "-82,38! -112,24! -78,-70!"
        ),
        SLATE,
        0.34,
        swell=18,
        lift=11,
    )
    pen.shape(poly("-34,-98 0,-46 34,-98 18,-104 0,-88 -18,-104"), IRON, 0.36, swell=5)
    pen.stroke(curve("0,-46 3,20 0,108", closed=False), 2.2)
    for y in (-14, 16, 46):
        pen.shape(ellipse(13, y, 5), BRASS, 0.1, swell=2)
    for side in (-1, 1):
        pen.stroke(poly(f"{side * 22},54 {side * 48},50"), 2.4)


@subject("oilskins", size=0.92)
def _oilskins(pen: Pen) -> None:
    pen.shape(limb(poly("0,-128 0,-96"), [7, 7]), WOOD, 0.3)
    pen.shape(
        curve(
            "-30,-92 0,-106 30,-92 74,-62! 106,34! 78,44! 58,-8! 72,100! 0,110 -72,100! -58,-8! "
            "-78,44! -106,34! -74,-62!"
        ),
        GAMBOGE,
        0.26,
        swell=20,
        lift=11,
    )
    pen.shape(curve("-32,-88 0,-118 32,-88 14,-60 -14,-60"), "#c08a28", 0.5, swell=8)
    pen.stroke(curve("0,-60 2,20 0,104", closed=False), 2.2)
    for y in (-30, 6, 42):
        pen.shape(limb(poly(f"-9,{y} 11,{y}"), [8, 8]), WOOD, 0.26)


@subject("cap")
def _cap(pen: Pen) -> None:
    pen.shape(ellipse(0, -86, 23), PAPER, 0.16, lift=6)
    pen.shape(curve("-84,40! -84,-30 -46,-72 0,-80 46,-72 84,-30 84,40!"), MADDER, 0.24, swell=34, lift=11)
    pen.shape(curve("-82,-6! -60,-14 0,-20 60,-14 82,-6! 84,14! 0,2 -84,14!"), GAMBOGE, 0.2, swell=5)
    pen.shape(curve("-92,30! 0,18 92,30! 92,70! 0,60 -92,70!"), PRUSSIAN, 0.26, swell=11, lift=5)
    for at in range(-7, 8):
        pen.stroke(curve(f"{at * 12},30 {at * 12 + 4},46 {at * 12},62", closed=False), 1.8)


@subject("socks")
def _socks(pen: Pen) -> None:
    for x, y, turn in ((-28, -8, 8), (34, 8, -6)):
        sock = pen.at(x, y, 1, turn)
        sock.shape(
            curve("-36,-96! 12,-96! 14,-10 24,18 70,32 82,58 64,80 0,76 -38,48 -40,0"),
            WOOL,
            0.2,
            swell=20,
            lift=11,
        )
        for row in (-84, -74, -64):
            sock.stroke(curve(f"-36,{row} -10,{row + 3} 13,{row}", closed=False), 3, MADDER)
        sock.shape(curve("54,34 84,50 68,80 46,78 42,52"), MADDER, 0.24, swell=7, edge=0.8)


@subject("thimble", flips=False)
def _thimble(pen: Pen) -> None:
    pen.shape(
        curve("-62,78! -48,-30 -34,-72 0,-88 34,-72 48,-30 62,78! 0,92"), BRASS, 0.22, swell=34, lift=12
    )
    pen.shape(limb(curve("-62,72 0,86 62,72", closed=False), [15]), BRASS, 0.14, lift=3)
    for row in range(6):
        count = 4 + row
        for at in range(count):
            x = (at - (count - 1) / 2) * 12.5
            pen.flat(ellipse(x, -62 + row * 19 + 3 - abs(x) * 0.05, 3.2), "#7a5a20", 0.5, 0.0)


@subject("satchel")
def _satchel(pen: Pen) -> None:
    rope_along(pen, curve("-84,-20 -70,-120 70,-124 86,-20", closed=False), 11, LEATHER)
    pen.shape(curve("-96,-36! 96,-36! 104,76! 0,88 -104,76!"), LEATHER, 0.34, swell=20, lift=11)
    pen.shape(curve("-100,-40! 100,-40! 96,14 0,36 -96,14"), LEATHER, 0.24, swell=11, lift=5)
    for x in (-48, 40):
        pen.shape(box(x, -22, x + 13, 54), BARK, 0.4, swell=4)
        pen.shape(box(x - 4, 20, x + 17, 38), BRASS, 0.2, swell=3)


@subject("bundle")
def _bundle(pen: Pen) -> None:
    pen.shape(limb(poly("-130,70 110,-90"), [10, 9]), WOOD, 0.3, lift=6)
    pen.shape(curve("-20,-20 30,-34 78,-6 84,50 40,88 -20,80 -48,40 -40,2"), MADDER, 0.26, swell=32, lift=11)
    for x, y in ((0, 20), (34, 10), (50, 44), (10, 56)):
        pen.flat(ellipse(x, y, 6), PAPER, 0.02, 0.0)
    pen.shape(curve("0,-24! -26,-60 -4,-50 12,-72 16,-44 44,-58 24,-22!"), MADDER, 0.3, swell=6, lift=4)


@subject("press")
def _press(pen: Pen) -> None:
    for y in (48, 26, 4):
        pen.shape(curve(f"-92,{y}! 84,{y - 10}! 96,{y + 8}! -80,{y + 20}!"), PAPER, 0.14, swell=2, lift=4)
    leaf(pen.at(60, 14, 0.6, 78))
    leaf(pen.at(-60, 26, 0.6, -78), MOSS)
    pen.shape(curve("-100,-20! 84,-34! 98,-12! -86,4!"), WOOD, 0.22, swell=4, lift=6)
    pen.shape(curve("-100,66! 90,52! 104,76! -88,92!"), WOOD, 0.32, swell=4, lift=6)
    for x in (-48, 46):
        pen.shape(limb(curve(f"{x},-30 {x + 4},20 {x + 8},80", closed=False), [13]), LEATHER, 0.36, lift=3)
        pen.shape(box(x - 8, -26, x + 13, -8), BRASS, 0.2, swell=3)


@subject("coin")
def _coin(pen: Pen) -> None:
    for x, y in ((-46, 44), (40, 50), (-4, -18)):
        pen.shape(ellipse(x, y + 7, 56, 48), "#b98a32", 0.5, swell=5, lift=8)
        pen.shape(ellipse(x, y, 56, 48), BRASS, 0.18, swell=9)
        pen.stroke(arc(x, y, 44, 37, 0, 360, 40), 1.7, even=True)
        pen.shape(star(x, y, 27, 11, 8), BRASS, 0.1, swell=3, edge=0.8)


@subject("mask", "room", flips=False)
def _mask(pen: Pen) -> None:
    pen.shape(curve("-68,-64 0,-88 68,-64 74,0 48,66 0,98! -48,66 -74,0"), BONE, 0.2, swell=30, lift=12)
    for side in (-1, 1):
        pen.flat(
            curve(f"{side * 14},-14! {side * 32},-30 {side * 54},-16! {side * 34},-4"), "#1b1715", 0.9, 0.8
        )
        pen.stroke(curve(f"{side * 8},-34 {side * 34},-52 {side * 60},-36", closed=False), 3.4)
        pen.stroke(curve(f"{side * 66},-30 {side * 96},-20 {side * 104},30", closed=False), 3.6, MADDER)
    pen.stroke(curve("0,-14 -9,26 8,32", closed=False), 2.4)
    pen.flat(curve("-22,54! 0,48 22,54! 0,64"), "#1b1715", 0.8, 0.6)


@subject("shield")
def _shield(pen: Pen) -> None:
    pen.shape(curve("-78,-84! 0,-98 78,-84! 84,0 50,70 0,108! -50,70 -84,0"), BARK, 0.34, swell=26, lift=12)
    for x in (-48, -16, 18, 50):
        pen.stroke(curve(f"{x},-88 {x * 1.1},0 {x * 0.6},72", closed=False), 2)
    for y in (-44, 24):
        pen.shape(limb(curve(f"-80,{y} 0,{y + 14} 80,{y}", closed=False), [11]), HEMP, 0.24, lift=3)
    pen.shape(ellipse(0, -8, 21), RUST, 0.26, lift=4)


@subject("cord", flips=False)
def _cord(pen: Pen) -> None:
    for at in range(4):
        y = -72 + 48 * at
        rope_along(pen, curve(f"-150,{y + 8} -50,{y - 12} 50,{y + 12} 150,{y - 8}", closed=False), 8)
        for knot in range(4):
            x = -108 + 66 * knot + 16 * (at % 2)
            pen.shape(
                ellipse(x, y + 3 * math.sin(x), 12, 11),
                HEMP if (at + knot) % 5 else MADDER,
                0.24,
                swell=6,
                lift=4,
            )
            pen.stroke(arc(x, y, 7, 6, 200, 380, 10), 1.8)


@subject("box", flips=True)
def _box(pen: Pen) -> None:
    pen.shape(poly("-84,-30 30,-46 92,-24 -20,-2"), WOOD, 0.16, swell=4, lift=5)
    pen.shape(poly("-84,-30 -20,-2 -20,84 -84,52"), WOOD, 0.34, swell=6, lift=8)
    pen.shape(poly("-20,-2 92,-24 92,58 -20,84"), WOOD, 0.46, swell=6, lift=10)
    pen.flat(ellipse(4, -27, 13, 6), "#241f22", 0.9, 0.7)
    for x, y in ((-30, -86), (20, -100), (56, -70), (-4, -64)):
        pen.flat(ellipse(x, y, 4.6, 3), GAMBOGE, 0.0, 0.9)
        pen.stroke(curve(f"{x - 22},{y + 10} {x - 12},{y - 2} {x - 5},{y}", closed=False), 1.3)
    pen.stroke(curve("30,20 50,10 70,18", closed=False), 2)


@subject("nosebag", "land")
def _nosebag(pen: Pen) -> None:
    pen.shape(box(-38, -112, 6, 116), BARK, 0.4, swell=10, lift=8)
    for x in (-26, -10):
        pen.stroke(curve(f"{x},-104 {x + 4},0 {x - 2},110", closed=False), 1.8)
    for y in (-50, 40):
        pen.shape(box(-230, y, -36, y + 16), WOOD, 0.3, swell=5, lift=4)
    pen.stroke(curve("-14,-82 -30,-40 -26,-8", closed=False), 5, LEATHER, even=True)
    pen.stroke(curve("-14,-82 40,-50 66,-10", closed=False), 5, LEATHER, even=True)
    pen.shape(ellipse(-14, -84, 7), IRON, 0.4, lift=4)
    for x, y in ((2, -14), (34, -20), (54, -8), (20, -30)):
        pen.shape(ellipse(x, y, 18, 17), MADDER, 0.24, swell=9, lift=3)
        pen.flat(ellipse(x - 6, y - 6, 4, 3), "#fff3cf", 0.0, 0.0)
        pen.stroke(poly(f"{x},{y - 14} {x + 3},{y - 24}"), 2.4)
    pen.shape(curve("-34,-12! 20,4 76,-14! 84,40 66,88 20,98 -24,86 -42,36"), HEMP, 0.28, swell=24, lift=9)
    for x in (-16, 8, 32, 56):
        pen.stroke(curve(f"{x},6 {x + 3},48 {x - 2},88", closed=False), 1.5)
    for y in (24, 46, 68):
        pen.stroke(curve(f"-38,{y} 20,{y + 10} 80,{y - 2}", closed=False), 1.3)
    grass(pen, 114, 180, 24)


@subject("skin-coat")
def _skin_coat(pen: Pen) -> None:
    pen.shape(
        curve(
            "-46,-92! -18,-100 0,-84! 18,-100 46,-92! 84,-64 118,20! 84,34! 60,-14! 66,100! 0,106 "
            "-66,100! -60,-14! -84,34! -118,20! -84,-64"
        ),
        "#a57a4e",
        0.3,
        swell=12,
        lift=11,
    )
    pen.flat(poly("-58,-10 0,-2 -4,103 -64,98"), "#7d5a3c", 0.3, 0.8)
    pen.flat(poly("8,30 62,22 65,98 2,104"), "#c9b08a", 0.2, 0.8)
    chance = pen.chance.of("hair")
    for _ in range(70):
        x, y = chance.between(-56, 56), chance.between(-80, 98)
        pen.stroke(poly(f"{x},{y} {x + chance.between(-3, 3)},{y + 9}"), 1.5)
    for line in ("0,-82 2,-20 -2,104", "-58,-10 -30,-4 0,-2", "4,30 34,28 62,22"):
        seam = curve(line, closed=False)
        pen.stroke(seam, 2)
        for at in range(2, len(seam) - 1, 3):
            u, v = seam[at]
            pen.stroke(poly(f"{u - 5},{v - 3} {u + 5},{v + 3}"), 2.2, BONE)
    for x, y, turn in ((-54, -88, -30), (-28, -98, -8), (28, -98, 8), (54, -88, 30), (0, -88, 0)):
        pen.shape(ellipse(x, y, 19, 14, turn=turn), "#d8c6a4", 0.2, swell=6, edge=0.7)
    for y in (-46, -12, 60):
        pen.shape(limb(poly(f"-12,{y} 14,{y + 2}"), [6, 4]), BONE, 0.16, lift=3)
