"""A scene for a Terrain whose author wrote none: what lies around it, its tags and its area suggest one."""

from collections.abc import Sequence
from typing import Final

from fogbound.packs.calls import arrows_of, fog_areas
from fogbound.packs.format import SIDES, Biome, Feature, SceneSource
from fogbound.packs.pack import AnyCard
from fogbound.press.chance import NamedChance
from fogbound.press.land.grounds import GROUNDS

__all__ = ["fitting_scene"]

_NEAREST = 4  # cards that are asked what ground they have

# What words that authors put on Terrains say about the land.
_BIOMES: Final[dict[str, Biome]] = {
    "ash": "ash",
    "beach": "sand",
    "cave": "rock",
    "forest": "forest",
    "height": "peak",
    "jungle": "jungle",
    "marsh": "marsh",
    "mountain": "peak",
    "shore": "sand",
    "swamp": "marsh",
    "wood": "forest",
}
_FEATURES: Final[dict[str, Feature]] = {
    "cave": "cave",
    "freshwater": "spring",
    "ruin": "ruin",
    "village": "hut",
}


def fitting_scene(source: AnyCard, around: Sequence[AnyCard]) -> SceneSource:
    """A scene that suits a Terrain, given the other Terrains of its land with the nearest first."""
    words = [*source.tags, *source.keywords]
    scene = SceneSource(biome=_biome(source, words, around))
    scene.features = [_FEATURES[word] for word in words if word in _FEATURES][:3]
    lonely = [side for side in SIDES if side not in arrows_of(source)]
    if "shore" in words and lonely:
        scene.edges[lonely[0]] = "shore"
    return scene


def _biome(source: AnyCard, words: list[str], around: Sequence[AnyCard]) -> Biome:
    for word in words:
        if word in _BIOMES:
            return _BIOMES[word]
    near = [
        other.scene.biome for other in around if other.scene is not None and other.scene.biome is not None
    ]
    if near:
        nearest = near[:_NEAREST]
        return max(nearest, key=lambda biome: (nearest.count(biome), -nearest.index(biome)))
    areas = fog_areas(source)
    return NamedChance("ground of an area", areas[0] if areas else "").pick(sorted(GROUNDS))
