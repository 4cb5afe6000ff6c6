"""How long selvage is for somebody who plays it for the first time, and how often it ends well."""

from functools import cache
from statistics import median

import pytest

from fogbound.rules.citadel import table
from fogbound.text import pace
from selvage.at_selvage import LONGEST, begun, texts
from selvage.newcomer import Newcomer

GAMES = 30


@cache
def played(players: int, seed: int, mode: int = table.STANDARD) -> tuple[str, int]:
    """How a newcomer's game ends, and how many questions the clients have put to them on the way."""
    game, newcomer = begun(players, seed), Newcomer(seed, mode)
    asked = 0
    for _ in range(LONGEST):
        if game.pending() is None:
            return game.ending, asked
        option, beside, value = newcomer.answer(game)
        asked += beside or pace.needless(game, texts()) is None
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
    return "unfinished", asked


def share_won(players: int, mode: int = table.STANDARD) -> float:
    """Of a newcomer's games, those that are won."""
    endings = [played(players, seed, mode)[0] for seed in range(GAMES)]
    assert "unfinished" not in endings
    return endings.count("won") / GAMES


@pytest.mark.slow
@pytest.mark.parametrize("mode", [table.STANDARD, table.STORY])
def test_it_is_played_in_an_hour(mode):
    """Whoever wins alone has answered some two hundred questions, none of which answers itself."""
    games = [played(1, seed, mode) for seed in range(GAMES)]

    assert 180 <= median(asked for ending, asked in games if ending == "won") <= 240


@pytest.mark.slow
@pytest.mark.parametrize(("players", "most"), [(2, 245), (3, 270), (4, 280)])
def test_a_company_takes_hardly_longer_than_one_alone(players, most):
    """They walk together, and nobody is asked to join where nothing is at stake for anybody."""
    games = [played(players, seed) for seed in range(GAMES)]

    assert 190 <= median(asked for ending, asked in games if ending == "won") <= most


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_newcomer_wins_more_often_than_not(players):
    """About seven games of ten, and not all of them."""
    assert 0.5 <= share_won(players) <= 0.87


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_modes_are_what_they_are_called(players):
    """Story mode forgives nearly everything; Survival mode, meant for a second time, is lost as often as won."""
    story, survival = share_won(players, table.STORY), share_won(players, table.SURVIVAL)

    assert story >= 0.85
    assert 0.25 <= survival <= 0.7
    assert survival < share_won(players) < story
