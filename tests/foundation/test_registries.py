"""A ruleset is a room one can take out: outside `rules` and `packs`, each room asks which one is played in one place."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from fogbound import native
from fogbound.packs.format import Ruleset
from fogbound.program import ROOT

HONEST = ("rules", "packs")
"""Rooms with a part for each ruleset, or for each of the two formats of cards."""
REGISTRIES = {
    "bots": "bots/registry.py",
    "odds": "odds/ahead.py",
    "server": "server/card_layout.py",
    "terminal": "terminal/rulesets.py",
    "text": "text/screens/__init__.py",
    "view": "view/projections.py",
}
"""Where each room looks up what belongs to a ruleset."""
NAMES = get_args(Ruleset)
CLASSES = tuple(name.capitalize() for name in NAMES)


def branches(source: str) -> Iterator[str]:
    """Where a module goes by the ruleset: compares its name, has a table by it, or asks for a class of one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
            if any(isinstance(part, ast.Constant) and part.value in NAMES for part in parts):
                yield ast.unparse(node)
        elif isinstance(node, ast.Dict):
            keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
            if keys & set(NAMES):
                yield ast.unparse(node)[:60]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
            if any(named.startswith(CLASSES) for named in _classes(node.args[1])):
                yield ast.unparse(node)
        elif isinstance(node, ast.MatchClass) and ast.unparse(node.cls).startswith(CLASSES):
            yield ast.unparse(node)


def _classes(node: ast.expr) -> list[str]:
    """The classes that `isinstance` asks for."""
    named = node.elts if isinstance(node, ast.Tuple) else [node]
    return [ast.unparse(each).rpartition(".")[2] for each in named]


def found_in(path: Path) -> list[str]:
    """The branches of a module, but for a statement that it was given what belongs to it."""
    source = path.read_text("utf-8")
    stated = {ast.unparse(node.test) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assert)}
    return [branch for branch in branches(source) if branch not in stated]


def test_the_search_finds_what_it_looks_for():
    """A comparison, a table, a class, a pattern."""
    assert list(branches('if book.ruleset() == "citadel": pass'))
    assert list(branches('STAGES = {"continent": 1, "citadel": 2}'))
    assert list(branches("isinstance(seen, (View, CitadelView))"))
    assert list(branches("match seen:\n    case ContinentView(): pass"))
    assert list(branches("isinstance(seen, View)")) == []


def test_each_room_asks_for_the_ruleset_in_one_place():
    """Everywhere else the question has been answered already."""
    paths = {path.relative_to(native.HOME).as_posix(): path for path in native.HOME.rglob("*.py")}
    outside = {
        name: found_in(path) for name, path in sorted(paths.items()) if name.split("/")[0] not in HONEST
    }

    assert len(outside) > 200
    assert {name: found for name, found in outside.items() if found and name not in REGISTRIES.values()} == {}
    for name in REGISTRIES.values():
        assert outside[name], f"{name} is no registry any more"


PAGE = ROOT / "web" / "src"
ON_PAGE = "lib/table.svelte.ts"
"""Where the page looks up what belongs to a ruleset; components of the Citadel have a folder of their own."""
ASKED = re.compile(r"\.(?:citadel|continent)\b|\bruleset\b.{0,4}===?")


def test_the_page_asks_for_the_ruleset_in_one_place():
    """Its parts ask the table what lies there; only the types of the wire and tests name both games."""
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    found = {
        path.relative_to(PAGE).as_posix(): ASKED.findall(path.read_text("utf-8"))
        for path in files
        if not path.name.endswith(".test.ts") and path.parent.name != "citadel"
    }

    assert len(found) > 100
    assert [name for name, asked in sorted(found.items()) if asked] == [ON_PAGE]
