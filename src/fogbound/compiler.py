"""The command `fogbound compile`: compiles the engine in place, beside its sources, or takes that back."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from fogbound import native
from fogbound.program import ROOT, command, in_repository

PACE: Final = 40
"""How many modules one core of an ordinary machine compiles in a minute."""


def compile_engine(*, clean: bool = False) -> None:
    """Compile the engine in place, so that games run several times faster.

    Parameters
    ----------
    clean
        Remove the compiled modules instead; the sources run again.
    """
    if not in_repository():
        raise SystemExit(
            f"{command('compile')} works in the repository only. An installed Fogbound is compiled while it is "
            f"installed, if there is a C compiler; this one says: {native.describe_engine()}."
        )
    remove_compiled()
    if clean:
        shutil.rmtree(native.STAMP.parent, ignore_errors=True)
        print("The compiled engine is removed; the sources run.")
        return
    modules, cores = len(native.sources()), os.cpu_count() or 1
    minutes = max(1, round(modules / cores / PACE))
    print(
        f"Compiling {modules} modules on {cores} cores. The first time this usually takes "
        f"{minutes} {'minute' if minutes == 1 else 'minutes'}; later only what has changed is compiled again.",
        flush=True,
    )
    start = time.monotonic()
    before = native.digest()
    apart = str(native.STAMP.parent / "engine")  # a wheel takes all it finds in the usual place
    words = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--build-lib", apart]
    try:
        build = subprocess.run(words, cwd=ROOT, env={**os.environ, native.PURE: "0"})
    except KeyboardInterrupt:
        remove_compiled()
        raise SystemExit(
            "Not compiled: the sources run. What was done is not done again next time."
        ) from None
    if build.returncode != 0 or not compiled_modules():
        remove_compiled()
        raise SystemExit(
            "The engine could not be compiled, see above; the sources run. "
            "A C compiler and Python's headers are needed (Debian: apt-get install gcc python3-dev)."
        )
    if native.digest() != before:
        remove_compiled()
        raise SystemExit("The sources changed while they were being compiled; please compile again.")
    native.vouch(before)
    print(f"Done in {time.monotonic() - start:.0f} s: the compiled engine runs, until a source changes.")


def compiled_modules() -> list[Path]:
    """List the compiled modules in the repository: one beside each source, and the library they share."""
    beside = [path for package in native.PACKAGES for path in _beside(native.HOME / package)]
    return sorted([*beside, *native.HOME.parent.glob("*__mypyc*.so")])


def _beside(package: Path) -> list[Path]:
    return [*package.rglob("*.so"), *package.parent.glob(f"{package.name}.*.so")]


def remove_compiled() -> None:
    """Remove the stamp first, then what it vouched for, so that no moment trusts half an engine."""
    native.STAMP.unlink(missing_ok=True)
    for path in compiled_modules():
        path.unlink()
