"""The grammar of English card texts: a or an, and once."""

import re
from typing import ClassVar

from fogbound.packs.languages import english_numbers
from fogbound.packs.languages.grammar import Grammar, Noun

__all__ = ["English"]

_LIKE_YOU = r"eu|ewe|once\b|one\b|u-|u[bkrst][aeiou]|unanim|uni(?![mn])"  # a ewe, a one-eyed gull, a unit, a useful day
_MUTE_H = "heir|honest|hono|hour"
_SPOKEN_EIGHT = r"8|1[18](?!\d)"
_ONCE = re.compile(r"\b1 time\b")
_AN = re.compile(
    rf"\b(a) (?=[“(]?(?:(?!{_LIKE_YOU})[aeiou]|{_MUTE_H}|{_SPOKEN_EIGHT}))", re.IGNORECASE
)  # by sound, not by letter


class English(Grammar):
    """Nouns take a or the; neither verbs nor adjectives agree with anything but the person."""

    indefinite: ClassVar[str] = "a"
    pronouns: ClassVar[frozenset[str]] = frozenset({"you", "your", "yours", "yourself"})

    def finish(self, text: str) -> str:
        text = text.replace(" ;", ";")
        if "1 time" in text:
            text = _ONCE.sub("once", text)
        return _AN.sub(r"\1n ", text) if "a " in text or "A " in text else text

    number_words: ClassVar[frozenset[str]] = english_numbers.NUMBER_WORDS

    def spell(self, digits: str) -> list[str]:
        return english_numbers.spell(digits)

    def within_quotes(self, text: str) -> str:
        return text.replace("“", "\u2018").replace("”", "’")

    def inflect(self, noun: Noun, text: str, form: str, plural: bool) -> str:
        return f"{form} {text}" if form in ("a", "the") else text
