"""Kinds of news: each is declared once, under a name of its own, and nobody else lists them."""

import ast
import importlib
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fogbound.core.messages import WORD
from fogbound.core.news import Kind
from fogbound.view.news import ROLES

ROOT = Path(__file__).resolve().parents[2]
TABLES = ("common", "continent", "citadel")
DEAF = ("packs", "press")
"""Rooms that hear no news: their words are those of cards and pictures."""
ARRAY = re.compile(r'\[\s*("[a-z-]+"(?:\s*,\s*"[a-z-]+")*)\s*,?\s*\]')
RECORD = re.compile(r"= \{([^{}]*)\}")
KEY = re.compile(r'"?([a-z-]+)"?\s*:')
QUOTED = re.compile(r'"([a-z-]+)"')


def kinds(table: str) -> dict[str, Kind]:
    """What a table declares, by the names of its constants."""
    module = importlib.import_module(f"fogbound.rules.{table}.news")
    return {name: value for name, value in vars(module).items() if isinstance(value, Kind)}


@cache
def names() -> frozenset[str]:
    """The names of all kinds."""
    return frozenset(kind.name for table in TABLES for kind in kinds(table).values())


def test_every_kind_is_declared_once():
    """The name of a kind is that of its message, so two of them would be told alike."""
    times = Counter(kind.name for table in TABLES for kind in kinds(table).values())

    assert [name for name, number in times.items() if number > 1] == []


@pytest.mark.parametrize("table", TABLES)
def test_a_constant_bears_the_name_of_its_kind(table):
    """Who reads `news.LIFE_LOST` knows which message to look for; a word belongs to a group."""
    for constant, kind in kinds(table).items():
        assert constant == kind.name.upper().replace("-", "_")
        assert bool(kind.group) == (kind.n == WORD)


def test_every_role_has_one_name():
    """Two bits under one name, or one under two, would say something else above the view."""
    assert len({bit for bit, _ in ROLES}) == len({name for _, name in ROLES}) == len(ROLES)
    assert all(bit.bit_count() == 1 for bit, _ in ROLES)


# -- lists of kinds --------------------------------------------------------------------------------


MANY = 3


def is_list_of_kinds(words: list[str]) -> bool:
    """Whether words are names of kinds alone, or most of many; a single one may be another word, if it is one word."""
    kinds = set(words) & names()
    is_most = len(kinds) >= MANY and 3 * len(kinds) >= 2 * len(set(words))
    return is_most or (set(words) <= names() and (len(words) > 1 or any("-" in word for word in words)))


def in_python(source: str) -> Iterator[str]:
    """Lists of kinds in a module, and comparisons of what a piece of news is."""
    for node in ast.walk(ast.parse(source)):
        groups: list[list[ast.expr | None]] = []
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
            groups = [list(node.elts)]
        elif isinstance(node, ast.Dict):
            groups = [list(node.keys), list(node.values)]
        elif isinstance(node, ast.Compare) and getattr(node.left, "attr", "") == "what":
            yield from (str(each.value) for each in node.comparators if is_kind(each))
        for group in groups:
            words = [each.value for each in group if isinstance(each, ast.Constant)]
            if len(words) == len(group) and is_list_of_kinds([str(word) for word in words]):
                yield ", ".join(map(str, words))


def is_kind(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value in names()


def in_browser(source: str) -> Iterator[str]:
    """Lists of kinds in a module of the browser, and comparisons of what a line is."""
    groups = [QUOTED.findall(found) for found in ARRAY.findall(source)]
    groups += [KEY.findall(found) for found in RECORD.findall(source)]
    yield from (", ".join(words) for words in groups if words and is_list_of_kinds(words))
    yield from (word for word in re.findall(r'\.what [!=]== "([a-z-]+)"', source) if word in names())


def lists() -> list[str]:
    """All of them, by file."""
    home = ROOT / "src" / "fogbound"
    python = [path for path in home.rglob("*.py") if path.relative_to(home).parts[0] not in (*DEAF, "rules")]
    browser = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert python
    assert browser
    return [
        f"{path.relative_to(ROOT)}: {words}"
        for paths, find in ((python, in_python), (browser, in_browser))
        for path in sorted(paths)
        for words in find(path.read_text("utf-8"))
    ]


def test_nobody_lists_kinds_of_news():
    """Who listens goes by their roles, so that a new kind is complete where it is declared."""
    assert lists() == []


@pytest.mark.parametrize(
    ("find", "source"),
    [
        (in_python, 'DRAWN = ("cost", "draw-more", "drawn")'),
        (in_python, 'GRAVE = {"deck-emptied"}'),
        (in_python, 'GRAVE = ("drawn", "kept", "took-it-all", "fell")'),
        (in_python, 'ANSWERS = {"kept": "retain", "replied": "reply"}'),
        (in_python, 'is_taken = item.what == "taken"'),
        (in_browser, 'const LAID = new Set(["event", "terrain"]);'),
        (in_browser, 'const OUTCOMES = { succeeded: "success", failed: "failure" };'),
        (in_browser, 'const begun = lines.some((line) => line.what === "action");'),
    ],
)
def test_such_a_list_is_found(find, source):
    """As they stood in many rooms before kinds had roles."""
    assert list(find(source))
