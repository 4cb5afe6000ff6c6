"""Charts: sheets and hides on which the land is drawn."""

import math

import numpy as np

from fogbound.press.vignettes.shapes import Points, box, curve, ellipse, limb, poly, star
from fogbound.press.vignettes.sheet import INK, Pen
from fogbound.press.vignettes.subjects.pigments import (
    BARK,
    BRASS,
    HEMP,
    MADDER,
    PAPER,
    PRUSSIAN,
    STEEL,
)
from fogbound.press.vignettes.subjects.registry import subject

__all__: list[str] = []

SEA_WASH = "#bcd3cf"
LAND_WASH = "#e6dcae"
WOOD_WASH = "#b9c48e"


def _coast(pen: Pen, share: float) -> Points:
    """A coast around the origin, or where it will lie once only a share of the land is left."""
    chance = pen.chance.of("coast")
    first, second, third = (chance.between(0, 6.28) for _ in range(3))
    angle = np.arange(72) * (2 * math.pi / 72)
    reach = (
        1
        + 0.20 * np.sin(2 * angle + first) * share
        + 0.11 * np.sin(5 * angle + second)
        + 0.05 * np.sin(11 * angle + third) * share
    )
    return np.stack([94 * share * reach * np.cos(angle), 62 * share * reach * np.sin(angle)], axis=1)


def _closed(line: Points) -> Points:
    return np.concatenate([line, line[:1]])


@subject("chart", flips=False)
def _chart(pen: Pen) -> None:
    chance = pen.chance.of("chart")
    pen = pen.at(0, 0, 1, -3)
    pen.shape(
        curve("-172,-104! 60,-110 174,-104! 170,0 176,106! 0,100 -174,108! -170,0"),
        PAPER,
        0.05,
        swell=3,
        lift=12,
    )
    pen.flat(box(-158, -92, 158, 92), SEA_WASH, 0.0, 0.8)
    pen.stroke(_closed(box(-163, -97, 163, 97)), 1.3, even=True)
    rose = np.array([122.0, 56.0])
    for at in range(16):
        way = np.array([math.cos(at * math.pi / 8), math.sin(at * math.pi / 8)])
        line = np.array([rose + way * 26, rose + way * 300])
        pen.stroke(_inside(line), 0.7, BARK, even=True)
    land = pen.at(-26, 4)
    for grown in (1.24, 1.15, 1.07):
        land.stroke(_inside(_closed(_coast(pen, 1.0) * grown), 26, 4), 1.0, PRUSSIAN, even=True)
    land.flat(_coast(pen, 1.0), LAND_WASH, 0.0, 1.6)
    for share in (0.86, 0.72, 0.58):
        land.stroke(_closed(_coast(pen, share)), 1.5, BARK, even=True)
    land.flat(_coast(pen, 0.44), WOOD_WASH, 0.0, 1.0)
    _country(land)
    for _ in range(46):  # soundings: a dot for each cast of the lead
        x, y = chance.between(-150, 150), chance.between(-84, 84)
        if math.hypot((x + 26) / 128, (y - 4) / 84) > 1 and math.hypot(x - 122, y - 56) > 34:
            pen.flat(ellipse(x, y, 1.7, fine=10), PRUSSIAN, 0.0, 0.0)
            pen.stroke(poly(f"{x + 4},{y} {x + 9},{y}"), 1.2, PRUSSIAN, even=True)
    _rose(pen.at(122, 56))
    for at in range(6):
        pen.flat(box(-150 + 16 * at, 78, -134 + 16 * at, 84), INK if at % 2 else PAPER, 0.0, 0.9)
    pen.shape(limb(poly("62,-96 126,-44"), [5, 6]), STEEL, 0.16, lift=6)
    pen.shape(limb(poly("62,-96 74,-30"), [5, 4]), STEEL, 0.16, lift=6)
    pen.shape(ellipse(62, -96, 9), BRASS, 0.2, lift=4)


