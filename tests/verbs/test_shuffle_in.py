"""shuffle into the deck: Action cards go into the Action Deck."""

from playing import deck_size, hand, pile, play, table
from rulebook import rule


@rule("C-LIFE-03", "C-COMP-11")
def test_action_cards_are_shuffled_in():
    """Only Action cards go into the Action Deck; what anybody knew of its order is lost."""
    game = table(hand=["star", "105"], deck=5)
    game.show(game.zones[7][-1], 1)

    play(game, "shuffle cards in your hand into the deck")

    assert deck_size(game) == 6
    assert hand(game) == ["105"]
    assert not game.known


@rule("C-LIFE-08", "C-LIFE-09")
def test_an_empty_deck_is_formed_anew():
    """The cards shuffled in are the new Action Deck."""
    game = table(deck=0, pile=["star", "first-curse", "blank"])

    play(game, "shuffle curses in the pile into the deck")

    assert deck_size(game) == 1
    assert pile(game) == ["blank", "star"]
