"""People: silhouettes with one lit accent, never a painted face."""

from fogbound.press.vignettes.shapes import arc, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.lights import flame, logs
from fogbound.press.vignettes.subjects.pigments import (
    BONE,
    BRASS,
    GAMBOGE,
    HEMP,
    MADDER,
    PAPER,
    PRUSSIAN,
    STEEL,
    STONE,
    VERDIGRIS,
    WOOD,
    WOOL,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = ["NONE", "RIM", "figure"]

NONE = "none"
RIM = "#e8c987"


def figure(
    pen: Pen,
    legs: tuple[str, str],
    arms: tuple[str, str],
    *,
    scarf: str = MADDER,
    coat: bool = False,
    ahead: int = 1,
) -> None:
    """A person about 200 units high, hips at the origin: legs from the hips, arms from the shoulders at 0,-66.

    Toes point east, or west when `ahead` is -1.
    """
    for leg in legs:
        spine = curve(leg, closed=False)
        pen.being(limb(spine, [25, 20, 13, 12]), NONE)
        toe = spine[-1]
        pen.being(
            curve(
                f"{toe[0] - 7 * ahead},{toe[1] - 6} {toe[0] + 17 * ahead},{toe[1] - 2} "
                f"{toe[0] + 16 * ahead},{toe[1] + 6} {toe[0] - 7 * ahead},{toe[1] + 6}"
            ),
            NONE,
        )
    pen.being(limb(curve(arms[0], closed=False), [17, 13, 11]), NONE)
    body = (
        "-20,-72 0,-78 22,-72 26,-30 22,6 -20,6 -26,-30"
        if not coat
        else "-22,-72 0,-78 22,-72 28,-30 40,50 0,56 -40,50 -28,-30"
    )
    pen.being(curve(body), RIM)
    pen.being(limb(curve(arms[1], closed=False), [17, 13, 11]), RIM)
    pen.being(ellipse(3, -98, 18, 21), RIM)
    pen.flat(curve("-17,-82 2,-74 22,-82 20,-72 2,-64 -16,-72"), scarf, 0.1, 0.0)


@subject("traveller", "land", size=0.9)
def _traveller(pen: Pen) -> None:
    figure(
        pen.at(0, 10),
        ("-8,0 -26,44 -40,98", "8,0 24,46 22,98"),
        ("-16,-64 -34,-28 -16,0", "16,-64 32,-30 44,-8"),
    )
    pen.being(curve("14,-72 40,-66 44,-14 18,-10"), RIM, "#4a3a2c")
    pen.stroke(poly("46,-30 54,112"), 4, even=True)
    grass(pen, 108, 180, 22)


@subject("runner", "land")
def _runner(pen: Pen) -> None:
    figure(
        pen.at(6, 8, 1, -14),
        ("-6,0 -48,26 -46,78", "6,0 34,46 88,44"),
        ("-14,-64 -44,-34 -72,-58", "14,-64 48,-46 42,-8"),
        ahead=-1,
    )
    for y, x in ((-40, 84), (-6, 98), (28, 116)):
        pen.stroke(poly(f"{x},{y} {x + 60},{y + 3}"), 2.6, "#fffaf0")
    grass(pen, 104, 180, 22)


@subject("climber", "sky", size=0.9)
def _climber(pen: Pen) -> None:
    pen.shape(
        curve("280,-210! 60,-210! 46,-110 74,-70 40,-20 58,30 20,80 36,130 10,210! 280,210!"),
        STONE,
        0.4,
        swell=26,
    )
    for a in ("90,-130 120,-100 110,-60", "100,0 130,30 118,70", "60,90 96,110 84,140"):
        pen.stroke(curve(a, closed=False), 2.4)
    figure(
        pen.at(8, 26, 0.92, 10),
        ("-8,0 10,36 44,50", "8,0 -14,50 10,98"),
        ("-10,-64 6,-104 44,-140", "16,-60 44,-68 58,-104"),
    )


@subject("swimmer", "sea")
def _swimmer(pen: Pen) -> None:
    pen.being(limb(curve("-6,20 40,4 96,12 150,26", closed=False), [34, 32, 22, 8]), RIM)
    pen.being(limb(curve("-10,16 -44,-36 -96,-26", closed=False), [19, 15, 10]), RIM)
    pen.being(ellipse(-34, 8, 21, 19), RIM)
    pen.flat(arc(-34, 8, 22, 20, 190, 350), MADDER, 0.1, 0.0)
    for y, x in ((34, -90), (42, 20), (36, 120), (62, -40), (70, 80), (88, 0)):
        pen.stroke(
            curve(f"{x - 50},{y} {x - 24},{y - 10} {x},{y} {x + 24},{y - 9} {x + 50},{y}", closed=False),
            3.2,
            "#f6f6ee",
            free=True,
        )


@subject("diver", "deep")
def _diver(pen: Pen) -> None:
    pen.chance.of("place").pick((_headlong, _gliding, _rising))(pen)
    for x, y, size in ((-70, -60, 7), (-84, -92, 5), (-62, -116, 4), (-96, -128, 8), (-58, -30, 4)):
        pen.stroke(arc(x, y, size, size, 0, 360, 16), 1.8, "#f6f6ee", even=True)


def _gliding(pen: Pen) -> None:
    """Level, over the weed of the bottom."""
    for x, tall in ((-150, 60), (-96, 84), (-20, 52), (62, 78), (128, 96)):
        sway = f"{x},130 {x + 12},{130 - tall / 2} {x - 6},{130 - tall}"
        pen.being(limb(curve(sway, closed=False), [11, 8, 2]), NONE, "#1d3a38")
    figure(
        pen.at(30, -4, 0.9, -96),
        ("-8,0 -20,46 -12,100", "8,0 18,48 34,92"),
        ("-14,-66 -30,-104 -12,-146", "14,-66 22,-110 8,-152"),
        scarf=GAMBOGE,
    )


def _rising(pen: Pen) -> None:
    """Up towards the light, with something in one hand."""
    pen.glow(40, -150, 130, "#e8f4ea", 0.7)
    figure(
        pen.at(4, 34, 0.78, 14),
        ("-8,0 -22,48 -12,100", "8,0 20,46 36,94"),
        ("-14,-66 -40,-40 -36,-2", "14,-66 26,-108 22,-150"),
        scarf=MADDER,
    )
    pen.shape(curve("28,-94! 44,-106 64,-100 68,-84 48,-74 32,-80"), BONE, 0.14, swell=7)


def _headlong(pen: Pen) -> None:
    """Straight down."""
    figure(
        pen.at(0, 0, 0.9, 148),
        ("-8,0 -16,50 -8,104", "8,0 22,48 40,98"),
        ("-14,-66 -16,-110 -2,-150", "14,-66 22,-110 8,-152"),
        scarf=VERDIGRIS,
    )


@subject("sleeper", "land", light="dusk")
def _sleeper(pen: Pen) -> None:
    pen.glow(96, 40, 110, "#ffc566", 0.8)
    pen.shape(curve("-130,84! -120,50 -60,36 0,44 56,52 74,84!"), WOOL, 0.26, swell=22, lift=6)
    pen.being(ellipse(-118, 54, 20, 18), RIM)
    pen.stroke(curve("-70,48 -60,66 -66,80", closed=False), 2)
    pen.stroke(curve("-10,48 -4,66 -12,80", closed=False), 2)
    logs(pen.at(112, 78, 0.5))
    flame(pen.at(112, 74, 0.62))


@subject("watch", "land", light="night")
def _watch(pen: Pen) -> None:
    pen.chance.of("sort").pick((_beside_the_fire, _with_a_lamp))(pen)


def _with_a_lamp(pen: Pen) -> None:
    """On their feet, leaning on a staff, the lamp on the ground."""
    pen = pen.at(0, 16, 0.86)
    pen.glow(70, 76, 150, "#ffc566", 0.9, over=True)
    figure(
        pen.at(-20, 12),
        ("-8,0 -14,48 -16,98", "8,0 16,48 14,98"),
        ("-16,-64 -34,-36 -20,-12", "16,-64 36,-44 34,-20"),
        scarf=GAMBOGE,
        coat=True,
    )
    pen.being(curve("-44,-92! -34,-118 -2,-120 10,-96! -16,-102"), RIM)
    pen.stroke(poly("16,-84 22,112"), 4.4, even=True)
    pen.flat(poly("58,112 62,72 82,72 86,112"), "#fff3cf", 0.0, 1.4)
    pen.flat(ellipse(72, 94, 6, 11), "#f0a63c", 0.0, 0.0)
    pen.stroke(arc(72, 70, 12, 14, 180, 360), 2.4, even=True)
    grass(pen, 112, 170, 18)


def _beside_the_fire(pen: Pen) -> None:
    """Sitting, wrapped up, near the embers."""
    pen.glow(66, 40, 130, "#ffc566", 0.9)
    pen.being(curve("-84,100! -76,30 -52,-6 -22,-4 0,34 8,100!"), RIM)
    pen.being(ellipse(-36, -28, 20, 22), RIM)
    pen.being(curve("-62,-34! -40,-62 -14,-40 -10,-30!"), RIM)
    pen.being(limb(curve("-20,30 10,52 26,44", closed=False), [16, 13, 10]), RIM)
    logs(pen.at(76, 88, 0.6))
    flame(pen.at(76, 84, 0.9))


@subject("company", "land", size=0.94, light="dusk")
def _company(pen: Pen) -> None:
    pen.glow(20, 10, 150, "#ffc566", 0.6)
    for x, size, scarf in ((-84, 0.82, MADDER), (-8, 0.9, PRUSSIAN), (72, 0.84, GAMBOGE)):
        figure(
            pen.at(x, 28, size),
            ("-8,0 -16,48 -18,100", "8,0 18,48 16,100"),
            ("-16,-64 -32,-30 -26,4", "16,-64 34,-34 40,-6"),
            scarf=scarf,
            coat=x == -8,
        )
    pen.stroke(poly("30,-18 42,122"), 4, even=True)
    grass(pen, 112, 180, 20)


@subject("crowd", "land", flips=False)
def _crowd(pen: Pen) -> None:
    chance = pen.chance.of("crowd")
    for row, (y, size, colour) in enumerate(
        ((10, 0.42, "#5b666a"), (40, 0.54, "#3d474b"), (76, 0.7, "#241f22"))
    ):
        for at in range(9 - row):
            x = -190 + at * (46 + 9 * row) + chance.between(-8, 8)
            one = pen.at(x, y + chance.between(-6, 6), size)
            one.being(
                curve("-34,120! -36,10 -14,-10 14,-10 36,10 34,120!"), RIM if row == 2 else NONE, colour
            )
            one.being(ellipse(0, -32, 21, 24), RIM if row == 2 else NONE, colour)
            if chance.unit() < 0.4:
                one.being(curve("-34,-42! -20,-62 20,-62 34,-42! 0,-48"), NONE, colour)


@subject("queue", "land", flips=False)
def _queue(pen: Pen) -> None:
    for at in range(6):
        size = 0.86 - 0.09 * at
        one = pen.at(-124 + 58 * at - 3 * at * at, 34 - 7 * at, size)
        one.being(curve("-30,100! -34,-20 -14,-44 14,-44 34,-20 30,100!"), RIM)
        one.being(ellipse(2, -66, 19, 22), RIM)
        one.shape(curve("-34,20! -10,14 -6,50! -36,52!"), (HEMP, MADDER, WOOL)[at % 3], 0.24, swell=5)


@subject("child", "land")
def _child(pen: Pen) -> None:
    for x in (-16, 16):
        pen.being(limb(poly(f"{x},70 {x},100 {x - 12},104"), [15, 12, 11]), NONE)
    pen.being(limb(curve("-24,-14 -48,20 -58,50", closed=False), [20, 17, 12]), RIM)
    pen.being(limb(curve("24,-14 46,-20 62,-44", closed=False), [20, 16, 11]), RIM)
    pen.being(curve("-26,-22 0,-32 26,-22 40,30 54,78! 0,88 -54,78! -40,30"), RIM)
    for row, colour in ((-2, WOOL), (20, MADDER), (42, GAMBOGE), (62, VERDIGRIS)):
        half = 29 + row * 0.3
        pen.flat(
            curve(
                f"{-half},{row}! 0,{row + 8} {half},{row}! {half + 3},{row + 9}! 0,{row + 18} {-half - 3},{row + 9}!"
            ),
            colour,
            0.14,
            0.0,
        )
    pen.being(ellipse(0, -56, 29, 30), RIM)
    for x, y in ((-24, -74), (-8, -88), (12, -88), (26, -72)):
        pen.being(ellipse(x, y, 12, 11), RIM)
    grass(pen, 106, 170, 20)


@subject("old-woman", "face", size=0.9)
def _old_woman(pen: Pen) -> None:
    pen.glow(-96, -10, 120, "#ffd27a", 0.8)
    pen.being(curve("-36,-36 -8,-52 30,-40 58,10 74,110! -64,110! -60,40"), RIM)
    pen.being(ellipse(-30, -62, 27, 29), RIM)
    pen.being(curve("-58,-66! -50,-102 -4,-104 12,-70 8,-34 -8,-30 -2,-70 -28,-86"), RIM, "#3b3136")
    pen.being(ellipse(14, -94, 17, 16), RIM)
    pen.being(limb(curve("-34,-10 -74,16 -92,8", closed=False), [19, 15, 10]), RIM)
    pen.stroke(poly("-94,2 -102,116"), 4.6, even=True)
    pen.flat(curve("-50,-36 -26,-26 0,-34 2,-22 -24,-14 -50,-24"), VERDIGRIS, 0.1, 0.0)


@subject("old-man", "land", size=0.92)
def _old_man(pen: Pen) -> None:
    pen.being(curve("-30,-36 0,-46 30,-36 50,110! -54,110!"), RIM)
    pen.being(ellipse(-6, -62, 24, 28), RIM)
    pen.being(curve("-52,-72! -22,-78 -24,-100 14,-102 18,-78 44,-72! 0,-64"), RIM)
    pen.flat(curve("-32,-54! -20,-46 0,-46 12,-54! 4,-18 -12,-6 -26,-22"), BONE, 0.06, 0.0)
    pen.being(limb(curve("26,-20 56,16 50,40", closed=False), [17, 13, 10]), RIM)
    pen.shape(limb(curve("52,112 48,20 44,-60 58,-82 76,-70", closed=False), [7, 7, 7, 6, 5]), WOOD, 0.3)
    grass(pen, 112, 170, 20)


@subject("soldier", "land", size=0.86)
def _soldier(pen: Pen) -> None:
    pen.shape(limb(poly("58,120 62,-140"), [7, 6]), WOOD, 0.3)
    pen.shape(curve("62,-166! 74,-132 62,-120 50,-132"), STEEL, 0.14, swell=4)
    pen.shape(curve("62,-120! 92,-126 88,-92 62,-100!"), STEEL, 0.2, swell=5)
    figure(
        pen.at(0, 16),
        ("-8,0 -16,50 -18,98", "10,0 18,50 18,98"),
        ("-16,-64 -34,-30 -26,4", "16,-64 44,-44 58,-58"),
        scarf=STEEL,
        coat=True,
    )
    pen.being(curve("-22,-90! -20,-118 3,-124 26,-118 28,-90! 3,-98"), RIM)
    pen.stroke(poly("-22,-90 -34,-88"), 4, even=True)
    grass(pen, 112, 180, 22)


@subject("patrol", "land", flips=False, size=0.9)
def _patrol(pen: Pen) -> None:
    for at, x in enumerate((-120, -44, 34, 110)):
        if at in (0, 3):
            pen.shape(limb(poly(f"{x + 34},112 {x + 36},-116"), [5, 5]), WOOD, 0.3)
            pen.shape(
                curve(f"{x + 36},-140! {x + 46},-116 {x + 36},-106 {x + 26},-116"), STEEL, 0.14, swell=3
            )
        figure(
            pen.at(x, 32, 0.74),
            ("-8,0 -28,44 -34,98", "10,0 22,48 26,98"),
            ("-16,-64 -34,-30 -26,4", "16,-64 38,-38 46,-60"),
            scarf=STEEL,
            coat=True,
        )
    pen.shape(curve("14,16! 56,16! 54,56! 16,56!"), MADDER, 0.26, swell=9)
    pen.shape(ellipse(35, 16, 21, 6), PAPER, 0.06, swell=2)
    grass(pen, 112, 190, 16)


@subject("poacher", "land", size=0.88)
def _poacher(pen: Pen) -> None:
    pen.glow(88, 70, 120, "#ffb35a", 0.8)
    flame(pen.at(104, 104, 0.7))
    figure(
        pen.at(-14, 18, 1.02),
        ("-8,0 -32,46 -44,98", "10,0 30,46 36,98"),
        ("-16,-64 -52,-44 -80,-60", "16,-64 44,-36 40,-4"),
        scarf=MADDER,
        coat=True,
    )
    pen.shape(poly("-92,-42 -82,-40 -108,-94"), STEEL, 0.12, swell=3)
    pen.being(curve("-52,-86! -20,-96 -20,-122 14,-122 16,-96 44,-86! -6,-82"), RIM)


@subject("pedlar", "land", size=0.88)
def _pedlar(pen: Pen) -> None:
    pen.being(curve("20,-80 78,-66 86,20 28,24"), RIM, "#4a3a2c")
    for x, y, colour in ((84, -40, BRASS), (90, -8, STEEL), (82, 22, MADDER)):
        pen.shape(ellipse(x, y, 10, 13), colour, 0.24, swell=4)
    figure(
        pen.at(0, 14),
        ("-8,0 -18,48 -22,98", "10,0 18,48 16,98"),
        ("-16,-64 -44,-50 -66,-64", "16,-64 28,-30 4,-14"),
        scarf=GAMBOGE,
        coat=True,
    )
    pen.being(curve("-34,-92! -6,-102 0,-124 22,-120 22,-98 40,-90! 4,-88"), RIM)
    pen.shape([ellipse(-72, -66, 9), ellipse(-72, -66, 5)], BRASS, 0.1)
    grass(pen, 112, 170, 18)


@subject("weaver", "face", size=0.9)
def _weaver(pen: Pen) -> None:
    for at in range(16):
        pen.stroke(poly(f"{-150 + 8 * at},-120 {-150 + 8 * at},104"), 1.5, "#fff3cf", even=True)
    pen.shape(poly("-156,30 -24,30 -24,104 -156,104"), MADDER, 0.3, swell=3)
    for y in (46, 62, 78, 94):
        pen.stroke(poly(f"-156,{y} -24,{y}"), 1.4, HEMP, even=True)
    pen.being(curve("20,-34 48,-44 78,-30 94,112! 4,112!"), RIM)
    pen.being(ellipse(42, -64, 25, 28), RIM)
    pen.being(ellipse(72, -86, 15), RIM)
    pen.being(limb(curve("32,-10 -8,14 -40,8", closed=False), [18, 14, 10]), RIM)
    pen.shape(curve("-66,8! -44,0 -22,8! -44,16"), WOOD, 0.2, lift=3)
