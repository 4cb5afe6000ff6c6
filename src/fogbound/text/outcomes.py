"""What an action does when it succeeds and when it fails, as its card prints it, for a player who may take it."""

from fogbound.packs.languages import COLON
from fogbound.packs.wording import writer_of
from fogbound.text.card_texts import CardTexts
from fogbound.view import Perspective

__all__ = ["outcomes"]


def outcomes(texts: CardTexts, known: Perspective, option: str, lang: str) -> list[str]:
    """Success and failure of an action on a card, row by row; nothing for an option that is no such action."""
    writer = writer_of(texts.ruleset, lang, texts.nouns)
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
