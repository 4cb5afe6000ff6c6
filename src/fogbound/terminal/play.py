"""The command `fogbound play`: sets the table for an adventure or takes a game up again, line by line."""

import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from fogbound.packs import library
from fogbound.packs.grammar import COLON
from fogbound.rules.common.book import CHARACTER, CLUE
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.setup import Setup, SetupRefused
from fogbound.rules.reference import fold
from fogbound.tables import (
    JournalInUse,
    JournalRefused,
    Saved,
    Store,
    Table,
    TableRefused,
    data_folder,
)
from fogbound.terminal.kept import adventure_of, command, found, opened, sound
from fogbound.terminal.line import LONGEST, LineClient, Stopped
from fogbound.terminal.paper import Paper
from fogbound.terminal.reasons import answers_to
from fogbound.text import LANGUAGES, CardTexts, catalogue, preferred

SEEKING: Final = ("help", "look")
MODES: Final = {"normal": zones.NORMAL, "easy": zones.EASY, "extreme": zones.EXTREME}
MOST_SEATS: Final = 4
INTERRUPTED: Final = 130

Ask = Callable[[str], str]


def play(
    pack: str = "",
    *,
    line: bool = True,
    go_on: Annotated[bool, Parameter(name="--continue", negative=())] = False,
    game: str = "",
    lang: Literal["en", "fr"] | None = None,
    data: str = "",
    seed: int | None = None,
    explorers: str = "",
    clue: str = "",
    mode: Literal["normal", "easy", "extreme"] | None = None,
) -> None:
    """Play an adventure, line by line, on one keyboard; what is not given is asked.

    Parameters
    ----------
    pack
        The adventure: its name or the path of its folder.
    line
        Play in plain text, the only way so far.
    go_on
        Go on with the game played last, at the very question where it was left; for an adventure that is
        not on the shelf, name the path of its folder again.
    game
        Go on with this game: its name, as `fogbound games` lists it, or the path of its file.
    lang
        The language: en or fr; without it, the one your machine speaks.
    data
        The folder in which games are kept.
    seed
        A number that decides all chance, to play the same deal again.
    explorers
        Who sets out, separated by commas.
    clue
        The clue to follow; several are separated by commas.
    mode
        How hard it is: normal, easy or extreme.
    """
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    paper = Paper(sys.stdout)
    store = Store(data_folder(data))
    spoken = lang or preferred()
    try:
        client, name = (
            _resumed(store, game, pack, spoken, data, paper)
            if go_on or game
            else _begun(store, pack, spoken, seed, explorers, clue, mode, paper)
        )
        _conversation(client, spoken, data, paper)
        _farewell(client, name, spoken, data, paper)
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


def _conversation(client: LineClient, lang: str, data: str, paper: Paper) -> None:
    with client.table:
        try:
            client.play()
        except (Stopped, KeyboardInterrupt):
            with suppress(OSError):
                paper.say()
                paper.say(catalogue(lang).say("game-kept"))
                paper.rows([f"  {command('play', '--continue', *_spoken(lang), data=data)}"])
                paper.flush()
            raise


def _spoken(lang: str) -> tuple[str, ...]:
    """The words that ask for a language the machine would not speak by itself."""
    return ("--lang", lang) if lang != preferred() else ()


