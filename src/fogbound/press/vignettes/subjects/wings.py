"""Whatever flies, swims or creeps: birds, moths, fish, and what comes out of an egg."""

import math

from fogbound.press.vignettes.shapes import arc, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import eye, grass
from fogbound.press.vignettes.subjects.pigments import BONE, GAMBOGE, PAPER, RUST
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []


@subject("goose", "land")
def _goose(pen: Pen) -> None:
    for x in (-6, 16):
        pen.being(limb(poly(f"{x},58 {x - 2},94 {x - 24},98"), [7, 5, 4]), "none", "#c0702c")
    pen.shape(
        curve(
            "-62,-96 -48,-110 -30,-104 -24,-84 -32,-50 -20,-22 24,-26 74,-16 122,-22! 100,22 "
            "58,58 2,64 -40,40 -58,0 -54,-50 -58,-74"
        ),
        PAPER,
        0.08,
        swell=20,
        lift=5,
    )
    pen.being(curve("-58,-98! -86,-84! -56,-78!"), "none", "#c0702c")
    for line in ("-8,6 30,-2 84,-8", "-12,22 26,16 72,8", "-4,38 24,34 54,26"):
        pen.stroke(curve(line, closed=False), 2.4)
    eye(pen, -48, -92, 3, "#241f22")
    grass(pen, 96, count=24)


@subject("birds", "sky")
def _birds(pen: Pen) -> None:
    chance = pen.chance.of("flock")
    for at in range(7):
        x, y = -130 + 26 * at + chance.between(-10, 10), chance.between(-86, 70)
        size = chance.between(0.4, 1.0)
        bird = pen.at(x, y, size, chance.between(-16, 16), flip=chance.unit() < 0.5)
        bird.being(curve("-46,-22! -20,-20 0,0! 22,-24 52,-18! 24,-10 8,10 20,18! -2,16 -16,6 -22,-8"))


@subject("gull", "sea")
def _gull(pen: Pen) -> None:
    pen.shape(curve("6,-14! 30,-60 76,-92 150,-98! 112,-76 76,-44 50,-2!"), "#c3cbcb", 0.2, swell=9, lift=4)
    pen.being(curve("150,-98! 108,-96 96,-84 122,-82"))
    pen.shape(curve("64,2! 112,-4 132,16! 112,16 126,32! 84,26 56,22!"), PAPER, 0.12, swell=6)
    pen.shape(
        curve("-84,-12 -66,-30 -40,-26 -14,-18 30,-12 76,4! 74,20 30,36 -16,34 -50,18 -70,4"),
        PAPER,
        0.06,
        swell=14,
        lift=5,
    )
    pen.shape(
        curve("14,-10! -2,-56 -52,-94 -130,-96! -82,-70 -52,-34 0,6 44,12!"),
        "#d3d9d6",
        0.14,
        swell=9,
        lift=5,
    )
    pen.being(curve("-130,-96! -90,-98 -76,-82 -98,-78"))
    for line in ("-8,-14 -40,-48 -86,-80", "10,-2 -20,-36 -58,-66"):
        pen.stroke(curve(line, closed=False), 1.7)
    pen.being(curve("-82,-16! -108,-4! -80,-4!"), "none", "#d98a2c")
    eye(pen, -68, -17, 3, "#241f22")
    for y, x in ((84, -70), (98, 60), (108, -20)):
        pen.stroke(
            curve(f"{x - 40},{y} {x - 18},{y - 8} {x},{y} {x + 20},{y - 7} {x + 40},{y}", closed=False),
            2.6,
            PAPER,
        )


@subject("magpie", "land")
def _magpie(pen: Pen) -> None:
    pen.shape(
        limb(curve("-140,60 -40,48 60,54 150,40", closed=False), [14, 12, 10, 6]), "#8f6a43", 0.36, lift=5
    )
    pen.being(
        curve(
            "-84,-58! -60,-72 -36,-66 -20,-44 20,-28 46,0 140,44! 128,56! 30,32 -12,48 -46,24 -52,-18 -58,-44"
        )
    )
    pen.being(curve("-44,-6 -16,-10 8,20 -14,44 -40,26"), "none", PAPER)
    for x in (-14, 4):
        pen.stroke(poly(f"{x},44 {x - 2},58"), 3.4)
    eye(pen, -58, -56, 3)
    pen.flat(ellipse(-92, -54, 7), GAMBOGE, 0.0, 0.7)


@subject("moth", "glow", flips=False)
def _moths(pen: Pen) -> None:
    pen.chance.of("sort").pick((_great_moth, _swarm, _two_moths))(pen)


