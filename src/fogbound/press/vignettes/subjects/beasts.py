"""Beasts on four legs: silhouettes of cut paper with one lit accent, and the marks they leave."""

from fogbound.press.vignettes.shapes import arc, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.pigments import BONE, GAMBOGE, HEMP, LEAF, PAPER, RUST, WOOL
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = ["eye", "grass"]

DUSK = "#3a3330"


def eye(pen: Pen, x: float, y: float, size: float = 3.4, colour: str = GAMBOGE) -> None:
    """The one lit thing."""
    pen.flat(ellipse(x, y, size, fine=16), colour, 0.0, 0.0)


def grass(pen: Pen, y: float = 86, reach: float = 170, count: int = 30, colour: str = "#241f22") -> None:
    """Blades along the foot of a picture."""
    chance = pen.chance.of(f"grass{y}")
    for _ in range(count):
        x, high, lean = chance.between(-reach, reach), chance.between(14, 40), chance.between(-12, 12)
        pen.stroke(
            curve(f"{x},{y + 10} {x + lean * 0.3},{y - high * 0.5} {x + lean},{y - high}", closed=False),
            2.6,
            colour,
        )


def _legs(pen: Pen, *spines: str, width: float = 11, colour: str = DUSK) -> None:
    for spine in spines:
        pen.being(
            limb(curve(spine, closed=False), [width * 1.5, width, width * 0.6, width * 0.62]), "none", colour
        )


@subject("fox", "land", size=0.95)
def _fox(pen: Pen) -> None:
    _legs(
        pen,
        "-44,20 -50,56 -44,96",
        "-22,24 -24,60 -20,98",
        "44,16 56,50 48,98",
        "64,10 72,52 70,96",
        colour=RUST,
    )
    pen.being(curve("60,2! 96,10 128,44 142,86! 108,78 84,50 62,34"), "#f2d2a0", RUST)
    pen.being(curve("142,86! 124,64 112,66 126,82"), "#fffaf0", BONE)
    pen.being(
        curve(
            "-128,-2! -104,-22 -96,-38 -98,-68! -80,-48 -70,-46 -62,-68! -54,-34 -20,-18 40,-18 "
            "74,0 72,28 40,36 -30,40 -56,30 -74,6 -100,8"
        ),
        "#f2d2a0",
        RUST,
    )
    pen.being(curve("-124,2! -98,6 -76,8 -58,34 -50,12 -72,-2"), "none", BONE)
    eye(pen, -92, -20, 3.2, "#241f22")
    grass(pen, 92)


@subject("hare", "land", size=0.92)
def _hare(pen: Pen) -> None:
    pen.being(curve("-66,-36 -84,-90 -80,-126! -62,-96 -52,-48"))
    pen.being(curve("-52,-40 -56,-92 -44,-122! -36,-88 -36,-44"))
    pen.being(
        curve(
            "-100,-8 -88,-36 -58,-50 -32,-36 -18,-10 30,-22 74,10 88,54 78,84! 20,92! 8,84 "
            "-14,60 -20,86! -52,92! -50,78 -46,40 -58,14 -88,8"
        )
    )
    pen.being(ellipse(90, 62, 15, 13), "#fffaf0", PAPER)
    eye(pen, -74, -18)
    grass(pen, 90, count=40)


@subject("boar", "land")
def _boar(pen: Pen) -> None:
    _legs(
        pen,
        "-48,30 -54,60 -50,92",
        "-22,36 -20,62 -22,94",
        "56,30 66,58 60,92",
        "84,20 90,56 90,92",
        width=13,
        colour="#241f22",
    )
    pen.being(
        curve(
            "-142,30! -112,0 -92,-26 -84,-50! -68,-38 -40,-66 -10,-60 0,-70 10,-56 24,-62 34,-50 "
            "70,-42 104,-10 106,24 84,44 -10,52 -60,44 -92,36 -128,46!"
        )
    )
    pen.shape(curve("-120,36! -126,16 -116,4! -112,20"), BONE, 0.05, swell=2)
    pen.stroke(curve("104,-8 124,-14 120,8 132,14", closed=False), 3.6)
    eye(pen, -92, -8)
    grass(pen, 88, count=34)


