"""Land that comes undone, and the threads it goes by: edges, warps, ends that are held, and the wheel that winds them."""

import math

import numpy as np

from fogbound.press.vignettes.shapes import arc, box, curve, ellipse, limb, poly, star
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.elements import stone
from fogbound.press.vignettes.subjects.houses import house, lit_window
from fogbound.press.vignettes.subjects.people import RIM, figure
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    CLAY,
    GAMBOGE,
    HEMP,
    LEAF,
    MADDER,
    PAPER,
    PRUSSIAN,
    RUST,
    SLATE,
    STONE,
    VERDIGRIS,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []

DARK = "#16242a"
EARTH = "#8f7350"
PALE = "#fff3cf"
YARNS = (HEMP, LEAF, RUST, PALE, MADDER, GAMBOGE)


@subject("fray", "sky", flips=False)
def _fray(pen: Pen) -> None:
    chance = pen.chance.of("fray")
    pen.shape(
        curve(
            "230,24! 150,14 90,26 30,18! 44,32! 14,40! 40,52! 4,62! 36,74! 10,86! 46,98! 22,112! 60,150! 230,150!"
        ),
        "#a3b585",
        0.28,
        swell=8,
        lift=5,
    )
    house(pen.at(150, -2, 0.42))
    for x, high in ((88, 30), (106, 24)):
        pen.shape(limb(poly(f"{x},26 {x},{26 - high}"), [5, 4]), BARK, 0.4)
        pen.shape(ellipse(x, 14 - high, 15, 13), LEAF, 0.3, swell=6)
    for at in range(13):
        y = 24 + 9.4 * at
        start = 30 + 10 * math.sin(at * 2.3)
        colour = YARNS[at % len(YARNS)]
        sag = chance.between(-10, 14)
        thread = curve(
            f"230,{y + 4} {start + 60},{y} {start},{y} {start - 60},{y * 0.7 + sag} "
            f"-120,{y * 0.28 - 22} -230,{y * 0.06 - 74}",
            closed=False,
        )
        pen.stroke(thread, 4.8, even=True)
        pen.stroke(thread, 3.2, colour, even=True)
    for at in range(5):
        end = pen.at(6 + 12 * math.sin(at * 3.1), 44 + 20 * at)
        end.stroke(curve("0,0 -22,12 -16,30", closed=False), 2.6, YARNS[at])
    grass(pen.at(130, -84, 0.6), 150, 130, 14)


@subject("warp", "sky", flips=False)
def _warp(pen: Pen) -> None:
    pen.shape(curve("-230,6! -100,-8 0,-12 110,-6 230,8! 230,150! -230,150!"), DARK, 0.92, swell=4)
    for at in range(25):
        x = (at - 12) * 40
        pen.stroke(poly(f"{x * 0.055},-12 {x},150"), 2.8, PALE, even=True)
    for y, left, right in (
        (30, -150, -60),
        (42, -180, -40),
        (58, -230, -70),
        (78, -230, -30),
        (100, -230, -60),
    ):
        pen.stroke(curve(f"{left},{y} {(left + right) / 2},{y + 5} {right},{y - 3}", closed=False), 7, LEAF)
        pen.stroke(
            curve(f"{left},{y + 6} {(left + right) / 2},{y + 11} {right - 6},{y + 3}", closed=False),
            5,
            "#6f8650",
        )
    figure(
        pen.at(36, 20, 0.5),
        ("-8,0 -22,46 -26,98", "8,0 22,46 34,94"),
        ("-16,-64 -50,-54 -76,-58", "16,-64 50,-52 74,-62"),
    )


@subject("taut-thread", "ground", flips=False)
def _furrow(pen: Pen) -> None:
    for y, tone in ((-66, 0.36), (-18, 0.28), (38, 0.34), (96, 0.4)):
        pen.shape(
            curve(
                f"-230,{y}! -100,{y - 11} 40,{y + 5} 230,{y - 8}! 230,{y + 34}! 20,{y + 44} -230,{y + 38}!"
            ),
            EARTH,
            tone,
            swell=11,
            lift=4,
        )
    chance = pen.chance.of("stalks")
    for row, y in enumerate((-72, 100)):
        for at in range(15):
            x, lean = -200 + 28 * at + chance.between(-8, 8), chance.between(-14, 14)
            high = 56 if row else 44
            pen.stroke(
                curve(f"{x},{y + 10} {x + lean * 0.4},{y - high * 0.5} {x + lean},{y - high}", closed=False),
                2.8,
                HEMP,
            )
            for ear in range(4):
                pen.shape(
                    ellipse(x + lean + 3 * (-1) ** ear, y - high - 5 * ear, 3, 5.4, fine=10),
                    GAMBOGE,
                    0.16,
                    swell=1,
                    edge=0.6,
                )
    pen.glow(0, 16, 90, "#fff3cf", 0.5, over=True)
    pen.stroke(poly("-230,30 230,2"), 4.6, "#5b2018", even=True, free=True)
    pen.stroke(poly("-230,29 230,1"), 3, "#d8483a", even=True, free=True)
    for at in range(9):
        x = -180 + 45 * at + chance.between(-8, 8)
        stone(pen, x, 29 - x * 0.061 - 13, chance.between(7, 12), f"bead{at}", EARTH)


