"""Fogbound as a stranger has it: from a wheel, and from a source distribution on a machine without compiler and Node.

Each is built here and installed into an environment of its own; a game is played with it in the browser.
"""

import json
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

import distributing
from browser import walks
from browser.hosting import ROOT, Host
from browser.people import play
from fogbound import __version__, native
from fogbound.tables.journal import rules_digest

NOTICES = (ROOT / "THIRD_PARTY.md").read_text("utf-8")
NOTED = set(re.findall(r"^## (\S+)$", NOTICES, re.M))
"""The npm packages that have a notice."""


class Installed(NamedTuple):
    """One way of having Fogbound: the archive, the program, and what its version line says of the engine."""

    archive: Path
    program: Path
    engine: str
    environment: dict[str, str]

    def says(self, *words: str) -> str:
        """What a command prints, run far from the repository."""
        cwd = self.program.parent
        return distributing.call(self.program, *words, cwd=cwd, environment=self.environment)


@pytest.fixture(scope="module")
def source(client: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, from which the wheel is made, too."""
    return distributing.source_distribution(tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="module", params=["wheel", "source distribution"])
def fogbound(
    source: Path, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    """Built and installed."""
    folder = tmp_path_factory.mktemp("as a stranger")
    bare = distributing.bare_environment()
    if request.param == "wheel":
        wheel = distributing.compiled_wheel(source, folder)
        return Installed(wheel, distributing.installed(wheel, folder, bare), "compiled: yes", bare)
    poor = distributing.bare_environment(PATH=distributing.poor_path(folder / "bin"))
    engine = "compiled: no; when it was installed, there was no C compiler"
    return Installed(source, distributing.installed(source, folder, poor), engine, bare)


@pytest.fixture(scope="module")
def host(fogbound: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """`fogbound play`, which needs nothing from the repository."""
    folder = tmp_path_factory.mktemp("games")
    words = (str(fogbound.program), "play", "--no-open")
    with Host(folder, words, cwd=folder, environment=fogbound.environment) as found:
        yield found


def names(archive: Path) -> set[str]:
    """The files in a wheel, or in a source distribution below its one folder."""
    if archive.suffix == ".whl":
        return set(zipfile.ZipFile(archive).namelist())
    with tarfile.open(archive) as found:
        return {each.name.partition("/")[2] for each in found if each.isfile()}


def test_an_installed_fogbound_plays_in_the_browser(fogbound, newcomer):
    """The program says what it is and what it is called, plays as the repository does, and opens the table."""
    assert fogbound.says("--version") == f"Fogbound {__version__} ({fogbound.engine})\n"
    assert fogbound.says("play", "--help").startswith("Usage: fogbound play ")
    code = "from fogbound.tables.journal import rules_digest; print(rules_digest())"
    python = fogbound.program.parent / "python"
    cwd, environment = fogbound.program.parent, fogbound.environment
    assert distributing.call(python, "-c", code, cwd=cwd, environment=environment).strip() == rules_digest()
    report = json.loads(fogbound.says("simulate", "first-light", "--games", "2", "--workers", "1", "--json"))
    assert (report["games"], report["compiled"]) == (2, fogbound.engine == "compiled: yes")
    _holds_what_it_should(fogbound.archive)

    walk = walks.alone()
    person = newcomer()
    person.comes()
    person.sets_the_table(walk)
    play([person], walk.steps)
    person.sees_the_end()

    expect(person.page.get_by_role("dialog", name="You have come through")).to_be_visible()


def _holds_what_it_should(archive: Path) -> None:
    """All modules and packs, types, the client and notices of all that others made; a source distribution, everything."""
    found = names(archive)
    place = "" if archive.suffix == ".whl" else "src/"
    data = {
        path
        for path in (ROOT / "src" / "fogbound").rglob("*")
        if path.suffix in (".py", ".yaml", ".ftl", ".typed")
    }
    assert {place + path.relative_to(ROOT / "src").as_posix() for path in data} <= found
    if not place:
        modules = {
            path.relative_to(native.HOME.parent).with_suffix("").as_posix() for path in native.sources()
        }
        assert modules <= {name.partition(".cpython-")[0] for name in found if name.endswith(".so")}
        assert [name for name in found if name.endswith("licenses/THIRD_PARTY.md")]
    else:
        assert _tracked() <= found
    assert [name for name in found if "fogbound/press/ready/" in name and name.endswith("-800.webp")]
    client = "fogbound/server/static/" if not place else "web/dist/"
    assert f"{client}index.html" in found
    fonts = {Path(name).name for name in found if name.startswith(client) and name.endswith(".woff2")}
    assert fonts
    families = {name.rpartition("/")[2] for name in NOTED if name.startswith("@fontsource")}
    assert [font for font in fonts if font.partition("-latin")[0] not in families] == []


def _tracked() -> set[str]:
    """What the repository holds; a source distribution that is tested has no history, and is compared with itself."""
    if not (ROOT / ".git").exists():
        return set()
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name for name in listed.stdout.splitlines() if (ROOT / name).exists()}


def test_every_package_that_went_into_the_client_has_its_notice(client):
    """A new npm package brings its licence into THIRD_PARTY.md; one that is gone takes it away."""
    bundled = set(json.loads((ROOT / "web" / "dist" / "packages.json").read_text()))
    fonts = {name for name in NOTED if name.startswith("@fontsource")}
    used = set(json.loads((ROOT / "web" / "package.json").read_text())["devDependencies"])

    assert bundled | fonts == NOTED
    assert fonts == {name for name in used if name.startswith("@fontsource")}
    assert len(NOTICES.split("```text")) - 1 == len(NOTED)
