"""Ways and what stands across them: doors, gates, walls, bridges, stairs, signs."""

import math

import numpy as np

from fogbound.press.vignettes.shapes import arc, box, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.beasts import grass
from fogbound.press.vignettes.subjects.cordage import rope_along
from fogbound.press.vignettes.subjects.elements import stone
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    HEMP,
    IRON,
    LEAF,
    PAPER,
    PRUSSIAN,
    STEEL,
    STONE,
    VERDIGRIS,
    WOOD,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []


@subject("wall", "land", flips=False)
def _wall(pen: Pen) -> None:
    chance = pen.chance.of("wall")
    for row in range(5):
        x = -190.0 + 16 * (row % 2)
        while x < 190:
            wide = chance.between(34, 58)
            gap = 54 < x + wide / 2 < 130 and row < 3
            if not gap:
                pen.shape(
                    curve(
                        f"{x},{-14 + row * 26}! {x + wide - 3},{-16 + row * 26}! "
                        f"{x + wide - 2},{9 + row * 26}! {x + 1},{10 + row * 26}!"
                    ),
                    STONE,
                    0.3,
                    swell=6,
                    lift=4,
                )
            x += wide
    for at, (x, y) in enumerate(((70, 84), (112, 90), (92, 62))):
        stone(pen, x, y, 22, f"w{at}")
    grass(pen, 118, 180, 22)


@subject("door", "room", flips=False, size=0.94)
def _door(pen: Pen) -> None:
    pen.shape(curve("-68,120! -68,-60 0,-118 68,-60 68,120!"), STONE, 0.36, swell=9, lift=8)
    pen.shape(curve("-50,120! -50,-50 0,-96 50,-50 50,120!"), WOOD, 0.34, swell=5)
    for x in (-26, 0, 26):
        pen.stroke(poly(f"{x},{-76 + abs(x)} {x},118"), 2.2)
    for y in (-24, 62):
        pen.shape(limb(poly(f"-48,{y} 8,{y}"), [11, 4]), IRON, 0.5, lift=3)
    pen.shape([ellipse(32, 24, 11), ellipse(32, 24, 6)], IRON, 0.4, lift=3)
    pen.flat(poly("-50,116 50,116 50,121 -50,121"), "#ffd27a", 0.0, 0.4)
    pen.glow(0, 120, 80, "#ffd27a", 0.8)


@subject("keyhole", "room", flips=False)
def _keyhole(pen: Pen) -> None:
    pen.shape(box(-110, -140, 110, 140), WOOD, 0.5, swell=10, edge=0.6)
    for x in (-70, 74):
        pen.stroke(curve(f"{x},-140 {x + 6},-30 {x - 4},140", closed=False), 2.4)
    pen.chance.of("lock").pick((_scutcheon, _lock_case))(pen)
    pen.glow(0, 0, 120, "#ffd27a", 0.5)


def _scutcheon(pen: Pen) -> None:
    """A long plate of brass."""
    pen.shape(
        curve("0,-96! 34,-80 44,-30 44,40 34,86 0,100! -34,86 -44,40 -44,-30 -34,-80"),
        BRASS,
        0.26,
        swell=9,
        lift=9,
    )
    pen.flat(curve("-11,50! -8,0 -17,-14 -16,-32 0,-42 16,-32 17,-14 8,0 11,50!"), "#ffd98c", 0.0, 1.6)
    for y in (-76, 78):
        pen.shape(ellipse(0, y, 6), BRASS, 0.3, swell=2)


def _lock_case(pen: Pen) -> None:
    """A square case of iron with studs, and a ring to pull."""
    pen.shape(box(-78, -62, 62, 66), IRON, 0.46, swell=9, lift=10)
    for x in (-66, 50):
        for y in (-50, 54):
            pen.shape(ellipse(x, y, 6), STEEL, 0.2, swell=2)
    pen.flat(curve("-17,44! -14,0 -23,-14 -22,-30 -6,-40 10,-30 11,-14 2,0 5,44!"), "#ffd98c", 0.0, 1.6)
    pen.shape([ellipse(92, 20, 26, 36), ellipse(92, 20, 16, 26)], BRASS, 0.24, swell=4, lift=5)
    pen.shape(ellipse(92, -18, 11), BRASS, 0.3, swell=4)


