"""Compiles the engine with mypyc, for a wheel or for `fogbound compile`; all else is in pyproject.toml.

FOGBOUND_PURE=1 builds a wheel of plain Python; an editable installation is always plain Python. FOGBOUND_OPTIMIZE=0
compiles quickly, for code that runs slowly: enough for whoever only compares what both engines do.
"""

import hashlib
import os
import shutil
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


def extensions() -> list[Extension]:
    """Translate the modules of the engine into C, a file for each, all in one library so that calls are direct."""
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
    level = os.environ.get("FOGBOUND_OPTIMIZE", "3")
    made = mypycify(modules, opt_level=level, debug_level="0", multi_file=True, group_name="fogbound")
    for extension in made:
        if os.name == "posix":  # nothing outside the library calls into it but through Python
            extension.extra_compile_args.append("-fvisibility=hidden")
    return made


class SideBySide(build_ext):
    """Compiles the files of C on all cores; those that an earlier build has compiled already are only linked."""

    def build_extensions(self) -> None:
        """Compile every file first, then link each extension from its objects."""
        files = [
            (each, source, self.basis(each)) for each in self.extensions for source in sorted(each.sources)
        ]
        kept = set()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = pool.map(self.compiled, *zip(*files, strict=True))
            for number, ((extension, _, _), made) in enumerate(zip(files, objects, strict=True), 1):
                extension.extra_objects.append(str(made))
                kept.add(made)
                if sys.stderr.isatty():
                    print(f"\r{number} of {len(files)} files of C compiled", end="", file=sys.stderr)
        if sys.stderr.isatty():
            print(file=sys.stderr)
        for old in set(Path(self.build_temp).glob("*" + self.compiler.obj_extension)) - kept:
            old.unlink()
        for extension in self.extensions:
            extension.sources = []
        self.force = True
        self.parallel = os.cpu_count()
        super().build_extensions()

    def basis(self, extension: Extension) -> bytes:
        """Sum up what all objects of an extension rest on beside their own C: headers, options, tools."""
        from mypy.version import __version__ as translator

        tools = (sys.version, translator, self.compiler.executables, extension.extra_compile_args)
        total = hashlib.sha256(repr(tools).encode())
        for header in extension.depends:
            total.update(Path(header).read_bytes())
        return total.digest()

    def compiled(self, extension: Extension, source: str, basis: bytes) -> Path:
        """Compile one file of C unless that is done; the object is named after all it was made from."""
        name = hashlib.sha256(basis + Path(source).read_bytes()).hexdigest()
        home = Path(self.build_temp)
        target = home / (name + self.compiler.obj_extension)
        if not target.exists():
            [made] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            Path(made).replace(target)  # only a finished object bears its name
        return target


class WithClient(build_py):
    """Puts the browser's part into the package, if `requirements/web` has built it."""

    def run(self) -> None:
        """Copy what was built beside the modules of the server."""
        super().run()
        built = ROOT / "web" / "dist"
        if not self.editable_mode and (built / "index.html").is_file():
            static = Path(self.build_lib, "fogbound", "server", "static")
            shutil.copytree(built, static, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".built"))


try:
    setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide, "build_py": WithClient})
except KeyboardInterrupt:
    raise SystemExit("interrupted") from None
