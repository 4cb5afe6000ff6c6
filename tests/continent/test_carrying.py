"""What the chronicle and the registers of a Continent game say by number, in the numbers of other cards."""

import pytest

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.door import Translation
from fogbound.rules.continent import carrying, table
from playing import table as set_table

NAMES = Translation(
    {3: 13, 4: 14},
    {"character": ["ann", "cy"], "curse": ["fog", "tide", "rust"]},
    {"character": ["bo", "cy", "ann"], "curse": ["moth", "rust", "tide", "fog"]},
)
"""Cards 3 and 4 have moved, all others are gone; Ann is number 2 now, Cy still 1."""


@pytest.mark.parametrize(
    ("what", "times", "then"),
    [
        ("noted 3 12", 1, ("noted 13 12", 1)),
        ("noted 9 12", 1, ("", 0)),
        ("spent 0", 1, ("spent 2", 1)),
        ("taken 104", 2, ("taken 104", 2)),
    ],
)
def test_the_chronicle_keeps_its_people_and_cards(what, times, then):
    """Whatever is remembered of somebody or something is remembered of the same afterwards."""
    assert carrying.event(what, times, NAMES) == then


def test_registers_keep_their_meaning():
    """Who sits where, which curses were chosen, and which of them are lifted."""
    old = list(set_table().registers)
    old[tabletop.CHARACTERS : tabletop.CHARACTERS + 4] = [1, 0, NONE, NONE]
    old[table.CHOSEN], old[table.LIFTED] = 0b101, 0b010

    new = carrying.registers(old, NAMES)

    assert new[tabletop.CHARACTERS : tabletop.CHARACTERS + 4] == [1, 2, NONE, NONE]
    assert (new[table.CHOSEN], new[table.LIFTED]) == (0b1010, 0b0100)


@pytest.mark.parametrize(
    ("deck", "zone", "then"),
    [
        (1, table.ACTION_DECK, table.ACTION_DECK),
        (0, table.ACTION_DECK, table.DISCARD_PILE),
        (0, tabletop.ADVENTURE_DECK, tabletop.ADVENTURE_DECK),
        (1, tabletop.BOARD, tabletop.OUT),
    ],
)
def test_a_new_card_comes_into_no_hand_and_fills_no_empty_deck(deck, zone, then):
    """An empty Action Deck stays empty: its pile lies face down and takes the card."""
    assert carrying.newcomer(set_table(deck=deck, pile=2), zone) == then
