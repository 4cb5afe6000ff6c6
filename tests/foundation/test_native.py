"""Which engine runs, tried on a throw-away repository with an engine of two modules."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from compiling import BUILDING
from fogbound import native

ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = {
    "core/__init__.py": '"""The heart."""\n',
    "core/fog.py": "class Fog:\n    def depth(self) -> int:\n        return 7\n",
    "rules/__init__.py": '"""The rules."""\n',
    "rules/sea.py": "from fogbound.core.fog import Fog\n\n\nclass Sea(Fog):\n    pass\n",
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A repository whose engine is two small modules."""
    home = tmp_path / "src" / "fogbound"
    home.mkdir(parents=True)
    for name in BUILDING:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("__init__.py", "native.py", "program.py", "compiler.py"):
        shutil.copy(ROOT / "src" / "fogbound" / name, home)
    for name, text in ENGINE.items():
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text(text)
    return tmp_path


def python(root: Path, code: str, pure: str = "") -> subprocess.CompletedProcess[str]:
    """Run a line of Python on the small repository."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "FOGBOUND_PURE": pure}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True
    )


def engine(root: Path, pure: str = "") -> str:
    """Tell which engine the small repository runs, and whether it warns."""
    done = python(root, "import fogbound; print('compiled' if fogbound.compiled() else 'sources')", pure)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip() + (" with a warning" if "does not match its sources" in done.stderr else "")


def pretend_to_compile(root: Path) -> None:
    """Put a file where the compiled module would be; finding it is all that these tests ask."""
    (root / "src" / "fogbound" / "core" / f"__init__{EXTENSION_SUFFIXES[0]}").touch()


def vouch(root: Path) -> None:
    """Let the repository vouch for what lies beside its sources."""
    done = python(root, "from fogbound import native; native.vouch(native.digest())")
    assert done.returncode == 0, done.stderr


def test_the_sources_run_by_default(small):
    """Nothing is compiled unless somebody asked for it."""
    assert engine(small) == "sources"


def test_a_compiled_module_counts_only_with_its_stamp(small):
    """What an interrupted compilation leaves behind is not trusted."""
    pretend_to_compile(small)
    without = engine(small)
    vouch(small)

    assert (without, engine(small)) == ("sources", "compiled")


def test_the_sources_can_be_asked_for(small):
    """FOGBOUND_PURE=1 runs the sources although a compiled engine is there; 0 does not."""
    pretend_to_compile(small)
    vouch(small)

    assert engine(small, pure="1") == "sources"
    assert engine(small, pure="0") == "compiled"


@pytest.mark.parametrize("change", ["edit", "add", "remove"])
def test_a_changed_source_runs_at_once_and_says_so(small, change):
    """A compiled engine that no longer matches never runs in the place of its sources."""
    pretend_to_compile(small)
    vouch(small)
    rules = small / "src" / "fogbound" / "rules"
    match change:
        case "edit":
            (rules / "sea.py").write_text("DEPTH = 8\n")
        case "add":
            (rules / "land.py").write_text("")
        case "remove":
            (rules / "sea.py").unlink()

    assert engine(small) == "sources with a warning"


def test_a_touched_but_equal_source_is_no_change(small):
    """Checking out the same text again does not make the compiled engine stale."""
    pretend_to_compile(small)
    vouch(small)
    (small / "src" / "fogbound" / "core" / "fog.py").touch()

    assert engine(small) == "compiled"


def test_an_installed_wheel_needs_no_stamp(small):
    """Outside the repository the compiled modules are what was installed."""
    pretend_to_compile(small)
    (small / "setup.py").unlink()

    assert engine(small) == "compiled"


@pytest.mark.slow
def test_compiling_and_taking_it_back(small):
    """The engine is compiled in place, runs, yields to a changed source, and is removed without a trace."""
    before = sorted(small.rglob("*.py"))
    depth = "from fogbound.rules.sea import Sea; print(Sea().depth(), Sea.__init__)"
    make = "from fogbound.compiler import compile_engine; compile_engine({})"

    done = python(small, make.format(""))
    assert done.returncode == 0, done.stderr
    assert engine(small) == "compiled"
    assert python(small, depth).stdout.startswith("7 ")

    fog = small / "src" / "fogbound" / "core" / "fog.py"
    fog.write_text(fog.read_text().replace("7", "8"))
    assert engine(small) == "sources with a warning"
    assert python(small, depth).stdout.startswith("8 ")

    done = python(small, make.format("clean=True"))
    assert done.returncode == 0, done.stderr
    assert engine(small) == "sources"
    assert not list(small.rglob("*.so"))
    assert sorted(small.rglob("*.py")) == before


@pytest.mark.slow
def test_compiling_again_compiles_what_has_changed(small):
    """After an edit the new text runs compiled, and the C of other modules is not compiled a second time."""

    def compile_it() -> set[tuple[str, int]]:
        done = python(small, "from fogbound.compiler import compile_engine; compile_engine()")
        assert done.returncode == 0, done.stderr
        return {(path.name, path.stat().st_mtime_ns) for path in small.glob("build/temp*/*.o")}

    before = compile_it()
    fog = small / "src" / "fogbound" / "core" / "fog.py"
    fog.write_text(fog.read_text().replace("7", "8"))
    after = compile_it()

    assert engine(small) == "compiled"
    assert python(small, "from fogbound.rules.sea import Sea; print(Sea().depth())").stdout == "8\n"
    assert len(before - after) == len(after - before) == 1


@pytest.mark.slow
def test_what_cannot_be_compiled_leaves_the_sources_running(small):
    """A type error stops the compilation with its message, and no half of an engine stays behind."""
    (small / "src" / "fogbound" / "core" / "fog.py").write_text('DEPTH: int = "deep"\n')

    done = python(small, "from fogbound.compiler import compile_engine; compile_engine()")

    assert done.returncode == 1
    assert "could not be compiled" in done.stderr
    assert not list(small.rglob("*.so"))
    assert engine(small) == "sources"


def test_nothing_that_is_compiled_relies_on_a_cached_property():
    """The compiler takes one for a plain property, which makes its value anew each time."""
    assert [path for path in native.sources() if "cached_property" in path.read_text("utf-8")] == []
