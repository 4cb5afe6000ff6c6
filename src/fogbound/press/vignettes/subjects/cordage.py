"""Rope and thread: coils, knots, nets, ladders, and what is sewn, spun or tied."""

import math

import numpy as np

from fogbound.press.vignettes.shapes import Points, arc, box, curve, ellipse, limb, normals, poly
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    HEMP,
    IRON,
    MADDER,
    PAPER,
    STEEL,
    WOOD,
    WOOL,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__ = ["rope_along"]


def rope_along(pen: Pen, spine: Points, width: float, colour: str = HEMP, *, lift: float = 4) -> None:
    """A laid rope along a line: its body and the slanting strands."""
    pen.shape(limb(spine, [width]), colour, 0.22, lift=lift)
    length = float(np.hypot(*np.diff(spine, axis=0).T).sum())
    count = max(4, int(length / (width * 0.72)))
    at = np.linspace(0.01, 0.99, count)
    places = np.stack([np.interp(at, np.linspace(0, 1, len(spine)), spine[:, i]) for i in (0, 1)], axis=1)
    sides = normals(places) * width * 0.46
    ways = np.stack([-sides[:, 1], sides[:, 0]], axis=1) * 0.55
    for place, side, way in zip(places, sides, ways, strict=True):
        pen.stroke(np.array([place + side + way, place + side * 0.2 + way * 0.4, place - side - way]), 1.3)


@subject("rope")
def _rope(pen: Pen) -> None:
    for at in range(4):
        spread = 1 - 0.075 * at
        loop = ellipse(0, 22 - 5 * at, 92 * spread, 42 * spread, fine=64)
        rope_along(pen, np.concatenate([loop[50:], loop, loop[:2]]), 13, lift=5 if at == 0 else 2)
    rope_along(pen, curve("56,40 96,58 128,52 150,70", closed=False), 12)
    rope_along(pen, curve("-12,6 -16,-30 -6,-70", closed=False), 12)
    rope_along(pen, curve("6,6 10,-28 8,-70", closed=False), 12)
    for y in (-18, -6, 6):
        rope_along(pen, curve(f"-26,{y + 4} 0,{y + 8} 26,{y - 2}", closed=False), 12, lift=2)


@subject("knot")
def _knot(pen: Pen) -> None:
    rope_along(pen, curve("-150,26 -90,22 -40,10 0,-34 40,-34 52,0 20,32 -20,26", closed=False), 19)
    rope_along(pen, curve("150,-18 90,-20 40,-6 4,36 -38,38 -54,6 -24,-30 16,-24", closed=False), 19)
    rope_along(pen, curve("-46,12 -22,-10 0,-32", closed=False), 19, lift=2)
    rope_along(pen, curve("46,-8 24,14 0,36", closed=False), 19, lift=2)


@subject("net")
def _net(pen: Pen) -> None:
    rope_along(pen, curve("-140,-62 -70,-46 0,-58 70,-44 140,-60", closed=False), 9)
    for at in range(-4, 5):
        x = at * 30
        pen.shape(ellipse(x, -54 + 5 * math.sin(at), 8, 6), BARK, 0.3, lift=3)
    for at in range(-6, 7):
        for way in (-1, 1):
            sag = 18 * math.cos(at / 4)
            line = curve(
                f"{at * 22},-46 {at * 22 + way * 34},{0 + sag / 3} {at * 16 + way * 52},{52 + sag}",
                closed=False,
            )
            pen.stroke(line, 2.0, even=True)
    for at in range(-3, 4):
        pen.shape(ellipse(at * 34, 62 + 10 * math.cos(at / 2), 7, 8), IRON, 0.45, lift=3)


@subject("thread")
def _thread(pen: Pen) -> None:
    pen.shape(ellipse(-40, -40, 40, 15), WOOD, 0.2)
    pen.shape(poly("-66,-36 -14,-36 -14,44 -66,44"), MADDER, 0.3, lift=6)
    for y in range(-30, 42, 6):
        pen.stroke(curve(f"-66,{y} -40,{y + 6} -14,{y + 1}", closed=False), 1.5)
    pen.shape(ellipse(-40, 48, 44, 16), WOOD, 0.28, lift=6)
    pen.shape(ellipse(-40, -42, 42, 15), WOOD, 0.16)
    pen.shape(ellipse(-40, -43, 9, 4), BARK, 0.7)
    pen.stroke(curve("-14,20 30,34 60,-6 92,18 150,-30", closed=False), 3.0, MADDER, even=True)


@subject("needle")
def _needle(pen: Pen) -> None:
    blade = limb(poly("-110,52 -40,18 30,-16 104,-54"), [1.5, 6, 8, 9])
    pen.shape([blade, moved_eye(92, -48)], STEEL, 0.18, lift=7)
    thread = curve("92,-48 118,-82 132,-30 96,-6 66,40 104,66 60,84 0,62 -46,84", closed=False)
    pen.stroke(thread, 3.2, MADDER, even=True)


