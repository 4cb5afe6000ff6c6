"""Asking for what a new game needs: each ruleset has its own things to choose before."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fogbound.packs.books import Book
from fogbound.tables import Setup, SetupRefused, Store
from fogbound.tables.error_texts import reason
from fogbound.terminal.setup_prompts import SetupPrompts, find_choice, join_names
from fogbound.text import LANGUAGES

__all__ = ["EXTREME", "GivenChoices", "setup_of"]

EXTREME: Final = "extreme"  # the mode that is proposed after a victory in another one
UNHURRIED: Final = ("unhurried",)
"""The option with which nobody has to answer in time."""


class GivenChoices(NamedTuple):
    """What was given on the command line; nothing is empty or 0."""

    players: int = 0
    explorers: str = ""
    clue: str = ""
    mode: str = ""


def setup_of(book: Book, name: str, chosen: GivenChoices, asking: SetupPrompts, store: Store) -> Setup:
    """What the players choose before the game."""
    try:
        if not book.setup_choices().chosen_in_play:
            _refuse(asking, players=chosen.players)
            return _with_characters(book, name, chosen, asking, store)
        _refuse(asking, explorers=chosen.explorers, clue=chosen.clue)
        return _with_players(book, chosen, asking)
    except SetupRefused as refusal:
        raise SystemExit(asking.say("game-refused", why=reason(refusal, asking.lang))) from None


def _refuse(asking: SetupPrompts, **given: str | int) -> None:
    """Leave with a sentence when something was given that this game does not ask for."""
    for option, value in given.items():
        if value:
            raise SystemExit(asking.say("set-up-needless", option=f"--{option}"))


def _with_players(book: Book, chosen: GivenChoices, asking: SetupPrompts) -> Setup:
    """How many play, and how hard it is, where characters are chosen in play (T-SETUP-03).

    Nobody is hurried at a keyboard: hesitating is an open choice.
    """
    known = book.setup_choices()
    numbers = {str(n): str(n) for n in range(1, known.most_players + 1)}
    _refuse_unknown(asking, "players", str(chosen.players or 1), numbers)
    _refuse_unknown(asking, "mode", chosen.mode or known.modes[0], known.modes)
    players = chosen.players or int(asking.one("set-up-players", numbers))
    mode = chosen.mode or _mode(asking, known.modes)
    return book.chosen_setup(mode=mode, options=UNHURRIED, players=players)


def _mode(asking: SetupPrompts, modes: Sequence[str]) -> str:
    """How hard it is, if there is anything to choose."""
    named = {each: asking.say(f"mode-{each}") for each in modes}
    notes = {each: asking.say(f"mode-{each}-means") for each in modes}
    return asking.one("set-up-mode", named, notes) if len(modes) > 1 else modes[0]


def _refuse_unknown(asking: SetupPrompts, option: str, given: str, there: Iterable[str]) -> None:
    """Leave with a sentence, before anything is asked, when something was given that there is not."""
    if given not in there:
        known = ", ".join(there)
        raise SystemExit(asking.say("set-up-no-such", option=f"--{option}", words=given, known=known))


def _find_given(
    asking: SetupPrompts, option: str, words: str, there: Sequence[str], most: int
) -> tuple[str, ...]:
    """Who or what was named on the command line, by id or by name in any language.

    Leaves if one of them is unknown or named twice, or if they are too many.
    """
    assert asking.texts is not None
    called = {uid: [asking.texts.name(uid, lang) for lang in LANGUAGES] for uid in there}
    chosen = {word: find_choice(word, called) for word in join_names(words)}
    for word, uid in chosen.items():
        if not uid:
            known = ", ".join(f"{asking.texts.name(uid, asking.lang)} ({uid})" for uid in there)
            raise SystemExit(asking.say("set-up-no-such", option=f"--{option}", words=word, known=known))
    found = tuple(chosen[word] for word in join_names(words))
    if twice := next((uid for uid in found if found.count(uid) > 1), ""):
        raise SystemExit(asking.say("set-up-twice", name=asking.texts.name(twice, asking.lang)))
    if len(found) > most:
        raise SystemExit(asking.say("set-up-many", n=most))
    return found


def _with_characters(
    book: Book, name: str, chosen: GivenChoices, asking: SetupPrompts, store: Store
) -> Setup:
    """Who sets out, with which clue, and how hard it is."""
    assert asking.texts is not None
    title = asking.texts.name
    known = book.setup_choices()
    asking.readable = [*known.characters, *known.clues]
    people = {uid: title(uid, asking.lang) for uid in known.characters}
    clues = {uid: title(uid, asking.lang) for uid in known.clues}
    if not (people and clues):
        raise SystemExit(asking.say("set-up-empty", name=name, what="explorers" if clues else "clues"))
    if chosen.mode != EXTREME:
        _refuse_unknown(asking, "mode", chosen.mode or known.modes[0], known.modes)
    party = _find_given(asking, "explorers", chosen.explorers, known.characters, known.most_players)
    followed = _find_given(asking, "clue", chosen.clue, known.clues, len(clues))
    party = party or asking.several("set-up-explorers", people, known.most_players)
    followed = followed or asking.several("set-up-clue", clues, len(clues))
    lifted = store.lifted_curses(name)
    if chosen.mode and not book.is_mode_open(chosen.mode, followed, lifted):
        raise SystemExit(asking.say("mode-not-yet"))
    playable = [each for each in known.modes if book.is_mode_open(each, followed, lifted)]
    mode = chosen.mode or _mode(asking, playable)
    return book.chosen_setup(party, followed, mode)
