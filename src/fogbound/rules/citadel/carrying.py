"""What a game of the Citadel knows by number, told in the numbers of changed cards."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.common import memory, tabletop, zones
from fogbound.rules.common.door import Translation

MAY_LOSE: Final = zones.that_may_lose(table.ZONES)
"""Zones from which a card may vanish without tearing a hole into the table."""

OF_CHARACTER: Final = ("fell", "fell-here", "spared", "life", "spoke")
"""The first words of entries in the chronicle whose last word is the number of a character."""
ON_CARD: Final = ("noted", "written")
"""The first words of those whose second word is the number of a card."""


def registers(old: list[int], names: Translation) -> list[int]:
    """Characters are words of the packs."""
    new = old.copy()
    for seat in range(tabletop.SEATS):
        at = tabletop.CHARACTERS + seat
        new[at] = names.word("character", new[at])
    if new[table.FIRST_FALLEN]:
        new[table.FIRST_FALLEN] = names.word("character", new[table.FIRST_FALLEN] - 1) + 1
    return new


def counter(slot: int, number: int, names: Translation) -> int:
    """What keeps a card blocked is noted on it as a card; everything else is a plain number."""
    return names.card(number - 1) + 1 if slot == table.BLOCKER else number


def event(what: str, times: int, names: Translation) -> tuple[str, int]:
    """An entry of the chronicle; what was noted of a card that is gone is dropped."""
    words = what.split(" ")
    first = words[0]
    if first in OF_CHARACTER:
        words[-1] = _character(words[-1], names)
    elif first in ON_CARD:
        if int(words[1]) != NONE and names.card(int(words[1])) == NONE:
            return "", 0
        words[1] = str(names.card(int(words[1])))
    elif first in ("person", "place", "scenario"):
        return memory.carried(what, times, names)
    elif first == "reader":
        return what, int(_character(str(times - 1), names)) + 1
    else:
        return _longer(words, names), times
    return " ".join(words), times


def _longer(words: list[str], names: Translation) -> str:
    """Entries that say in their second or a later word what they are about."""
    kind = words[:2]
    if kind == ["here", "goal"]:
        words[2] = str(names.word("goal", int(words[2])))
    elif kind == ["here", "used"] or words[0] == "later":
        at = 3 if words[0] == "here" else 2
        card = names.card(int(words[at]))
        if card == NONE:
            return ""
        words[at] = str(card)
        if words[0] == "later":
            words[3] = _character(words[3], names)
    elif kind in (["talk", "speaker"], ["talk", "answer"]) or words[2:3] == ["by"]:
        words[-1] = _character(words[-1], names)
    elif words[0] == "read" and words[2:3] == ["in"]:
        words[3] = str(names.card(int(words[3])))
    return " ".join(words)


def _character(number: str, names: Translation) -> str:
    return str(names.word("character", int(number)))


def newcomer(game: Game, zone: int) -> int:
    """A new card never comes into play; what is printed on the leaflet is there for everybody at once."""
    return zone if zone in MAY_LOSE or zone == table.LEAFLET else tabletop.OUT
