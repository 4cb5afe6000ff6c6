"""put into your hand: cards come into a hand without being taken."""

import pytest

from fogbound.core.game import EVERYBODY
from fogbound.lab.checks import hidden_names
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.invariants import check
from fogbound.view import view
from playing import card, choose, deck_size, hand, inventory, news, offered, past, pile, play, table
from rulebook import rule

CARDS = """
- number: 33
  back: green
  kind: bonus
  effects: ["when this enters play: take 105"]
"""


def test_all_cards_named_come_into_the_hand():
    """A card that is put into a hand has come into play there."""
    game = table(CARDS, past=["033"])

    play(game, "put bonuses in the past into your hand")

    assert hand(game) == ["033", "105"]
    assert past(game) == []


@rule("C-SKILL-05")
def test_a_text_can_put_a_curse_into_a_hand():
    """A Curse goes to a hand because a card says so."""
    game = table(explorers=2, pile=["first-curse", "star"], deck=3)

    play(game, "put curses in the pile into your hand", you=1)

    assert hand(game, 1) == ["first-curse"]
    assert pile(game) == ["star"]


@rule("C-SKILL-04")
def test_own_skills_of_others_are_not_offered():
    """One of several, chosen by the explorer; another character's own Skill is not among them."""
    game = table(explorers=2, pile=["star", "ann-own", "bo-own"], deck=3)

    play(game, "put one skill in the pile of your choice into your hand")
    assert offered(game) == ["put-in-hand/ann-own", "put-in-hand/star"]
    choose(game, "put-in-hand/ann-own")

    assert hand(game) == ["ann-own"]
    assert pile(game) == ["bo-own", "star"]


@rule("C-STATE-10")
def test_a_state_still_replaces_the_old_one_of_its_title():
    """No loss is taken, and never are two States of a title in one hand."""
    game = table(hand=["104"], deck=5, past=["light-injury"])

    play(game, "put states in the past into your hand")

    assert hand(game) == ["light-injury"]
    assert deck_size(game) == 5


@rule("C-RUL-42", "C-INFO-05")
def test_a_face_down_pile_is_shown_for_the_choice_alone():
    """Everybody sees what is offered, nobody can take back what they did before, and then nobody knows the order."""
    game = table(explorers=2, pile=["star", "blank", "blank#2", "left"], deck=0)
    before = game.barriers

    play(game, "put one skill in the pile of your choice into your hand")

    offers = [card(game, name.partition("/")[2]) for name in offered(game)]
    assert all(game.known[found] == EVERYBODY for found in offers)
    assert [hidden for seat in range(2) for hidden in hidden_names(game, seat, view(game, seat))] == []
    assert game.barriers > before
    choose(game, "put-in-hand/star")
    assert hand(game) == ["star"]
    assert not game.known


@rule("C-RUL-42")
def test_what_is_searched_is_shuffled_though_nothing_was_taken():
    """Who looks through a deck and leaves everything there does not learn its order."""
    game = table(pile=["star", "blank", "blank#2", "left"], deck=0)
    play(game, "choose one of skills in the pile: gain 0 experience")
    assert len(game.known) == 4

    choose(game, "choose/star")

    assert not game.known
    assert pile(game) == ["blank", "blank#2", "left", "star"]


@rule("C-RUL-42")
def test_each_of_several_choices_shows_the_pile_again():
    """Whatever goes out of a face-down pile one by one is seen every time."""
    game = table(pile=["star", "blank", "blank#2", "left"], deck=0)
    play(game, "banish 2 skills in the pile of your choice")
    choose(game, "banish/star")

    assert [game.known.get(option.card) for option in game.offered] == [EVERYBODY] * 3
    choose(game, "banish/left")

    assert not game.known


@rule("C-COMP-16")
def test_what_can_be_in_no_hand_stays_where_it_is():
    """Skills, Bonuses and States come into the hand; an item, a Quest item and a Terrain do not, and are not offered."""
    cards = """
- {number: 33, back: green, kind: bonus}
- {number: 34, back: green, kind: item, durability: 2}
- {number: 35, back: green, kind: quest item}
- {number: 36, back: green, kind: terrain, area: I}
"""
    kept = ["034", "035", "036"]
    game = table(cards, explorers=2, past=["033", *kept], deck=9)
    play(game, "put cards in the past into your hand", you=1)
    assert (hand(game, 1), past(game)) == (["033"], kept)

    play(game, "{choose: [put one card in the past of your choice into your hand, take 105]}", you=1)
    assert (hand(game, 1), past(game)) == (["033", "105"], kept)
    assert check(game) == []


@rule("C-COMP-16", "C-CRAFT-08")
def test_a_crafted_card_comes_back_into_a_hand_as_the_skill_it_was():
    """It is a Skill again as soon as it is no part of an item."""
    cards = "- {skill: staff, strip: {}, craft: {cost: 0}, item: {durability: 2}}"
    game = table(cards, items=[(["staff"], 2)], deck=5)

    play(game, "put cards in your inventory into your hand")

    assert (hand(game), inventory(game)) == (["staff"], [])
    assert check(game) == []


PASSED = """
- number: 34
  back: green
  kind: bonus
  effects: ["when this enters play: take 105", "when this leaves play: take 104"]
- number: 35
  back: green
  kind: state
  title: hoarse
  effects: ["when this enters play: lose 1 card", "when this leaves play: lose 1 card"]
"""


def test_a_bonus_that_passes_from_hand_to_hand_stays_in_play():
    """It keeps its counters, and neither what it says about entering nor about leaving happens."""
    game = table(PASSED, explorers=2, hand=["034"])
    play(game, "add 2 counters", this="034")

    play(game, "put bonuses in any hand into your hand", you=1)

    assert (hand(game, 0), hand(game, 1)) == ([], ["034"])
    assert game.count(card(game, "034"), 0) == 2


def test_a_bonus_that_is_put_where_it_is_stays_as_it_is():
    """One's own hand is where it was already."""
    game = table(PASSED, hand=["034"])
    play(game, "add 2 counters", this="034")

    play(game, "put bonuses in any hand into your hand")

    assert hand(game) == ["034"]
    assert game.count(card(game, "034"), 0) == 2


@rule("C-STATE-05")
@pytest.mark.parametrize("you", [0, 1])
def test_a_state_that_passes_from_hand_to_hand_stays_in_play(you):
    """It neither enters nor leaves; put where it is already, it does not replace itself."""
    game = table(PASSED, explorers=2, hand=["035"], deck=10)
    play(game, "add 2 counters", this="035")

    play(game, "put states in any hand into your hand", you=you)

    assert hand(game, you) == ["035"]
    assert game.count(card(game, "035"), 0) == 2
    assert deck_size(game) == 10


@rule("C-LIFE-04")
def test_an_action_deck_that_was_searched_empty_counts_as_empty():
    """Its last card was taken out of it, so the Discard Pile is shuffled face down."""
    orders = set()
    for seed in range(6):
        game = table(deck=["star"], pile=["blank", "blank#2", "left", "right"], seed=seed)
        play(game, "put skills in the deck into your hand")
        assert hand(game) == ["star"]
        assert news(game, "deck-emptied") != []
        orders.add(game.zones[zones.DISCARD_PILE])

    assert len(orders) > 1
