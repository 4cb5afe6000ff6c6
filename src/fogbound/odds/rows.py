"""What chances are told as, in both rulesets: a row for each number of cards, and what the rows rest on."""

from typing import Final, NamedTuple

from fogbound.odds.strips import ActionChance

__all__ = ["MOST", "OddsBasis", "OddsRow", "per_cent"]

MOST: Final = 10
"""How many additional cards the table goes up to."""


class OddsRow(NamedTuple):
    """The chances with so many additional cards, and how many cards that makes in all."""

    extra: int
    drawn: int
    chance: ActionChance


class OddsBasis(NamedTuple):
    """What the odds of an action rest on beside the cards to be drawn; cards are named once each."""

    counted: tuple[int, ...]  # whose effects have no price: they are reckoned as applied where it helps
    left_out: tuple[int, ...]  # whose effects might help as well, at a price or by chance
    ends: bool  # whether a failure ends the adventure


def per_cent(row: OddsRow, ends: bool = False) -> tuple[int, int]:
    """Success rounded down and defeat rounded up, in whole per cents: 100 and 0 are certain.

    Where a failure `ends` the adventure, whatever is no success is a defeat.
    """
    success = int(row.chance.success * 100 + 1e-9)
    return success, 100 - success if ends else -int(-(row.chance.defeat * 100 - 1e-9) // 1)
