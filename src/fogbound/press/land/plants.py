"""What grows and lies about: trees, reeds, tufts and boulders, drawn as a few symbols that are used many times."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fogbound.packs.format import Biome
from fogbound.press.chance import NamedChance
from fogbound.press.land.light import Lighting
from fogbound.press.land.sketch import Sketch
from fogbound.press.pen import number

__all__ = ["SPECIES", "Growth", "symbols", "variants"]

_VARIANTS: Final = {
    "conifer": 5,
    "broadleaf": 5,
    "palm": 3,
    "bare": 3,
    "reed": 4,
    "tuft": 3,
    "boulder": 3,
    "bush": 3,
    "cinder": 4,
    "crag": 4,
    "dune": 3,
    "heather": 3,
    "birch": 4,
    "apple": 4,
    "hung-apple": 4,
    "kelp": 4,
}


class Growth(NamedTuple):
    """How one species grows in a biome."""

    species: str
    spacing: float
    share: float  # of the spots that suit it
    height: float  # what must stay free above its foot
    steepest: float = 9.0
    thins: float = 0.0  # from this height of the land on it grows no more; 0: never
    clumps: float = 0.0  # 1: only in groves, 0: everywhere alike


SPECIES: Final[dict[Biome, tuple[Growth, ...]]] = {
    "forest": (
        Growth("conifer", 45, 0.94, 70, 2.6, 0.0, 0.45),
        Growth("tuft", 90, 0.15, 20),
    ),
    "jungle": (
        Growth("broadleaf", 43, 0.92, 56, 2.4, 0.0, 0.35),
        Growth("palm", 80, 0.40, 84, 2.0),
        Growth("tuft", 80, 0.25, 20),
    ),
    "meadow": (
        Growth("broadleaf", 52, 0.50, 52, 1.6, 0.0, 1.0),
        Growth("bush", 84, 0.22, 30, 1.6),
        Growth("tuft", 62, 0.42, 20),
    ),
    "marsh": (
        Growth("reed", 56, 0.62, 44, 0.9, 0.075),
        Growth("bare", 150, 0.30, 64),
        Growth("tuft", 84, 0.25, 20),
    ),
    "moor": (
        Growth("heather", 42, 0.72, 24, 1.9, 0.0, 0.75),
        Growth("tuft", 66, 0.40, 20),
        Growth("bare", 170, 0.35, 64),
        Growth("boulder", 150, 0.30, 40),
    ),
    "peak": (
        Growth("conifer", 62, 0.30, 70, 1.7, 0.46, 0.5),
        Growth("crag", 190, 0.45, 80, 2.2),
        Growth("boulder", 118, 0.42, 40),
    ),
    "ash": (
        Growth("bare", 118, 0.50, 64, 2.0),
        Growth("cinder", 76, 0.55, 34, 2.6, 0.0, 0.3),
    ),
    "sand": (
        Growth("dune", 96, 0.62, 30, 1.0, 0.0, 0.5),
        Growth("tuft", 92, 0.32, 20),
        Growth("boulder", 230, 0.25, 40),
    ),
    "rock": (
        Growth("crag", 138, 0.55, 80, 2.4, 0.0, 0.4),
        Growth("boulder", 110, 0.36, 40),
        Growth("bare", 230, 0.40, 64),
        Growth("tuft", 105, 0.25, 20),
    ),
}


def symbols(names: set[str], lighting: Lighting, snowed: bool = False) -> str:
    """The definitions of the symbols that are used, with snow on them or without."""
    found = []
    for name in sorted(names):
        species, _, variant = name.rpartition("-")
        sketch = Sketch(lighting, snowed=snowed)
        _DRAWN[species](sketch, NamedChance("plant", name), int(variant) / max(1, _VARIANTS[species] - 1))
        found.append(f'<g id="{name}">{sketch.plain()}</g>')
    return "".join(found)


def variants(species: str, words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Which of the symbols of a species is drawn, for each of some words of chance."""
    return words % np.uint64(_VARIANTS[species])