@subject("gate", "land", flips=False)
def _gate(pen: Pen) -> None:
    pen.chance.of("look").pick((_field_gate, _wicket, _wall_gate))(pen)
    grass(pen, 106, 170, 26)


def _field_gate(pen: Pen) -> None:
    """Five bars between two posts."""
    for x in (-112, 92):
        pen.shape(box(x, -66, x + 21, 104), BARK, 0.4, lift=7)
    for y in (-44, -12, 20, 52):
        pen.shape(box(-94, y, 96, y + 13), WOOD, 0.28, swell=4, lift=5)
    pen.shape(limb(poly("-90,58 92,-38"), [12, 12]), WOOD, 0.3, lift=5)
    pen.shape(box(-12, -48, 2, 68), WOOD, 0.3, swell=4)
    for x in (-70, -66, 60):
        pen.stroke(poly(f"{x},-34 {x + 4},-22"), 2, "#fffaf0")


def _wicket(pen: Pen) -> None:
    """A small gate of pales in a fence, ajar."""
    for x in (-150, -122, -94, 96, 124, 152):
        pen.shape(
            poly(f"{x - 8},106 {x - 8},-18 {x},-34 {x + 8},-18 {x + 8},106"), WOOD, 0.32, swell=3, lift=4
        )
    for y in (8, 66):
        pen.shape(box(-164, y, -80, y + 10), WOOD, 0.36, swell=3)
        pen.shape(box(84, y, 166, y + 10), WOOD, 0.36, swell=3)
    for x in (-76, 66):
        pen.shape(box(x, -74, x + 19, 108), BARK, 0.42, lift=6)
        pen.shape(ellipse(x + 9, -80, 13, 9), BARK, 0.3, swell=5)
    for at, x in enumerate((-48, -26, -4, 18)):
        top = -30 + 5 * at
        pen.shape(
            poly(f"{x - 8},{104 + 4 * at} {x - 8},{top} {x},{top - 16} {x + 8},{top} {x + 8},{104 + 4 * at}"),
            WOOD,
            0.24,
            swell=3,
            lift=5,
        )
    for y in (2, 62):
        pen.shape(limb(poly(f"-58,{y} 30,{y + 14}"), [11, 11]), WOOD, 0.3, swell=3, lift=3)


def _wall_gate(pen: Pen) -> None:
    """Two leaves of planks under an arch."""
    pen.shape(
        poly("-176,110 -176,-40 -80,-40 -80,-110 84,-110 84,-40 178,-40 178,110"),
        STONE,
        0.3,
        swell=12,
        lift=6,
    )
    for x, y in ((-150, -10), (-110, 30), (-152, 70), (112, -8), (140, 36), (110, 76), (-58, -96), (30, -98)):
        pen.stroke(poly(f"{x},{y} {x + 26},{y + 1}"), 1.8)
    pen.flat(curve("-56,110! -56,-34 -30,-76 0,-88 32,-76 58,-34 58,110!"), "#2b2622", 0.7, 1.4)
    pen.shape(curve("-56,110! -56,-34 -30,-76 0,-88! 0,110!"), WOOD, 0.34, swell=5)
    pen.shape(poly("58,110 58,-34 34,-70 34,122"), WOOD, 0.4, swell=4)
    for x in (-42, -28, -14):
        pen.stroke(poly(f"{x},-60 {x},108"), 1.8)
    for y in (-20, 60):
        pen.stroke(poly(f"-54,{y} -6,{y}"), 4.4, even=True)
    pen.shape(ellipse(-10, 24, 6), BRASS, 0.2, swell=2)


@subject("stile", "land", flips=False)
def _stile(pen: Pen) -> None:
    for y in (-10, 22, 54):
        pen.shape(box(-200, y, 200, y + 12), WOOD, 0.3, swell=4, lift=4)
    for x in (-50, 34):
        pen.shape(box(x, -60, x + 16, 106), BARK, 0.4, lift=5)
    for x, y in ((-30, 66), (-14, 34)):
        pen.shape(
            poly(f"{x - 50},{y + 14} {x + 60},{y} {x + 70},{y + 12} {x - 44},{y + 28}"),
            WOOD,
            0.2,
            swell=4,
            lift=7,
        )
    grass(pen, 106, 180, 30)


