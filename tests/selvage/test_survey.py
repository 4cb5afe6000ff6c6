"""The survey of selvage: bots of every kind read every paragraph, give every reply, and run into no dead end."""

import pytest

from fogbound.lab import survey
from fogbound.lab.games import Match
from selvage.at_selvage import PACK

ALONE, IN_PAIRS = 150, 80
SEED = 3
"""Two paragraphs are read in one game of two hundred: with this seed both come up among so few."""


@pytest.mark.long
def test_everything_is_read_and_nothing_is_a_dead_end():
    """What nobody reads might as well not be there; side quests are begun, and ended by some."""
    alone = survey.run(Match(PACK, SEED, 1, "mixed"), ALONE, lost_games=4)
    pairs = survey.run(Match(PACK, 1, 2, "curious"), IN_PAIRS, lost_games=0)

    assert set(alone.story.unread) & set(pairs.story.unread) == set()
    assert set(alone.story.unsaid) & set(pairs.story.unsaid) == set()
    assert [end.place for end in alone.dead_ends] == []
    assert all(0 < quest.ended < quest.begun for quest in alone.story.quests)
