"""The limits printed on the Satchel & Journal and what cards make of them (C-CARD-13, C-HAND-03, C-REV-10)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import Part
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.force import modified
from fogbound.rules.continent import table
from fogbound.rules.continent.book import rules_of

HAND: Final = 0
DICE: Final = 1
STACK: Final = 2


def _printed(game: Game, which: int, parts: list[Part] | None, rule: str) -> int:
    """A limit for everybody, as the Satchel & Journal prints it for so many explorers (C-SET-03).

    C-CARD-13.
    """
    number = rules_of(game).satchel.limits[which][tabletop.player_count(game) - 1]
    if parts is not None:
        parts.append(Part("satchel", number, rule=rule))
    return number


def hand_limit(game: Game, seat: int, parts: list[Part] | None = None) -> int:
    """How many Skill and Bonus cards the explorer may hold (C-RUL-05)."""
    return modified(game, points.HAND_LIMIT, _printed(game, HAND, parts, "C-HAND-03"), seat, parts)


def item_limit(game: Game, seat: int, parts: list[Part] | None = None) -> int:
    """How many items, and so dice, the explorer may have."""
    return modified(game, points.ITEM_LIMIT, _printed(game, DICE, parts, "C-SET-06"), seat, parts)


def stack_limit(game: Game, seat: int, parts: list[Part] | None = None) -> int:
    """How many cards one item may be made of; at least one."""
    number = modified(game, points.STACK_LIMIT, _printed(game, STACK, parts, "C-REV-10"), seat, parts)
    if parts is not None and number < 1:
        parts.append(Part("floor", 1 - number, rule="C-REV-10"))
    return max(1, number)


def has_free_die(game: Game, seat: int) -> bool:
    """Whether the explorer can start a new item (C-FIND-02); 8 dice serve the whole table (C-COMP-04)."""
    if len(table.columns(game, seat)) >= item_limit(game, seat):
        return False
    return table.dice_in_use(game) < table.DICE
