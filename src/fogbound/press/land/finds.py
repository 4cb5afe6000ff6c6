"""What lies on the land or at its shores, as sketches.

Cairn, stones, cave, spring; boat, wreck, jetty, anchors, bridge.
"""

import math

from fogbound.press.chance import NamedChance
from fogbound.press.land.sketch import Sketch
from fogbound.press.pen import number

__all__ = ["anchors", "boat", "bridge", "cairn", "cave", "jetty", "menhir", "spring", "stones", "wreck"]

_STONE, _STONE_SHADE = "#DDD7CA", "#9F9A93"
_HULL, _PLANK, _TIMBER = "#7A4B2C", "#C9A877", "#8A6A46"
_WATER = "#A2C4C9"
_IRON = "#4B4A50"


def _pebble(sketch: Sketch, chance: NamedChance, x: float, y: float, wide: float, high: float) -> None:
    """A rounded stone with its foot at a spot."""
    left, right = wide * chance.between(0.44, 0.56), wide * chance.between(0.44, 0.56)
    top = high * chance.between(0.9, 1.1)
    sketch.shape(
        f"M{number(x - left)} {number(y - high * 0.3)}q{number(wide * 0.08)}-{number(top * 0.7)} {number(left)}"
        f"-{number(top * 0.72)}q{number(right)} {number(top * 0.08)} {number(right)} {number(top * 0.6)}"
        f"q-{number(wide * 0.3)} {number(high * 0.5)}-{number(wide * 0.6)} {number(high * 0.42)}z",
        _STONE,
        2.3,
    )
    sketch.line(
        f"M{number(x + wide * 0.12)} {number(y - high * 0.75)}q{number(wide * 0.22)} {number(high * 0.2)} "
        f"{number(wide * 0.16)} {number(high * 0.62)}M{number(x + wide * 0.26)} {number(y - high * 0.62)}"
        f"q{number(wide * 0.1)} {number(high * 0.2)} {number(wide * 0.02)} {number(high * 0.5)}",
        1.3,
        0.5,
    )


def cairn(sketch: Sketch, chance: NamedChance) -> None:
    """Flat stones piled by hand."""
    sketch.shadow(36, -2, 46)
    rows = ((0, 3, 42), (-15, 3, 35), (-29, 2, 41), (-43, 2, 32), (-56, 1, 45), (-69, 1, 33), (-81, 1, 22))
    for up, count, wide in rows:
        for at in range(count):
            x = (at - (count - 1) / 2) * (wide - 4) + chance.between(-4, 4)
            _pebble(sketch, chance, x, up, wide * chance.between(0.92, 1.1), 19)


def menhir(sketch: Sketch, chance: NamedChance, x: float, y: float, high: float) -> None:
    """One upright stone, lit on its left."""
    wide = high * chance.between(0.30, 0.40)
    lean = chance.between(-6, 6)
    left, right, top = x - wide / 2, x + wide / 2, y - high
    sketch.line(f"M{number(right)} {number(y - 1)}l{number(high * 0.55)} {number(high * 0.12)}", 2.0, 0.42)
    face = (
        f"M{number(left)} {number(y)}L{number(left + 3 + lean)} {number(top + high * 0.14)}"
        f"L{number(x + lean)} {number(top)}"
    )
    sketch.shape(
        f"{face}L{number(right - 3 + lean)} {number(top + high * 0.18)}L{number(right)} {number(y - 2)}z",
        _STONE,
    )
    split = x + wide * 0.12
    sketch.shape(
        f"M{number(split)} {number(y - 1)}L{number(x + lean + 2)} {number(top + 3)}"
        f"L{number(right - 4 + lean)} {number(top + high * 0.19)}L{number(right - 1)} {number(y - 3)}z",
        _STONE_SHADE,
        0,
    )
    for share in (0.3, 0.5, 0.7):
        sketch.line(
            f"M{number(split + wide * 0.06)} {number(y - high * share)}l{number(wide * 0.26)} {number(high * 0.08)}",
            1.3,
            0.5,
        )


