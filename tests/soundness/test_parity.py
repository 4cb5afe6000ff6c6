"""The compiled engine and its sources play the same games, move by move."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fogbound import native

ROOT = Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / "build" / "parity"
OBJECTS = ROOT / "build" / "parity-objects"


def compiled_copy() -> Path:
    """A copy of the project with its engine compiled; that is kept while its sources stay as they are."""
    home = BUILT / native.digest()[:16]
    if not (home / "done").is_file():
        shutil.rmtree(BUILT, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", home / "src", ignore=ignore, dirs_exist_ok=True)  # packs and all
    if not (home / "done").is_file():
        for name in ("setup.py", "pyproject.toml", "LICENSE"):
            shutil.copy(ROOT / name, home)
        build = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--build-temp", str(OBJECTS)],
            cwd=home,
            env={**os.environ, native.PURE: "0", "FOGBOUND_OPTIMIZE": "0", "PYTHONPATH": str(home / "src")},
            capture_output=True,
            text=True,
        )
        assert build.returncode == 0, build.stderr[-3000:]
        (home / "setup.py").unlink()  # from now on it is no repository but an installation
        (home / "done").touch()
    return home


def journey(source: Path, pure: str) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "journey.py"), "40", "400"],
        env={**os.environ, native.PURE: pure, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    result = json.loads(done.stdout)
    assert isinstance(result, dict)
    return result


@pytest.mark.slow
def test_compiled_and_interpreted_engines_agree():
    """Forty random games of each of three packs, hashed every twenty decisions, are the same on both engines."""
    home = compiled_copy()

    compiled = journey(home / "src", "0")
    sources = journey(ROOT / "src", "1")

    assert (compiled["compiled"], sources["compiled"]) == (True, False)
    assert compiled["hashes"] == sources["hashes"]
