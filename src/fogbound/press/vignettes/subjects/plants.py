"""Plants, from a shoot to a bare tree."""

from fogbound.press.vignettes.shapes import arc, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BONE,
    CLAY,
    GAMBOGE,
    HEMP,
    LEAF,
    LIGHT,
    MADDER,
    MOSS,
    PAPER,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = ["leaf"]

RUST_CAP = "#b0563a"


def leaf(pen: Pen, colour: str = LEAF) -> None:
    """A leaf 70 units long whose stalk is at the origin."""
    pen.shape(curve("0,0! -20,-24 -16,-54 0,-74! 16,-54 20,-24"), colour, 0.2, swell=7, lift=4)
    pen.stroke(poly("0,4 0,-66"), 1.8)
    for y in (-20, -36, -50):
        pen.stroke(poly(f"0,{y} -10,{y - 9}"), 1.2)
        pen.stroke(poly(f"0,{y} 10,{y - 9}"), 1.2)


@subject("tree", "land", size=0.95)
def _tree(pen: Pen) -> None:
    pen.shape(curve("-18,112! -10,50 -14,0! 14,0! 12,50 22,112!"), BARK, 0.4, lift=5)
    pen.shape(
        curve(
            "-96,-4 -104,-44 -70,-66 -66,-100 -20,-118 24,-116 64,-104 72,-68 104,-44 94,-2 "
            "56,18 20,10 -12,22 -58,20"
        ),
        MOSS,
        0.26,
        swell=34,
        lift=8,
    )
    for x, y in ((-56, -40), (-14, -70), (36, -62), (66, -24), (8, -24), (-36, -2), (40, 0)):
        pen.stroke(arc(x, y, 17, 11, 160, 380), 2.2)
    grass(pen, 112, 150, 20)


@subject("bare-tree", "land", size=0.9)
def _bare_tree(pen: Pen) -> None:
    for spine, widths in (
        ("0,120 -6,50 6,-10 -10,-70 0,-130", [34, 24, 18, 10, 2]),
        ("4,20 44,-24 60,-80 96,-110", [14, 10, 6, 1.5]),
        ("-4,10 -50,-20 -66,-70 -104,-96", [14, 10, 6, 1.5]),
        ("58,-60 96,-60 118,-74", [7, 4, 1]),
        ("-60,-44 -100,-40 -122,-56", [7, 4, 1]),
        ("0,-50 26,-86 30,-120", [8, 5, 1]),
        ("-8,-40 -32,-80 -36,-118", [8, 5, 1]),
    ):
        pen.shape(limb(curve(spine, closed=False), widths), BARK, 0.46, lift=3)
    grass(pen, 118, 150, 18)


@subject("root", "ground")
def _root(pen: Pen) -> None:
    for spine in (
        "0,-100 -6,-30 -44,24 -104,62",
        "0,-60 20,0 64,30 118,40",
        "-4,-20 -16,40 -8,110",
        "10,-20 34,48 70,104",
        "-14,0 -54,60 -64,112",
    ):
        pen.shape(limb(curve(spine, closed=False), [26, 17, 10, 2]), BARK, 0.36, lift=6)
    leaf(pen.at(-6, -84, 0.6, -50))
    leaf(pen.at(8, -86, 0.6, 48))


@subject("bark")
def _bark(pen: Pen) -> None:
    for x, turn in ((-46, -8), (0, 4), (48, -3)):
        strip = pen.at(x, 0, 1, turn)
        strip.shape(
            curve("-20,-92! 16,-96! 24,-30 18,40 22,92! -18,96! -26,30 -16,-40"), BARK, 0.34, swell=10, lift=9
        )
        for y in (-60, -24, 14, 52):
            strip.stroke(curve(f"-12,{y} 2,{y + 6} 14,{y - 2}", closed=False), 2.4)
    pen.shape(limb(curve("-80,20 0,10 84,24", closed=False), [10]), HEMP, 0.22, lift=3)


