"""discard: cards go to the Discard Pile or the Past, all of them, by choice or by chance."""

from fogbound.core import NONE
from fogbound.packs.build import term_builder
from fogbound.packs.sentences import parse
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.continent import table as zones
from playing import choose, deck_size, hand, inventory, offered, past, pile, play, table, zone
from rulebook import rule
from second_seat import seat_of

CARDS = """
- number: 31
  back: green
  kind: item
  durability: 4
  keywords: [rope]
- number: 32
  back: green
  kind: item
  durability: 2
  keywords: [light]
- number: 33
  back: green
  kind: bonus
  copies: 2
"""


def possible(game, sentence, you=0):
    """Whether an effect of the language can be carried out in full."""
    words = {group: set(known) for group, known in book_of(game).words.words.items()}
    effect = term_builder(book_of(game))(parse(sentence, "effect", words))
    return effect.possible(game, NONE, seat_of(you), NONE)


@rule("C-DBR-01", "C-HAND-04")
def test_cards_go_by_their_backs():
    """Blue backs go to the Discard Pile, all others to the Past."""
    game = table(CARDS, hand=["star", "033"], deck=3)

    play(game, "discard skills and bonuses in your hand")

    assert hand(game) == []
    assert pile(game) == ["star"]
    assert past(game) == ["033"]


@rule("C-RUL-21")
def test_a_discarded_action_card_is_shuffled_into_a_face_down_pile():
    """While the Action Deck is empty, a hand card that is discarded disappears among the others."""
    game = table(hand=["star"], deck=0, pile=["blank", "blank#2", "blank#3", "blank#4", "blank#5"])
    barriers = game.barriers

    play(game, "discard skills in your hand")

    assert "star" in pile(game)
    assert game.barriers > barriers


@rule("C-RUL-83", "C-RELQ-02")
def test_one_card_leaves_a_column():
    """Die and order of the rest stay; the next card is first."""
    game = table(CARDS, items=[(["031", "032"], 3)])

    play(game, "discard a card with rope in your inventory")

    assert inventory(game) == [(["032"], 3)]
    assert past(game) == ["031"]


@rule("C-RUL-83")
def test_the_last_card_of_a_column_frees_its_die():
    """An item without cards is no item any more."""
    game = table(CARDS, items=[(["031"], 3)])

    play(game, "discard a card with rope in your inventory")

    assert inventory(game) == []
    assert zones.dice_in_use(game) == 0


@rule("C-DBR-01")
def test_the_explorer_chooses_one_after_the_other():
    """Two of three: two picks, and what was picked is not offered again."""
    game = table(CARDS, explorers=2, hands={1: ["star", "033", "033#2"]}, deck=3)

    play(game, "discard 2 skills and bonuses in your hand of your choice", you=1)
    assert game.pending().seat(game) == 1
    choose(game, "discard/033#2")
    assert offered(game) == ["discard/star", "discard/033"]
    choose(game, "discard/star")

    assert hand(game, 1) == ["033"]
    assert pile(game) == ["star"]


def test_at_least_so_many_and_then_as_many_as_the_explorer_likes():
    """`at least` asks on until the explorer stops, and does not let them stop too early."""
    game = table(hand=["star", "blank", "left", "right"], deck=3)

    play(game, "discard at least 2 skills in your hand of your choice")
    choose(game, "discard/star")
    assert "done" not in offered(game)
    choose(game, "discard/blank")
    assert offered(game) == ["discard/left", "discard/right", "done"]
    choose(game, "discard/left", "done")

    assert hand(game) == ["right"]


def test_up_to_so_many_may_be_none():
    """`up to` may be stopped at once and ends by itself at the number."""
    game = table(hand=["star", "blank", "left"], deck=3)

    play(game, "discard up to 2 skills in your hand of your choice", "done")
    assert hand(game) == ["blank", "left", "star"]

    play(game, "discard up to 2 skills in your hand of your choice", "discard/star", "discard/left")
    assert hand(game) == ["blank"]


def test_any_number():
    """Any number goes from none to all."""
    game = table(hand=["star", "blank"], deck=3)

    play(game, "discard any number of skills in your hand", "discard/star", "discard/blank")

    assert hand(game) == []


def test_a_random_card():
    """Chance decides; over many seeds each card has its turn."""
    seen = set()
    for seed in range(20):
        game = table(hand=["star", "blank", "left"], deck=3, seed=seed)
        play(game, "discard a random skill in your hand")
        assert len(hand(game)) == 2
        seen.update(pile(game))
    assert seen == {"star", "blank", "left"}


def test_it_is_possible_only_with_enough_cards():
    """What cannot be carried out in full is neither chosen nor paid."""
    game = table(hand=["star"], deck=3)

    assert possible(game, "discard skills in your hand")
    assert possible(game, "discard one skill in your hand of your choice")
    assert not possible(game, "discard 2 skills in your hand of your choice")
    assert not possible(game, "discard 2 random skills in your hand")
    assert not possible(game, "discard bonuses in your hand")
    assert not possible(game, "discard any number of bonuses in your hand")


def test_what_has_left_play_is_not_discarded_again():
    """A card that was banished on the way stays banished."""
    game = table(CARDS, hand=["033"], deck=3)

    play(game, "banish this, then discard this", this="033")

    assert zone(game, "033") == tabletop.BANISHED
    assert deck_size(game) == 3


@rule("C-DBR-01", "C-RUL-79")
def test_as_many_random_cards_leave_as_are_named():
    """Two of two Skills, whatever chance says; and of green and gold the gold ones alone."""
    cards = """
- {number: 63, back: green, kind: bonus}
- {number: 63, back: gold, kind: bonus}
"""
    for seed in range(6):
        game = table(cards, hand=["star", "left", "063", "063-gold"], seed=seed)
        play(game, "discard 2 random skills in your hand")
        play(game, "discard gold bonuses in your hand")

        assert hand(game) == ["063"]
