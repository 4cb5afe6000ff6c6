"""What land in a picture shows, in one plain sentence, for people who cannot see it; never what is hidden in it."""

from fogbound.packs.format import SIDES, Edge, SceneSource
from fogbound.text import Catalogue, catalogue

__all__ = ["describe"]

_BORDERS: tuple[Edge, ...] = ("sea", "shore", "ridge")


def describe(scene: SceneSource, lang: str) -> str:
    """The sentence for a scene with land in it, in one of the languages of the catalogue."""
    words = catalogue(lang)
    land = [words.say(f"scene-ground-{scene.biome}")]
    if scene.light != "day":
        land.append(words.say(f"scene-hour-{scene.light}"))
    if scene.weather != "clear":
        land.append(words.say(f"scene-weather-{scene.weather}"))
    things = _things(scene, words)
    if not things:
        return words.say("scene", land=" ".join(land))
    return words.say("scene-with", land=" ".join(land), things=_listed(things, words))


def _things(scene: SceneSource, words: Catalogue) -> list[str]:
    found = []
    for border in _BORDERS:
        sides = [words.say(f"scene-side-{side}") for side in SIDES if scene.edges.get(side) == border]
        if sides:
            found.append(words.say(f"scene-{border}", sides=_listed(sides, words)))
    if scene.river:
        found.append(words.say("scene-river"))
    if scene.paths:
        found.append(words.say("scene-path"))
    return found + [words.say(f"scene-thing-{feature}") for feature in scene.features]


def _listed(parts: list[str], words: Catalogue) -> str:
    """Several things, one after the other, as they are said."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say("scene-and", before=", ".join(parts[:-1]), last=parts[-1])
