"""What has to be the same wherever the games of one experiment are played."""

import hashlib
from functools import cache
from typing import Final

import msgspec

from fogbound import __version__, native
from fogbound.packs import library

__all__ = ["Fingerprint", "fingerprint"]

DECIDING: Final = ("core", "rules", "packs", "odds", "view", "bots", "lab")
"""The packages that decide how a game among bots goes and what is noted of it."""


class Fingerprint(msgspec.Struct, frozen=True):
    """Two installations with the same one play the same games."""

    version: str
    code: str
    packs: tuple[tuple[str, str], ...]  # the name of each, and what its cards do


@cache
def code_digest() -> str:
    """A digest of the code that decides how a game among bots goes."""
    total = hashlib.sha256()
    for path in sorted(path for package in DECIDING for path in (native.HOME / package).rglob("*.py")):
        text = path.read_bytes()
        total.update(f"\0{path.relative_to(native.HOME).as_posix()}\0{len(text)}\0".encode())
        total.update(text)
    return total.hexdigest()[:16]


@cache
def fingerprint(packs: tuple[str, ...]) -> Fingerprint:
    """The fingerprint of this installation and these packs; raises UnknownPackError or PackError."""
    opened = library.packs_with(packs)
    return Fingerprint(__version__, code_digest(), tuple((pack.manifest.name, pack.does) for pack in opened))
