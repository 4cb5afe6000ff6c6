"""What pictures show, said in one sentence: complete in both languages, and silent about what is hidden."""

from itertools import chain

import msgspec
import pytest

from fogbound.packs.format import Biome, Feature, Light, SceneSource, Weather
from fogbound.press.describe import describe
from fogbound.text import LANGUAGES


@pytest.mark.parametrize(
    ("scene", "english", "french"),
    [
        (SceneSource(biome="meadow"), "A meadow.", "Une prairie."),
        (
            SceneSource(
                biome="moor",
                edges={"north": "sea", "west": "sea"},
                paths=["east"],
                light="dusk",
                features=["pen"],
            ),
            "A moor at dusk, with the sea to the north and west, a path and a fold for animals.",
            "Une lande au crépuscule, avec la mer au nord et à l’ouest, un sentier et un enclos.",
        ),
        (
            SceneSource(biome="rock", river=["north"], light="lamp", weather="wind"),
            "Bare rock by lamplight in the wind, with a river.",
            "De la roche nue à la lueur d’une lampe dans le vent, avec une rivière.",
        ),
    ],
)
def test_a_scene_is_told_in_a_sentence(scene, english, french):
    """Ground, hour and weather, what meets the sides, then what stands there."""
    assert describe(scene, "en") == english
    assert describe(scene, "fr") == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_scene_may_hold_has_words(lang):
    """No biome, feature, hour or weather is missing from a language."""

    def words(kind):
        return msgspec.inspect.type_info(kind).values

    scenes = chain(
        (SceneSource(biome=biome) for biome in words(Biome)),
        (SceneSource(biome="ash", features=[feature]) for feature in words(Feature)),
        (SceneSource(biome="ash", light=light) for light in words(Light)),
        (SceneSource(biome="ash", weather=weather) for weather in words(Weather)),
        (SceneSource(biome="ash", edges={"south": edge}) for edge in ("sea", "shore", "ridge")),
    )
    told = [describe(scene, lang) for scene in scenes]

    assert len(set(told)) == len(told) - 2  # day and clear weather go without saying
