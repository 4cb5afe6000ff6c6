"""What people have built, as sketches: hut, tent, tower, ruin, shrine, bell, pen."""

from fogbound.press.chance import NamedChance
from fogbound.press.land.sketch import Sketch

__all__ = ["bell", "hut", "pen", "ruin", "shrine", "tent", "tower"]

_WALL, _WALL_SHADE = "#F3E8CE", "#CDBE9F"
_TILES, _TILES_LIGHT = "#A9582F", "#C2703F"
_STONE, _STONE_SHADE = "#DAD4C6", "#A39E95"
_TIMBER = "#8A6A46"
_METAL = "#B98B3C"


def hut(sketch: Sketch, chance: NamedChance) -> None:
    """A house with a tiled roof, its gable to the light."""
    sketch.shadow(56, -2, 56)
    sketch.shape("M-64-6L-64-50L-38-88L-12-50L-12 4z", _WALL)
    sketch.shape("M-12 4L-12-50L66-58L66-6z", _WALL_SHADE)
    sketch.line("M2-42l0 42M16-43l0 42M30-45l0 42M44-46l0 42", 1.2, 0.30)
    if chance.unit() < 0.7:
        sketch.shape("M24-90l0-26 16-2 0 26z", _STONE, 2.2)
    sketch.shape("M-38-88L42-97L74-54L-8-44z", _TILES)
    sketch.line("M-30-79L48-88M-22-69L56-78M-15-58L64-67", 1.5, 0.55)
    sketch.line("M-20-90l26 44M0-92l28 44M20-95l30 45", 1.1, 0.35)
    sketch.line("M-38-88L-70-44", 5.0)
    sketch.line("M-38-88L-69-46", 2.2, 1.0, _TILES_LIGHT)
    sketch.glow("M-49-1l0-30q8-9 17 1l0 33z")
    sketch.glow("M16-22l0-17 17-1 0 17z")
    sketch.line("M24-40l0 17", 1.4)


def tent(sketch: Sketch, chance: NamedChance) -> None:
    """A ridge tent with its flap tied back."""
    sketch.shadow(44, -2, 46)
    sketch.line("M-10-72L-66 8M62-64L86 4M-10-72L-58-2", 1.5, 0.8)
    sketch.shape("M-10-74L62-66L80 0L30 8z", "#CDBB94")
    sketch.shape("M-10-74L30 8L-50 4z", "#F0E2C0")
    sketch.glow("M-10-58L8 6L-24 5z")
    sketch.line("M-10-74l0-12M62-66l0-10", 2.6)
    sketch.line("M10-60l34 62M28-64l34 62", 1.2, 0.35)
    if chance.unit() < 0.5:
        sketch.shape("M-10-86l22 5-22 7z", "#A5352C", 1.8)


def tower(sketch: Sketch, chance: NamedChance) -> None:
    """A round light tower with a gallery and a lantern room."""
    sketch.shadow(34, -2, 88)
    sketch.shape("M-54 6q-14-10 4-20l100 0q18 8 6 20q-56 16-110 0z", _STONE)
    sketch.shape("M-36-4L-25-152L25-152L36-4Q0 8-36-4z", _WALL)
    sketch.shape("M8 2L7-152L25-152L36-4Q22 1 8 2z", _WALL_SHADE, 0)
    sketch.line("M-36-4L-25-152M36-4L25-152", 2.8)
    sketch.line("M12-146l3 142M18-146l6 140M23-146l9 136", 1.3, 0.45)
    sketch.line(
        "M-30-40l12 2M-20-76l14 1M-24-112l9 1M-6-24l12 1M-14-58l10 0M-4-98l8 0M-12-132l9 0", 1.3, 0.45
    )
    sketch.glow("M-12-60l0-15q6-6 11 0l0 15z", 1.8)
    sketch.glow("M-9-108l0-14q5-5 9 0l0 14z", 1.8)
    sketch.shape("M-34-152l68 0 0-10-68 0z", _STONE_SHADE)
    sketch.line("M-34-162l0-13 68 0 0 13M-17-162l0-13M0-162l0-13M17-162l0-13", 1.6)
    sketch.glow("M-18-164l0-30 36 0 0 30z")
    sketch.line("M-6-164l0-30M6-164l0-30", 1.8)
    sketch.shape("M-26-193Q-4-206 0-222Q4-206 26-193z", _TILES if chance.unit() < 0.6 else "#3F5A66")
    sketch.line("M0-222l0-14", 2.4)
    if sketch.lamps_lit:
        sketch.line("M-30-182l-44-12M-31-176l-52 3M30-182l44-12M31-176l52 3", 2.2, 0.9, "#FFE2A0")


def ruin(sketch: Sketch, chance: NamedChance) -> None:
    """Broken walls with an arch that still stands."""
    sketch.shadow(86, 0, 40)
    sketch.shape("M20 4L20-96l10-8 6 10 12-14 10 12 14-4 4 18 14-2 4 26 8 4L102 2z", _STONE_SHADE)
    sketch.shape("M-104 8l0-44 8-14 10 4 6-24 12-2 4-20 12 6L-44-10l0 18z", _STONE)
    sketch.shape("M-44 8L-44-104l12-10 10 8 14-10 12 12 16-6 0 112-12 0 0-62q-20-28-40 0l0 62z", _STONE)
    sketch.line(
        "M-40-92l16-1M-20-98l18 0M2-90l14-1M-38-74l10 0M4-72l12 0M-40-50l8 0M6-48l10 0M-38-24l7 0M8-22l8 0",
        1.4,
        0.55,
    )
    sketch.line("M-98-24l18 0M-76-38l16 0M-94-6l22 0M-66-14l14 0", 1.4, 0.55)
    sketch.line("M28-84l0 84M38-88l0 88M48-92l0 92M58-90l0 90M68-86l0 86M78-66l0 66M88-62l0 62", 1.3, 0.35)
    for x, y, size in ((-70, 22, 10), (-16, 20, 8), (50, 20, 11), (76, 16, 7)):
        stray = chance.between(-4, 4)
        sketch.shape(f"M{x + stray:.0f} {y}l{size // 2}-{size} {size} 0 {size // 2} {size}z", _STONE, 2.0)


