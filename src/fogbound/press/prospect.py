"""Prospects: tall views for the reader of a story, seen from the ground: a Terrain with what stands there, or whatever
another card shows, before its sky.
"""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from fogbound.packs.drawings import Drawing
from fogbound.packs.format import Biome, Feature, Light, Weather
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.subjects import Subject
from fogbound.press.card_pictures import shown
from fogbound.press.land import shows_land, survey
from fogbound.press.land.grounds import GROUNDS
from fogbound.press.land.light import LIGHTS
from fogbound.press.manner import Manner
from fogbound.press.plate import Plate
from fogbound.press.vignettes.brought import as_subject
from fogbound.press.vignettes.cards import order
from fogbound.press.vignettes.chance import Field, WordChance
from fogbound.press.vignettes.engraver import Plane
from fogbound.press.vignettes.printing import printed
from fogbound.press.vignettes.shapes import Points, box, curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen, Sheet
from fogbound.press.vignettes.stages import SEAS, SKIES, StageGround
from fogbound.press.vignettes.subjects import SUBJECTS
from fogbound.text import LANGUAGES

__all__ = ["HEIGHT", "WIDTH", "ProspectSubject", "prospect", "prospect_of"]

WIDTH, HEIGHT = 600, 1000
_HORIZON = 590
_RIDGES: Final = ((500, 96, 200), (572, 64, 170), (650, 46, 190), (770, 40, 230))
"""Ridges from far to near: how high they lie, how far they rise and fall, and how long their waves are."""
_AHEAD: Final = 2  # the ridge on which things stand
_SHARP: Final[frozenset[Biome]] = frozenset({"ash", "peak", "rock"})
_DARK: Final[frozenset[Light]] = frozenset({"dusk", "lamp", "night"})

_STANDS: Final[dict[Feature, Subject]] = {
    "anchors": "anchor",
    "bell": "bell",
    "birches": "birches",
    "boat": "boat",
    "cairn": "cairn",
    "cave": "cave",
    "gatehouse": "wicket",
    "great-house": "great-house",
    "great-oak": "tree",
    "hanging-orchard": "tree",
    "hives": "hives",
    "hut": "house",
    "jetty": "boat",
    "milestone": "milestone",
    "orchard": "tree",
    "pen": "fence",
    "reeds": "reeds",
    "reel": "reel",
    "ruin": "wall",
    "shrine": "gate",
    "stones": "milestone",
    "tent": "tent",
    "tower": "tower",
    "village": "village",
    "well": "well",
    "wreck": "wreck",
}
"""What is drawn where a feature stands that can be seen from afar."""

_FAR: Final[tuple[Subject, ...]] = ("edge-town",)
"""What stands against a sky of its own, and as well in a landscape, as everything does whose stage is land."""


class ProspectSubject(Struct, frozen=True):
    """All that a prospect is drawn from."""

    seed: str
    biome: Biome
    motif: str | None
    light: Light
    weather: Weather
    at_sea: bool = False
    drawing: Drawing | None = None  # the motif, when a pack has brought it
    manner: Manner = "tinted"


