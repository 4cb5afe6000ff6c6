"""The wide engraving above the lobby, by day and by lamplight, and the cover of every adventure."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import numpy as np

from fogbound.packs.format import SceneSource
from fogbound.packs.pack import Pack
from fogbound.press.manner import Manner
from fogbound.press.plate import VIGNETTE, Plate
from fogbound.press.vignettes.brought import brought_by
from fogbound.press.vignettes.cards import Order, caption, drawn_to
from fogbound.press.vignettes.chance import WordChance
from fogbound.press.vignettes.choosing import subject_for
from fogbound.press.vignettes.engraver import Plane
from fogbound.press.vignettes.printing import printed
from fogbound.press.vignettes.shapes import Points, box, curve, ellipse
from fogbound.press.vignettes.sheet import Pen, Sheet
from fogbound.press.vignettes.stages import StageGround
from fogbound.press.vignettes.subjects.people import figure
from fogbound.text import LANGUAGES, catalogue

__all__ = ["HEIGHT", "WIDTH", "Hour", "cover", "cover_order", "frontispiece"]

WIDTH, HEIGHT = 1600, 460
Hour = Literal["day", "lamp"]


class _Palette(NamedTuple):
    """The colours of one hour: sky from top to horizon, ridges from far to near, fog from the land to the page."""

    sky: tuple[str, str, str]
    ridges: tuple[str, ...]
    fog: tuple[str, ...]
    dark: float  # how much heavier everything is ruled


_PALETTES: Final[dict[Hour, _Palette]] = {
    "day": _Palette(
        ("#8fabac", "#d8d8bc", "#fdecb8"),
        ("#c6d3cc", "#aebfb7", "#8ea49c", "#6c857f", "#455b59"),
        ("#aebfba", "#c3d0cb", "#d6dfd9", "#eef1ea"),
        0.0,
    ),
    "lamp": _Palette(
        ("#0d1b22", "#1d3742", "#5f6f68"),
        ("#3a5660", "#2c4751", "#213a44", "#182d36", "#0f1f27"),
        ("#234450", "#1c3843", "#162d37", "#0f1d24"),
        0.16,
    ),
}


def frontispiece(hour: Hour, manner: Manner = "tinted") -> Plate:
    """Mountains over fog, and three people with a lamp."""
    palette = _PALETTES[hour]
    chance = WordChance("frontispiece")
    sheet = Sheet(chance, WIDTH, HEIGHT)
    pen = Pen(sheet)
    pen.glow(430, 120, 560, "#fff0c0" if hour == "day" else "#8ca39a", 0.6 if hour == "day" else 0.4)
    for at, colour in enumerate(palette.ridges):
        ridge = _ridge(chance.of(f"ridge{at}"), 232 + 37 * at, 86 - 13 * at, 210 - 22 * at)
        pen.shape(ridge, colour, 0.14 + 0.12 * at + palette.dark, swell=20 - 2 * at, edge=1.0)
    pen.glow(1262, 332, 210, "#ffc566", 0.9, over=True)
    _party(pen.at(1210, 350, 0.42))
    for at, colour in enumerate(palette.fog):
        bank = _bank(chance.of(f"fog{at}"), 396 + 17 * at)
        pen.shape(bank, colour, 0.0, swell=0, edge=0.35, lift=6)
    svg = printed(sheet, _ground(chance, palette), manner=manner)
    return Plate(svg, WIDTH, HEIGHT, {lang: catalogue(lang).say("frontispiece") for lang in LANGUAGES})


def _ground(chance: WordChance, palette: _Palette) -> StageGround:
    x, y = Plane.grid(WIDTH, HEIGHT)
    cloud = np.clip(chance.of("cloud").noise(x / 3, y, 74, 3) + 0.1, 0, 1)
    east = np.clip((x - 420) / 1100, 0, 1) ** 1.2
    tone = (
        0.15
        + palette.dark
        + 0.62 * east * np.clip(1.1 - y / 360, 0, 1)
        + 0.34 * cloud * np.clip(1 - y / 300, 0, 1)
    )
    top, middle, low = palette.sky
    return StageGround(
        "level", 0, 0, np.clip(tone, 0.02, 0.9), [(0, top), (0.35, middle), (0.62, low), (1, low)]
    )


def _ridge(chance: WordChance, base: float, rough: float, size: float) -> Points:
    """A skyline from edge to edge, closed below the picture."""
    along = np.linspace(-20, WIDTH + 20, 260)
    level = np.zeros(260)
    broad = (1 - np.abs(chance.noise(along, level, size, 1))) ** 2.4
    fine = 1 - np.abs(chance.of("peaks").noise(along, level, size * 0.42, 3))
    peaks = base - rough * (1.05 * broad + 0.5 * fine * (0.4 + broad) - 0.55)
    foot = np.array([[WIDTH + 20.0, HEIGHT + 20.0], [-20.0, HEIGHT + 20.0]])
    return np.concatenate([np.stack([along, peaks], axis=1), foot])


def _bank(chance: WordChance, base: float) -> Points:
    """The upper edge of a sheet of fog, closed below the picture."""
    along = np.linspace(-20, WIDTH + 20, 160)
    rise = chance.noise(along, np.zeros(160), 190, 3) * 13
    foot = np.array([[WIDTH + 20.0, HEIGHT + 20.0], [-20.0, HEIGHT + 20.0]])
    return np.concatenate([np.stack([along, base + rise], axis=1), foot])


def _party(pen: Pen) -> None:
    """Three people on their way; the last one holds up the lamp."""
    walk = ("-8,0 -26,44 -40,98", "8,0 24,46 22,98")
    stand = ("-8,0 -16,48 -18,100", "8,0 18,48 16,100")
    figure(
        pen.at(-190, 0), stand, ("-16,-64 -32,-30 -26,4", "16,-64 40,-40 58,-60"), scarf="#2a5d8c", coat=True
    )
    pen.stroke(curve("-130,-110 -128,0 -126,112", closed=False), 5, even=True)
    figure(pen.at(-76, -6), walk, ("-16,-64 -38,-34 -30,2", "16,-64 34,-34 46,-8"), scarf="#e2ad33")
    figure(pen.at(40, 4), walk, ("-16,-64 -34,-34 -28,2", "16,-64 50,-60 84,-78"), scarf="#b8402f", coat=True)
    pen.being(curve("6,-84! 30,-116 64,-112 76,-88! 40,-94"), "#f0d08a")
    pen.flat(box(112, -78, 138, -36), "#fff3cf", 0.0, 1.4)
    pen.flat(ellipse(125, -56, 8, 13), "#f0a63c", 0.0, 0.0)


def cover_order(pack: Pack, packs: Sequence[Pack], manner: Manner = "tinted") -> Order:
    """What stands on the cover of an adventure: what its manifest says, or else its clue or its first page."""
    scene = pack.manifest.cover or SceneSource(light="dusk", weather="mist")
    subject = scene.subject or subject_for(
        next((card for card in pack.cards if card.opens), pack.cards[0]), packs
    )
    brought = brought_by(pack, subject, packs)
    return Order(
        f"cover/{pack.manifest.name}", subject, brought, None, scene.light, scene.weather, manner=manner
    )


def cover(pack: Pack, packs: Sequence[Pack], manner: Manner = "tinted") -> Plate:
    """The vignette on the cover of an adventure."""
    wanted = cover_order(pack, packs, manner)
    svg, _ = drawn_to(wanted)
    return Plate(svg, *VIGNETTE, {lang: caption(wanted, lang) for lang in LANGUAGES})
