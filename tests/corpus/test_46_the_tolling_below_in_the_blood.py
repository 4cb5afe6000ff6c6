"""K-C-46, The Tolling Below in the blood: a Quest item that sends Curses into hands."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.life import counts_for_loss
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, corpus_table, deck_size, finish, hand, offered, pile, play, zone
from rulebook import rule
from second_seat import seat_of

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: IV
  actions:
    - dig: {cost: 3}
    - climb: {cost: 3, difficulty: 9, failure: your adventure is over}
"""
blood = partial(corpus_table, CARDS, only=("37", "46"), at="012", clues=("the-tolling-below",))
FOUR = ["two-stars", "two-stars#2", "blank", "blank#2"]


@rule("C-SKILL-05", "C-DISC-01")
def test_a_revealed_curse_goes_to_the_active_hand():
    """In the Discard step, with the Fork held; everything else is discarded."""
    game = blood(explorers=2, satchel=["185"], deck=["tolling", "common-curse", "blank", "blank#2"])

    finish(act(game, "dig", joined=[1]))

    assert hand(game, 0) == ["tolling"]
    assert hand(game, 1) == []
    assert pile(game) == ["blank", "common-curse"]


def test_without_the_fork_it_is_discarded():
    """The Curse card itself says nothing."""
    game = blood(deck=["tolling", "blank", "blank#2", "blank#3"])

    finish(act(game, "dig"))

    assert hand(game) == []
    assert "tolling" in pile(game)


def test_the_last_card_of_the_deck_goes_to_the_hand_too():
    """It came from the Action Deck, although the deck is empty by now."""
    game = blood(satchel=["185"], deck=["blank", "blank#2", "tolling"], pile=["star", "star#2"])

    finish(act(game, "dig"))

    assert hand(game) == ["tolling"]
    assert deck_size(game) == 0


@rule("C-RES-02", "C-RUL-30")
def test_from_the_pile_it_defeats_as_ever():
    """The Fork changes where it goes, not where it comes from."""
    game = blood(satchel=["185"], deck=["blank", "blank#2"], pile=["tolling"])

    act(game, "dig")

    assert game.ending == "lost:curse"


@rule("C-STATE-12")
def test_in_a_hand_it_counts_for_vital_loss_and_not_for_the_hand_limit():
    """Character, State and Curse are three; four Skills with it are still four."""
    game = blood(
        satchel=["185"],
        hand=["tolling", "105", "star", "left", "right", "seven"],
        deck=[*(f"blank#{n}" for n in range(2, 14))],
    )

    assert counts_for_loss(game, seat_of(0)) == 3
    play(game, "suffer vital loss")
    assert deck_size(game) == 9

    act(game, "dig", "reveal", "keep-none")
    assert isinstance(game.pending(), ChooseTurn)  # nothing had to be discarded
    assert hand(game) == ["105", "left", "right", "seven", "star", "tolling"]


@rule("C-STATE-10")
def test_it_has_no_title_as_a_state():
    """Two of them stay side by side in one hand."""
    game = blood(satchel=["185"], deck=["tolling", "tolling#2", "blank", "blank#2"])

    finish(act(game, "dig"))

    assert hand(game) == ["tolling", "tolling#2"]


def test_four_successes_allow_to_discard_it():
    """At the end of the action its owner may, and if they hold two, one or both."""
    game = blood(satchel=["185"], hand=["tolling", "tolling#2"], deck=FOUR)
    act(game, "dig", "reveal", "keep-none")
    assert offered(game) == ["use/185", "decline/185"]
    choose(game, "use/185", "discard/tolling#2", "done")
    assert hand(game) == ["tolling"]
    assert "tolling#2" in pile(game)

    game = blood(satchel=["185"], hand=["tolling"], deck=FOUR)
    finish(act(game, "dig", "reveal", "keep-none", "decline/185"))
    assert hand(game) == ["tolling"]


def test_three_successes_are_not_enough():
    """Nothing is offered."""
    game = blood(satchel=["185"], hand=["tolling"], deck=["two-stars", "star", "blank", "blank#2"])

    act(game, "dig", "reveal", "keep-none")

    assert isinstance(game.pending(), ChooseTurn)


def test_only_the_active_owner_may_discard_it():
    """A helper's Curse stays, however well the action went."""
    game = blood(explorers=2, satchel=["185"], hands={1: ["tolling"]}, deck=FOUR)

    act(game, "dig", "trade/0", "reveal", "keep-none", joined=[1])

    assert isinstance(game.pending(), ChooseTurn)
    assert hand(game, 1) == ["tolling"]


def test_when_the_fork_leaves_they_go_to_the_pile():
    """From every hand, however the Fork leaves."""
    for leave in ("return this", "discard this", "banish this"):
        game = blood(explorers=2, satchel=["185"], hands={0: ["tolling"], 1: ["tolling#2"]}, deck=5)
        play(game, leave, this="185")
        assert hand(game, 0) == hand(game, 1) == []
        assert pile(game) == ["tolling", "tolling#2"]


@rule("C-ELIM-02")
def test_when_its_owner_is_eliminated_it_goes_to_the_pile():
    """It is not lost with the explorer."""
    game = blood(explorers=2, satchel=["185"], hands={0: ["tolling"]}, deck=9)

    finish(act(game, "climb"))

    assert tabletop.explorers(game) == [1]
    assert "tolling" in pile(game)
    assert zone(game, "185") == zones.SATCHEL
