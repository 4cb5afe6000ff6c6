"""Landmarks that a story turns on, as sketches: a great house, a town gate, a wheel, an old oak, a stone with a ring."""

import math

from fogbound.press.chance import NamedChance
from fogbound.press.land.sketch import Sketch
from fogbound.press.pen import number

__all__ = [
    "darn",
    "gatehouse",
    "great_house",
    "great_oak",
    "hives",
    "milestone",
    "rags",
    "reel",
    "slab",
    "stranded_boat",
    "village",
    "washing",
    "well",
]

_WALL, _WALL_SHADE = "#F3E8CE", "#CDBE9F"
_TILES = "#A9582F"
_STONE, _STONE_SHADE = "#DAD4C6", "#A39E95"
_SLATES = "#52656B"
_TIMBER, _PLANK = "#8A6A46", "#C9A877"
_HULL = "#7A4B2C"
_IRON = "#4B4A50"
_YARNS = ("#A5352C", "#8FA873", "#E2AD33", "#EFE3C6")


def great_house(sketch: Sketch, chance: NamedChance) -> None:
    """A tall house with six barred windows, and a shutter as high as its wall."""
    sketch.shadow(96, -4, 80)
    sketch.shape("M-104-2L-104-96L-60-156L-18-96L-18 8z", _STONE)
    sketch.shape("M-18 8L-18-96L100-104L100-8z", _STONE_SHADE)
    for x in (-2, 62):
        sketch.shape(f"M{x}-158l0-30 18-1 0 30z", _TILES, 2.2)
    sketch.shape("M-60-156L66-166L114-98L-12-87z", _SLATES)
    sketch.line("M-50-142L76-152M-40-126L88-136M-28-110L100-119", 1.5, 0.5)
    sketch.line("M-60-156L-110-88", 6.0)
    sketch.line("M-60-156L-109-90", 2.6, 1.0, _SLATES)
    for row in range(3):
        for column in range(2):
            x, y = -92 + 36 * column, -68 + 26 * row
            sketch.glow(f"M{x} {y}l0-18 20 1 0 18z", 1.8)
            sketch.line(f"M{x + 6} {y}l0-17M{x + 13} {y + 1}l0-17", 1.8)
    sketch.shape("M8-2L8-84L82-90L82-8z", _TIMBER)
    for at in range(6):
        y = -80 + 13 * at
        sketch.shape(f"M13 {y}L77 {number(y - 5)}l0 9L13 {y + 10}z", _PLANK, 1.4)
    sketch.glow("M12-4L78-10l0 5L12 1z", 1.2)


def _cottage(sketch: Sketch, x: float, y: float, size: float, roof: str) -> None:
    """A small house with its gable to the light, its foot at a spot."""

    def at(*points: tuple[float, float]) -> str:
        return "M" + "L".join(f"{number(x + dx * size)} {number(y + dy * size)}" for dx, dy in points) + "z"

    sketch.line(f"M{number(x + 44 * size)} {number(y)}l{number(34 * size)} {number(8 * size)}", 1.8, 0.42)
    sketch.shape(at((-50, -4), (-50, -40), (-29, -70), (-9, -40), (-9, 4)), _WALL, 2.0)
    sketch.shape(at((-9, 4), (-9, -40), (50, -46), (50, -4)), _WALL_SHADE, 2.0)
    sketch.shape(at((-29, -70), (32, -77), (57, -43), (-5, -35)), roof, 2.2)
    sketch.glow(at((-36, 0), (-36, -22), (-23, -22), (-23, 2)), 1.5)


def village(sketch: Sketch, chance: NamedChance) -> None:
    """A ring of houses around a pump."""
    for x, y, size in ((-62, -62, 0.62), (18, -76, 0.6), (92, -50, 0.64), (-112, -10, 0.7)):
        _cottage(sketch, x, y, size, chance.pick((_TILES, "#C2703F", _SLATES)))
    sketch.shape("M-16 2q-8-10 16-11q26 1 17 12q-16 8-33-1z", _STONE, 1.8)
    sketch.line("M0-2l0-34M0-34q10-4 15 4M0-28q-14 2-18 12", 4.0)
    for x, y, size in ((112, 14, 0.72), (-66, 44, 0.76), (38, 52, 0.78)):
        _cottage(sketch, x, y, size, chance.pick((_TILES, "#C2703F", _SLATES)))