def _great_moth(pen: Pen) -> None:
    """One that fills the picture, and a few behind it."""
    chance = pen.chance.of("moths")
    for x, y in chance.pick((((-136, -56), (130, 62)), ((142, -70),), ((-140, 66), (-124, -74), (138, -40)))):
        _moth(pen.at(x, y, chance.between(0.28, 0.42), chance.between(-40, 40)))
    _moth(pen.at(chance.between(-14, 14), 0, chance.between(0.84, 0.98), chance.between(-16, 16)))


def _swarm(pen: Pen) -> None:
    """Many, in a ring around the light."""
    chance = pen.chance.of("moths")
    for at in range(7):
        turn = at * 2.4 + chance.between(-0.3, 0.3)
        far = 52 + 16.5 * at
        spot = (far * math.cos(turn), 0.62 * far * math.sin(turn))
        _moth(pen.at(*spot, chance.between(0.22, 0.40), chance.between(-70, 70)))


def _two_moths(pen: Pen) -> None:
    """Two that circle each other."""
    chance = pen.chance.of("moths")
    lean = chance.between(-14, 14)
    _moth(pen.at(-82, -22 + lean, chance.between(0.56, 0.66), chance.between(24, 54)))
    _moth(pen.at(84, 26 - lean, chance.between(0.62, 0.72), chance.between(-54, -20)))


def _moth(pen: Pen) -> None:
    for flip in (False, True):
        wing = pen.at(flip=flip)
        wing.shape(curve("6,-24! 60,-84 122,-78 132,-40 96,2 30,8!"), "#c2b8aa", 0.2, swell=14, lift=7)
        wing.shape(curve("6,0! 60,8 92,40 70,84 34,74 10,34"), "#aca094", 0.26, swell=12, lift=6)
        wing.shape(ellipse(88, -40, 17), "#4a3f44", 0.5, swell=4)
        wing.shape(ellipse(86, -42, 7), GAMBOGE, 0.0, swell=1, edge=0.6)
        for line in ("14,-18 50,-40 110,-66", "14,-10 56,-16 112,-20", "14,12 44,34 62,70"):
            wing.stroke(curve(line, closed=False), 1.8)
        wing.stroke(curve("4,-44 18,-70 42,-86", closed=False), 2.6)
    pen.being(curve("0,-50 14,-36 12,0 10,60 0,78 -10,60 -12,0 -14,-36"))


@subject("bee")
def _bee(pen: Pen) -> None:
    for turn in (-32, -6):
        wing = pen.at(-2, -20, 1, turn)
        wing.shape(curve("0,0! 20,-62 70,-92 84,-60 50,-12"), "#dfe6dd", 0.08, swell=5, lift=5)
        wing.stroke(curve("4,-4 34,-46 66,-70", closed=False), 1.5)
    pen.shape(
        curve("-70,-14 -40,-34 -8,-22 40,-26 92,10 112,34! 70,44 10,34 -40,26 -66,14"),
        GAMBOGE,
        0.18,
        swell=20,
        lift=9,
    )
    for x in (10, 36, 62):
        pen.being(
            limb(
                curve(f"{x},{-26 + x * 0.28} {x + 6},{4 + x * 0.2} {x - 2},{34 + x * 0.1}", closed=False),
                [12, 14, 11],
            )
        )
    pen.being(ellipse(-66, -4, 24, 20))
    for a in ("-78,-20 -96,-40 -114,-42", "-66,-24 -76,-48 -92,-58"):
        pen.stroke(curve(a, closed=False), 3)
    for x in (-36, -14, 6):
        pen.stroke(poly(f"{x},26 {x - 10},50 {x - 4},66"), 3)
    eye(pen, -74, -6)


@subject("fish", "deep")
def _fish(pen: Pen) -> None:
    for x, y, size in ((0, 0, 1.0), (-96, 70, 0.45), (104, -66, 0.4)):
        one = pen.at(x, y, size)
        one.shape(
            curve("-120,6! -80,-34 -10,-46 56,-20 84,-6 126,-44! 116,0 128,44! 84,12 50,28 -14,46 -82,34"),
            "#b9c7bd",
            0.2,
            swell=22,
            lift=6,
        )
        one.shape(curve("-24,-42! 4,-72 44,-58! 34,-28"), "#a3b5ab", 0.3, swell=5)
        one.stroke(curve("-72,-26 -58,0 -72,28", closed=False), 2.4)
        for at in range(5):
            one.stroke(arc(-40 + 22 * at, 0, 12, 17 - at, -70, 70, 10), 1.7)
        eye(one, -92, -6, 5)
        eye(one, -92, -6, 2.4, "#241f22")