def shrine(sketch: Sketch, chance: NamedChance) -> None:
    """A niche of stone under a small roof, with steps and ribbons."""
    sketch.shadow(36, -2, 50)
    sketch.shape("M-58 8l0-12 116-4 0 12z", _STONE)
    sketch.shape("M-44-4l0-12 88-3 0 12z", _STONE)
    sketch.shape("M-32-16L-32-86L8-88L8-18z", _STONE)
    sketch.shape("M8-18L8-88L34-84L34-19z", _STONE_SHADE)
    sketch.glow("M-24-17l0-40q12-18 24 0l0 40z")
    sketch.shape("M-18-17l0-12 12 0 0 12z" if not sketch.lamps_lit else "M-15-17l0-14 7 0 0 14z", _METAL, 1.6)
    sketch.shape("M-46-84L-12-112L22-112L50-80L10-84z", "#52656B")
    sketch.line("M-12-112L10-85M-30-97l30 12M-22-104l26 18M34-97l-18 13", 1.4, 0.5)
    sketch.line("M13-80l0 58M19-80l0 57M26-79l0 56", 1.3, 0.4)
    for at in range(3):
        sketch.line(
            f"M{-46 + at * 4} -82q-{4 + at} 12 2 {22 + round(chance.between(0, 12))}", 2.0, 0.9, "#A5352C"
        )


def bell(sketch: Sketch, chance: NamedChance) -> None:
    """A bell in a frame of timber."""
    sketch.shadow(46, -2, 54)
    sketch.shape("M34 0L38-104l10 0-2 104z", _TIMBER)
    sketch.shape("M-52 2L-46-104l10 0-4 106z", _TIMBER)
    sketch.line("M-38-34L-20-98M36-34L22-98", 4.2)
    sketch.shape("M-62-102L60-108l2 12L-62-90z", "#A07F55")
    sketch.shape("M-74-100L-2-130L72-106l-4 6L-2-118L-70-92z", "#52656B")
    sketch.line("M-1-96l0-12", 3.4)
    sketch.shape("M-32-28q10-10 10-34q2-32 21-34q20 2 22 34q0 24 10 34q-32 10-63 0z", _METAL)
    sketch.line("M10-88q6 12 5 30q1 18 6 26M15-80q4 12 3 26q1 12 5 20", 1.5, 0.6)
    sketch.line("M-14-84q-6 14-6 34", 2.4, 0.9, "#F3D48B")
    sketch.shape("M-7-23q6-5 12 0q2 12-6 13q-8-1-6-13z", "#5A4526", 2.0)
    if chance.unit() < 0.6:
        sketch.line("M-1-12q4 14-2 26", 1.8)


def _ewe(sketch: Sketch, x: int, y: int, ahead: int) -> None:
    """An ewe that has not been shorn, looking east (1) or west (-1)."""
    sketch.line(f"M{x - 8} {y}l0 8M{x + 8} {y}l0 8M{x - 3} {y + 1}l0 8M{x + 4} {y + 1}l0 8", 2.6)
    sketch.shape(
        f"M{x - 18} {y - 4}q-4-14 8-14q6-8 14-2q10-4 13 4q8 8-1 15q-6 7-14 3q-10 5-16-1q-4-1-4-5z",
        "#F6F0E0",
        1.8,
    )
    sketch.shape(
        f"M{x + 16 * ahead} {y - 14}q{9 * ahead}-3 {12 * ahead} 4q{-2 * ahead} 8 {-9 * ahead} 6z",
        "#3A3330",
        1.6,
    )


def pen(sketch: Sketch, chance: NamedChance) -> None:
    """A round fold of posts and rails with its gate ajar, three ewes in it and a stone trough."""
    posts = [(-104, -20), (-84, -44), (-44, -58), (2, -62), (48, -58), (86, -44), (106, -20)]
    front = [(-104, -20), (-92, 4), (-58, 20), (-14, 26)]
    close = [(34, 25), (70, 14), (96, -2), (106, -20)]
    sketch.shadow(100, -4, 44)
    sketch.shape("M-104-20Q-90-60 2-62Q96-58 106-20Q90 24 2 27Q-96 22-104-20z", "#D9C79B", 0)
    for run in (posts, front, close):
        for high in (30, 16):
            rail = "L".join(f"{x} {y - high}" for x, y in run)
            sketch.line(f"M{rail}", 3.0)
            sketch.line(f"M{rail}", 1.1, 1.0, "#C9A877")
        if run is posts:
            sketch.shape("M-34-10l8-14 46-2 8 14q-30 8-62 2z", _STONE, 2.2)
            sketch.shape("M-26-22l40-2 6 8q-26 5-50 1z", "#9DBFC4", 1.6)
            for x, y, ahead in ((4, -38, 1), (-66, -16, 1), (62, -14, -1)):
                _ewe(sketch, x, y, ahead)
        for x, y in run:
            sketch.line(f"M{x} {y}l{round(chance.between(-2, 2))}-38", 5.0)
    sketch.line("M-14-4L20 6M-14 10L20 20M-14-12L-14 26M20 0l0 26M-14 14L20 4", 2.6)
