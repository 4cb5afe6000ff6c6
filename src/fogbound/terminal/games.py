"""The command `fogbound games`: lists the games that are kept, removes, recovers or exports one."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from fogbound.languages import LANGUAGES, Lang
from fogbound.packs.titles import Titles
from fogbound.tables import (
    JournalInUse,
    JournalRefused,
    Saved,
    Store,
    data_folder,
    write,
)
from fogbound.tables.store import SUFFIX
from fogbound.terminal.output import Output
from fogbound.terminal.saved_games import (
    BLANK,
    command,
    fill_in,
    find_game,
    open_adventure,
    sound_journal,
    unsound,
)
from fogbound.text import catalogue, preferred_language

if TYPE_CHECKING:
    from fogbound.text import CardTexts

__all__ = ["ListedGame", "games"]


class ListedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A kept game, as `games --json` lists it."""

    name: str
    file: str
    state: Literal["running", "won", "lost", "damaged"]
    adventure: str
    explorers: tuple[str, ...]
    clues: tuple[str, ...]
    turn: int
    place: str  # the card on which the first explorer stands
    decisions: int
    steps: int
    played: str  # when it was last played, in universal time
    ending: str
    damage: str
    fork_of: str
    fork_at: int


def games(
    *,
    remove: str = "",
    recover: str = "",
    export: str = "",
    to: str = "",
    yes: bool = False,
    json: bool = False,
    lang: Lang | None = None,
    data: str = "",
) -> None:
    """List the games that are kept, the one played last first.

    Parameters
    ----------
    remove
        Remove the game of this name for good.
    recover
        Keep the sound part of a damaged game (its name or its file) as a new game.
    export
        Write a copy of this game into a file of its own, here.
    to
        The file into which the copy goes; without it, one with the name of the game.
    yes
        Remove without asking.
    json
        Print the list as JSON.
    lang
        The language; without it, the one your machine speaks.
    data
        The folder in which games are kept.
    """
    store = Store(data_folder(data))
    output = Output(sys.stdout)
    spoken = lang or preferred_language()
    if remove:
        _remove(store, remove, yes, spoken, output)
    elif recover:
        _recover(store, recover, spoken, output, data)
    elif export:
        _export(store, export, to, spoken, output, data)
    elif json:
        rows = [summarize(saved) for saved in store.games()]
        print(msgspec.json.format(msgspec.json.encode(rows)).decode())
    else:
        _list(store, spoken, output, data)


def summarize(saved: Saved) -> ListedGame:
    """A game as plain data."""
    header, journal = saved.header, saved.journal
    state: Literal["running", "won", "lost", "damaged"] = "running"
    if saved.flaw is not None:
        state = "damaged"
    elif saved.ending:
        state = "won" if saved.ending == "won" else "lost"
    return ListedGame(
        name=saved.key,
        file=str(saved.path),
        state=state,
        adventure=saved.adventure,
        explorers=header.setup.characters if header is not None else (),
        clues=header.setup.clues if header is not None else (),
        turn=saved.turn,
        place=saved.place,
        decisions=journal.decisions() if journal is not None else 0,
        steps=journal.steps() if journal is not None else 0,
        played=datetime.fromtimestamp(saved.played / 1e9, UTC).isoformat(timespec="seconds"),
        ending=saved.ending,
        damage=saved.why(LANGUAGES[0]),
        fork_of=header.fork_of if header is not None else "",
        fork_at=header.fork_at if header is not None else 0,
    )


# -- the list --------------------------------------------------------------------------------------


def _list(store: Store, lang: str, output: Output, data: str) -> None:
    say = catalogue(lang).say
    rows = store.games()
    if not rows:
        output.say(say("games-none", folder=str(store.folder)))
        return
    names = _Names(lang)
    for saved in rows:
        output.say(saved.key)
        for line in _describe(saved, names, lang, data):
            output.say(line, 2)
    output.say()
    again, back = (
        fill_in(command(*words, BLANK, data=data), say("games-name"))
        for words in (("play", "--game"), ("replay",))
    )
    output.say(say("games-how", play=again, replay=back))


class _Named(NamedTuple):
    """What is told of a game by name."""

    title: str
    people: tuple[str, ...]
    place: str  # empty if nobody stands anywhere yet


