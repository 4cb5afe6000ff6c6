"""Players play as they did: at random, carefully, carefully with whims."""

import pytest

from soundness import pinned
from soundness.grounds import PACKS


@pytest.mark.parametrize("policy", pinned.GAMES)
@pytest.mark.parametrize("pack", PACKS)
def test_the_same_seed_gives_the_same_games(pack, policy):
    """Every answer of some games is the one that was given when their digest was written down."""
    cards, games = pinned.read()[pack, policy]

    assert pinned.cards(pack) == cards, "the cards have changed: see tests/soundness/pinned.py"
    assert pinned.play(pack, policy) == games


def test_all_digests_are_compared():
    """No digest is left behind that nothing compares."""
    assert sorted(pinned.read()) == sorted((pack, policy) for pack in PACKS for policy in pinned.GAMES)
