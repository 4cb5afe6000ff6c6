"""How long selvage is for somebody who plays it for the first time, and how often it ends well."""

from statistics import median

import pytest

from fogbound.rules.citadel import table
from fogbound.rules.common.book import book_of
from selvage.at_selvage import LONGEST, begun
from selvage.newcomer import Newcomer

GAMES = 30


def played(players: int, seed: int, mode: int = table.STANDARD) -> tuple[str, int]:
    """How a newcomer's game ends, and how many questions the clients have put to them on the way."""
    game, newcomer = begun(players, seed), Newcomer(seed, mode)
    asked = 0
    for _ in range(LONGEST):
        if game.pending() is None:
            return game.ending, asked
        option, beside, value = newcomer.answer(game)
        asked += beside or book_of(game).only_option(game) is None
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
    return "unfinished", asked


def games(players: int, mode: int = table.STANDARD) -> list[tuple[str, int]]:
    """A newcomer's games, all of them played to an end."""
    found = [played(players, seed, mode) for seed in range(GAMES)]
    assert "unfinished" not in [ending for ending, _ in found]
    return found


def share_won(found: list[tuple[str, int]]) -> float:
    """Of some games, those that are won."""
    return [ending for ending, _ in found].count("won") / GAMES


def asked_in(found: list[tuple[str, int]]) -> float:
    """How many questions a won game asks."""
    return median(asked for ending, asked in found if ending == "won")


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "least", "most"), [(1, 180, 240), (2, 190, 245), (3, 190, 270), (4, 190, 280)]
)
def test_a_newcomer_and_the_modes(players, least, most):
    """About seven games of ten are won, after some two hundred questions, none of which answers itself.

    A company takes hardly longer than one alone: they walk together, and nobody is asked to join where nothing is at
    stake for anybody. Story mode forgives nearly everything; Survival mode, meant for a second time, is lost as often
    as won.
    """
    standard = games(players)
    story, survival = games(players, table.STORY), games(players, table.SURVIVAL)

    assert least <= asked_in(standard) <= most
    assert players > 1 or least <= asked_in(story) <= most
    assert 0.5 <= share_won(standard) <= 0.87
    assert share_won(story) >= 0.85
    assert 0.25 <= share_won(survival) <= 0.7
    assert share_won(survival) < share_won(standard) < share_won(story)
