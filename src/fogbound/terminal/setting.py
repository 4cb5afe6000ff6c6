"""Setting the table for a new game: each ruleset has its own things to choose before."""

from typing import Final, NamedTuple

from fogbound.rules.citadel.dialogue import UNHURRIED
from fogbound.rules.common.book import CHARACTER, CLUE, Book
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.book import ContinentBook
from fogbound.tables import Store
from fogbound.terminal.asking import Asking, listed

__all__ = ["Chosen", "setup_of"]

MODES: Final = {"normal": zones.NORMAL, "easy": zones.EASY, "extreme": zones.EXTREME}
MOST_SEATS: Final = 4


class Chosen(NamedTuple):
    """What was given on the command line; nothing is empty or 0."""

    players: int = 0
    explorers: str = ""
    clue: str = ""
    mode: str = ""


def setup_of(book: Book, name: str, chosen: Chosen, asking: Asking, store: Store) -> Setup:
    """What the players choose before the game; somebody may join later (C-JOIN-01, T-JOIN-01)."""
    if isinstance(book, ContinentBook):
        _refuse(asking, players=chosen.players)
        return _continent(book, name, chosen, asking, store)
    _refuse(asking, explorers=chosen.explorers, clue=chosen.clue, mode=chosen.mode)
    return _citadel(book, chosen, asking)


def _refuse(asking: Asking, **given: str | int) -> None:
    """Leave with a sentence when something was given that this game does not ask for."""
    for option, value in given.items():
        if value:
            raise SystemExit(asking.say("set-up-needless", option=f"--{option}"))


def _citadel(book: Book, chosen: Chosen, asking: Asking) -> Setup:
    """Characters are chosen in the introduction, so there is nothing but how many play (T-SETUP-03).

    Nobody is hurried at a keyboard: hesitating is an open choice.
    """
    numbers = {str(n): str(n) for n in range(1, book.most_players() + 1)}
    players = chosen.players or int(asking.one("set-up-players", numbers))
    return Setup(options=UNHURRIED, chairs=MOST_SEATS, players=players)


def _continent(book: ContinentBook, name: str, chosen: Chosen, asking: Asking, store: Store) -> Setup:
    """Who sets out, with which clue, and how hard it is."""
    assert asking.texts is not None
    title = asking.texts.name
    asking.readable = [card.uid for card in book.cards if card.kind in (CHARACTER, CLUE)]
    people = {card.uid: title(card.uid, asking.lang) for card in book.cards if card.kind == CHARACTER}
    clues = {card.uid: title(card.uid, asking.lang) for card in book.cards if card.kind == CLUE}
    party = tuple(listed(chosen.explorers)) or asking.several("set-up-explorers", people, MOST_SEATS)
    followed = tuple(listed(chosen.clue)) or asking.several("set-up-clue", clues, len(clues))
    cards = {"normal": zones.NORMAL, "easy": book.easy, "extreme": book.extreme}
    playable = {
        each: asking.say(f"mode-{each}")
        for each, number in cards.items()
        if each == "normal" or number in book.numbered
    }
    if not store.lifted(name) & set(followed):
        playable.pop("extreme", None)  # it is for curses that have been lifted before (C-SET-05, C-RUL-06)
        if chosen.mode == "extreme":
            raise SystemExit(asking.say("mode-not-yet"))
    mode = chosen.mode or (asking.one("set-up-mode", playable) if len(playable) > 1 else "normal")
    return Setup(party, followed, MODES[mode], chairs=MOST_SEATS)
