"""The gist of a card of the Continent, read out when it comes up: what is worth knowing before anybody chooses.

Left out is what happens at once before everybody's eyes, what the options tell when their time has come, and where
the card goes; a closer look at the card tells all of it.
"""

from msgspec.structs import replace

from fogbound.packs.lines import Text
from fogbound.packs.wording import ContinentWriter
from fogbound.text.card_texts import CardTexts
from fogbound.view import happens_at_once, only_leads_on, without_choices

__all__ = ["gist"]


def gist(texts: CardTexts, name: str, lang: str) -> list[Text]:
    """What of a Continent card's text is read out; its consequences are told in full (C-INFO-09)."""
    card = texts.card(name)
    source = card.continent
    if texts.text(name, lang) != texts.text(name, lang, exact=True):
        return texts.text(name, lang)
    writer = ContinentWriter(lang, texts.nouns, card.uid)
    effects = [effect for effect in source.effects if effect is None or not happens_at_once(effect)]
    actions = [each for each in writer.printed_actions(source.actions) if not only_leads_on(each[1])]
    rest = replace(
        source,
        start=None,
        keeps=False,
        arrows={},
        text=without_choices(source.text),
        effects=effects,
        actions=[],
    )
    return [*writer.lines(rest), *(writer.action(*each) for each in actions)]
