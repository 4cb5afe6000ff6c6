"""What the chronicle, the registers and the counters of a Citadel game say by number, in the numbers of other cards."""

import pytest

from fogbound.core import NONE, SnapshotRefused
from fogbound.rules.citadel import carrying, table
from fogbound.rules.common import tabletop
from fogbound.rules.common.door import Translation

NAMES = Translation(
    {3: 13, 4: 14},
    {"character": ["ansa", "cora"], "goal": ["bell", "lamp"]},
    {"character": ["bo", "cora", "ansa"], "goal": ["lamp", "bell"]},
)
"""Cards 3 and 4 have moved, all others are gone; Ansa is number 2 now, Cora still 1."""


@pytest.mark.parametrize(
    ("what", "times", "then"),
    [
        ("fell 0", 2, ("fell 2", 2)),
        ("fell-here 1", 1, ("fell-here 1", 1)),
        ("spared 0", 1, ("spared 2", 1)),
        ("life 0", 7, ("life 2", 7)),
        ("spoke 0", 3, ("spoke 2", 3)),
        ("person promise 0", 1, ("person promise 2", 1)),
        ("place of person promise 0", 5, ("place of person promise 2", 15)),
        ("scenario of person promise 0", 4, ("scenario of person promise 2", 14)),
        ("place of person promise 0", 9, ("place of person promise 2", 0)),
        ("reader 014", 1, ("reader 014", 3)),
        ("read 014", 4, ("read 014", 4)),
        ("read 014 by 0", 1, ("read 014 by 2", 1)),
        ("read 014 in 3", 1, ("read 014 in 13", 1)),
        ("talk speaker 0", 1, ("talk speaker 2", 1)),
        ("talk answer 014 yes 0", 1, ("talk answer 014 yes 2", 1)),
        ("talk absent 014 yes friend", 1, ("talk absent 014 yes friend", 1)),
        ("here goal 0", 1, ("here goal 1", 1)),
        ("here used 2 3", 1, ("here used 2 13", 1)),
        ("later 5 4 0", 1, ("later 5 14 2", 1)),
        ("later 5 9 0", 1, ("", 1)),
        ("noted 3 12", 1, ("noted 13 12", 1)),
        ("noted 9 12", 1, ("", 0)),
        ("written -1 beware of the 3 dogs", 1, ("written -1 beware of the 3 dogs", 1)),
        ("written 4 ask again", 2, ("written 14 ask again", 2)),
        ("memo kindness", 3, ("memo kindness", 3)),
        ("choice door", 3, ("choice door", 3)),
        ("taken 104", 1, ("taken 104", 1)),
        ("bare 12", 1, ("bare 12", 1)),
    ],
)
def test_the_chronicle_keeps_its_people_and_cards(what, times, then):
    """Whatever is remembered of somebody or something is remembered of the same afterwards."""
    assert carrying.event(what, times, NAMES) == then


def test_somebody_in_use_cannot_vanish():
    """A game with a character who is no longer in the packs is refused."""
    with pytest.raises(SnapshotRefused, match="'ansa' is in use"):
        carrying.event("fell 0", 1, Translation({}, NAMES.old, {"character": ["cora"]}))


def test_registers_and_counters_keep_their_meaning():
    """Who sits where, who fell first, and what keeps a card blocked."""
    old = [0] * table.REGISTERS
    old[tabletop.CHARACTERS : tabletop.CHARACTERS + 4] = [1, 0, NONE, NONE]
    old[table.FIRST_FALLEN] = 1

    new = carrying.registers(old, NAMES)

    assert new[tabletop.CHARACTERS : tabletop.CHARACTERS + 4] == [1, 2, NONE, NONE]
    assert new[table.FIRST_FALLEN] == 3
    assert carrying.counter(table.BLOCKER, 4, NAMES) == 14
    assert carrying.counter(table.DIE, 4, NAMES) == 4
