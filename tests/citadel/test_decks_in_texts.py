"""Texts about one's own Action Deck, Discard Pile and hand: looking ahead, bringing back, shuffling in, taking up."""

from enduring import (
    act,
    blocked,
    card,
    choose,
    citadel_table,
    deck_size,
    finish,
    hand,
    holds,
    offered,
    pile,
    play,
    zone,
)
from fogbound.core import NONE
from fogbound.lab.checks import hidden_names
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.view import view
from rulebook import rule
from second_seat import seat_of

LAIR = """
- number: 10
  uid: lair
  back: green
  kind: terrain
  actions:
    - observe: {cost: 0, success: each involved shuffles skills in your hand into the deck}
    - dig: {cost: 2, success: "put skills revealed into your hand"}
    - talk: {cost: 0, success: "suffer 20 damage, then look at the top 2, then restore 2 random, then restore 1 chosen,
        then shuffle skills in the past into the deck, then put skills in your discard pile into your hand"}
- {skill: cheer, own: bartholt}
- {number: 200, back: green, kind: purse}
"""


def lair(**settings):
    return citadel_table(LAIR, at="lair", **settings)


# -- looking at the top ----------------------------------------------------------------------------


@rule("T-INFO-02", "T-GEN-02")
def test_the_top_of_ones_own_deck_is_put_back_in_any_order():
    """The next draw follows the order chosen; nobody else has seen anything."""
    game = lair(players=2, deck=["star", "left", "right", "blank"], decks={1: ["fist", "grip"]})

    play(game, "look at the top 3")
    assert offered(game) == ["on-top/star", "on-top/left", "on-top/right"]
    assert hidden_names(game, 1, view(game, 1)) == []
    choose(game, "on-top/right", "on-top/star")

    assert [game.content.card_ids[one] for one in game.zones[zones.DECKS]] == [
        "blank",
        "left",
        "star",
        "right",
    ]
    assert game.known[card(game, "right")] == 1
    assert [game.content.card_ids[one] for one in game.zones[zones.DECKS + 1]] == ["grip", "fist"]


def test_who_looks_is_who_the_text_speaks_to():
    """The second player looks at the second deck."""
    game = play(lair(players=2, decks={1: ["fist", "grip"]}), "look at the top 2", you=1)

    assert sorted(offered(game)) == ["on-top/fist", "on-top/grip"]


def test_an_empty_deck_cannot_be_looked_at():
    """It is never chosen, and does nothing."""
    game = lair(deck=[], pile=3)

    play(game, "{choose: [look at the top 2, gain 1 life]}")

    assert isinstance(game.pending(), ChooseAction)


# -- cards that come back --------------------------------------------------------------------------


@rule("T-INFO-03", "T-GEN-02")
def test_chosen_cards_of_ones_own_pile_come_back():
    """Exactly so many, without life points; the pile of another player stays as it is."""
    game = lair(players=2, deck=2, pile=["star", "left", "right"], life=4)
    game.move(card(game, "fist"), zones.DISCARD_PILES + 1)

    play(game, "restore 2 chosen", "restore/star", "restore/right")

    assert (pile(game), deck_size(game), pile(game, 1)) == (["left"], 4, ["fist"])
    assert zones.life(game, 0) == 4


def test_fewer_than_up_to_so_many_may_be_chosen():
    """With `up to` one may stop at any time."""
    game = play(lair(deck=2, pile=["star", "left"]), "restore up to 2 chosen", "restore/star", "done")

    assert (pile(game), deck_size(game)) == (["left"], 3)


def test_random_cards_come_back_unasked():
    """As many as are said, or as there are."""
    game = play(lair(deck=2, pile=["star", "left", "right"]), "restore 2 random")
    assert (len(pile(game)), deck_size(game)) == (1, 4)

    play(game, "restore 5 random")

    assert (pile(game), deck_size(game)) == ([], 5)


