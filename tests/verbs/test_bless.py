"""bless: a revealed Curse from the Action Deck counts as a star and a seven."""

import pytest

from fogbound.rules.continent import table as zones
from playing import act, choose, finish, hand, offered, pile, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 3, difficulty: 2, success: take 031, failure: take 105}
- number: 31
  back: green
  kind: quest item
- number: 33
  back: green
  kind: bonus
  effects: ["any: after the reveal, may bless a curse", "any: star per seven"]
"""


@rule("C-CARD-19", "C-RES-08")
@pytest.mark.parametrize(("difficulty", "succeeds"), [(2, True), (3, False)])
def test_a_blessed_curse_is_a_star_and_a_seven(difficulty, succeeds):
    """One star, and another for its seven; no third one."""
    cards = CARDS.replace("difficulty: 2", f"difficulty: {difficulty}")
    game = table(cards, at="012", hand=["033"], deck=["first-curse", "blank", "blank#2", "blank#3"])

    act(game, "dig", "reveal", "apply/033", "apply/033")
    finish(game)

    assert (zone(game, "031") == zones.SATCHEL) == succeeds


@rule("C-SKILL-05", "C-DISC-01")
def test_it_stays_a_curse():
    """It cannot be kept and is discarded with the others; which Curse is meant is the owner's choice."""
    game = table(CARDS, at="012", hand=["033"], deck=["first-curse", "common-curse", "blank", "blank#2"])

    act(game, "dig", "reveal", "apply/033")
    assert offered(game) == ["bless/first-curse", "bless/common-curse"]
    choose(game, "bless/common-curse", "done")
    assert offered(game) == ["keep/s1/blank", "keep-none"]
    finish(game)

    assert pile(game) == ["blank", "common-curse", "first-curse"]
    assert hand(game) == ["033", "105"]


def test_without_a_curse_it_is_not_offered():
    """There is nothing to bless."""
    game = table(CARDS, at="012", hand=["033"], deck=["star", "star#2", "blank", "blank#2"])

    act(game, "dig", "reveal")

    assert [found.split("/")[0] for found in offered(game)] == ["apply", "done"]  # star per seven alone
