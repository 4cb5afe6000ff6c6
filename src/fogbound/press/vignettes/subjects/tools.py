"""Tools and arms: what is held by its handle."""

import numpy as np

from fogbound.press.vignettes.shapes import arc, box, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.cordage import rope_along
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BONE,
    BRASS,
    HEMP,
    IRON,
    LEATHER,
    MADDER,
    SLATE,
    STEEL,
    STONE,
    WATER,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__ = ["shaft"]


def shaft(
    pen: Pen, x1: float, y1: float, x2: float, y2: float, width: float = 11, colour: str = WOOD
) -> None:
    """A round wooden shaft with a little grain."""
    spine = np.linspace([x1, y1], [x2, y2], 12)
    pen.shape(limb(spine, [width * 0.85, width, width * 0.95]), colour, 0.26, lift=7)
    for at in (0.2, 0.5, 0.75):
        a, b = spine[int(at * 9)], spine[int(at * 9) + 2]
        pen.stroke(np.array([a, b]), 1.1)


def bindings(pen: Pen, x: float, y: float, turn: float, width: float, count: int = 5) -> None:
    """A lashing of cord around a shaft."""
    lash = pen.at(x, y, 1, turn)
    for at in range(count):
        lash.shape(
            box(at * 5 - count * 2.5, -width / 2, at * 5 - count * 2.5 + 5, width / 2),
            HEMP,
            0.2,
            swell=2,
            edge=0.7,
        )


@subject("knife")
def _knife(pen: Pen) -> None:
    pen.shape(curve("-120,50! -60,-2 20,-30! 30,-10! -30,34"), STEEL, 0.14, swell=7, lift=8)
    pen.stroke(curve("-104,42 -50,4 22,-22", closed=False), 1.6)
    pen.shape(limb(poly("16,-40 34,0"), [11, 11]), BRASS, 0.25, lift=5)
    pen.shape(curve("24,-34! 70,-62 112,-66 122,-50 84,-26 36,-6!"), LEATHER, 0.32, lift=8)
    for x, y in ((52, -32), (78, -44), (102, -53)):
        pen.shape(ellipse(x, y, 4), BRASS, 0.1, swell=1, edge=0.6)


@subject("flint-knife")
def _flint(pen: Pen) -> None:
    pen.shape(curve("-118,46! -88,12 -40,-12 14,-34! 30,-8! -10,24 -60,44"), SLATE, 0.2, swell=6, lift=8)
    for line in (
        "-92,30 -70,20 -54,34",
        "-62,8 -46,14 -40,34",
        "-34,-8 -20,4 -16,24",
        "-4,-24 4,-10 8,6",
        "-80,34 -30,12 18,-16",
    ):
        pen.stroke(curve(line, closed=False), 1.6)
    pen.shape(curve("10,-36! 66,-60 112,-64 118,-44 78,-20 28,-2!"), BONE, 0.2, lift=8)
    bindings(pen, 26, -22, -26, 42, 6)


@subject("hatchet")
def _hatchet(pen: Pen) -> None:
    shaft(pen, -92, 92, 52, -72, 14)
    pen.shape(
        curve("28,-76! 54,-50! 92,-14 84,2 118,-40 104,-86 66,-104 74,-92"), STEEL, 0.2, swell=12, lift=9
    )
    pen.stroke(curve("112,-44 98,-80 74,-96", closed=False), 1.6)
    bindings(pen, 46, -64, -49, 26, 4)


@subject("spade", size=0.92)
def _spade(pen: Pen) -> None:
    shaft(pen, 82, -112, -14, 16, 12)
    pen.shape([ellipse(92, -122, 22, 13, turn=-53), ellipse(92, -122, 13, 6, turn=-53)], WOOD, 0.25, lift=5)
    pen.shape(curve("-34,-4! 14,30! -2,74 -70,116! -78,104 -64,38"), IRON, 0.26, swell=14, lift=9)
    pen.stroke(curve("-6,24 -30,58 -64,98", closed=False), 1.8)


