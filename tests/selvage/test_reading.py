"""Selvage is read and played in an hour: words printed by the line client and answers given, reckoned in minutes."""

from statistics import median

import pytest

from selvage.reading import Page, Reckoning, reckoned

GAMES = 15
SEEDS = 40
"""So many are tried for those that are won."""


@pytest.mark.long
@pytest.mark.parametrize(("players", "most"), [(1, 62), (2, 67), (4, 77)])
def test_whoever_reads_every_line_wins_in_an_hour(players, most):
    """One or two take about an hour; four, who read together, ten minutes more.

    Names of actions and the place to which a Move leads are a minute of that.
    """
    won = []
    for seed in range(SEEDS):
        game = reckoned(players, seed)
        if game.ending == "won":
            won.append(game.minutes)
        if len(won) == GAMES:
            break

    assert len(won) == GAMES
    assert 40 <= median(won) <= most


def test_what_was_there_before_is_skimmed():
    """A line counts as new once; another number, on it or before it, makes it no other line."""
    page = Page()

    for line in (
        "1. Dig: cost 2",
        "3/4. Dig: cost 1",
        "Turn 2. Life 9.",
        "Turn 3. Life 8.",
        "Revealed: 1 star.",
    ):
        page.say(line)

    assert (page.new, page.known) == (4 + 4 + 3, 4 + 4)
    assert Reckoning("won", 220, 900, 12).minutes == pytest.approx(3)
