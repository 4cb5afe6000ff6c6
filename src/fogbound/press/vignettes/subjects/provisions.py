"""Provisions: what is eaten, drunk, smoked or laid on a wound."""

from fogbound.press.vignettes.shapes import arc, box, curve, ellipse, limb, poly, star
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.cordage import rope_along
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    CLAY,
    GAMBOGE,
    GLASS,
    HEMP,
    IRON,
    LEATHER,
    MADDER,
    MOSS,
    PAPER,
    PRUSSIAN,
    STEEL,
    VERDIGRIS,
    WATER,
    WOOD,
)
from fogbound.press.vignettes.subjects.plants import leaf
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = ["steam"]

EMBERED = "#c9652f"


def steam(pen: Pen, x: float, y: float) -> None:
    for lean in (-12, 2, 16):
        pen.stroke(
            curve(
                f"{x + lean},{y} {x + lean - 9},{y - 18} {x + lean + 8},{y - 36} {x + lean - 2},{y - 56}",
                closed=False,
            ),
            2.6,
            "#fffaf0",
        )


@subject("bread")
def _bread(pen: Pen) -> None:
    pen.shape(
        curve("-112,34 -104,-14 -50,-48 20,-52 84,-34 114,8 104,48 0,64 -96,58"),
        "#c98f4e",
        0.24,
        swell=34,
        lift=11,
    )
    for x in (-56, -10, 38):
        pen.shape(curve(f"{x},-34! {x + 20},-8 {x + 16},22! {x + 2},0"), "#f0d6a0", 0.04, swell=3)


@subject("bowl", flips=False)
def _bowl(pen: Pen) -> None:
    pen.shape(curve("-98,-14! 98,-14! 78,48 34,74 -34,74 -78,48"), CLAY, 0.28, swell=30, lift=11)
    pen.shape(ellipse(0, -14, 98, 25), CLAY, 0.14, swell=5)
    pen.shape(ellipse(0, -12, 84, 19), "#c9a35a", 0.2, swell=6)
    for x, y in ((-34, -14), (10, -8), (40, -16)):
        pen.flat(ellipse(x, y, 8, 4), MOSS, 0.2, 0.5)
    pen.shape(limb(poly("20,-14 104,-92"), [9, 10]), WOOD, 0.26, lift=5)
    steam(pen, -18, -44)


@subject("kettle", "glow", size=0.92)
def _kettle(pen: Pen) -> None:
    pen.shape(
        [curve("-52,-30 -60,-100 0,-122 60,-100 52,-30"), curve("-44,-32 -50,-94 0,-112 50,-94 44,-32")],
        IRON,
        0.4,
        lift=4,
    )
    pen.shape(curve("-70,-2! -100,-18 -116,-52! -130,-46! -112,10 -66,40"), IRON, 0.36, lift=6)
    pen.shape(curve("-64,-30! 64,-30! 88,30 68,76 0,88 -68,76 -88,30"), IRON, 0.36, swell=34, lift=11)
    pen.shape(ellipse(0, -32, 50, 13), IRON, 0.26, swell=5)
    pen.shape(ellipse(0, -46, 9), BRASS, 0.2, lift=2)
    steam(pen, -126, -54)


@subject("cup")
def _cup(pen: Pen) -> None:
    pen.shape([curve("62,-26 108,-30 110,36 56,38"), curve("64,-10 90,-12 92,20 60,22")], PAPER, 0.2, lift=6)
    pen.shape(curve("-68,-52! 68,-52! 62,40 40,66 -40,66 -62,40"), PAPER, 0.12, swell=30, lift=11)
    pen.shape(ellipse(0, -52, 68, 17), PAPER, 0.05, swell=4)
    pen.shape(ellipse(0, -50, 57, 12), "#8a5a34", 0.4, swell=3)
    pen.stroke(curve("-62,-14 0,0 64,-14", closed=False), 3.4, PRUSSIAN)
    steam(pen, 0, -66)


@subject("tin")
def _tin(pen: Pen) -> None:
    pen.shape(curve("-58,-50! 58,-50! 60,78 0,90 -60,78"), VERDIGRIS, 0.28, swell=26, lift=11)
    pen.shape(ellipse(0, -50, 60, 16), STEEL, 0.14, swell=5)
    pen.shape(ellipse(0, -54, 44, 10), STEEL, 0.2, swell=3)
    pen.shape(curve("-34,-12! 34,-12! 34,44! 0,52 -34,44!"), PAPER, 0.06, swell=3)
    leaf(pen.at(0, 44, 0.62, 6))


@subject("bottle", size=0.92)
def _bottle(pen: Pen) -> None:
    pen.shape(
        curve("-16,-96! 16,-96! 17,-50 46,-16 48,78 0,92 -48,78 -46,-16 -17,-50"),
        "#7f9a72",
        0.28,
        swell=22,
        lift=11,
    )
    pen.shape(box(-13, -116, 13, -92), "#b98a55", 0.24, swell=5)
    pen.shape(curve("-41,14! 0,20 41,14! 42,74 0,86 -42,74"), "#8a5a3c", 0.3, swell=14, edge=0.6)
    pen.stroke(curve("-40,14 0,20 40,14", closed=False), 1.8)
    pen.stroke(curve("-30,-20 -36,20 -34,66", closed=False), 4, "#fffaf0")


