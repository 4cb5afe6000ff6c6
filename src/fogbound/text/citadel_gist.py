"""The gist of a card of the Citadel, read out when it comes up: what is worth knowing before anybody chooses.

Left out is what happens at once before everybody's eyes, what the options tell when their time has come, and where
the card goes; a closer look at the card tells all of it.
"""

from fogbound.packs.citadel_wording import CitadelWriter
from fogbound.packs.lines import Text
from fogbound.text.card_texts import CardTexts
from fogbound.view import Perspective, happens_at_once

__all__ = ["gist"]


def gist(texts: CardTexts, known: Perspective, name: str, lang: str) -> list[Text]:
    """What of a Citadel card's text is read out; an author's own wording is read as it stands."""
    card = texts.card(name)
    source = card.citadel
    if texts.text(name, lang) != texts.text(name, lang, exact=True):
        return texts.text(name, lang)
    writer = CitadelWriter(lang, texts.nouns, card.uid)
    effects = [effect for effect in source.effects if effect is not None and not happens_at_once(effect)]
    if not card.is_on_board:
        actions = [writer.action(*each) for each in writer.printed_actions(source.actions)]
        return [*writer.lay_out_texts([source.text, *effects]), *actions]
    return [
        *writer.lay_out_texts(effects),
        *(writer.action(*offer) for offer in known.offers(card.uid, source)),
    ]