def stones(sketch: Sketch, chance: NamedChance) -> None:
    """A ring of upright stones."""
    ring = [(-112, -14), (-72, -52), (-8, -64), (58, -54), (106, -22), (70, 18), (-52, 22)]
    fallen = chance.below(7)
    for at, (x, y) in sorted(enumerate(ring), key=lambda each: each[1][1]):
        if at == fallen:
            sketch.shape(f"M{x - 34} {y}l6-14 54-4 12 8-6 12z", _STONE)
            sketch.line(f"M{x - 10} {y - 4}l30-4M{x} {y - 1}l26-4", 1.3, 0.5)
        else:
            menhir(sketch, chance, x + chance.between(-6, 6), y, chance.between(58, 82))


def cave(sketch: Sketch, chance: NamedChance) -> None:
    """A mouth in a face of rock."""
    sketch.shadow(92, 0, 50)
    sketch.shape(
        "M-112 8L-104-22L-86-34L-80-66L-52-84L-40-112L-2-122L22-108L50-104L66-72L92-58L98-24L116 4Q0 22-112 8z",
        "#CFC6B4",
    )
    sketch.shape("M22-108L50-104L66-72L92-58L98-24L116 4Q84 12 48 13L58-40z", _STONE_SHADE, 0)
    sketch.line("M-104-22L-74-28M-80-66L-58-60M-40-112L-28-88M-2-122L4-96M22-108L58-40", 2.0, 0.8)
    sketch.line("M64-68l-8 70M74-62l-8 66M84-54l-7 60M94-30l-6 36M54-90l-6 50M44-100l-6 44", 1.5, 0.5)
    sketch.line("M-92-20l12 18M-84-26l10 18M-66-56l-4 16M-56-70l-6 20M-30-102l-8 16", 1.4, 0.45)
    sketch.shape("M-42 13Q-48-40-26-58Q-4-74 18-56Q38-36 36 14Q0 19-42 13z", "#191416")
    if sketch.lamps_lit:
        sketch.shape("M-20 15Q-24-18-8-32Q8-22 14 15Q-2 18-20 15z", "#E8A84C", 0)
        sketch.shape("M-10 15Q-12-6-3-14Q6-6 6 15z", "#FFD98C", 0)
    _pebble(sketch, chance, -64, 16, 30, 22)
    _pebble(sketch, chance, 62, 20, 24, 18)


def spring(sketch: Sketch, chance: NamedChance) -> None:
    """Water rising in a ring of stones."""
    sketch.shape("M-46-10Q-40-30 0-30Q44-30 48-8Q40 12 0 13Q-44 10-46-10z", _WATER, 2.4)
    sketch.line("M-24-10Q0-18 24-9M-14-3Q0-8 15-2M-30-17Q0-27 32-16", 1.5, 0.8, "#2D5A70")
    sketch.line("M-10-16q-4-10 0-18M0-18q0-10 2-20M9-16q4-9 2-16", 2.0, 0.9, "#FFFAF0")
    for turn in range(9):
        angle = turn * 40 + chance.between(-8, 8)
        x, y = 52 * math.cos(math.radians(angle)), -9 + 25 * math.sin(math.radians(angle))
        if not 60 < angle < 105:
            _pebble(sketch, chance, x, y + 8, chance.between(17, 25), chance.between(13, 18))


