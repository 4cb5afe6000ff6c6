"""Games that are kept: finding the one that a command names, reading it, opening its adventure."""

from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final

from fogbound import program
from fogbound.tables import Journal, Saved, Store
from fogbound.tables.store import SUFFIX, NoSuchGame, look
from fogbound.text import catalogue

if TYPE_CHECKING:
    from fogbound.packs.library import Adventure

__all__ = [
    "BLANK",
    "adventure_of",
    "command",
    "fill_in",
    "find_game",
    "find_or_last_game",
    "open_adventure",
    "options",
    "pack_option",
    "sound_journal",
    "unsound",
]

BLANK: Final = "…"  # in a command, what is to be filled in


def command(*words: str, data: str = "") -> str:
    """A command as it can be typed here, with the folder of games that was chosen."""
    return program.command(*words, *(["--data", data] if data else []))


def fill_in(typed: str, word: str) -> str:
    """A command with a word in capitals, or whatever else says what belongs there, in its blank."""
    return typed.replace(quote(BLANK), word)


def pack_option(pack: str) -> tuple[str, ...]:
    """The folder of a pack that has to be named again, as it is not on the shelf."""
    from fogbound.packs import library

    return (pack,) if pack and pack not in library.shelf() else ()


def options(**given: str | int | None) -> list[str]:
    """Options as they were typed; what was not given is left out."""
    words: list[str] = []
    for name, value in given.items():
        if value is True:
            words.append(f"--{name}")
        elif value is not None and value is not False and value != "":
            words.extend((f"--{name}", str(value)))
    return words


def find_game(store: Store, name: str, lang: str) -> Saved:
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
        raise SystemExit(catalogue(lang).say("game-unknown", name=name, games=games or 0))
    return saved


def find_or_last_game(store: Store, name: str, lang: str, data: str) -> Saved:
    """The game of this name; without one, the game that was played last, over or not."""
    if name:
        return find_game(store, name, lang)
    for saved in store.games():
        if saved.flaw is None and saved.journal is not None:
            return saved
    raise SystemExit(catalogue(lang).say("game-none-kept", command=command("play", "--line", data=data)))


def _reason(fault: OSError) -> str:
    return fault.strerror or str(fault)


def sound_journal(saved: Saved, lang: str, data: str = "") -> Journal:
    """The journal of a game; a damaged one is refused, and what can be recovered of it is offered."""
    say = catalogue(lang).say
    if saved.flaw is None and saved.journal is not None:
        return saved.journal
    if saved.journal is None:
        raise SystemExit(say("game-damaged", why=saved.why(lang)))
    typed = command("games", "--recover", saved.archived or str(saved.path), data=data)
    raise SystemExit(say("game-damaged-part", why=saved.why(lang), n=saved.journal.steps(), command=typed))


def unsound(saved: Saved, lang: str, data: str) -> str:
    """What is wrong with a damaged game, and what can be done: keep its sound part, or remove what has none.

    What this version cannot read may be sound for another one, and is left alone.
    """
    say = catalogue(lang).say
    if saved.journal is not None:
        typed = command("games", "--recover", saved.key, data=data)
        return say("games-damaged", why=saved.why(lang), name=saved.key, command=typed)
    if saved.flaw is not None and saved.flaw.line:
        typed = command("games", "--remove", saved.key, data=data)
        return say("games-hopeless", why=saved.why(lang), name=saved.key, command=typed)
    return say("game-unreadable", why=saved.why(lang), name=saved.key)


def adventure_of(journal: Journal, pack: str, lang: str, typed: str) -> "Adventure":
    """The adventure of a game, from the shelf or from the folder that was named; `typed` is how to name it.

    It has a blank where the folder belongs.
    """
    names = [pack] if pack else [name for name, _ in journal.header.packs]
    try:
        return open_adventure(names, lang)
    except SystemExit as refusal:
        say = catalogue(lang).say
        how = fill_in(typed, say("game-folder"))
        raise SystemExit(say("game-packless", why=str(refusal), command=how)) from None


def open_adventure(names: Sequence[str], lang: str) -> "Adventure":
    """An adventure by the names or folders of its packs; leaves with every fault if it cannot be opened."""
    from fogbound.packs import library
    from fogbound.packs.faults import PackError
    from fogbound.packs.library import UnknownPackError

    try:
        return library.open(names)
    except UnknownPackError as fault:
        told = {"name": fault.name, "near": fault.near, "names": fault.known}
        raise SystemExit(catalogue(lang).say(f"pack-unknown-{fault.kind}", **told)) from None
    except PackError as error:
        raise SystemExit("\n".join(str(fault) for fault in error.faults)) from None