@subject("fence", "sky", flips=False)
def _fence(pen: Pen) -> None:
    for at in range(7):
        x = -170 + 54 * at
        y = 20 * math.sin(at * 0.9)
        pen.shape(
            poly(f"{x},{-66 + y} {x + 13},{-76 + y} {x + 26},{-66 + y} {x + 26},{72 + y} {x},{72 + y}"),
            WOOD,
            0.28,
            swell=6,
            lift=7,
        )
    for y in (-30, 36):
        rope_along(
            pen, curve(f"-210,{y - 30} -100,{y + 10} 0,{y + 20} 100,{y} 210,{y - 26}", closed=False), 7
        )


@subject("bridge", "land", flips=False)
def _bridge(pen: Pen) -> None:
    pen.shape(poly("-210,-30 -112,-36 -96,20 -120,150 -210,150"), STONE, 0.4, swell=14, lift=5)
    pen.shape(poly("210,-34 108,-40 98,10 124,150 210,150"), STONE, 0.46, swell=14, lift=5)
    for at in range(15):
        t = at / 14
        x, y = -108 + 214 * t, -24 + 62 * 4 * t * (1 - t) * 0.55
        pen.shape(limb(poly(f"{x - 4},{y - 7} {x + 5},{y + 9}"), [12, 12]), WOOD, 0.26, edge=0.9, lift=2)
        pen.stroke(poly(f"{x},{y - 4} {x - 1},{y - 46}"), 1.8, even=True)
    rope_along(pen, curve("-118,-74 -60,-46 0,-38 60,-46 116,-78", closed=False), 7)


@subject("path", "land", flips=False)
def _path(pen: Pen) -> None:
    pen.shape(
        curve("-70,150! -30,90 40,62 10,34 -16,18 6,2! 14,2! 8,18 52,34 84,64 60,100 90,150!"),
        HEMP,
        0.06,
        swell=4,
        edge=0.8,
    )
    for at, (x, y, size) in enumerate(((-84, 92, 17), (118, 84, 15), (-40, 46, 9), (66, 30, 7))):
        stone(pen, x, y, size, f"p{at}")
    grass(pen, 118, 200, 26)


@subject("stairs", "room", flips=False)
def _stairs(pen: Pen) -> None:
    for at in range(7):
        x, y = -120 + 30 * at, 96 - 28 * at
        pen.shape(
            poly(f"{x},{y} {x + 120 - at * 8},{y} {x + 120 - at * 8},{y + 29} {x},{y + 29}"),
            STONE,
            0.36,
            swell=3,
            lift=3,
        )
        pen.flat(
            poly(f"{x},{y} {x + 120 - at * 8},{y} {x + 128 - at * 8},{y - 9} {x + 14},{y - 9}"),
            STONE,
            0.08,
            0.8,
        )
    pen.flat(curve("92,-72! 92,-120 112,-134 132,-120 132,-72!"), "#ffd27a", 0.0)
    pen.glow(112, -100, 120, "#ffd27a", 0.8)


@subject("sluice", "deep", flips=False)
def _sluice(pen: Pen) -> None:
    for x in (-112, 82):
        pen.shape(box(x, -150, x + 30, 130), STONE, 0.4, swell=9, lift=6)
    pen.shape(box(-84, -40, 84, 120), WOOD, 0.4, swell=6, lift=5)
    for x in (-52, -18, 16, 50):
        pen.stroke(poly(f"{x},-38 {x},118"), 2)
    for y in (-10, 76):
        pen.shape(box(-86, y, 86, y + 13), IRON, 0.44, swell=4)
    for x in (-40, 40):
        pen.shape(limb(poly(f"{x},-150 {x},-38"), [10, 10]), IRON, 0.4)
    for x in (-60, 0, 58):
        pen.stroke(curve(f"{x},92 {x - 10},108 {x + 8},132", closed=False), 3, "#f6f6ee")


