"""The contracts between rooms, in the project file, hold and would notice if they did not."""

import ast
import importlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from fogbound.program import ROOT
from literals import rooms, tree_of

LINT = "from importlinter.cli import lint_imports_command as check; check(['--no-logo', '--no-cache'])"
SPEAKING = "Who speaks, serves or draws knows neither the engine nor the rules"
CIRCLE = "No room goes round in a circle"
PLANTED = (
    (SPEAKING, "text/labels.py", "from fogbound.core import Game"),
    (SPEAKING, "server/details.py", "from fogbound.rules.common.book import book_of"),
    (SPEAKING, "terminal/client.py", "import fogbound.core.game"),
    (SPEAKING, "press/plate.py", "from fogbound import rules"),
    ("Imports point one way", "view/messages.py", "from fogbound.tables import Table"),
    (
        "Neither ruleset leans on the other",
        "rules/citadel/book.py",
        "from fogbound.rules.continent import book",
    ),
    (CIRCLE, "press/manner.py", "from fogbound.press.card_pictures import plate"),
)


def linted(copy: Path) -> tuple[int, str]:
    """What import-linter says of a copy of the package."""
    done = subprocess.run(
        [sys.executable, "-c", LINT],
        cwd=copy,
        env={"PYTHONPATH": str(copy / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package and the contracts, elsewhere."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(
        ROOT / "src",
        tmp_path / "src",
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "adventures", "*.egg-info"),
    )
    return tmp_path


def test_the_contracts_hold_as_they_are(copy: Path):
    """Otherwise that they notice something would mean nothing."""
    code, said = linted(copy)

    assert code == 0, said


@pytest.mark.parametrize(("contract", "module", "line"), PLANTED)
def test_an_import_that_breaks_a_contract_is_noticed(copy: Path, contract: str, module: str, line: str):
    """A class that comes through the package of its room counts like one from its module."""
    path = copy / "src" / "fogbound" / module
    path.write_text(f"{path.read_text('utf-8')}\n{line}\n", "utf-8")

    code, said = linted(copy)

    assert code == 1
    assert f"{contract} BROKEN" in said


# -- other ways to an engine -----------------------------------------------------------------------

SPEAKERS = ("text", "server", "terminal", "press")
ENGINE = ("fogbound.core", "fogbound.rules")
TEXTS = "fogbound.rules.reference"
"""The rules as texts, to be read."""
PASSED_ON = {"AnswerRefused", "Book", "Setup", "SetupRefused", "StaleAnswer", "meaning"}
"""What the rooms between pass on: refusals, the book of some packs, what a game begins with, what a verb means."""
HOLDERS = ("game", "_game")
"""What those call the game who have one; a barrier has the one before it."""
NAMES = ("keeper", ".c")
"""Whose `game` is its name: a journal on the disk, a column of a table there."""


def is_engine(module: str) -> bool:
    return module.startswith(ENGINE) and not module.startswith(TEXTS)


def is_passed_on(module: ModuleType | None, name: str) -> bool:
    """Whether a name of a module is a class, a function or a module of the engine, and none that may be passed on."""
    found = getattr(module, name, None)
    home = getattr(found, "__module__", getattr(found, "__name__", ""))
    return name not in PASSED_ON and is_engine(str(home))


def modules_of(tree: ast.Module) -> dict[str, ModuleType]:
    """What a module calls other modules of the program that it has imported."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update({name.asname or name.name: name.name for name in node.names})
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.update({name.asname or name.name: f"{node.module}.{name.name}" for name in node.names})
    ours = {called: module for called, module in found.items() if module.startswith("fogbound")}
    return {called: sys.modules[module] for called, module in ours.items() if module in sys.modules}


def ways_to_the_engine(source: str) -> Iterator[str]:
    """Imports of a module that reach the engine: for types alone, within a function, by name, or passed on by others."""
    for node in ast.walk(tree_of(source)):
        match node:
            case ast.Import():
                yield from (name.name for name in node.names if is_engine(name.name))
            case ast.ImportFrom(module=str() as module):
                for name in node.names:
                    if is_engine(f"{module}.{name.name}") or (
                        module.startswith("fogbound")
                        and is_passed_on(importlib.import_module(module), name.name)
                    ):
                        yield f"{module}.{name.name}"
            case ast.Constant(value=str() as text) if text.startswith(ENGINE) and is_engine(text):
                yield text
            case ast.Attribute(value=holder, attr=attr) if attr in (*HOLDERS, "before"):
                of_barrier = attr == "before" and ast.unparse(holder).endswith("barrier")
                if of_barrier or (attr in HOLDERS and not ast.unparse(holder).endswith(NAMES)):
                    yield ast.unparse(node)
            case ast.Call(func=ast.Name(id="getattr") | ast.Attribute(attr="attrgetter"), args=asked) if any(
                isinstance(each, ast.Constant) and each.value in HOLDERS for each in asked
            ):
                yield ast.unparse(node)
    modules = modules_of(tree_of(source))
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Attribute) and is_passed_on(modules.get(ast.unparse(node.value)), node.attr):
            yield ast.unparse(node)


@pytest.mark.slow
def test_no_way_leads_around_the_contract():
    """Neither imports for types, which the contract does not see, nor names that other rooms pass on, nor their games."""
    found = {
        path: list(ways_to_the_engine(source)) for path, source in rooms() if path.split("/")[0] in SPEAKERS
    }

    assert len(found) > 100
    assert {path: ways for path, ways in found.items() if ways} == {}


@pytest.mark.parametrize(
    "source",
    [
        "if TYPE_CHECKING:\n    from fogbound.core import Game",
        "def look():\n    from fogbound.core.game import Game",
        "def look():\n    import fogbound.rules.common.book as book",
        "importlib.import_module('fogbound.core.game')",
        "from fogbound.tables.table import Game",
        "from fogbound.view.perspective import book_of",
        "from fogbound.view.perspective import tabletop",
        "from fogbound.view import perspective\nperspective.book_of(known)",
        "import fogbound.view.perspective as known\nknown.tabletop.explorers(known)",
        "getattr(self.table, 'game')",
        "self.table.game.zones",
        "self._known._game",
        "barrier.before.offered",
    ],
)
def test_such_a_way_is_noticed(source: str):
    """Whatever it is."""
    assert list(ways_to_the_engine(source))
