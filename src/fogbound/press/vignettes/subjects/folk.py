"""Folk of the stories: each as they were met, silhouettes like all others."""

from fogbound.press.vignettes.shapes import curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.people import NONE, RIM, figure
from fogbound.press.vignettes.subjects.pigments import (
    BRASS,
    GAMBOGE,
    HEMP,
    LEATHER,
    MADDER,
    PAPER,
    PRUSSIAN,
    RUST,
    STEEL,
    STONE,
    VERDIGRIS,
    WOOD,
    WOOL,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []


@subject("ferryman", "sea", light="dusk")
def _ferryman(pen: Pen) -> None:
    pen.being(limb(curve("-58,-34 -92,0 -94,46", closed=False), [19, 16, 12]), RIM)
    pen.being(curve("-70,60! -78,0 -66,-46 -38,-58 -10,-46 4,0 0,60!"), RIM)
    pen.being(ellipse(-34, -80, 20, 23), RIM)
    pen.being(curve("-60,-84! -56,-106 -32,-114 -10,-104 -8,-94! 14,-88! -30,-86"), RIM, "#3b3136")
    pen.flat(curve("-58,-62 -34,-52 -12,-62 -10,-52 -34,-42 -60,-52"), PRUSSIAN, 0.1, 0.0)
    pen.being(limb(curve("-40,42 20,26 104,26", closed=False), [36, 27, 20]), RIM)
    pen.being(curve("94,38! 96,-8 108,-16 120,-8 122,38!"), RIM)
    pen.shape(limb(poly("-52,12 124,8"), [9, 9]), WOOD, 0.3, lift=4)
    pen.shape(curve("116,1! 130,-6 188,-12 194,4 188,20 130,20 116,15!"), WOOD, 0.24, swell=6, lift=5)
    for x, y in ((2, 20), (44, 18), (80, 17)):
        pen.shape(limb(poly(f"{x},{y - 20} {x + 3},{y + 20}"), [13, 13]), PAPER, 0.1, swell=4)
    pen.being(limb(curve("-8,-34 22,-18 34,6", closed=False), [18, 14, 11]), RIM)
    for side in (-1, 1):
        pen.stroke(curve(f"{-34 + 15 * side},-56 {-33 + 7 * side},-30 -30,-14", closed=False), 1.8, HEMP)
    pen.shape(limb(poly("-30,-18 -28,26"), [8, 7]), BRASS, 0.06, swell=2, edge=0.8)
    pen.shape(curve("-160,44! -60,62 70,62 164,40! 134,96 0,110 -120,100"), RUST, 0.34, swell=14, lift=5)
    pen.stroke(curve("-148,60 0,80 150,56", closed=False), 2)
    for y, x in ((108, -90), (114, 40), (104, 150)):
        pen.stroke(
            curve(f"{x - 46},{y} {x - 20},{y - 8} {x},{y} {x + 22},{y - 7} {x + 46},{y}", closed=False),
            2.8,
            "#f6eed9",
        )


@subject("white-shape", "land", light="dusk")
def _white_shape(pen: Pen) -> None:
    pen.shape(
        curve("-80,150! -40,96 -16,60 -10,26! 12,26! 22,60 52,96 100,150!"), HEMP, 0.1, swell=4, edge=0.6
    )
    pen.glow(0, 0, 120, "#f6f6ee", 0.7)
    for side in (-1, 1):
        wing = pen.at(flip=side < 0)
        wing.shape(
            curve("14,-18! 48,-46 92,-48 126,-18! 108,-12 108,14! 92,10 88,36! 72,28 64,54! 44,44 30,64!"),
            "#eef0e6",
            0.1,
            swell=9,
            edge=0.4,
        )
        for line in ("34,-16 72,-24 104,-14", "36,2 66,2 92,12", "34,20 56,24 72,32"):
            wing.stroke(curve(line, closed=False), 1.5)
    pen.shape(
        curve(
            "2,-114 13,-108 14,-96 8,-80 8,-54 20,-30 36,-4 44,44 36,88 16,104 -16,104 -36,88 -44,44 "
            "-36,-4 -20,-28 -9,-52 -7,-78 -11,-96 -9,-108"
        ),
        "#fffaf0",
        0.03,
        swell=15,
        edge=0.4,
    )
    for y, low in ((84, 96), (100, 116)):
        pen.shape(
            curve(
                f"-230,{y}! -120,{y - 12} -30,{y + 6} 60,{y - 8} 140,{y + 4} 230,{y - 6}! "
                f"230,{low + 50}! -230,{low + 50}!"
            ),
            "#dfe5df",
            0.08,
            swell=0,
            edge=0.3,
        )


@subject("ladle", "land", light="dusk")
def _ladle(pen: Pen) -> None:
    pen.glow(-60, -30, 120, "#ffd27a", 0.5)
    pen.being(curve("-8,-48 22,-56 48,-42 62,10 82,116! -34,116! -24,30 -18,-20"), RIM)
    pen.flat(curve("-16,-8! 10,2 24,-4 30,60 32,116! -30,116! -22,40"), WOOL, 0.16, 0.8)
    pen.being(ellipse(10, -72, 23, 26), RIM)
    pen.being(curve("-14,-74! -10,-100 16,-106 38,-92 40,-66 30,-50 24,-74 6,-86"), RIM, "#5b4a52")
    pen.being(limb(curve("44,-32 62,4 44,26", closed=False), [20, 17, 13]), RIM)
    pen.being(limb(curve("0,-26 -36,-8 -76,-22", closed=False), [20, 16, 11]), RIM)
    pen.shape(limb(curve("-52,-54 -78,-18 -118,16", closed=False), [5, 6, 6]), STEEL, 0.18, lift=3)
    pen.shape(curve("-146,10! -98,18! -104,40 -126,46 -144,34"), STEEL, 0.26, swell=9, lift=5)
    pen.shape(ellipse(-122, 14, 24, 7, turn=9), "#8fb9bf", 0.2, swell=3)
    pen.stroke(curve("-126,48 -127,60 -125,70", closed=False), 3, "#dce8e6")
    pen.shape(curve("52,58! 108,52! 104,108! 58,112!"), WOOD, 0.34, swell=12, lift=6)
    pen.shape(ellipse(80, 55, 28, 8), "#8fb9bf", 0.24, swell=3)
    for y in (74, 96):
        pen.stroke(curve(f"54,{y} 80,{y + 6} 106,{y - 2}", closed=False), 3)
    pen.stroke(curve("54,58 62,30 46,26", closed=False), 2.4)
    grass(pen, 114, 180, 20)


@subject("greeting", "face", size=0.94)
def _greeting(pen: Pen) -> None:
    pen = pen.at(0, 16, 0.94)
    pen.glow(-70, -20, 130, "#ffe3a4", 0.8)
    pen.being(
        curve(
            "14,-66 44,-60 66,-36 68,-4 58,24 62,50 130,116! -70,116! -30,84 -14,62 -20,46 -36,44 -40,32! "
            "-33,27! -42,21! -36,14! -54,6! -42,-14 -44,-32 -32,-54"
        ),
        RIM,
    )
    pen.being(limb(curve("96,104 128,40 96,-38 66,-78", closed=False), [44, 36, 26, 18]), RIM)
    pen.being(curve("-42,-86! 26,-104 96,-98! 92,-86 26,-92 -36,-74"), RIM, "#5b4a3c")
    pen.being(curve("-16,-94! -10,-124 24,-134 58,-124 66,-98! 24,-104"), RIM, "#5b4a3c")
    pen.flat(curve("-15,-96! 24,-108 66,-100! 65,-92 24,-99 -14,-88"), MADDER, 0.1, 0.0)
    pen.flat(curve("-10,62 30,78 62,54 66,68 32,94 -18,76"), GAMBOGE, 0.1, 0.0)


@subject("carriers", "land", flips=False, size=0.92)
def _carriers(pen: Pen) -> None:
    for x, scarf in ((-104, MADDER), (100, PRUSSIAN)):
        figure(
            pen.at(x, 14, 0.94),
            ("-8,0 -26,44 -40,98", "8,0 24,46 22,98"),
            ("-16,-64 -40,-72 -30,-98" if x < 0 else "-16,-64 -34,-34 -26,0", "16,-64 34,-70 22,-96"),
            scarf=scarf,
        )
    pen.shape(limb(poly("-172,-58 0,-52 172,-58"), [10, 12, 10]), WOOD, 0.3, lift=5)
    for x in (-36, 38):
        pen.stroke(curve(f"{x},-58 {x * 0.8},-30 {x * 0.5},-14", closed=False), 5, HEMP, even=True)
    pen.shape(
        curve("-56,-10 -30,-24 0,-18 32,-24 58,-8 66,34 50,70 0,78 -50,70 -66,32"),
        WOOL,
        0.3,
        swell=24,
        lift=8,
    )
    for a in ("-62,16 0,30 64,14", "-60,46 0,58 62,44"):
        pen.stroke(curve(a, closed=False), 4.4, HEMP, even=True)
    pen.stroke(curve("-4,-16 2,30 -2,76", closed=False), 4.4, HEMP, even=True)
    grass(pen, 112, 190, 22)


@subject("fleece", "land", light="dusk")
def _fleece(pen: Pen) -> None:
    pen.shape(
        curve(
            "-170,84 -150,62 -110,64 -70,50 -20,56 30,46 70,60 92,84 70,112 20,116 -40,120 -100,114 -150,112"
        ),
        PAPER,
        0.1,
        swell=14,
        lift=8,
    )
    chance = pen.chance.of("locks")
    for _ in range(60):
        lock = pen.at(chance.between(-140, 64), chance.between(64, 108))
        lock.stroke(curve("-7,0 -2,-6 5,-3 3,4", closed=False), 2)
    pen.being(curve("56,-34 86,-46 114,-30 132,20 160,120! 56,120! 40,88 46,20"), RIM)
    pen.being(ellipse(66, -58, 24, 27), RIM)
    pen.being(curve("44,-66! 48,-94 78,-98 98,-82 100,-50 88,-34 84,-60 62,-74"), RIM, "#5b4a52")
    pen.flat(curve("50,-34 76,-24 104,-34 106,-22 78,-12 48,-22"), VERDIGRIS, 0.1, 0.0)
    pen.being(limb(curve("62,-6 20,22 -14,40", closed=False), [21, 17, 11]), RIM)
    pen.being(limb(curve("112,-4 92,40 56,52", closed=False), [21, 18, 12]), RIM)
    grass(pen, 118, 190, 20)


@subject("angler", "land", flips=False)
def _angler(pen: Pen) -> None:
    pen.shape(curve("-230,84! -120,76 0,82 120,74 230,82! 230,150! -230,150!"), "#8fb9bf", 0.3, swell=5)
    for y, x, half in ((96, -120, 60), (104, 20, 80), (112, 130, 60), (118, -60, 70)):
        pen.stroke(
            curve(
                f"{x - half},{y} {x - half / 2},{y - 6} {x},{y} {x + half / 2},{y - 6} {x + half},{y}",
                closed=False,
            ),
            3,
            "#eef3ee",
        )
    for at in range(9):
        x = -210 + 50 * at
        pen.shape(poly(f"{x},34 {x + 46},32 {x + 42},50 {x - 4},52"), WOOD, 0.3, swell=4, lift=5)
    pen.being(limb(curve("30,28 -6,30 -18,84", closed=False), [30, 25, 15]), RIM)
    pen.being(limb(curve("44,28 20,32 14,92", closed=False), [30, 25, 15]), RIM)
    for x, y in ((-22, 88), (10, 96)):
        pen.being(curve(f"{x - 18},{y + 6} {x + 6},{y - 8} {x + 12},{y + 2} {x + 8},{y + 9}"), RIM)
    pen.being(curve("18,36! 16,-10 26,-48 50,-56 72,-46 80,-6 84,40!"), RIM)
    pen.being(ellipse(44, -76, 19, 22), RIM)
    pen.being(curve("22,-80! 24,-104 44,-110 66,-104 68,-80! 46,-90"), RIM)
    pen.flat(curve("26,-56 46,-48 66,-56 66,-46 46,-38 26,-46"), STEEL, 0.1, 0.0)
    pen.shape(limb(poly("70,26 -176,-70"), [7, 6]), WOOD, 0.28, lift=4)
    pen.shape(curve("-176,-78! -206,-84! -196,-68 -176,-62!"), STEEL, 0.14, swell=3)
    pen.shape(curve("-168,-72! -178,-104 -150,-98 -156,-66!"), STEEL, 0.18, swell=4)
    pen.stroke(poly("-180,-66 -180,98"), 1.6, "#f6eed9", even=True)
    pen.being(limb(curve("38,-34 10,-10 -2,-4", closed=False), [18, 14, 11]), RIM)
    for x in (108, 132):
        pen.shape(
            curve(f"{x},34! {x},4 {x + 14},4 {x + 14},20 {x + 26},24 {x + 26},34!"),
            LEATHER,
            0.3,
            swell=5,
            lift=4,
        )


@subject("ducking", "land")
def _ducking(pen: Pen) -> None:
    pen.being(limb(curve("34,44 -4,58 14,106", closed=False), [34, 27, 16]), NONE)
    pen.being(limb(curve("42,46 64,70 50,108", closed=False), [34, 27, 16]), NONE)
    for x, y in ((4, 108), (40, 110)):
        pen.being(curve(f"{x - 18},{y - 4} {x + 14},{y - 10} {x + 18},{y + 4} {x - 18},{y + 5}"), NONE)
    pen.being(curve("-36,2 -14,-18 24,-14 58,14 68,46 50,66 22,62 -16,36"), RIM)
    pen.being(ellipse(-50, 20, 22, 20, turn=-20), RIM)
    pen.flat(curve("-40,0 -26,12 -22,34 -32,38 -40,18 -48,4"), MADDER, 0.1, 0.0)
    pen.being(limb(curve("-10,0 -44,-22 -74,8", closed=False), [21, 17, 12]), RIM)
    pen.shape(curve("-128,-92 -102,-104 -78,-94 -76,-68 -100,-56 -126,-68"), STONE, 0.26, swell=9, lift=5)
    for y, x in ((-96, -40), (-80, -56), (-64, -36)):
        pen.stroke(poly(f"{x},{y} {x + 96},{y - 3}"), 2.8, "#fffaf0")
    grass(pen, 110, 180, 24)


@subject("flinch", "face", size=0.94)
def _flinch(pen: Pen) -> None:
    pen.glow(-110, -20, 110, "#ffe3a4", 0.8)
    pen.being(curve("30,-40 70,-52 110,-30 140,30 170,124! 0,124! -6,60 6,0"), RIM)
    pen.being(ellipse(52, -66, 31, 34, turn=-14), RIM)
    pen.being(limb(curve("116,-6 84,10 44,-26 10,-62", closed=False), [34, 30, 26, 19]), RIM)
    pen.being(limb(curve("40,20 -14,22 -18,-30 2,-88", closed=False), [34, 30, 25, 18]), RIM)
    for x, y, turn in ((4, -96, -26), (14, -70, -12)):
        hand = pen.at(x, y, 1, turn)
        for finger in (-9, -1, 7):
            hand.being(limb(poly(f"{finger},0 {finger * 1.6},-26"), [9, 6]), NONE)
    for y, x in ((-84, -150), (-44, -170), (0, -160), (40, -140)):
        pen.stroke(poly(f"{x},{y} {x + 76},{y + (0 - y) * 0.16}"), 4, "#fff3cf")
