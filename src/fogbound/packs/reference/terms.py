"""One term as the reference shows it: how to write it, which ruleset knows it, an example and how that reads."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fogbound.languages import LANGUAGES
from fogbound.packs.elsewhere import known_only
from fogbound.packs.examples import RULESETS, example_tree, nouns
from fogbound.packs.patterns import known_by, pattern
from fogbound.packs.reference.needs import what_it_needs
from fogbound.packs.wording import say, sentence
from fogbound.rules.common.lexicon import Term

__all__ = ["RULESET_NAMES", "Shown", "markdown", "plain", "reference_of", "syntax"]

RULESET_NAMES: Final = {"continent": "Continent", "citadel": "Citadel"}

_SLOT = re.compile(r"\{\w+:(\w+)!?\}")
_MUST = re.compile(r"\[([^\[\]]*)\]\(\w+!\)")
_FLAG = re.compile(r"\]\(\w+\)")
_LOOSE = re.compile(r" ([:,;)])|(\() ")


class Shown(NamedTuple):
    """A term for the eye: ways to write it in a sentence and in YAML, and its example in words by ruleset."""

    term: Term
    sentences: list[str]
    notes: list[str]  # of each of them: which ruleset alone writes so
    form: list[str]
    known: str
    readings: list[tuple[str, str]]

    @property
    def title(self) -> str:
        """How one writes it, in a line."""
        return self.sentences[0] if self.sentences else f"{self.form[0]} …"


def syntax(way: str) -> str:
    """A way to write a term, for the eye."""
    return _LOOSE.sub(r"\1\2", _FLAG.sub("]", _MUST.sub(r"\1", _SLOT.sub(r"{\1}", way))))


@cache
def reference_of(term: Term) -> Shown:
    """All that the reference says of a term."""
    form = [
        f"{key.rstrip('?')}: {{{said.rpartition('=')[2]}}}"
        + ("  # may be left out" if key[-1] == "?" else "")
        for key, said in term.form
    ]
    known = (
        f"K{known_only(term.ruleset, term.because)[1:]}." if term.ruleset else "Known under both rulesets."
    )
    ways = [syntax(way) for way in term.syntax]
    return Shown(term, ways, list(_notes(term)), form, known, list(_readings(term)))


def _notes(term: Term) -> Iterator[str]:
    """For each way to write a term, who alone knows it where that is not said of the whole term."""
    for way in term.syntax:
        ruleset, because = known_by(term, pattern(way))
        yield "" if ruleset == term.ruleset else f"  # {known_only(ruleset, because)}"


def _readings(term: Term) -> Iterator[tuple[str, str]]:
    """How the example reads: language and text, with the ruleset where the two say it differently."""
    rulesets = [name for name in RULESETS if term.ruleset in ("", name)]
    for lang in LANGUAGES:
        said = {name: sentence(say(example_tree(term, name), lang, nouns(name)), lang) for name in rulesets}
        alike = len(set(said.values())) == 1
        for name, text in said.items():
            yield (lang if alike else f"{lang}, {RULESET_NAMES[name]}"), text
            if alike:
                break


def markdown(entry: Shown) -> Iterator[str]:
    """A term as a part of a page."""
    term = entry.term
    yield from ("", f"### {term.name}", "")
    if entry.sentences:
        ways = (way + note for way, note in zip(entry.sentences, entry.notes, strict=True))
        yield from ("```text", *ways, "```")
    if entry.form:
        yield from ("```yaml", *entry.form, "```")
    yield from ("", f"{term.doc}{what_it_needs(term)} *{entry.known}*", "", f"- `{term.example}`")
    yield from (f"- {lang}: {text}" for lang, text in entry.readings)


def plain(entry: Shown) -> Iterator[str]:
    """A term for a terminal."""
    yield entry.term.name
    yield from (f"    {way}{note}" for way, note in zip(entry.sentences, entry.notes, strict=True))
    yield from (f"    {way}" for way in entry.form)
    yield f"  {entry.term.doc}{what_it_needs(entry.term)} {entry.known}"
    yield f"  for example  {entry.term.example}"
    yield from (f"  {lang}  {text}" for lang, text in entry.readings)