def prospect_of(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> ProspectSubject:
    """What the prospect of a card of these packs is drawn from."""
    if shows_land(card):
        site = survey(packs).site(card, manner)
        motif = next((_STANDS[feature] for feature in site.features if feature in _STANDS), None)
        wet = any(rim.kind in ("sea", "shore") for rim in site.rims)
        return ProspectSubject(site.key, site.biome, motif, site.light, site.weather, wet, manner=manner)
    wanted = order(card, packs, manner)
    if wanted.subject is None:
        return ProspectSubject(
            wanted.seed, "meadow", None, wanted.light or "day", wanted.weather, manner=manner
        )
    drawing = None if wanted.brought is None else wanted.brought.drawing
    known = SUBJECTS[wanted.subject] if drawing is None else as_subject(drawing)
    light = wanted.light or known.light
    if known.stage != "land" and wanted.subject not in _FAR:  # it is left to the roundel
        return ProspectSubject(wanted.seed, "meadow", None, light, wanted.weather, manner=manner)
    return ProspectSubject(
        wanted.seed, "meadow", wanted.subject, light, wanted.weather, False, drawing, manner
    )


def prospect(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> Plate:
    """The prospect of a card of these packs."""
    svg = _drawn(prospect_of(card, packs, manner))
    return Plate(svg, WIDTH, HEIGHT, {lang: shown(card, packs, lang) for lang in LANGUAGES})


def _drawn(wanted: ProspectSubject) -> str:
    chance = WordChance(f"prospect/{wanted.seed}")
    sheet = Sheet(chance, WIDTH, HEIGHT)
    pen = Pen(sheet)
    dark = wanted.light in _DARK
    sun = chance.of("sun").between(150, 450)
    pen.glow(sun, 330, 330, "#8ca3a8" if wanted.light == "night" else "#ffe9b0", 0.55 if dark else 0.8)
    for at, (base, rough, size) in enumerate(_RIDGES):
        if wanted.at_sea and at == 1:
            pen.flat(box(-14, _HORIZON, WIDTH + 14, HEIGHT + 14), SEAS[wanted.light], 0.3, 0.8)
            continue
        ridge = _ridge(chance.of(f"ridge{at}"), base, rough, size, wanted.biome in _SHARP)
        tone = 0.12 + 0.10 * at + (0.12 if dark else 0.0)
        pen.shape(ridge, _colour(wanted, at), tone, swell=30, edge=1.0)
        if at:
            _grow(pen, wanted, at, ridge)
        if at == _AHEAD and wanted.motif is not None:
            spot = chance.of("motif").between(270, 350)
            motif = SUBJECTS[wanted.motif] if wanted.drawing is None else as_subject(wanted.drawing)
            motif.draw(pen.at(spot, _height(ridge, spot) - 108, 1.25))
    _fog(pen, wanted)
    if wanted.light != "night" and wanted.weather in ("clear", "wind"):
        _birds(pen, chance.of("birds"))
    return printed(sheet, _sky(chance, wanted, dark), wanted.weather, manner=wanted.manner)


def _sky(chance: WordChance, wanted: ProspectSubject, dark: bool) -> StageGround:
    x, y = Plane.grid(WIDTH, HEIGHT)
    cloud = np.clip(chance.of("cloud").noise(x / 2.6, y, 84, 3) + 0.08, 0, 1)
    high = np.clip(1 - y / _HORIZON, 0, 1)
    tone: Field = (0.22 if dark else 0.06) + 0.36 * high**1.5 + 0.42 * cloud * (0.25 + high)
    top, middle, low = SKIES[wanted.light]
    wash = [(0.0, top), (0.34, middle), (0.56, low), (1.0, low)]
    return StageGround("level", 300, 300, np.clip(tone, 0.02, 0.9), wash)


def _ridge(chance: WordChance, base: float, rough: float, size: float, sharp: bool) -> Points:
    """A skyline from edge to edge, closed below the picture."""
    along = np.linspace(-14, WIDTH + 14, 120)
    level = np.zeros(120)
    rise = chance.noise(along, level, size, 3)
    if sharp:
        rise = 1.1 - 2.2 * np.abs(rise) + 0.3 * chance.of("crags").noise(along, level, size / 5, 2)
    foot = np.array([[WIDTH + 14.0, HEIGHT + 14.0], [-14.0, HEIGHT + 14.0]])
    return np.concatenate([np.stack([along, base - rough * rise], axis=1), foot])


def _height(ridge: Points, x: float) -> float:
    """Where a ridge lies at a place along it."""
    return float(np.interp(x, ridge[:-2, 0], ridge[:-2, 1]))


def _colour(wanted: ProspectSubject, at: int) -> str:
    """The tint of the ground, lost in the air far away and deeper the nearer it is."""
    ground, lighting = GROUNDS[wanted.biome], LIGHTS[wanted.light]
    near = (246, 246, 242) if wanted.weather == "snow" else ground.low if at else ground.high
    deeper = (1.0, 1.0, 0.9, 0.72)[at]
    own = lighting.graded("#" + "".join(f"{round(part * deeper):02x}" for part in near))
    return _mixed(own, SKIES[wanted.light][1], (0.62, 0.30, 0.0, 0.0)[at])


def _mixed(one: str, other: str, share: float) -> str:
    parts = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


# -- what grows ------------------------------------------------------------------------------------


def _conifer(pen: Pen, colour: str) -> None:
    tiers = (
        "-30,-8! -14,-30! -26,-30! -11,-56! -20,-56! -8,-82! -13,-82! 0,-124! 13,-82! 8,-82! 20,-56! 11,-56!"
    )
    pen.shape(poly(f"{tiers} 26,-30! 14,-30! 30,-8! 4,-8! 4,0! -4,0! -4,-8!".replace("!", "")), colour, 0.5)


def _broadleaf(pen: Pen, colour: str) -> None:
    pen.flat(poly("-4,0 -3,-36 3,-36 5,0"), "#5a4a3a", 0.6)
    pen.shape(curve("-34,-40 -40,-66 -18,-92 6,-100 30,-86 40,-60 32,-36 0,-28"), colour, 0.36, swell=18)


def _bare(pen: Pen, colour: str) -> None:
    pen.being(limb(curve("0,0 -4,-50 6,-110", closed=False), [9, 6, 2]), "none", colour)
    for branch in ("-2,-40 -22,-58 -30,-82", "0,-56 24,-72 28,-98", "2,-78 -14,-94 -12,-112"):
        pen.being(limb(curve(branch, closed=False), [5, 3, 1.4]), "none", colour)


def _crag(pen: Pen, colour: str) -> None:
    pen.shape(poly("-34,4 -26,-44 -8,-88 10,-60 18,-70 36,4"), colour, 0.34, swell=14)


def _cushion(pen: Pen, colour: str) -> None:
    pen.shape(ellipse(0, -6, 30, 15), colour, 0.42, swell=9)


def _reed(pen: Pen, colour: str) -> None:
    for x, lean, tall in ((-14, -10, 70), (-6, 2, 92), (2, 8, 80), (10, 16, 64)):
        pen.stroke(curve(f"{x},0 {x + lean / 3},{-tall / 2} {x + lean},{-tall}", closed=False), 3.0, colour)
    for x, y in ((-4, -92), (10, -80)):
        pen.flat(ellipse(x, y, 4, 12), "#7a4a24", 0.4, 0.0)


def _tuft(pen: Pen, colour: str) -> None:
    for lean in (-16, -6, 4, 15):
        pen.stroke(curve(f"0,0 {lean / 3},-16 {lean},-34", closed=False), 2.6, colour)


_GROWTH: Final[dict[Biome, tuple[tuple[Callable[[Pen, str], None], str, int], ...]]] = {
    "ash": ((_bare, "#2b2628", 4), (_cushion, "#4a4246", 5)),
    "forest": ((_conifer, "#4c6647", 15),),
    "jungle": ((_broadleaf, "#5c8650", 14),),
    "marsh": ((_reed, "#46502f", 12),),
    "meadow": ((_broadleaf, "#7d9a5a", 4), (_tuft, "#5c6a3a", 9)),
    "moor": ((_cushion, "#8b6a84", 11), (_bare, "#3a3030", 1)),
    "peak": ((_conifer, "#5a6a60", 5), (_crag, "#d6d6d4", 3)),
    "rock": ((_crag, "#bab8b0", 6), (_tuft, "#6a6a52", 4)),
    "sand": ((_tuft, "#8a7844", 9),),
}
"""What grows in a biome, in which colour, and how many of it stand on a ridge."""


def _grow(pen: Pen, wanted: ProspectSubject, at: int, ridge: Points) -> None:
    """Plants and rocks along a ridge, larger the nearer it is, with room left in the middle for what stands there."""
    chance = pen.chance.of(f"growth{at}")
    lighting, size = LIGHTS[wanted.light], (0.0, 0.42, 0.74, 1.25)[at]
    for draw, colour, count in _GROWTH[wanted.biome]:
        shade = _mixed(lighting.graded(colour.upper()), SKIES[wanted.light][1], (0, 0.28, 0, 0)[at])
        spots = sorted((chance.between(0, 1), chance.between(0, WIDTH)) for _ in range(count))
        for depth, x in spots:
            if at == _AHEAD and wanted.motif is not None and abs(x - 310) < 150:
                continue
            draw(pen.at(x, _height(ridge, x) + 4 + 44 * depth * size, size * (0.86 + 0.28 * depth)), shade)


def _fog(pen: Pen, wanted: ProspectSubject) -> None:
    """Sheets of fog at the foot, each paler than the one before, on which names lie well."""
    middle = SKIES[wanted.light][1]
    along = np.linspace(-14, WIDTH + 14, 70)
    for at in range(3):
        rise = pen.chance.of(f"fog{at}").noise(along, np.zeros(70), 170, 3) * 22
        foot = np.array([[WIDTH + 14.0, HEIGHT + 14.0], [-14.0, HEIGHT + 14.0]])
        bank = np.concatenate([np.stack([along, 868 + 46 * at + rise], axis=1), foot])
        pen.shape(
            bank, _mixed(middle, "#f1f1e8", 0.16 + 0.24 * at), 0.06 * (2 - at), swell=0, edge=0.4, lift=7
        )


def _birds(pen: Pen, chance: WordChance) -> None:
    for _ in range(4):
        one = pen.at(chance.between(70, 530), chance.between(120, 380), chance.between(0.5, 0.9))
        one.stroke(curve("-22,-6 -10,-10 0,0 10,-10 22,-6", closed=False), 3.0, free=True)
