"""What an action does when it succeeds and when it fails, as its card prints it, for a player who may take it."""

from fogbound.packs.citadel_wording import CitadelWriter
from fogbound.packs.languages import COLON
from fogbound.packs.wording import ContinentWriter
from fogbound.text.card_texts import CardTexts
from fogbound.view import Perspective

__all__ = ["outcomes"]


def outcomes(texts: CardTexts, known: Perspective, option: str, lang: str) -> list[str]:
    """Success and failure of an action on a card, row by row; nothing for an option that is no such action."""
    is_citadel = texts.ruleset == "citadel"
    writer = CitadelWriter(lang, texts.nouns) if is_citadel else ContinentWriter(lang, texts.nouns)
    rows = known.outcomes(option)
    lines = []
    for number, (success, failure) in enumerate(rows, 1):
        told = [
            writer.sentence(key, writer.say(tree))
            for key, tree in (("success", success), ("failure", failure))
            if tree is not None
        ]
        title = f"{writer.sentence('row', number)[:-1]}{COLON[lang]}" if len(rows) > 1 else ""
        lines.extend([f"{title}{' '.join(told)}"] if told else [])
    return lines