def _conifer(sketch: Sketch, chance: NamedChance, size: float) -> None:
    high = 46 + 20 * size
    wide = high * chance.between(0.30, 0.36)
    sketch.line(
        f"M3-1l{number(high * 0.42)} {number(high * 0.09)}M0 4l{number(high * 0.30)} {number(high * 0.07)}",
        1.7,
        0.42,
    )
    sketch.line(f"M0 1l0-{number(high * 0.3)}", 3.0)
    left, right = [], []
    tiers = 5
    for tier in range(tiers):
        low = high * (0.14 + 0.86 * tier / tiers)
        reach = wide * (1 - tier / tiers) * chance.between(0.86, 1.1) / 1.6 + 1.5
        right += [(reach, low), (reach * 0.42, low + high * 0.10)]
        left += [(-reach * chance.between(0.9, 1.1), low + 1), (-reach * 0.42, low + high * 0.10)]
    tip = [(0.0, high)]
    outline = "L".join(f"{number(x)} {number(-y)}" for x, y in [*left, *tip, *reversed(right)])
    sketch.crown(f"M{outline}z", "#57734F", 1.5)
    dark = "L".join(f"{number(x)} {number(-y)}" for x, y in [(0.0, high * 0.14), *tip, *reversed(right)])
    sketch.shape(f"M{dark}z", "#26382D", 0)


def _broadleaf(sketch: Sketch, chance: NamedChance, size: float) -> None:
    reach = 14 + 9 * size
    middle = -reach * 1.25
    sketch.line(
        f"M4 0l{number(reach * 1.3)} {number(reach * 0.3)}M0 5l{number(reach)} {number(reach * 0.2)}",
        1.7,
        0.42,
    )
    sketch.line(f"M0 2l0-{number(reach * 0.7)}", 3.6)
    sketch.crown(_crown(chance, reach, middle), "#7F9E5E", 1.7)
    right = reach * 0.86
    sketch.shape(
        f"M{number(right * 0.1)} {number(middle + right)}Q{number(right * 0.75)} {number(middle)} {number(right * 0.45)} "
        f"{number(middle - right * 0.8)}Q{number(right * 1.25)} {number(middle - right * 0.1)} {number(right * 0.72)} "
        f"{number(middle + right * 0.72)}Q{number(right * 0.5)} {number(middle + right * 0.95)} {number(right * 0.1)} "
        f"{number(middle + right)}z",
        "#466645",
        0,
    )
    sketch.line(
        f"M{number(-reach * 0.5)} {number(middle - reach * 0.1)}q{number(reach * 0.2)}-{number(reach * 0.3)} "
        f"{number(reach * 0.45)}-{number(reach * 0.2)}M{number(-reach * 0.3)} {number(middle + reach * 0.45)}"
        f"q{number(reach * 0.25)}-{number(reach * 0.2)} {number(reach * 0.45)}-{number(reach * 0.05)}",
        1.3,
        0.6,
    )


# Eight points around the circle, and the bulges between them.
_AROUND: Final = (
    (1, 0),
    (0.71, -0.71),
    (0, -1),
    (-0.71, -0.71),
    (-1, 0),
    (-0.71, 0.71),
    (0, 1),
    (0.71, 0.71),
)
_BETWEEN: Final = (
    *((0.92, -0.38), (0.38, -0.92), (-0.38, -0.92), (-0.92, -0.38)),
    *((-0.92, 0.38), (-0.38, 0.92), (0.38, 0.92), (0.92, 0.38)),
)


def _crown(chance: NamedChance, reach: float, middle: float) -> str:
    """A crown of leaves: a ring of bulges."""
    path = f"M{number(reach)} {number(middle)}"
    for at in range(8):
        bulge = reach * chance.between(1.22, 1.42)
        to = reach * (chance.between(0.88, 1.04) if at < 7 else 1.0)
        over_x, over_y = _BETWEEN[at][0] * bulge, middle + _BETWEEN[at][1] * bulge
        end_x, end_y = _AROUND[(at + 1) % 8][0] * to, middle + _AROUND[(at + 1) % 8][1] * to
        path += f"Q{number(over_x)} {number(over_y)} {number(end_x)} {number(end_y)}"
    return path + "z"


