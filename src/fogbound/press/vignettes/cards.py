"""The vignette of a card: its subject on its stage, or the portrait of a character."""

from collections.abc import Sequence

from msgspec import Struct

from fogbound.packs.format import Light, Weather
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.manner import Manner
from fogbound.press.plate import VIGNETTE, Plate, Spot
from fogbound.press.vignettes.brought import Brought, brought_to
from fogbound.press.vignettes.choosing import stage_for, subject_for
from fogbound.press.vignettes.portraits import Look, look_of, portrait
from fogbound.press.vignettes.stages import Stage
from fogbound.press.vignettes.studio import drawn
from fogbound.text import LANGUAGES, catalogue

__all__ = ["Order", "caption", "drawn_to", "order", "vignette"]


class Order(Struct, frozen=True):
    """All that the picture of a card is drawn from."""

    seed: str
    subject: str | None = None
    brought: Brought | None = None  # the drawing of this name, when a pack has brought it
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
    subject = subject_for(card, packs)
    return Order(
        seed,
        subject,
        brought_to(card, subject, packs),
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
    svg, spot = drawn_to(wanted)
    return Plate(svg, *VIGNETTE, {lang: caption(wanted, lang) for lang in LANGUAGES}, spot)


def drawn_to(wanted: Order) -> tuple[str, Spot | None]:
    """The vignette that is ordered, and where it hides a number."""
    assert wanted.subject is not None
    return drawn(
        wanted.subject,
        wanted.seed,
        wanted.stage,
        wanted.light,
        wanted.weather,
        wanted.hidden,
        wanted.manner,
        None if wanted.brought is None else wanted.brought.drawing,
    )


def caption(wanted: Order, lang: str) -> str:
    """What an ordered picture shows, in a sentence."""
    if wanted.brought is not None:
        return wanted.brought.says[lang]
    return catalogue(lang).say("portrait" if wanted.subject is None else f"subject-{wanted.subject}")
