"""Games as text inside a journal: snapshots, their hashes, and the names behind the numbers they hold."""

import base64
import hashlib
import zlib
from typing import Any, Final

import msgspec
from msgspec import Struct

from fogbound.core import Game, snapshot
from fogbound.core.errors import SnapshotRefused
from fogbound.rules.common.book import Book

MARK: Final = ":"
"""How text in 64 letters begins; none in 85 contains it."""
QUICK: Final = 1
SMALL: Final = (12, 5)
"""The window and the memory of the packer: setting up larger ones takes longer than packing a snapshot."""


class Names(Struct, frozen=True):
    """What the numbers in a snapshot mean: card ids, and the words of each group, by number."""

    cards: list[str]
    words: dict[str, list[str]]


def state_of(game: Game) -> bytes:
    """The whole state as bytes; equal games give equal bytes."""
    return msgspec.msgpack.encode(snapshot.dump(game))


def state_hash(state: bytes) -> str:
    """A short hash by which a replay knows that it is right."""
    return hashlib.sha256(state).hexdigest()[:16]


def as_text(data: bytes) -> str:
    """Bytes made small, quickly, and fit for a line of JSON."""
    packer = zlib.compressobj(QUICK, zlib.DEFLATED, *SMALL)
    return MARK + base64.b64encode(packer.compress(data) + packer.flush()).decode()


def from_text(text: str) -> Any:
    """The plain data that `as_text` was given as msgpack; earlier games have it in 85 letters."""
    try:
        data = base64.b64decode(text[1:]) if text.startswith(MARK) else base64.b85decode(text)
        return msgspec.msgpack.decode(zlib.decompress(data))
    except (ValueError, zlib.error, msgspec.DecodeError) as fault:
        raise SnapshotRefused(f"the snapshot is damaged: {fault}") from fault


def names_of(book: Book) -> str:
    """The names of a book's cards and words, as text."""
    return as_text(msgspec.msgpack.encode(Names(book.card_ids, book.words.words)))


def names_from(text: str) -> Names:
    return msgspec.convert(from_text(text), Names)
