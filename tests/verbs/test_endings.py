"""Endings: a curse lifted, an adventure over for those involved, or for one alone."""

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, finish, hand, news, pile, play, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {cost: 1, difficulty: 9, failure: your adventure is over}
    - swim: {cost: 1, difficulty: 9, failure: {for: each other involved, do: your adventure alone is over}}
    - dig: {cost: 1, difficulty: 9, failure: {for: each involved, do: your adventure alone is over}}
- number: 33
  back: green
  kind: bonus
"""


@rule("C-END-01", "C-RUL-98", "C-END-04")
def test_the_last_curse_lifted_wins_at_once():
    """Nothing further is resolved, and the first of two curses does not win."""
    game = table(clues=("first-clue", "second-clue"), deck=5)

    play(game, "lift the curse second-clue, then take 105")
    assert not game.ending
    assert hand(game) == ["105"]

    play(game, "lift the curse first-clue, then take 104")
    assert game.ending == "won"
    assert hand(game) == ["105"]


@rule("C-RUL-98")
def test_curse_cards_of_a_lifted_curse_stay_until_a_card_removes_them():
    """They lie where they were, in the deck, in the pile, and are as deadly as ever."""
    deck, pile_of_two = ["second-curse"], ["common-curse"]
    game = table(clues=("first-clue", "second-clue"), explorers=2, deck=deck, pile=pile_of_two)

    play(game, "lift the curse second-clue", you=1)
    assert (zone(game, "second-curse"), pile(game)) == (zones.ACTION_DECK, ["common-curse"])
    play(game, "lose 3 cards")

    assert game.ending == "lost:curse"


@rule("C-END-04", "C-END-02")
def test_a_defeat_is_immediate_and_everybody_s():
    """The Curse comes out of the pile; nothing further is resolved and nothing is asked any more."""
    game = table(explorers=2, deck=[], pile=["first-curse"])

    play(game, "lose 1 card, then take 105")

    assert game.ending == "lost:curse"
    assert game.pending() is None
    assert hand(game) == []


@rule("C-END-03", "C-RUL-91")
def test_defeat_when_everybody_is_involved():
    """Alone it always is."""
    game = table(CARDS, at="012", deck=5)
    finish(act(game, "climb"))
    assert game.ending == "lost:over"

    game = table(CARDS, explorers=2, at="012", deck=5)
    finish(act(game, "climb", joined=[1]))
    assert game.ending == "lost:over"


@rule("C-ELIM-01", "C-ELIM-02", "C-ELIM-04", "C-ELIM-05", "C-RUL-90")
def test_all_involved_are_eliminated_when_somebody_else_is_left():
    """Not the active one alone; hands are cleared, own Skills banished, nobody becomes paranoid."""
    game = table(
        CARDS,
        explorers=3,
        at="012",
        hands={0: ["star", "105"], 1: ["033"]},
        deck=["blank", "ann-own", "blank#2"],
    )

    finish(act(game, "climb", joined=[1]))

    assert not game.ending
    assert tabletop.explorers(game) == [2]
    assert game.figures[:2] == [NONE, NONE]
    assert "star" in pile(game)
    assert zone(game, "105") == zone(game, "100") == tabletop.ADVENTURE_DECK
    assert zone(game, "033") == tabletop.PAST
    assert zone(game, "ann-own") == tabletop.BANISHED


@rule("C-CONS-04")
def test_one_explorer_alone():
    """Only that explorer is eliminated; two had failed together, so the active one becomes paranoid."""
    game = table(CARDS, explorers=3, at="012", deck=9)

    finish(act(game, "swim", joined=[1]))

    assert tabletop.explorers(game) == [0, 2]
    assert hand(game) == ["100"]


def test_defeat_only_when_nobody_is_left():
    """Everybody is involved, each is eliminated alone, and the last one's end is the defeat."""
    game = table(CARDS, explorers=2, at="012", deck=9)

    finish(act(game, "dig", joined=[1]))

    assert game.ending == "lost:over"
    assert tabletop.explorers(game) == [1]


@rule("C-ELIM-01")
def test_one_explorer_alone_goes_wherever_they_sit():
    """The third has left the game already; the second leaves it all the same, and nobody leaves it twice."""
    game = table(CARDS, at="012", explorers=3, deck=9)

    play(game, "your adventure alone is over", you=2)
    play(game, "your adventure alone is over", you=1)
    play(game, "your adventure alone is over", you=2)

    assert tabletop.explorers(game) == [0]
    assert len(news(game, "eliminated")) == 2
