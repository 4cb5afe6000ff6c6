"""Whole games read as they did: the golden transcripts of the proving ground."""

import pytest

from soundness.transcripts import GOLDEN, PACK, SEEDS, path, transcript


@pytest.mark.parametrize(("explorers", "seed"), SEEDS.items())
def test_a_whole_game_reads_as_it_did(explorers, seed):
    """The same seed gives the same questions, answers and news; see docs/testing.md when it is meant not to."""
    assert transcript(explorers, seed).splitlines() == path(explorers).read_text("utf-8").splitlines()


def test_there_is_a_transcript_for_each_number_of_explorers():
    """No transcript is left behind that nothing compares."""
    assert sorted(GOLDEN.glob(f"{PACK}-*")) == sorted(path(explorers) for explorers in SEEDS)