def _palm(sketch: Sketch, chance: NamedChance, size: float) -> None:
    high, lean = 54 + 18 * size, chance.between(-12, 12)
    sketch.line(
        f"M4 0l{number(high * 0.5)} {number(high * 0.1)}M0 5l{number(high * 0.36)} {number(high * 0.08)}",
        1.7,
        0.42,
    )
    trunk = f"M0 2Q{number(lean * 0.2)} {number(-high * 0.5)} {number(lean)} {number(-high)}"
    sketch.line(trunk, 5.0)
    sketch.line(trunk, 2.0, 1.0, "#A98F63")
    for dx, dy, fill in (
        (-30, 10, "#8FA873"),
        (-24, -14, "#9DB67C"),
        (26, -12, "#6F8B60"),
        (30, 12, "#5E7A55"),
        (4, -26, "#8FA873"),
    ):
        out, up = dx * chance.between(0.85, 1.1), dy * chance.between(0.8, 1.2)
        sketch.shape(
            f"M{number(lean)} {number(-high)}q{number(out * 0.5)} {number(up - 16)} {number(out)} {number(up)}"
            f"q{number(-out * 0.3)} {number(-up * 0.4 - 4)} {number(-out)} {number(-up)}z",
            fill,
            1.5,
        )


def _bare(sketch: Sketch, chance: NamedChance, size: float) -> None:
    high, lean = 42 + 18 * size, chance.between(-5, 5)
    sketch.line(f"M3 0l{number(high * 0.4)} {number(high * 0.09)}", 1.7, 0.42)
    sketch.line(
        f"M0 1Q{number(-lean)} {number(-high * 0.4)} {number(lean)} {number(-high * 0.7)}"
        f"l{number(lean * 0.6)} {number(-high * 0.3)}",
        3.2,
    )
    arms = ""
    for side, low in ((-1, 0.34), (1, 0.46), (-1, 0.60), (1, 0.68)):
        out = side * high * chance.between(0.20, 0.32)
        rise = high * chance.between(0.18, 0.30)
        arms += (
            f"M{number(lean * low)} {number(-high * low)}q{number(out * 0.7)} {number(-high * 0.04)} "
            f"{number(out)} {number(-rise)}M{number(lean * low + out * 0.62)} {number(-high * (low + 0.08))}"
            f"l{number(out * 0.5)} {number(-high * 0.04)}"
        )
    sketch.line(arms, 2.0)


def _reed(sketch: Sketch, chance: NamedChance, size: float) -> None:
    high = 22 + 18 * size
    sketch.line("M-12 3q12 4 26 0M-6 7q8 2 16 0", 1.3, 0.45)
    stems, heads = "", ""
    for at in range(5):
        x, lean = -10 + at * 5 + chance.between(-1, 1), chance.between(-5, 7)
        tall = high * chance.between(0.7, 1.05)
        stems += f"M{number(x)} 2q{number(lean * 0.2)} {number(-tall * 0.6)} {number(lean)} {number(-tall)}"
        if at % 2:
            heads += f"M{number(x + lean)} {number(-tall)}l{number(lean * 0.15)}-8"
    sketch.line(stems, 1.8, 1.0, "#3F4A2E")
    sketch.line(heads, 4.2, 1.0, "#8A5426")


def _tuft(sketch: Sketch, chance: NamedChance, size: float) -> None:
    high = 9 + 6 * size
    blades = ""
    for x in (-5, -2, 1, 4):
        lean, tall = x * 0.7 + chance.between(-2, 2), high * chance.between(0.7, 1.1)
        blades += f"M{number(x)} 0q0-{number(high * 0.5)} {number(lean)}-{number(tall)}"
    sketch.line(blades, 1.5, 0.7)


def _boulder(sketch: Sketch, chance: NamedChance, size: float) -> None:
    wide = 20 + 14 * size
    sketch.line(f"M{number(wide * 0.5)} 0l{number(wide * 0.6)} {number(wide * 0.14)}", 1.8, 0.42)
    if chance.unit() < 0.6:
        _rock(sketch, chance, wide * 0.52, -wide * 0.05, wide * 0.55)
    _rock(sketch, chance, 0, 0, wide)
    if chance.unit() < 0.6:
        _rock(sketch, chance, -wide * 0.42, wide * 0.10, wide * 0.42)


