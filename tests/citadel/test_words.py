"""Words of card texts that both rulesets share, spoken at a Citadel table: places, taking, putting, leaving."""

import pytest

from enduring import (
    brim,
    choose,
    citadel_table,
    deck_size,
    entries,
    past,
    pile_size,
    play,
    purse,
    zone,
    zones,
)
from fogbound.packs.lines import plain
from fogbound.rules.common import tabletop
from fogbound.text import CardTexts

CARDS = """
- number: 10
  uid: quarry
  back: green
  kind: terrain
- number: 12
  uid: flail
  back: green
  kind: purse
  weight: 1
  keywords: [weapon]
- number: 13
  uid: relic
  back: green
  kind: quest item
- number: 14
  uid: storm
  back: green
  kind: global event
- number: 15
  uid: meadow
  back: green
  kind: terrain
"""


def table(**settings):
    """A quarry, one character, the few cards named."""
    return citadel_table(CARDS, at="quarry", **settings)


@pytest.mark.parametrize(
    ("sentence", "settings", "gone"),
    [
        ("discard purse cards in your purse", {"purse": ["flail"]}, "flail"),
        ("discard cards with weapon in any purse", {"purse": ["flail"]}, "flail"),
        ("discard cards among your blocked cards", {"blocked": ["flail"]}, "flail"),
        ("discard quest items among the quest items", {"quests": ["relic"]}, "relic"),
        ("discard global events among the global events", {"globals_": ["storm"]}, "storm"),
        ("discard a terrain 015 on the board", {"board": {(0, -1): "meadow"}}, "meadow"),
    ],
)
def test_cards_are_found_where_they_lie(sentence, settings, gone):
    """Each place of the Citadel can be named, and holds what lies there and nothing else."""
    game = play(table(**settings), sentence)

    assert past(game) == [gone]


def test_purses_are_personal():
    """What is in your purse is not in somebody else's."""
    game = table(players=2, purses={1: ["flail"]})

    play(game, "discard purse cards in your purse")
    assert purse(game, 1) == ["flail"]
    play(game, "discard purse cards in your purse", you=1)
    assert purse(game, 1) == []


def test_decks_and_piles_are_personal():
    """Cards leave the own deck for the own pile; what lies there is not discarded once more."""
    game = table(players=2, deck=5, pile=1)

    play(game, "discard 2 random cards in your deck")
    assert (deck_size(game), pile_size(game)) == (3, 3)
    assert (deck_size(game, 1), pile_size(game, 1)) == (10, 0)
    play(game, "may discard 99 skills anywhere of your choice")
    assert pile_size(game) == 3
    assert game.pending_name() == "choose-action"


def test_a_number_is_taken_and_put():
    """A Purse card is kept, a Terrain goes where the text says, the owner is who has the card."""
    game = table()

    play(game, "take 012", "keep")
    assert purse(game) == ["flail"]
    play(game, "put 015 north of this", this="quarry")
    assert zone(game, "meadow") == tabletop.BOARD
    play(game, "if the number of cards in any purse is exactly 1: the owner takes 014", this="flail")
    assert zone(game, "storm") == zones.GLOBALS


def test_only_what_is_there_is_offered():
    """One of several cards of a pile is chosen and banished."""
    game = table(pile=3)

    play(game, "banish one skill in your discard pile of your choice")
    choose(game, "banish")

    assert pile_size(game) == 2
    assert len(game.zones[tabletop.BANISHED]) == 1


@pytest.mark.parametrize(
    ("sentence", "english", "french"),
    [
        (
            "choose an explorer for whom there is a purse card in your purse: lose 1 life",
            "choose one of the characters who have a Purse card in their Purse",
            "choisissez l’un des personnages qui ont une carte Besace dans leur Besace",
        ),
        (
            "each involved for whom there is no purse card in your purse loses 1 life",
            "each involved character who has no Purse card in their Purse",
            "chaque participant qui n’a pas de carte Besace dans sa Besace",
        ),
        (
            "set the tremor to half of your carried weight",
            "half of the weight you carry, rounded down",
            "à la moitié du poids que vous portez, arrondie à l’entier inférieur",
        ),
        (
            "set the tremor to the tremor plus 1",
            "to the level of the tremor plus 1",
            "au niveau de la secousse plus 1",
        ),
    ],
)
def test_numbers_and_people_are_worded_as_one_speaks(sentence, english, french):
    """Several people have, one has; French contracts `de le` and `à le`, and several people have what is theirs."""
    cards = f'- {{number: 10, uid: quarry, back: green, kind: terrain, actions: [dig: {{success: "{sentence}"}}]}}\n'
    texts = CardTexts([brim(), entries(cards)])

    assert english in plain(texts.text("quarry", "en")[-1])
    assert french in plain(texts.text("quarry", "fr")[-1])
