"""The survey of selvage: bots of every kind read every paragraph, give every reply, and run into no dead end."""

import pytest

from fogbound.lab import survey
from fogbound.lab.games import Match
from selvage.at_selvage import PACK

GAMES = 150


@pytest.mark.slow
def test_everything_is_read_and_nothing_is_a_dead_end():
    """What nobody reads might as well not be there; side quests are begun, and ended by some."""
    found = survey.run(Match(PACK, 1, 1, "mixed"), GAMES, lost_games=4)

    assert found.story.unread == ()
    assert found.story.unsaid == ()
    assert [end.place for end in found.dead_ends] == []
    assert all(0 < quest.ended < quest.begun for quest in found.story.quests)