def _cinder(sketch: Sketch, chance: NamedChance, size: float) -> None:
    """Burnt blocks, black on the side away from the lamp."""
    wide = 15 + 13 * size
    sketch.line(f"M{number(wide * 0.5)} 0l{number(wide * 0.6)} {number(wide * 0.14)}", 1.8, 0.42)
    for x, y, share in ((0.46, -0.06, 0.55), (0.0, 0.0, 1.0), (-0.5, 0.08, 0.42)):
        if share == 1.0 or chance.unit() < 0.6:
            _rock(sketch, chance, wide * x, wide * y, wide * share, "#766C70", "#2E292C")


def _rock(
    sketch: Sketch,
    chance: NamedChance,
    x: float,
    y: float,
    wide: float,
    face: str = "#E3DDD0",
    shade: str = "#7C7876",
) -> None:
    """A block with a few facets, its east side in shade."""
    high = wide * chance.between(0.50, 0.72)
    brow, ridge = x - wide * chance.between(0.16, 0.34), x + wide * chance.between(0.02, 0.16)
    left, right, shoulder = x - wide / 2, x + wide / 2, y - high * chance.between(0.44, 0.62)
    sketch.shape(
        f"M{number(left)} {number(y + 1)}L{number(left + 2)} {number(shoulder)}L{number(brow)} {number(y - high)}"
        f"L{number(ridge)} {number(y - high * 0.92)}L{number(right - 1)} {number(shoulder)}L{number(right)} {number(y)}z",
        face,
        1.9,
    )
    sketch.shape(
        f"M{number(ridge)} {number(y - high * 0.9)}L{number(right - 1.5)} {number(shoulder)}L{number(right - 1)} "
        f"{number(y - 0.6)}L{number(ridge + wide * 0.06)} {number(y - 0.4)}z",
        shade,
        0,
    )
    sketch.line(
        f"M{number(ridge)} {number(y - high * 0.9)}l{number(wide * 0.06)} {number(high * 0.6)}"
        f"M{number(brow + 1)} {number(y - high * 0.8)}l-{number(wide * 0.05)} {number(high * 0.4)}",
        1.2,
        0.6,
    )


def _bush(sketch: Sketch, chance: NamedChance, size: float) -> None:
    reach = 8 + 5 * size
    sketch.line(f"M4 0l{number(reach)} {number(reach * 0.25)}", 1.6, 0.4)
    sketch.crown(_crown(chance, reach, -reach * 0.72), "#A3AF78", 1.6)
    sketch.line(
        f"M{number(reach * 0.1)} 0q{number(reach * 0.7)}-{number(reach * 0.3)} {number(reach * 0.66)}-{number(reach)}"
        f"M{number(reach * 0.45)}-1q{number(reach * 0.5)}-{number(reach * 0.3)} {number(reach * 0.4)}"
        f"-{number(reach * 0.7)}",
        1.3,
        0.6,
    )


def _crag(sketch: Sketch, chance: NamedChance, size: float) -> None:
    """Upright rocks that stand close together, the tallest behind."""
    high = 44 + 24 * size
    sketch.line(
        f"M{number(high * 0.5)} 0l{number(high * 0.55)} {number(high * 0.12)}M{number(high * 0.4)} 7"
        f"l{number(high * 0.4)} {number(high * 0.09)}",
        1.8,
        0.42,
    )
    for x, y, share in ((0.06, -0.06, 1.0), (0.40, 0.0, 0.62), (-0.34, 0.04, 0.70), (0.08, 0.12, 0.42)):
        tall = high * share * chance.between(0.88, 1.08)
        _needle(sketch, chance, high * x, high * y, tall * chance.between(0.50, 0.62), tall)


