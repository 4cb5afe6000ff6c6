"""Games that are kept: finding the one that a command names, reading it, opening its adventure."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.packs.library import Adventure, UnknownPackError
from fogbound.tables import Journal, Saved, Store
from fogbound.tables.store import SUFFIX, NoSuchGame, look
from fogbound.text import catalogue

__all__ = ["adventure_of", "command", "found", "opened", "sound"]


def command(*words: str, data: str = "") -> str:
    """A command as it can be typed here, with the folder of games that was chosen."""
    program = "fogbound" if shutil.which("fogbound") else "./fogbound"
    return " ".join([program, *map(quote, words), *(["--data", quote(data)] if data else [])])


def found(store: Store, name: str, lang: str) -> Saved:
    """The game of this name in the store, or the one in the file of this path."""
    path = Path(name)
    is_path = path.suffix == SUFFIX or len(path.parts) > 1
    try:
        if not is_path:
            return store.find(name)
    except NoSuchGame:
        pass
    try:
        saved = look(path) if path.is_file() else None
    except OSError as fault:
        raise SystemExit(catalogue(lang).say("game-unreadable", name=name, why=_reason(fault))) from None
    if saved is None:
        games = ", ".join(one.key for one in store.games())
        raise SystemExit(catalogue(lang).say("game-unknown", name=name, games=games or "0"))
    return saved


def _reason(fault: OSError) -> str:
    return fault.strerror or str(fault)


def sound(saved: Saved, lang: str, data: str = "") -> Journal:
    """The journal of a game; a damaged one is refused, and what can be recovered of it is offered."""
    say = catalogue(lang).say
    if not saved.damage and saved.journal is not None:
        return saved.journal
    if saved.journal is None:
        raise SystemExit(say("game-damaged", why=saved.why(lang)))
    typed = command("games", "--recover", saved.archived or str(saved.path), data=data)
    raise SystemExit(say("game-damaged-part", why=saved.why(lang), n=saved.journal.steps(), command=typed))


def adventure_of(journal: Journal, pack: str, lang: str, typed: str) -> Adventure:
    """The adventure of a game, from the shelf or from the folder that was named; `typed` is how to name it."""
    names = [pack] if pack else [name for name, _ in journal.header.packs]
    try:
        return opened(names)
    except SystemExit as refusal:
        raise SystemExit(catalogue(lang).say("game-packless", why=str(refusal), command=typed)) from None


def opened(names: Sequence[str]) -> Adventure:
    """An adventure by the names or folders of its packs; leaves with every fault if it cannot be opened."""
    try:
        return library.open(names)
    except UnknownPackError as fault:
        raise SystemExit(str(fault)) from None
    except PackError as error:
        raise SystemExit("\n".join(str(fault) for fault in error.faults)) from None
