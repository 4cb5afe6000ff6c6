"""Lights: lanterns, lamps, candles, torches and fires, and the lights of the sky."""

from itertools import pairwise

import numpy as np

from fogbound.press.vignettes.shapes import arc, box, curve, ellipse, limb, poly, star
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    CLAY,
    EMBER,
    FLAME,
    GAMBOGE,
    IRON,
    LIGHT,
    PAPER,
    STONE,
    WOOD,
    WOOL,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__ = ["flame", "logs"]


def flame(pen: Pen) -> None:
    """A flame 100 units high whose foot is at the origin."""
    pen.shape(
        curve("0,0 -30,-14 -34,-42 -12,-66 -6,-100! 16,-74 20,-56 32,-58 36,-26 24,-6"), EMBER, 0.12, swell=9
    )
    pen.shape(
        curve("0,-2 -20,-14 -18,-36 -2,-50 2,-72! 14,-46 22,-30 16,-10"), FLAME, 0.05, swell=6, edge=0.8
    )
    pen.shape(curve("0,-4 -9,-14 -4,-28 2,-42! 9,-24 9,-10"), LIGHT, 0.0, swell=0, edge=0.5)


def logs(pen: Pen) -> None:
    """Four logs under a fire at the origin."""
    for x1, y1, x2, y2 in ((-74, 10, 46, -14), (74, 8, -44, -14), (-56, 24, 64, 4), (58, 26, -60, 6)):
        pen.shape(limb(poly(f"{x1},{y1} {x2},{y2}"), [17, 15]), BARK, 0.42, lift=4)
        pen.shape(ellipse(x1, y1, 6, 9, fine=20), WOOD, 0.14)
        pen.stroke(arc(x1, y1, 3, 5, 0, 350, 14), 0.9)


@subject("lantern", "glow", flips=False, size=0.92)
def _lantern(pen: Pen) -> None:
    pen.shape(
        [curve("-30,-58 -46,-98 0,-122 46,-98 30,-58"), curve("-24,-60 -38,-94 0,-114 38,-94 24,-60")],
        IRON,
        0.3,
    )
    pen.shape(curve("-34,-50! -24,-74 24,-74 34,-50!"), IRON, 0.35, lift=4)
    pen.shape(box(-13, -86, 13, -70), IRON, 0.4)
    pen.shape(curve("-36,-48! -52,0 -40,50! 40,50! 52,0 36,-48!"), LIGHT, 0.03, swell=5, lift=5)
    flame(pen.at(0, 46, 0.72))
    for x in (-44, 44):
        pen.shape(limb(curve(f"{x * 0.8},-50 {x * 1.06},0 {x * 0.9},52", closed=False), [6]), IRON, 0.45)
    pen.stroke(curve("-40,-20 0,-13 40,-20", closed=False), 3, "#5b4a32")
    pen.shape(curve("-46,50! 46,50! 54,74! -54,74!"), IRON, 0.34, lift=5)
    pen.shape(curve("-50,74! 50,74! 40,98! -40,98!"), IRON, 0.5, lift=5)
    pen.stroke(curve("-34,-30 -42,0 -36,32", closed=False), 3.5, "#fffaf0")


@subject("lamp", "glow")
def _lamp(pen: Pen) -> None:
    pen.shape(curve("-104,14 -60,-4 40,-8 96,-30! 108,-20 60,52 -10,66 -78,52"), CLAY, 0.26, lift=10)
    pen.shape(curve("-52,2 -10,-12 34,-4 -4,12"), "#4a3524", 0.6, swell=2)
    pen.shape(
        [curve("-96,18 -136,2 -132,48 -80,44"), curve("-98,24 -122,18 -118,38 -88,36")], CLAY, 0.3, lift=5
    )
    pen.shape(curve("-60,62! 44,62! 56,82! -72,82!"), CLAY, 0.4, lift=6)
    flame(pen.at(100, -22, 0.85))
    for at in range(7):
        pen.stroke(curve(f"{-70 + 22 * at},30 {-62 + 22 * at},40 {-52 + 22 * at},30", closed=False), 1.8)


@subject("candle", "glow", flips=False, size=0.92)
def _candle(pen: Pen) -> None:
    pen.shape(ellipse(0, 84, 76, 17), BRASS, 0.3, lift=7)
    pen.shape([ellipse(86, 76, 22, 16), ellipse(86, 76, 12, 8)], BRASS, 0.3)
    pen.shape(curve("-25,-34! 25,-34! 27,80! -27,80!"), PAPER, 0.12, lift=5)
    pen.shape(
        curve("-26,-36 0,-44 26,-36 22,-10 15,-16 12,8 5,-18 -4,-14 -10,26 -17,-10 -24,-14"), "#fffaf0", 0.05
    )
    pen.stroke(poly("0,-38 1,-54"), 3)
    flame(pen.at(0, -48, 0.62))


