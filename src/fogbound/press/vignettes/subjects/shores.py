"""Shores and the floor of the sea: reefs, tides, boats that lie on their side, and what the ebb leaves."""

from fogbound.press.vignettes.shapes import arc, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import eye
from fogbound.press.vignettes.subjects.cordage import rope_along
from fogbound.press.vignettes.subjects.people import NONE, RIM, figure
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    HEMP,
    IRON,
    LIGHT,
    MOSS,
    PAPER,
    RUST,
    WATER,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []

BLACK_ROCK = "#3a4247"
FOAM = "#f6f6ee"
KELP = "#587046"
SAND = "#d3bd8f"
SHELL = "#dcc8a2"


def _tooth(pen: Pen, x: float, foot: float, wide: float, high: float) -> None:
    """One tooth of a reef: a lit side, a dark side, and the wet running down it."""
    top, lean = foot - high, wide * 0.12
    pen.shape(
        poly(
            f"{x - wide * 0.62},{foot} {x - wide * 0.4},{foot - high * 0.5} {x + lean},{top} "
            f"{x + wide * 0.34},{foot - high * 0.56} {x + wide * 0.6},{foot}"
        ),
        "#59646a",
        0.4,
        swell=5,
        lift=4,
    )
    pen.flat(
        poly(
            f"{x + lean},{top} {x + wide * 0.34},{foot - high * 0.56} {x + wide * 0.6},{foot} {x + wide * 0.16},{foot}"
        ),
        "#20272b",
        0.82,
        0.5,
    )
    for at, share in ((-0.1, 0.78), (-0.3, 0.5)):
        u, v = x + wide * at, foot - high * share
        pen.stroke(
            curve(f"{u},{v} {u - 3},{v + high * 0.16} {u - 1},{v + high * 0.3}", closed=False), 2.2, "#cfdcd8"
        )


@subject("reef", "sky", light="dusk")
def _reef(pen: Pen) -> None:
    chance = pen.chance.of("comb")
    pen.glow(-30, -60, 210, "#e9dfb6", 0.85)
    for at in range(11):
        _tooth(pen, -220 + 44 * at, 112, 62, 150 + 22 * ((at * 5) % 3) + chance.between(-10, 10))
    rope_along(pen, curve("-34,-62 -28,-46 -34,-32 -27,-18", closed=False), 9)
    for lean in (-11, -4, 4, 12):
        pen.stroke(curve(f"-27,-20 {-27 + lean * 0.5},-10 {-27 + lean},2", closed=False), 2.8, HEMP)
    for x in (-204, -154, -104, 62, 112, 162, 210):
        _tooth(pen, x, 124, 60, chance.between(56, 92))
    pen.shape(curve("-230,112! -120,104 -20,110 90,104 230,112! 230,150! -230,150!"), SAND, 0.3, swell=5)
    figure(
        pen.at(-18, 76, 0.4),
        ("-8,0 -16,48 -18,98", "10,0 18,50 18,98"),
        ("-16,-64 -34,-30 -26,4", "14,-64 20,-104 -2,-134"),
    )


@subject("tide", "sea", flips=False, light="dawn")
def _tide(pen: Pen) -> None:
    pen.glow(-54, -24, 170, "#ffdf94", 0.95)
    pen.shape(ellipse(-54, -30, 34), LIGHT, 0.0, swell=0, edge=0.9)
    pen.flat(poly("-210,-5 210,-5 210,4 -210,4"), "#8fa3ad", 0.22, 0.5)
    for x, foot, wide, high in (
        (70, 26, 30, 34),
        (112, 30, 36, 58),
        (156, 34, 40, 44),
        (32, 44, 38, 28),
        (128, 62, 46, 34),
        (84, 56, 44, 62),
    ):
        _tooth(pen, x, foot, wide, high)
        pen.stroke(
            curve(f"{x - wide},{foot + 2} {x},{foot - 5} {x + wide},{foot + 2}", closed=False), 4.2, FOAM
        )
    for y, x, half in (
        (14, -60, 26),
        (26, -44, 40),
        (40, -74, 34),
        (56, -52, 58),
        (78, -70, 44),
        (98, -48, 76),
    ):
        pen.stroke(poly(f"{x - half},{y} {x + half},{y}"), 3.2, LIGHT)
    for x, y in ((-140, -70), (-116, -84), (24, -78)):
        pen.stroke(
            curve(f"{x - 9},{y} {x - 4},{y - 5} {x},{y} {x + 5},{y - 5} {x + 10},{y}", closed=False), 2
        )


