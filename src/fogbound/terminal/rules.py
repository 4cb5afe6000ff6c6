"""The command `fogbound rules`: looks rules up in the players' reference and prints them by chapter."""

import re
import shutil
import textwrap
from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from fogbound.packs.faults import nearest
from fogbound.rules import reference
from fogbound.rules.reference import Chapter
from fogbound.text import preferred_language

NARROWEST = 40  # columns; in less, a rule beside its id could not be read


def rules(
    *words: str, lang: Literal["en", "fr"] | None = None, ruleset: str | None = None, json: bool = False
) -> None:
    """Look up rules by id (C-COST-01), by family (T-DRAW) or by words; without any, list the chapters.

    Parameters
    ----------
    words
        Ids, families, or words that must all stand in a rule, in English or French.
    lang
        The language: en or fr; without it, the one your machine speaks.
    ruleset
        The rules of one game only: continent or citadel.
    json
        Print the rules as JSON, in every language; without words, all of them.
    """
    if ruleset is not None and ruleset not in reference.rulesets():
        raise SystemExit(f"No rules called {ruleset!r}; there are {', '.join(reference.rulesets())}.")
    asked = reference.rulesets() if ruleset is None else (ruleset,)
    answers = {name: reference.find(name, " ".join(words)) for name in asked}
    found = {name: chapters for name, chapters in answers.items() if chapters}
    if json:
        everything = [chapter for chapters in found.values() for chapter in chapters]
        print(msgspec.json.format(msgspec.json.encode(everything)).decode())
    elif found:
        print(books(found, lang or preferred_language(), listed=not " ".join(words).strip()))
    if not found:
        raise SystemExit(f"Nothing found for {' '.join(words)!r}. {advice(asked, words)}")


def books(found: Mapping[str, Iterable[Chapter]], lang: str, listed: bool) -> str:
    """What was found in each ruleset, listed or in full; under the names of the games if there are several."""
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    parts = []
    for ruleset, chapters in found.items():
        if len(found) > 1:
            parts.append(reference.TITLES[ruleset][lang])
        parts.append(contents(chapters, lang) if listed else pages(chapters, lang, width))
    return "\n\n".join(parts)


def contents(chapters: Iterable[Chapter], lang: str) -> str:
    """One line per chapter: its number, its title and the families of ids in it."""
    lines = []
    for chapter in chapters:
        families = dict.fromkeys(rule.family for rule in chapter.rules)
        lines.append(f"{chapter.number:>3}. {chapter.title[lang]} ({', '.join(families)})")
    return "\n".join(lines)


def pages(chapters: Iterable[Chapter], lang: str, width: int) -> str:
    """The rules under the titles of their chapters, each beside its id and wrapped to the width."""
    paragraphs = []
    for chapter in chapters:
        paragraphs.append(f"{chapter.number}. {chapter.title[lang]}")
        margin = max(len(rule.id) for rule in chapter.rules) + 4
        for rule in chapter.rules:
            paragraphs.append(
                textwrap.fill(
                    rule.text(lang),
                    width,
                    initial_indent=f"  {rule.id}".ljust(margin),
                    subsequent_indent=" " * margin,
                )
            )
    return "\n\n".join(paragraphs)


def advice(rulesets: Iterable[str], words: Iterable[str]) -> str:
    """What might have been meant: the nearest id or word for each word that finds nothing by itself."""
    asked = tuple(rulesets)
    known = {word for ruleset in asked for word in vocabulary(reference.chapters(ruleset))}
    typed = " ".join(words).split()
    lost = [word for word in typed if not any(reference.find(ruleset, word) for ruleset in asked)]
    near = [hit for hit in (nearest(word, known) for word in lost) if hit]
    if near:
        return f"Did you mean {' '.join(near)}?"
    return "Try another word." if lost else "Try fewer words: no rule has all of them."


def vocabulary(chapters: Iterable[Chapter]) -> Iterable[str]:
    """Every id, family and word of the reference."""
    for chapter in chapters:
        for rule in chapter.rules:
            yield from (rule.id, rule.family)
            for lang in reference.LANGUAGES:
                yield from re.findall(r"[^\W\d_]{3,}", rule.text(lang).casefold())
