"""Roundels: who speaks in a story, or what it is about, square and to be shown in a ring beside a prospect."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.manner import Manner
from fogbound.press.plate import VIGNETTE, Plate, opening
from fogbound.press.vignettes.cards import Order, caption, drawn_to, order
from fogbound.press.vignettes.portraits import TILE, Look, head
from fogbound.text import LANGUAGES

__all__ = ["roundel", "roundel_order"]

_SIDE: Final = 312  # of the square that is cut out of a vignette
_CUT: Final = opening(*VIGNETTE, 0)
_SQUARE: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{(VIGNETTE[0] - _SIDE) // 2} {(VIGNETTE[1] - _SIDE) // 2} '
    f'{_SIDE} {_SIDE}" width="{_SIDE}" height="{_SIDE}">'
)

_HEADS: Final[dict[str, Look]] = {
    "child": Look("", "bob", ""),
    "old-man": Look("brim", "short", "full"),
    "old-woman": Look("scarf", "bun", ""),
    "pedlar": Look("wool", "short", "full"),
    "poacher": Look("hood", "short", "short"),
    "soldier": Look("peaked", "short", "short"),
    "traveller": Look("brim", "short", ""),
    "watch": Look("flat-cap", "short", "short"),
    "weaver": Look("", "braid", ""),
}
"""People who stand in a story, and how they look from near."""


def roundel_order(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> Order:
    """What the roundel of a card is drawn from: a person looks the same on every page of a pack."""
    wanted = replace(order(card, packs, manner), hidden=None)
    if wanted.subject not in _HEADS:
        return wanted
    return Order(f"{card.file.partition('/')[0]}/{wanted.subject}", wanted.subject, manner=manner)


def roundel(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> Plate:
    """The roundel of a card that shows no land: a head in profile, or the middle of its vignette."""
    wanted = roundel_order(card, packs, manner)
    says = {lang: caption(wanted, lang) for lang in LANGUAGES}
    look = wanted.look if wanted.subject is None else _HEADS.get(wanted.subject)
    if look is not None:
        return Plate(head(wanted.seed, look, manner=manner), TILE, TILE, says)
    svg, _ = drawn_to(wanted)
    return Plate(svg.replace(_CUT, _SQUARE, 1), _SIDE, _SIDE, says)
