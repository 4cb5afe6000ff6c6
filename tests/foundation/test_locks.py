"""The lock files: whole, hashed, in step with each other and free of addresses."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
LOCKS = ROOT / "requirements"
PIN = re.compile(
    r"^([a-z0-9-]+)==([^ ;]+)(?: ;[^\\]*)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.M
)


def pins(name: str) -> dict[str, str]:
    """The versions that a lock file fixes."""
    return {found[1]: found[2] for found in PIN.finditer((LOCKS / name).read_text())}


def named(lines: list[str]) -> set[str]:
    """The packages that requirement lines ask for, in the spelling of the lock files."""
    wanted = [line for line in lines if line.strip() and line[0] not in "#-"]
    return {re.split(r"[<>=\[; ]", line.strip())[0].lower().replace(".", "-") for line in wanted}


@pytest.mark.parametrize("name", ["tools", "run", "dev"])
def test_every_package_is_pinned_and_hashed(name):
    """Nothing in a lock file is left open, and everything asked for is in it."""
    text = (LOCKS / f"{name}.txt").read_text()

    assert len(PIN.findall(text)) == len(re.findall(r"^[A-Za-z]", text, re.M))
    assert named((LOCKS / f"{name}.in").read_text().splitlines()) <= pins(f"{name}.txt").keys()


@pytest.mark.parametrize("name", ["tools", "run", "dev"])
def test_no_lock_file_names_an_address(name):
    """Where packages come from is the business of the machine, not of the repository."""
    text = (LOCKS / f"{name}.txt").read_text()

    assert "://" not in text
    assert "index-url" not in text


def test_players_and_developers_run_the_same_versions():
    """The developers' lock file holds everything that the players' does."""
    assert pins("run.txt").items() <= pins("dev.txt").items()


def test_a_wheel_asks_for_what_the_lock_file_holds():
    """The dependencies of the project and the packages it runs with are the same."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

    assert named(project["dependencies"]) == named((LOCKS / "run.in").read_text().splitlines())
