"""put into your hand: cards come into a hand without being taken."""

from playing import choose, deck_size, hand, offered, past, pile, play, table
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
