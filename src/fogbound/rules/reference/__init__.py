"""The rules as players read them, in every language: a folder of chapters per ruleset, and their loader.

This is text for people; the rules that run live in the rooms beside it, and none of them reads this one.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec
import yaml

from fogbound.languages import LANGUAGES

__all__ = [
    "Chapter",
    "Rule",
    "WordsError",
    "chapter_of",
    "chapters",
    "find",
    "fold",
    "named",
    "rulesets",
]

RULESETS: Final = ("continent", "citadel")
"""Those that have a reference, each named like its folder."""

_LOADER: Final = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "\u2019": "'"})


class WordsError(ValueError):
    """The rules lack words in a language, or have some in none; it tells all of them, a line for each."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its id and what it says in each language."""

    id: str
    text: dict[str, str]

    @property
    def family(self) -> str:
        """The id without its number, such as C-COST or T-DRAW."""
        return self.id.rpartition("-")[0]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the reference, or those of its rules that were asked for."""

    number: int = msgspec.field(name="chapter")
    title: dict[str, str]
    rules: tuple[Rule, ...]


def rulesets() -> tuple[str, ...]:
    """The rulesets that have a reference."""
    return RULESETS


@cache
def chapters(ruleset: str) -> tuple[Chapter, ...]:
    """All chapters of a ruleset's reference, in their order; LookupError when it has none."""
    if ruleset not in rulesets():
        raise LookupError(f"no rules reference for {ruleset!r}; there is one for {', '.join(rulesets())}")
    pages = [page for page in (files(__name__) / ruleset).iterdir() if page.name.endswith(".yaml")]
    loaded = [_chapter(page.read_text("utf-8"), f"{ruleset}/{page.name}") for page in pages]
    faults = [fault for _, found in loaded for fault in found]
    if faults:
        raise WordsError("\n".join(sorted(faults)))
    return tuple(sorted((chapter for chapter, _ in loaded), key=lambda chapter: chapter.number))


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter as it is written: each rule has an id, and a text under the code of each language."""

    number: int = msgspec.field(name="chapter")
    title: dict[str, str]
    rules: tuple[dict[str, str], ...]


def _chapter(source: str, shown: str) -> tuple[Chapter, list[str]]:
    """The chapter of a file, and the words that it lacks or has in vain; they tell the name it is `shown` as."""
    page = msgspec.convert(yaml.load(source, _LOADER), _Page)
    faults = _unlike(page.title, "the title", shown)
    rules = []
    for entry in page.rules:
        text = {lang: said for lang, said in entry.items() if lang != "id"}
        rules.append(Rule(entry.get("id", ""), text))
        faults += _unlike(text, rules[-1].id, shown)
        faults += [] if rules[-1].id else [f"{shown}: missing-id: a rule has no id"]
    return Chapter(page.number, page.title, tuple(rules)), faults


def _unlike(text: Mapping[str, str], what: str, shown: str) -> list[str]:
    """What is missing of a text, and what is there in a language that nobody speaks."""
    missing = [
        f"{shown}: missing-words: {what} says nothing in {lang!r}" for lang in LANGUAGES if lang not in text
    ]
    return missing + [
        f"{shown}: unknown-words: {what} has {lang!r}" for lang in text if lang not in LANGUAGES
    ]


def find(ruleset: str, words: str) -> tuple[Chapter, ...]:
    """The rules that answer to some words, in their chapters; chapters without any are left out.

    An id or a family of ids ("C-COST") names its rules. The other words must all begin a word of the rule, in
    one of the languages; neither case nor accents matter.
    """
    everything = [rule for chapter in chapters(ruleset) for rule in chapter.rules]
    known = {name for rule in everything for name in (rule.id, rule.family)}
    named = {word.upper() for word in words.split()} & known
    others = [fold(word) for word in words.split() if word.upper() not in named]
    sought = [re.compile(rf"(?<!\w){re.escape(word)}") for word in others]

    def answers(rule: Rule) -> bool:
        if named and named.isdisjoint((rule.id, rule.family)):
            return False
        return any(all(word.search(fold(rule.text[lang])) for word in sought) for lang in LANGUAGES)

    found = [
        Chapter(chapter.number, chapter.title, tuple(filter(answers, chapter.rules)))
        for chapter in chapters(ruleset)
    ]
    return tuple(chapter for chapter in found if chapter.rules)


def named(rule_id: str) -> Rule | None:
    """The rule with this id, whichever ruleset it belongs to; ids of two rulesets never meet."""
    return _by_id()[rule_id][1] if rule_id in _by_id() else None


def chapter_of(rule: Rule, lang: str) -> str:
    """The title of the chapter in which a rule stands."""
    return _by_id()[rule.id][0].title[lang]


@cache
def _by_id() -> dict[str, tuple[Chapter, Rule]]:
    pages = [chapter for ruleset in rulesets() for chapter in chapters(ruleset)]
    return {rule.id: (chapter, rule) for chapter in pages for rule in chapter.rules}


@lru_cache(maxsize=4096)  # room for every rule of both games in a few languages
def fold(text: str) -> str:
    """The text in small letters, without accents and ligatures, for comparing."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
