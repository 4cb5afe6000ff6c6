"""Building Fogbound as strangers do, in isolation from the repository, and installing it into empty environments.

Versions are those of the lock files, and the C that `tests/compiling.py` has compiled is not compiled again.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import compiling

ROOT: Final = Path(__file__).resolve().parent.parent
UV: Final = (sys.executable, "-m", "uv")
TOOLS: Final = ("sh", "cat", "cksum", "dirname", "find", "readlink", "sort", "uname")
"""What every machine has; a compiler and Node are not among them."""


def bare_environment(**settings: str) -> dict[str, str]:
    """The environment of a person who has never heard of this repository."""
    ours = re.compile(r"FOGBOUND_|PYTHON|VIRTUAL_ENV|PYTEST")
    environment = {name: value for name, value in os.environ.items() if not ours.match(name)}
    return {**environment, "UV_SYSTEM_CERTS": "1", **settings}


def poor_path(folder: Path) -> str:
    """A PATH with neither a C compiler nor Node."""
    folder.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found is not None, name
        (folder / name).symlink_to(found)
    return str(folder)


def pins(folder: Path) -> Path:
    """The versions of the developers' lock file, without hashes, so that they also hold for what is built."""
    text = (ROOT / "requirements" / "dev.txt").read_text() + (ROOT / "requirements" / "tools.txt").read_text()
    path = folder / "pins.txt"
    path.write_text("\n".join(sorted(set(re.findall(r"^([\w.-]+==[^\\\n]+?) *\\\n", text, re.M)))) + "\n")
    return path


def call(*words: str | Path, cwd: Path, environment: Mapping[str, str]) -> str:
    """Run a program that must succeed; gives what it prints."""
    done = subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{words}:\n{done.stdout[-3000:]}\n{done.stderr[-5000:]}"
    return done.stdout


def source_distribution(folder: Path) -> Path:
    """The source distribution of the repository as it stands."""
    words = ("build", "--sdist", "--build-constraint", pins(folder), "--out-dir", folder / "out", ROOT)
    lock = ROOT / "build" / "source.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # it is put together inside the repository, so one process at a time
        call(*UV, *words, cwd=folder, environment=bare_environment())
    [made] = (folder / "out").glob("*.tar.gz")
    return made


def compiled_wheel(archive: Path, folder: Path) -> Path:
    """A compiled wheel, made from nothing but a source distribution."""
    settings = {
        "FOGBOUND_PURE": "0",
        "FOGBOUND_OPTIMIZE": compiling.LEVEL,
        "FOGBOUND_OBJECTS": str(compiling.OBJECTS),
    }
    words = ("build", "--wheel", "--build-constraint", pins(folder), "--out-dir", folder / "out", archive)
    call(*UV, *words, cwd=folder, environment=bare_environment(**settings))
    [made] = (folder / "out").glob("*.whl")
    return made


def installed(package: Path, folder: Path, environment: Mapping[str, str]) -> Path:
    """Install a wheel or a source distribution into an environment made for it; gives the program."""
    venv = folder / "an environment"
    call(*UV, "venv", "--python", sys.executable, venv, cwd=folder, environment=bare_environment())
    versions = ("--constraint", pins(folder), "--build-constraint", pins(folder))
    python = venv / "bin" / "python"
    call(*UV, "pip", "install", "--python", python, *versions, package, cwd=folder, environment=environment)
    return venv / "bin" / "fogbound"
