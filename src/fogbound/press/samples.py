"""Samples: everything an author can have drawn, each with the words that ask for it and a picture, in sections."""

import base64
import html
import io
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple, get_args

import resvg_py
from PIL import Image

from fogbound.packs.drawings import Backdrop, Drawing
from fogbound.packs.format import (
    Biome,
    ContinentCard,
    Edge,
    Feature,
    Light,
    Manifest,
    SceneSource,
    Weather,
)
from fogbound.packs.inks import INKS
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.subjects import GROUPS
from fogbound.press.icons import icon
from fogbound.press.icons.actions import ACTIONS
from fogbound.press.icons.goods import GOODS
from fogbound.press.land import land
from fogbound.press.manner import BLACK, Manner, inked
from fogbound.press.vignettes import drawn
from fogbound.press.vignettes.brought import brought_by
from fogbound.press.vignettes.portraits import LOOKS, Look, head
from fogbound.text import catalogue

__all__ = ["Sample", "Section", "sections"]

WIDTHS: Final = {"wide": 240, "square": 220, "head": 120}
"""How many pixels wide the pictures of a section are, by their form."""
_QUALITY: Final = 55
_SEED: Final = "sample"

Form = Literal["wide", "square", "head", "ink", "icon"]


class Sample(NamedTuple):
    """What an author writes, what comes of it in a sentence, and how its picture is made, as HTML."""

    code: str
    says: str
    picture: Callable[[], str]


class Section(NamedTuple):
    """Samples of one sort, and how they are asked for."""

    name: str  # of the place in the page
    title: str
    about: str
    form: Form
    samples: list[Sample]


def sections(packs: Sequence[Pack] = (), manner: Manner = "tinted") -> list[Section]:
    """All there is to choose from; the drawings of these packs come first."""
    return [
        *(_drawings(pack, packs, manner) for pack in packs if pack.drawings),
        *(_subjects(group, manner) for group in GROUPS),
        *_lands(manner),
        *_moods(manner),
        _characters(manner),
        _stages(manner),
        _inks(),
        _icons("actions", "Types of action with an icon", ACTIONS),
        _icons("goods", "Resources and keywords with an icon", GOODS),
    ]


# -- vignettes -------------------------------------------------------------------------------------


def _subjects(group: str, manner: Manner) -> Section:
    words = catalogue("en")
    samples = [
        Sample(
            f"subject: {name}",
            words.say(f"subject-{name}"),
            partial(_vignette, name, manner),
        )
        for name in GROUPS[group]
    ]
    about = "In the scene of a card that shows no land: scene: {subject: WORD}."
    return Section(group.partition(" ")[0].strip(","), _sentence(group), about, "wide", samples)


def _drawings(pack: Pack, packs: Sequence[Pack], manner: Manner) -> Section:
    samples = []
    for name in sorted(pack.drawings):
        brought = brought_by(pack, name, packs)
        assert brought is not None
        samples.append(
            Sample(
                f"subject: {name}",
                brought.says["en"],
                partial(_vignette, name, manner, drawing=brought.drawing),
            )
        )
    title = f"Drawings of {pack.manifest.name}"
    about = "Named like a subject, by this pack and by those that build on it."
    return Section(f"of-{pack.manifest.name}", title, about, "wide", samples)


def _moods(manner: Manner) -> list[Section]:
    """The same picture at every hour and in every weather."""
    words = catalogue("en")
    hours = [
        Sample(f"light: {light}", _hour(light), partial(_vignette, "tower", manner, light=light))
        for light in get_args(Light)
    ]
    weathers = [
        Sample(
            f"weather: {weather}",
            _sentence(words.say(f"scene-weather-{weather}"))
            if weather != "clear"
            else "Where nothing is said.",
            partial(_vignette, "stile", manner, light="dusk", weather=weather),
        )
        for weather in get_args(Weather)
    ]
    about = "In any scene. A subject has a light of its own where the scene says nothing, or day."
    return [
        Section("light", "Light", about, "wide", hours),
        Section("weather", "Weather", "In any scene, on land as well.", "wide", weathers),
    ]


def _hour(light: Light) -> str:
    return (
        _sentence(catalogue("en").say(f"scene-hour-{light}")) if light != "day" else "Where nothing is said."
    )


def _stages(manner: Manner) -> Section:
    samples = [
        Sample(
            f'data-stage="{stage}"',
            "",
            partial(_vignette, "stage", manner, drawing=Drawing([], stage=stage)),
        )
        for stage in get_args(Backdrop)
    ]
    return Section("stages", "Stages", "What a drawing of your own stands before.", "wide", samples)