def milestone(sketch: Sketch, chance: NamedChance) -> None:
    """One worn stone beside a road, with a crust on it."""
    sketch.shadow(26, -2, 50)
    sketch.shape("M-30 4L-32-70Q-29-104 0-106Q30-104 33-68L31 2Q0 12-30 4z", _STONE)
    sketch.shape("M8 7L10-104Q30-100 33-68L31 2Q20 7 8 7z", _STONE_SHADE, 0)
    sketch.line("M-16-72l16-1M-18-58l20-1M-16-44l13-1", 1.8, 0.7)
    for _ in range(9):
        x, y = chance.between(-24, 24), chance.between(-28, 0)
        sketch.shape(f"M{number(x - 5)} {number(y)}l3-7 5-1 3 7z", "#EFE8D6", 1.2)
    sketch.line("M-44 8q8-10 6-20M-38 9q-2-10-8-14M42 6q-4-10 0-18M48 8q4-8 8-12", 2.0, 0.8, "#6F8650")


def slab(sketch: Sketch, chance: NamedChance) -> None:
    """A flat stone with a ring in it, half out of the sand."""
    sketch.shape("M-104-6Q-60-62 20-58Q110-50 112-4Q60 30-16 28Q-92 26-104-6z", "#D8C391", 1.6)
    sketch.shape("M-74-6L-14-42L84-30L30 10z", _STONE)
    sketch.shape("M-74-6L30 10L30 22L-74 6z", _STONE_SHADE, 2.2)
    sketch.shape("M30 10L84-30L84-18L30 22z", "#8C8780", 2.2)
    sketch.line("M-40-12l30-14M8 0l20-12M40-22l20 2", 1.5, 0.6)
    ring = "M-8-18a16 11 0 1 0 32 0a16 11 0 1 0-32 0z"
    sketch.line(ring, 7.0)
    sketch.line(ring, 3.2, 1.0, "#8E9496")
    sketch.shape("M2-30l12 0 0 9-12 0z", _IRON, 1.8)
    sketch.line("M-96 14q20-6 40 0M60 22q16-6 34-2", 1.6, 0.5)


def stranded_boat(sketch: Sketch, chance: NamedChance) -> None:
    """A small decked boat on her side on a rock, with a light in her cuddy."""
    sketch.shape("M-132 14Q-120-22-60-26Q40-34 104-20Q140-4 134 18Q60 40-30 38Q-110 34-132 14z", "#7D7F80")
    sketch.line("M-104 18q30 10 60 6M40 24q36 2 70-10M-70-10q-12 8-26 10", 1.6, 0.6)
    sketch.line("M10-40L104-150", 7.5)
    sketch.line("M10-40L104-150", 3.6, 1.0, _TIMBER)
    sketch.line("M104-150L-96-62M104-150L124-54", 1.5, 0.8)
    sketch.shape("M30-62Q60-84 92-134Q84-96 96-62Q60-50 30-62z", "#EFE3C6", 2.0)
    sketch.shape("M-118-62Q0-40 126-62Q96-26 0-24Q-84-26-118-62z", "#4A3222")
    sketch.glow("M-74-50l40 7 4 12-36-5z", 1.8)
    sketch.shape("M-118-62Q-84-26 0-24Q96-26 126-62Q122-8 60 10Q0 20-56 8Q-108-8-118-62z", _HULL)
    sketch.line("M-106-36Q-50-4 10-4Q80-6 118-38M-90-14Q-40 10 10 8Q66 6 100-16", 1.7, 0.7)
    sketch.line("M-60 10Q0 26 64 10", 4.0)