@subject("torch", "glow", size=0.9)
def _torch(pen: Pen) -> None:
    pen.shape(limb(poly("-64,132 4,6"), [13, 18]), WOOD, 0.32, lift=8)
    pen.shape(limb(poly("-8,30 22,-26"), [28, 38]), WOOL, 0.4, lift=5)
    for at in range(5):
        x, y = -6 + 6 * at, 26 - 11 * at
        pen.stroke(curve(f"{x - 16},{y - 8} {x},{y + 2} {x + 16},{y + 8}", closed=False), 2)
    flame(pen.at(24, -16, 1.22, 6))


@subject("fire", "glow", flips=False)
def _fire(pen: Pen) -> None:
    for turn in (-26, 22):
        flame(pen.at(-turn * 1.0, 42, 0.9, -turn * 0.6))
    flame(pen.at(0, 52, 1.45))
    logs(pen.at(0, 58, 1.2))


@subject("embers", "glow", flips=False)
def _embers(pen: Pen) -> None:
    for x, y, size in (
        (-82, 40, 25),
        (-46, 62, 28),
        (0, 70, 30),
        (46, 62, 28),
        (84, 38, 24),
        (-60, 14, 20),
        (62, 12, 20),
    ):
        pen.shape(ellipse(x, y, size, size * 0.72, turn=x / 4), STONE, 0.4, lift=5)
    pen.shape(curve("-52,40 -30,12 0,6 34,14 54,40 0,54"), "#5a3a2c", 0.5, lift=3)
    for x, y in ((-22, 30), (4, 22), (26, 34), (-4, 40), (14, 12)):
        pen.shape(ellipse(x, y, 11, 7, turn=x), EMBER, 0.08, swell=2)
        pen.shape(ellipse(x - 1, y - 1, 5, 3), FLAME, 0.0, swell=0, edge=0)
    for x in (-14, 10, 30):
        pen.stroke(curve(f"{x},0 {x - 12},-30 {x + 10},-60 {x - 4},-96", closed=False), 2.4, "#fff3cf")


@subject("ember-pot", "glow", flips=False)
def _ember_pot(pen: Pen) -> None:
    pen.shape(curve("-40,-44! -74,-6 -62,66 0,84 62,66 74,-6 40,-44!"), CLAY, 0.3, lift=9)
    pen.shape(ellipse(0, -44, 42, 13), "#3b2a22", 0.5)
    for x in (-20, 0, 20):
        pen.shape(ellipse(x, -44, 11, 6), EMBER, 0.05, swell=2)
    for y in (-16, 0):
        pen.stroke(curve(f"-66,{y} 0,{y + 18} 66,{y}", closed=False), 2.2)
    pen.shape(
        [curve("-40,-40 -84,-110 0,-134 84,-110 40,-40"), curve("-36,-42 -76,-106 0,-127 76,-106 36,-42")],
        IRON,
        0.4,
    )
    for x in (-12, 12):
        pen.stroke(curve(f"{x},-54 {x - 8},-74 {x + 8},-92 {x},-112", closed=False), 2.4, "#fff3cf")


@subject("smoke", "land", size=0.9)
def _smoke(pen: Pen) -> None:
    logs(pen.at(0, 74, 0.55))
    flame(pen.at(0, 66, 0.5))
    column = "0,30 -16,-10 4,-44 -12,-84 22,-120 4,-150! 60,-150! 44,-112 40,-84 28,-48 26,-10 10,30"
    pen.shape(curve(column), "#e3e6df", 0.14, swell=10, edge=0.7)
    for lean in (0, 10, 20):
        pen.stroke(curve(f"{lean - 4},16 {lean - 6},-20 {lean + 6},-60 {lean + 4},-104", closed=False), 1.6)


@subject("sun", "sea", flips=False, light="dawn")
def _sun(pen: Pen) -> None:
    pen.glow(0, -50, 190, "#ffdf94", 0.95)
    pen.shape(ellipse(0, -44, 44), LIGHT, 0.0, swell=0, edge=0.9)
    for at in range(24):
        angle = np.radians(at * 15)
        inner, outer = 54.0, 86.0 if at % 2 else 72.0
        way = np.array([np.cos(angle), np.sin(angle)])
        pen.stroke(np.array([way * inner, way * outer]) + np.array([0, -44]), 2.2, "#b9772a")


