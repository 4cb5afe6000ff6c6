"""The compiled engine and its sources play the same games, move by move."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiling import compiled_copy
from fogbound import native

ROOT = Path(__file__).resolve().parent.parent.parent


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


@pytest.mark.long
def test_compiled_and_interpreted_engines_agree():
    """Forty random games of each of three packs, hashed every twenty decisions, are the same on both engines."""
    compiled = journey(compiled_copy(), "0")
    sources = journey(ROOT / "src", "1")

    assert (compiled["compiled"], sources["compiled"]) == (True, False)
    assert compiled["hashes"] == sources["hashes"]