@rule("T-CMP-05", "T-RUL-75", "T-CMP-03")
def test_only_ones_own_action_cards_are_shuffled_into_ones_deck():
    """Each involved player's hand goes into that player's deck; a Skill with another's initial stays."""
    game = lair(players=2, deck=3, hand=["star"], hands={1: ["left", "cheer"]}, decks={1: 4})

    finish(act(game, "observe", joined=[1]))

    assert (hand(game), hand(game, 1)) == ([], [])
    assert (deck_size(game), deck_size(game, 1)) == (4, 6)
    play(game, "shuffle skills in any hand into the deck", you=0)
    play(game, "put skills in your deck into your hand", you=1)
    play(game, "shuffle skills in any hand into the deck", you=0)
    assert deck_size(game, 1) == 0


def test_a_blocked_skill_is_free_once_it_is_shuffled_in():
    """It is blocked no more, and a Purse card among the blocked ones, which is no Action card, stays."""
    game = lair(deck=2, blocked=["star", "200"])

    play(game, "shuffle cards among your blocked cards into the deck")

    assert (blocked(game), deck_size(game)) == (["200"], 3)
    assert zone(game, "star") == zones.DECKS + seat_of(0)


# -- the hand --------------------------------------------------------------------------------------


@rule("T-CMP-07", "T-HAND-05")
def test_a_hand_takes_ones_own_skills_alone():
    """What another player has stays there, and so does what is no Skill."""
    game = lair(players=2, hands={1: ["left"]}, pile=["star", "cheer"])

    play(game, "put skills in any hand into your hand")
    play(game, "put cards in your discard pile into your hand")

    assert (hand(game), hand(game, 1), pile(game)) == (["star"], ["left"], ["cheer"])


def test_one_card_is_chosen_for_the_hand():
    """One of several, by who the text speaks to."""
    game = play(
        lair(pile=["star", "left"]), "put one skill in your discard pile of your choice into your hand"
    )
    assert sorted(offered(game)) == ["put-in-hand/left", "put-in-hand/star"]

    choose(game, "put-in-hand/left")

    assert (hand(game), pile(game)) == (["left"], ["star"])


def test_a_searched_deck_is_shuffled_and_forgotten():
    """What was shown for the choice is known to nobody afterwards."""
    game = lair(deck=["star", "left", "right"])

    play(game, "put one skill in your deck of your choice into your hand", "put-in-hand/star")

    assert hand(game) == ["star"]
    assert not game.known


def test_revealed_cards_can_be_taken_up():
    """They are in the hand when the others are discarded."""
    game = finish(act(lair(deck=["star", "left", "right"]), "dig"))

    assert (hand(game), pile(game)) == (["left", "star"], [])


@rule("T-RUL-59")
def test_who_has_fallen_in_the_action_is_passed_over():
    """The rest of the text does nothing to their deck, pile and hand but what falling does."""
    game = lair(players=2, deck=3, pile=["star"], life=[10, 10])

    finish(act(game, "talk"))

    assert zones.is_unconscious(game, 0)
    assert len(hand(game)) == 2  # three drawn, one banished


# -- numbers ---------------------------------------------------------------------------------------


@rule("T-HAND-02")
def test_numbers_are_read_off_ones_own_cards():
    """Deck, pile and hand of the player the text speaks to."""
    game = lair(players=2, deck=3, pile=2, hand=["star"], decks={1: 4}, hands={1: ["left", "right"]})

    assert holds(game, "the cards in the deck is exactly 3")
    assert holds(game, "the cards in the pile is exactly 2")
    assert holds(game, "your hand size is exactly 1")
    assert holds(game, "the cards in the deck is exactly 4", you=1)
    assert holds(game, "the cards in the pile is exactly 0", you=1)
    assert holds(game, "your hand size is exactly 2", you=1)


def test_nobody_has_no_deck():
    """A text that speaks to nobody counts nothing."""
    game = lair(deck=3)

    assert game.content.action_deck(NONE) == game.content.discard_pile(NONE) == NONE