@subject("surge", "ground", light="dusk")
def _surge(pen: Pen) -> None:
    figure(
        pen.at(-20, -4, 0.9),
        ("-8,0 -20,48 -22,98", "10,0 22,50 24,98"),
        ("-16,-64 -46,-44 -62,-20", "16,-64 46,-46 64,-24"),
    )
    pen.shape(
        curve("-230,52! -150,38 -96,46 -40,32 30,42 84,28 150,38 230,22! 230,150! -230,150!"),
        WATER,
        0.26,
        swell=9,
        lift=3,
    )
    pen.shape(
        curve("-230,86! -160,100 -110,86 -40,104 40,92 110,110 170,96 230,108! 230,150! -230,150!"),
        SAND,
        0.2,
        swell=4,
        edge=0.6,
    )
    for line in (
        "-220,88 -160,102 -110,88 -40,106 40,94 110,112 170,98 220,110",
        "-220,56 -150,44 -96,52 -40,38 30,48 84,34 150,44 220,28",
    ):
        pen.stroke(curve(line, closed=False), 5, FOAM)
    for x, y in ((-150, 66), (-90, 74), (70, 62), (128, 76), (10, 78), (170, 60)):
        pen.stroke(curve(f"{x - 26},{y} {x},{y - 5} {x + 26},{y}", closed=False), 2.2, FOAM)


def _heeled(pen: Pen) -> None:
    """A small decked boat on her side, 200 units long, her keel towards us and a lamp in her cuddy."""
    pen.shape(limb(poly("6,-14 78,-104"), [9, 5]), WOOD, 0.36, lift=3)
    pen.stroke(poly("78,-104 -84,-30"), 1.6, even=True)
    pen.stroke(poly("78,-104 104,-24"), 1.6, even=True)
    pen.shape(curve("18,-26! 40,-58 70,-88! 62,-50 74,-26 46,-18"), PAPER, 0.2, swell=6, lift=3)
    pen.shape(curve("-104,-34! 0,-20 108,-34! 82,-8 -70,-6"), BARK, 0.5, swell=4)
    pen.flat(curve("-62,-22! -30,-18 -24,-6! -58,-8!"), "#ffd27a", 0.0, 1.0)
    pen.shape(
        curve("-106,-34! -70,-4 0,2 84,-6 110,-34! 96,24 40,48 -30,48 -84,26"), RUST, 0.34, swell=14, lift=6
    )
    for line in ("-94,-8 -30,16 40,16 100,-8", "-84,12 -30,32 40,32 88,12"):
        pen.stroke(curve(line, closed=False), 1.8)
    pen.shape(limb(curve("-70,36 0,56 66,40", closed=False), [7, 9, 7]), BARK, 0.4)


@subject("stranded-boat", "sea", light="dusk")
def _stranded(pen: Pen) -> None:
    for x, foot, wide, high in ((-160, 34, 60, 70), (-112, 40, 62, 44), (150, 38, 66, 82), (104, 44, 58, 40)):
        _tooth(pen, x, foot, wide, high)
    pen.shape(
        curve("-176,66! -120,34 -40,44 50,34 130,38 186,66! 120,84 0,90 -110,84"), BLACK_ROCK, 0.56, swell=12
    )
    pen.glow(-36, -4, 84, "#ffd27a", 0.9, over=True)
    _heeled(pen.at(0, 8, 0.92, 8))
    for y, x, half in ((86, -130, 46), (92, 60, 70), (104, -30, 96), (114, 90, 60)):
        pen.stroke(
            curve(
                f"{x - half},{y} {x - half / 2},{y - 6} {x},{y} {x + half / 2},{y - 6} {x + half},{y}",
                closed=False,
            ),
            2.8,
            FOAM,
        )


@subject("pinned", "sky", light="dusk")
def _under_the_mast(pen: Pen) -> None:
    pen.shape(curve("-230,-18! -120,-40 40,-34 230,-70! 230,130! -230,130!"), WOOD, 0.46, swell=10, lift=4)
    for y in (-6, 22, 50, 78):
        pen.stroke(curve(f"-220,{y} -60,{y - 12} 60,{y - 8} 220,{y - 36}", closed=False), 2)
    pen.shape(poly("-230,-74 -118,-62 -112,96 -230,104"), BARK, 0.5, swell=6, lift=5)
    pen.flat(poly("-206,-38 -144,-34 -142,60 -206,64"), "#ffd27a", 0.0, 1.2)
    pen.flat(poly("-182,-10 -166,-10 -164,24 -184,24"), IRON, 0.5, 0.8)
    pen.glow(-174, 8, 130, "#ffd27a", 0.8, over=True)
    pen.shape(curve("-118,80! -112,46 -84,40 -58,54! -52,88!"), HEMP, 0.3, swell=10)
    pen.being(limb(curve("-54,44 0,44 46,58 104,66", closed=False), [34, 44, 36, 27]), RIM)
    pen.being(limb(curve("96,66 150,60 176,70", closed=False), [30, 24, 20]), RIM)
    pen.being(curve("166,80! 164,36 176,24 188,34 190,80!"), RIM)
    pen.being(ellipse(-76, 36, 22, 20), RIM)
    pen.being(curve("-98,44! -102,20 -84,8 -62,14 -64,30 -82,26"), RIM, "#3b3136")
    pen.being(limb(curve("-36,36 -20,2 10,8", closed=False), [17, 15, 11]), RIM)
    pen.shape(limb(poly("-78,18 -60,-14"), [5, 5]), BRASS, 0.1, swell=2)
    pen.shape(limb(poly("200,-150 96,24 30,128"), [25, 30, 33]), WOOD, 0.3, lift=10)
    for at in (0.1, 0.32, 0.55, 0.72):
        u, v = 200 - 166 * at, -150 + 272 * at
        pen.stroke(poly(f"{u - 4},{v} {u - 22},{v + 30}"), 1.6)
    rope_along(pen, curve("150,-58 120,-70 132,-20 108,-10", closed=False), 6)
    pen.shape(limb(curve("-240,102 0,122 240,92", closed=False), [30, 30, 30]), RUST, 0.36, lift=6)


