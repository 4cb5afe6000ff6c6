"""look at the top: one seat sees the next Action cards and puts them back in any order."""

from fogbound.core import snapshot
from fogbound.rules.common.door import reads_question
from fogbound.rules.continent import sight
from fogbound.rules.continent import table as zones
from playing import card, choose, name, offered, play, table
from rulebook import rule
from second_seat import seat_of


def top(game, number):
    """The next cards of the Action Deck, the first one first."""
    return [name(game, found) for found in reversed(game.zones[zones.ACTION_DECK][-number:])]


@rule("C-RUL-23", "C-INFO-02")
def test_one_seat_sees_the_cards_and_orders_them():
    """The first pick is the next card to be drawn; nobody else sees anything; the rest of the deck stays."""
    game = table(explorers=2, deck=["star", "left", "right", "blank", "blank#2"])

    play(game, "look at the top 3", you=1)

    assert game.pending().seat(game) == 1
    assert game.pending().is_secret()
    assert offered(game) == ["on-top/star", "on-top/left", "on-top/right"]
    assert [sight.sees(game, seat, card(game, "left")) for seat in (0, 1)] == [False, True]
    assert not sight.sees(game, 1, card(game, "blank"))
    assert not reads_question(game, 0)
    choose(game, "on-top/right")
    assert offered(game) == ["on-top/star", "on-top/left"]
    choose(game, "on-top/left")

    assert top(game, 5) == ["right", "left", "star", "blank", "blank#2"]
    assert sight.sees(game, 1, card(game, "star"))  # remembered until the deck is shuffled


def test_it_can_be_saved_in_the_middle():
    """A question half answered survives a snapshot."""
    game = table(deck=["star", "left", "right", "blank"])
    play(game, "look at the top 3", "on-top/right")

    game = snapshot.load(game.content, snapshot.dump(game))
    game.advance()
    choose(game, "on-top/star")

    assert top(game, 4) == ["right", "star", "left", "blank"]


@rule("C-RUL-23")
def test_a_curse_that_is_looked_at_defeats_nobody():
    """With fewer cards those are looked at; one card needs no order."""
    game = table(deck=["first-curse"], pile=["common-curse"])

    play(game, "look at the top 3")

    assert not game.ending
    assert sight.sees(game, seat_of(0), card(game, "first-curse"))


def test_an_empty_deck_cannot_be_looked_at():
    """The Discard Pile is not looked at instead."""
    game = table(deck=0, pile=["star"])

    play(game, "may look at the top 3")

    assert "on-top/star" not in offered(game)
    assert not game.known
