"""The picture of any card, and the sentence for people who cannot see it: land for a Terrain, a vignette for the rest."""

from collections.abc import Sequence

from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.describe import describe
from fogbound.press.land import land, shows_land, survey
from fogbound.press.manner import Manner
from fogbound.press.plate import Plate
from fogbound.press.vignettes import caption, order, vignette

__all__ = ["plate", "shown"]


def plate(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> Plate:
    """The picture of a card of these packs."""
    return land(card, packs, manner) if shows_land(card) else vignette(card, packs, manner)


def shown(card: LoadedCard, packs: Sequence[Pack], lang: str) -> str:
    """The sentence for the picture of a card, whether it is drawn already or not."""
    if shows_land(card):
        return describe(survey(packs).scene(card), lang)
    return caption(order(card, packs), lang)
