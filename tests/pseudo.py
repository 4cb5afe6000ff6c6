"""A language made from English, which shows what was never handed to translators: `[Ţåķé ţĥîš çåŕḋ]`.

Every letter of a wording, phrase or message gets a mark; placeables and the marks of templates stay as they are, and
messages stand in brackets. It is put in the place of English, so whatever still has plain letters is written in code.
It proves the plumbing, not the grammar: contraction, agreement and the forms of verbs are those of English.

What packs say, and the books of rules, is put into Greek letters: it is no part of the program, and shows where it comes.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec.structs import replace

from fogbound.packs import library, nouns, phrases, sayings, titles
from fogbound.packs.languages import words
from fogbound.packs.library import Adventure
from fogbound.packs.pack import Pack
from fogbound.rules import reference
from fogbound.terminal import input_parsing
from fogbound.text import rules_search

__all__ = [
    "accented",
    "greek",
    "in_greek",
    "message",
    "plain_words",
    "spoken",
    "spoken_everywhere",
    "wording",
]

said = import_module("fogbound.text.catalogue")  # the room has a function of the same name

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = str.maketrans(PLAIN, "åḃçḋéḟġĥîĵķļṁñöṗɋŕšţûṽŵẋýžÅḂÇḊÉḞĠĤÎĴĶĻṀÑÖṖɊŔŠŢÛṼŴẊÝŽ")
GREEK = str.maketrans(PLAIN, "αβψδεφγηιξκλμνοπθρστυωςχυζΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΘΡΣΤΥΩΣΧΥΖ")
OPENS, CLOSES = "[", "]"

_PART = re.compile(r"\{\w*(?P<mark>[.#@;&>]?)(?P<rest>[^}]*)\}|<!?[\w.&!]+:|(?P<text>[^{<]+|.)", re.DOTALL)
_MARK = re.compile(r"</?(?:say|me|quest)>")
_WORD = re.compile(r"[A-Za-z][\w’'-]*")


def accented(text: str) -> str:
    """The same words with a mark on every letter."""
    return text.translate(ACCENTED)


def wording(template: str) -> str:
    """A template whose words have marks; slots, conditions and forms are left alone."""
    return _PART.sub(_part, template)


def _part(found: re.Match[str]) -> str:
    if found["text"] is not None:
        return accented(found["text"])
    rest, mark = found["rest"] or "", found["mark"] or ""
    if mark in ("#", "@", ";", ">"):  # words for one and several, by gender, between two parts
        words = rest
    elif mark == "&":
        words = rest.rpartition(";")[2]  # a verb behind the form of its object
    else:
        words = rest.partition(";")[2]  # what joins the parts of a list, behind their form
    whole = found[0]
    at = len(whole) - 1 - len(words)
    return f"{whole[:at]}{accented(words)}}}" if words and whole.startswith("{") else whole


def _texts(node: object) -> Iterator[ast.TextElement]:
    """The letters of messages, and nothing else of a Fluent file."""
    if isinstance(node, ast.TextElement):
        yield node
    elif isinstance(node, list):
        for part in node:
            yield from _texts(part)
    elif isinstance(node, ast.BaseNode):
        yield from _texts(list(vars(node).values()))


def _changed(resource: ast.Resource, change: Callable[[str], str]) -> str:
    for text in _texts(resource):
        text.value = change(text.value)
    return FluentSerializer().serialize(resource)


def message(source: str) -> str:
    """A Fluent file whose messages have marks on their letters and brackets around them."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _bracket(entry.value)
    return _changed(resource, accented)


def _bracket(pattern: ast.Pattern) -> None:
    pattern.elements.insert(0, ast.TextElement(OPENS))
    pattern.elements.append(ast.TextElement(CLOSES))


def in_greek(adventure: Adventure) -> Adventure:
    """The same adventure with all that its packs say in Greek letters."""
    return Adventure([_greek(pack) for pack in adventure.packs])


def _greek(pack: Pack) -> Pack:
    english = {name: greek(source) for name, source in pack.texts.get("en", {}).items()}
    return replace(pack, texts={**pack.texts, "en": english})


def greek(source: str) -> str:
    """A Fluent file of a pack with all its words in Greek letters."""
    return _changed(FluentParser().parse(source), lambda text: "".join(_between(text)))


def _greek_chapter(chapter: reference.Chapter) -> reference.Chapter:
    rules = tuple(
        replace(rule, text={**rule.text, "en": rule.text["en"].translate(GREEK)}) for rule in chapter.rules
    )
    return replace(chapter, title={**chapter.title, "en": chapter.title["en"].translate(GREEK)}, rules=rules)


def _between(text: str) -> Iterator[str]:
    """Prose in Greek letters, but for the marks of who speaks."""
    end = 0
    for mark in _MARK.finditer(text):
        yield text[end : mark.start()].translate(GREEK)
        yield mark[0]
        end = mark.end()
    yield text[end:].translate(GREEK)


def plain_words(text: str) -> list[str]:
    """The words in which some letter has no mark."""
    return _WORD.findall(text)


KEPT = (
    words.terms,
    words.phrases,
    words.other_names,
    nouns.own_noun,
    phrases.place,
    phrases.own_words,
    sayings.closing_tails,
    said.catalogue,
    input_parsing._words_of_message,
    reference._by_id,
    rules_search._frequent,
    rules_search._asking,
    rules_search._alike,
)
"""What keeps words it has read."""


@contextmanager
def spoken() -> Iterator[None]:
    """Speak it instead of English for a while."""
    read, sources, chapters = words.read, said.sources, reference.chapters

    def worded(path: words.Path, *known: object) -> dict[str, str]:
        found = read(path, *known)
        if path.parent.name != "en":
            return found
        change = wording if path.name != "citadel.txt" else accented
        return {
            change(name) if path.name == "citadel.txt" else name: change(text) for name, text in found.items()
        }

    def ruled(ruleset: str) -> tuple[reference.Chapter, ...]:
        return tuple(map(_greek_chapter, chapters(ruleset)))

    def told(lang: str) -> dict[str, str]:
        found = sources(lang)
        return {name: message(text) for name, text in found.items()} if lang == "en" else found

    _forget()
    with ExitStack() as stack:
        stack.enter_context(patch.object(words, "read", worded))
        stack.enter_context(patch.object(said, "sources", told))
        stack.enter_context(patch.object(reference, "chapters", ruled))
        stack.callback(_forget)
        yield


@contextmanager
def spoken_everywhere() -> Iterator[None]:
    """Speak it, with every adventure in Greek letters."""
    opened, prose_of = library.open, titles._prose_of
    with (
        spoken(),
        patch.object(library, "open", lambda names: in_greek(opened(names))),
        patch.object(titles, "_prose_of", lambda *asked: [*map(greek, prose_of(*asked))]),
    ):
        yield


def _forget() -> None:
    for kept in KEPT:
        kept.cache_clear()
