"""Setting the table for a new game: what each ruleset lets people choose before, by the words they know it by."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from fogbound.rules.citadel import table as citadel
from fogbound.rules.citadel.dialogue import UNHURRIED
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import CHARACTER, CLUE, Book
from fogbound.rules.common.setup import Setup, SetupRefused
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.book import ContinentBook
from fogbound.rules.continent.cost import MOVE_DISCOUNT

__all__ = ["Choosable", "choosable", "is_open", "setup"]

MODES: Final[dict[str, dict[str, int]]] = {
    "continent": {"normal": zones.NORMAL, "easy": zones.EASY, "extreme": zones.EXTREME},
    "citadel": {"standard": citadel.STANDARD, "story": citadel.STORY, "survival": citadel.SURVIVAL},
}
OPTIONS: Final[dict[str, dict[str, int]]] = {
    "continent": {"move-discount": MOVE_DISCOUNT},
    "citadel": {"unhurried": UNHURRIED},
}


class Choosable(NamedTuple):
    """What can be chosen before a game; where characters are met in play there are none."""

    characters: tuple[str, ...]
    clues: tuple[str, ...]
    modes: tuple[str, ...]
    options: tuple[str, ...]
    most_players: int


def choosable(book: Book) -> Choosable:
    """What people may choose before a game with this book."""
    options, known = tuple(OPTIONS[book.ruleset()]), tuple(MODES[book.ruleset()])
    if not isinstance(book, ContinentBook):
        return Choosable((), (), known, options, book.most_players())
    characters = dict.fromkeys(card.uid for card in book.cards if card.kind == CHARACTER)
    clues = dict.fromkeys(card.uid for card in book.cards if card.kind == CLUE)
    cards = {"easy": book.easy, "extreme": book.extreme}
    modes = [mode for mode in known if mode not in cards or cards[mode] in book.numbered]
    return Choosable(tuple(characters), tuple(clues), tuple(modes), options, book.most_players())


def is_open(mode: str, clues: Collection[str], lifted: Collection[str]) -> bool:
    """Whether a mode may be played: extreme is for curses that have been lifted before (C-SET-05, C-RUL-06)."""
    return mode != "extreme" or not set(clues).isdisjoint(lifted)


def setup(
    book: Book,
    *,
    characters: Sequence[str] = (),
    clues: Sequence[str] = (),
    mode: str = "",
    options: Collection[str] = (),
    players: int = 0,
) -> Setup:
    """A table as it was chosen; seats stay free for those who join later (C-JOIN-01, T-JOIN-01).

    Raises SetupRefused for an option or mode that this book does not know; all else is refused when it is dealt.
    """
    known = choosable(book)
    for word, there in (*((option, known.options) for option in options), (mode, ("", *known.modes))):
        if word not in there:
            known_words = ", ".join(filter(None, there)) or "none"
            raise SetupRefused(f"there is no {word!r} to choose; there are: {known_words}", "no-choice", word)
    bits = 0
    for name in options:
        bits |= OPTIONS[book.ruleset()][name]
    level = MODES[book.ruleset()][mode or known.modes[0]]
    if not isinstance(book, ContinentBook):
        bits |= citadel.MODE_CHOSEN if mode else 0  # else it is asked in the introduction
        return Setup(mode=level, options=bits, chairs=tabletop.SEATS, players=players)
    return Setup(tuple(characters), tuple(clues), level, bits, chairs=tabletop.SEATS)
