"""Where a table begins: the game a journal starts from, what changed under it since, and forks of it."""

import hashlib
from collections.abc import Sequence
from typing import Final

from fogbound.core import Game, News, snapshot
from fogbound.core.chance import LONG_SEED
from fogbound.packs.pack import Pack
from fogbound.rules.common.book import Book, book_of
from fogbound.rules.common.setup import Setup
from fogbound.tables.journal import Answer, Changed, Checkpoint, Entry, Header, Origin, Undo, rules_digest
from fogbound.tables.migration import carry_over
from fogbound.tables.snapshots import Names, from_text, names_from, state_hash, state_of

_WITNESS: Final = 7
"""The bit of a seat nobody can take; while a fork is dealt it stands for all that anybody has seen."""


class Remark:
    """Why a game does not stand exactly where it was left."""

    def __init__(self, why: str, detail: str, turn: int, lost: int) -> None:
        self.why = why  # "rules" or "packs" that changed, or a replay that "diverged"
        self.detail = detail  # which packs, or how it diverged
        self.turn = turn  # the turn from which it goes on
        self.lost = lost  # how many answers do not count any more

    def arguments(self) -> dict[str, str | int]:
        """What is said of it, for a message."""
        return {"why": self.why, "turn": self.turn + 1, "lost": self.lost}


def digests(packs: Sequence[Pack]) -> tuple[tuple[str, str], ...]:
    """Each pack with the digest of what its cards do, in order."""
    return tuple((pack.manifest.name, pack.does) for pack in packs)


def change(basis: Origin, packs: Sequence[Pack]) -> tuple[str, str]:
    """What changed since the game was last played, and which; empty if nothing that matters did."""
    now = digests(packs)
    if now != basis.packs:
        return "packs", ", ".join(name for name, digest in now if (name, digest) not in basis.packs)
    return ("rules", basis.fogbound) if basis.rules != rules_digest() else ("", "")


def setup_of(header: Header) -> Setup:
    chosen = header.setup
    return Setup(
        chosen.characters,
        chosen.clues,
        chosen.mode,
        chosen.options,
        chosen.board_limit,
        chosen.chairs,
        chosen.players,
    )


def start(book: Book, header: Header, basis: Origin, news: list[News] | None = None) -> Game:
    """The game as its basis leaves it, before the first entry; who listens hears how it was dealt."""
    text = basis.snapshot if isinstance(basis, Changed) else basis.start
    return snapshot.load(book, from_text(text)) if text else book.deal(setup_of(header), header.seed, news)


def migrate(book: Book, header: Header, source: Origin | Checkpoint, names: str) -> Game:
    """The game of a checkpoint (or, before the first one, of its basis), with the cards of this book."""
    text = source.start if isinstance(source, Header) else source.snapshot
    if not text:
        return book.deal(setup_of(header), header.seed)
    then = names_from(names)
    is_same = then == Names(book.card_ids, book.words.words)
    data = from_text(text)
    game = (
        snapshot.load(book, data) if is_same else carry_over(data, then, book, setup_of(header), header.seed)
    )
    for name in book.notable_in_play(game):  # today's texts may ask about them for the first time
        game.meet(name)
    return game


def last_serial(game: Game, entries: Sequence[Entry]) -> int:
    """The last number a question can have had: each answer led to one more, an undo says how far it was."""
    last = game.serial
    for entry in entries:
        if isinstance(entry, Answer):
            last += 1
        elif isinstance(entry, Undo):
            last = max(last, entry.serial)
    return last


def mixed_seed(state: bytes, seed: int) -> int:
    """Another seed, as long as this one; even the game's own seed then gives another deal."""
    if seed < LONG_SEED:
        return int(state_hash(state + str(seed).encode()), 16)
    number = seed.to_bytes((seed.bit_length() + 7) // 8, "little")
    return LONG_SEED + int.from_bytes(hashlib.sha256(state + number).digest())


def redeal_unseen(game: Game, seed: int) -> Game:
    """A copy in which all that anybody has seen is the same, and everything else is dealt anew."""
    mixed = mixed_seed(state_of(game), seed)
    copy = game.clone()
    seen = {card: who for card, who in copy.known.items() if who}
    for card, who in seen.items():
        copy.known[card] = who | 1 << _WITNESS
    forked = book_of(copy).redealt(copy, _WITNESS, mixed)
    forked.known.update(seen)
    return forked