@subject("snapped-thread", "sky", flips=False)
def _snapped(pen: Pen) -> None:
    for side in (-1, 1):
        half = pen.at(22 * side, 0, flip=side < 0)
        half.shape(
            limb(
                curve(
                    "230,-64 150,-42 96,-26 70,-34 62,-64 84,-78 100,-58 84,-36 52,-20 30,-6", closed=False
                ),
                [9, 9, 8, 8, 7],
            ),
            MADDER,
            0.2,
            lift=4,
        )
        for a in ("30,-6 16,-16 10,-30", "30,-6 12,-2 2,-10", "30,-6 18,10 4,14", "30,-6 26,12 16,28"):
            half.stroke(curve(a, closed=False), 2.6, MADDER)
        for x in (120, 156, 192):
            half.stroke(
                curve(f"{x},{-20 - x * 0.1} {x + 7},{-10 - x * 0.1} {x + 2},{2 - x * 0.1}", closed=False), 1.8
            )
    for radius in (34, 54, 76):
        for start in (60, 240):
            pen.stroke(arc(0, -4, radius, radius, start, start + 60, 14), 2.6, PALE)
    pen.shape(curve("-230,92! -120,78 0,88 120,76 230,90! 230,150! -230,150!"), "#a3b585", 0.34, swell=8)
    grass(pen, 92, 190, 24)


@subject("thread-in-hand", "face", flips=False)
def _held(pen: Pen) -> None:
    pen.being(
        curve(
            "-34,140! -36,46 -62,14 -80,-14 -70,-24 -44,0 -44,-66 -33,-78 -22,-66 -18,-14 -14,-88 0,-98 11,-86 "
            "12,-14 22,-80 34,-88 42,-76 36,-6 50,-50 61,-54 65,-41 54,20 44,58 44,140!"
        ),
        RIM,
    )
    for at in range(7):
        y = 66 + 7.4 * at
        pen.shape(
            limb(curve(f"-38,{y + 4} 4,{y + 9} 46,{y}", closed=False), [5.4]), MADDER, 0.14, swell=2, edge=0.6
        )
    pen.shape(limb(curve("44,66 90,40 150,6 230,-44", closed=False), [5, 5]), MADDER, 0.1, swell=2, edge=0.7)
    pen.stroke(curve("-26,22 2,8 34,20", closed=False), 2.6, RIM)
    pen.glow(150, 2, 90, "#ffd27a", 0.5)


@subject("cats-cradle", "glow", flips=False)
def _cradle(pen: Pen) -> None:
    for side in (-1, 1):
        hand = pen.at(flip=side < 0)
        hand.being(
            curve(
                "230,126! 150,96 122,66 106,30 112,6 90,-16 82,-46 92,-50 108,-24 116,-30 98,-74 104,-86 114,-80 "
                "134,-36 142,-38 132,-84 140,-94 150,-86 160,-34 168,-34 166,-72 176,-78 184,-70 184,-10 178,24 "
                "196,52 230,70!"
            ),
            RIM,
        )
    hooks = ((86, -44), (102, -76), (138, -84), (110, 8))
    for (x, y), (u, v) in (
        (hooks[0], hooks[3]),
        (hooks[1], hooks[2]),
        (hooks[3], hooks[0]),
        (hooks[2], hooks[1]),
    ):
        pen.stroke(curve(f"{-x},{y} 0,{(y + v) / 2} {u},{v}", closed=False), 3.4, MADDER, even=True)
    for x, y in hooks:
        pen.stroke(curve(f"{-x},{y} 0,{y * 0.55 - 4} {x},{y}", closed=False), 3.4, MADDER, even=True)


