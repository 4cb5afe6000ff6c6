"""K-C-04, Feverish: a State in several copies, one of them hidden in the fog."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import (
    act,
    at_cell,
    card,
    choose,
    corpus_table,
    deck_size,
    finish,
    hand,
    offered,
    pile_size,
    play,
    zone,
)
from rulebook import alone, rule
from second_seat import seat_of

CARDS = """
- {number: 10, back: green, kind: terrain, area: III, arrows: {east: 11},
   actions: [climb: {cost: 2}, rest: {cost: 2}, pathfind: {cost: 0, success: explore}]}
- {number: 11, back: green, kind: terrain, area: III}
"""
fever = partial(corpus_table, CARDS, only=("04",), at="010")


@rule("C-STATE-01", "C-STATE-03")
def test_two_of_the_three_cost_vital_force():
    """All three can be taken by number; with nothing else in hand the loss is one card, or none."""
    lost = {}
    for seed in range(20):
        game = play(fever(deck=10, seed=seed), "take 107")
        lost[hand(game)[0]] = 10 - deck_size(game)

    assert lost == {"107": 1, "107#2": 1, "mild-fever": 0}


@rule("C-EXPL-08", "C-STATE-05")
def test_the_one_in_the_fog_goes_to_the_revealer_and_opens_its_space():
    """Flipped, it is taken into hand and the Terrain of the arrow takes its place."""
    game = fever(fog={(1, 0): "swamp-fever"}, deck=10)
    finish(act(game, "pathfind"))

    assert hand(game) == ["swamp-fever"]
    assert at_cell(game, 1, 0) == "011"


@rule("C-STATE-07", "C-DBR-05", "C-DBR-06")
def test_the_new_one_replaces_the_old_by_title_whatever_the_backs():
    """The fog copy goes back into its area pile, a numbered one into the Adventure Deck."""
    game = fever(hand=["swamp-fever"], deck=10)
    play(game, "take 107")
    assert len(hand(game)) == 1
    assert zone(game, "swamp-fever") == tabletop.PILES + 2

    other = fever(hand=["107"], fog={(1, 0): "swamp-fever"}, deck=10)
    finish(act(other, "pathfind"))
    assert hand(other) == ["swamp-fever"]
    assert zone(other, "107") == tabletop.ADVENTURE_DECK


@rule("C-RUL-36", "C-RUL-40")
def test_every_action_but_rest_costs_one_more():
    """The owner is not asked."""
    climb = fever(hand=["107"], deck=10, pile=0)
    finish(act(climb, "climb"))
    assert pile_size(climb) == 3

    rest = fever(hand=["107"], deck=10, pile=0)
    finish(act(rest, "rest", on="010"))
    assert pile_size(rest) == 2


@rule("C-RUL-40")
def test_each_feverish_explorer_who_is_involved_adds_one():
    """Two feverish explorers together pay two more; one who stays out adds nothing."""
    together = fever(explorers=2, hands={0: ["107"], 1: ["mild-fever"]}, deck=10, pile=0)
    finish(act(together, "climb", joined=[1]))
    assert pile_size(together) == 4

    alone = fever(explorers=2, hands={0: ["107"], 1: ["mild-fever"]}, deck=10, pile=0)
    finish(act(alone, "climb"))
    assert pile_size(alone) == 3


@rule("C-TURN-10", "C-STATE-11")
def test_its_owner_can_rest_it_away():
    """The rest on the card costs three cards and, with a star, returns it."""
    game = fever(explorers=2, hands={1: ["107"]}, deck=["star", "blank", "blank#2", "blank#3"], pile=0)
    assert [option for option in offered(game) if option.endswith("/107")] == ["rest/s2/107"]

    finish(act(game, "rest", seat=1, on="107"))

    assert pile_size(game) == 3
    assert hand(game, 1) == []
    assert zone(game, "107") == tabletop.ADVENTURE_DECK


def test_a_failed_rest_leaves_it():
    """Without a star the fever stays."""
    game = fever(hand=["107"], deck=10)
    finish(act(game, "rest", on="107"))

    assert hand(game) == ["107"]


@alone("needs everybody together")
@rule("C-SAVE-03")
def test_a_night_by_the_fire_cures_it():
    """Camping beside a fire figure returns the card; a cold camp does not."""
    warm = fever(hand=["107"], deck=10)
    warm.figures[seat_of(4)] = card(warm, "010")
    choose(warm, "camp")
    assert hand(warm) == []
    assert zone(warm, "107") == tabletop.ADVENTURE_DECK

    cold = fever(hand=["107"], deck=10)
    choose(cold, "camp")
    assert hand(cold) == ["107"]


@rule("C-SAVE-03")
def test_anybody_s_fire_will_do():
    """The fire figure may belong to another explorer."""
    game = fever(explorers=2, hand=["107"], deck=10)
    game.figures[5] = card(game, "010")
    choose(game, "camp")

    assert hand(game) == []
