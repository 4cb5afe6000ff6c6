"""K-C-24, Reading the Wind: the Pilot looks at the top of the Action Deck before anything is drawn."""

from functools import partial

from fogbound.rules.common.book import book_of
from fogbound.rules.common.door import reads_question
from fogbound.rules.continent import sight
from fogbound.rules.continent import table as zones
from playing import act, card, choose, corpus_table, finish, hand, name, news, offered, pile
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - sail: {cost: 1, difficulty: 1}
    - pathfind: {cost: 1, difficulty: 1, lock: true}
    - dig: {cost: 1, difficulty: 1}
"""
wind = partial(corpus_table, CARDS, only=("24",), at="012", characters=("pilot", "bo"))
DECK = ["left", "blank", "star", "right", "blank#2"]


def test_its_strip():
    """One star and one seven."""
    game = wind()
    strip = book_of(game).cards[card(game, "reading-the-wind")].strip

    assert (strip.stars, strip.left, strip.right, strip.sevens) == (1, 0, 0, 1)


@rule("C-INFO-02")
def test_the_owner_orders_the_top_three_before_the_draw():
    """The card is discarded, only the Pilot sees the three cards, and the first pick is drawn."""
    game = wind(hand=["reading-the-wind"], deck=DECK)

    act(game, "sail", "apply/reading-the-wind")
    assert pile(game) == ["reading-the-wind"]
    assert offered(game) == ["on-top/left", "on-top/blank", "on-top/star"]
    assert [sight.sees(game, seat, card(game, "star")) for seat in (0, 1)] == [True, False]
    assert not reads_question(game, 1)
    choose(game, "on-top/star", "on-top/left")
    assert offered(game) == ["draw", "reveal"]  # additional cards are decided afterwards
    choose(game, "draw", "reveal")

    assert news(game, "revealed") == ["star", "left"]
    assert [name(game, top) for top in game.zones[zones.ACTION_DECK][::-1]] == ["blank", "right", "blank#2"]


def test_it_works_in_sail_move_and_pathfind_only():
    """A lock does not matter; digging is no such type."""
    game = wind(hand=["reading-the-wind"], deck=DECK)
    act(game, "pathfind")
    assert offered(game)[0].startswith("apply/reading-the-wind")

    game = wind(hand=["reading-the-wind"], deck=DECK)
    act(game, "dig")
    assert offered(game) == ["draw", "reveal"]


def test_it_may_be_declined():
    """The card stays in hand."""
    game = wind(hand=["reading-the-wind"], deck=DECK)

    act(game, "sail", "done")
    finish(game)

    assert hand(game) == ["reading-the-wind"]


@rule("C-RUL-23")
def test_with_fewer_cards_those_are_looked_at():
    """Two cards are left: two are ordered, and a Curse among them defeats nobody."""
    game = wind(hand=["reading-the-wind"], deck=["first-curse", "star"], pile=["common-curse", "blank"])

    act(game, "sail", "apply/reading-the-wind")
    assert offered(game) == ["on-top/first-curse", "on-top/star"]
    choose(game, "on-top/star", "reveal")

    assert not game.ending
    assert news(game, "revealed") == ["star"]


def test_with_an_empty_deck_it_cannot_be_used():
    """It is not offered, and the Discard Pile is not looked at."""
    game = wind(hand=["reading-the-wind"], deck=0, pile=["star", "blank"])

    act(game, "sail")

    assert offered(game) == ["draw", "reveal"]


@rule("C-SKILL-04")
def test_it_never_goes_to_another_hand():
    """Revealed by somebody else it can only go to an involved Pilot."""
    game = wind(deck=["reading-the-wind", "blank"])
    act(game, "sail", "trade/0", "reveal", seat=1, joined=[0])
    assert offered(game) == ["keep/s1/reading-the-wind", "keep-none"]

    game = wind(deck=["reading-the-wind", "blank"])
    act(game, "sail", "reveal", seat=1)
    assert "keep/s2/reading-the-wind" not in offered(game)
