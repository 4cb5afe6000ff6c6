"""Which rules a question is about: all of them are weighed by the words that they share with it."""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from fogbound.languages import LANGUAGES
from fogbound.rules.reference import Chapter, Rule, chapters, fold

__all__ = ["by_relevance", "words_of"]

EARLY: Final = 6  # words at the beginning of a rule, which mostly say what it is about
LONG: Final = 300  # letters of a rule that says much besides
ASIDE: Final = ("RUL", "EX")  # families of rulings and examples, which are read after the rules themselves
SHORT: Final = 3  # letters of a word that has no other form than its plural
PLURALS: Final = ("", "s", "x")
STEM: Final = 4  # letters that forms of one word share at least
ENDING: Final = 3  # letters in which they may differ: drawing and draw, récupérer and récupération
LITTLE: Final = 1  # and those of a word of few letters: items and item, but not combat and combien
FEW: Final = 6
ENOUGH: Final = 0.75  # of what the best rule has of the question
FORM: Final = 0.6  # what another word for the same counts, next to the word itself


class _Fit(NamedTuple):
    """How much of a question stands in a rule or above it, and how much the rule is about it."""

    matter: float
    weight: float


def words_of(text: str) -> list[str]:
    """The words of a text in small letters, parted at apostrophes and hyphens."""
    return re.findall(r"\w+", text.casefold())


def by_relevance(
    ruleset: str, words: str, spoken: str, alike: Mapping[str, Iterable[str]] = {}
) -> list[tuple[Chapter, Rule]]:
    """The rules that some words are about, the best one first: a rare word tells more than a frequent one.

    A word may be cut short, end otherwise, be another word for the same, as `alike` has them, or be of another language
    than the one that is spoken, which comes first. It may also stand in the title of a chapter or in an id. Rules come
    before rulings and examples; those that fit alike keep the order of the book.
    """
    sought = [[word, *alike.get(fold(word), ())] for word in words_of(words)]
    pages = [(chapter, rule) for chapter in chapters(ruleset) for rule in chapter.rules]
    asked = max(
        (spoken, *LANGUAGES), key=lambda lang: _understood(sought, pages, lang)
    )  # the first of equals
    rows = [_row(sought, chapter, rule, asked) for chapter, rule in pages]
    rarity = [_rarity(column) for column in zip(*rows, strict=True)]
    fits = [
        _fit(row, rarity, rule.family, rule.text[asked]) for (_, rule), row in zip(pages, rows, strict=True)
    ]
    enough = ENOUGH * max((fit.matter for fit in fits), default=0.0)
    found = [each for each in zip(fits, pages, strict=True) if each[0].matter >= enough > 0.0]
    return [page for _, page in sorted(found, key=lambda each: each[0].weight, reverse=True)]


def _understood(sought: Sequence[Sequence[str]], pages: Sequence[tuple[Chapter, Rule]], lang: str) -> int:
    """How many words of a question stand in any rule of a language."""
    return sum(
        any(_is_form(words[0], other) for _, rule in pages for other in words_of(rule.text[lang]))
        for words in sought
    )


def _row(sought: Sequence[Sequence[str]], chapter: Chapter, rule: Rule, lang: str) -> list[float]:
    """How much a rule is about each of some words."""
    said, above = words_of(rule.text[lang]), words_of(f"{chapter.title[lang]} {rule.id}")
    return [
        max(_about(word, said, above) * (FORM if at else 1.0) for at, word in enumerate(named))
        for named in sought
    ]


def _about(word: str, said: Sequence[str], above: Sequence[str]) -> float:
    """How much a rule with these words, under a title with those, is about a word."""
    at = [place for place, other in enumerate(said) if _is_form(word, other)]
    headed = any(_is_form(word, other) for other in above)
    if not at and not headed:
        return 0.0
    exact = any(fold(said[place]) == fold(word) for place in at)
    return 0.5 + headed + 0.4 * exact + 0.4 * any(place < EARLY for place in at) + 0.1 * min(len(at), 3)


def _rarity(column: Sequence[float]) -> float:
    """How much a word tells that stands in some of the rules."""
    return math.log(1.0 + len(column) / (1 + sum(found > 0.0 for found in column)))


def _fit(row: Sequence[float], rarity: Sequence[float], family: str, text: str) -> _Fit:
    """How a rule fits a question."""
    matter = sum(rare for found, rare in zip(row, rarity, strict=True) if found)
    weight = sum(found * rare for found, rare in zip(row, rarity, strict=True))
    return _Fit(matter, weight - 3.0 * family.endswith(ASIDE) - len(text) / LONG)


def _is_form(word: str, other: str) -> bool:
    """Whether a word that was typed is how another one begins, or a form of it.

    Short words are only themselves: “dé” begins half of the French ones, and without its accent it is one of the most
    frequent. What is typed without accents may have them all the same.
    """
    typed = word if len(word) <= SHORT and fold(word) != word else fold(word)
    other = other if typed != fold(word) else fold(other)
    if len(typed) <= SHORT:
        return other.startswith(typed) and other[len(typed) :] in PLURALS
    if other.startswith(typed):
        return True
    shared = max(STEM, len(typed) - (LITTLE if len(typed) <= FEW else ENDING))
    return other.startswith(typed[:shared]) and len(other) <= len(typed) + ENDING