@subject("mattock")
def _mattock(pen: Pen) -> None:
    shaft(pen, -92, 104, 26, -56, 14)
    pen.shape(
        curve("-70,-24! -40,-66 20,-92 84,-86! 60,-66 30,-50 4,-38 -36,-30"), IRON, 0.28, swell=8, lift=9
    )
    pen.shape(ellipse(22, -60, 17, 14), IRON, 0.2, lift=3)


@subject("staff", "sky")
def _staff(pen: Pen) -> None:
    pen.shape(
        limb(
            curve("-52,170 -30,60 -8,-40 8,-96 38,-116 62,-92 50,-66 36,-74", closed=False),
            [11, 12, 12, 11, 11, 9, 7],
        ),
        WOOD,
        0.28,
        lift=6,
    )
    for y in (100, 40, -20):
        pen.stroke(
            curve(
                f"{-40 + (100 - y) * 0.24},{y} {-36 + (100 - y) * 0.24},{y - 12} "
                f"{-38 + (100 - y) * 0.24},{y - 24}",
                closed=False,
            ),
            1.4,
        )
    rope_along(pen, curve("0,-64 22,-40 14,-4", closed=False), 5, MADDER)


@subject("spear", "sea")
def _spear(pen: Pen) -> None:
    shaft(pen, -150, 72, 84, -44, 11)
    pen.shape(curve("78,-50! 96,-76! 160,-82! 112,-38! 88,-36!"), STEEL, 0.18, swell=8, lift=8)
    pen.stroke(poly("88,-46 150,-78"), 1.6)
    bindings(pen, 78, -41, -26, 18, 5)
    fish = pen.at(24, 66, 0.5)
    for x, y in ((0, 0), (-150, 26), (130, 30)):
        one = fish.at(x, y)
        one.stroke(curve("-40,0 -10,-14 30,-6 50,-14 46,10 28,4 -10,14 -40,0", closed=False), 2.6, "#2d5a70")


@subject("cudgel")
def _cudgel(pen: Pen) -> None:
    pen.shape(
        limb(curve("-104,66 -40,24 30,-22 84,-62", closed=False), [15, 18, 30, 44, 40]), WOOD, 0.3, lift=10
    )
    for x, y in ((60, -62), (84, -40), (44, -26), (92, -72)):
        pen.shape(ellipse(x, y, 7, 5), IRON, 0.3, swell=2, lift=2)
    bindings(pen, -84, 54, -33, 20, 6)


@subject("bow", size=0.92)
def _bow(pen: Pen) -> None:
    pen.shape(
        limb(
            curve("-40,-124 16,-104 46,-40 28,0 46,40 16,104 -40,124", closed=False),
            [4, 10, 12, 15, 12, 10, 4],
        ),
        WOOD,
        0.3,
        lift=8,
    )
    pen.stroke(poly("-40,-122 -84,0 -40,122"), 2, even=True)
    shaft(pen, -84, 0, 110, 0, 5)
    pen.shape(poly("106,-10 136,0 106,10"), SLATE, 0.25, lift=4)
    for y in (-1, 1):
        pen.shape(poly(f"-84,{y} -62,{y * 13} -42,{y * 13} -58,{y}"), MADDER, 0.2, swell=2)
    bindings(pen, 30, 0, 90, 20, 6)


@subject("sling")
def _sling(pen: Pen) -> None:
    rope_along(pen, curve("-120,-90 -110,-10 -50,40", closed=False), 6, LEATHER)
    rope_along(pen, curve("110,-96 112,-20 52,40", closed=False), 6, LEATHER)
    pen.shape(curve("-62,28! 0,18 62,28! 36,76 0,86 -36,76"), LEATHER, 0.34, lift=9)
    pen.shape(curve("-30,30 -14,6 20,4 36,28 22,50 -16,52"), STONE, 0.2, lift=5)


@subject("snare", "ground")
def _snare(pen: Pen) -> None:
    pen.shape(limb(curve("-60,110 -54,30 -22,-70 56,-106", closed=False), [12, 10, 8, 5]), BARK, 0.34, lift=7)
    pen.stroke(poly("56,-106 52,-20"), 2.4, even=True)
    pen.shape([ellipse(50, 20, 34, 40), ellipse(50, 20, 30.5, 36.5)], HEMP, 0.3, lift=4)
    for x, lean in ((-110, -8), (-92, 6), (96, 10), (118, -6), (4, 4), (20, -8)):
        pen.stroke(curve(f"{x},110 {x + lean / 2},84 {x + lean * 2},62", closed=False), 3)


