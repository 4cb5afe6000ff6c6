"""Packs that have been read before, kept so that they need not be read again.

A kept pack is found by a digest of all it depends on: its files, the packs it builds on, the words of the
effect language and the code that reads them. Whatever is wrong with the cache, the pack is simply read from
its files.
"""

import gc
import hashlib
import os
import pathlib
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache

import msgspec

from fogbound.packs.folder import Files
from fogbound.packs.format import FORMAT
from fogbound.packs.pack import Pack, assemble
from fogbound.packs.patterns import LEAVES, PHRASES
from fogbound.rules.common.lexicon import LEXICON

__all__ = ["folder", "read_through"]

MOST_KEPT = 100  # packs; the least recently written go first

_SUFFIX = ".fogpack"
_DIGEST = 32  # bytes of the checksum in front

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Pack)


def folder() -> pathlib.Path | None:
    """Where packs are kept: FOGBOUND_CACHE, or the user's folder for such things; nowhere if it is `off`."""
    chosen = os.environ.get("FOGBOUND_CACHE", "")
    if chosen == "off":
        return None
    if chosen:
        return pathlib.Path(chosen)
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        home = "~/Library/Caches"
    else:
        home = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    try:
        return pathlib.Path(home).expanduser() / "fogbound"
    except RuntimeError:  # nobody's home
        return None


def read_through(files: Files, requires: list[Pack], keys: list[str]) -> tuple[Pack, str]:
    """The pack of these files and its key; `keys` are those of the packs it builds on."""
    key = hashlib.sha256("\0".join([language(), *keys, files.digest()]).encode()).hexdigest()
    kept = folder()
    place = kept / f"{key[:40]}{_SUFFIX}" if kept is not None else None
    pack = _fetch(place) if place is not None else None
    if pack is None:
        pack = assemble(files, requires)
        if place is not None:
            _keep(place, pack)
    pack.folder = str(files.folder)
    return pack, key


@cache
def language() -> str:
    """A digest of what decides how a pack is read: the format, the lexicon and the code of this package."""
    total = hashlib.sha256(f"{FORMAT} {sys.version_info[:2]} {msgspec.__version__}".encode())
    rows = [[term.name, term.sort, term.syntax, term.form] for term in LEXICON.values()]
    total.update(msgspec.json.encode([rows, PHRASES, LEAVES], order="deterministic"))
    for path in sorted(pathlib.Path(__file__).parent.glob("*.py")):
        total.update(path.read_bytes())
    return total.hexdigest()


def _fetch(place: pathlib.Path) -> Pack | None:
    """A pack as it was kept; None when it was not, or is no longer what it was."""
    try:
        content = place.read_bytes()
        if hashlib.sha256(content[_DIGEST:]).digest() != content[:_DIGEST]:
            return None
        with _no_collection():
            return _decoder.decode(content[_DIGEST:])
    except (OSError, msgspec.MsgspecError):
        return None


@contextmanager
def _no_collection() -> Iterator[None]:
    """Hold the search for garbage: with so many new objects it takes longer than making them."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _keep(place: pathlib.Path, pack: Pack) -> None:
    """Write it beside the others; a reader at the same time sees all of it or nothing."""
    content = _encoder.encode(pack)
    with suppress(OSError):  # a cache that cannot be written is no reason to stop
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=place.parent, suffix=".tmp", delete=False) as file:
            file.write(hashlib.sha256(content).digest() + content)
        os.replace(file.name, place)
        _prune(place.parent)


def _prune(kept: pathlib.Path) -> None:
    packs = sorted(kept.glob(f"*{_SUFFIX}"), key=lambda path: path.stat().st_mtime)
    for path in packs[:-MOST_KEPT]:
        path.unlink(missing_ok=True)
