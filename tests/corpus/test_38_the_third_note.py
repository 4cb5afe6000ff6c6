"""K-C-38, The Third Note: the curse is lifted, or everybody's adventure is over."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import sight
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, card, choose, corpus_table, deck_size, finish, names, news, offered, zone
from playing import terrain as standing_on
from rulebook import alone, rule
from second_seat import seat_of

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: IV
  actions:
    - search: {cost: 0, success: take 453}
"""
note = partial(corpus_table, CARDS, only=("37", "38", "46"), at="012", clues=("the-tolling-below",))
NOTES = ["431", "442"]
WON = ["star", "star#2", "star#3", "blank", "blank#2", "blank#3", "blank#4"]


def called(game, joined=()):
    """An explorer searches and the event appears."""
    return act(game, "search", "reveal", joined=joined)


@alone("needs everybody together")
@rule("C-COST-03", "C-COST-08")
def test_each_note_makes_it_one_card_cheaper():
    """Six cards, five with one Note, four with two; a lock allows no more and no trade."""
    for notes, cost in (([], 6), (["431"], 5), (NOTES, 4)):
        game = note(satchel=notes, deck=["blank#5", *WON])
        called(game)
        assert len(news(game, "revealed")) == cost
        assert offered(game)[-1] == "keep-none"  # neither trade nor additional cards were asked


@rule("C-LEG-03", "C-RUL-47")
def test_with_somebody_missing_it_is_skipped_and_returned():
    """Not discarded: it can be called again at once."""
    game = note(explorers=2, deck=WON)

    called(game)

    assert isinstance(game.pending(), ChooseTurn)
    assert news(game, "skipped") == ["453"]
    assert zone(game, "453") == tabletop.ADVENTURE_DECK
    assert standing_on(game, 1) == "012"  # being there is not enough: one has to be involved


@rule("C-END-01", "C-RUL-98")
def test_the_last_curse_lifted_wins_at_once():
    """Nothing further is resolved, not even the banishing of its cards."""
    game = note(explorers=2, satchel=NOTES, deck=WON)

    called(game, joined=[1])
    choose(game, "keep-none")

    assert game.ending == "won"
    assert zone(game, "431") == zones.SATCHEL


@rule("C-RUL-98")
def test_with_another_curse_left_its_cards_are_banished_and_the_game_goes_on():
    """Clue, Notes and Curses go from Satchel, deck, pile and hands; a searched deck is shuffled."""
    game = note(
        explorers=2,
        clues=("the-tolling-below", "first-clue"),
        satchel=["431"],
        hands={1: ["tolling"]},
        deck=[*WON, "tolling#2", "first-curse"],
        pile=["common-curse"],
    )
    game.show(card(game, "first-curse"), 1)

    called(game, joined=[1])
    finish(game)

    assert not game.ending
    assert names(game, game.zones[tabletop.BANISHED]) == [
        "431", "442", "the-tolling-below", "tolling", "tolling#2",
    ]  # fmt: skip
    assert names(game, game.zones[zones.SATCHEL]) == ["first-clue"]
    assert zone(game, "453") == tabletop.PAST
    assert deck_size(game) == 3
    assert not sight.sees(game, 0, card(game, "first-curse"))  # shuffled


@alone("needs everybody together")
def test_a_deck_that_holds_none_of_them_is_not_shuffled():
    """The last of them lay in the pile, so nobody had to search the deck."""
    game = note(
        clues=("the-tolling-below", "first-clue"), satchel=NOTES, deck=WON, pile=["tolling", "tolling#2"]
    )
    game.show(card(game, "blank#4"), 1 << seat_of(0))

    called(game)
    finish(game)

    assert zone(game, "tolling") == tabletop.BANISHED
    assert sight.sees(game, seat_of(0), card(game, "blank#4"))


@rule("C-END-03", "C-RUL-91")
def test_a_failure_is_defeat():
    """Everybody is involved, so nobody is merely eliminated."""
    game = note(explorers=2, deck=12)

    called(game, joined=[1])
    choose(game, "keep-none")

    assert game.ending == "lost:over"
    assert tabletop.explorers(game) == [0, 1]


@rule("C-NUM-13")
def test_it_names_the_third_tower_on_its_back():
    """A sum at another tower would not lead here."""
    game = note()

    assert game.content.cards[card(game, "453")].back_refs == ("443",)