@subject("fluke", "ground")
def _fluke(pen: Pen) -> None:
    palm = pen.at(90, -34, 0.96, 24)
    palm.shape(
        curve("0,-76! 26,-34 52,12! 30,26 14,42 -14,42 -30,26 -52,12! -26,-34"), IRON, 0.22, swell=9, lift=8
    )
    pen.shape(
        limb(
            curve("-128,6 -96,56 -30,78 38,54 78,0 104,-58 124,-112", closed=False),
            [33, 35, 33, 27, 21, 15, 3],
        ),
        IRON,
        0.36,
        lift=9,
    )
    pen.shape(poly("-148,8 -136,-10 -126,2 -116,-12 -112,8 -124,18 -132,10 -140,20"), RUST, 0.2, swell=3)
    for x, y, size in ((-88, 54, 13), (-24, 76, 9), (34, 56, 11), (70, -30, 7), (120, -26, 8)):
        pen.flat(ellipse(x, y, size, size * 0.6, turn=x / 2), RUST, 0.26, 0.4)
    pen.shape(curve("-240,96! -150,84 -60,96 40,86 140,98 240,90! 240,150! -240,150!"), SAND, 0.2, swell=6)


@subject("razor-shells", "ground")
def _razors(pen: Pen) -> None:
    chance = pen.chance.of("razors")
    for row, (y, count, size) in enumerate(((-62, 9, 0.55), (-14, 8, 0.8), (48, 7, 1.1))):
        for at in range(count):
            x = -176 + 352 * (at + 0.5 * (row % 2)) / (count - 0.5) + chance.between(-9, 9)
            _razor(
                pen.at(
                    x, y + chance.between(-7, 7), size * chance.between(0.9, 1.12), chance.between(-24, 24)
                )
            )


def _razor(pen: Pen) -> None:
    """A razor shell that stands in the sand on end, 90 units high."""
    pen.shape(curve("-7,10! -4,-40 4,-84! 19,-82! 13,-40 9,10!"), SHELL, 0.1, swell=4, lift=7)
    pen.flat(curve("2,10! 6,-40 13,-83! 19,-82! 13,-40 9,10!"), "#9c8257", 0.4, 0.4)
    pen.stroke(poly("4,-84 19,-82"), 2.4)
    pen.stroke(curve("-3,-8 3,-22 5,-46", closed=False), 1.2)
    pen.shape(curve("-20,8! -8,-2 10,-2 24,8! 0,15"), SAND, 0.14, swell=3, edge=0.7)


@subject("flatfish", "ground")
def _flounders(pen: Pen) -> None:
    for x, y, turn, size in (
        (-84, -50, -8, 0.86),
        (78, -42, 14, 0.8),
        (-66, 50, 10, 0.95),
        (92, 48, -12, 0.9),
    ):
        _flounder(pen.at(x, y, size, turn))


def _flounder(pen: Pen) -> None:
    """A flat fish, both eyes on one side, 180 units long."""
    fin = curve("-64,-6! -30,-50 20,-50 62,-10! 62,10! 20,50 -30,50 -64,8!")
    pen.shape(fin, "#b59a72", 0.34, swell=3, lift=6)
    pen.shape(curve("56,-8! 96,-28! 90,0 96,28! 56,8!"), "#b59a72", 0.34, swell=4, lift=5)
    pen.shape(
        curve("-80,4 -58,-20 -20,-36 20,-34 62,-8! 62,8! 20,34 -20,36 -58,22"), "#8a6f4c", 0.24, swell=10
    )
    for at in range(-5, 6):
        for side in (-1, 1):
            pen.stroke(
                poly(f"{at * 9 - 4},{side * (38 - abs(at) * 2.4)} {at * 10},{side * (47 - abs(at) * 3.4)}"),
                1.2,
            )
    pen.stroke(curve("-44,-4 -26,-12 -10,0 60,0", closed=False), 1.8)
    for x, y in ((-10, -18), (14, 16), (32, -12), (-22, 16), (4, 2)):
        pen.flat(ellipse(x, y, 4.4), RUST, 0.1, 0.4)
    for x, y in ((-58, -8), (-44, -20)):
        pen.shape(ellipse(x, y, 5), "#d8c08a", 0.1, swell=2)
        eye(pen, x - 1, y, 2.6, "#241f22")
    pen.stroke(curve("-80,6 -70,10 -62,8", closed=False), 2)