def boat(sketch: Sketch, chance: NamedChance) -> None:
    """A rowing boat drawn up on its side of the water."""
    sketch.shadow(60, 4, 44)
    sketch.shape("M-96-40Q-86 0-44 12Q20 20 66 4Q92-12 102-46Q70-26 0-24Q-62-24-96-40z", _HULL)
    sketch.shape("M-96-40Q-62-24 0-24Q70-26 102-46Q60-42 0-40Q-58-40-96-40z", "#3E2A1C")
    sketch.line("M-88-26Q-40-6 10-6Q66-8 96-30M-78-12Q-30 6 14 6Q58 4 86-16", 1.6, 0.7)
    sketch.shape("M-52-36l16 2 0 10-16-3zM-4-36l18 0 0 11-18 0zM44-38l16-2 0 10-16 2z", _PLANK, 1.8)
    sketch.line("M-70-46L66-62M-40-52L84-24", 4.0)
    sketch.line("M-70-46L66-62M-40-52L84-24", 1.6, 1.0, _PLANK)
    sketch.shape("M62-68l26-4 4 10-28 5zM82-30l24 6-2 9-25-7z", _PLANK, 1.8)
    if chance.unit() < 0.6:
        sketch.line("M-96-40q-22 16-14 36q10 12 22 2", 1.8)


def wreck(sketch: Sketch, chance: NamedChance) -> None:
    """The ribs of a ship, with what is left of her mast."""
    sketch.shape("M-138-44Q-118-2-56 16Q30 30 96 6Q132-10 142-40Q116-16 40-8Q-72-8-138-44z", _HULL)
    sketch.line("M-126-30Q-60 8 30 8Q100 2 134-26M-112-14Q-50 18 30 18Q90 14 124-12", 1.7, 0.7)
    for at in range(9):
        x = -112 + at * 27
        lift = 34 + 30 * (1 - abs(at - 4) / 5) + chance.between(-10, 6)
        foot = -20 + (at - 4) * (at - 4) * -0.9 + 12
        lean = -14 - at
        sketch.line(f"M{x + 14} {number(foot)}q-16-{number(lift * 0.4)} {lean} -{number(lift)}", 5.2)
    sketch.line("M-138-44Q-144-74-128-92M142-40Q152-64 142-84", 6.0)
    sketch.line("M-20 2L96-116", 7.5)
    sketch.line("M-20 2L96-116", 3.6, 1.0, _TIMBER)
    sketch.line("M54-100L100-70", 4.2)
    sketch.shape("M56-98Q62-66 48-46Q76-50 92-74Z", "#EFE3C6", 2.0)
    sketch.line("M62-84q4 16-4 30M72-82q4 14-4 28", 1.2, 0.5)
    sketch.line("M96-116L140-48M96-116L22-40", 1.4, 0.7)
    sketch.line("M-150 18q24 8 52 4M104 18q26 0 44-10M-80 30q60 10 130 2", 1.6, 0.55, "#2D5A70")


def jetty(sketch: Sketch, chance: NamedChance) -> None:
    """Planks on posts that lead out into the water, to the east unless mirrored."""
    posts = [(-96, 4), (-48, 16), (0, 28), (48, 40), (96, 52)]
    sketch.line("".join(f"M{x - 6} {y - 26}l0 36" for x, y in posts), 5.0)
    sketch.shape("M-112-34L116 20L104 46L-124-10z", _PLANK)
    planks = "".join(f"M{-102 + at * 15} {number(-31.6 + at * 3.55)}l-12 25" for at in range(15))
    sketch.line(planks, 1.5, 0.7)
    sketch.shape("M-124-10L104 46L104 54L-124-1z", _TIMBER, 2.2)
    sketch.line("".join(f"M{x - 10} {y + 2}l0 24" for x, y in posts[1:]), 5.0)
    sketch.line("M112 20l0-26M100 46l0-24", 6.0)
    for x, y in posts[2:]:
        sketch.line(f"M{x - 24} {y + 27}q14 5 28 0M{x - 17} {y + 33}q8 3 16 0", 1.5, 0.65, "#2D5A70")
    sketch.shape("M-36-32l0-20q12-6 24 0l0 20q-12 7-24 0z", "#A07F55", 2.2)
    sketch.line(f"M-36-45q12 6 24 0M-24-{40 + chance.below(3)}l0 12", 1.4, 0.7)