class _Names:
    """The names in games: from the prose of their packs if that tells all, else from the cards, else from the game."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._titles: dict[tuple[str, ...], Titles] = {}
        self._texts: dict[tuple[str, ...], CardTexts | None] = {}

    def find(self, row: ListedGame, packs: tuple[str, ...]) -> _Named:
        """The names in a game that is played with these packs."""
        if packs not in self._titles:
            self._titles[packs] = Titles(packs, self._lang)
        titles = self._titles[packs]
        people = tuple(titles.character(word) for word in row.explorers)
        told = _Named(titles.adventure(), people, titles.card(row.place) if row.place else "")
        is_all = told.title and all(people) and bool(told.place) == bool(row.place)
        return told if is_all else self._read(row, packs)

    def _read(self, row: ListedGame, packs: tuple[str, ...]) -> _Named:
        if packs not in self._texts:
            self._texts[packs] = _card_texts(packs, self._lang)
        texts, lang = self._texts[packs], self._lang
        if texts is None:
            return _Named(row.adventure, row.explorers, row.place)
        people = tuple(texts.name(name, lang) if name in texts else name for name in row.explorers)
        is_known = row.place.partition("#")[0] in texts
        return _Named(texts.title(lang), people, texts.name(row.place, lang) if is_known else row.place)


def _card_texts(packs: tuple[str, ...], lang: str) -> "CardTexts | None":
    """All texts of an adventure; None if it is not on the shelf or cannot be opened."""
    from fogbound.text import CardTexts

    try:
        return CardTexts(open_adventure(packs, lang).packs) if packs else None
    except SystemExit:
        return None


def _ending_text(ending: str, ruleset: str, lang: str) -> str:
    """How a game ended, in the words of its rules."""
    key = f"ending-{ending.replace(':', '-')}"
    own = f"{key}-{ruleset}"
    return catalogue(lang).say(own if catalogue(lang).has(own) else key)


def _describe(saved: Saved, names: _Names, lang: str, data: str = "") -> list[str]:
    """A game in a few lines: what, who, where, when, how it stands."""
    say = catalogue(lang).say
    row = summarize(saved)
    lines = []
    if saved.header is not None:
        title, people, place = names.find(row, tuple(name for name, _ in saved.header.packs))
        who = ", ".join(people) or say("players", n=saved.header.setup.players)
        lines.append(say("games-what", name=title, who=who))
        key = "games-over" if row.ending else "games-where" if place else "games-setting-out"
        ending = _ending_text(row.ending, saved.header.ruleset, lang) if row.ending else ""
        lines.append(say(key, turn=row.turn + 1, place=place, n=row.decisions, ending=ending))
        if row.fork_of:
            lines.append(say("game-forked", name=row.fork_of, n=row.fork_at))
    lines.append(say("games-when", **_when(saved.played)))
    if row.damage:
        lines.append(unsound(saved, lang, data))
    return lines


def _when(played: int) -> dict[str, str]:
    """When a game was last played, by the clock on the wall: what each language makes a date of."""
    local = datetime.fromtimestamp(played / 1e9)
    return {
        "year": f"{local:%Y}",
        "month": f"{local:%m}",
        "day": f"{local:%d}",
        "time": f"{local:%H:%M}",
    }


# -- removing and recovering -----------------------------------------------------------------------


def _remove(store: Store, name: str, yes: bool, lang: str, output: Output) -> None:
    from fogbound.terminal.input_parsing import is_yes

    say = catalogue(lang).say
    saved = find_game(store, name, lang)
    if saved.path.parent.resolve() != store.folder.resolve():
        raise SystemExit(say("games-not-here", name=name))
    if not yes:
        if not sys.stdin.isatty():
            raise SystemExit(say("games-remove-yes", name=saved.key))
        for line in (saved.key, *_describe(saved, _Names(lang), lang)):
            output.say(line)
        try:
            answer = input(output.prompt(say("games-remove-ask", name=saved.key)))
        except (EOFError, KeyboardInterrupt):
            answer = ""
        if not is_yes(answer.strip()):
            output.say(say("games-remove-not", name=saved.key))
            return
    try:
        store.delete(saved.key)
    except JournalInUse:
        raise SystemExit(say("game-in-use")) from None
    except OSError as fault:
        raise SystemExit(say("game-unwritable", why=fault.strerror or str(fault))) from None
    output.say(say("games-removed", name=saved.key))


def _recover(store: Store, name: str, lang: str, output: Output, data: str) -> None:
    say = catalogue(lang).say
    saved = find_game(store, name, lang)
    if saved.flaw is None:
        raise SystemExit(say("games-sound", name=saved.key))
    path = store.path_for(saved.key)
    try:
        journal = store.recover(saved, path)
    except JournalRefused as refusal:
        raise SystemExit(say("game-damaged", why=refusal.flaw.text(lang))) from None
    except OSError as fault:
        raise SystemExit(say("game-unwritable", why=fault.strerror or str(fault))) from None
    key = Saved(path, 0, journal).key
    output.say(
        say("games-recovered", name=key, n=journal.steps(), command=command("play", "--game", key, data=data))
    )


def _export(store: Store, name: str, to: str, lang: str, output: Output, data: str) -> None:
    """Write a game into a file of its own, in the folder one is in unless another is named; never over another."""
    say = catalogue(lang).say
    saved = find_game(store, name, lang)
    path = Path(to or f"{saved.key}{SUFFIX}")
    try:
        write(path, sound_journal(saved, lang, data))
    except FileExistsError:
        typed = command("games", "--export", name, "--to", BLANK, data=data)
        how = fill_in(typed, say("games-file"))
        raise SystemExit(say("games-export-there", file=str(path), command=how)) from None
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise SystemExit(say("games-export-refused", file=str(path), why=reason)) from None
    output.say(say("games-exported", name=saved.key, file=str(path)))