@subject("reel", "land", flips=False, light="dusk")
def _reel(pen: Pen) -> None:
    pen.glow(-16, -10, 150, "#ffdf94", 0.6)
    for x, lean in ((-62, -26), (34, 26)):
        pen.shape(limb(poly(f"-14,-12 {x + lean * 0.4},112"), [15, 19]), BARK, 0.44, lift=6)
    pen.shape([ellipse(-14, -14, 99), ellipse(-14, -14, 70)], WOOD, 0.34, swell=8, lift=8)
    for at in range(8):
        radius = 74 + 3.3 * at
        turn = arc(-14, -14, radius, radius, 0, 359, 70)
        pen.stroke(turn, 3.3, even=True)
        pen.stroke(turn, 2.1, "#7f9a5a" if at % 2 else YARNS[at % 6], even=True)
    for at in range(12):
        way = np.array([math.cos(at * math.pi / 6), math.sin(at * math.pi / 6)])
        pen.shape(limb(np.array([way * 6, way * 74]) + np.array([-14.0, -14.0]), [9, 6]), WOOD, 0.3, edge=0.8)
    pen.shape(ellipse(-14, -14, 14), BRASS, 0.22, lift=4)
    house(pen.at(-112, 92, 0.2))
    for at in range(3):
        pen.stroke(
            curve(
                f"-110,{-26 + 10 * at} -160,{-44 + 6 * at} -230,{-70 + 4 * at} -340,{-112 + 2 * at}",
                closed=False,
            ),
            2.4,
            YARNS[at],
            even=True,
        )
    pen.shape(limb(poly("-10,-12 60,92 216,92"), [7, 7, 7]), BARK, 0.4, lift=4)
    for at in range(8):
        figure(
            pen.at(70 + 19 * at, 92, 0.2),
            ("-8,0 -26,44 -36,98", "8,0 20,46 18,98"),
            ("-16,-64 -40,-44 -66,-30", "14,-64 -20,-36 -60,-14"),
            scarf=YARNS[at % 6],
            ahead=-1,
        )
    grass(pen, 118, 190, 18)


@subject("tags", flips=False)
def _tags(pen: Pen) -> None:
    line = curve("-210,-80 -110,-44 0,-34 110,-46 210,-84", closed=False)
    pen.stroke(line, 4, BARK, even=True)
    for at, (x, y, turn) in enumerate(
        ((-150, -58, 12), (-88, -42, -6), (-28, -36, 5), (34, -36, -9), (96, -44, 7), (152, -60, -12))
    ):
        tag = pen.at(x, y, 1, turn)
        tag.stroke(curve("0,0 5,10 0,22", closed=False), 2, BARK, even=True)
        tag.shape(
            [poly("-12,18 12,18 25,34 25,104 -25,104 -25,34"), ellipse(0, 30, 4.6)],
            PAPER if at % 2 else "#e6d3ae",
            0.1,
            swell=4,
            lift=7,
        )
        for row in range(3):
            tag.stroke(
                curve(
                    f"-16,{54 + 16 * row} 0,{51 + 16 * row} {16 - 7 * (row == 2)},{54 + 16 * row}",
                    closed=False,
                ),
                2.2,
                PRUSSIAN,
            )


@subject("buttons")
def _buttons(pen: Pen) -> None:
    pen.shape(curve("-30,-52 10,-66 54,-52 70,-16 50,22 4,34 -40,20 -54,-18"), CLAY, 0.3, swell=26, lift=10)
    for x, y in ((-22, -22), (12, -38), (36, -10), (0, 8), (-32, 2)):
        pen.flat(ellipse(x, y, 4, 2.6, turn=x), "#5a3a2c", 0.4, 0.3)
    for x in (-14, 10, 34):
        pen.stroke(curve(f"{x},-64 {x - 9},-80 {x + 8},-94 {x},-112", closed=False), 3, "#fffaf0")
    for x, y, size, colour, holes in (
        (-112, 20, 30, MADDER, 4),
        (-66, 66, 25, BRASS, 2),
        (0, 80, 31, PRUSSIAN, 4),
        (66, 66, 22, PAPER, 4),
        (114, 30, 28, VERDIGRIS, 2),
        (130, -40, 19, BRASS, 4),
        (-124, -48, 21, PAPER, 2),
        (118, 88, 17, MADDER, 2),
        (-130, 84, 18, BARK, 4),
    ):
        button = pen.at(x, y, 1, x)
        button.shape(ellipse(0, 0, size), colour, 0.24, swell=6, lift=7)
        button.stroke(arc(0, 0, size * 0.7, size * 0.7, 0, 359, 40), 1.7, even=True)
        spots = ((-1, -1), (1, -1), (1, 1), (-1, 1)) if holes == 4 else ((-1, 0), (1, 0))
        for dx, dy in spots:
            button.flat(
                ellipse(dx * size * 0.22, dy * size * 0.22, size * 0.11, fine=12), "#241f22", 0.9, 0.0
            )