@subject("eel", "deep")
def _eel(pen: Pen) -> None:
    pen.being(
        limb(
            curve("-112,-28 -66,-54 -20,-14 14,40 64,44 92,-2 76,-46 112,-72 150,-50", closed=False),
            [22, 30, 31, 30, 28, 24, 18, 10, 2],
        )
    )
    pen.being(curve("-132,-20! -108,-48 -84,-42 -92,-18 -112,-12"))
    pen.flat(curve("-132,-18! -112,-20 -100,-14 -116,-10"), PAPER, 0.0, 0.4)
    eye(pen, -110, -34, 4)


@subject("ray", "ground")
def _ray(pen: Pen) -> None:
    pen.shape(
        curve("0,-76 44,-50 128,-10! 74,30 24,60 0,70 -24,60 -74,30 -128,-10! -44,-50"),
        "#9c9482",
        0.3,
        swell=30,
        lift=8,
    )
    pen.shape(limb(curve("0,62 10,100 -14,130 6,160", closed=False), [12, 7, 4, 1]), "#8e8676", 0.34, lift=4)
    for x in (-16, 16):
        eye(pen, x, -42, 4.4)
    for a in ("-50,-20 -20,8 -12,44", "50,-20 20,8 12,44", "0,-30 0,10 0,50"):
        pen.stroke(curve(a, closed=False), 1.8)


@subject("crab", "ground", flips=False)
def _crab(pen: Pen) -> None:
    for flip in (False, True):
        side = pen.at(0, 10, 1, flip=flip)
        for at in range(3):
            side.shape(
                limb(
                    curve(f"46,{8 + 12 * at} 92,{-6 + 22 * at} {112 - 6 * at},{40 + 22 * at}", closed=False),
                    [12, 9, 2],
                ),
                RUST,
                0.3,
                lift=5,
            )
        side.shape(limb(curve("40,-14 78,-34 84,-58", closed=False), [16, 15, 14]), RUST, 0.28, lift=5)
        side.shape(
            curve("72,-58! 66,-94 92,-112! 88,-86 104,-84 118,-104! 122,-66 98,-50"),
            RUST,
            0.24,
            swell=9,
            lift=6,
        )
        side.stroke(poly("16,-34 20,-50"), 3.4)
    pen.shape(curve("-66,0 -44,-30 0,-38 44,-30 66,0 40,42 0,50 -40,42"), RUST, 0.24, swell=24, lift=8)
    for x in (-20, 20):
        eye(pen, x, -42, 4.4)
    pen.stroke(curve("-30,14 0,24 30,14", closed=False), 2.2)


@subject("seal", "sea")
def _seal(pen: Pen) -> None:
    pen.being(
        curve(
            "-92,-40 -74,-62 -48,-60 -30,-38 6,-12 70,10 122,12 146,-8! 144,34! 150,60! 120,44 "
            "40,66 -40,64 -84,54! -106,74! -100,40 -72,34 -66,6 -88,-18"
        )
    )
    for a in ("-92,-34 -112,-34 -128,-40", "-92,-30 -112,-26 -126,-26"):
        pen.stroke(curve(a, closed=False), 1.6, "#f6eed9")
    eye(pen, -76, -42, 3.6)
    pen.shape(curve("-150,84! -100,58 0,66 100,58 160,84! 160,140! -150,140!"), "#8e8676", 0.4, lift=3)


@subject("nest")
def _nest(pen: Pen) -> None:
    pen.shape(ellipse(0, 18, 112, 62), "#a98a58", 0.42, lift=9)
    pen.shape(ellipse(0, 6, 82, 38), "#6f5636", 0.6)
    for x, y, turn in ((-30, 4, -20), (4, -6, 8), (34, 8, 24)):
        pen.shape(ellipse(x, y, 23, 29, turn=turn), "#d6e0d4", 0.1, lift=4)
    chance = pen.chance.of("twigs")
    for _ in range(46):
        angle = chance.between(0, 6.28)
        radius = chance.between(0.82, 1.04)
        u, v = 104 * radius * math.cos(angle), 20 + 54 * radius * math.sin(angle)
        if v > -8 or abs(u) > 74:
            pen.stroke(
                curve(
                    f"{u - 26},{v + chance.between(-10, 10)} {u},{v} {u + 26},{v + chance.between(-10, 10)}",
                    closed=False,
                ),
                2,
            )


@subject("egg", "room")
def _egg(pen: Pen) -> None:
    pen.shape(curve("0,-82 44,-40 54,18 34,66 0,78 -34,66 -54,18 -44,-40"), PAPER, 0.14, swell=40, lift=12)
    for x, y in ((-20, -30), (12, -46), (24, 4), (-6, 28), (-28, 12), (10, 52)):
        pen.flat(ellipse(x, y, 4, 3), "#a78f6c", 0.2, 0.0)


