"""Landscapes: the pictures of Terrains, drawn so that neighbours match without knowing each other."""

from collections.abc import Sequence

from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.describe import describe
from fogbound.press.land.drawing import draw
from fogbound.press.land.survey import LandSite, LandSurvey, shows_land
from fogbound.press.manner import Manner
from fogbound.press.plate import BLEED, LAND, Plate
from fogbound.text import LANGUAGES

__all__ = ["LandSite", "LandSurvey", "draw", "land", "shows_land"]

_surveyed: tuple[tuple[Pack, ...], LandSurvey] | None = None  # the packs that were asked for last


def survey(packs: Sequence[Pack]) -> LandSurvey:
    """The survey of these packs; that of the last ones is remembered."""
    global _surveyed
    if _surveyed is None or not _same(_surveyed[0], packs):
        _surveyed = (tuple(packs), LandSurvey(packs))
    return _surveyed[1]


def _same(known: Sequence[Pack], asked: Sequence[Pack]) -> bool:
    return len(known) == len(asked) and all(one is other for one, other in zip(known, asked, strict=True))


def land(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> Plate:
    """The picture of a Terrain of these packs."""
    known = survey(packs)
    drawing = draw(known.site(card, manner))
    says = {lang: describe(known.scene(card), lang) for lang in LANGUAGES}
    return Plate(drawing.svg, *LAND, says, drawing.spot, BLEED)
