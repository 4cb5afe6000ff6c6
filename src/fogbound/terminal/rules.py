"""The command `fogbound rules`: looks rules up in the players' reference and prints them by chapter."""

import re
import shutil
import textwrap
from collections.abc import Iterable

import msgspec

from fogbound.packs.faults import nearest
from fogbound.rules import reference
from fogbound.rules.reference import Chapter

NARROWEST = 40  # columns; in less, a rule beside its id could not be read


def rules(*words: str, lang: str = "en", ruleset: str = "continent", json: bool = False) -> None:
    """Look up rules by id (C-COST-01), by family (C-COST) or by words; without any, list the chapters.

    Parameters
    ----------
    words
        Ids, families, or words that must all stand in a rule, in English or French.
    lang
        The language to print: en or fr.
    ruleset
        The rules of which game.
    json
        Print the rules as JSON, in every language; without words, all of them.
    """
    if lang not in reference.LANGUAGES:
        raise SystemExit(f"No rules in {lang!r}; there are {' and '.join(reference.LANGUAGES)}.")
    if ruleset not in reference.rulesets():
        raise SystemExit(f"No rules called {ruleset!r}; there are {', '.join(reference.rulesets())}.")
    found = reference.find(ruleset, " ".join(words))
    if json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif not " ".join(words).strip():
        print(contents(found, lang))
    elif found:
        print(pages(found, lang, max(NARROWEST, shutil.get_terminal_size().columns)))
    if not found:
        raise SystemExit(f"Nothing found for {' '.join(words)!r}. {advice(ruleset, words)}")


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


def advice(ruleset: str, words: Iterable[str]) -> str:
    """What might have been meant: the nearest id or word for each word that finds nothing by itself."""
    known = set(vocabulary(reference.chapters(ruleset)))
    lost = [word for word in " ".join(words).split() if not reference.find(ruleset, word)]
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
