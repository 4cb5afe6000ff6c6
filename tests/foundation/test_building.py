"""What a build asks of a machine, and what it does where something is missing."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

import compiling
from commanding import said
from fogbound import __version__, native

ROOT = Path(__file__).resolve().parent.parent.parent


def script(path: Path, text: str) -> None:
    """Write a small executable shell script."""
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


@pytest.fixture
def bin_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH with nothing on it but a shell."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "sh").symlink_to("/bin/sh")
    monkeypatch.setenv("PATH", str(folder))
    for name in ("CC", "FOGBOUND_PURE", "FOGBOUND_CLIENT"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def machine(tmp_path: Path, bin_folder: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, of a repository with nothing in it but a client that is never up to date."""
    spec = importlib.util.spec_from_file_location("machine", ROOT / "requirements" / "machine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    (tmp_path / "web" / "dist").mkdir(parents=True)
    (tmp_path / "web" / "dist" / "index.html").touch()
    (tmp_path / "requirements").mkdir()
    script(tmp_path / "requirements" / "web", "exit 1")
    monkeypatch.setattr(module.platform, "machine", lambda: "x86_64")
    return module


def backend(machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build backend on that machine."""
    monkeypatch.setitem(sys.modules, "machine", machine)
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("backend", ROOT / "requirements" / "backend.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("compiler", "why"),
    [
        (None, "there was no C compiler"),
        ("exit 1", "the C compiler did not work"),
        ("exit 0", ""),
    ],
)
def test_the_compiler_is_tried(machine, bin_folder, monkeypatch, compiler, why):
    """A compiler that is missing or cannot compile is a reason to do without, and its packages are not fetched."""
    monkeypatch.setenv("CC", "fog-cc -pthread")
    monkeypatch.setattr(machine.sysconfig, "get_path", lambda name: str(bin_folder))
    (bin_folder / "Python.h").touch()
    if compiler is not None:
        script(bin_folder / "fog-cc", compiler)

    assert machine.why_not_compiled() == why
    assert machine.engine_needs() == ([] if why else machine.ENGINE_NEEDS)


def test_headers_are_looked_for(machine, bin_folder, monkeypatch):
    """Debian has a compiler without Python's headers."""
    monkeypatch.setenv("CC", "fog-cc")
    script(bin_folder / "fog-cc", "exit 0")
    monkeypatch.setattr(machine.sysconfig, "get_path", lambda name: str(bin_folder))

    assert "Python.h" in machine.why_not_compiled()


def test_plain_python_can_be_asked_for(machine, monkeypatch):
    """FOGBOUND_PURE=1 is reason enough; 0 insists on compiling."""
    monkeypatch.setenv("FOGBOUND_PURE", "1")
    assert "FOGBOUND_PURE" in machine.why_not_compiled()
    assert not machine.must_compile()

    monkeypatch.setenv("FOGBOUND_PURE", "0")
    assert machine.must_compile()


@pytest.mark.parametrize(
    ("node", "needed"),
    [
        (None, True),
        ("echo v20.20.2", True),
        ("exit 1", True),
        ("echo v22.1.0", False),
        ("echo v24.0.0", False),
    ],
)
def test_node_is_fetched_where_there_is_none_that_will_do(machine, bin_folder, node, needed):
    """An old Node is as good as none."""
    if node is not None:
        script(bin_folder / "node", node)
        script(bin_folder / "npm", "exit 0")

    assert machine.client_needs() == (machine.CLIENT_NEEDS if needed else [])


def test_a_client_that_is_up_to_date_needs_nothing(machine, tmp_path, monkeypatch):
    """A source distribution brings it along; without it nothing is needed either."""
    script(tmp_path / "requirements" / "web", '[ "$1" = --check ]')
    assert machine.client_needs() == []
    machine.build_client()

    script(tmp_path / "requirements" / "web", "exit 1")
    monkeypatch.setenv("FOGBOUND_CLIENT", "0")
    assert machine.client_needs() == []
    machine.build_client()


@pytest.mark.parametrize(
    ("node", "why"), [(None, "there is no Node 22 or newer with npm"), ("echo v24.0.0", "see above")]
)
def test_a_client_that_cannot_be_built_ends_the_build(machine, bin_folder, node, why):
    """An installation whose table does not open is none; the message tells the ways out."""
    if node is not None:
        script(bin_folder / "node", node)
        script(bin_folder / "npm", "exit 0")

    with pytest.raises(SystemExit) as end:
        machine.build_client()

    assert f"could not be built: {why}." in str(end.value)
    assert "FOGBOUND_CLIENT=0" in str(end.value)


@pytest.mark.slow
def test_a_build_asks_for_what_is_needed_and_an_editable_one_for_nothing(machine, monkeypatch):
    """Without compiler and Node, a wheel and a source distribution need a Node, and nothing to compile with."""
    hooks = backend(machine, monkeypatch)

    assert hooks.get_requires_for_build_wheel() == machine.CLIENT_NEEDS
    assert hooks.get_requires_for_build_sdist() == machine.CLIENT_NEEDS
    monkeypatch.chdir(ROOT)
    assert hooks.get_requires_for_build_editable() == []


def test_the_reason_is_told_by_the_version(monkeypatch, tmp_path):
    """The build leaves it in the package; the repository tells how to compile, an old package only that it is not."""
    monkeypatch.setattr(native, "compiled", lambda: False)
    monkeypatch.setattr(native, "in_repository", lambda: False)
    monkeypatch.setattr(native, "NOTE", tmp_path / "build.json")
    monkeypatch.setenv("FOGBOUND_PURE", "")
    assert native.describe_engine() == "compiled: no; this package has no compiled engine"

    why = "something that takes more words to tell than eighty columns hold had happened"
    (tmp_path / "build.json").write_text(json.dumps({"uncompiled": why}))
    assert native.describe_engine() == f"compiled: no; when it was installed, {why}"
    assert said("--version") == f"Fogbound {__version__} ({native.describe_engine()})\n"

    monkeypatch.setattr(native, "in_repository", lambda: True)
    assert native.describe_engine() == "compiled: no; `./fogbound compile` compiles it"


def test_benchmarks_compile_with_all_that_the_build_reads():
    """The copy that `bench` compiles contains every file that setup.py needs, as the copy of the tests does."""
    spec = importlib.util.spec_from_file_location("bench_compiled", ROOT / "bench" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    bench = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = bench  # a dataclass looks its module up
    try:
        spec.loader.exec_module(bench)
    finally:
        del sys.modules[spec.name]
    assert set(compiling.BUILDING) <= set(bench.FOGBOUND.parts)


def test_pictures_are_drawn_where_the_repository_can_draw(machine, tmp_path, monkeypatch):
    """With its environment they go with the package; without it, or without the client, nothing is drawn or fails."""
    drawn = tmp_path / "drawn"
    script(tmp_path / "requirements" / "pictures", f'echo >"{drawn}"')
    machine.draw_pictures()
    assert not drawn.exists()

    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").touch()
    monkeypatch.setenv("FOGBOUND_CLIENT", "0")
    machine.draw_pictures()
    assert not drawn.exists()

    monkeypatch.delenv("FOGBOUND_CLIENT")
    machine.draw_pictures()
    assert drawn.exists()