@subject("herb", size=0.92)
def _herb(pen: Pen) -> None:
    pen.shape(limb(curve("0,118 -6,40 4,-40 0,-104", closed=False), [6, 5, 3]), MOSS, 0.3, lift=5)
    for at in range(5):
        y = 70 - 36 * at
        size = 0.95 - 0.12 * at
        leaf(pen.at(0, y, size, -58))
        leaf(pen.at(0, y - 14, size, 58), MOSS)
    leaf(pen.at(0, -90, 0.6, 4))


@subject("flower", "sky", size=0.92)
def _flower(pen: Pen) -> None:
    pen.shape(limb(curve("8,130 -4,60 2,-20", closed=False), [7, 6, 5]), MOSS, 0.3, lift=4)
    leaf(pen.at(0, 80, 1.1, -64))
    leaf(pen.at(0, 60, 1.0, 62), MOSS)
    for at in range(9):
        pen.at(0, -46, 1, at * 40).shape(
            curve("0,-8! -17,-34 -9,-64 0,-70 9,-64 17,-34"), PAPER, 0.1, swell=6, lift=4
        )
    pen.shape(ellipse(0, -46, 19), GAMBOGE, 0.24, lift=4)


@subject("sprout", "ground", flips=False)
def _sprout(pen: Pen) -> None:
    pen.glow(0, -30, 130, "#f6eec0", 0.8)
    pen.shape(
        curve("-230,74! -60,58 -10,66 0,56 12,66 70,56 230,76! 230,150! -230,150!"), CLAY, 0.44, swell=6
    )
    pen.stroke(curve("0,62 -16,84 2,104 -8,130", closed=False), 4)
    pen.shape(limb(curve("0,66 -4,20 2,-20", closed=False), [8, 7, 5]), LEAF, 0.2, lift=3)
    leaf(pen.at(0, -12, 1.15, -52))
    leaf(pen.at(2, -16, 1.15, 50))


@subject("berries")
def _berries(pen: Pen) -> None:
    for x, y in ((-44, 10), (-8, 34), (34, 16), (60, 48), (-30, 62), (14, 72), (-70, 48)):
        pen.stroke(curve(f"{x},{y} {x / 2},{-20} 6,-64", closed=False), 2.4)
        pen.shape(ellipse(x, y, 21), MADDER, 0.2, lift=6)
        pen.flat(ellipse(x - 7, y - 8, 4.5, 3.2), LIGHT, 0.0, 0.0)
    leaf(pen.at(4, -60, 1.1, -70))
    leaf(pen.at(8, -60, 1.1, 62), MOSS)
    leaf(pen.at(6, -66, 0.9, -4))


@subject("apples")
def _apples(pen: Pen) -> None:
    for x, y, size in ((-52, 12, 1.0), (40, -22, 1.05), (34, 62, 0.9)):
        apple = pen.at(x, y, size)
        apple.shape(
            curve("0,-34! 22,-46 48,-30 46,10 22,42 0,38 -22,42 -46,10 -48,-30 -22,-46"),
            MADDER,
            0.2,
            swell=26,
            lift=9,
        )
        apple.stroke(curve("0,-34 4,-48 14,-56", closed=False), 3.6)
        apple.flat(ellipse(-22, -22, 9, 6, turn=-40), LIGHT, 0.0, 0.0)
    leaf(pen.at(54, -74, 0.6, 60))


@subject("mushroom", "ground")
def _mushroom(pen: Pen) -> None:
    for x, y, size in ((-60, 30, 0.6), (62, 40, 0.5), (0, 0, 1.0)):
        one = pen.at(x, y, size)
        one.shape(curve("-18,-6! 18,-6! 22,90! 0,98 -24,90!"), BONE, 0.16, lift=6)
        one.shape(curve("-84,0! -64,-58 0,-88 64,-58 84,0! 0,16"), RUST_CAP, 0.26, swell=30, lift=8)
        for at in range(9):
            one.stroke(
                curve(f"{-70 + 17.5 * at},2 {-34 + 8.5 * at},10 {-14 + 3.5 * at},8", closed=False), 1.5
            )
        for u, v in ((-36, -36), (8, -56), (38, -26)):
            one.flat(ellipse(u, v, 9, 6), PAPER, 0.02, 0.5)
    grass(pen, 98, 130, 16)


