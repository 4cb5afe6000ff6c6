"""Items given and swapped between explorers (section 17 of the catalogue)."""

import pytest

from continent.workshop import WORKSHOP
from fogbound.core import NONE
from fogbound.rules.continent import items
from playing import act, card, choose, deck_size, inventory, pile, standing, table
from rulebook import rule


@rule("C-EX-33", "C-GIVE-01", "C-GIVE-02", "C-GIVE-04")
def test_a_gift_costs_two_cards_and_keeps_column_and_die():
    """Two Action Deck cards are discarded, the item changes hands as it is."""
    game = table(WORKSHOP, at="020", explorers=2, items=[(["031", "030"], 2)], deck=8, pile=[])
    choose(game, "give/s1/031/1")

    assert inventory(game, 1) == [(["031", "030"], 2)]
    assert deck_size(game) == 6
    assert len(pile(game)) == 2


@rule("C-EX-33", "C-GIVE-02")
def test_a_swap_of_two_items_costs_two_cards_not_four():
    """One swap, one price."""
    game = table(WORKSHOP, at="020", explorers=2, items=[(["031"], 2)], items_of={1: [(["030"], 4)]}, deck=8)
    choose(game, "swap/s1/031/1", "swap-for/030")

    assert inventory(game) == [(["030"], 4)]
    assert inventory(game, 1) == [(["031"], 2)]
    assert deck_size(game) == 6


@rule("C-GIVE-01")
def test_only_explorers_on_the_same_terrain_exchange_items():
    """Apart, nothing can be given."""
    game = table(WORKSHOP, at="020", board={(0, -1): "021"}, explorers=2, items=[(["031"], 2)])
    near = any(option.startswith("give") for option in standing(game))
    game.figures[1] = card(game, "021")

    assert near
    assert not any(option.startswith(("give", "swap")) for option in standing(game))


@rule("C-GIVE-05")
def test_hand_cards_are_never_exchanged():
    """There is no way to give a Skill, Bonus or State away."""
    game = table(WORKSHOP, at="020", explorers=2, hand=["star", "104"])

    assert not any(option.startswith(("give", "swap")) for option in standing(game))


@rule("C-RUL-87")
def test_a_gift_needs_a_free_die_a_swap_does_not():
    """With all dice of the receiver in use only the swap is offered."""
    full = [(["033"], 2), (["033#2"], 2), (["033#3"], 2)]
    game = table(WORKSHOP, at="020", explorers=2, items=[(["031"], 2)], items_of={1: full}, deck=8)

    assert not any(option.startswith("give/s1") for option in standing(game))
    assert any(option.startswith("swap/s1/031") for option in standing(game))


@rule("C-RUL-87", "C-RUL-23")
def test_the_price_of_a_gift_can_defeat():
    """With an empty deck two random cards of the pile are revealed first; a Curse among them ends the game."""
    game = table(
        WORKSHOP, at="020", explorers=2, items=[(["031"], 2)], deck=0, pile=["common-curse", "common-curse#2"]
    )
    choose(game, "give/s1/031/1")

    assert game.ending == "lost:curse"


@rule("C-RUL-87", "C-GIVE-02", "C-LIFE-07")
@pytest.mark.parametrize("trade", [["give/s2/031/0"], ["swap/s1/030/1", "swap-for/031"]])
def test_the_price_is_paid_before_anything_changes_hands(trade):
    """A Curse among what the price reveals: the game is lost with every item where it was."""
    owned = {0: [(["030"], 4)], 1: [(["031"], 2)]}
    game = table(WORKSHOP, at="020", explorers=2, items_of=owned, deck=["first-curse"], pile=["common-curse"])

    choose(game, *trade)

    assert game.ending == "lost:curse"
    assert (inventory(game, 0), inventory(game, 1)) == (owned[0], owned[1])


@rule("C-RUL-87", "C-LEG-01")
def test_nothing_is_given_during_an_action():
    """Only between actions."""
    game = table(WORKSHOP, at="020", explorers=2, items=[(["031"], 2)], deck=8)
    act(game, "dig")

    assert not any(option.startswith(("give", "swap")) for option in standing(game))


@rule("C-GIVE-01", "C-GIVE-05")
def test_what_is_given_is_an_item_of_the_giver():
    """A card is found in the item of its owner; for anybody else, and in a hand, it is none."""
    game = table(WORKSHOP, at="020", explorers=2, items_of={1: [(["031", "030"], 2)]}, hand=["star"])
    column = game.where[card(game, "030")]

    assert [items.item_of(game, card(game, "030"), seat) for seat in (0, 1)] == [NONE, column]
    assert items.item_of(game, card(game, "star"), 0) == NONE