def _needle(sketch: Sketch, chance: NamedChance, x: float, y: float, wide: float, high: float) -> None:
    """One rock with a sharp top, its east side in shade."""
    left, right, top = x - wide / 2, x + wide / 2, x + wide * chance.between(-0.16, 0.12)
    west, east = y - high * chance.between(0.48, 0.66), y - high * chance.between(0.40, 0.62)
    sketch.shape(
        f"M{number(left)} {number(y + 1)}L{number(left + wide * 0.14)} {number(west)}L{number(top)} {number(y - high)}"
        f"L{number(right - wide * 0.16)} {number(east)}L{number(right)} {number(y)}z",
        "#DDD6C8",
        2.0,
    )
    foot = x + wide * 0.08
    sketch.shape(
        f"M{number(top)} {number(y - high + 2)}L{number(right - wide * 0.18)} {number(east)}"
        f"L{number(right - 1)} {number(y - 0.6)}L{number(foot)} {number(y - 0.4)}z",
        "#686669",
        0,
    )
    sketch.line(
        f"M{number(top)} {number(y - high + 2)}L{number(foot)} {number(y - high * 0.2)}"
        f"M{number(left + wide * 0.24)} {number(west)}l{number(wide * 0.06)} {number(high * 0.28)}",
        1.3,
        0.6,
    )


def _dune(sketch: Sketch, chance: NamedChance, size: float) -> None:
    """The crest of a dune: a long bow, and shade under its lee."""
    half, rise = 30 + 22 * size, 9 + 5 * size + chance.between(-2, 2)
    crest = f"M{number(-half)} 0q{number(half * 0.7)}-{number(rise * 1.9)} {number(half)}-{number(rise)}"
    sketch.line(
        f"{crest}q{number(half * 0.5)} {number(rise * 0.5)} {number(half)} {number(rise * 1.1)}", 1.9, 0.75
    )
    lee = ""
    for at in range(7):
        x = -half * 0.16 + at * half * 0.15
        top = -rise * (1.0 - 0.13 * at)
        lee += f"M{number(x)} {number(top + 2)}l{number(5 + chance.between(0, 3))} {number(rise * 0.75 - at * 0.5)}"
    sketch.line(lee, 1.3, 0.5)


def _heather(sketch: Sketch, chance: NamedChance, size: float) -> None:
    """A low cushion with a purple bloom."""
    reach = 11 + 6 * size
    sketch.crown(
        f"M{number(-reach)} 1q{number(reach * 0.1)}-{number(reach * 0.8)} {number(reach * 0.8)}-{number(reach * 0.72)}"
        f"q{number(reach * 0.5)}-{number(reach * 0.2)} {number(reach * 0.8)} {number(reach * 0.2)}"
        f"q{number(reach * 0.5)} {number(reach * 0.2)} {number(reach * 0.4)} {number(reach * 0.6)}z",
        "#A57F9C" if chance.unit() < 0.7 else "#9A9468",
        1.4,
    )
    sketch.shape(
        f"M{number(reach * 0.1)} 1q{number(reach * 0.5)}-{number(reach * 0.3)} {number(reach * 0.3)}"
        f"-{number(reach * 0.86)}"
        f"q{number(reach * 0.34)} 0 {number(reach * 0.5)} {number(reach * 0.28)}"
        f"q{number(reach * 0.36)} {number(reach * 0.2)} {number(reach * 0.22)} {number(reach * 0.56)}z",
        "#5C4458",
        0,
    )
    sprigs = ""
    for at in range(4):
        x = -reach * 0.55 + at * reach * 0.38
        sprigs += (
            f"M{number(x)}-1q{number(chance.between(-2, 2))}-{number(reach * 0.3)} 1-{number(reach * 0.52)}"
        )
    sketch.line(sprigs, 1.2, 0.6)


