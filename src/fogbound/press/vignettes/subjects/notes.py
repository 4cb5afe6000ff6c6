"""Notes that were left: where each was found, and what holds it there."""

from fogbound.press.vignettes.shapes import arc, box, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.cordage import rope_along
from fogbound.press.vignettes.subjects.elements import stone
from fogbound.press.vignettes.subjects.people import RIM
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    HEMP,
    IRON,
    PAPER,
    PRUSSIAN,
    SLATE,
    STEEL,
    STONE,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []

GREEN_GLASS = "#9db88f"


def _sheet(pen: Pen, rows: int = 7) -> None:
    """A sheet of paper around the origin, 110 units wide, written on in a large hand."""
    half = 10 * rows
    pen.shape(
        curve(f"-54,{-half}! 50,{-half - 5}! 56,0 55,{half}! 0,{half + 6} -50,{half + 2}! -56,0"),
        PAPER,
        0.07,
        swell=6,
        lift=9,
    )
    for at in range(rows - 1):
        y = -half + 20 + 19 * at
        end = 36 if at % 3 != 2 else 2
        pen.stroke(curve(f"-40,{y} -8,{y - 4 + 3 * (at % 2)} {end},{y + 1}", closed=False), 2.2, PRUSSIAN)


@subject("note-under-stone", "ground")
def _under_stone(pen: Pen) -> None:
    _sheet(pen.at(34, 18, 1.0, 62), 8)
    stone(pen, -66, -8, 62, "on")
    for at, (x, y, size) in enumerate(((-150, 66, 20), (-118, 88, 13), (150, -70, 17), (120, -88, 10))):
        stone(pen, x, y, size, f"by{at}")


@subject("note-and-chisel", "table", flips=False)
def _chiselled(pen: Pen) -> None:
    pen.shape(box(-230, -96, 230, 150), WOOD, 0.36, swell=6, edge=0.8)
    for y in (-40, 20, 78):
        pen.stroke(curve(f"-220,{y} -60,{y + 5} 80,{y - 4} 220,{y + 3}", closed=False), 2)
    _sheet(pen.at(-8, 24, 0.96, -7), 8)
    tool = pen.at(6, -30, 0.86, 14)
    tool.shape(poly("-11,-34 11,-34 12,10 0,22 -12,10"), STEEL, 0.16, swell=4, lift=8)
    tool.shape(box(-9, -48, 9, -32), IRON, 0.34, swell=3)
    tool.shape(curve("-13,-48! 13,-48! 17,-74 14,-104 0,-110 -14,-104 -17,-74"), BARK, 0.3, swell=9, lift=9)
    for at, (x, y) in enumerate(((96, 44), (124, 70), (-132, 60), (-118, -62), (112, -52))):
        pen.stroke(arc(x, y, 13, 9, 20 * at, 250 + 20 * at, 16), 3, HEMP)


@subject("note-on-post", "land", flips=False)
def _tied(pen: Pen) -> None:
    pen.shape(poly("-30,116 -26,-112 26,-116 32,116"), BARK, 0.38, swell=14, lift=8)
    pen.shape(ellipse(0, -114, 27, 9), WOOD, 0.2, swell=4)
    for x in (-14, 2, 16):
        pen.stroke(curve(f"{x},-100 {x + 4},0 {x - 2},108", closed=False), 1.8)
    _sheet(pen.at(2, 2, 0.92, 4), 8)
    for y in (-44, 42):
        rope_along(pen, curve(f"-54,{y + 2} 0,{y + 12} 56,{y - 2}", closed=False), 7, lift=3)
    pen.stroke(curve("54,42 74,52 68,76", closed=False), 3.4, HEMP)
    grass(pen, 114, 180, 26)


@subject("note-in-bottle", "ground")
def _bottled(pen: Pen) -> None:
    glass = pen.at(18, 20, 1.1, 104)
    glass.shape(
        curve("-16,-96! 16,-96! 17,-50 44,-20 46,72 0,84 -46,72 -44,-20 -17,-50"),
        GREEN_GLASS,
        0.2,
        swell=18,
        lift=9,
    )
    glass.shape(poly("-24,-24 20,-30 24,58 -20,62"), PAPER, 0.06, swell=9)
    for y in (-6, 12, 30, 46):
        glass.stroke(curve(f"-14,{y} 0,{y - 3} 14,{y}", closed=False), 1.8, PRUSSIAN)
    glass.shape(box(-12, -116, 12, -92), "#b98a55", 0.24, swell=5)
    glass.stroke(curve("-32,-16 -36,20 -34,56", closed=False), 3.6, "#fffaf0")
    pen.shape(poly("-190,-22 -64,-74 44,-58 -52,10 -176,14"), STONE, 0.24, swell=6, lift=12)
    pen.shape(poly("-176,14 -52,10 44,-58 46,-42 -48,32 -174,34"), STONE, 0.5, swell=3)
    for at, (x, y, size) in enumerate(((150, -66, 18), (120, 92, 15), (-150, 84, 20))):
        stone(pen, x, y, size, f"b{at}")


