"""What wordings of whole cards are put together with, in both rulesets: phrases, nouns, lists, sentences."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

from fogbound.packs.format import SIDES, CardSource
from fogbound.packs.languages import polished
from fogbound.packs.languages.words import phrases
from fogbound.packs.nouns import Nouns
from fogbound.packs.phrases import side_noun
from fogbound.packs.redaction import NEVER
from fogbound.packs.sayings import say

__all__ = ["Writer", "sentence"]


def sentence(text: str, lang: str) -> str:
    """A text as a sentence: a capital in front, a full stop behind."""
    text = polished(text, lang)
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?…" else ".")


class _Gated(Protocol):
    """An action that may have a condition."""

    @property
    def needs(self) -> Any: ...


_Action = TypeVar("_Action", bound=_Gated)


class Writer:
    """Writes lines of a card in one language; `words` are its phrases, some with a plural that ends in s."""

    def __init__(self, lang: str, nouns: Nouns, words: Mapping[str, str]) -> None:
        self.lang = lang
        self.nouns = nouns
        self.words = words
        self.either = phrases(lang)["or"]

    def say(self, tree: Any, clause: str = "") -> str:
        return say(tree, self.lang, self.nouns, clause=clause)

    def phrase(self, key: str, *parts: object) -> str:
        return self.words[key].format(*parts)

    def noun(self, group: str, word: str) -> str:
        return self.nouns.noun(self.lang, group, word).text

    def named(self, group: str, words: Iterable[str]) -> list[str]:
        return [self.noun(group, word) for word in words]

    def listed(self, key: str, parts: list[str]) -> str:
        """A label and what belongs to it; several have a label in the plural."""
        return self.sentence(key if len(parts) == 1 else f"{key}s", ", ".join(parts))

    def sentence(self, key: str, *parts: object) -> str:
        return sentence(self.phrase(key, *parts), self.lang)

    def side(self, word: str) -> str:
        return next(side_noun(at, self.lang).text for at, side in enumerate(SIDES) if side == word)

    def printed(self, entries: Iterable[dict[str, _Action]]) -> list[tuple[str, _Action]]:
        """The actions of a card that players may read of, each with its types."""
        return [(types, one) for entry in entries for types, one in entry.items() if one.needs != NEVER]

    def said(self, trees: Iterable[Any]) -> list[str]:
        """Texts as sentences."""
        return [sentence(self.say(tree), self.lang) for tree in trees if tree is not None]

    def placed(self, source: CardSource) -> list[str]:
        """Where a Permanent event points."""
        if not source.placement:
            return []
        return [self.listed("placement", [self.side(side) for side in source.placement])]

    def several(self, group: str, key: str, words: Iterable[str]) -> list[str]:
        """A line for the words of a field, unless there is none."""
        named = self.named(group, words)
        return [self.listed(key, named)] if named else []

    def by_players(self, key: str, numbers: list[int]) -> str:
        """Numbers for one to four players."""
        return self.sentence(key, f"{', '.join(str(one) for one in numbers)} ({self.words['by-players']})")
