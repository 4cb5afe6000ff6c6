"""Words on screen: the application's message catalogue in every language, and what tells a game with it.

Names and texts of cards are the packs' own; see `fogbound.packs.nouns` and `fogbound.packs.wording`.
"""

from typing import TYPE_CHECKING, Final

from fogbound.loading import on_demand
from fogbound.text.catalogue import LANGUAGES, Catalogue, catalogue, preferred_language

if TYPE_CHECKING:
    from fogbound.text.card_texts import CardTexts
    from fogbound.text.render import Renderer

__all__ = ["LANGUAGES", "CardTexts", "Catalogue", "Renderer", "catalogue", "preferred_language"]

_HOMES: Final = {
    "CardTexts": "card_texts",
    "Renderer": "render",
}
"""The modules in which the names stand, which are imported when they are first asked for."""

__getattr__ = on_demand(__name__, _HOMES)
