"""Compiles the engine with mypyc, for a wheel or for `fogbound compile`; all else is in pyproject.toml.

FOGBOUND_PURE=1 builds a wheel of plain Python, FOGBOUND_PURE=0 fails rather than falling back to one; an editable
installation is always plain Python. FOGBOUND_OPTIMIZE=0 compiles quickly, for code that runs slowly: enough to
compare what both engines do. FOGBOUND_OBJECTS names a folder that keeps compiled C from one build to the next.
"""

import hashlib
import json
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "requirements")]

import machine  # noqa: E402

from fogbound import native  # noqa: E402

BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
"""The commands that compile."""


class NotCompiled(Exception):
    """The engine is not compiled; the message says why."""


def extensions() -> list[Extension]:
    """The engine as C, or nothing where it is not wanted or cannot be had; then the package says why."""
    if not BUILDS & set(sys.argv):
        return []
    try:
        return translated()
    except NotCompiled as fault:
        leave_uncompiled(str(fault))
        return []


def translated() -> list[Extension]:
    """Translate the modules of the engine into C, a file for each, all in one library so that calls are direct."""
    why_not = machine.why_not_compiled()
    if why_not:
        raise NotCompiled(why_not)
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise NotCompiled("mypyc was not installed") from None
    modules = [str(path.relative_to(ROOT)) for path in native.sources()]
    # What is not compiled is only looked at for its types, and its own imports need not be installed.
    words = ["--follow-imports=silent", *modules]
    level = os.environ.get("FOGBOUND_OPTIMIZE", "3")
    try:
        made = mypycify(words, opt_level=level, debug_level="0", multi_file=True, group_name="fogbound")
    except SystemExit:  # it has said what is wrong
        raise NotCompiled("mypyc could not translate it") from None
    for extension in made:
        if os.name == "posix":  # nothing outside the library calls into it but through Python
            extension.extra_compile_args.append("-fvisibility=hidden")
    return made


REASONS: list[str] = []
"""Why this build is not compiled; empty when it is."""


def leave_uncompiled(why: str) -> None:
    """Go on without the compiled engine, and say so, unless that is not wanted."""
    if machine.must_compile():
        raise SystemExit(f"fogbound: the engine cannot be compiled: {why}.")
    REASONS.append(why)
    machine.say(f"the engine is not compiled, because {why}; it runs as plain Python, several times slower.")


class SideBySide(build_ext):
    """Compiles the files of C on all cores; those that an earlier build has compiled already are only linked."""

    def finalize_options(self) -> None:
        """Take the folder of objects from the environment, where an isolated build can be told of it."""
        self.build_temp = self.build_temp or os.environ.get("FOGBOUND_OBJECTS") or None
        super().finalize_options()

    def build_extensions(self) -> None:
        """Compile and link; where the compiler gives up, a wheel is left to its sources."""
        from setuptools.errors import CompileError, ExecError, LinkError

        try:
            self.compile_and_link()
        except (CompileError, ExecError, LinkError) as fault:
            if self.inplace:
                raise
            print(fault, file=sys.stderr)
            leave_uncompiled("the C compiler failed")
            for made in Path(self.build_lib).rglob("*" + self.get_ext_filename("")):
                made.unlink()
            note_build(Path(self.build_lib))

    def compile_and_link(self) -> None:
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


def note_build(package_root: Path) -> None:
    """Leave in the package why its engine is not compiled, for `fogbound --version`."""
    note = package_root / "fogbound" / native.NOTE.name
    note.write_text(json.dumps({"uncompiled": REASONS[0] if REASONS else ""}) + "\n")


class WithClient(build_py):
    """Puts the browser client into the package, and a note on how it was built."""

    def run(self) -> None:
        """Build the client if need be and copy it beside the modules of the server."""
        if self.editable_mode:
            super().run()
            return
        machine.build_client()
        machine.draw_pictures()
        shutil.rmtree(self.build_lib, ignore_errors=True)  # a module that is gone stays gone
        super().run()
        if machine.client_is_wanted():
            static = Path(self.build_lib, "fogbound", "server", "static")
            ignore = shutil.ignore_patterns(".built")
            shutil.copytree(ROOT / "web" / "dist", static, dirs_exist_ok=True, ignore=ignore)
        note_build(Path(self.build_lib))


class WithBuiltClient(sdist):
    """Puts the sources of the client and the built client into a source distribution."""

    def run(self) -> None:
        """Build the client and draw pictures first, so that it can be installed where there is no Node, nor time."""
        machine.build_client()
        machine.draw_pictures()
        super().run()


try:
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": SideBySide, "build_py": WithClient, "sdist": WithBuiltClient},
    )
except KeyboardInterrupt:
    raise SystemExit("interrupted") from None
