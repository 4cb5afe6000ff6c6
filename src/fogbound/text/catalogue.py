"""The message catalogue: a folder of Fluent files for each language, and how a message is said.

A message is read when it is first said: a program says few of them, and reading all takes longer than starting it.
"""

import os
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from fogbound.languages import LANGUAGES
from fogbound.packs.languages import polish

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "preferred_language"]

MOST_KEPT: Final = 16_384
"""How many sentences of a language are kept ready: a table says most of them again and again."""
PLAIN: Final = range(1000)
"""Numbers that every language writes alike, in digits alone."""


_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*\n(?:(?![a-z#]).*\n)*", re.MULTILINE)
"""A message of a Fluent file: what follows it is indented, and no message of ours refers to another."""

Arguments = tuple[tuple[str, str | int], ...]
"""The variables of a message, each with its name."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._counted: dict[str, frozenset[str]] = {}
        self._unread: dict[
            str, str
        ] = {}  # messages that have not been said yet, as they stand in their files
        for source in sources(lang).values():
            self._unread.update(messages(source))
        self.said: Callable[[str, Arguments], str] = lru_cache(MOST_KEPT)(self._say)

    def has(self, key: str) -> bool:
        """Whether there is a message with this id."""
        return key in self._unread or bool(self._bundle.has_message(key))

    def say(self, key: str, **arguments: str | int) -> str:
        """A message with its variables filled in; LookupError when there is none."""
        return self.said(key, tuple(arguments.items()))

    def _say(self, key: str, arguments: Arguments) -> str:
        self._read(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"the message {key!r} has no text")
        said, errors = self._bundle.format_pattern(message.value, self._format_arguments(key, arguments))
        if errors:
            raise LookupError(f"the message {key!r} cannot be said: {errors[0]}")
        return polish(str(said), self.lang)

    def _read(self, key: str) -> None:
        """Read a message, unless that is done; several threads may do it at once."""
        source = self._unread.get(key)
        if source is not None:
            resource = FluentResource(source)
            self._counted.update(_choosing_variables(resource))
            self._bundle.add_resource(resource)
            self._unread.pop(key, None)

    def _format_arguments(self, key: str, arguments: Arguments) -> dict[str, str | int]:
        """The variables of a message; plain numbers in digits where nothing else depends on them, which is quicker."""
        counted = self._counted[key]
        return {
            name: str(value) if isinstance(value, int) and value in PLAIN and name not in counted else value
            for name, value in arguments
        }


def _choosing_variables(resource: ast.Resource) -> dict[str, frozenset[str]]:
    """For every message the variables that choose among its variants."""
    return {
        entry.id.name: frozenset(_choosing(entry.value))
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def _choosing(pattern: ast.Pattern | None) -> set[str]:
    found: set[str] = set()
    for element in pattern.elements if pattern is not None else ():
        choice = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(choice, ast.SelectExpression):
            if isinstance(choice.selector, ast.VariableReference):
                found.add(choice.selector.id.name)
            for variant in choice.variants:
                found |= _choosing(variant.value)
    return found


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
