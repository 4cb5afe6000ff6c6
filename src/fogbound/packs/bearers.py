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
            if bearer not in taken:
                return bearer
    return None


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
