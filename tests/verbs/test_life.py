"""Losing cards and vital force, and getting cards back."""

import pytest

from fogbound.rules.continent.turn import ChooseTurn
from playing import card, choose, deck_size, offered, pile, pile_size, play, table
from rulebook import rule


@rule("C-LIFE-07", "C-LIFE-10")
def test_cards_are_lost_from_the_deck():
    """Lost cards go from the top of the Action Deck to the Discard Pile."""
    game = play(table(deck=10, pile=0), "lose 3 cards")

    assert (deck_size(game), pile_size(game)) == (7, 3)


@rule("C-LIFE-07")
def test_an_empty_deck_reveals_from_the_pile():
    """A Curse revealed instead of a lost card ends the game."""
    harmless = play(table(deck=[], pile=["star", "blank", "star#2"]), "lose 2 cards")
    assert (harmless.ending, pile_size(harmless)) == ("", 3)

    cursed = play(table(deck=[], pile=["common-curse", "common-curse#2"]), "lose 2 cards")
    assert cursed.ending == "lost:curse"


@rule("C-LIFE-07", "C-RUL-33")
def test_a_price_can_be_paid_as_long_as_there_are_cards_to_show():
    """Two cards of the deck join the pile, so four can be discarded and revealed, but not five."""
    assert offered(play(table(deck=2, pile=0), "may lose 4 cards")) == ["do", "decline"]
    assert isinstance(play(table(deck=2, pile=0), "may lose 5 cards").pending(), ChooseTurn)


@rule("C-STATE-12")
def test_vital_force_is_lost_for_each_state_and_character():
    """The Character card and two States cost three cards."""
    game = play(table(deck=10, hand=["105", "104"]), "suffer vital loss")

    assert deck_size(game) == 7


@rule("C-STATE-12")
def test_each_explorer_loses_vital_force_for_their_own_hand():
    """Said of everybody, each counts their own cards."""
    game = play(table(explorers=2, deck=10, hands={1: ["105"]}), "every explorer suffers vital loss")

    assert deck_size(game) == 10 - 1 - 2


@rule("C-LIFE-03")
def test_random_cards_come_back():
    """They are shuffled into the deck without being looked at."""
    game = play(table(deck=3, pile=6), "restore 4 random")

    assert (deck_size(game), pile_size(game)) == (7, 2)


@rule("C-LIFE-03", "C-RUL-42")
def test_random_cards_of_an_open_pile_are_random():
    """Whatever lies on top, each card of the pile comes back sometimes."""
    found = set()
    for seed in range(20):
        game = table(deck=["blank"], pile=["star", "left", "right"], seed=seed)
        play(game, "restore 1 random")
        found.update({"star", "left", "right"} - set(pile(game)))

    assert found == {"star", "left", "right"}


@rule("C-LIFE-08", "C-LIFE-09")
def test_cards_that_come_back_form_a_new_deck():
    """An empty Action Deck is formed anew by exactly these cards, as many as there are."""
    game = play(table(deck=[], pile=3), "restore 4 random")

    assert (deck_size(game), pile_size(game)) == (3, 0)


@rule("C-LIFE-03", "C-RUL-42")
def test_chosen_cards_come_back_one_pick_at_a_time():
    """The explorer points at cards of the open pile and may stop early; all go in together."""
    game = table(deck=3, pile=["star", "left", "right"])
    play(game, "restore up to 3 chosen")

    assert sorted(offered(game)) == ["done", "restore/left", "restore/right", "restore/star"]
    choose(game, "restore/star")
    assert deck_size(game) == 3
    assert "restore/star" not in offered(game)
    choose(game, "restore/left", "done")

    assert deck_size(game) == 5
    assert pile(game) == ["right"]


@rule("C-RUL-42")
def test_a_face_down_pile_is_shown_for_the_choice_only():
    """With an empty deck everybody sees the pile while it is chosen from; then it is shuffled."""
    game = table(deck=[], pile=["star", "left", "right", "seven"])
    before = game.barriers
    play(game, "restore up to 2 chosen")

    assert len(game.known) == 4
    assert game.barriers > before
    choose(game, "restore/seven", "done")

    assert game.known == {}
    assert (deck_size(game), pile_size(game)) == (1, 3)


@rule("C-RUL-42")
def test_nothing_is_shown_when_nothing_is_chosen():
    """No card comes back where the number is none, so nobody sees the face-down pile."""
    game = play(table(deck=[], pile=["star", "left"]), "restore the number of skills in your hand chosen")

    assert (game.known, game.pending_name()) == ({}, "choose-turn")


@rule("C-RUL-42")
@pytest.mark.parametrize("held", [["star#3"], []])
def test_what_was_shown_of_a_face_down_pile_is_shuffled_away(held):
    """Two stars of the pile could be chosen, one in a hand was never hidden; afterwards nobody knows where they lie."""
    game = table(deck=[], pile=["star", "star#2", "left"], hand=held)

    play(game, "choose one of cards called star anywhere: take 105")
    shown = set(game.known)
    choose(game, "choose/star#2")

    assert shown == {card(game, "star"), card(game, "star#2")}
    assert game.known == {}


@rule("C-RUL-42")
def test_a_face_down_pile_is_shuffled_even_if_nothing_is_chosen():
    """Looking without taking leaves no knowledge behind."""
    game = play(table(deck=[], pile=["star", "left", "right"]), "restore up to 2 chosen", "done")

    assert game.known == {}
    assert (deck_size(game), pile_size(game)) == (0, 3)


def test_exactly_so_many_are_chosen():
    """Without `up to` nobody can stop early, but the pile may end first."""
    game = play(table(deck=3, pile=["star", "left"]), "restore 2 chosen")
    assert offered(game) == ["restore/left", "restore/star"]
    choose(game, "restore/left")

    assert (deck_size(game), pile_size(game)) == (5, 0)
