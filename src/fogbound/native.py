"""Which engine runs: the compiled one or its sources. The compiling itself lives in `fogbound.compiler`.

In the repository the compiled modules lie beside their sources, and Python would prefer them even when the
sources have moved on. So there they count only while a stamp vouches for them; otherwise the sources run.
"""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from fogbound.program import ROOT, command, in_repository

RULES: Final = ("core", "rules")
"""What decides how a game goes."""
SERVING: Final = (
    "tables/autopilot",
    "tables/game_queries",
    "tables/table",
    "tables/votes",
    "server/broadcast",
    "server/card_faces",
    "server/members",
    "server/open_table",
    "server/outbox",
    "server/subscriber",
    "server/table_actions",
)
"""What is done with every answer at a table."""
PACKAGES: Final = (*RULES, "odds", "view", "text", "server/presentation", *SERVING)
"""What is compiled, packages and single modules: that, and what is worked out of a game at every question."""
PURE: Final = "FOGBOUND_PURE"

HOME: Final = Path(__file__).resolve().parent
INTERPRETED: Final = {
    HOME / "rules" / "reference",
    HOME / "odds" / "commands.py",
    HOME / "view" / "schema.py",
    HOME / "view" / "citadel_schema.py",
    HOME / "view" / "news_schema.py",
    HOME / "view" / "chart.py",
    HOME / "view" / "chart_schema.py",
}
"""What of them gains nothing by it, or consists of types that others make."""
STAMP: Final = ROOT / "build" / "compiled.json"
NOTE: Final = HOME / "build.json"
"""Left in an installed package by its build: why the engine is not compiled, if it is not."""


def compiled() -> bool:
    """Tell whether the compiled engine is the one that runs."""
    spec = find_spec("fogbound.core")
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def describe_engine() -> str:
    """Which engine runs and why, for the line that tells the version."""
    if compiled():
        return "compiled: yes"
    return f"compiled: no; {_why_uncompiled()}"


def _why_uncompiled() -> str:
    if pure_wanted():
        return f"{PURE} asks for the sources"
    if in_repository():
        return f"`{command('compile')}` compiles it"
    why: str = json.loads(NOTE.read_text())["uncompiled"] if NOTE.is_file() else ""
    return f"when it was installed, {why}" if why else "this package has no compiled engine"


def pure_wanted() -> bool:
    """Tell whether FOGBOUND_PURE asks for the sources."""
    return os.environ.get(PURE, "") not in ("", "0")


def sources(packages: Sequence[str] = PACKAGES) -> list[Path]:
    """List every module of these packages that is compiled, in a fixed order."""
    found = (path for package in packages for path in _modules(HOME / package))
    return sorted(path for path in found if not INTERPRETED & {path, *path.parents})


def _modules(package: Path) -> list[Path]:
    return [*package.rglob("*.py"), *package.parent.glob(f"{package.name}.py")]


def digest() -> str:
    """Sum up the sources of the compiled engine and the Python they were compiled for."""
    total = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sources():
        text = path.read_bytes()
        total.update(f"\0{path.relative_to(HOME).as_posix()}\0{len(text)}\0".encode())
        total.update(text)
    return total.hexdigest()


def vouch(made_from: str) -> None:
    """Note that the compiled modules beside the sources were made from sources of this digest."""
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps({"digest": made_from}) + "\n")


def choose_engine() -> None:
    """Let the compiled engine run when it is the right one; called once, before any of it is imported."""
    if pure_wanted():
        sys.meta_path.insert(0, SourcesOnly())
    elif in_repository():
        if not STAMP.is_file():
            sys.meta_path.insert(0, SourcesOnly())
        elif json.loads(STAMP.read_text())["digest"] != digest():
            sys.meta_path.insert(0, SourcesOnly())
            warnings.warn(
                "the compiled engine does not match its sources, so the sources run; "
                f"`{command('compile')}` compiles them again",
                RuntimeWarning,
                stacklevel=3,
            )


class SourcesOnly:
    """Finds the modules of the compiled packages in their sources, whatever lies beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for the compiled packages and leave every other module to the finders behind."""
        room, _, inside = name.partition(".")
        place = inside.replace(".", "/") + "/"
        if room != "fogbound" or not any(place.startswith(f"{each}/") for each in PACKAGES):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:  # a bare folder is left to the finders behind
                return spec
        return None