def _birch(sketch: Sketch, chance: NamedChance, size: float) -> None:
    """A dwarf birch: all of them bow to the east."""
    high, lean = 46 + 14 * size, 32 + 10 * size
    sketch.line(f"M3 0l{number(high * 0.5)} {number(high * 0.1)}", 1.7, 0.42)
    trunk = f"M0 2Q-3 {number(-high * 0.7)} {number(lean)} {number(-high)}"
    for share in (0.35, 0.65, 0.95):
        x, y = lean * share * share, -high * (1 - (1 - share) ** 2)
        reach = 13 + 4 * size
        sketch.crown(
            f"M{number(x - reach)} {number(y + 2)}q{number(reach * 0.4)} {number(-reach)} {number(reach)} "
            f"{number(-reach * 0.7)}q{number(reach)} {number(-reach * 0.1)} {number(reach * 1.2)} {number(reach * 0.8)}"
            f"q{number(-reach * 0.8)} {number(reach * 0.7)} {number(-reach * 2.2)} {number(-reach * 0.1)}z",
            chance.pick(("#B9B566", "#A9B468", "#CDB25A")),
            1.3,
        )
    sketch.line(trunk, 4.6)
    sketch.line(trunk, 2.6, 1.0, "#F6F0E0")
    sketch.line(
        f"M-2 {number(-high * 0.25)}l3 0M-1 {number(-high * 0.45)}l3 0M2 {number(-high * 0.62)}l3-1", 1.3
    )


def _apple(sketch: Sketch, chance: NamedChance, size: float) -> None:
    """An apple tree in full fruit."""
    reach = 17 + 6 * size
    sketch.line(
        f"M4 0l{number(reach * 1.3)} {number(reach * 0.3)}M0 5l{number(reach)} {number(reach * 0.2)}",
        1.7,
        0.42,
    )
    sketch.line(f"M0 2l0-{number(reach * 0.7)}", 3.6)
    _fruited(sketch, chance, reach, -reach * 1.25)


def _hung_apple(sketch: Sketch, chance: NamedChance, size: float) -> None:
    """An apple tree that has lost the ground and kept its place, roots and all."""
    reach = 17 + 6 * size
    middle, foot = -reach * 1.75, -reach * 0.55
    shade = f"M{number(-reach * 0.5)} 3l{number(reach)} 0M{number(-reach * 0.3)} 7l{number(reach * 0.8)} 0"
    sketch.line(shade, 1.7, 0.45)
    sketch.line(f"M0 {number(middle)}l0 {number(foot - middle)}", 2.6)
    sketch.line(
        f"M0 {number(foot)}l-6 8M0 {number(foot)}l1 10M0 {number(foot)}l7 7M0 {number(foot)}l-2 11", 2.0
    )
    _fruited(sketch, chance, reach, middle)


def _fruited(sketch: Sketch, chance: NamedChance, reach: float, middle: float) -> None:
    """A crown with red apples in it."""
    sketch.crown(_crown(chance, reach, middle), "#86A264", 1.7)
    for _ in range(7):
        x, y = chance.between(-0.7, 0.7) * reach, middle + chance.between(-0.7, 0.7) * reach
        sketch.line(f"M{number(x)} {number(y)}l0.4 0", 6.4)
        sketch.line(f"M{number(x)} {number(y)}l0.4 0", 4.4, 1.0, "#B5352C")


def _kelp(sketch: Sketch, chance: NamedChance, size: float) -> None:
    """Fronds that lie where the sea has left them, all combed to the east."""
    for at in range(3):
        long, y, sway = (62 + 40 * size) * chance.between(0.7, 1.2), 8 * at - 8, chance.between(-9, 9)
        start, bend, end = chance.between(-22, 10), chance.between(-3, 3), chance.between(-5, 5)
        frond = (
            f"M{number(start)} {number(y)}q{number(long * 0.2)} {number(sway - 7)} {number(long * 0.4)} "
            f"{number(sway * 0.3)}t{number(long * 0.35)} {number(bend)}t{number(long * 0.25)} {number(end)}"
        )
        sketch.line(frond, 4.6)
        sketch.line(frond, 2.9, 1.0, ("#6F8A4E", "#8C8A46", "#557048")[at])


_DRAWN: Final = {
    "conifer": _conifer,
    "broadleaf": _broadleaf,
    "palm": _palm,
    "bare": _bare,
    "reed": _reed,
    "tuft": _tuft,
    "boulder": _boulder,
    "bush": _bush,
    "cinder": _cinder,
    "crag": _crag,
    "dune": _dune,
    "heather": _heather,
    "birch": _birch,
    "apple": _apple,
    "hung-apple": _hung_apple,
    "kelp": _kelp,
}
