"""What an action does when it succeeds and when it fails, as its card prints it, for a player who may take it."""

from fogbound.packs.languages import COLON
from fogbound.packs.lines import Text
from fogbound.packs.wording import writer_of
from fogbound.text.card_texts import CardTexts
from fogbound.view import Perspective

__all__ = ["outcomes"]


def outcomes(texts: CardTexts, known: Perspective, option: str, lang: str) -> list[Text]:
    """Success and failure of an action on a card, row by row; nothing for an option that is no such action."""
    writer = writer_of(texts.ruleset, lang, texts.nouns)
    rows = known.outcomes(option)
    found: list[Text] = []
    for number, (success, failure) in enumerate(rows, 1):
        told = [
            *writer.texts_behind_label("success", success),
            *writer.texts_behind_label("failure", failure),
        ]
        if len(rows) == 1:
            found.extend(told)
        elif told:
            title = writer.phrase("row", number) + COLON[lang].rstrip(" ")
            found.append(writer.with_heading(title, [], told))
    return found
