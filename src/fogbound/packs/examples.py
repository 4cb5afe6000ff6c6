"""The examples of the lexicon as trees, read with a few words of an imaginary pack."""

import re
from functools import cache
from typing import Any, get_args

from fogbound.languages import LANGUAGES
from fogbound.packs import source
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.format import Manifest, Ruleset
from fogbound.packs.languages.words import HOME
from fogbound.packs.nouns import Nouns
from fogbound.packs.pack import Pack
from fogbound.packs.sentences import MisreadError, Tree, parse
from fogbound.packs.texts import TextReader, terms_of
from fogbound.rules.common.lexicon import Term

__all__ = ["RULESETS", "VOCABULARY", "example_tree", "nouns"]

RULESETS: tuple[Ruleset, ...] = get_args(Ruleset)

_SORTS = ("effect", "ability", "condition", "value", "who", "cards")

_NAMED = re.compile(r"^([a-z]+)-([\w-]+) =", re.MULTILINE)


def _words() -> dict[str, set[str]]:
    """The words that the first language has names for, by their groups; cards are called by their ids."""
    known: dict[str, set[str]] = {}
    for group, word in _NAMED.findall(_nouns_of(LANGUAGES[0])):
        known.setdefault("uid" if group == "card" else group, set()).add(word)
    return known


def _nouns_of(lang: str) -> str:
    return (HOME / lang / "examples.ftl").read_text("utf-8")


VOCABULARY: dict[str, set[str]] = _words()
"""The words that examples may use."""


@cache
def nouns(ruleset: Ruleset = "continent") -> Nouns:
    """What these words are called in each language, in a pack of this ruleset."""
    manifest = Manifest(name="examples", ruleset=ruleset, format=1)
    return Nouns([Pack(manifest, [], "", "", {lang: {"words.ftl": _nouns_of(lang)} for lang in LANGUAGES})])


def example_tree(term: Term, ruleset: str = "") -> Tree:
    """The example of a term as a tree with the term in it; raises ValueError when it cannot be read so.

    A term that both rulesets know is read under the first of them unless another is named.
    """
    ruleset = ruleset or term.ruleset or RULESETS[0]
    said = "it does not use the term"
    for sort in dict.fromkeys((term.sort, *_SORTS)):
        try:
            tree = parse(term.example, sort, VOCABULARY, ruleset)
        except MisreadError as error:
            said = f"{error.message} {error.hint}" if sort == term.sort else said
            tree = _form(term.example, sort, ruleset)
        if any(name == term.name for name, _ in terms_of(tree)):
            return list(tree)
    raise ValueError(f"the example of {term.name!r}, {term.example!r}, cannot be read: {said}")


def _form(example: str, sort: str, ruleset: str) -> Any:
    """An example written as YAML."""
    faults: list[Fault] = []
    try:
        document = source.parse(example, "example")
    except PackError:
        return None
    tree = TextReader(document, VOCABULARY, faults, ruleset).read(document.data, sort, ())
    return None if faults else tree