def _characters(manner: Manner) -> Section:
    samples = [Sample(word, "", partial(_head, word, look, manner)) for word, look in LOOKS.items()]
    about = "A character is drawn as the English .flavour of their card says: one of these words is enough."
    return Section("characters", "Characters", about, "head", samples)


def _head(word: str, look: Look, manner: Manner) -> str:
    return _picture(head(f"{_SEED}/{word}", look, None, manner), "head")


def _vignette(
    name: str,
    manner: Manner,
    *,
    light: Light | None = None,
    weather: Weather = "clear",
    drawing: Drawing | None = None,
) -> str:
    svg, _ = drawn(name, _SEED, None, light, weather, None, manner, drawing)
    return _picture(svg, "wide")


# -- land ------------------------------------------------------------------------------------------


def _lands(manner: Manner) -> list[Section]:
    words = catalogue("en")
    lie = _Land(manner)
    features = [
        Sample(
            f"features: [{feature}]",
            _sentence(words.say(f"scene-thing-{feature}")),
            lie.of(SceneSource(biome=_ground(feature), features=[feature])),
        )
        for feature in get_args(Feature)
    ]
    biomes = [
        Sample(f"biome: {biome}", words.say(f"scene-ground-{biome}") + ".", lie.of(SceneSource(biome=biome)))
        for biome in get_args(Biome)
    ]
    edges = [
        Sample(f"edges: {{south: {edge}}}", "", lie.of(SceneSource(biome="meadow", edges={"south": edge})))
        for edge in get_args(Edge)
    ]
    ways = [
        Sample("paths: [north, south]", "", lie.of(SceneSource(biome="meadow", paths=["north", "south"]))),
        Sample("river: [north, east]", "", lie.of(SceneSource(biome="meadow", river=["north", "east"]))),
    ]
    of_land = "In the scene of a Terrain."
    return [
        Section("biomes", "Biomes", of_land, "square", biomes),
        Section("edges", "Edges, paths, rivers", of_land, "square", [*edges, *ways]),
        Section("features", "Features", f"{of_land} Up to three: features: [hut, well].", "square", features),
    ]


_GROUNDS: Final[dict[Feature, Biome]] = {
    "anchors": "sand",
    "boat": "sand",
    "cairn": "moor",
    "cave": "rock",
    "jetty": "sand",
    "kelp": "sand",
    "pools": "rock",
    "reeds": "marsh",
    "ruin": "moor",
    "stones": "moor",
    "stranded-boat": "sand",
    "wreck": "sand",
}
"""The ground on which a feature is at home; a meadow for all others."""


def _ground(feature: Feature) -> Biome:
    return _GROUNDS.get(feature, "meadow")


class _Land:
    """Terrains that lie by themselves, in a pack that nobody plays."""

    def __init__(self, manner: Manner) -> None:
        self._manner = manner
        self._pack = Pack(Manifest(name="samples", ruleset="continent", format=1), [], "")

    def of(self, scene: SceneSource) -> Callable[[], str]:
        """How the picture of a scene is made."""
        number = len(self._pack.cards) + 1
        source = ContinentCard(number=number, back="green", kind="terrain", scene=scene)
        card = LoadedCard(f"{number:03}", source, "samples/cards/samples.yaml", 1, 1)
        self._pack.cards.append(card)
        return partial(self._drawn, card)

    def _drawn(self, card: LoadedCard) -> str:
        return _picture(land(card, (self._pack,), self._manner).trimmed(), "square")


# -- inks and icons --------------------------------------------------------------------------------


def _inks() -> Section:
    samples = [
        Sample(
            f'fill="{name}"',
            f"{code}, in high contrast {'black' if inked(code) == BLACK else 'white'}",
            partial(_swatch, code),
        )
        for name, code in INKS.items()
    ]
    return Section("inks", "Inks", "What drawings are tinted with, by name or by code.", "ink", samples)


def _icons(name: str, title: str, words: dict[str, str]) -> Section:
    samples = [Sample(word, "", partial(icon, word)) for word in sorted(words)]
    about = "Every other word gets a sign that is always the same."
    return Section(name, title, about, "icon", samples)


def _swatch(code: str) -> str:
    return f'<i style="background:{code}"></i>'


# -- pictures --------------------------------------------------------------------------------------


def _picture(svg: str, form: Literal["wide", "square", "head"]) -> str:
    """A drawing as a picture within the page."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTHS[form]))
    image = Image.open(io.BytesIO(png)).convert("RGB")
    content = io.BytesIO()
    image.save(content, "WEBP", quality=_QUALITY, method=4)
    data = base64.b64encode(content.getvalue()).decode()
    size = f'width="{image.width}" height="{image.height}"'
    return f'<img src="data:image/webp;base64,{html.escape(data)}" {size} alt="">'


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
