"""Vignettes: engraved pictures of everything that is not land, one for every card."""

from fogbound.press.vignettes.cards import Order, caption, order, vignette
from fogbound.press.vignettes.choosing import subject_for
from fogbound.press.vignettes.portraits import tile
from fogbound.press.vignettes.roundels import roundel, roundel_order
from fogbound.press.vignettes.studio import drawn

__all__ = [
    "Order",
    "caption",
    "drawn",
    "order",
    "roundel",
    "roundel_order",
    "subject_for",
    "tile",
    "vignette",
]
