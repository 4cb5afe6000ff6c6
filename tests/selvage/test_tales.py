"""Whole games of selvage: all of them are won. `soundness/test_golden.py` plays them again."""

import pytest

from selvage.tales import MODES, PACK, TALES
from soundness.golden import ending


@pytest.mark.parametrize("name", TALES)
def test_a_tale_is_won(name):
    """It ends with the Threat overcome."""
    assert ending(f"{PACK}-{name}").startswith(("You have won", "won"))


def test_there_is_a_tale_for_every_company_in_every_mode():
    """One to four adventurers, three modes."""
    assert {(tale.players, tale.mode) for tale in TALES.values()} == {
        (players, mode) for players in (1, 2, 3, 4) for mode in MODES
    }
