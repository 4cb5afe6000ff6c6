"""Which rules some words are about: those that say most of them, early and often, in few words, come first."""

import re
from typing import Final

from fogbound.languages import LANGUAGES
from fogbound.rules.reference import Chapter, Rule, chapters, fold

__all__ = ["by_relevance"]

EARLY: Final = 6  # words at the beginning of a rule, which mostly say what it is about
LONG: Final = 600  # letters of a rule that says much besides


def by_relevance(ruleset: str, words: str, spoken: str) -> list[tuple[Chapter, Rule]]:
    """The rules in which any of these words stand, or in the title of whose chapter or in whose id, the best one first.

    A word may be cut short, or be of another language than the one that is spoken, which comes first. Rules that fit
    alike keep the order of the book.
    """
    sought = [fold(word) for word in words.split()]
    found: list[tuple[tuple[int, bool, float], Chapter, Rule]] = []
    for chapter in chapters(ruleset):
        for rule in chapter.rules:
            fits = {
                lang: _fit(sought, rule.text[lang], f"{chapter.title[lang]} {rule.id}") for lang in LANGUAGES
            }
            fit = max((hits, lang == spoken, weight) for lang, (hits, weight) in fits.items())
            if fit[0]:
                found.append((fit, chapter, rule))
    found.sort(key=lambda each: each[0], reverse=True)
    return [(chapter, rule) for _, chapter, rule in found]


def _fit(sought: list[str], text: str, title: str) -> tuple[int, float]:
    """How many of the words stand in a rule or above it, and how much it is about them."""
    said, above = re.findall(r"\w+", fold(text)), re.findall(r"\w+", fold(title))
    hits, weight = 0, -len(text) / LONG
    for word in sought:
        at = [place for place, other in enumerate(said) if other.startswith(word)]
        headed = any(other.startswith(word) for other in above)
        hits += bool(at) or headed
        weight += 4.0 * headed + 1.5 * any(said[place] == word for place in at)
        weight += 1.5 * any(place < EARLY for place in at) + min(len(at), 3) * 0.5
    return hits, weight
