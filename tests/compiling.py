"""A copy of the project whose engine is compiled, for tests that play long games and for those that compare both.

Run as a program it makes the copy and tells where its sources lie: `./test` plays long games with them.
"""

import fcntl
import filecmp
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from fogbound import native

ROOT: Final = Path(__file__).resolve().parent.parent
BUILT: Final = ROOT / "build" / "compiled"
OBJECTS: Final = ROOT / "build" / "compiled-objects"
BUILDING: Final = (
    "setup.py",
    "pyproject.toml",
    "requirements/machine.py",
    "README.md",
    "LICENSE",
    "THIRD_PARTY.md",
)
"""What setup.py reads beside the sources."""
LEVEL: Final = "1"
"""Of optimisation: with more of it compiling takes longer than the games save."""


class NotCompiled(Exception):
    """What the compiler has said."""


def compiled_copy() -> Path:
    """The sources of a copy with its engine compiled; that is kept while they stay as they are."""
    BUILT.mkdir(parents=True, exist_ok=True)
    with (BUILT / "lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # one process compiles, all others wait for it
        return _made() / "src"


def _made() -> Path:
    home = BUILT / native.digest()[:16]
    if not (home / "done").is_file():
        for old in BUILT.iterdir():
            if old.is_dir():
                shutil.rmtree(old)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(
        ROOT / "src", home / "src", ignore=ignore, copy_function=_copy_if_other, dirs_exist_ok=True
    )
    if (home / "done").is_file():
        return home
    for name in BUILDING:
        (home / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, home / name)
    build = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--build-temp", str(OBJECTS)],
        cwd=home,
        env={**os.environ, native.PURE: "0", "FOGBOUND_OPTIMIZE": LEVEL, "PYTHONPATH": str(home / "src")},
        capture_output=True,
        text=True,
    )
    if build.returncode != 0:
        raise NotCompiled(build.stderr[-3000:])
    (home / "setup.py").unlink()  # from now on it is no repository but an installation
    (home / "src" / "fogbound" / "server" / "static").symlink_to(ROOT / "web" / "dist")
    (home / "done").touch()
    return home


def _copy_if_other(source: str, target: str) -> None:
    """Packs and all; what is the same already may be in use."""
    if not Path(target).exists() or not filecmp.cmp(source, target, shallow=False):
        shutil.copy(source, target)


if __name__ == "__main__":
    try:
        print(compiled_copy())
    except NotCompiled as fault:
        sys.exit(f"The engine could not be compiled:\n{fault}")
