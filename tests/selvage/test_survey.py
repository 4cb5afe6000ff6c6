"""The survey of selvage: bots with whims find nearly every paragraph and reply, and run into no dead end."""

import pytest

from fogbound.lab import survey
from fogbound.lab.games import Match
from selvage.at_selvage import PACK

HARD_TO_FIND = 2
"""At this size one or two may be missed: behind a hidden number, or at a price nobody likes to pay."""


@pytest.mark.slow
def test_next_to_everything_is_read_and_nothing_is_a_dead_end():
    """What nobody reads or says might as well not be there; side quests are begun, and ended by some."""
    found = survey.run(Match(PACK, 1, 1, "curious"), 120, lost_games=6)

    assert len(found.story.unread) <= HARD_TO_FIND
    assert len(found.story.unsaid) <= HARD_TO_FIND
    assert [end.place for end in found.dead_ends] == []
    assert all(0 < quest.ended < quest.begun for quest in found.story.quests)
