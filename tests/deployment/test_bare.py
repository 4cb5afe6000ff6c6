"""A server on a bare Debian: installed, played on, brought up to date, taken back, and away again, by the very script.

`FOGBOUND_FROM_SOURCE=1 ./test -m bare` also builds it there, as a container is built; otherwise
its wheel is built here, from C that is compiled already.
"""

import asyncio
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import compiling
import distributing
from amounts import amount
from deployment.bare_tree import PYTHON, BareTree, why_impossible
from deployment.server_script import DEPLOY, ROOT
from fogbound.tables import Archive
from server.several import Player, answers_of, check_kept

FROM_SOURCE = bool(amount("FROM_SOURCE", 0)) or sys.version_info[:2] != PYTHON
"""A wheel of another Python is of no use there."""
ANSWERS = 25
"""Given each time that the server runs."""
OURS = ("/opt", "/etc/fogbound", "/etc/systemd/system", "/etc/passwd", "/usr/local/bin", "/var/lib/fogbound")
"""Where the script puts things."""

pytestmark = [pytest.mark.bare, pytest.mark.skipif(bool(why_impossible()), reason=why_impossible())]


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[BareTree]:
    """A bare Debian with the files that a container is given, or with all sources."""
    found = BareTree(tmp_path / "bare")
    names = [path.name for path in ROOT.iterdir()] if FROM_SOURCE else ["deploy", "requirements"]
    ignored = shutil.ignore_patterns(".git", ".venv*", "build", "node_modules", "__pycache__", ".*_cache")
    source = found.path("/source")
    source.mkdir()
    for name in set(names) - ignored(str(ROOT), names):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, source / name)
    shutil.copy(ROOT / "pyproject.toml", source)
    yield found
    shutil.rmtree(found.root)


@pytest.fixture
def wheel(tmp_path: Path) -> Path | None:
    """A wheel as the script builds it, but for how much its C is optimised; none where the tree is to build it."""
    if FROM_SOURCE:
        return None
    folder = tmp_path / "wheel"
    settings = {
        "PATH": f"{Path(sys.executable).parent}:{distributing.bare_environment()['PATH']}",
        "FOGBOUND_OPTIMIZE": compiling.LEVEL,
        "FOGBOUND_OBJECTS": str(compiling.OBJECTS),
    }
    words = (sys.executable, DEPLOY / "server.py", "wheel", "--to", folder)
    distributing.call(*words, cwd=tmp_path, environment=distributing.bare_environment(**settings))
    [made] = folder.glob("*.whl")
    return made


def install(tree: BareTree, wheel: Path | None) -> str:
    """Run the script; gives what it says, which must be that all went well."""
    words = []
    if wheel is not None:
        tree.put(wheel, f"/root/{wheel.name}")
        words = ["--wheel", f"/root/{wheel.name}"]
    done = tree.run("python3", "/source/deploy/server.py", "install", *words, FOGBOUND_OPTIMIZE="0")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def changed(wheel: Path, folder: Path) -> Path:
    """The same wheel with a remark at the end of a module."""
    folder.mkdir()
    with zipfile.ZipFile(wheel) as before, zipfile.ZipFile(folder / wheel.name, "w") as after:
        for entry in before.infolist():
            remark = b"\n# newer\n" if entry.filename == "fogbound/cli.py" else b""
            after.writestr(entry, before.read(entry) + remark)
    return folder / wheel.name


def play(tree: BareTree, player: Player | None) -> Player:
    """Start the server, play on where the player was, and end it in good order."""

    async def play_on() -> None:
        wanted = answers_of([person]) + ANSWERS
        until = asyncio.Event()
        playing = asyncio.create_task(person.play(until))
        while answers_of([person]) < wanted and not playing.done():
            await asyncio.sleep(0.01)
        server.end()
        until.set()
        await playing

    with tree.serving("fogbound.service") as server:
        person = player or Player(server.address, 1)
        person.door = server.address
        before = answers_of([person])
        asyncio.run(play_on())
        server.process.wait(20)
    assert answers_of([person]) >= before + ANSWERS
    with Archive.open(tree.path("/var/lib/fogbound")) as archive:
        check_kept(archive, person)
    return person


def root_is_led_nowhere(tree: BareTree) -> None:
    """A link among the games, where the server can lay one, does not make root give its own files away."""
    locks = tree.path("/var/lib/fogbound/fogbound.locks")
    locks.unlink()
    locks.symlink_to("/etc/shadow")

    done = tree.run("python3", "/opt/fogbound/server.py", "restore", "/root/copy.sqlite")

    assert (done.returncode, "Permission denied" in done.stderr) == (1, True)
    assert tree.path("/etc/shadow").stat().st_uid == 0
    locks.unlink()


def listing(tree: BareTree) -> dict[str, str]:
    """What lies where the script puts things."""
    found = {}
    for place in map(tree.path, OURS):
        for path in (place, *sorted(place.rglob("*"))):
            if path.exists():
                found[str(path)] = path.read_text() if path.is_file() else ""
    return found


def current(tree: BareTree) -> str:
    return tree.path("/opt/fogbound/current").readlink().name


def test_a_bare_debian_becomes_a_server_and_is_bare_again(tree, wheel, tmp_path):
    """People play on across everything that a host does, and in the end only what others made is there."""
    before = listing(tree)

    said = install(tree, wheel)
    assert "(compiled: yes)" in said
    first = current(tree)
    player = play(tree, None)

    assert "installing into" not in install(tree, wheel)  # it is there already
    assert current(tree) == first

    built = next(tree.path("/root").glob("*.whl"), None) or wheel
    if built is not None:
        tree.path("/root/broken").mkdir()
        tree.path(f"/root/broken/{built.name}").write_bytes(built.read_bytes()[:100_000])
        words = ("python3", "/source/deploy/server.py", "install", "--wheel", f"/root/broken/{built.name}")
        assert tree.run(*words).returncode == 1
        assert current(tree) == first
        player = play(tree, player)

        install(tree, changed(built, tmp_path / "newer"))
        assert current(tree) != first
        player = play(tree, player)

        back = tree.run("python3", "/opt/fogbound/server.py", "back")
        assert (back.returncode, current(tree)) == (0, first), back.stderr
        player = play(tree, player)

    backed_up = tree.run("python3", "/opt/fogbound/server.py", "backup", "/root/copy.sqlite")
    assert backed_up.returncode == 0, backed_up.stderr
    root_is_led_nowhere(tree)
    restored = tree.run("python3", "/opt/fogbound/server.py", "restore", "/root/copy.sqlite")
    assert restored.returncode == 0, restored.stderr
    play(tree, player)

    assert tree.run("python3", "/source/deploy/server.py", "uninstall", "--games").returncode == 0
    assert listing(tree) == before
