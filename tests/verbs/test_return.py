"""return: cards go home to their own deck and are available at once."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import card, deck_size, hand, names, past, play, table, zone
from rulebook import rule

CARDS = """
- number: 66
  back: green
  kind: bonus
  copies: 2
- number: 66
  back: gold
  kind: bonus
- fog: warmth
  area: III
  kind: bonus
- fog: drizzle
  area: III
  kind: temporary event
  copies: 3
"""


@rule("C-DBR-05", "C-DBR-06", "C-DBR-07")
def test_each_card_goes_to_its_own_deck():
    """Adventure cards to the Adventure Deck, Exploration cards to their pile, Skills to the Action Deck."""
    game = table(CARDS, hand=["105", "066", "warmth", "star", "advanced"], deck=3)

    play(game, "return cards with beast in your hand, then return states in your hand")
    assert hand(game) == ["066", "advanced", "star", "warmth"]
    play(game, "return skills and bonuses in your hand")

    assert zone(game, "105") == zone(game, "066") == tabletop.ADVENTURE_DECK
    assert zone(game, "warmth") == tabletop.PILES + 2
    assert zone(game, "star") == zones.ACTION_DECK
    assert zone(game, "advanced") == tabletop.OUT
    assert deck_size(game) == 4


def test_a_random_card_from_the_past():
    """Exactly one green card of the number comes back; looking into the Past refills nothing."""
    returned = set()
    for seed in range(12):
        game = table(CARDS, past=["066", "066#2", "066-gold", "105"], seed=seed)
        play(game, "return a random green card 066 in the past")
        assert len(past(game)) == 3
        returned.update({"066", "066#2", "066-gold", "105"} - set(past(game)))
    assert returned == {"066", "066#2"}


def test_one_state_of_the_explorers_choice():
    """The explorer decides which State goes."""
    game = table(hand=["105", "104"])

    play(game, "return one state in your hand of your choice", "return/104")

    assert hand(game) == ["105"]
    assert names(game, game.zones[tabletop.PAST]) == []


@rule("C-DBR-05")
def test_what_is_at_home_is_not_returned():
    """An Advanced Skill out of the game and a card of the Action Deck are where they belong; nobody is asked."""
    game = table(deck=3, pile=0)

    play(game, "may return an advanced skill out of the game")
    play(game, "may return skills in the deck")

    assert isinstance(game.pending(), ChooseTurn)


@rule("C-DBR-07", "C-LIFE-03", "C-RUL-79")
@pytest.mark.parametrize(
    "sentence", ["return skills in your hand", "return one skill in your hand of your choice"]
)
def test_a_skill_that_is_returned_may_come_up_anywhere_in_the_deck(sentence):
    """Over several games it lies on top of the deck, and below."""
    places = set()
    for seed in range(12):
        game = table(hand=["star"], deck=["blank", "blank#2", "blank#3"], seed=seed)
        play(game, sentence)
        places.add(game.zones[zones.ACTION_DECK].index(card(game, "star")))

    assert len(places) > 1
