"""K-C-40, A Second Chance: easy mode."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.limits import hand_limit
from playing import act, corpus_table, deck_size, finish, news, pile_size, play, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, actions: [dig: {cost: 3, difficulty: 1}]}
"""
easy = partial(corpus_table, CARDS, only=("40",), at="010", mode=zones.EASY)


@rule("C-SET-04", "C-RUL-07")
def test_it_is_taken_before_the_first_turn():
    """In easy mode the card lies under the Satchel when the game begins."""
    assert zone(easy(), "a-second-chance") == zones.SATCHEL
    assert zone(easy(mode=zones.NORMAL), "a-second-chance") == tabletop.ADVENTURE_DECK


@rule("C-RES-02", "C-END-02")
def test_the_first_curse_drawn_from_the_pile_does_not_end_the_game():
    """The card is banished instead; the Curses count nothing and go back with the others."""
    game = easy(deck=[], pile=["common-curse", "common-curse#2", "star"])
    finish(act(game, "dig"))

    assert game.ending == ""
    assert zone(game, "a-second-chance") == tabletop.BANISHED
    assert news(game, "succeeded") == ["1"]  # the star alone
    assert (deck_size(game), pile_size(game)) == (0, 3)


@rule("C-RES-02", "C-END-02")
def test_the_next_reveal_defeats_as_usual():
    """There is one second chance."""
    game = easy(deck=[], pile=["common-curse", "common-curse#2", "star"])
    finish(act(game, "dig"))
    finish(act(game, "dig"))

    assert game.ending == "lost:curse"


@rule("C-LIFE-07", "C-STATE-04")
def test_it_also_averts_a_curse_that_a_loss_reveals():
    """The cards are shuffled back and play goes on; the next loss is the last."""
    game = easy(deck=[], pile=["common-curse", "common-curse#2"])
    play(game, "lose 2 cards")
    assert game.ending == ""
    assert zone(game, "a-second-chance") == tabletop.BANISHED
    assert pile_size(game) == 2

    play(game, "lose 1 card")
    assert game.ending == "lost:curse"


def test_it_is_kept_for_a_curse_that_would_end_the_game():
    """A Curse out of the Action Deck is harmless and costs nothing."""
    game = easy(deck=["common-curse", "blank", "blank#2", "blank#3"])
    finish(act(game, "dig"))

    assert zone(game, "a-second-chance") == zones.SATCHEL


@rule("C-HAND-03")
def test_a_lone_player_may_hold_one_card_more():
    """Only with one player, and only while the card is there."""
    assert hand_limit(easy(), 0) == 5
    assert hand_limit(easy(explorers=2), 0) == 3

    spent = easy(deck=[], pile=["common-curse", "common-curse#2"])
    play(spent, "lose 2 cards")
    assert hand_limit(spent, 0) == 4
