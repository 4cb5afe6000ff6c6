"""What a text has named last: a card, a number, or both, in one number that steps carry.

A card alone is its own number, nothing is NONE. Numbers lie far above all cards and cells, and the card that was
named beside a number lies above that.
"""

from typing import Final

from fogbound.core.steps import NONE

_NUMBERS: Final = 1 << 40
_CARDS: Final = 42
"""From which bit on the card lies that was named beside a number, counted from 1."""


def _has_number(it: int) -> bool:
    return it >= _NUMBERS >> 1


def with_number(it: int, number: int) -> int:
    """What is named once a number has been: the card stays."""
    return ((card_named(it) + 1) << _CARDS) + _NUMBERS + number


def with_card(it: int, card: int) -> int:
    """What is named once a card has been: the number stays."""
    return with_number(card, number_named(it)) if _has_number(it) else card


def card_named(it: int) -> int:
    """The card that was named last; NONE if none was."""
    return (it >> _CARDS) - 1 if _has_number(it) else it


def number_named(it: int) -> int:
    """The number that was named last; NONE if none was."""
    return (it & (1 << _CARDS) - 1) - _NUMBERS if _has_number(it) else NONE
