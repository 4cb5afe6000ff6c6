"""What stands behind the number of a card, for texts that name a number only."""

from typing import Final

from fogbound.text.card_texts import CardTexts
from fogbound.text.catalogue import catalogue
from fogbound.view.schema import SeenNumber

__all__ = ["number_met"]

LEFT: Final = {False: "number-met", True: "number-gone"}


def number_met(texts: CardTexts, met: SeenNumber, lang: str) -> str:
    """The card that the table knows by this number, and that none of them is left, where that is so; or nothing."""
    if not met.card:
        return ""
    return catalogue(lang).say(LEFT[met.is_gone], card=texts.name(met.card, lang))
