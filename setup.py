"""Compiles the engine with mypyc, for a wheel or for `fogbound compile`; all else is in pyproject.toml.

FOGBOUND_PURE=1 builds a wheel of plain Python; an editable installation is always plain Python. FOGBOUND_OPTIMIZE=0
compiles quickly, for code that runs slowly: enough for whoever only compares what both engines do.
"""

import os
import sys
import warnings
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent


def extensions() -> list[Extension]:
    """Compile the modules of the engine, all in one group so that calls between them are direct."""
    sys.path.insert(0, str(ROOT / "src"))
    from fogbound import native

    builds = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
    if not builds or native.pure_wanted():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        warnings.warn("mypyc is not installed: building Fogbound without its compiled engine", stacklevel=2)
        return []
    modules = [str(path.relative_to(ROOT)) for path in native.sources()]
    if not modules:
        return []
    made = mypycify(modules, opt_level=os.environ.get("FOGBOUND_OPTIMIZE", "3"), group_name="fogbound")
    for extension in made:
        for source in extension.sources:
            dedent(Path(source))
    return made


def dedent(source: Path) -> None:
    """Nine tenths of the C that mypyc writes for us is indentation, which the C compiler reads at its leisure."""
    with source.open(encoding="utf-8") as lines:
        text = "".join([line.lstrip(" ") for line in lines])
    source.write_text(text, encoding="utf-8")


setup(ext_modules=extensions())