@subject("oar", "sea")
def _oar(pen: Pen) -> None:
    shaft(pen, 140, -104, -40, 32, 12)
    pen.shape(curve("-32,14! -22,34! -82,92 -122,106 -118,82 -84,42"), WOOD, 0.24, swell=8, lift=6)
    pen.stroke(curve("-36,32 -74,64 -110,92", closed=False), 1.5)


@subject("crowbar")
def _crowbar(pen: Pen) -> None:
    pen.shape(
        limb(curve("-120,70 -20,10 70,-48 106,-54 112,-22 88,-8", closed=False), [9, 14, 14, 14, 12, 5]),
        IRON,
        0.36,
        lift=9,
    )
    pen.shape(poly("-120,74 -114,64 -146,70 -140,90"), IRON, 0.3, lift=5)


@subject("shears", size=0.9)
def _shears(pen: Pen) -> None:
    for flip in (False, True):
        half = pen.at(0, 0, 1, 0, flip=flip)
        half.shape(curve("-8,12! 6,16! 26,-70 22,-118! -2,-50"), STEEL, 0.18, swell=5, lift=7)
        half.shape([ellipse(-34, 66, 32, 40, turn=18), ellipse(-34, 66, 19, 27, turn=18)], IRON, 0.38, lift=7)
        half.shape(limb(poly("-2,12 -18,36"), [14, 14]), IRON, 0.36)
    pen.shape(ellipse(0, 6, 8), BRASS, 0.12, lift=2)


@subject("hammer")
def _hammer(pen: Pen) -> None:
    shaft(pen, -84, 108, 30, -48, 14)
    pen.shape(curve("-36,-64! -14,-94! 60,-42! 84,-46 92,-24 74,-12! 40,-14!"), IRON, 0.3, swell=10, lift=9)
    pen.stroke(poly("-20,-82 44,-36"), 1.6, STEEL)


@subject("hook-and-line", "deep")
def _line(pen: Pen) -> None:
    pen.stroke(curve("30,-150 26,-60 30,10", closed=False), 2.0, "#f6eed9", even=True)
    pen.shape(limb(curve("30,8 32,50 8,76 -22,58 -18,32", closed=False), [5, 7, 8, 7, 2]), STEEL, 0.2, lift=4)
    pen.shape(poly("-20,36 -8,46 -24,48"), STEEL, 0.2)
    pen.shape(ellipse(30, 4, 8), BRASS, 0.2)
    pen.shape(ellipse(27, -104, 15, 20), MADDER, 0.2)
    pen.shape(arc(27, -104, 15, 20, 180, 360), BONE, 0.05, swell=4)
    pen.stroke(curve("-130,-96 -60,-104 0,-97 60,-104 130,-97", closed=False), 2.4, "#f6eed9")


@subject("bow-drill")
def _drill(pen: Pen) -> None:
    pen.shape(curve("-100,84! 100,70! 110,92! -92,108!"), WOOD, 0.3, lift=8)
    pen.shape(limb(poly("4,-70 -2,84"), [12, 13, 9]), BARK, 0.3, lift=6)
    pen.shape(limb(curve("-104,14 -30,-14 40,-16 108,0", closed=False), [8, 11, 11, 8]), WOOD, 0.26, lift=6)
    pen.stroke(curve("-102,16 -20,20 6,10 12,24 106,4", closed=False), 2.6, even=True)
    pen.shape(curve("-24,-72! 30,-78! 26,-94 2,-102 -22,-92"), STONE, 0.2, lift=4)
    for x in (-10, 4, 16):
        pen.stroke(curve(f"{x},72 {x - 14},56 {x - 2},40", closed=False), 2, WATER)