@subject("dawn", "land", flips=False, light="dawn")
def _dawn(pen: Pen) -> None:
    pen.glow(0, 6, 210, "#ffdf94", 0.9)
    pen.stroke(curve("-70,-64 -62,-70 -54,-64 -46,-70 -38,-64", closed=False), 2)
    pen.stroke(curve("40,-84 47,-89 54,-84 61,-89 68,-84", closed=False), 1.8)


@subject("moon", "sea", light="night")
def _moon(pen: Pen) -> None:
    pen.glow(0, -50, 130, "#dfe9e2", 0.75)
    pen.shape(curve("24,-112 -34,-92 -40,-26 22,-4! -4,-28 -8,-84"), LIGHT, 0.03, swell=5)
    for y, half in ((26, 30), (38, 44), (52, 26), (66, 56), (82, 34)):
        pen.stroke(poly(f"{-half},{y} {half},{y}"), 3.4, "#f6f0d8")


@subject("star", "glow", flips=False)
def _star(pen: Pen) -> None:
    pen.shape(star(0, -6, 96, 20, 4), GAMBOGE, 0.05, swell=6)
    pen.shape(star(0, -6, 52, 16, 4, -45), GAMBOGE, 0.1, swell=4)


@subject("stars", "land", flips=False, light="night")
def _stars(pen: Pen) -> None:
    chance = pen.chance.of("stars")
    spots = ((-120, -90), (-70, -60), (-20, -78), (30, -44), (84, -52), (96, -92), (44, -96))
    for x, y in spots:
        pen.flat(star(x, y, 13, 3.4, 4), LIGHT, 0.0, 0.4)
    for (x, y), (u, v) in pairwise(spots):
        pen.stroke(poly(f"{x},{y} {u},{v}"), 1.1, "#f6f0d8", even=True)
    for _ in range(26):
        pen.flat(star(chance.between(-190, 190), chance.between(-115, -10), 4.5, 1.4, 4), LIGHT, 0.0, 0.0)


@subject("noon", "sky", flips=False, light="dawn")
def _noon(pen: Pen) -> None:
    pen.glow(0, 0, 240, "#ffdf94", 0.9)
    pen.shape(ellipse(0, 70, 108, 28), STONE, 0.22, lift=9)
    pen.shape(ellipse(0, 62, 96, 24), STONE, 0.12, swell=4)
    pen.shape(poly("-4,60 62,-10 -4,66"), BRASS, 0.3)
    for at in range(13):
        angle = np.radians(180 + at * 15)
        way = np.array([np.cos(angle), np.sin(angle) * 0.25])
        pen.stroke(np.array([way * 74, way * 90]) + np.array([0, 62]), 2)
    pen.shape(ellipse(0, -84, 24), LIGHT, 0.0, swell=0)


@subject("cold-ashes", "ground", flips=False, light="dusk")
def _ashes(pen: Pen) -> None:
    for x, y, size in (
        (-82, 20, 25),
        (84, 18, 24),
        (-60, -6, 20),
        (62, -8, 20),
        (-22, -18, 19),
        (22, -18, 19),
    ):
        pen.shape(ellipse(x, y, size, size * 0.72, turn=x / 4), STONE, 0.5, lift=5)
    pen.shape(curve("-78,28 -44,-2 0,-8 46,0 80,28 40,56 -40,58"), "#c9c6bd", 0.16, swell=10, lift=2)
    for x1, y1, x2, y2 in ((-40, 34, 6, 12), (44, 36, 10, 14), (-10, 44, 30, 26)):
        pen.shape(limb(poly(f"{x1},{y1} {x2},{y2}"), [11, 8]), "#2b2622", 0.7, lift=3)
    for x, y in ((-52, 24), (-18, 8), (34, 6), (54, 30), (0, 30)):
        pen.stroke(curve(f"{x - 7},{y} {x},{y - 4} {x + 7},{y}", closed=False), 1.6)
    for x, y, size in ((-48, 58, 28), (0, 68, 30), (48, 58, 28)):
        pen.shape(ellipse(x, y, size, size * 0.72, turn=x / 4), STONE, 0.5, lift=5)
    pen.shape(limb(poly("96,74 150,92"), [7, 7]), "#efe6cb", 0.14, lift=4)
    for x, y in ((94, 70), (92, 79), (152, 88), (151, 97)):
        pen.shape(ellipse(x, y, 7), "#efe6cb", 0.14, swell=3)