@subject("rosette", flips=False)
def _rosette(pen: Pen) -> None:
    for side in (-1, 1):
        pen.shape(
            poly(f"{side * 6},20 {side * 40},26 {side * 66},116 {side * 42},104 {side * 28},122"),
            MADDER,
            0.28,
            swell=6,
            lift=7,
        )
        pen.stroke(poly(f"{side * 22},34 {side * 44},102"), 1.8)
    for reach, colour, count in ((76, MADDER, 22), (54, PAPER, 18)):
        angle = np.arange(count * 2) * math.pi / count
        radius = np.where(np.arange(count * 2) % 2 == 0, reach, reach * 0.88)
        edge = np.stack([radius * np.cos(angle), -22 + radius * np.sin(angle)], axis=1)
        pen.shape(edge, colour, 0.2, swell=7, lift=6)
        for at in range(count):
            way = np.array([math.cos(at * 2 * math.pi / count), math.sin(at * 2 * math.pi / count)])
            pen.stroke(np.array([way * reach * 0.5, way * reach * 0.92]) + np.array([0.0, -22.0]), 1.7)
    pen.shape(ellipse(0, -22, 29), BRASS, 0.22, swell=9, lift=4)
    pen.shape(star(0, -22, 19, 8, 8), MADDER, 0.14, swell=3, edge=0.7)


@subject("edge-town", "sky", flips=False, light="dusk")
def _edge_town(pen: Pen) -> None:
    pen = pen.at(8, 12, 0.93)
    pen.glow(84, -20, 170, "#ffdf94", 0.7)
    pen.shape(
        curve(
            "340,52! 120,40 20,50 -34,56! -14,66! -62,76! -26,88! -78,98! -34,110! -66,122! -20,150! 340,150!"
        ),
        "#7f8f62",
        0.4,
        swell=8,
        lift=5,
    )
    pen.shape(box(70, -84, 98, 30), STONE, 0.34, swell=5, lift=5)
    pen.shape(poly("62,-82 84,-122 106,-82"), SLATE, 0.4, swell=4, lift=4)
    lit_window(pen, 84, -58, 10, 18)
    for x, y, size, roof in (
        (128, -14, 0.32, SLATE),
        (44, -8, 0.34, RUST),
        (178, 4, 0.36, RUST),
        (0, 10, 0.36, SLATE),
        (104, 12, 0.4, RUST),
        (54, 18, 0.36, SLATE),
        (152, 22, 0.36, SLATE),
    ):
        house(pen.at(x, y, size), roof)
    pen.shape(
        curve("-34,32! 90,44 216,32 340,22! 340,74! 216,82 90,94 -34,80!"), STONE, 0.34, swell=7, lift=6
    )
    for at in range(17):
        x = -30 + 22 * at
        top = 32 + 10 * math.sin(math.pi * (x + 34) / 250)
        pen.shape(box(x, top - 10, x + 12, top + 3), STONE, 0.34, swell=2)
        pen.stroke(poly(f"{x + 4},{top + 16 + 9 * (at % 3)} {x + 18},{top + 17 + 9 * (at % 3)}"), 1.6)
    pen.shape(curve("62,92! 62,58 80,44 98,58 98,92!"), BARK, 0.5, swell=3)
    pen.flat(curve("74,92! 74,70 82,64 90,70 90,92!"), "#ffd27a", 0.0, 1.0)
    for at in range(9):
        low = 60 + 8.6 * at
        start = -40 - 20 * (at % 2)
        thread = curve(
            f"{14 + 17 * (at % 3)},{low + 9} {start + 40},{low + 4} {start},{low} "
            f"-120,{low * 0.62 - 6} -230,{low * 0.3 - 52} -350,{low * 0.1 - 112}",
            closed=False,
        )
        pen.stroke(thread, 4.4, even=True)
        pen.stroke(thread, 3, YARNS[at % 6], even=True)
    grass(pen.at(90, 20, 0.7), 130, 180, 22)
