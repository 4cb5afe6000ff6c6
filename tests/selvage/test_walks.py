"""Whole walks through selvage: it can be won by one to four in every mode, it can be lost, and everything is met."""

from collections import Counter

import pytest

from fogbound.core.chance import seeded
from fogbound.lab import survey
from fogbound.lab.games import Match
from fogbound.rules import rollout
from fogbound.rules.citadel import table
from fogbound.rules.common.book import book_of
from selvage.at_selvage import PACK, begun, ending, walked
from selvage.walker import Walker

MODES = (table.STANDARD, table.STORY, table.SURVIVAL)


def first_won(players: int, mode: int) -> int:
    """The first seed with which a walk is won."""
    return next((seed for seed in range(40) if ending(players, seed, mode) == "won"), -1)


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_can_be_won_by_one_to_four_in_every_mode(players, mode):
    """Some walk among the first forty overcomes the Threat, and nothing is at odds on the way."""
    seed = first_won(players, mode)
    assert seed >= 0

    game = walked(begun(players, seed), Walker(mode, first_character=seed))
    assert book_of(game).faults(game) == []


@pytest.mark.long
def test_luck_alone_is_not_enough():
    """Random play hardly ever wins, and every game comes to an end."""
    endings: Counter[str] = Counter()
    for seed in range(60):
        game = begun(1 + seed % 4, seed)
        rollout.play_on(game, seeded(seed + 1), 20000)
        endings[game.ending] += 1

    assert endings["won"] <= 6
    assert not endings[""]


@pytest.mark.long
def test_a_fall_is_not_the_end():
    """There are walks that are won although somebody fell unconscious on the way."""
    games = [walked(begun(3, seed), Walker(first_character=seed)) for seed in range(12)]

    assert any(
        game.ending == "won" and any(key.startswith("fell ") for key in game.chronicle) for game in games
    )


@pytest.mark.long
def test_the_survey_finds_no_card_out_of_reach_at_the_start():
    """Curious pairs see every card of the introduction, and no action there is never offered."""
    found = survey.run(Match(PACK, 2, 2, "curious"), 40)

    introduction = {
        "wicket",
        "gate",
        "barley",
        "pond",
        "cot",
        "oak",
        "shawl-moths",
        "crook",
        "lamp",
        "loose-end",
    }
    assert introduction.isdisjoint(found.unreached)
    assert not [deed for deed in found.never_offered if deed.split()[1] in introduction]
