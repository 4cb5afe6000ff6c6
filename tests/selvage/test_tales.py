"""Whole games of selvage: they read as they did, and all of them are won."""

import pytest

from selvage.tales import GOLDEN, MODES, PACK, TALES, path, told


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if "standard" in name else pytest.mark.slow) for name in TALES],
)
def test_a_tale_reads_as_it_did(name):
    """The same seed gives the same questions, answers and news; see docs/testing.md when it is meant not to."""
    assert told(name).splitlines() == path(name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", TALES)
def test_a_tale_is_won(name):
    """It ends with the Threat overcome."""
    assert path(name).read_text("utf-8").splitlines()[-1].startswith("You have won")


def test_there_is_a_tale_for_every_company_in_every_mode():
    """One to four adventurers, three modes, and no transcript that nothing compares."""
    assert {(tale.players, tale.mode) for tale in TALES.values()} == {
        (players, mode) for players in (1, 2, 3, 4) for mode in MODES
    }
    assert sorted(GOLDEN.glob(f"{PACK}-*")) == sorted(path(name) for name in TALES)
