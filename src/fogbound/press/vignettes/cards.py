"""The vignette of a card: its subject on its stage, or the portrait of a character."""

from collections.abc import Sequence

from msgspec import Struct

from fogbound.packs.format import Light, Weather
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.subjects import Subject
from fogbound.press.manner import Manner
from fogbound.press.plate import VIGNETTE, Plate
from fogbound.press.vignettes.choosing import stage_for, subject_for
from fogbound.press.vignettes.portraits import Look, look_of, portrait
from fogbound.press.vignettes.stages import Stage
from fogbound.press.vignettes.studio import drawn
from fogbound.text import LANGUAGES, catalogue

__all__ = ["Order", "order", "vignette"]


class Order(Struct, frozen=True):
    """All that the picture of a card is drawn from."""

    seed: str
    subject: Subject | None = None
    stage: Stage | None = None
    light: Light | None = None
    weather: Weather = "clear"
    hidden: int | None = None
    look: Look | None = None  # of a character
    manner: Manner = "tinted"


def order(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> Order:
    """What is to be drawn for a card that shows no land, and in which manner."""
    seed = f"{card.file.partition('/')[0]}/{card.uid}"
    if card.source.character is not None:
        return Order(seed, look=look_of(card, packs), manner=manner)
    scene = card.source.scene
    return Order(
        seed,
        subject_for(card, packs),
        stage_for(card),
        None
        if scene is None or scene.light == "day"
        else scene.light,  # by day, each subject has its own light
        "clear" if scene is None else scene.weather,
        None if card.source.hidden is None else card.source.hidden.number,
        manner=manner,
    )


def vignette(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> Plate:
    """The picture of a card that shows no land."""
    wanted = order(card, packs, manner)
    if wanted.subject is None:
        return portrait(card, packs, manner=manner)
    svg, spot = drawn(
        wanted.subject, wanted.seed, wanted.stage, wanted.light, wanted.weather, wanted.hidden, manner
    )
    says = {lang: catalogue(lang).say(f"subject-{wanted.subject}") for lang in LANGUAGES}
    return Plate(svg, *VIGNETTE, says, spot)