@subject("feather")
def _feather(pen: Pen) -> None:
    pen.shape(
        curve("-112,74! -70,8 -6,-52 96,-86! 104,-60 60,2 -8,44 -76,62"), "#d9dcd2", 0.16, swell=12, lift=9
    )
    pen.stroke(curve("-136,92 -60,30 20,-26 98,-82", closed=False), 3)
    for at in range(9):
        x, y = -70 + 17 * at, 36 - 13 * at
        pen.stroke(curve(f"{x},{y} {x + 14},{y - 22} {x + 34},{y - 30}", closed=False), 1.5)
        pen.stroke(curve(f"{x},{y} {x + 20},{y + 4} {x + 36},{y - 4}", closed=False), 1.5)


@subject("woodcock", "land", light="dusk")
def _woodcock(pen: Pen) -> None:
    feathers = "#8a6240"
    pen.being(limb(poly("-70,-22 -118,-6 -160,14"), [9, 6, 3]), "#e8c987", "#4a3a2c")
    pen.being(
        curve(
            "-84,-24 -76,-50 -50,-58 -28,-46 -10,-40 50,-34 96,-2 142,20! 128,36 96,44 60,72 0,82 -44,62 "
            "-62,26 -60,4 -76,-8"
        ),
        "#f2d2a0",
        feathers,
    )
    for at in range(4):
        x = -48 + 9 * at
        pen.stroke(curve(f"{x},-56 {x + 4},-48 {x + 3},-38", closed=False), 3)
    for at in range(7):
        x = -20 + 19 * at
        pen.stroke(curve(f"{x},{-30 + 4 * at} {x - 10},{-4 + 3 * at} {x + 2},{22 + at}", closed=False), 2.6)
        pen.stroke(
            curve(f"{x + 7},{-24 + 4 * at} {x - 1},{-2 + 3 * at} {x + 8},{18 + at}", closed=False), 1.8, BONE
        )
    for at in range(5):
        x = -36 + 18 * at
        pen.stroke(
            curve(f"{x},{44 + 3 * at} {x + 12},{50 + 2 * at} {x + 24},{44 + 3 * at}", closed=False), 1.8
        )
    pen.flat(ellipse(-60, -36, 6.5), "#241f22", 0.9, 0.0)
    eye(pen, -61.5, -38, 2.2, "#fff3cf")
    chance = pen.chance.of("litter")
    for _ in range(34):
        spot, turn = (chance.between(-190, 190), chance.between(78, 116)), chance.between(-80, 80)
        colour = chance.pick(("#b5603a", "#c49a63", "#8f6a43", "#a08a70"))
        pen.shape(ellipse(*spot, 13, 5, turn=turn, fine=14), colour, 0.2, swell=2, edge=0.6)
    grass(pen, 108, 190, 22)


@subject("sheet-moth", "glow", flips=False)
def _sheet_moth(pen: Pen) -> None:
    fields = (
        ("30,-30 70,-66 96,-46 58,-18", "#a3b585"),
        ("70,-66 118,-84 128,-56 96,-46", "#d8c27a"),
        ("58,-18 96,-46 134,-34 108,0", "#c2a06a"),
        ("96,-46 128,-56 152,-40 134,-34", "#8fa968"),
        ("30,20 66,22 72,50 44,58", "#d8c27a"),
        ("66,22 96,40 98,70 72,50", "#a3b585"),
    )
    for flip in (False, True):
        wing = pen.at(0, 4, 1.16, flip=flip)
        wing.shape(curve("6,-24! 62,-92 136,-92 158,-44 112,8 30,10!"), "#cfc6b6", 0.14, swell=10, lift=8)
        wing.shape(curve("6,0! 66,4 112,40 104,84 56,96 10,40"), "#bdb2a2", 0.2, swell=9, lift=7)
        for outline, colour in fields:
            wing.flat(poly(outline), colour, 0.06, 0.7)
        for line in ("14,-18 50,-36 96,-46 150,-44", "58,-18 76,-50 80,-80", "14,12 50,34 92,76"):
            wing.stroke(curve(line, closed=False), 2.6, "#fff3cf")
            wing.stroke(curve(line, closed=False), 1.0)
        for x, y in ((84, -62), (110, -66), (84, -30), (112, -22), (56, 38), (86, 52), (138, -48)):
            wing.flat(
                poly(f"{x - 5},{y + 4} {x - 5},{y - 2} {x},{y - 7} {x + 5},{y - 2} {x + 5},{y + 4}"),
                RUST,
                0.0,
                0.7,
            )
        wing.stroke(curve("4,-44 22,-74 52,-92", closed=False), 2.8)
    pen.being(curve("0,-58 16,-42 14,0 12,72 0,94 -12,72 -14,0 -16,-42"))
    for x in (-6, 6):
        eye(pen, x, -46, 3)
