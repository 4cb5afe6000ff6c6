"""Asking for what a new game needs: each ruleset has its own things to choose before."""

from collections.abc import Sequence
from typing import NamedTuple

from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Book
from fogbound.rules.common.setup import Setup, SetupRefused
from fogbound.rules.continent.book import ContinentBook
from fogbound.tables import Store, setup_choices
from fogbound.terminal.setup_prompts import SetupPrompts, listed, meant
from fogbound.text import LANGUAGES

__all__ = ["SetupChoices", "setup_of"]


class SetupChoices(NamedTuple):
    """What was given on the command line; nothing is empty or 0."""

    players: int = 0
    explorers: str = ""
    clue: str = ""
    mode: str = ""


def setup_of(book: Book, name: str, chosen: SetupChoices, asking: SetupPrompts, store: Store) -> Setup:
    """What the players choose before the game."""
    if isinstance(book, ContinentBook):
        _refuse(asking, players=chosen.players)
        return _continent(book, name, chosen, asking, store)
    _refuse(asking, explorers=chosen.explorers, clue=chosen.clue)
    return _citadel(book, chosen, asking)


def _refuse(asking: SetupPrompts, **given: str | int) -> None:
    """Leave with a sentence when something was given that this game does not ask for."""
    for option, value in given.items():
        if value:
            raise SystemExit(asking.say("set-up-needless", option=f"--{option}"))


def _citadel(book: Book, chosen: SetupChoices, asking: SetupPrompts) -> Setup:
    """How many play, and how hard it is; characters are chosen in the introduction (T-SETUP-03).

    Nobody is hurried at a keyboard: hesitating is an open choice.
    """
    numbers = {str(n): str(n) for n in range(1, book.most_players() + 1)}
    players = chosen.players or int(asking.one("set-up-players", numbers))
    mode = chosen.mode or _mode(asking, setup_choices.choosable(book).modes)
    try:
        return setup_choices.setup(book, players=players, mode=mode, options=("unhurried",))
    except SetupRefused as refusal:
        raise SystemExit(asking.say("game-refused", why=str(refusal))) from None


def _mode(asking: SetupPrompts, modes: Sequence[str]) -> str:
    """How hard it is, if there is anything to choose."""
    named = {each: asking.say(f"mode-{each}") for each in modes}
    notes = {each: asking.say(f"mode-{each}-means") for each in modes}
    return asking.one("set-up-mode", named, notes) if len(modes) > 1 else modes[0]


def _given(asking: SetupPrompts, option: str, words: str, there: Sequence[str]) -> tuple[str, ...]:
    """Who or what was named on the command line, by id or by name in any language; leaves if somebody is unknown."""
    assert asking.texts is not None
    called = {uid: [asking.texts.name(uid, lang) for lang in LANGUAGES] for uid in there}
    chosen = {word: meant(word, called) for word in listed(words)}
    for word, uid in chosen.items():
        if not uid:
            known = ", ".join(f"{asking.texts.name(uid, asking.lang)} ({uid})" for uid in there)
            raise SystemExit(asking.say("set-up-no-such", option=f"--{option}", words=word, known=known))
    return tuple(chosen[word] for word in listed(words))


def _continent(
    book: ContinentBook, name: str, chosen: SetupChoices, asking: SetupPrompts, store: Store
) -> Setup:
    """Who sets out, with which clue, and how hard it is."""
    assert asking.texts is not None
    title = asking.texts.name
    known = setup_choices.choosable(book)
    asking.readable = [*known.characters, *known.clues]
    people = {uid: title(uid, asking.lang) for uid in known.characters}
    clues = {uid: title(uid, asking.lang) for uid in known.clues}
    if not (people and clues):
        raise SystemExit(asking.say("set-up-empty", name=name, what="explorers" if clues else "clues"))
    party = _given(asking, "explorers", chosen.explorers, known.characters) or asking.several(
        "set-up-explorers", people, tabletop.SEATS
    )
    followed = _given(asking, "clue", chosen.clue, known.clues) or asking.several(
        "set-up-clue", clues, len(clues)
    )
    lifted = store.lifted(name)
    if chosen.mode and not setup_choices.is_open(chosen.mode, followed, lifted):
        raise SystemExit(asking.say("mode-not-yet"))
    playable = [each for each in known.modes if setup_choices.is_open(each, followed, lifted)]
    mode = chosen.mode or _mode(asking, playable)
    try:
        return setup_choices.setup(book, characters=party, clues=followed, mode=mode)
    except SetupRefused as refusal:
        raise SystemExit(asking.say("game-refused", why=str(refusal))) from None
