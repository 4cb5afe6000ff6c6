"""The odds against the engine itself: what it promises is what random draws give."""

import math

import pytest

from fogbound.odds import odds
from fogbound.rules.continent import frames
from fogbound.rules.continent.redeal import redeal
from playing import act, choose, offered, table

GAMES = 1500

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 3, difficulty: 2}
- skill: both
  strip: {left: 1, right: 1}
- number: 13
  back: green
  kind: bonus
  effects: ["dig: star per seven"]
"""
DECK = ["star", "star#2", "left", "right", "both", "seven", "common-curse", "blank", "blank#2"]
PILE = ["star#3", "left#2", "right#2", "common-curse#2", "seven#2"]


def agrees(promised: float, found: int, games: int) -> bool:
    """Within four standard deviations."""
    return abs(found / games - promised) <= 4 * math.sqrt(max(promised * (1 - promised), 1e-9) / games) + 1e-9


@pytest.mark.parametrize("extra", [0, 1, 2])
@pytest.mark.parametrize(("deck", "pile"), [(DECK, []), (DECK[:2], PILE), ([], PILE)])
def test_success_and_defeat_are_as_frequent_as_promised(deck, pile, extra):
    """Games dealt anew from what the seat knows succeed, fail and end as the odds say."""
    game = act(table(CARDS, at="012", deck=deck, pile=pile), "dig")
    promised = odds(game, 0)[extra].chance
    won = lost = 0
    for seed in range(GAMES):
        trial = redeal(game, 0, seed)
        choose(trial, *["draw"] * extra)
        if "reveal" in offered(trial):  # with nothing left to draw they are revealed at once
            choose(trial, "reveal")
        lost += trial.ending == "lost:curse"
        frame = frames.current(trial)
        won += frame is not None and frame.outcome == frames.SUCCESS

    assert agrees(promised.success, won, GAMES)
    assert agrees(promised.defeat, lost, GAMES)
