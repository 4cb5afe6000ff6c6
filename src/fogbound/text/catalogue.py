"""The message catalogue: a folder of Fluent files for each language, and how a message is said.

A message is read when it is first said: a program says few of them, and reading all takes longer than starting it.
"""

import os
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast

from fogbound.languages import LANGUAGES
from fogbound.packs.languages import GRAMMARS, polish
from fogbound.text.patterns import IntricateError, fill

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "preferred_language"]

MOST_KEPT: Final = 16_384
"""How many sentences of a language are kept ready: a table says most of them again and again."""
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*\n(?:(?![a-z#]).*\n)*", re.MULTILINE)
"""A message of a Fluent file: what follows it is indented, and no message of ours refers to another."""

Names = tuple[str, ...]
Values = tuple[str | int, ...]
"""The variables of a message, in the order of their names."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._patterns: dict[str, ast.Pattern] = {}  # of the messages that have been said
        self._unread: dict[
            str, str
        ] = {}  # messages that have not been said yet, as they stand in their files
        for source in sources(lang).values():
            self._unread.update(messages(source))
        self.said: Callable[[str, Names, Values], str] = lru_cache(MOST_KEPT)(self._say)
        self._plural = GRAMMARS[lang].plural_form
        self._bundle: FluentBundle | None = None  # until a message needs it

    def has(self, key: str) -> bool:
        """Whether there is a message with this id."""
        return key in self._unread or key in self._patterns

    def say(self, key: str, **arguments: str | int) -> str:
        """A message with its variables filled in; LookupError when there is none."""
        return self.said(key, tuple(arguments), tuple(arguments.values()))

    def _say(self, key: str, names: Names, given: Values) -> str:
        pattern, values = self._pattern(key), dict(zip(names, given, strict=True))
        try:
            text = fill(pattern, values, self._plural)
        except IntricateError:
            text = self._format(key, pattern, values)
        return polish(text, self.lang)

    def _pattern(self, key: str) -> ast.Pattern:
        """A message, which is read if that is not done; several threads may do it at once."""
        found = self._patterns.get(key)
        if found is None:
            source = self._unread.get(key, "")
            found = next((entry.value for entry in _entries(source) if entry.id.name == key), None)
            if found is None:
                raise LookupError(f"there is no message {key!r} with a text")
            self._patterns[key] = found
            self._unread.pop(key, None)
        return found

    def _format(self, key: str, pattern: ast.Pattern, values: dict[str, str | int]) -> str:
        """A message as Fluent fills it in, which knows how a language writes numbers.

        Fluent's own resolver takes as long to import as the whole command line, and few messages need it.
        """
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.lang], use_isolating=False)
        bundle = self._bundle
        if not bundle.has_message(key):
            bundle.add_resource(ast.Resource([ast.Message(ast.Identifier(key), pattern)]))
        value = bundle.get_message(key).value
        assert value is not None
        said, errors = bundle.format_pattern(value, values)
        if errors:
            raise LookupError(f"the message {key!r} cannot be said: {errors[0]}")
        return str(said)


def _entries(source: str) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]


def sources(lang: str) -> dict[str, str]:
    """The files of a language, by name."""
    folder = files(__name__.rpartition(".")[0]) / lang
    found = [page for page in folder.iterdir() if page.name.endswith(".ftl")]
    return {page.name: page.read_text("utf-8") for page in sorted(found, key=lambda page: page.name)}


def messages(source: str) -> dict[str, str]:
    """The messages of a file by their ids, each as it stands there."""
    return {found[1]: found[0] for found in _MESSAGE.finditer(source + "\n")}


@cache
def catalogue(lang: str) -> Catalogue:
    """The messages of one of LANGUAGES; LookupError for another."""
    if lang not in LANGUAGES:
        raise LookupError(f"there is no {lang!r}; there are {' and '.join(LANGUAGES)}")
    return Catalogue(lang)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language this person's machine speaks, if it is one of LANGUAGES; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