@subject("demijohn", size=0.92)
def _demijohn(pen: Pen) -> None:
    pen.shape(
        curve("-15,-104! 15,-104! 17,-66 66,-34 76,30 58,78 0,90 -58,78 -76,30 -66,-34 -17,-66"),
        GLASS,
        0.2,
        swell=34,
        lift=11,
    )
    pen.shape(box(-13, -122, 13, -102), "#b98a55", 0.24, swell=5)
    pen.shape(curve("-78,24! 0,36 78,24! 60,80 0,94 -60,80"), HEMP, 0.3, swell=20)
    for at in range(-5, 6):
        pen.stroke(curve(f"{at * 14},34 {at * 13},60 {at * 11},88", closed=False), 1.6)
    pen.stroke(curve("-52,-20 -60,0 -60,18", closed=False), 4.4, "#fffaf0")


@subject("canteen")
def _canteen(pen: Pen) -> None:
    rope_along(pen, curve("-70,-20 -96,-90 0,-130 96,-90 70,-20", closed=False), 8, LEATHER)
    pen.shape(box(-13, -84, 13, -56), BRASS, 0.24, swell=5, lift=3)
    pen.shape(ellipse(0, 14, 82, 76), IRON, 0.3, lift=12)
    for radius in (66, 48):
        pen.stroke(arc(0, 14, radius, radius * 0.93, 0, 360, 60), 1.8, even=True)
    pen.shape(curve("24,20 46,10 54,34 34,48"), IRON, 0.5, swell=5, edge=0.6)


@subject("pot")
def _pot(pen: Pen) -> None:
    pen.shape([curve("-60,-40 -76,-106 76,-106 60,-40"), curve("-54,-40 -66,-98 66,-98 54,-40")], IRON, 0.4)
    pen.shape(curve("-76,-40! 76,-40! 88,16 66,70 0,84 -66,70 -88,16"), IRON, 0.46, swell=30, lift=11)
    pen.shape(ellipse(0, -40, 77, 19), "#1b1715", 0.8, swell=5)
    pen.shape(limb(poly("14,-34 74,-100"), [8, 9]), WOOD, 0.26, lift=5)
    pen.stroke(curve("34,-24 40,0 34,18 42,34", closed=False), 6, "#1b1715")


@subject("honey")
def _honey(pen: Pen) -> None:
    pen.shape(curve("-96,-40! 84,-58! 104,40 60,84 -60,80 -104,36"), GAMBOGE, 0.2, swell=13, lift=11)
    for row in range(5):
        for column in range(7):
            x, y = -78 + 26 * column + 13 * (row % 2), -32 + 22 * row
            if abs(x) < 86:
                pen.shape(
                    star(x, y, 12, 10.4, 3, 30),
                    "#b9761f",
                    0.34 + 0.08 * ((row + column) % 3),
                    swell=3,
                    edge=0.8,
                )
    pen.shape(curve("20,76! 26,98 36,112 46,96 44,70"), GAMBOGE, 0.1, swell=5)


@subject("poultice")
def _poultice(pen: Pen) -> None:
    pen.shape(curve("-74,-6! 74,-6! 58,66 0,80 -58,66"), "#a9a294", 0.32, swell=26, lift=11)
    pen.shape(ellipse(0, -6, 76, 20), "#a9a294", 0.2, swell=5)
    pen.shape(ellipse(0, -4, 62, 14), MOSS, 0.4, swell=5)
    pen.shape(limb(poly("10,-8 66,-100"), [22, 13]), WOOD, 0.26, lift=6)
    leaf(pen.at(-84, 84, 0.8, -64))
    leaf(pen.at(-50, -10, 0.6, -30))
    leaf(pen.at(94, 88, 0.7, 56), MOSS)


@subject("bandage")
def _bandage(pen: Pen) -> None:
    pen.shape(curve("-40,64! 60,40 132,66! 134,84! 60,64 -40,88!"), PAPER, 0.16, swell=5, lift=6)
    pen.shape(limb(poly("-48,-40 -48,70"), [110, 112]), PAPER, 0.16, lift=11)
    pen.shape(ellipse(-48, -42, 56, 22), PAPER, 0.06, swell=6)
    for radius in (44, 32, 20, 9):
        pen.stroke(arc(-48, -42, radius, radius * 0.39, 0, 360, 40), 1.6, even=True)
    for y in (-8, 18, 44):
        pen.stroke(curve(f"-100,{y} -48,{y + 18} 6,{y}", closed=False), 1.4)
    pen.shape(limb(poly("58,-62 120,-14"), [5, 5]), STEEL, 0.16, lift=4)
    pen.shape([ellipse(58, -62, 11), ellipse(58, -62, 5)], STEEL, 0.2, lift=3)
    pen.shape(limb(curve("62,-54 90,-26 114,-6 126,-14", closed=False), [6, 6, 6, 9]), STEEL, 0.2, lift=3)


@subject("pipe")
def _pipe(pen: Pen) -> None:
    pen.shape(limb(curve("-124,-34 -60,-8 0,34 42,44", closed=False), [8, 11, 15, 26]), BARK, 0.36, lift=9)
    pen.shape(curve("28,-34! 96,-34! 96,36 70,68 32,56 22,30"), BARK, 0.34, swell=20, lift=9)
    pen.shape(ellipse(62, -34, 35, 10), EMBERED, 0.3, swell=3)
    steam(pen, 60, -46)


@subject("plate", flips=False)
def _plate(pen: Pen) -> None:
    pen.shape(ellipse(0, 30, 118, 46), PAPER, 0.12, swell=9, lift=11)
    pen.shape(curve("-96,24 -70,-40 -10,-66 54,-54 94,14 60,40 0,46 -60,42"), WATER, 0.16, swell=20, lift=6)
    for a in ("-70,10 -50,-20 -20,-44", "0,36 10,0 4,-50", "60,20 50,-14 34,-40"):
        pen.stroke(curve(a, closed=False), 2)
    for at in range(-3, 4):
        pen.stroke(poly(f"{at * 24},{30 - abs(at) * 3} {at * 24 + 10},{38 - abs(at) * 3}"), 3, MADDER)
