"""The index of the reference: every sentence by its first word, and by the others in it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from fogbound.packs.patterns import Literal, Optional, Part, pattern
from fogbound.packs.reference.topics import topic_of
from fogbound.rules.common.lexicon import LEXICON, Term

__all__ = ["first_words", "index_page", "key_words", "singular", "words_about"]

_WORD: Final = re.compile(r"[a-z][a-z-]+")
_QUOTED: Final = re.compile(r"`[^`]*`")
_MOST: Final = 20
"""A key word that leads to more sentences than this leads nowhere."""
_SMALL: Final = frozenset(
    re.findall(
        r"\S+",
        """a an and any are as at be been but by can do does for from had has have if in into is it its may more most
        must no none not of off on one only or other others so some such that the their them then there these they
        this those to up was what when where which who whom whose with you your each every all also after before same
        than""",
    )
)
"""Words under which nobody looks for anything."""


def first_words(term: Term) -> list[str]:
    """The words a term can begin with: one, or two where the first says little, as in `the counters`."""
    found = [opening for way in term.syntax for opening in _openings(pattern(way))]
    if not found:
        found.extend(_by_first_letters(key.rstrip("?").split()) for key, _ in term.form[:1])
    return list(dict.fromkeys(found))


def _by_first_letters(words: list[str]) -> str:
    return " ".join(words[: 2 if words[0] in _SMALL else 1])


def _openings(parts: tuple[Part, ...]) -> Iterator[str]:
    """How a way to write a term begins; one that begins with explorers or types of action, with what follows."""
    for at, part in enumerate(parts):
        if isinstance(part, Optional):
            yield from _openings(part.parts)
            if part.must:
                return
        elif isinstance(part, Literal) and part.words[0].isalpha():
            following = parts[at + 1] if at + 1 < len(parts) else None
            more = following.words[:1] if isinstance(following, Literal) else ()
            yield from (_by_first_letters([word, *more]) for word in part.words)
            return


@cache
def key_words(name: str) -> frozenset[str]:
    """The words a term is made of, but for those that say little."""
    term = LEXICON[name]
    said = [name.replace("-", " "), *(" ".join(_literals(pattern(way))) for way in term.syntax)]
    said.extend(key for key, _ in term.form)
    return _words(" ".join(said))


@cache
def words_about(name: str) -> frozenset[str]:
    """Those, and the words in what is said of the term."""
    return key_words(name) | _words(_QUOTED.sub(" ", LEXICON[name].doc.lower()))


def _words(text: str) -> frozenset[str]:
    return frozenset(singular(word) for word in _WORD.findall(text)) - _SMALL


def _literals(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Literal):
            yield from part.words
        elif isinstance(part, Optional):
            yield from _literals(part.parts)


def singular(word: str) -> str:
    """A word without the s of a plural or a verb."""
    if word.endswith(("shes", "ches", "xes", "sses")):
        return word[:-2]
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else word


def index_page(marks: dict[str, str]) -> str:
    """The page `index.md`; `marks` has the mark of each ruleset."""
    lines = [
        "# Index of the effect language",
        "",
        "[The language](../effects.md) · [by first word](#by-first-word) · [by key word](#by-key-word)",
        "",
        "● both rulesets, Co Continent only, Ci Citadel only.",
        "",
        "## By first word",
        "",
        "| begins with | sentences |",
        "|---|---|",
    ]
    lines.extend(_rows({name: first_words(term) for name, term in LEXICON.items()}, marks))
    lines.extend(["", "## By key word", "", "| word | sentences |", "|---|---|"])
    words = {name: sorted(key_words(name)) for name in LEXICON}
    lines.extend(_rows(words, marks, most=_MOST))
    return "\n".join(lines) + "\n"


def _rows(words: dict[str, list[str]], marks: dict[str, str], most: int = 0) -> Iterator[str]:
    found: dict[str, list[str]] = {}
    for name, own in words.items():
        for word in own:
            found.setdefault(word, []).append(name)
    for word in sorted(found):
        if not most or len(found[word]) <= most:
            links = (
                f"[{name}]({topic_of(name).name}.md#{name}) {marks[name]}" for name in sorted(found[word])
            )
            yield f"| {word} | {', '.join(links)} |"
