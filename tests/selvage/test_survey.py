"""The survey of selvage: bots of every kind read every paragraph, give every reply, and run into no dead end."""

import pytest

from fogbound.lab import survey
from fogbound.lab.games import Match
from fogbound.rules.citadel import table
from selvage.at_selvage import PACK, begun, walked
from selvage.walker import Walker, was_read

GAMES = 150
WELL_KNOWN = 13
"""A seed with which a pair that knows the way sees nearly everything; bots seldom come as far as the loom house."""


@pytest.mark.slow
def test_everything_is_read_and_nothing_is_a_dead_end():
    """What nobody reads might as well not be there; side quests are begun, and ended by some."""
    found = survey.run(Match(PACK, 2, 1, "mixed"), GAMES, lost_games=4)
    walk = walked(begun(2, WELL_KNOWN), Walker(table.STORY, first_character=2, thorough=True))

    assert [name for name in found.story.unread if not was_read(walk, int(name[1:]))] == []
    assert found.story.unsaid == ()
    assert [end.place for end in found.dead_ends] == []
    assert all(0 < quest.ended < quest.begun for quest in found.story.quests)
