"""Words on screen: the application's message catalogue in English and French, and what tells a game with it.

Names and texts of cards are the packs' own; see `fogbound.packs.nouns` and `fogbound.packs.wording`.
"""

from fogbound.text.card_texts import CardTexts
from fogbound.text.catalogue import LANGUAGES, Catalogue, catalogue, preferred_language
from fogbound.text.render import Renderer

__all__ = ["LANGUAGES", "CardTexts", "Catalogue", "Renderer", "catalogue", "preferred_language"]