@subject("weed-curtain", "ground", light="dusk")
def _curtain(pen: Pen) -> None:
    chance = pen.chance.of("curtain")
    pen.shape(
        curve("-230,-70! -150,-62 -60,-76 60,-60 150,-74 230,-66! 230,150! -230,150!"),
        BLACK_ROCK,
        0.6,
        swell=8,
    )
    pen.flat(curve("-58,150! -64,10 -34,-50 6,-58 44,-40 62,20 58,150!"), "#10171a", 0.95, 0.8)
    for at in range(17):
        x, low = -188 + 23.5 * at, chance.between(52, 108) - 22 * (5 < at < 11)
        sway = chance.between(-12, 12)
        frond = curve(
            f"{x},-84 {x + sway},-20 {x - sway * 0.5},{low * 0.5} {x + sway * 0.8},{low}", closed=False
        )
        pen.shape(limb(frond, [12, 17, 15, 3]), MOSS if at % 2 else KELP, 0.34, lift=4)
        pen.stroke(frond[2:-2], 1.6)
        for bead in (9, 14):
            u, v = frond[min(bead, len(frond) - 1)]
            pen.shape(ellipse(float(u) + 7, float(v), 5, 7), "#8b8a4a", 0.2, swell=2, edge=0.7)
    pen.shape(
        curve("-230,-150! 230,-150! 230,-78! 150,-66 80,-84 0,-72 -90,-86 -160,-70 -230,-82!"),
        "#7c8180",
        0.36,
        swell=14,
        lift=8,
    )
    for x in (-150, -84, -20, 52, 118, 176):
        pen.stroke(curve(f"{x},-112 {x + 16},-104 {x + 34},-110", closed=False), 1.8)


@subject("hoard", "ground", light="dusk")
def _hoard(pen: Pen) -> None:
    for x, lean, wide in ((-176, 26, 20), (-140, 14, 17), (150, -16, 18), (184, -30, 21)):
        frond = curve(f"{x},150 {x + lean},60 {x - lean * 0.3},-30 {x + lean * 0.6},-140", closed=False)
        pen.shape(limb(frond, [wide, wide, wide * 0.9, 5]), KELP, 0.4, lift=4)
        pen.stroke(frond[2:-2], 1.6)
    pen.shape(curve("-140,118! -100,70 -40,44 20,40 84,56 130,118!"), "#b08a3c", 0.42, swell=16, lift=6)
    for x, y, size in ((-96, 92, 17), (-30, 74, 15), (44, 82, 18), (98, 96, 15)):
        pen.shape(
            [ellipse(x, y, size, size * 0.8), ellipse(x, y, size * 0.6, size * 0.44)],
            BRASS,
            0.2,
            swell=3,
            lift=3,
        )
    pen.shape(
        [curve("-64,112! -40,70! -10,112 -38,120"), curve("-54,108! -40,84! -22,108 -38,112")],
        BRASS,
        0.2,
        swell=3,
    )
    pen.shape(ellipse(10, 100, 24, 21), BRASS, 0.24, swell=5, lift=4)
    pen.shape(ellipse(10, 99, 17, 15), PAPER, 0.06, swell=2)
    pen.stroke(poly("10,99 10,88"), 2)
    pen.stroke(poly("10,99 18,103"), 2)
    for x in (66, 78, 122, -120):
        pen.shape(ellipse(x, 110, 9, 6), BRASS, 0.14, swell=2)
    seal = pen.at(6, -6, 0.92)
    seal.being(
        curve(
            "-92,-40 -74,-62 -48,-60 -30,-38 6,-12 70,10 122,12 146,-8! 144,34! 150,60! 120,44 "
            "40,66 -40,64 -84,54! -106,74! -100,40 -72,34 -66,6 -88,-18"
        )
    )
    for a in ("-92,-34 -112,-34 -128,-40", "-92,-30 -112,-26 -126,-26", "-92,-27 -110,-18 -122,-14"):
        seal.stroke(curve(a, closed=False), 1.6, PAPER)
    seal.being(arc(-70, -42, 5, 2.4, 180, 360, 10), NONE)
    eye(seal, -76, -42, 3.4)
