"""K-C-36, The Grey Poacher: a duel over four cards, up and down, for one explorer alone."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import act, at_cell, choose, corpus_table, deck_size, finish, held, inventory, offered, zone
from rulebook import rule
from second_seat import seat_of

CARDS = "- {number: 10, back: green, kind: terrain, area: I}"
duel = partial(corpus_table, CARDS, only=("36",), at="010")
POACHER = {(0, 1): "210"}
STARS = ["star", "star#2", "star#3", "star#4", "star#5", "two-stars", "two-stars#2"]
BLANKS = [f"blank#{copy}" for copy in range(2, 12)]


def second_stage(deck):
    """The green 210 has been beaten with two stars; these cards follow."""
    game = duel(board=POACHER, deck=["star", "star#2", *deck])
    return act(game, "fight", "keep-none")


def third_stage(deck):
    """Gold 210 has been beaten as well, with three further stars."""
    return choose(second_stage(["star#3", "star#4", "star#5", *deck]), "keep-none")


def acting(game):
    """The card whose action is in progress."""
    return game.content.card_ids[game.frames[-1].card]


def test_nobody_may_help():
    """Two stand there, one fights; the others are not even asked."""
    game = duel(explorers=2, board=POACHER, deck=10)

    choose(game, "fight/s2")

    assert game.frames[-1].involved == (1,)


def test_losing_the_first_stage_sprains_and_leaves_the_poacher():
    """The event stays and can be fought again."""
    game = duel(board=POACHER, deck=10)

    finish(act(game, "fight"))

    assert held(game) == ["105"]
    assert offered(game) == ["fight/s1/210"]


@rule("C-DBR-03", "C-RUL-59", "C-LEG-07")
def test_winning_the_first_stage_turns_the_card_to_gold():
    """The green card is banished, the gold one lies in its place and its fight is mandatory at once."""
    game = second_stage([*BLANKS])

    assert zone(game, "210") == tabletop.BANISHED
    assert at_cell(game, 0, 1) == "210-gold"
    assert (acting(game), game.frames[-1].involved) == ("210-gold", (seat_of(0),))


@rule("C-LEG-08")
def test_the_same_explorer_fights_on_alone():
    """With a companion at hand the mandatory fight still has one fighter."""
    game = duel(explorers=2, board=POACHER, deck=["star", "star#2", *BLANKS])

    act(game, "fight", "keep-none", seat=1)

    assert game.frames[-1].involved == (1,)


def test_losing_the_second_stage_costs_vital_force_and_the_card_stays():
    """One card for the character is lost; from now on the fight is an ordinary action."""
    game = second_stage([*BLANKS])
    before = deck_size(game)

    finish(game)

    assert deck_size(game) == before - 1
    assert at_cell(game, 0, 1) == "210-gold"
    assert offered(game) == ["fight/s1/210-gold"]


def test_winning_the_second_stage_brings_the_third():
    """Gold 210 goes home, green 211 lies in the same place with a mandatory fight."""
    game = third_stage([*BLANKS])

    assert zone(game, "210-gold") == tabletop.ADVENTURE_DECK
    assert at_cell(game, 0, 1) == "211"
    assert acting(game) == "211"


@rule("C-NUM-03")
def test_losing_the_third_stage_leads_back_to_gold():
    """211 goes home and 210 is called: the gold one, the green being banished; it must be fought again."""
    game = third_stage([*BLANKS])

    choose(game, "keep-none")

    assert zone(game, "211") == tabletop.ADVENTURE_DECK
    assert at_cell(game, 0, 1) == "210-gold"
    assert acting(game) == "210-gold"


def test_winning_the_third_stage_ends_the_duel():
    """Green 211 is banished; the gold one is an item, and nothing is left to fight."""
    game = third_stage(["two-stars", "two-stars#2", "ann-own", "blank", *BLANKS])

    choose(game, "keep-none", "new-item")

    assert zone(game, "211") == tabletop.BANISHED
    assert inventory(game) == [(["211-gold"], 6)]
    assert (at_cell(game, 0, 1), offered(game)) == ("", ["concede"])


@rule("C-COST-08")
def test_every_stage_is_locked():
    """No additional card is offered at any stage."""
    game = third_stage([*BLANKS])

    assert "draw" not in offered(game)
    assert len(game.frames[-1].drawn) == 4
