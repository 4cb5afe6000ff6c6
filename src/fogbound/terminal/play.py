"""`fogbound play --line`: sets the table for an adventure or takes a game up again, line by line."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.packs.library import Adventure
from fogbound.tables import (
    JournalInUse,
    JournalRefused,
    JournalWriter,
    Saved,
    Setup,
    SetupRefused,
    Store,
    Table,
    TableRefused,
    data_folder,
)
from fogbound.tables.error_texts import reason
from fogbound.tables.journal import Answer, Checkpoint, Journal, Undo
from fogbound.tables.seeds import fresh_seed
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output, has_colour
from fogbound.terminal.saved_games import (
    BLANK,
    adventure_of,
    command,
    find_game,
    open_adventure,
    options,
    pack_option,
    sound_journal,
    unsound,
)
from fogbound.terminal.setup import EXTREME, GivenChoices, setup_of
from fogbound.terminal.setup_prompts import SetupPrompts, WentBack, read_line
from fogbound.text import CardTexts, catalogue, preferred_language

INTERRUPTED: Final = 130


def play(
    pack: str,
    *,
    go_on: bool,
    game: str,
    lang: str | None,
    data: str,
    seed: int | None,
    chosen: GivenChoices,
    plain: bool = False,
) -> None:
    """Play an adventure, or go on with a game, line by line on one keyboard; what is not given is asked."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    store = Store(data_folder(data))
    spoken = lang or preferred_language()
    output = Output(sys.stdout, pause=_pause(spoken), coloured=has_colour(sys.stdout, plain))
    if go_on or game:
        _refuse_settled(spoken, seed, chosen)
    try:
        client, name = (
            _resume(store, game, pack, spoken, data, output)
            if go_on or game
            else _begin(store, pack, spoken, data, seed, chosen, output)
        )
        words = ("--game", game) if game else ("--continue",)
        back = command("play", *pack_option(pack), *words, *_language_option(spoken), data=data)
        _conversation(client, client.go_on if go_on or game else client.begin, back, output)
        _farewell(client, name, pack, spoken, data, output)
    except Stopped as stop:
        if isinstance(stop.__cause__, KeyboardInterrupt):
            raise SystemExit(INTERRUPTED) from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:
        _hush()
    except OSError as fault:  # nothing can be written to the screen, or to the file behind it
        _hush()
        raise SystemExit(catalogue(spoken).say("game-unsaid", why=fault.strerror or str(fault))) from None


def _refuse_settled(lang: str, seed: int | None, chosen: GivenChoices) -> None:
    """Leave with a sentence when something is given that was chosen when the game began."""
    given = {"seed": seed is not None, **chosen._asdict()}
    named = [f"--{name}" for name, value in given.items() if value]
    if named:
        raise SystemExit(catalogue(lang).say("set-up-settled", options=", ".join(named)))


def _pause(lang: str) -> Callable[[], str] | None:
    """Wait until a person at a terminal has read what was printed; nothing else is waited for."""
    is_read = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()

    def wait() -> str:
        try:
            return read_line(f"{catalogue(lang).say('prompt-page')} ")
        except (EOFError, KeyboardInterrupt) as end:
            raise Stopped from end

    return wait if is_read else None


def _conversation(client: LineClient, opening: Callable[[], None], back: str, output: Output) -> None:
    """Play until the game is over; a player who leaves before is told how to come back."""
    with client.table:
        try:
            opening()
            client.play()
        except (Stopped, KeyboardInterrupt):
            output.wait_no_more()
            with suppress(OSError):
                output.say()
                output.say(client.say("game-kept"))
                output.rows([f"  {back}"])
                output.flush()
            raise


def _language_option(lang: str) -> tuple[str, ...]:
    """The words that ask for a language the machine would not speak by itself."""
    return ("--lang", lang) if lang != preferred_language() else ()


def _farewell(client: LineClient, name: str, pack: str, lang: str, data: str, output: Output) -> None:
    """After the end: how to look back, to play on from an earlier step, to begin another game."""
    say = catalogue(lang).say
    seen = client.screens().seen
    harder = [mode for mode in client.table.book.setup_choices().modes if mode == EXTREME != seen.mode]
    if harder and seen.ending == "won":
        output.say(say("closing-extreme"))
    folder = options(pack="".join(pack_option(pack)))
    for what, words in (
        ("replay", ("replay", name, *folder)),
        ("fork", ("fork", name, "--at", str(_last_chance(client.table.journal)), *folder)),
        ("again", ("play", "--line")),
    ):
        output.say(say(f"closing-{what}"))
        output.rows([f"  {command(*words, *_language_option(lang), data=data)}"])
    output.flush()


def _last_chance(journal: Journal) -> int:
    """After how many steps the last turn began in which a player chose anything: from there it may end otherwise."""
    began, last = 0, 0
    for at in journal.standing_entries():
        entry = journal.entries[at]
        if isinstance(entry, Checkpoint) and not entry.ending:
            began = at
        elif isinstance(entry, Answer) and not entry.passed:
            last = began
    return sum(1 for entry in journal.entries[:last] if isinstance(entry, (Answer, Undo)))