def gatehouse(sketch: Sketch, chance: NamedChance) -> None:
    """A town wall with a great gate, and a small door in the gate that stands open."""
    sketch.shadow(118, -4, 56)
    sketch.shape(
        "M-140 2L-140-58L-118-58l0-10 16 0 0 10 24 0 0-10 16 0 0 10L70-60l0-10 16 0 0 10 24 0 0-10 16 0L140-60L140-4z",
        _STONE,
    )
    sketch.line(
        "M-126-38l20 0M-100-20l22 0M-130-12l18 0M84-36l24 0M104-16l22 0M80-8l18 0M-84-42l14 0", 1.4, 0.5
    )
    sketch.shape(
        "M-62 6L-62-118l16 0 0 12 20 0 0-12 22 0 0 12 20 0 0-12 22 0 0 12 20 0 0-12 16 0L74 2z", _STONE
    )
    sketch.shape("M44 4L44-106L58-106L58-118L74-118L74 2z", _STONE_SHADE, 0)
    sketch.line("M-52-92l16 0M-30-98l18 0M20-94l18 0M50-80l14 0M52-52l14 0M-56-60l8 0M54-24l12 0", 1.4, 0.5)
    sketch.shape("M-40 6L-40-56Q-22-86 4-86Q32-84 48-56L48 4z", _TIMBER)
    sketch.line("M4-86L4 6M-18-76L-18 6M26-76L26 5", 1.6, 0.7)
    sketch.line("M-40-44L46-46M-40-12L2-12", 3.4)
    sketch.glow("M14 5L14-34L34-34L34 5z", 1.8)
    sketch.shape("M14 5L14-34L4-28L4 12z", _PLANK, 1.8)
    sketch.line("M-118 12l44-2M-114 12l0 12M-78 10l0 12", 4.6)
    sketch.line("M-118 12l44-2", 1.8, 1.0, _PLANK)


def great_oak(sketch: Sketch, chance: NamedChance) -> None:
    """One old tree, larger than all others, with names cut into its bark."""
    sketch.shadow(30, 0, 96)
    sketch.shape("M-30 8Q-18-10-20-50L-8-84L16-84L24-48Q22-8 40 6Q24 2 16 10Q4 2-8 12Q-18 2-30 8z", "#7E6244")
    sketch.shape("M10-84L16-84L24-48Q22-8 40 6Q24 2 16 8z", "#57432F", 0)
    sketch.line("M-10-40l12-1M-10-32l9-1M-9-24l13-1M-8-14l9 0M-9-50l10-1", 1.6, 0.9, "#EBDDBE")
    crown = ""
    turn = chance.between(0, 1)
    for at in range(13):
        angle = 2 * math.pi * (at + turn) / 13
        reach = 1 + 0.1 * math.sin(at * 2.4)
        x, y = 104 * reach * math.cos(angle), -134 + 66 * reach * math.sin(angle)
        over = 2 * math.pi * (at + turn - 0.5) / 13
        u, v = 128 * math.cos(over), -134 + 84 * math.sin(over)
        crown += f"Q{number(u)} {number(v)} {number(x)} {number(y)}" if crown else f"M{number(x)} {number(y)}"
    angle = 2 * math.pi * turn / 13
    over = 2 * math.pi * (turn - 0.5) / 13
    crown += (
        f"Q{number(128 * math.cos(over))} {number(-134 + 84 * math.sin(over))} "
        f"{number(104 * math.cos(angle))} {number(-134 + 66 * math.sin(angle))}z"
    )
    sketch.crown(crown, "#7F9E5E")
    sketch.shape("M20-74Q84-88 92-134Q96-172 66-190Q124-170 112-122Q104-84 56-72Q36-66 20-74z", "#466645", 0)
    for x, y in (
        (-70, -130),
        (-40, -160),
        (-30, -112),
        (6, -140),
        (-8, -180),
        (40, -164),
        (-58, -96),
        (20, -104),
    ):
        sketch.line(f"M{x} {y}q10-14 24-8", 1.8, 0.65)