@subject("note-in-hand", "face")
def _handed(pen: Pen) -> None:
    _sheet(pen.at(-46, -14, 1.0, -12), 8)
    pen.being(
        curve(
            "220,40! 130,16 84,-2 44,-18 8,-22 -6,-12 6,-2 44,4 30,20 -4,22 -14,32 -2,42 38,44 60,52 100,84 "
            "150,112 220,140!"
        ),
        RIM,
    )
    for line in ("20,4 40,8 52,6", "12,26 34,30 50,26"):
        pen.stroke(curve(line, closed=False), 2.4, RIM)
    pen.shape(limb(poly("128,10 112,94"), [22, 22]), "#d8d3c4", 0.24, swell=6)
    for at in range(5):
        y = 18 + 16 * at
        pen.stroke(
            curve(f"{116 - 3 * at},{y} {126 - 3 * at},{y + 4} {136 - 3 * at},{y + 1}", closed=False), 1.8
        )


@subject("note-in-hinge", "room", flips=False)
def _hinged(pen: Pen) -> None:
    pen.shape(box(-230, -150, -46, 150), STONE, 0.4, swell=8, edge=0.8)
    for x, y in ((-190, -80), (-130, -20), (-180, 44), (-110, 96), (-100, -104)):
        pen.stroke(curve(f"{x},{y} {x + 20},{y + 3} {x + 44},{y}", closed=False), 2)
    pen.shape(box(-34, -150, 230, 150), WOOD, 0.4, swell=7, lift=6)
    for x in (24, 84, 144, 204):
        pen.stroke(curve(f"{x},-148 {x + 3},0 {x - 2},148", closed=False), 2.2)
    _sheet(pen.at(-18, 20, 0.82, 12), 7)
    for y in (-66, 92):
        pen.shape(limb(poly(f"-40,{y} 60,{y} 138,{y}"), [34, 26, 6]), IRON, 0.44, lift=6)
        pen.shape(ellipse(138, y, 11), IRON, 0.4, lift=3)
        for x in (-4, 44, 92):
            pen.shape(ellipse(x, y, 5), STEEL, 0.2, swell=2, edge=0.7)
    pen.shape(limb(poly("-42,-92 -42,118"), [17, 17]), IRON, 0.4, lift=5)


@subject("folded-sheets")
def _folded(pen: Pen) -> None:
    _sheet(pen.at(40, 6, 1.12, 13), 8)
    pen.shape(curve("-124,-84! -20,-96! -8,0 -12,88! -112,84! -130,0"), PAPER, 0.1, swell=6, lift=11)
    pen.shape(curve("-20,-96! 22,-78! 30,0 24,100! -12,88! -8,0"), PAPER, 0.3, swell=5, lift=6)
    for at in range(7):
        y = -66 + 20 * at
        pen.stroke(
            curve(f"-108,{y} -70,{y - 4} {-30 - 22 * (at % 3 == 2)},{y - 1}", closed=False), 2.2, PRUSSIAN
        )


@subject("hung-slate", flips=False)
def _hung_slate(pen: Pen) -> None:
    pen.stroke(curve("-74,-52 -40,-104 0,-124 42,-106 76,-58", closed=False), 5, "#3a2f26", even=True)
    pen.shape(ellipse(0, -122, 7), IRON, 0.3, lift=5)
    pen.shape(curve("-108,-62! 110,-68! 104,88! -102,94!"), WOOD, 0.28, swell=4, lift=11)
    pen.shape(curve("-94,-48! 96,-54! 91,75! -89,80!"), SLATE, 0.62, swell=2)
    for x in (-78, 80):
        pen.shape(ellipse(x, -56, 5), IRON, 0.8, swell=1)
    for at in range(5):
        y = -28 + 22 * at
        pen.stroke(
            curve(f"-76,{y} -30,{y - 5} 20,{y + 4} {72 - 30 * (at % 3 == 2)},{y}", closed=False),
            2.8,
            "#f6eed9",
        )
    pen.shape(limb(poly("86,104 128,84"), [8, 8]), PAPER, 0.1, lift=5)
    pen.shape(ellipse(-104, 94, 4), BRASS, 0.2, swell=1)
