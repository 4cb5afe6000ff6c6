"""K-C-48, Last Reserves: three more cards that never defeat and go back where they came from."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.continent import table as zones
from playing import act, card, choose, corpus_table, deck_size, finish, hand, news, offered, pile, play, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, difficulty: 2, success: take 031}
    - climb: {cost: 1, difficulty: 2, lock: true, success: take 031}
- {number: 31, back: green, kind: quest item}
"""
reserves = partial(corpus_table, CARDS, only=("48",), at="012", hand=["last-reserves"])
CURSES = ["first-curse", "second-curse", *(f"common-curse#{n}" for n in range(2, 5))]


def blanks(number):
    return [f"blank#{n}" for n in range(2, 2 + number)]


@rule("C-XP-04")
def test_it_is_an_advanced_skill():
    """It costs five points of experience; one star, a right half, two sevens."""
    game = corpus_table(CARDS, only=("48",), satchel=["005", "005#2", "005#3", "005#4"])
    definition = book_of(game).cards[card(game, "last-reserves")]
    strip = definition.strip

    assert (strip.stars, strip.left, strip.right, strip.sevens) == (1, 0, 1, 2)
    assert zone(game, "last-reserves") == tabletop.OUT
    play(game, "buy an advanced skill")
    assert "buy/last-reserves" not in offered(game)
    play(game, "gain 1 experience")
    assert "buy/last-reserves" in offered(game)


def test_three_more_cards_between_draw_and_reveal():
    """After the additional cards; the Skill is banished; the three count."""
    game = reserves(deck=["blank", "left", "star", "star#2", "right", *blanks(4)])

    act(game, "dig", "draw", "reveal", "apply/last-reserves")
    assert news(game, "revealed") == ["blank", "left", "star", "star#2", "right"]
    finish(game)

    assert zone(game, "last-reserves") == tabletop.BANISHED
    assert zone(game, "031") == zones.SATCHEL
    assert pile(game) == ["blank", "left"]
    assert deck_size(game) == 7  # the three are back in the deck


def test_they_may_be_kept():
    """What somebody keeps does not go back."""
    game = reserves(deck=["blank", "left", "star", "star#2", *blanks(4)])

    finish(act(game, "dig", "reveal", "apply/last-reserves", "keep/s1/star"))

    assert hand(game) == ["star"]
    assert deck_size(game) == 6


@rule("C-COST-09")
def test_even_with_a_lock():
    """A lock forbids additional cards, not these."""
    game = reserves(deck=["blank", "star", "star#2", "right", *blanks(4)])

    finish(act(game, "climb", "apply/last-reserves"))

    assert zone(game, "031") == zones.SATCHEL


def test_only_with_ten_cards_or_fewer_left():
    """Counted when it is used, after the draw; none at all is allowed too."""
    game = reserves(deck=blanks(12))
    act(game, "dig", "reveal")
    assert "apply" not in offered(game)[0]

    game = reserves(deck=blanks(11))
    act(game, "dig", "reveal")
    assert offered(game)[0].startswith("apply/last-reserves")

    game = reserves(deck=0, pile=blanks(6))
    act(game, "dig", "reveal")
    assert offered(game)[0].startswith("apply/last-reserves")


def test_it_may_be_declined():
    """The Skill stays in hand."""
    game = reserves(deck=blanks(5))

    finish(act(game, "dig", "reveal", "done"))

    assert hand(game) == ["last-reserves"]
    assert len(news(game, "revealed")) == 1


@rule("C-LIFE-12")
def test_a_curse_among_them_never_defeats():
    """Not even from the Discard Pile; it is shuffled back there."""
    game = reserves(deck=["blank"], pile=CURSES)

    act(game, "dig", "reveal", "apply/last-reserves")
    finish(game)

    assert not game.ending
    assert len(news(game, "revealed")) == 4
    assert pile(game) == sorted(["blank", *CURSES])
    assert deck_size(game) == 0


@rule("C-RES-02")
def test_a_curse_of_the_cost_still_defeats():
    """Only the three are marked."""
    game = reserves(deck=0, pile=CURSES)

    act(game, "dig", "reveal", "apply/last-reserves")

    assert game.ending == "lost:curse"


@rule("C-LIFE-04", "C-LIFE-08", "C-LIFE-11")
def test_they_form_a_new_deck():
    """Taking them empties the deck; those from it are the new deck, the third is back in the pile."""
    game = reserves(deck=["blank", "left", "right"], pile=["star", "star#2", "star#3", "star#4"])

    act(game, "dig", "reveal", "apply/last-reserves")
    assert news(game, "deck-emptied")
    assert deck_size(game) == 0
    assert news(game, "revealed")[:3] == ["blank", "left", "right"]
    choose(game, "keep-none")

    assert sorted(news(game, "revealed")[1:3]) == ["left", "right"]
    assert zone(game, "left") == zone(game, "right") == zones.ACTION_DECK
    assert deck_size(game) == 2
    assert pile(game) == ["blank", "star", "star#2", "star#3", "star#4"]
