"""Rules looked up as people ask for them: a question in any language, or ids."""

from functools import cache

from fogbound.languages import LANGUAGES
from fogbound.rules.reference import Chapter, Rule, chapters, find, fold, rulesets
from fogbound.rules.reference.relevance import by_relevance, words_of
from fogbound.text.catalogue import catalogue

__all__ = ["commands_for", "rules_about"]


def rules_about(ruleset: str, words: str, lang: str) -> list[tuple[Chapter, Rule]]:
    """The rules that ids name, in the order of the book, or those that a question is about, the best first."""
    if any(word.upper() in _ids() for word in words.split()):
        return [(chapter, rule) for chapter in find(ruleset, words) for rule in chapter.rules]
    found = by_relevance(ruleset, _matter(words), lang, _alike())
    answers = [(chapter, rule) for name in _answers(words) for chapter, rule in _named(ruleset, name)]
    told = {rule.id for _, rule in answers}
    return answers + [(chapter, rule) for chapter, rule in found if rule.id not in told]


def commands_for(words: str) -> list[str]:
    """The commands of a keyboard that do what a question asks for, by their names."""
    typed = [fold(word) for word in words_of(_matter(words))]
    rows = [row for lang in LANGUAGES for row in catalogue(lang).say("typed-commands").split(",")]
    found = [
        command.strip()
        for command, _, begun in (row.partition(":") for row in rows)
        if any(word.startswith(fold(each)) for word in typed for each in begun.split())
    ]
    return list(dict.fromkeys(found))


def _named(ruleset: str, name: str) -> list[tuple[Chapter, Rule]]:
    """The rule of this id, if it is one of this game."""
    return [(chapter, rule) for chapter in find(ruleset, name) for rule in chapter.rules if rule.id == name]


def _answers(words: str) -> list[str]:
    """The ids of the rules that answer a frequent question, whose words are all among those that were typed."""
    typed = [fold(word) for word in words_of(words)]
    asked = [
        (sought, ids)
        for sought, ids in _frequent()
        if all(any(word.startswith(begun) for word in typed) for begun in sought)
    ]
    return list(dict.fromkeys(name for _, ids in asked for name in ids))


@cache
def _frequent() -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Frequent questions in every language: how their words begin, and the ids of the rules that answer them."""
    rows = [row for lang in LANGUAGES for row in catalogue(lang).say("typed-frequent").split(",")]
    parted = [row.partition(":") for row in rows]
    return tuple((tuple(map(fold, asked.split())), tuple(ids.split())) for asked, _, ids in parted)


@cache
def _ids() -> frozenset[str]:
    """The ids and families of the rules of all games."""
    pages = [chapter for ruleset in rulesets() for chapter in chapters(ruleset)]
    return frozenset(name for chapter in pages for rule in chapter.rules for name in (rule.id, rule.family))


def _matter(words: str) -> str:
    """What a question is about: its words without “what does a”, unless nothing else was typed."""
    asked = words_of(words)
    kept = [word for word in asked if fold(word) not in _asking() or fold(word) != word]
    return " ".join(kept or asked)


@cache
def _asking() -> frozenset[str]:
    """The words of a question that say nothing of what it is about, in every language."""
    return frozenset(fold(word) for lang in LANGUAGES for word in catalogue(lang).say("typed-asking").split())


@cache
def _alike() -> dict[str, tuple[str, ...]]:
    """Other words for the same, by each of them."""
    found: dict[str, tuple[str, ...]] = {}
    for lang in LANGUAGES:
        for group in catalogue(lang).say("typed-alike").split(","):
            words = group.split()
            for word in words:
                others = tuple(other for other in words if other != word)
                found[fold(word)] = (*found.get(fold(word), ()), *others)
    return found
