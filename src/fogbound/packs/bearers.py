"""Where the prose of a card tells the number that its picture hides: in figures, in words, or spread over two places."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from fogbound.packs.languages import GRAMMARS
from fogbound.packs.languages.words import phrases

__all__ = ["Bearer", "find_bearer"]

_BEGINS = r"(?<!\w)(?<!\w-)"
_BETWEEN = r"[^\w]+"
_ENDS = r"(?!\w|-\w)"
_SPACED = r"[\s-]+"
_LISTED = r"[\s,!…-]+"
_HUNDRED = re.compile("hundred|cents?$")


class Bearer(NamedTuple):
    """A place that tells a number: the text of the card, empty for its name, what stands there, and where."""

    text: str
    words: str
    at: int

    def __str__(self) -> str:
        return f"{f'.{self.text}' if self.text else 'name'} “{self.words}”"


def find_bearer(
    digits: str, texts: Mapping[str, str], lang: str, taken: frozenset["Bearer"]
) -> Bearer | None:
    """The first place in these texts that tells so many digits, none of those that are taken; None for none."""
    pattern = re.compile(
        "|".join([rf"(?<![\d.,]){digits}(?!\d|[.,]\d)", *_number_patterns(digits, lang)]), re.IGNORECASE
    )
    for name, text in texts.items():
        for found in pattern.finditer(text):
            bearer = Bearer(name, found[0], found.start())
            if bearer not in taken and not _is_of_a_longer_number(text, found, lang):
                return bearer
    return None


def _is_of_a_longer_number(text: str, found: re.Match[str], lang: str) -> bool:
    """Whether words of a number stand before or behind these, as in « two hundred and five », which tells no 200."""
    numbers = GRAMMARS[lang].number_words
    words = re.findall(r"\w+", found[0].casefold())
    is_listed = not any(_HUNDRED.match(word) for word in words) and len(words) > 2  # digit by digit
    between = _LISTED if is_listed else _SPACED
    goes_on = is_listed or _HUNDRED.match(words[-1]) is not None
    joint = rf"(?:{phrases(lang)['and'].strip()}{between})?" if goes_on else ""
    ahead = text[: found.start()]
    if len(words) == 1 and words[0] in numbers:
        ahead = _without_article(ahead, lang)
    before = re.search(rf"(\w+){between}$", ahead)
    behind = re.match(rf"{between}{joint}(\w+)", text[found.end() :])
    return any(each is not None and each[1].casefold() in numbers for each in (before, behind))


def _without_article(text: str, lang: str) -> str:
    """A text without the article at its end, which is a number word in French: « un quatre » is a four."""
    joint = phrases(lang)["and"].strip()
    article = re.search(rf"(?:(\w+)[\s-]+)?\b{GRAMMARS[lang].indefinite}\s+$", text, re.IGNORECASE)
    if article is None or (article[1] or "").casefold() in {joint, *GRAMMARS[lang].number_words}:
        return text
    return text[: article.end(1)] + " " if article[1] else ""


def _number_patterns(digits: str, lang: str) -> list[str]:
    """Patterns for a number in words, whatever stands between them but other words; and before the last of three digits.

    « Trois ! Quatre ! Et cinq ! »
    """
    before_last = f"{_BETWEEN}(?:{phrases(lang)['and'].strip()}{_BETWEEN})?"
    patterns = []
    for said in sorted(GRAMMARS[lang].spell(digits), key=len, reverse=True):
        *words, last = map(re.escape, said.split())
        joint = before_last if len(words) == 2 and len(digits) == 3 else _BETWEEN
        patterns.append(_BEGINS + (_BETWEEN.join(words) + joint if words else "") + last + _ENDS)
    return patterns
