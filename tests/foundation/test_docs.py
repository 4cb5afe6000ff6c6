"""What the documentation names is there: every dotted name in the code, every file in the repository."""

import ast
import importlib
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *sorted(page for page in (ROOT / "docs").glob("*.md") if page.name != "effects.md"),
    ROOT / "CONTRIBUTING.md",
]
"""The reference of the effect language is printed by a command and names nothing of the code."""
CODE = re.compile(r"`([^`\n]+)`")
DOTTED = re.compile(r"(?P<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?:\(.*\))?")
FILE = re.compile(r"[\w./-]+\.(?:py|js|ts|md|ftl|yaml|txt|svelte)")
MADE_LATER = {"fogbound.sqlite", "fogbound.locks", "fogbound.env", "fogbound.service"}
"""Files that a server makes when it is installed or runs."""
OTHERS = ("copy",)
"""Modules of Python's own that pages speak of."""


def named(page: Path) -> list[str]:
    """What a page sets in code, outside its listings."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return CODE.findall(text)


@cache
def modules() -> dict[tuple[str, ...], set[str]]:
    """The modules of the package and of the tests, by their dotted path, and the names that stand in each."""
    found: dict[tuple[str, ...], set[str]] = {}
    for folder, pattern in ((ROOT / "src", "**/*.py"), (ROOT / "tests", "*.py")):
        for file in folder.glob(pattern):
            parts = file.relative_to(folder).with_suffix("").parts
            found[parts[:-1] if parts[-1] == "__init__" else parts] = _names(_tree(file).body)
    return found


@cache
def classes() -> dict[str, set[str]]:
    """Every class by its name, with what its objects have, inherited or not."""
    own: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(_tree(file)):
            if isinstance(node, ast.ClassDef):
                set_there = {
                    part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute) and _is_set(part)
                }
                own.setdefault(node.name, set()).update(_names(node.body) | set_there)
                bases.setdefault(node.name, set()).update(
                    base.id for base in node.bases if isinstance(base, ast.Name)
                )
    return {name: set().union(*(own.get(base, set()) for base in _line(name, bases))) for name in own}


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _names(body: list[ast.stmt]) -> set[str]:
    """What statements define, import or assign."""
    names: set[str] = set()
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)):
            names.add(node.name)
        elif isinstance(node, ast.If):  # imported for those who check types, and when it is first asked for
            names |= _names(node.body)
        elif isinstance(node, ast.ImportFrom):
            names.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return names


def _is_set(part: ast.Attribute) -> bool:
    return isinstance(part.ctx, ast.Store) and isinstance(part.value, ast.Name) and part.value.id == "self"


def _line(name: str, bases: dict[str, set[str]]) -> set[str]:
    """A class and all it inherits from."""
    found = {name}
    waiting = [name]
    while waiting:
        new = bases.get(waiting.pop(), set()) - found
        found |= new
        waiting.extend(new)
    return found


def is_there(dotted: str) -> bool:
    """Whether a dotted name is defined: in a module, or by the class of the object it begins with."""
    *where, name = dotted.split(".")
    path = tuple(where)
    if any(module[-len(path) :] == path and name in names for module, names in modules().items()):
        return True
    if where[0] in OTHERS:
        return hasattr(importlib.import_module(".".join(where)), name)
    owner = where[-1].casefold()
    return any(called.casefold().endswith(owner) and name in has for called, has in classes().items())


@cache
def files() -> list[str]:
    """The files of the repository that a page may name, as paths."""
    folders = ("deploy", "docs", "src", "tests", "web/src")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    return ["/" + str(path.relative_to(ROOT)) for path in (*found, *ROOT.glob("*"))]


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_dotted_name_is_defined(page: Path):
    """A page names a function, class, field or method by where it is; modules are named by their files."""
    names = [
        found["name"]
        for code in named(page)
        if (found := DOTTED.fullmatch(code)) and not FILE.fullmatch(code)
    ]

    assert [name for name in names if name not in MADE_LATER and not is_there(name)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_is_there(page: Path):
    """By its path in the repository, or by the end of it."""
    paths = [code for code in named(page) if FILE.fullmatch(code)]

    assert [path for path in paths if not any(file.endswith("/" + path) for file in files())] == []


@pytest.mark.slow
def test_a_name_that_moved_is_missed():
    """The function that deals anew is in the common rules; the module of the Continent does not have it."""
    assert is_there("rules.common.redeal.redeal")
    assert not is_there("rules.continent.redeal")
    assert not is_there("game.flies")
