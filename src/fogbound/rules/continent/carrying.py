"""What a game of the Continent knows by number, told in the numbers of changed cards."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import memory, tabletop, zones
from fogbound.rules.common.door import Translation
from fogbound.rules.continent import table

MAY_LOSE: Final = zones.that_may_lose(table.ZONES)
"""Zones from which a card may vanish without tearing a hole into the table."""


def owner(old: int, names: Translation) -> int:
    """Items belong to seats, to stores or to characters who are away; packs name the last two."""
    if old <= table.KEPT:
        return table.kept_for(names.word("character", table.KEPT - old))
    return table.stored(names.word("store", -2 - old)) if old <= -2 else old


def registers(old: list[int], names: Translation) -> list[int]:
    """Characters and curses are words of the packs."""
    new = old.copy()
    for seat in range(tabletop.SEATS):
        at = tabletop.CHARACTERS + seat
        new[at] = names.word("character", new[at])
    for at in (table.CHOSEN, table.LIFTED):
        curses = new[at]
        new[at] = 0
        for curse in range(curses.bit_length()):
            if curses >> curse & 1:
                new[at] |= 1 << names.word("curse", curse)
    return new


def event(what: str, times: int, names: Translation) -> tuple[str, int]:
    """Events are noted in words, but for a character who was spent, what is noted on a card, and persons."""
    if what.startswith("noted "):
        noted = what.split(" ")
        card = names.card(int(noted[1]))
        return (f"noted {card} {noted[2]}", times) if card != NONE else ("", 0)
    if what.startswith("spent "):
        return f"spent {names.word('character', int(what[6:]))}", times
    return memory.carried(what, times, names)


def newcomer(game: Game, zone: int) -> int:
    """A new card never comes into play; while the deck is empty, the pile lies face down (C-LIFE-04)."""
    if zone == table.ACTION_DECK and not game.zones[table.ACTION_DECK]:
        return table.DISCARD_PILE
    return zone if zone in MAY_LOSE else tabletop.OUT
