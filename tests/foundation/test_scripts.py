"""The scripts at the root of the repository, as far as they can be tried without a bare machine."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
"""With this very Python first: what a machine calls python3 may be a script that looks for one, and slow."""


def run(*words: str | Path, cwd: Path, path: str = PATH) -> subprocess.CompletedProcess[str]:
    """Run a script from a folder, with a PATH of one's own if need be."""
    environment = {name: value for name, value in os.environ.items() if name != "FOGBOUND_PROGRAM"} | {
        "PATH": path
    }
    return subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with the scripts only, at a place with a space in its name."""
    root = tmp_path / "a fog bank"
    shutil.copytree(ROOT / "requirements", root / "requirements")
    for name in ("fogbound", "play", "test", "pyproject.toml"):
        shutil.copy(ROOT / name, root)
    (root / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, root / "web")
    return root


@pytest.fixture
def poor_path(tmp_path: Path) -> Path:
    """A PATH that has the everyday tools but no python3."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("sh", "cat", "cksum", "dirname", "readlink"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    return folder


def script(path: Path, text: str) -> None:
    """Write a small executable shell script."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def load_set_up(tree: Path) -> ModuleType:
    """Import the set-up script of a tree as a module."""
    spec = importlib.util.spec_from_file_location("set_up", tree / "requirements" / "set_up.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make_ready(tree: Path) -> None:
    """Give a tree stand-ins: a set_up.py that only writes the stamp, a Python that echoes its words, an idle npm."""
    (tree / "requirements" / "set_up.py").write_text(
        "import pathlib, sys\n"
        "root, wanted, key = sys.argv[1:]\n"
        "pathlib.Path(root, '.venv', f'fogbound-{wanted}').write_text(key)\n"
        "print('set up', wanted, file=sys.stderr)\n"
    )
    script(tree / ".venv" / "bin" / "python", 'printf "<%s>" "$@"')
    (tree / ".venv" / "fogbound-made").touch()
    script(tree / ".venv" / "bin" / "npm", "mkdir -p node_modules dist.new")


def test_the_command_line_runs_from_anywhere(tree, tmp_path):
    """Neither the working directory nor a symbolic link leads it astray."""
    make_ready(tree)
    link = tmp_path / "linked"
    link.symlink_to(tree / "fogbound")

    for program in (tree / "fogbound", link):
        done = run(program, "--version", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout == "<-m><fogbound><--version>"


@pytest.mark.parametrize(
    ("script_name", "cwd", "called"),
    [
        ("./fogbound", ".", "./fogbound"),
        ("./play", ".", "./fogbound"),
        ("a fog bank/fogbound", "..", "a fog bank/fogbound"),
        ("a fog bank/play", "..", "a fog bank/fogbound"),
    ],
)
def test_the_scripts_say_how_the_program_is_called(tree, script_name, cwd, called):
    """What its messages tell a person to type works where they are."""
    make_ready(tree)
    script(tree / ".venv" / "bin" / "python", 'printf "%s" "$FOGBOUND_PROGRAM"')

    assert run(script_name, cwd=tree / cwd).stdout == called


def test_play_through_a_link_names_a_program_that_is_there(tree, tmp_path):
    """A link to ./play has no ./fogbound beside it."""
    make_ready(tree)
    script(tree / ".venv" / "bin" / "python", 'printf "%s" "$FOGBOUND_PROGRAM"')
    (tmp_path / "play").symlink_to(tree / "play")

    assert run("./play", cwd=tmp_path).stdout == str(tree / "fogbound")


def test_a_mistake_gives_status_two_through_the_script(tree, tmp_path):
    """The script hands on the status of the command line."""
    make_ready(tree)
    script(tree / ".venv" / "bin" / "python", "exit 2")

    assert run(tree / "fogbound", "no-such-command", cwd=tmp_path).returncode == 2


def test_set_up_happens_once_and_again_when_a_lock_changes(tree, tmp_path):
    """The second run says nothing; a changed lock file sets up anew."""
    make_ready(tree)

    runs = [run(tree / "fogbound", "odds", "two words", cwd=tmp_path) for _ in range(2)]
    with (tree / "requirements" / "run.txt").open("a") as lock:
        lock.write("# changed\n")
    runs.append(run(tree / "fogbound", "odds", cwd=tmp_path))

    assert [done.stderr for done in runs] == ["set up run\n", "", "set up run\n"]
    assert runs[1].stdout == "<-m><fogbound><odds><two words>"


def test_compiling_asks_for_the_developers_packages(tree, tmp_path):
    """The compiler is not among what Fogbound needs to run."""
    make_ready(tree)

    assert run(tree / "fogbound", "compile", cwd=tmp_path).stderr == "set up dev\n"


def test_a_moved_repository_is_set_up_again(tree, tmp_path):
    """The packages know where the repository was, so a move makes the set-up stale."""
    make_ready(tree)
    run(tree / "fogbound", cwd=tmp_path)
    moved = tree.rename(tmp_path / "elsewhere")

    assert run(moved / "fogbound", cwd=tmp_path).stderr == "set up run\n"


def test_play_is_short_for_fogbound_play(tree, tmp_path):
    """Words with spaces stay whole."""
    script(tree / "fogbound", 'printf "<%s>" "$@"')

    assert run(tree / "play", "--seed", "a b", cwd=tmp_path).stdout == "<play><--seed><a b>"


def test_a_machine_without_python_is_told_so(tree, tmp_path, poor_path):
    """The message names what is missing."""
    done = run(tree / "fogbound", cwd=tmp_path, path=str(poor_path))

    assert (done.returncode, done.stdout) == (1, "")
    assert "there is no python3" in done.stderr


def test_an_old_python_is_told_so(tree, tmp_path, poor_path):
    """The message names the version found."""
    script(poor_path / "python3", "case $1 in -V) echo Python 3.9.2 ;; *) exit 1 ;; esac")

    done = run(tree / "fogbound", cwd=tmp_path, path=str(poor_path))

    assert done.returncode == 1
    assert "3.11 or newer is needed; python3 is Python 3.9.2" in done.stderr


CHECKS = {
    "ruff check": ("python", "ruff check"),
    "ruff format": ("python", "ruff format"),
    "mypy": ("python", "mypy"),
    "import-linter": ("python", "importlinter"),
    "pytest": ("python", "-m not long"),
    "compiling the engine": ("python", "compiling.py"),
    "pytest, long games": ("python", "-m long"),
    "the browser client": ("npm", "check"),
    "in the browser": ("python", "worksteal tests/browser"),
}
"""The checks, each with the program it is made with and a word of how that is called."""


@pytest.mark.parametrize("broken", CHECKS)
def test_no_check_is_masked(tree, tmp_path, broken):
    """Whichever check fails, the others still run and the whole fails, naming it."""
    make_ready(tree)
    program, word = CHECKS[broken]
    script(
        tree / ".venv" / "bin" / program,
        f'case "$*" in *"{word}"*) exit 1 ;; *build*) mkdir -p dist.new ;; ci*) mkdir -p node_modules ;; esac',
    )

    done = run(tree / "test", cwd=tmp_path)

    assert done.returncode == 1
    titles = re.findall(r"== (.+)\n", done.stdout)
    unmade = ["pytest, long games"] if broken == "compiling the engine" else []
    assert sorted([*titles, *unmade, "compiling the engine"]) == sorted(CHECKS)
    assert done.stderr.endswith(f"FAILED: {broken}\n")


def test_words_for_pytest_are_handed_on(tree, tmp_path):
    """--quick leaves out what is slow, everything else goes to pytest as it is."""
    make_ready(tree)

    whole = run(tree / "test", cwd=tmp_path).stdout
    chosen = run(tree / "test", "--quick", "-k", "odds and ends", cwd=tmp_path).stdout

    assert "<-n><auto><--dist><worksteal>" in whole
    assert "<-m><pytest><-n><4><--dist><worksteal><--ignore><tests/browser><-m><long>" in whole
    assert (
        "<-m><pytest><-m><not slow and not long and not bare><--hypothesis-profile><daily><-k><odds and ends>"
        in chosen
    )


def test_a_set_up_cut_short_is_made_anew(tree, monkeypatch):
    """The mark of an unfinished set-up makes the next one start from nothing."""
    set_up = load_set_up(tree)
    make_ready(tree)
    (tree / ".venv" / "fogbound-unfinished").touch()
    made = []
    monkeypatch.setattr(set_up, "make_venv", lambda venv, unfinished: made.append(venv))
    monkeypatch.setattr(set_up, "fill_venv", lambda venv, root, wanted: True)

    set_up.set_up(tree, "run", "key")
    set_up.set_up(tree, "run", "key")

    assert made == [tree / ".venv"]
    assert not (tree / ".venv" / "fogbound-unfinished").exists()


def test_an_orderly_failure_keeps_the_venv_and_leaves_no_stamp(tree, monkeypatch, capsys):
    """Without a network the set-up fails with a sentence, and the next attempt goes on from there."""
    set_up = load_set_up(tree)
    make_ready(tree)
    monkeypatch.setattr(set_up, "fill_venv", lambda venv, root, wanted: False)

    with pytest.raises(SystemExit):
        set_up.set_up(tree, "run", "key")

    assert "is the network within reach?" in capsys.readouterr().err
    assert [path.name for path in (tree / ".venv").glob("fogbound-*")] == ["fogbound-made"]


def test_the_developers_set_up_serves_players_too(tree, monkeypatch):
    """After ./test, ./fogbound has nothing left to do."""
    set_up = load_set_up(tree)
    make_ready(tree)
    monkeypatch.setattr(set_up, "ensure_compiler", lambda: None)
    monkeypatch.setattr(set_up, "fill_venv", lambda venv, root, wanted: True)

    set_up.set_up(tree, "dev", "key")

    assert {path.name for path in (tree / ".venv").glob("fogbound-*")} == {
        "fogbound-made",
        "fogbound-run",
        "fogbound-dev",
    }


def content(folder: Path) -> dict[str, tuple[int, int, bytes]]:
    """All that lies in a folder: for each path its mode, when it was changed, and what is in it."""
    found = {}
    for path in sorted(folder.rglob("*")):
        state = path.lstat()
        data = path.read_bytes() if path.is_file() else b""
        found[str(path.relative_to(folder))] = (state.st_mode, state.st_mtime_ns, data)
    return found


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    """An environment that somebody else made, with a package of theirs in it."""
    folder = tmp_path / "theirs"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (folder / "lib" / "their_package.py").write_text("PRECIOUS = True\n")
    return folder


@pytest.mark.parametrize("placed", ["a folder", "a link", "a link to another repository's"])
@pytest.mark.parametrize("words", [("fogbound", "--version"), ("play",), ("test", "--quick")], ids=" ".join)
def test_an_environment_that_fogbound_did_not_make_is_never_changed(tree, foreign, placed, words):
    """A link, even to an environment of Fogbound's, or a folder without its mark: refused with a line, byte for byte."""
    if placed == "a folder":
        foreign = foreign.rename(tree / ".venv")
    else:
        (tree / ".venv").symlink_to(foreign)
    if placed == "a link to another repository's":
        (foreign / "fogbound-made").touch()
        (foreign / "fogbound-run").write_text("the key of another place\n")
    before = content(foreign)

    done = run(tree / words[0], *words[1:], cwd=tree)

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"fogbound: {tree / '.venv'} ")
    assert "nothing is installed into it" in done.stderr
    assert content(foreign) == before


def test_a_stamp_behind_a_link_is_not_trusted(tree, foreign):
    """A link to an environment with this very key is still somebody else's."""
    make_ready(tree)
    run(tree / "fogbound", cwd=tree)
    ours = (tree / ".venv").rename(tree.parent / "moved")
    (tree / ".venv").symlink_to(ours)
    shutil.copy(ROOT / "requirements" / "set_up.py", tree / "requirements")

    assert run(tree / "fogbound", cwd=tree).returncode == 1


def test_no_test_runs_a_script_of_the_repository_itself():
    """The scripts set environments up; a test runs those of a tree of its own, with an environment of its own."""
    named = re.compile(r"ROOT / \"(?:fogbound|play|test|requirements)\"(?! / )")
    used = re.compile(r"(?:subprocess\.\w+|run)\(\s*\[?\s*(?:str\()?ROOT / ")
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for line in path.read_text("utf-8").splitlines()
        if used.search(line) and named.search(line)
    ]

    assert found == []