@subject("wheels", "room", flips=False)
def _counterweight(pen: Pen) -> None:
    for at, x in enumerate((-92, 0, 92)):
        pen.shape([ellipse(x, 10, 42), ellipse(x, 10, 31)], IRON, 0.38, swell=5, lift=7)
        for spoke in range(5):
            angle = math.radians(spoke * 72 + 20 * at)
            end = np.array([x + 34 * math.cos(angle), 10 + 34 * math.sin(angle)])
            pen.shape(limb(np.array([[x, 10], end]), [7, 6]), IRON, 0.36, edge=0.8)
        pen.shape(ellipse(x, 10, 9), BRASS, 0.2)
        for link in range(6):
            pen.shape(
                [ellipse(x + 41, -120 + 21 * link, 6, 12), ellipse(x + 41, -120 + 21 * link, 2.6, 8)],
                IRON,
                0.4,
                edge=0.8,
            )
    pen.shape(box(-140, 74, 140, 98), WOOD, 0.34, lift=7)


@subject("shutter", "room", flips=False)
def _shutter(pen: Pen) -> None:
    pen.glow(0, 96, 190, "#ffdf94", 0.9)
    pen.flat(box(-92, 46, 92, 118), "#ffeebb", 0.0)
    pen.shape(box(-100, -120, 100, 46), WOOD, 0.4, swell=6, lift=9)
    for y in range(-104, 40, 22):
        pen.shape(box(-92, y, 92, y + 17), WOOD, 0.32, swell=4, edge=0.9)
    for x in (-112, 98):
        pen.shape(box(x, -140, x + 14, 120), STONE, 0.44, swell=4, lift=4)
    for link in range(6):
        pen.shape(
            [ellipse(126, -120 + 24 * link, 7, 14), ellipse(126, -120 + 24 * link, 3, 9)], IRON, 0.4, edge=0.8
        )


@subject("milestone", "land")
def _milestone(pen: Pen) -> None:
    pen.shape(curve("-48,112! -50,-40 -30,-78 0,-86 30,-78 50,-40 48,112!"), STONE, 0.28, swell=16, lift=9)
    for y in (-30, -8, 14):
        pen.stroke(curve(f"-24,{y} 0,{y - 3} 24,{y}", closed=False), 2.4)
    pen.shape(ellipse(-30, 80, 17, 10), LEAF, 0.3, swell=3)
    grass(pen, 112, 150, 26)


@subject("tiles", flips=False)
def _tiles(pen: Pen) -> None:
    for row in range(3):
        for column in range(4):
            x, y = -128 + 65 * column, -98 + 65 * row
            pen.shape(box(x, y, x + 61, y + 61), PAPER, 0.08, swell=3, lift=3)
            if (row + column) % 2:
                pen.stroke(
                    curve(
                        f"{x + 10},{y + 42} {x + 24},{y + 34} {x + 36},{y + 44} {x + 52},{y + 38}",
                        closed=False,
                    ),
                    2.4,
                    PRUSSIAN,
                )
                pen.flat(
                    curve(f"{x + 18},{y + 36}! {x + 44},{y + 36}! {x + 38},{y + 44} {x + 24},{y + 44}"),
                    PRUSSIAN,
                    0.2,
                    0.0,
                )
                pen.flat(poly(f"{x + 31},{y + 10} {x + 31},{y + 33} {x + 45},{y + 33}"), PRUSSIAN, 0.1, 0.0)
            else:
                pen.stroke(arc(x + 30, y + 32, 17, 17, 0, 360), 2.2, PRUSSIAN)
                pen.stroke(arc(x + 30, y + 32, 8, 8, 0, 360), 2, VERDIGRIS)


@subject("tear", "land", flips=False)
def _tear(pen: Pen) -> None:
    pen.shape(
        curve(
            "-230,30! -170,36 -150,14! -110,40 -74,22! -40,50 6,26! 40,48 82,20! 120,42 160,18! 230,34!"
            " 230,78! 170,70 140,92! 96,66 60,88! 16,66 -30,96! -70,70 -112,90! -150,66 -230,82!"
        ),
        "#16242a",
        0.92,
        swell=4,
    )
    for at in range(11):
        x = -176 + 35 * at
        ends = 18 + 9 * math.sin(at * 1.7), 86 + 7 * math.cos(at * 2.1)
        thread = curve(f"{x},{ends[0]} {x + 9},52 {x - 4},{ends[1]}", closed=False)
        pen.stroke(thread, 2.4, "#fff3cf", even=True)
    grass(pen, 20, 200, 26)