def _hush() -> None:
    """Nobody reads any more; let the interpreter end without complaining about it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# -- going on --------------------------------------------------------------------------------------


def _resume(
    store: Store, game: str, pack: str, lang: str, data: str, output: Output
) -> tuple[LineClient, str]:
    """The client of the game that was named, or of the one that was played last, and what it is called."""
    say = catalogue(lang).say
    saved = find_game(store, game, lang) if game else _latest_game(store, lang, data, output)
    journal = sound_journal(saved, lang, data)
    words = ("--game", game) if game else ("--continue",)
    typed_again = command("play", BLANK, *words, *_language_option(lang), data=data)
    adventure = adventure_of(journal, pack, lang, typed_again)
    try:
        client = LineClient(
            Table.resume(store.reopen(saved), adventure.packs, adventure.book), lang, read_line, output
        )
    except JournalInUse:
        raise SystemExit(say("game-in-use")) from None
    except (JournalRefused, TableRefused) as fault:
        raise SystemExit(say("game-damaged", why=reason(fault, lang))) from None
    except OSError as fault:
        raise SystemExit(say("game-unwritable", why=fault.strerror or str(fault))) from None
    return client, game or saved.key


def _latest_game(store: Store, lang: str, data: str, output: Output) -> Saved:
    """The game to continue; damaged ones that were played later are passed over with a word."""
    say = catalogue(lang).say
    saved = store.latest_game()
    passed = []
    for other in store.games():
        if saved is not None and other.key == saved.key:
            break
        if other.flaw is not None:
            passed.append(unsound(other, lang, data))
    if saved is None:
        raise SystemExit("\n".join(passed) or say("game-none", command=command("play", "--line", data=data)))
    for line in passed:
        output.say(line)
    return saved


# -- a new game ------------------------------------------------------------------------------------


def _title(name: str, lang: str) -> str:
    """What an adventure on the shelf is called; one that is not there or cannot be read goes by its own name."""
    try:
        return CardTexts(library.open([name]).packs).title(lang)
    except (PackError, library.UnknownPackError):
        return name


def _about(name: str, lang: str) -> str:
    """Whose rules an adventure on the shelf follows, for how many it is, how long it takes, what it says of itself."""
    try:
        adventure = library.open([name])
        most = adventure.book.most_players()
    except (PackError, library.UnknownPackError):
        return ""
    texts = CardTexts(adventure.packs)
    about = texts.nouns.message(lang, "pack", "blurb") or ""
    say = catalogue(lang).say
    minutes = adventure.packs[-1].manifest.minutes
    key = "set-up-minutes" if len(set(minutes)) > 1 else "set-up-about-minutes"
    takes = say(key, least=minutes[0], most=minutes[-1]) if minutes else ""
    return say("set-up-adventure", ruleset=texts.ruleset, n=most, takes=takes, about=about).strip()


def _choose(store: Store, pack: str, chosen: GivenChoices, asking: SetupPrompts) -> tuple[Adventure, Setup]:
    """The adventure and what is chosen for it, with everything asked that was not given."""
    there = library.adventures() if not pack else []
    titles = {name: _title(name, asking.lang) for name in there}
    notes = {name: _about(name, asking.lang) for name in there}
    asking.texts, asking.readable = None, []
    adventure = open_adventure([pack or asking.one("set-up-pack", titles, notes)], asking.lang)
    asking.texts = CardTexts(adventure.packs)
    name = adventure.packs[-1].manifest.name
    return adventure, setup_of(adventure.book, name, chosen, asking, store)


def _recall(store: Store, lang: str, data: str, output: Output) -> None:
    """Say that there is a game to go on with, if there is one."""
    left = store.latest_game()
    if left is not None:
        title, line = (
            _title(left.adventure, lang),
            command("play", "--continue", *_language_option(lang), data=data),
        )
        output.say(catalogue(lang).say("game-under-way", title=title, n=left.turn + 1, command=line))
        output.say()


def _begin(
    store: Store, pack: str, lang: str, data: str, seed: int | None, chosen: GivenChoices, output: Output
) -> tuple[LineClient, str]:
    """The client of a new game, with everything asked that was not given, and what the game is called."""
    if not pack:
        _recall(store, lang, data, output)
    asking = SetupPrompts(lang, output)
    while True:
        with suppress(WentBack):
            adventure, setup = _choose(store, pack, chosen, asking)
            break
    name = adventure.packs[-1].manifest.name
    chance = seed if seed is not None else fresh_seed()
    path = store.path_for(name)
    try:
        table = Table.create(adventure.book, adventure.packs, setup, chance, JournalWriter.at(path), name)
    except SetupRefused as refusal:
        raise SystemExit(catalogue(lang).say("game-refused", why=reason(refusal, lang))) from None
    except OSError as fault:
        raise SystemExit(catalogue(lang).say("game-unwritable", why=fault.strerror or str(fault))) from None
    return LineClient(table, lang, read_line, output), path.stem
