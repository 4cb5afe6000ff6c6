"""The browser's part: the files that were built from `web/`, read once and sent with what keeps them fresh."""

import gzip
import hashlib
import html
import mimetypes
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response

from fogbound.program import ROOT, command, in_repository
from fogbound.text import LANGUAGES, catalogue

__all__ = ["StaticFiles", "built_client", "client_folders", "has_tag", "why_client_missing"]

WORTH_PACKING: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
PACKAGED: Final = Path(__file__).parent / "static"
CHECKED_OUT: Final = ROOT / "web" / "dist"
HASHED: Final = "assets/"
"""Files below it have a digest in their names and never change."""


def client_folders() -> tuple[Path, ...]:
    """Where the browser's part may lie: in the installed package, or beside the sources."""
    return (PACKAGED, CHECKED_OUT) if in_repository() else (PACKAGED,)


def built_client(among: Sequence[Path]) -> Path | None:
    """The first of these folders in which the browser's part lies; None if it is not built."""
    return next((folder for folder in among if (folder / "index.html").is_file()), None)


def why_client_missing(lang: str) -> str:
    """What to do about a client that is not there, in plain words: it can be built only in the repository."""
    say = catalogue(lang).say
    if in_repository():
        return say("client-unbuilt", command=command("play"))
    return say("client-left-out", command=command("play", "--line"))


def _missing_page() -> str:
    rows = "".join(f"<p lang={lang}>{html.escape(why_client_missing(lang))}</p>" for lang in LANGUAGES)
    return f"<!doctype html><meta charset=utf-8><title>Fogbound</title>{rows}"


def has_tag(known: str, tag: str) -> bool:
    """Whether what a browser has already, as its If-None-Match says, includes this tag, weak or strong."""
    plain = tag.removeprefix("W/")
    return any(one.strip().removeprefix("W/") in (plain, "*") for one in known.split(","))


class _File(NamedTuple):
    data: bytes
    packed: bytes | None
    kind: str
    tag: str


class StaticFiles:
    """Sends the files of the browser's part; without them, a page that says what to do."""

    def __init__(self, among: Sequence[Path]) -> None:
        self._among = among
        self._files: dict[str, _File] = {}
        self._look()

    def _look(self) -> None:
        """Read the files from the first folder that has them."""
        folder = built_client(self._among)
        for path in sorted(folder.rglob("*")) if folder is not None else ():
            if folder is not None and path.is_file():
                self._files[path.relative_to(folder).as_posix()] = _read(path)

    def answer(self, path: str, packs: bool, known: str) -> Response[bytes] | None:
        """A file by its path; None if there is none. `known` is the tag of what a browser has already."""
        name = path.strip("/") or "index.html"
        if not self._files and name == "index.html":
            self._look()  # it may have been built since
        if not self._files and name == "index.html":
            return Response(_missing_page().encode(), status_code=503, media_type="text/html; charset=utf-8")
        file = self._files.get(name)
        if file is None:
            return None
        fresh = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
        headers = {"cache-control": fresh, "etag": file.tag, "vary": "accept-encoding"}
        if has_tag(known, file.tag):
            return Response(b"", status_code=304, media_type=file.kind, headers=headers)
        if packs and file.packed is not None:
            return Response(
                file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"}
            )
        return Response(file.data, media_type=file.kind, headers=headers)


def _read(path: Path) -> _File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    worth = kind.startswith(WORTH_PACKING) and len(data) > 512
    packed = gzip.compress(data, 9, mtime=0) if worth else None
    shown = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    return _File(data, packed, shown, f'"{hashlib.sha256(data).hexdigest()[:16]}"')