def hives(sketch: Sketch, chance: NamedChance) -> None:
    """Six hives in two rows, painted like small houses."""
    paints = ["#D98F7A", "#E6C766", "#8FB0A8", "#C9A0B4", "#A9BE86", "#E3B27E"]
    for at, paint in enumerate(paints):
        x, y = -70 + 66 * (at % 3) + 20 * (at // 3), -34 + 50 * (at // 3)
        sketch.line(f"M{x - 14} {y - 4}l0 10M{x + 14} {y - 4}l0 10M{x + 22} {y + 2}l20 4", 2.6)
        sketch.shape(f"M{x - 21} {y - 3}l0-32 42 0 0 32z", paint, 2.0)
        sketch.shape(f"M{x - 28} {y - 32}l28-24 28 24z", _SLATES if at % 2 else _TILES, 2.0)
        sketch.line(f"M{x - 12} {y - 28}l8 0 0 10-8 0zM{x + 4} {y - 28}l8 0 0 10-8 0z", 1.6)
        sketch.line(f"M{x - 8} {y - 9}l16 0", 3.2)
    for _ in range(7):
        sketch.line(f"M{number(chance.between(-90, 100))} {number(chance.between(-110, -70))}l3-1", 3.2)


def reel(sketch: Sketch, chance: NamedChance) -> None:
    """A wheel higher than a church, wound with the land, and a row of people at its crank."""
    sketch.shadow(60, 0, 100)
    for x in (-74, 66):
        sketch.line(f"M0-116L{x} 6", 13.0)
        sketch.line(f"M0-116L{x} 6", 8.0, 1.0, _TIMBER)
    circle = "M{0} -116a{1} {1} 0 1 0 {2} 0a{1} {1} 0 1 0-{2} 0z"
    for radius, width, colour in ((94, 34, "#241F22"), (94, 28, _PLANK)):
        sketch.line(circle.format(-radius, radius, 2 * radius), width, 1.0, colour)
    for at, radius in enumerate((84, 89, 94, 99, 104)):
        sketch.line(circle.format(-radius, radius, 2 * radius), 3.4, 0.95, _YARNS[at % 4])
    spokes = "".join(
        f"M{number(10 * math.cos(a))} {number(-116 + 10 * math.sin(a))}"
        f"L{number(78 * math.cos(a))} {number(-116 + 78 * math.sin(a))}"
        for a in (at * math.pi / 5 + 0.2 for at in range(10))
    )
    sketch.line(spokes, 5.6)
    sketch.line(spokes, 2.4, 1.0, _PLANK)
    sketch.shape(circle.format(-13, 13, 26), "#B98B3C", 2.2)
    sketch.line("M0-116L40-10L152-2", 6.4)
    sketch.line("M0-116L40-10L152-2", 3.0, 1.0, _TIMBER)
    for at in range(7):
        x, y = 54 + at * 16, 10 + at
        sketch.line(f"M{x} {y}l-3-16M{x} {y}l5-1M{x - 3} {y - 14}l-8-4", 4.2)
        sketch.line(f"M{x - 3} {y - 22}l0.5 0", 7.0)
    sketch.line("M-112-130Q-150-140-190-120M-110-112Q-150-116-192-98", 2.2, 0.9, _YARNS[0])


def washing(sketch: Sketch, chance: NamedChance) -> None:
    """Line over line of washing between posts."""
    for row in range(3):
        y, shift = -72 + 48 * row, 14 * row - 10
        left, right = -118 + shift, 112 + shift
        sketch.line(f"M{left} {y + 40}l0-66M{right} {y + 34}l0-66", 5.0)
        sketch.line(f"M{left} {y - 22}Q{(left + right) // 2} {y - 8} {right} {y - 28}", 1.8)
        x = left + 16.0
        while x < right - 40:
            wide, long = chance.between(26, 46), chance.between(28, 42)
            paint = chance.pick(("#F3EBD6", "#E9E2D0", "#C7D3D2", "#D9C3A6", "#B9B4B0"))
            lift = chance.between(-5, 5)
            sketch.shape(
                f"M{number(x)} {y - 16}l{number(wide)} 1q{number(lift + 3)} {number(long / 2)} {number(lift)} "
                f"{number(long)}q-{number(wide / 2)} 5-{number(wide)} 0q{number(3)}-{number(long / 2)} "
                f"{number(-lift)}-{number(long)}z",
                paint,
                1.9,
            )
            x += wide + chance.between(6, 12)


def well(sketch: Sketch, chance: NamedChance) -> None:
    """A well with a little roof, and a bucket on its rope."""
    sketch.shadow(44, -2, 50)
    sketch.line("M-42-20l0-78M40-22l0-78", 7.0)
    sketch.line("M-42-20l0-78M40-22l0-78", 3.4, 1.0, _TIMBER)
    sketch.line("M-44-74L42-76", 6.0)
    sketch.line("M-44-74L42-76", 2.8, 1.0, _PLANK)
    sketch.line("M0-74l0 26", 2.0)
    sketch.shape("M-11-50l22 0-4 20-14 0z", _PLANK, 1.8)
    sketch.shape("M-66-90L-2-132L64-94L50-88L-2-116L-52-84z", _SLATES)
    sketch.shape("M-56-24Q-58-38 0-39Q58-38 56-24L50 4Q0 20-50 4z", _STONE)
    sketch.shape("M-44-26Q-40-33 0-34Q42-33 44-25Q40-16 0-15Q-42-16-44-26z", "#2B2A2C", 1.8)
    sketch.line("M-46-6l20 4M-16 2l22 0M16-1l24-4M-34 6l18 4M4 10l22-2", 1.5, 0.6)
    sketch.line(f"M72 {round(chance.between(10, 18))}q44 4 88-8", 2.6, 0.8, "#F6F0E0")


def rags(sketch: Sketch, chance: NamedChance) -> None:
    """Rows of rags pegged out like seedlings, and a scarecrow that has been left its coat."""
    paints = ("#B9917A", "#8E959A", "#A5352C", "#C9BBA2", "#6F7F8C", "#8FA873")
    for row in range(4):
        for column in range(6):
            x = -124 + 44 * column + 12 * row + chance.between(-4, 4)
            y = -40 + 25 * row + chance.between(-3, 3)
            if 1 <= row <= 2 and 2 <= column <= 3:
                continue
            sketch.shape(
                f"M{number(x)} {number(y)}l22-3 6 10-21 5z",
                chance.pick(paints) if chance.unit() < 0.8 else "#7F9E5E",
                1.6,
            )
            sketch.line(f"M{number(x)} {number(y)}l0 4M{number(x + 26)} {number(y + 7)}l0 4", 1.8)
    sketch.shadow(8, 14, 40)
    sketch.line("M2 16L0-86M-40-54L42-60", 5.0)
    sketch.shape("M-40-62L42-68L40-50L22-48L26-6L-20-4L-18-46L-40-46z", "#6F7A80", 2.2)
    sketch.line("M2-62L4-6M-8-40l6 0M-6-28l6 0", 1.5, 0.7)
    sketch.shape("M-12-78q12-14 24 0q2 16-12 17q-13-1-12-17z", "#E4D2A6", 2.0)
    sketch.shape("M-24-82q24-8 48-1l-4-5-8 0-4-16-20 1-2 16-8 0z", "#7A5C3A", 2.0)


def darn(sketch: Sketch, chance: NamedChance) -> None:
    """A hole in the land that has been darned, in colours that do not match, with a pucker."""
    sketch.shape("M-136-8Q-120-66-20-70Q96-72 136-22Q140 34 30 46Q-104 48-136-8z", "#CDBE9F", 2.2)
    for at in range(13):
        x = -118 + 19.6 * at
        high = 58 * math.sqrt(max(0.05, 1 - (x / 138) ** 2))
        bow, end = number(chance.between(-5, 5)), number(chance.between(-3, 3))
        thread = f"M{number(x)} {number(-12 - high)}q{bow} {number(high)} {end} {number(2 * high)}"
        sketch.line(thread, 6.4)
        sketch.line(thread, 4.2, 1.0, "#E9DDBF" if at % 3 else "#8FA873")
    for at in range(7):
        y = -56 + 15 * at
        wide = 130 * math.sqrt(max(0.05, 1 - ((y + 12) / 62) ** 2))
        step = 2 * wide / 14
        row = "".join(
            f"M{number(-wide + step * (2 * each + at % 2))} {number(y)}l{number(step)} {number(chance.between(-2, 2))}"
            for each in range(7)
        )
        sketch.line(row, 6.4)
        sketch.line(row, 4.2, 1.0, _YARNS[at % 4])
    sketch.line("M40-44q10 16 2 34q-8 14 4 30M52-40q4 12-2 26", 1.8, 0.8)