def _anchor(sketch: Sketch, x: float, y: float, lean: float, scale: float) -> None:
    def at(dx: float, dy: float) -> str:
        return f"{number(x + (dx - dy * lean) * scale)} {number(y + dy * scale)}"

    shank = f"M{at(0, 0)}L{at(0, -84)}M{at(-24, -66)}L{at(24, -66)}"
    arms = f"M{at(-42, -30)}Q{at(-30, 6)} {at(0, 6)}Q{at(30, 6)} {at(42, -30)}"
    for width, colour in ((9.0, "#241F22"), (4.2, _IRON)):
        sketch.line(shank + arms, width * scale, 1.0, colour)
    sketch.shape(
        f"M{at(-42, -44)}L{at(-54, -18)}L{at(-32, -24)}zM{at(42, -44)}L{at(54, -18)}L{at(32, -24)}z",
        _IRON,
        2.0,
    )
    sketch.line(f"M{at(0, -84)}Q{at(-12, -92)} {at(0, -100)}Q{at(12, -92)} {at(0, -84)}", 3.4)
    sketch.shape(
        f"M{at(-50, 2)}Q{at(-20, -14)} {at(10, -2)}Q{at(40, -12)} {at(56, 4)}Q{at(0, 20)} {at(-50, 2)}z",
        "#E4D0A0",
        0,
    )
    sketch.line(f"M{at(-50, 2)}Q{at(-20, -14)} {at(10, -2)}Q{at(40, -12)} {at(56, 4)}", 1.6, 0.6)


def anchors(sketch: Sketch, chance: NamedChance) -> None:
    """Three anchors half sunk in the ground, and a length of chain."""
    sketch.shadow(90, -24, 44)
    _anchor(sketch, 62, -30, -0.35, 0.95)
    _anchor(sketch, -64, -8, 0.42, 1.1)
    for at in range(9):
        x, y = -20 + at * 13, 12 + chance.between(-3, 3) + (at - 4) ** 2 * 0.5
        wide = 7 if at % 2 else 4
        sketch.line(f"M{number(x - wide)} {number(y)}q{wide}-6 {2 * wide} 0q-{wide} 6-{2 * wide} 0z", 2.2)
    _anchor(sketch, 26, 34, 0.18, 0.8)


def bridge(sketch: Sketch, ahead: tuple[float, float], long: float) -> None:
    """A footbridge that leads along a direction, its deck bowed."""
    dx, dy = ahead if ahead[0] >= 0 else (-ahead[0], -ahead[1])
    side_x, side_y = -dy * 15, dx * 15 * 0.8

    def at(along: float, across: float, up: float) -> tuple[float, float]:
        bow = 14 * (1 - along * along)
        return dx * long * along + side_x * across, dy * long * along + side_y * across - up - bow

    def run(across: float, up: float) -> str:
        return "L".join("{} {}".format(*(number(v) for v in at(t / 4, across, up))) for t in range(-4, 5))

    back = "L".join("{} {}".format(*(number(v) for v in at(-t / 4, 1, 0))) for t in range(-4, 5))
    sketch.shape(f"M{run(-1, 0)}L{back}z", _PLANK)
    planks = ""
    for t in range(-7, 8):
        (from_x, from_y), (to_x, to_y) = at(t / 8, -1, 0), at(t / 8, 1, 0)
        planks += f"M{number(from_x)} {number(from_y)}L{number(to_x)} {number(to_y)}"
    sketch.line(planks, 1.5, 0.65)
    for across in (-1.0, 1.0):
        posts = ""
        for t in (-4, -2, 0, 2, 4):
            (foot_x, foot_y), (top_x, top_y) = at(t / 4, across, 0), at(t / 4, across, 24)
            posts += f"M{number(foot_x)} {number(foot_y)}L{number(top_x)} {number(top_y)}"
        sketch.line(posts, 3.2)
        sketch.line(f"M{run(across, 22)}", 3.4)
        sketch.line(f"M{run(across, 22)}", 1.4, 1.0, _PLANK)
