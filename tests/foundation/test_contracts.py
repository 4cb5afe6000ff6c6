"""The contracts between rooms, in the project file, hold and would notice if they did not."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fogbound.program import ROOT

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
