"""The command `fogbound compile`: compiles the engine in place, beside its sources, or takes that back."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from fogbound import native


def compile_engine(*, clean: bool = False) -> None:
    """Compile the engine in place, so that games run several times faster.

    Parameters
    ----------
    clean
        Remove the compiled modules instead; the sources run again.
    """
    if not native.in_repository():
        raise SystemExit("fogbound compile works in the repository; a wheel comes ready-made.")
    remove_compiled()
    if clean:
        print("The compiled engine is removed; the sources run.")
        return
    print(f"Compiling {len(native.sources())} modules; this takes a minute or so.", flush=True)
    before = native.digest()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    build = subprocess.run(command, cwd=native.ROOT, env={**os.environ, native.PURE: "0"})
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
    print("Done: the compiled engine runs, until a source changes.")


def compiled_modules() -> list[Path]:
    """List the compiled modules in the repository: one beside each source, and the library they share."""
    beside = [path for package in native.PACKAGES for path in (native.HOME / package).rglob("*.so")]
    return sorted([*beside, *native.HOME.parent.glob("*__mypyc*.so")])


def remove_compiled() -> None:
    """Remove the stamp first, then all that was built, so that no moment trusts half an engine."""
    native.STAMP.unlink(missing_ok=True)
    shutil.rmtree(native.STAMP.parent, ignore_errors=True)
    for path in compiled_modules():
        path.unlink()
