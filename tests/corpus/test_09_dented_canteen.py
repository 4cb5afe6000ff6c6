"""K-C-09, Dented Canteen: an item that adds to another card's consequence and is filled again."""

from functools import partial

from fogbound.rules.common import filing, tabletop
from playing import (
    act,
    at_cell,
    corpus_table,
    deck_size,
    finish,
    inventory,
    offered,
    past,
    pile_size,
    zone,
)
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, arrows: {east: 11},
   actions: [pathfind: {cost: 0, success: explore},
             rest: {cost: 2, difficulty: 1, success: restore 2 random}]}
- {number: 11, back: green, kind: terrain, area: I, tags: [freshwater]}
- {number: 30, back: green, kind: item, durability: 2, keywords: [water]}
"""
canteen = partial(corpus_table, CARDS, only=("09",))
found = partial(canteen, at="010", fog={(1, 0): "dented-canteen"}, deck=10)


@rule("C-EXPL-08", "C-FIND-01")
def test_taken_handed_on_or_refused_it_leaves_its_space_open():
    """Whatever becomes of it, the Terrain of the arrow takes its place."""
    taken = finish(act(found(), "pathfind"), "new-item")
    assert inventory(taken) == [(["dented-canteen"], 3)]
    assert at_cell(taken, 1, 0) == "011"

    handed = finish(act(found(explorers=2), "pathfind", joined=[1]), "hand-over", "new-item")
    assert inventory(handed, 1) == [(["dented-canteen"], 3)]
    assert at_cell(handed, 1, 0) == "011"

    refused = finish(act(found(), "pathfind"))
    assert past(refused) == ["dented-canteen"]
    assert at_cell(refused, 1, 0) == "011"


@rule("C-NUM-05", "C-DBR-06")
def test_from_the_past_it_goes_back_into_its_pile():
    """A refill shuffles it into the fog of its area."""
    game = canteen(past=["dented-canteen"])
    filing.empty_past(game)

    assert zone(game, "dented-canteen") == tabletop.PILES


@rule("C-LIFE-03", "C-ITEM-07")
def test_a_good_rest_gives_one_card_more():
    """Two cards by the rest and one by the canteen, if it was used."""
    for choices, given in ((("use-item",), 3), (("done",), 2)):
        game = canteen(at="010", items=[(["dented-canteen"], 3)], deck=["star", "blank", "blank#2"], pile=8)
        act(game, "rest", *choices)
        finish(game, "apply")
        assert deck_size(game) == 1 + given
        assert pile_size(game) == 10 - given


def test_a_rest_that_fails_gives_nothing():
    """The canteen adds to a success only."""
    game = canteen(at="010", items=[(["dented-canteen"], 3)], deck=5, pile=["left", "right"])
    finish(act(game, "rest", "use-item"), "apply")

    assert deck_size(game) == 5 - 2


@rule("C-LEG-02")
def test_it_can_be_filled_at_fresh_water_only():
    """On dry land the action is not offered."""
    dry = canteen(at="010", items=[(["dented-canteen"], 1)], deck=5)
    assert not [option for option in offered(dry) if option.startswith("fill")]

    wet = canteen(at="011", items=[(["dented-canteen"], 2)], deck=5)
    assert offered(wet) == ["fill/s1/dented-canteen"]


def test_filled_it_shows_three():
    """The pip for the use is paid first; one card is drawn."""
    game = canteen(at="011", items=[(["dented-canteen"], 2)], deck=5, pile=0)
    finish(act(game, "fill"))

    assert inventory(game) == [(["dented-canteen"], 3)]
    assert pile_size(game) == 1


def test_a_higher_die_stays_as_it_is():
    """A combined item that shows five after the use keeps five."""
    game = canteen(at="011", items=[(["030", "dented-canteen"], 6)], deck=5)
    finish(act(game, "fill"))

    assert inventory(game) == [(["030", "dented-canteen"], 5)]


@rule("C-DISC-02", "C-RUL-82")
def test_with_its_last_pip_it_is_gone_before_it_can_be_filled():
    """The die leaves in the Item step and the card in the Discard step, before the consequence."""
    game = canteen(at="011", items=[(["dented-canteen"], 1)], deck=5)
    finish(act(game, "fill"))

    assert inventory(game) == []
    assert past(game) == ["dented-canteen"]