def _country(pen: Pen) -> None:
    """What lies inland: a walled town, a river, fields, woods, hills and a road."""
    pen.stroke(curve("0,4 22,16 30,34 52,46 60,60", closed=False), 2.4, PRUSSIAN, even=True)
    for at in range(9):
        x, y = -8 - 7 * at, -2 - 3 * at + 3 * math.sin(at)
        pen.stroke(poly(f"{x},{y} {x - 4},{y - 1.6}"), 1.8, MADDER, even=True)
    for x, y in ((-62, 14), (-52, 20), (-60, 27), (-44, 28), (-50, 36)):
        pen.flat(poly(f"{x - 4},{y + 5} {x},{y - 6} {x + 4},{y + 5}"), "#6f8650", 0.0, 0.8)
    for x, y in ((22, -24), (36, -30), (48, -20), (34, -14), (58, -30)):
        pen.stroke(curve(f"{x - 7},{y + 4} {x},{y - 6} {x + 7},{y + 4}", closed=False), 1.6)
        pen.stroke(poly(f"{x + 2},{y - 3} {x + 5},{y + 3}"), 1.1)
    for at in range(4):
        pen.stroke(poly(f"{-34 + 5 * at},{-34} {-26 + 5 * at},{-18}"), 1.2, BARK, even=True)
    pen.shape([ellipse(0, 0, 11, 9), ellipse(0, 0, 8.6, 6.6)], HEMP, 0.1, swell=0)
    for x, y in ((-4, -2), (2, -3), (0, 3), (5, 2)):
        pen.flat(box(x - 1.8, y - 1.8, x + 1.8, y + 1.8), MADDER, 0.0, 0.5)


def _rose(pen: Pen) -> None:
    """A compass rose."""
    pen.flat(ellipse(0, 0, 25), PAPER, 0.0, 1.0)
    pen.flat(star(0, 0, 16, 5, 4, -45), HEMP, 0.0, 0.7)
    pen.flat(star(0, 0, 24, 5, 4), MADDER, 0.0, 0.8)
    pen.flat(ellipse(0, 0, 3.4), PAPER, 0.0, 0.7)


def _inside(line: Points, dx: float = 0.0, dy: float = 0.0) -> Points:
    """A line kept within the frame of the chart, whose middle is that far from the line's origin."""
    low, high = np.array([-157 + dx, -91 - dy]), np.array([157 + dx, 91 - dy])
    if len(line) == 2:  # a straight one is cut where it meets the frame
        start, way = line[0], line[1] - line[0]
        with np.errstate(divide="ignore"):
            ends = np.where(way > 0, (high - start) / way, (low - start) / way)
        ends = np.where(np.abs(way) < 1e-9, 1.0, ends)
        return np.array([start, start + way * min(1.0, float(ends.min()))])
    return np.clip(line, low, high)


@subject("hide-chart", flips=False)
def _hide(pen: Pen) -> None:
    hide = "#d9b483"
    pen.shape(
        curve(
            "-120,-70 -172,-104! -150,-62 -138,-20 -146,30 -168,88! -136,104! -108,66 -40,84 30,78 104,66 "
            "138,104! 168,84! 144,28 140,-24 152,-66 176,-98! 142,-110! 106,-74 40,-88 18,-112! -10,-112! -36,-90"
        ),
        hide,
        0.1,
        swell=9,
        lift=12,
    )
    brown = "#4a2f1e"
    for a in ("-118,-40 -40,-30 30,-34 96,-44", "-124,2 -40,10 20,8 60,2", "-112,44 -30,48 40,46 104,40"):
        for off in (0, 9):
            line = curve(a, closed=False)
            pen.stroke(line + np.array([0.0, off]), 1.8, brown, even=True)
    for x, y in (
        (-96, -54),
        (-66, -50),
        (-26, -46),
        (-100, -14),
        (-70, -10),
        (-36, -8),
        (-90, 26),
        (-56, 30),
        (-16, 30),
        (14, 28),
    ):
        pen.flat(
            poly(f"{x - 9},{y + 9} {x - 9},{y - 1} {x},{y - 10} {x + 9},{y - 1} {x + 9},{y + 9}"),
            "#b98c5c",
            0.0,
            1.1,
        )
    pen.flat(ellipse(14, -12, 9, 6), "#5c7f86", 0.0, 1.2)
    pen.stroke(poly("5,-12 5,-28 14,-35 23,-28 23,-12"), 1.8, brown, even=True)
    pen.shape([ellipse(92, 0, 34), ellipse(92, 0, 27)], MADDER, 0.06, swell=0)
    for at in range(10):
        way = np.array([math.cos(at * math.pi / 5), math.sin(at * math.pi / 5)])
        pen.stroke(np.array([way * 5, way * 28]) + np.array([92.0, 0.0]), 2, brown, even=True)
    pen.flat(ellipse(92, 0, 6), brown, 0.0, 0.6)
    for at in range(7):  # a line of writing along the edge
        x = -70 + 22 * at
        pen.stroke(curve(f"{x},64 {x + 5},60 {x + 10},66 {x + 15},62", closed=False), 1.7, brown)
    pen.stroke(curve("-140,-84 -124,-62 -116,-50", closed=False), 1.6)
    pen.stroke(curve("146,-88 128,-66 118,-56", closed=False), 1.6)