def _farewell(client: LineClient, name: str, lang: str, data: str, paper: Paper) -> None:
    """After the end: how to look back, to play on from an earlier step, to begin another game."""
    say = catalogue(lang).say
    book, mode = client.table.book, client.game.registers[zones.MODE]
    if client.game.ending == "won" and mode != zones.EXTREME and book.extreme in book.numbered:
        paper.say(say("closing-extreme"))
    for what, words in (
        ("replay", ("replay", name)),
        ("fork", ("fork", name, "--at", str(max(1, client.table.journal.steps() // 2)))),
        ("again", ("play",)),
    ):
        paper.say(say(f"closing-{what}"))
        paper.rows([f"  {command(*words, *_spoken(lang), data=data)}"])
    paper.flush()


def _hush() -> None:
    """Nobody reads any more; let the interpreter end without complaining about it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _input(prompt: str) -> str:
    with suppress(ImportError):
        import readline  # lines can be edited and called back where there is such a thing

        assert readline
    if sys.stdin is None:
        raise EOFError("there is no standard input")
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)  # what nobody typed is shown, so that a transcript reads well
    return line


# -- going on --------------------------------------------------------------------------------------


def _resumed(
    store: Store, game: str, pack: str, lang: str, data: str, paper: Paper
) -> tuple[LineClient, str]:
    """The client of the game that was named, or of the one that was played last, and what it is called."""
    say = catalogue(lang).say
    saved = found(store, game, lang) if game else _latest(store, lang, data, paper)
    journal = sound(saved, lang, data)
    words = ("--game", game) if game else ("--continue",)
    adventure = adventure_of(journal, pack, lang, command("play", *words, data=data))
    try:
        client = LineClient(Table.resume(saved.path, adventure.packs, adventure.book), lang, _input, paper)
    except JournalInUse:
        raise SystemExit(say("game-in-use")) from None
    except (JournalRefused, TableRefused) as fault:
        raise SystemExit(say("game-damaged", why=str(fault))) from None
    except OSError as fault:
        raise SystemExit(say("game-unwritable", why=fault.strerror or str(fault))) from None
    client.go_on()
    return client, game or saved.key


def _latest(store: Store, lang: str, data: str, paper: Paper) -> Saved:
    """The game to continue; damaged ones that were played later are passed over with a word."""
    say = catalogue(lang).say
    saved = store.latest()
    passed = []
    for other in store.games():
        if saved is not None and other.key == saved.key:
            break
        if other.damage:
            typed = command("games", "--recover", other.key, data=data)
            passed.append(say("games-damaged", why=other.damage, name=other.key, command=typed))
    if saved is None:
        raise SystemExit("\n".join(passed) or say("game-none", command=command("play", data=data)))
    for line in passed:
        paper.say(line)
    return saved


# -- a new game ------------------------------------------------------------------------------------


def _begun(
    store: Store,
    pack: str,
    lang: str,
    seed: int | None,
    explorers: str,
    clue: str,
    mode: str | None,
    paper: Paper,
) -> tuple[LineClient, str]:
    """The client of a new game, with everything asked that was not given, and what the game is called."""
    asking = _Asking(lang, paper)
    adventure = opened([pack or asking.one("set-up-pack", {name: name for name in library.adventures()})])
    texts = asking.texts = CardTexts(adventure.packs)
    book = adventure.book
    asking.readable = [card.uid for card in book.cards if card.kind in (CHARACTER, CLUE)]
    people = {card.uid: texts.name(card.uid, lang) for card in book.cards if card.kind == CHARACTER}
    clues = {card.uid: texts.name(card.uid, lang) for card in book.cards if card.kind == CLUE}
    name = adventure.packs[-1].manifest.name
    party = tuple(_listed(explorers)) or asking.several("set-up-explorers", people, 4)
    chosen = tuple(_listed(clue)) or asking.several("set-up-clue", clues, len(clues))
    cards = {"normal": zones.NORMAL, "easy": book.easy, "extreme": book.extreme}
    playable = {
        each: catalogue(lang).say(f"mode-{each}")
        for each, number in cards.items()
        if each == "normal" or number in book.numbered
    }
    if not store.lifted(name) & set(chosen):
        playable.pop("extreme", None)  # it is for curses that have been lifted before (C-SET-05, C-RUL-06)
        if mode == "extreme":
            raise SystemExit(catalogue(lang).say("mode-not-yet"))
    mode = mode or (asking.one("set-up-mode", playable) if len(playable) > 1 else "normal")
    setup = Setup(party, chosen, MODES[mode], chairs=MOST_SEATS)  # somebody may join later (C-JOIN-01)
    chance = seed if seed is not None else int.from_bytes(os.urandom(6))
    path = store.path_for(name)
    try:
        table = Table.create(book, adventure.packs, setup, chance, path, name)
    except SetupRefused as refusal:
        raise SystemExit(catalogue(lang).say("game-refused", why=str(refusal))) from None
    except OSError as fault:
        raise SystemExit(catalogue(lang).say("game-unwritable", why=fault.strerror or str(fault))) from None
    client = LineClient(table, lang, _input, paper)
    client.begin()
    return client, path.stem


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


class _Asking:
    """Asks for what was not given on the command line."""

    def __init__(self, lang: str, paper: Paper) -> None:
        self.say = catalogue(lang).say
        self.lang = lang
        self.paper = paper
        self.texts: CardTexts | None = None  # what cards say, once there is an adventure
        self.readable: list[str] = []  # the cards that may be read before the game begins

    def one(self, key: str, choices: dict[str, str]) -> str:
        """One of these; Enter takes the first."""
        return self.several(key, choices, 1)[0]

    def several(self, key: str, choices: dict[str, str], most: int) -> tuple[str, ...]:
        """Up to so many of these, by number or name; Enter takes the first, a single one is not asked for."""
        if len(choices) == 1:
            return tuple(choices)
        self.paper.say(self.say(key))
        for at, (name, shown) in enumerate(choices.items(), 1):
            self.paper.say(f"{at}. {shown}{self._introduced(name)}", 2)
        if not choices:
            raise Stopped
        first = next(iter(choices))
        while True:
            answer = self._read(self.say("set-up-default", name=choices[first]))
            if self._is_about(answer, choices):
                continue
            chosen = [self._meant(word, choices) for word in _listed(answer)] or [first]
            if all(chosen) and len(set(chosen)) == len(chosen) <= most:
                return tuple(chosen)
            self.paper.say(self.say("set-up-unknown", words=answer))

    def _introduced(self, name: str) -> str:
        """Who or what a choice is, in a line: the first sentence of the card's story."""
        if self.texts is None or name not in self.texts:
            return ""
        story = " ".join(self.texts.prose(name, self.lang)) or " ".join(self.texts.text(name, self.lang))
        sentence = re.match(r".+?[.!?…](?=\s|$)", story)
        said = sentence[0] if sentence is not None else story
        return f"{COLON[self.lang]}{said}" if said else ""

    def _is_about(self, answer: str, choices: dict[str, str]) -> bool:
        """Whether somebody asks for help or wants to read a card before choosing, and gets it."""
        first, _, rest = answer.partition(" ")
        words = {
            fold(catalogue(spoken).say(f"command-{name}")): name for spoken in LANGUAGES for name in SEEKING
        }
        if words.get(fold(first)) == "help":
            self.paper.say(self.say("set-up-help"))
            if self.texts is not None:
                self.paper.say(self.say("set-up-help-look"))
            return True
        if words.get(fold(first)) != "look":
            return False
        if self.texts is None:
            self.paper.say(self.say("set-up-nothing-to-read"))
            return True
        name = self._meant(rest, choices) if rest else ""
        if name not in self.texts:
            named = {card: self.texts.name(card, self.lang) for card in self.readable}
            name = self._meant(rest, named) if rest and not rest.isdecimal() else ""
        if not name:
            self.paper.say(self.say("set-up-unknown", words=rest or answer))
            return True
        for line in (self.texts.heading(name, self.lang), *self.texts.prose(name, self.lang)):
            self.paper.say(line)
        for line in self.texts.text(name, self.lang):
            self.paper.say(line)
        return True

    def _read(self, prompt: str) -> str:
        self.paper.flush()
        try:
            return _input(f"{prompt} {self.say('prompt')} ").strip()[:LONGEST]
        except (EOFError, KeyboardInterrupt) as end:
            raise Stopped from end

    def _meant(self, word: str, choices: dict[str, str]) -> str:
        if word.isdecimal() and 1 <= int(word) <= len(choices):
            return list(choices)[int(word) - 1]
        words = fold(word).split()
        fitting = [name for name, shown in choices.items() if word == name or answers_to(words, shown, name)]
        return fitting[0] if len(fitting) == 1 else ""
