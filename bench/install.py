"""Bring the virtual environment up to the lock file and install the project editable into it.

A peer without a build for this machine must not stop the others, so when the lock does not install as a
whole its entries are installed one by one, and those that fail are named.
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

BENCH = Path(__file__).parent
ROOT = BENCH.parent
LOCK = BENCH / "requirements.txt"
STAMP = Path(sys.prefix) / "installed"

PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def pip(*arguments: str) -> bool:
    """Install with pip; say whether it succeeded."""
    return subprocess.run([*PIP, *arguments], cwd=ROOT, check=False).returncode == 0


def entries(lock: str) -> list[str]:
    """Split a lock file into its entries, each a pinned name with its hashes."""
    found: list[str] = []
    for line in lock.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0].isspace():
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def install_one_by_one(lock: str) -> list[str]:
    """Install each entry of the lock by itself and return the pins that could not be installed."""
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        single = Path(folder) / "entry.txt"
        for entry in entries(lock):
            single.write_text(entry + "\n")
            if not pip("--require-hashes", "--no-deps", "-r", str(single)):
                failed.append(entry.split()[0])
    return failed


def stamp() -> str:
    """Name what is installed: the lock and the project's own description."""
    digest = hashlib.sha256(LOCK.read_bytes())
    for name in ("pyproject.toml", "setup.py"):
        if (ROOT / name).exists():
            digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def main() -> int:
    """Install what the stamp says is missing; a failed peer is a warning, a failed project an error."""
    wanted = stamp()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return 0
    print("bench: installing the peers", file=sys.stderr)
    failed = [] if pip("--require-hashes", "-r", str(LOCK)) else install_one_by_one(LOCK.read_text())
    for pin in failed:
        print(f"bench: could not install {pin}; what needs it will be reported as absent", file=sys.stderr)
    if (ROOT / "pyproject.toml").exists():
        if not pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT)):
            print("bench: could not install the project itself", file=sys.stderr)
            return 1
    else:
        print("bench: no pyproject.toml yet, so Fogbound will be reported as absent", file=sys.stderr)
    if not failed:
        STAMP.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
