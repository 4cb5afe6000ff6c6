"""K-C-01, Shingle Cove: an ordinary Terrain with arrows, resources, a forage and a move action."""

from functools import partial

from playing import act, at_cell, choose, corpus_table, finish, held, inventory, offered, play, terrain
from rulebook import rule

LAMP = """
- {number: 31, back: green, kind: item, durability: 4}
"""
cove = partial(corpus_table, LAMP, only=("01",), at="012")


@rule("C-CARD-02", "C-REV-02")
def test_fog_lies_at_both_arrows():
    """North and east an Exploration card hides the space, west and south there is nothing."""
    game = cove()

    assert [at_cell(game, 0, -1), at_cell(game, 1, 0)] == ["fog", "fog"]
    assert [at_cell(game, -1, 0), at_cell(game, 0, 1)] == ["", ""]


@rule("C-CARD-20", "C-CRAFT-02")
def test_it_offers_wood_and_stone():
    """Both are there for whoever stands on it, vine is not."""
    for resource, found in (("wood", ["105"]), ("stone", ["105"]), ("vine", [])):
        game = play(cove(), f"if {resource} is here: take 105")
        assert held(game) == found


@rule("C-CONS-01")
def test_a_successful_forage_gives_the_lamp():
    """The active player takes 031 and makes an item of it."""
    game = cove(deck=["star", "blank", "blank#2", "blank#3"])

    finish(act(game, "forage"), "new-item")

    assert inventory(game) == [(["031"], 4)]
    assert held(game) == []


@rule("C-CONS-05")
def test_a_failed_forage_sprains_a_lone_explorer():
    """Alone, the failure costs a 105 and no trust."""
    game = cove(deck=10)

    finish(act(game, "forage"))

    assert held(game) == ["105"]


@rule("C-NUM-09", "C-CONS-04")
def test_a_failure_together_sprains_each_in_turn_and_brings_distrust():
    """Each involved explorer takes a 105, the active one first, then the active one takes 100."""
    game = cove(explorers=3, deck=20)

    finish(act(game, "forage", seat=1, joined=[0]))

    taken = [
        (item.seat, game.content.card_ids[item.card][:3]) for item in game.news if item.what == "state-taken"
    ]
    assert taken == [(1, "105"), (0, "105"), (1, "100")]
    assert held(game, 2) == []


@rule("C-COST-02")
def test_two_explorers_may_trade_cost_for_difficulty():
    """With X = 2 one card is drawn and three stars are needed."""
    game = cove(explorers=2, deck=["two-stars", "star", "star#2", "blank"])

    act(game, "forage", joined=[1])
    assert offered(game) == ["trade/0", "trade/1", "trade/2", "trade/3"]
    choose(game, "trade/2")
    finish(game)

    assert held(game) == ["100", "105"]
    assert held(game, 1) == ["105"]


def test_one_explorer_cannot_trade():
    """The trade needs two."""
    game = cove(deck=10)

    act(game, "forage")

    assert offered(game) == ["draw", "reveal"]


@rule("C-MOVE-01", "C-MOVE-02", "C-MOVE-03")
def test_a_move_takes_the_involved_to_one_terrain():
    """Without a difficulty the move is a sure success; whoever stayed out stays."""
    game = cove(explorers=3, deck=20, board={(0, -1): "014", (1, 0): "021"})

    finish(act(game, "move", joined=[2]), "go/021")

    assert [terrain(game, seat) for seat in range(3)] == ["021", "012", "021"]


@rule("C-LEG-02", "C-RUL-68")
def test_there_is_no_move_without_a_terrain_to_reach():
    """Fog on both sides: the move lacks its prerequisite, the forage does not."""
    game = cove()

    assert offered(game) == ["forage/s1/012"]