def moved_eye(x: float, y: float) -> Points:
    """The eye of a needle."""
    return ellipse(x, y, 8, 1.8, turn=-27, fine=16)


@subject("stitches")
def _stitches(pen: Pen) -> None:
    cloth = curve("-140,-70! 140,-84! 150,72! -132,84!")
    pen.shape(cloth, WOOL, 0.16, swell=4, lift=6)
    pen.shape(curve("-44,-42! 52,-48! 58,36! -38,44!"), "#b9917a", 0.24, swell=5, lift=3)
    for side in range(4):
        a, b = [
            ((-44, -42), (52, -48)),
            ((52, -48), (58, 36)),
            ((58, 36), (-38, 44)),
            ((-38, 44), (-44, -42)),
        ][side]
        for at in np.linspace(0.06, 0.94, 9):
            x, y = a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at
            dx, dy = (0, 10) if side % 2 == 0 else (10, 0)
            pen.stroke(poly(f"{x - dx + 2},{y - dy} {x + dx - 2},{y + dy}"), 2.4, MADDER)
    pen.shape(limb(poly("58,36 96,58 132,84"), [2, 6, 5]), STEEL, 0.2, lift=4)


@subject("ladder", "sky", size=0.92)
def _ladder(pen: Pen) -> None:
    left, right = (
        curve("-34,-150 -40,-40 -30,60 -42,150", closed=False),
        curve("34,-150 26,-40 38,60 28,150", closed=False),
    )
    for at in range(9):
        y = -128 + 33 * at
        sway = 5 * math.sin(at * 1.1)
        pen.shape(limb(poly(f"{-50 + sway},{y + 3} {46 + sway},{y - 2}"), [10, 11, 10]), WOOD, 0.24, lift=5)
    rope_along(pen, left, 10, lift=3)
    rope_along(pen, right, 10, lift=3)


@subject("hook")
def _hook(pen: Pen) -> None:
    rope_along(pen, curve("-150,-40 -110,-56 -70,-38 -24,-24", closed=False), 11)
    for turn in (-52, 0, 52):
        arm = pen.at(24, 0, 1, turn)
        spine = curve("-6,0 30,-2 62,-10 84,-34 78,-58", closed=False)
        arm.shape(limb(spine, [11, 12, 11, 8, 1]), IRON, 0.34, lift=6)
    pen.shape(limb(poly("-26,-12 34,2"), [16, 18]), IRON, 0.3, lift=5)
    pen.shape([ellipse(-32, -16, 14), ellipse(-32, -16, 7)], IRON, 0.3, lift=4)


@subject("loom", "room", flips=False)
def _loom(pen: Pen) -> None:
    for x in (-96, 84):
        pen.shape(box(x, -96, x + 14, 96), WOOD, 0.3, lift=5)
    for y in (-92, 56):
        pen.shape(box(-110, y, 112, y + 14), WOOD, 0.26, lift=4)
    for at in range(23):
        x = -78 + 7 * at
        pen.stroke(poly(f"{x},-78 {x},56"), 1.3, "#fff3cf", even=True)
    pen.shape(box(-82, 14, 84, 56), MADDER, 0.26, swell=2)
    for y in range(18, 56, 7):
        pen.stroke(poly(f"-82,{y} 84,{y}"), 1.3, HEMP, even=True)
    pen.shape(curve("-34,2! 0,-8 34,2! 0,12"), WOOD, 0.2, lift=4)
    pen.shape(curve("-14,2! 0,-2 14,2! 0,6"), PAPER, 0.05, swell=1)


@subject("spindle", "room")
def _spindle(pen: Pen) -> None:
    pen.shape([ellipse(20, -4, 92), ellipse(20, -4, 78)], WOOD, 0.3, lift=8)
    for at in range(12):
        angle = math.radians(at * 30)
        end = (20 + 80 * math.cos(angle), -4 + 80 * math.sin(angle))
        pen.shape(limb(np.array([[20, -4], end]), [8, 5]), WOOD, 0.24, edge=0.8)
    pen.shape(ellipse(20, -4, 17), BRASS, 0.2, lift=3)
    for at in range(9):
        pen.stroke(arc(20, -4, 80 + 1.7 * at, 80 + 1.7 * at, 0, 359, 60), 0.9, MADDER, even=True)
    for x, lean in ((-38, -14), (78, 14)):
        pen.shape(limb(poly(f"{x},20 {x + lean},112"), [13, 15]), BARK, 0.4, lift=5)
    pen.stroke(curve("-60,-50 -110,-84 -160,-70", closed=False), 2.6, MADDER, even=True)
