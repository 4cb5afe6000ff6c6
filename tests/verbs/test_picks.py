"""A card, an explorer or a number is chosen, or drawn by lot."""

import pytest

from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, deck_size, hand, offered, pile, pile_size, play, table


def test_a_card_is_chosen_and_named_in_what_follows():
    """`it` is the chosen card."""
    game = table(hand=["star", "blank"], deck=5, pile=0)
    play(game, "choose one of skills and bonuses in your hand: discard it")

    assert offered(game) == ["choose/star", "choose/blank"]
    choose(game, "choose/blank")

    assert hand(game) == ["star"]
    assert pile(game) == ["blank"]


def test_without_such_a_card_nothing_is_asked():
    """A choice among no cards is dropped."""
    game = play(table(deck=5), "choose one of skills in your hand: discard it")

    assert isinstance(game.pending(), ChooseTurn)


def test_a_card_is_drawn_by_lot():
    """At random nobody is asked, and chance is used."""
    game = table(hand=["star", "star#2", "star#3"], deck=5, pile=0)
    before = game.barriers
    play(game, "choose one of skills in your hand at random: discard it")

    assert pile_size(game) == 1
    assert game.barriers > before


def test_a_chosen_explorer_is_spoken_to():
    """What follows is done by the explorer who was chosen."""
    game = play(table(explorers=3, deck=5), "choose another explorer here: take 105")

    assert offered(game) == ["choose/s2", "choose/s3"]
    assert game.pending().seat(game) == 0
    choose(game, "choose/s3")

    assert hand(game, 2)
    assert not hand(game, 0) + hand(game, 1)


def test_only_explorers_who_can_do_it_are_offered():
    """Whoever has nothing to return cannot be chosen."""
    game = table(explorers=3, deck=5, hands={1: ["105"], 2: ["104"]})
    play(game, "choose an explorer: choose one of states in your hand: return it", "choose/s3")

    assert hand(game, 2) == []
    assert hand(game, 1) == ["105"]


def test_an_explorer_is_drawn_by_lot():
    """Over many seeds chance hits everybody."""
    hit = set()
    for seed in range(12):
        game = play(table(explorers=3, deck=5, seed=seed), "choose an explorer at random: take 105")
        hit.update(seat for seat in range(3) if hand(game, seat))

    assert hit == {0, 1, 2}


def test_a_number_is_chosen():
    """All numbers up to the limit are options, and what follows knows the choice."""
    game = play(table(deck=10), "choose a number up to 3: lose that number cards")

    assert offered(game) == ["number/0", "number/1", "number/2", "number/3"]
    choose(game, "number/3")

    assert deck_size(game) == 7


def test_a_great_number_is_typed():
    """Beyond twenty the number is typed; one that is too great is asked again."""
    game = play(table(deck=20), "choose a number up to 30: lose that number cards")

    assert offered(game) == ["number"]
    choose(game, "number", value="31")
    assert offered(game) == ["number"]
    choose(game, "number", value="4")

    assert deck_size(game) == 16


def test_the_involved_can_be_chosen_in_an_action():
    """In an action only its involved explorers are at hand."""
    cards = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - think: {cost: 0, success: "choose an involved explorer: take 105"}
"""
    game = table(cards, at="012", explorers=3, deck=5)
    act(game, "think", "reveal", joined=[2])

    assert offered(game) == ["choose/s1", "choose/s3"]


RAIN = """
- {number: 31, back: green, kind: bonus, keywords: [beast]}
- {number: 32, back: green, kind: quest item, effects: ["when a card has been taken, if it has beast: lose 1 card"]}
- number: 33
  back: green
  kind: quest item
  effects: ["when a card has been taken, if it is a state and not it has beast: lose 2 cards"]
"""


@pytest.mark.parametrize(("taken", "lost"), [("031", 1), ("105", 2), ("032#2", 0)])
def test_a_text_asks_what_the_card_is_that_was_named(taken, lost):
    """Its kind and its keywords, as they are printed on it."""
    game = table(RAIN.replace("number: 32,", "number: 32, copies: 2,"), satchel=["032", "033"], deck=9)

    play(game, f"take {taken[:3]}")
    while offered(game)[0].startswith("take-in-hand"):
        choose(game, "take-in-hand")

    assert deck_size(game) == 9 - lost


@pytest.mark.parametrize(("keyword", "left"), [("hook", ["031"]), ("beast", [])])
def test_a_chosen_card_may_be_asked_for_its_keyword(keyword, left):
    """Nothing is asked of a card that was not named."""
    game = table(RAIN, hand=["031"], deck=5)

    play(game, f"choose one of cards in your hand: if it has {keyword}: discard it")

    assert hand(game) == left
