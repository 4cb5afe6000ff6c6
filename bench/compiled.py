"""The two kinds of an engine: its sources as they are, and a copy of them compiled by their own `setup.py`.

A copy lies under `.build`, away from the sources, and is named by a digest of them: one that is out of date
cannot be used.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILDS = Path(__file__).parent / ".build"
LEFT_OUT = {"__pycache__", ".mypy_cache"}


class CompilationError(Exception):
    """The copy could not be compiled."""


@dataclass(frozen=True)
class Tree:
    """Sources that can be compiled: where they lie, what belongs to them, and the folder to import from."""

    name: str
    root: Path
    parts: tuple[str, ...]
    imports: str

    def files(self) -> dict[Path, bytes]:
        """Read every source, by its path below the root; binaries that lie beside them are left out."""
        found: dict[Path, bytes] = {}
        for part in self.parts:
            top = self.root / part
            for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
                if path.is_file() and path.suffix != ".so" and not LEFT_OUT & set(path.parts):
                    found[path.relative_to(self.root)] = path.read_bytes()
        return found

    def environment(self, compiled: bool) -> dict[str, str]:
        """What a process needs to import this kind of engine."""
        folder = (compiled_copy(self) if compiled else self.root) / self.imports
        return {"PYTHONPATH": str(folder), "FOGBOUND_PURE": "0" if compiled else "1"}


BUILDING = ("setup.py", "pyproject.toml", "requirements/machine.py", "README.md", "LICENSE", "THIRD_PARTY.md")
"""What setup.py reads beside the sources."""
FOGBOUND = Tree("fogbound", ROOT, (*BUILDING, "src"), "src")
FAKE = Tree("fake", ROOT / "bench" / "fake", ("setup.py", "tally.py"), ".")


def compiled_copy(tree: Tree) -> Path:
    """Return the compiled copy of a tree, making it first when there is none."""
    files = tree.files()
    target = BUILDS / f"{tree.name}-{digest(files)}"
    if target.exists():
        return target
    print(f"bench: compiling {tree.name}", file=sys.stderr)
    BUILDS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILDS) as folder:
        copy = Path(folder) / "copy"
        for path, content in files.items():
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            (copy / path).write_bytes(content)
        build(copy, BUILDS / "objects" / tree.name)
        for old in BUILDS.glob(f"{tree.name}-*"):
            shutil.rmtree(old)
        copy.rename(target)
    return target


def digest(files: dict[Path, bytes]) -> str:
    """Name these very sources under this very interpreter."""
    total = hashlib.sha256(sys.version.encode())
    for path, content in files.items():
        total.update(f"\0{path}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:16]


def build(copy: Path, objects: Path) -> None:
    """Compile the copy in place; what it has in common with the last one is not compiled again."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--build-temp", str(objects)]
    # The type checker inside mypyc shall see the copy and no other sources.
    inherited = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MYPYPATH")}
    environment = inherited | {"FOGBOUND_PURE": "0"}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CompilationError(f"it does not compile:\n{(done.stdout + done.stderr).strip()}")
    # Without its setup.py the copy counts as installed, so its binaries are trusted without a stamp.
    (copy / "setup.py").unlink()
    shutil.rmtree(copy / "build")