@subject("bell-rope", "sky", flips=False)
def _grapple(pen: Pen) -> None:
    rope_along(pen, curve("0,-160 6,-60 -4,40 2,120", closed=False), 15)
    for y in (40, 100):
        pen.shape(limb(poly(f"-14,{y} 14,{y - 4}"), [24, 24]), MADDER, 0.26, lift=4)
    for x in (-9, -3, 4, 10):
        pen.stroke(curve(f"{x / 2},116 {x},134 {x * 1.8},152", closed=False), 3, HEMP)


@subject("plumb-line", "sky", flips=False, size=0.9)
def _plumb(pen: Pen) -> None:
    pen.stroke(poly("0,-160 0,-4"), 2.2, even=True)
    pen.shape(box(-7, -14, 7, 8), BRASS, 0.2)
    pen.shape(curve("-24,8! 24,8! 26,34 12,70 0,108! -12,70 -26,34"), BRASS, 0.24, lift=8)
    pen.stroke(curve("-24,20 0,26 24,20", closed=False), 1.8)


@subject("boathook")
def _boathook(pen: Pen) -> None:
    pole = pen.at(-6, 8, 1, -28)
    shaft(pole, -190, 0, 70, 0, 14)
    pole.shape(poly("40,-11 104,-7 104,7 40,11"), IRON, 0.34, swell=6, lift=6)
    pole.shape(
        limb(curve("88,0 118,22 108,52 74,60 54,44", closed=False), [15, 14, 12, 8, 2]), IRON, 0.32, lift=8
    )
    pole.shape(poly("100,-8 164,0 100,8"), IRON, 0.26, swell=5, lift=6)
    for x in (52, 76):
        pole.shape(ellipse(x, 0, 3.6), STEEL, 0.1, swell=1, edge=0.6)
    pole.stroke(poly("108,-2 152,0"), 1.5, STEEL)


@subject("peat-spade")
def _peat_spade(pen: Pen) -> None:
    spade = pen.at(4, 4, 1, 34)
    shaft(spade, -150, 0, 34, 0, 13, BARK)
    spade.shape(limb(poly("-152,-28 -152,28"), [15, 16, 15]), BARK, 0.3, lift=6)
    spade.shape(curve("16,-13! 44,-22! 146,-22! 158,0 146,22! 44,22! 16,13!"), IRON, 0.28, swell=6, lift=9)
    spade.shape(poly("92,20 146,20 140,48 96,46"), IRON, 0.34, swell=4, lift=6)
    spade.stroke(poly("36,-12 134,-12"), 1.6, STEEL)
    spade.stroke(poly("154,-16 154,16"), 2.2, STEEL)


@subject("wooden-ladder", "land", size=0.94)
def _wooden_ladder(pen: Pen) -> None:
    pen.shape(box(40, -150, 230, 118), STONE, 0.34, swell=8, lift=5)
    for x, y in ((60, -96), (110, -60), (64, -20), (124, 22), (70, 62), (140, 92), (150, -104)):
        pen.stroke(poly(f"{x},{y} {x + 34},{y + 1}"), 1.8)
    for at in range(9):
        rung = pen.at(-86 + 17.4 * at, 94 - 26 * at)
        rung.shape(limb(poly("-24,-6 24,6"), [9, 9]), WOOD, 0.24, lift=5)
    for off in (-25, 25):
        pen.shape(
            limb(poly(f"{-104 + off},{110 + off * 0.25} {66 + off},{-144 + off * 0.25}"), [12, 11]),
            WOOD,
            0.32,
            lift=7,
        )


@subject("digging-stick", size=0.86)
def _digging_stick(pen: Pen) -> None:
    stick = pen.at(0, 0, 1, 40)
    stick.shape(
        limb(curve("-160,4 -80,-4 10,5 100,-2 166,2", closed=False), [15, 19, 20, 19, 4]), WOOD, 0.3, lift=9
    )
    stick.shape(poly("96,-10 170,2 98,10"), BARK, 0.5, swell=5)
    for x in (-104, -40, 26, 70):
        stick.stroke(curve(f"{x},-5 {x + 16},-2 {x + 32},-5", closed=False), 1.6)
    stick.shape(ellipse(-24, 2, 5, 4), BARK, 0.6, swell=1)
    bindings(stick, -118, 1, 0, 24, 7)
