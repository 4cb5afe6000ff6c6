"""The files of a pack folder, read once and carefully: a stranger's folder may be anything.

What is read is `pack.yaml`, `cards/*.yaml`, `story/*.yaml`, `text/<language>/*.ftl` and `drawings/*.svg`; nothing
outside the folder, nothing that is not a plain file, and not more than a pack can sensibly hold.
"""

import hashlib
import os
import pathlib
from collections.abc import Iterator
from functools import cached_property
from typing import NoReturn

from fogbound.packs.faults import Fault, Mark, PackError

__all__ = ["Files", "content_of", "gather", "gather_manifest", "gather_prose"]

MOST_FILES = 1000
LARGEST = 16 * 1024 * 1024  # bytes of all files together
LARGEST_FILE = 4 * 1024 * 1024


class Files:
    """A pack folder in memory: the bytes of each file, by its path within the folder."""

    def __init__(self, folder: pathlib.Path, contents: dict[str, bytes], ignored: list[str]) -> None:
        self.folder = folder
        self.contents = contents
        self.ignored = ignored  # files that lie where cards, texts or drawings lie but are not read

    def label(self, path: str) -> str:
        """How faults call a file."""
        return f"{self.folder.name}/{path}"

    def under(self, start: str, suffix: str) -> Iterator[str]:
        """The files of a part of the folder, in a fixed order."""
        return (path for path in self.contents if path.startswith(start) and path.endswith(suffix))

    def digest(self) -> str:
        """A digest of every name and byte."""
        total = hashlib.sha256(self.folder.name.encode("utf-8", "surrogateescape"))
        for path, content in self.contents.items():
            total.update(f"\0{path}\0{len(content)}\0".encode("utf-8", "surrogateescape"))
            total.update(content)
        return total.hexdigest()


def gather(folder: pathlib.Path) -> Files:
    """Read the files of a pack; raises PackError when there is no pack or the folder cannot be trusted."""
    folder = pathlib.Path(os.path.abspath(folder))
    return _Gathering(folder).files()


def gather_manifest(folder: pathlib.Path) -> Files:
    """Read `pack.yaml` alone, which tells what a pack is; raises PackError as `gather` does."""
    return _Gathering(pathlib.Path(os.path.abspath(folder))).manifest()


def gather_prose(folder: pathlib.Path, language: str) -> Files:
    """Read what a pack says in a language, and nothing else; raises PackError as `gather` does."""
    return _Gathering(pathlib.Path(os.path.abspath(folder))).prose(language)


def content_of(path: pathlib.Path, shown_as: str) -> bytes:
    """The bytes of a file, which must be one, and not too large."""
    start = Mark(shown_as, 1, 1)
    try:
        if not path.exists():
            raise PackError([Fault("file-missing", "there is no such file", start)])
        if not path.is_file():
            raise PackError([Fault("not-a-file", "this is not a file of text", start)])
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "its name is not a name"
        raise PackError([Fault("file-unreadable", f"the file cannot be read: {reason}", start)]) from error
    if len(content) > LARGEST_FILE:
        message = f"the file is larger than {LARGEST_FILE // 1024 // 1024} MiB"
        raise PackError([Fault("file-too-large", message, start, "share its cards among several files")])
    return content


class _Gathering:
    def __init__(self, folder: pathlib.Path) -> None:
        self._folder = folder
        self._contents: dict[str, bytes] = {}
        self._ignored: list[str] = []
        self._size = 0

    @cached_property
    def _inside(self) -> pathlib.Path:
        return self._folder.resolve()

    def manifest(self) -> Files:
        self._read("pack.yaml")
        return Files(self._folder, self._contents, self._ignored)

    def files(self) -> Files:
        self._read("pack.yaml")
        for part in ("cards", "story"):
            for path in self._entries(part):
                self._read_if(path, ".yaml")
        for language in self._entries("text"):
            self._read_prose(language)
        for path in self._entries("drawings"):
            self._read_if(path, ".svg")
        return Files(self._folder, self._contents, self._ignored)

    def prose(self, language: str) -> Files:
        self._read_prose(f"text/{language}")
        return Files(self._folder, self._contents, self._ignored)

    def _read_prose(self, path: str) -> None:
        if (self._folder / path).is_dir():
            for file in self._entries(path):
                self._read_if(file, ".ftl")

    def _entries(self, path: str) -> list[str]:
        """What lies in a part of the folder, in a fixed order; nothing when there is no such part."""
        part = self._folder / path
        if not part.is_dir():
            return []
        self._refuse_escape(path)
        try:
            names = sorted(os.listdir(part))
        except OSError as error:
            self._refuse("file-unreadable", f"the folder cannot be read: {error.strerror}", path)
        if len(names) > MOST_FILES:
            self._refuse("too-many-files", f"more than {MOST_FILES} files lie here", path)
        return [f"{path}/{name}" for name in names if not name.startswith(".")]

    def _read_if(self, path: str, suffix: str) -> None:
        if path.endswith(suffix):
            self._read(path)
        else:
            self._ignored.append(path)

    def _read(self, path: str) -> None:
        shown = f"{self._folder.name}/{path}"
        self._refuse_escape(path)
        content = content_of(self._folder / path, shown)
        self._size += len(content)
        if len(self._contents) == MOST_FILES:
            self._refuse("too-many-files", f"a pack has at most {MOST_FILES} files", path)
        if self._size > LARGEST:
            self._refuse("pack-too-large", f"the pack is larger than {LARGEST // 1024 // 1024} MiB", path)
        self._contents[path] = content

    def _refuse_escape(self, path: str) -> None:
        """A link may point elsewhere in the folder, never out of it."""
        try:
            inside = (self._folder / path).resolve().is_relative_to(self._inside)
        except (OSError, RuntimeError):  # links in a circle
            inside = False
        if not inside:
            self._refuse("leaves-folder", "this is a link that leaves the folder of the pack", path)

    def _refuse(self, code: str, message: str, path: str) -> NoReturn:
        raise PackError([Fault(code, message, Mark(f"{self._folder.name}/{path}", 1, 1))])