@subject("bramble", "land")
def _bramble(pen: Pen) -> None:
    chance = pen.chance.of("bramble")
    for at in range(8):
        x, high = -130 + 37 * at, chance.between(-40, 60)
        spine = curve(
            f"{x},130 {x + 30},{high + 30} {x + 80},{high - 40} {x + 140},{high + 10} {x + 170},130",
            closed=False,
        )
        pen.shape(limb(spine, [9, 7, 6, 5, 3]), "#6d4a44", 0.4, lift=3)
        for step in range(3, len(spine) - 3, 4):
            u, v = spine[step]
            pen.stroke(poly(f"{u},{v} {u + 5},{v - 12}"), 3)
        for step in range(6, len(spine) - 3, 8):
            leaf(pen.at(float(spine[step][0]), float(spine[step][1]), 0.36, chance.between(-80, 80)))


@subject("weed", "deep")
def _weed(pen: Pen) -> None:
    chance = pen.chance.of("weed")
    for at in range(9):
        x, high, lean = -150 + 37 * at, chance.between(-130, -50), chance.between(-40, 40)
        spine = curve(f"{x},150 {x + lean * 0.6},60 {x - lean * 0.4},-10 {x + lean},{high}", closed=False)
        pen.shape(limb(spine, [9, 17, 15, 2]), MOSS if at % 2 else "#587046", 0.36, lift=4)
        pen.stroke(spine[2:-2], 1.8)


@subject("reeds", "sea")
def _reeds(pen: Pen) -> None:
    chance = pen.chance.of("reeds")
    for _ in range(26):
        x, high, lean = chance.between(-170, 170), chance.between(-80, 40), chance.between(-18, 18)
        pen.stroke(curve(f"{x},120 {x + lean * 0.3},{(120 + high) / 2} {x + lean},{high}", closed=False), 4)
        if chance.unit() < 0.4:
            pen.shape(ellipse(x + lean, high - 8, 5, 15, turn=lean / 2), BARK, 0.4, lift=2)
    for y, half in ((96, 40), (108, 64), (118, 30)):
        pen.stroke(poly(f"{-half},{y} {half},{y}"), 2.4, "#f6eed9")


@subject("birches", "land", light="dusk")
def _birches(pen: Pen) -> None:
    chance = pen.chance.of("birches")
    for x, foot, size in (
        (-150, 76, 0.7),
        (-64, 84, 0.8),
        (34, 78, 0.74),
        (-112, 112, 1.0),
        (8, 116, 1.08),
        (112, 112, 0.94),
    ):
        birch = pen.at(x, foot, size)
        trunk = curve("0,0 -4,-50 6,-96 44,-132 84,-140", closed=False)
        for twig in ("2,-86 34,-92 62,-84", "22,-116 56,-112 84,-98", "-3,-60 -20,-82 -10,-104"):
            birch.stroke(curve(twig, closed=False), 2.6)
        birch.shape(limb(trunk, [13, 11, 9, 6, 2]), PAPER, 0.12, lift=4)
        for at in range(7):
            u, v = trunk[2 + 3 * at]
            birch.stroke(poly(f"{u - 5},{v} {u + 2},{v + 1}"), 2.4)
        for _ in range(26):
            along = chance.between(0.42, 1)
            u, v = trunk[round(along * (len(trunk) - 1))]
            colour = chance.pick((LEAF, "#c2b45c", "#d2a84a"))
            spot = float(u) + chance.between(-26, 30), float(v) + chance.between(-20, 34)
            birch.shape(
                ellipse(*spot, 7, 4.4, turn=chance.between(-50, 50), fine=12), colour, 0.16, swell=2, edge=0.7
            )
    grass(pen, 112, 190, 30)