@subject("deer", "land", size=0.92)
def _deer(pen: Pen) -> None:
    _legs(
        pen,
        "-34,28 -38,62 -36,102",
        "-14,34 -12,66 -16,104",
        "52,26 64,60 56,104",
        "70,16 80,60 78,102",
        width=9,
        colour="#241f22",
    )
    for branch in (
        "-72,-76 -84,-104 -70,-140",
        "-80,-98 -104,-112 -108,-132",
        "-56,-76 -40,-104 -52,-142",
        "-46,-98 -24,-108 -20,-130",
    ):
        pen.being(limb(curve(branch, closed=False), [7, 5, 1.5]))
    pen.being(
        curve(
            "-112,-42! -92,-62 -74,-80 -54,-80 -34,-84! -44,-64 -44,-40 -34,-10 30,-16 74,-12 "
            "86,8 92,26! 76,24 70,42 20,36 -30,46 -56,24 -66,-20 -74,-38 -100,-32!"
        )
    )
    eye(pen, -76, -60)
    grass(pen, 98, count=34)


@subject("wolf", "land", light="dusk")
def _wolf(pen: Pen) -> None:
    for x, y, size in ((-158, 34, 0.34), (150, 26, 0.40), (0, 0, 1.0)):
        one = pen.at(x, y, size, flip=x > 0)
        _legs(
            one,
            "-44,20 -50,60 -46,100",
            "-24,26 -20,64 -22,102",
            "60,4 76,42 62,68 66,100",
            "76,-2 94,38 80,68 86,98",
            width=12,
            colour="#241f22",
        )
        one.being(curve("76,-20! 102,-4 118,34 114,72! 98,58 90,28 70,6"))
        one.being(
            curve(
                "-128,2! -108,-16 -94,-24 -86,-54! -74,-38 -60,-58! -52,-36 -30,-40 2,-40 40,-32 74,-28 88,-8 "
                "84,14 66,20 42,10 12,18 -14,36 -38,44 -58,30 -68,8 -88,12 -118,14!"
            )
        )
        eye(one, -94, -9, 3.6)
    grass(pen, 96, count=30)


@subject("mule", "land", size=0.95)
def _mule(pen: Pen) -> None:
    _legs(
        pen,
        "-30,30 -34,64 -32,104",
        "-10,34 -8,66 -10,104",
        "54,26 62,62 58,104",
        "74,18 82,60 80,104",
        width=11,
        colour="#241f22",
    )
    pen.being(curve("-78,-64 -98,-104 -92,-124! -72,-98 -62,-70"))
    pen.being(curve("-62,-66 -64,-106 -52,-124! -46,-94 -46,-66"))
    pen.being(
        curve(
            "-122,-18 -104,-44 -78,-72 -48,-70 -30,-38 10,-22 66,-22 90,0 86,32 30,42 -30,44 "
            "-50,20 -62,-12 -92,2 -116,4"
        )
    )
    pen.being(limb(curve("88,-2 104,24 100,62", closed=False), [6, 5, 11]))
    pen.shape(curve("-8,-34 22,-44 56,-34 60,-2 24,6 -10,0"), HEMP, 0.26, lift=5)
    pen.stroke(curve("22,-42 24,-18 20,4", closed=False), 2.4)
    eye(pen, -86, -44)
    grass(pen, 98)


@subject("sheep", "land")
def _sheep(pen: Pen) -> None:
    _legs(pen, "-36,40 -36,96", "-16,44 -14,98", "36,42 38,98", "54,36 56,96", width=9, colour="#241f22")
    fleece = (
        "-74,0 -66,-36 -38,-42 -24,-58 4,-50 28,-58 46,-42 74,-34 80,-4 92,16 74,40 46,48 22,58 "
        "-4,50 -32,58 -52,44 -74,32"
    )
    pen.shape(curve(fleece), WOOL, 0.16, swell=18, lift=4)
    for x, y in ((-30, -14), (6, -26), (40, -12), (-8, 16), (28, 24), (58, 14), (-44, 20)):
        pen.stroke(arc(x, y, 12, 9, 150, 400), 2)
    pen.being(curve("-70,-30 -94,-30 -116,-6 -112,12 -92,10 -70,2"))
    pen.being(curve("-72,-26! -52,-38 -44,-26 -62,-16"))
    eye(pen, -92, -14)
    pen.shape(curve("-84,14! -70,14! -66,34! -88,34!"), GAMBOGE, 0.2, lift=2)
    grass(pen, 92, count=40)


