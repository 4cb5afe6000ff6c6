"""K-D-03, knucklebones with the ferryman: round after round, as long as cards and luck last."""

import pytest

from enduring import (
    act,
    choose,
    deck_size,
    farlamp_table,
    finish,
    life,
    news,
    offered,
    pile_size,
    purse,
    until,
    zone,
)
from fogbound.rules.citadel import table
from fogbound.rules.common import tabletop
from rulebook import rule

FERRY = """
- number: 130
  uid: ferry
  back: green
  kind: terrain
  actions:
    - talk: {success: read 30}
"""
PLAY, STOP = "reply/p030/1", "reply/p030/2"


class Loaded:
    """A generator whose dice are known."""

    def __init__(self, chance, rolls):
        self.chance = chance
        self.rolls = list(rolls)

    def below(self, bound):
        return self.rolls.pop(0) - 1 if bound == 6 and self.rolls else self.chance.below(bound)

    def __getattr__(self, name):
        return getattr(self.chance, name)


def ferry(rolls, **settings):
    game = farlamp_table(FERRY, only=["k-d-03"], at="ferry", **{"deck": 20, **settings})
    game.chance = Loaded(game.chance, rolls)
    act(game, "talk")
    return until(game, "reply")


def tally(game):
    """Wins less losses, as long as the dialogue is open."""
    words = game.content.words
    won, lost = (1 + words.find("counter", name) for name in ("win", "loss"))
    paragraph = game.content.card_ids.index("p030")
    return game.count(paragraph, won) - game.count(paragraph, lost)


def rounds(game, number):
    for _ in range(number):
        choose(game, PLAY)
    return game


@pytest.mark.parametrize(
    ("roll", "result", "lost"), [(1, -1, 1), (2, -1, 0), (3, -1, 0), (4, 1, 0), (5, 1, 0)]
)
def test_a_round_costs_two_cards_and_is_decided_by_a_die(roll, result, lost):
    """1 hurts, 1 to 3 lose, 4 and 5 win."""
    game = rounds(ferry([roll]), 1)

    assert tally(game) == result
    assert life(game) == 10 - lost
    assert deck_size(game) == 18
    assert pile_size(game) == 2


@pytest.mark.parametrize(("second", "result"), [(2, 2), (4, 2), (6, 2), (1, -2), (3, -2), (5, -2)])
def test_a_six_may_be_rolled_once_more(second, result):
    """Even is a second win, odd loses both."""
    game = rounds(ferry([6, second]), 1)
    assert offered(game)[0].startswith("do")

    choose(game, "do")

    assert tally(game) == result


def test_a_six_may_be_kept():
    """Who does not roll again has won once."""
    game = rounds(ferry([6]), 1)

    choose(game, "decline")

    assert tally(game) == 1


def test_three_wins_lead_to_31():
    """The game is over as soon as the tally is +3."""
    game = rounds(ferry([4, 2, 4, 4, 5]), 5)

    assert news(game, "read")[-1] == "p031"
    assert zone(game, "p030") == tabletop.OUT


def test_three_losses_lead_to_32():
    """And at −3."""
    game = rounds(ferry([2, 2, 1]), 3)

    assert news(game, "read")[-1] == "p032"
    assert life(game) == 9


@pytest.mark.parametrize(("rolls", "won"), [([4], True), ([4, 2], False), ([2], False)])
def test_who_stops_ahead_takes_something(rolls, won):
    """With a positive tally one 431 if available; otherwise nothing."""
    game = rounds(ferry(rolls), len(rolls))

    choose(game, STOP)
    finish(game, "keep")

    assert (purse(game) == ["bone-die"]) == won


@rule("T-ZONE-04")
def test_a_short_deck_forces_a_recovery():
    """With one card left the second must come from a Recovery."""
    game = ferry([4], deck=1, pile=12)

    choose(game, PLAY)
    while not offered(game)[0].startswith("reply"):
        choose(game, offered(game)[0])

    assert life(game) < 10
    assert tally(game) == 1


@rule("T-RUL-37")
def test_rolls_need_no_free_die():
    """With all four dice on cards the game is played all the same."""
    game = ferry([4])
    for name in ("start", "field", "blank#39", "blank#40"):
        game.set_count(game.content.card_ids.index(name), table.ROW, 1)

    rounds(game, 1)

    assert tally(game) == 1


def test_not_twice_in_succession_by_the_same_character():
    """The ferryman wants another face; then the tally is fresh."""
    game = rounds(ferry([4, 4], players=2, decks={1: 20}), 2)
    choose(game, STOP)
    finish(game, "leave-it")

    act(game, "talk")
    finish(game)
    assert news(game, "replied").count("p030") == 3, "no reply was asked for"
    act(game, "talk", seat=1)
    until(game, "reply")
    assert tally(game) == 0
    choose(game, STOP)
    finish(game)
    act(game, "talk")

    assert until(game, "reply")
