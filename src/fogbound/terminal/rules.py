"""The command `fogbound rules`: looks rules up in the players' reference and prints them by chapter."""

import re
import shutil
import textwrap
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import structs

from fogbound.languages import LANGUAGES, Lang
from fogbound.packs.faults import nearest
from fogbound.program import command
from fogbound.rules import reference
from fogbound.rules.reference import Chapter, Rule
from fogbound.rules.reference.relevance import by_relevance, words_of
from fogbound.terminal import citations
from fogbound.terminal.citations import Citation
from fogbound.text import catalogue, preferred_language
from fogbound.text.rules_search import rules_about

NARROWEST = 40  # columns; in less, a rule beside its id could not be read
MOST_ABOUT = 6  # rules of each game that answer to a question


class LocatedRule(Rule, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rule with the places that cite it; `tests` is None where there are no tests to look through."""

    code: list[Citation]
    tests: list[Citation] | None


class LocatedChapter(msgspec.Struct, frozen=True):
    """A chapter whose rules come with the places that cite them."""

    number: int = msgspec.field(name="chapter")
    title: dict[str, str]
    rules: tuple[LocatedRule, ...]


def rules(
    *words: str,
    lang: Lang | None = None,
    ruleset: str | None = None,
    where: bool = False,
    json: bool = False,
) -> None:
    """Look up rules by id (C-COST-01), by family (T-DRAW) or by words; without any, list the chapters.

    Parameters
    ----------
    words
        Ids, families, or words that must all stand in a rule, in any language.
    lang
        The language; without it, the one your machine speaks.
    ruleset
        The rules of one game only: continent or citadel.
    where
        Name the functions, classes and modules that cite each rule, and its tests.
    json
        Print the rules as JSON, in every language; without words, all of them.
    """
    if ruleset is not None and ruleset not in reference.rulesets():
        known = ", ".join(reference.rulesets())
        raise SystemExit(_say(lang, "rules-no-game", name=ruleset, games=known))
    asked = reference.rulesets() if ruleset is None else (ruleset,)
    answers = {name: reference.find(name, " ".join(words)) for name in asked}
    typed = " ".join(words).strip()
    found = {
        name: most_relevant_first(name, typed, lang or preferred_language(), chapters) if typed else chapters
        for name, chapters in answers.items()
        if chapters
    }
    everything = [chapter for chapters in found.values() for chapter in chapters]
    if json:
        printed = locate(everything) if where else everything
        print(msgspec.json.format(msgspec.json.encode(printed)).decode())
    elif found and where:
        if not typed:
            raise SystemExit(_say(lang, "rules-where", command=command("rules", "C-COST-05", "--where")))
        print(places(locate(everything), lang or preferred_language()))
    elif found:
        print(books(found, lang or preferred_language(), listed=not typed))
    elif not json and not where and (about := _about(asked, typed, lang or preferred_language())):
        print(books(about, lang or preferred_language(), listed=False))
        return
    if not found:
        none = _say(lang, "rules-none", words=typed)
        raise SystemExit(f"{none} {advice(asked, words, lang)}")


def _about(asked: Iterable[str], typed: str, lang: str) -> dict[str, tuple[Chapter, ...]]:
    """The rules that a question is about, where none has all of its words; none where a word is misspelt."""
    if any(not any(rules_about(ruleset, word, lang) for ruleset in asked) for word in words_of(typed)):
        return {}
    found = {ruleset: rules_about(ruleset, typed, lang)[:MOST_ABOUT] for ruleset in asked}
    return {ruleset: in_chapters(rules) for ruleset, rules in found.items() if rules}


def _say(lang: str | None, key: str, **told: str) -> str:
    """A message about what is not there."""
    return catalogue(lang or preferred_language()).say(key, **told)


def books(found: Mapping[str, Iterable[Chapter]], lang: str, listed: bool) -> str:
    """What was found in each ruleset, listed or in full; under the names of the games if there are several."""
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    parts = []
    for ruleset, chapters in found.items():
        if len(found) > 1:
            parts.append(catalogue(lang).say(f"rules-of-{ruleset}"))
        parts.append(contents(chapters, lang) if listed else pages(chapters, lang, width))
    return "\n\n".join(parts)


def in_chapters(found: Iterable[tuple[Chapter, Rule]]) -> tuple[Chapter, ...]:
    """Rules under the titles of their chapters, in the order in which they were found."""
    grouped: dict[int, list[Rule]] = {}
    heads: dict[int, Chapter] = {}
    for chapter, rule in found:
        heads.setdefault(chapter.number, chapter)
        grouped.setdefault(chapter.number, []).append(rule)
    return tuple(
        Chapter(number, heads[number].title, tuple(rules_there)) for number, rules_there in grouped.items()
    )


def most_relevant_first(
    ruleset: str, words: str, lang: str, chapters: tuple[Chapter, ...]
) -> tuple[Chapter, ...]:
    """What some words have found, the rules first that they are most about; what ids have found stays as it is."""
    found = {rule.id: (chapter, rule) for chapter in chapters for rule in chapter.rules}
    if any(word.upper() in (rule.id, rule.family) for word in words.split() for _, rule in found.values()):
        return chapters
    ranked = [rule.id for _, rule in by_relevance(ruleset, words, lang) if rule.id in found]
    return in_chapters(found[name] for name in dict.fromkeys([*ranked, *found]))


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
                    rule.text[lang],
                    width,
                    initial_indent=f"  {rule.id}".ljust(margin),
                    subsequent_indent=" " * margin,
                )
            )
    return "\n\n".join(paragraphs)


def locate(chapters: Iterable[Chapter]) -> list[LocatedChapter]:
    """The same chapters with the places that cite each rule."""
    asked = list(chapters)
    ids = [rule.id for chapter in asked for rule in chapter.rules]
    code, tests = citations.in_sources(ids), citations.in_tests(ids)
    return [
        LocatedChapter(
            chapter.number,
            chapter.title,
            tuple(
                LocatedRule(
                    **structs.asdict(rule),
                    code=code[rule.id],
                    tests=None if tests is None else tests[rule.id],
                )
                for rule in chapter.rules
            ),
        )
        for chapter in asked
    ]


def places(chapters: Iterable[LocatedChapter], lang: str) -> str:
    """Each rule, and below it one line for each function, class, module and test that cites it."""
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    paragraphs = []
    has_tests = True
    for chapter in chapters:
        paragraphs.append(f"{chapter.number}. {chapter.title[lang]}")
        for rule in chapter.rules:
            margin = " " * (len(rule.id) + 4)
            lines = textwrap.wrap(
                rule.text[lang], width, initial_indent=f"  {rule.id}  ", subsequent_indent=margin
            )
            lines += lines_of_places("code", rule.code, lang)
            if rule.tests is None:
                has_tests = False
            else:
                lines += lines_of_places("tests", rule.tests, lang)
            paragraphs.append("\n".join(lines))
    if not has_tests:
        paragraphs.append(catalogue(lang).say("rules-no-tests"))
    return "\n\n".join(paragraphs)


def lines_of_places(title: str, cited: list[Citation], lang: str) -> list[str]:
    """Places under their title, each on a line that an editor or a terminal can follow."""
    say = catalogue(lang).say
    rows = [f"      {each.path}:{each.line} {each.name}".rstrip() for each in cited]
    return [f"    {say(f'rules-cited-{title}')}", *(rows or [f"      {say('rules-cited-nowhere')}"])]


def advice(rulesets: Iterable[str], words: Iterable[str], lang: str | None) -> str:
    """What might have been meant: the nearest id or word for each word that finds nothing by itself."""
    asked = tuple(rulesets)
    known = {word for ruleset in asked for word in vocabulary(reference.chapters(ruleset))}
    typed = " ".join(words).split()
    lost = [word for word in typed if not any(reference.find(ruleset, word) for ruleset in asked)]
    near = [hit for hit in (nearest(word, known) for word in lost) if hit]
    if near:
        return _say(lang, "rules-near", words=" ".join(near))
    return _say(lang, "rules-other" if lost else "rules-fewer")


def vocabulary(chapters: Iterable[Chapter]) -> Iterable[str]:
    """Every id, family and word of the reference."""
    for chapter in chapters:
        for rule in chapter.rules:
            yield from (rule.id, rule.family)
            for lang in LANGUAGES:
                yield from re.findall(r"[^\W\d_]{3,}", rule.text[lang].casefold())