@subject("cow", "land")
def _cow(pen: Pen) -> None:
    _legs(
        pen,
        "-44,34 -48,66 -46,102",
        "-20,38 -18,68 -20,104",
        "58,34 66,64 62,102",
        "82,24 88,62 88,102",
        width=13,
        colour="#241f22",
    )
    for horn in ("-94,-52 -112,-68 -104,-84", "-70,-54 -58,-72 -68,-86"):
        pen.being(limb(curve(horn, closed=False), [8, 6, 1]))
    pen.being(
        curve(
            "-130,-4 -116,-34 -98,-52 -68,-54 -50,-34 0,-30 70,-34 104,-22 106,30 60,50 -20,52 "
            "-54,36 -76,4 -100,16 -126,14"
        )
    )
    pen.being(curve("4,-30 34,-34 44,-6 20,12 -4,0"), "none", BONE)
    eye(pen, -92, -28)
    grass(pen, 98, count=36)


@subject("tracks", "ground")
def _tracks(pen: Pen) -> None:
    for at in range(5):
        x, y = -126 + 62 * at, 66 - 32 * at + (18 if at % 2 else -14)
        print_ = pen.at(x, y, 0.82, 62)
        for side in (-1, 1):
            print_.being(
                curve(f"{side * 3},12! {side * 20},6 {side * 18},-22 {side * 5},-40! {side * 2},-14"),
                "none",
                "#3a2f26",
            )
            print_.being(ellipse(side * 12, 24, 5, 8, turn=side * 14), "none", "#3a2f26")
    grass(pen, 110, 190, 10)


@subject("tree-mark", "land", flips=False)
def _mark(pen: Pen) -> None:
    pen.shape(
        curve("-64,-180! 60,-180! 54,-40 66,80 104,170! -110,170! -68,80 -58,-40"),
        "#8f6a43",
        0.4,
        swell=34,
        lift=7,
    )
    pen.shape(curve("-30,-66 0,-78 30,-62 34,20 4,34 -32,22"), HEMP, 0.1, swell=4)
    for x in (-16, 0, 16):
        pen.stroke(poly(f"{x},-48 {x - 3},-2"), 4.4, "#6a3a22")
    pen.stroke(poly("-22,-4 20,-44"), 4, "#6a3a22")
    for line in (
        "-50,-150 -44,-90 -52,-20 -44,60",
        "46,-150 42,-80 48,0 44,90",
        "-20,60 -14,110 -26,160",
        "20,70 16,120 30,160",
    ):
        pen.stroke(curve(line, closed=False), 2.2)
    pen.shape(ellipse(-74, -60, 20, 13), LEAF, 0.3, swell=4)


@subject("goat", "sky", size=0.94)
def _goat(pen: Pen) -> None:
    pen.shape(
        curve("-230,150! -150,112 -96,104 -60,84! 20,80! 52,96 110,84! 150,110 180,130 230,150!"),
        "#c9c1ae",
        0.34,
        swell=18,
        lift=4,
    )
    pen.shape(curve("-70,150! -44,112 -58,86! 22,82! 30,112 60,150!"), "#c9c1ae", 0.44, swell=10)
    for a in ("-30,92 -20,112 -34,136", "4,90 12,116 2,140", "84,96 104,110 98,130"):
        pen.stroke(curve(a, closed=False), 2.2)
    _legs(pen, "-40,10 -36,46 -34,84", "-22,14 -24,48 -16,84", "36,10 24,48 4,82", "50,6 46,46 12,82")
    pen.being(curve("58,-22! 76,-38 84,-34 70,-14"))
    pen.being(curve("-88,-56! -96,-92 -70,-116 -44,-118! -64,-98 -74,-78 -72,-58"))
    pen.being(
        curve(
            "-128,-30! -112,-56 -92,-68 -70,-60 -54,-34 -10,-26 40,-30 64,-18 66,14 48,28 0,30 -40,30 -58,12 "
            "-70,-14 -88,-18 -104,-14!"
        )
    )
    pen.being(curve("-114,-18! -104,-14! -104,12! -114,-2"))
    pen.being(curve("-70,-58! -50,-66 -42,-56 -58,-48"))
    eye(pen, -96, -44)
