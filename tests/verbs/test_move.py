"""move, cross, go: figures change Terrain."""

from functools import partial

import pytest

from playing import act, at_cell, choose, finish, held, offered, play, table, terrain
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, arrows: {north: 15},
   actions: [move: {cost: 2, success: move}]}
- {number: 11, back: green, kind: terrain, area: I}
- {number: 12, back: green, kind: terrain, area: I,
   actions: [dodge: {cost: 0, difficulty: 1, mandatory: true, failure: take 105}]}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 15, back: green, kind: terrain, area: I}
- {number: 58, back: green, kind: permanent event, placement: [west, east],
   actions: [cross: {cost: 0, success: cross}, slide: {cost: 0, success: go east of this}]}
- {number: 59, back: green, kind: permanent event, placement: [west, east]}
- {fog: hill, area: I, kind: terrain}
- {number: 90, back: green, kind: bonus, uid: scout, effects: ["move: cost -1 towards company"]}
"""
trail = partial(table, CARDS, at="010")
SERIES = {(1, 0): "011", (2, 0): "012", (3, 0): "058", (4, 0): "013"}


@rule("C-MOVE-02", "C-MOVE-03", "C-MOVE-04", "C-MOVE-05", "C-MOVE-11")
def test_any_terrain_of_the_series_can_be_reached_at_the_same_cost():
    """Two cards lead to the far end as to the next card; beyond the event nothing is offered."""
    game = trail(explorers=3, board=SERIES, deck=10)

    act(game, "move", "trade/0", joined=[2])
    assert len(game.frames[-1].drawn) == 2
    choose(game, "reveal", "keep-none")
    assert offered(game) == ["go/011", "go/012"]
    choose(game, "go/011")

    assert [terrain(game, seat) for seat in range(3)] == ["011", "010", "011"]


@rule("C-MOVE-08")
def test_who_moves_has_arrived():
    """The mandatory action of the Terrain reached follows."""
    game = finish(act(trail(board=SERIES, deck=10), "move"), "go/012")

    assert held(game) == ["105"]


@rule("C-LEG-02", "C-RUL-68")
def test_a_move_needs_somewhere_to_go():
    """With fog alone around it, the action is illegal."""
    assert offered(trail(board={})) == ["concede"]


@rule("C-RUL-14")
def test_a_destination_declared_in_the_cost_step_is_binding():
    """The discount towards company was used, so nobody is asked where to go."""
    game = trail(explorers=2, board={(1, 0): "011", (0, 1): "013"}, hand=["scout"], deck=10)
    finish(act(game, "move", seat=1), "go/013")

    act(game, "move", "apply/scout")
    assert len(game.frames[-1].drawn) == 1
    finish(game)

    assert terrain(game) == "013"


@rule("C-MOVE-06", "C-EX-31")
def test_crossing_leads_to_the_other_side_from_both_sides():
    """With two arrows nobody has to choose."""
    game = table(CARDS, at="012", board={(1, 0): "058", (2, 0): "013"})

    finish(act(game, "cross"))
    assert terrain(game) == "013"
    finish(act(game, "cross"))

    assert terrain(game) == "012"


@rule("C-RUL-70", "C-MOVE-05")
@pytest.mark.parametrize(("event", "fog"), [({}, {}), ({(2, 0): "059"}, {}), ({}, {(2, 0): "hill"})])
def test_crossing_and_going_to_a_side_need_a_terrain_there(event, fog):
    """In the cell beyond there is nothing, another event, or fog: both actions are illegal."""
    game = table(CARDS, at="011", board={(1, 0): "058", **event}, fog=fog)

    assert offered(game) == ["concede"]


def test_going_to_a_side_leads_to_the_terrain_there():
    """From the west the slide leads east, and from the east it leads nowhere new."""
    game = table(CARDS, at="011", board={(1, 0): "058", (2, 0): "013"})

    finish(act(game, "slide"))

    assert terrain(game) == "013"


@rule("C-RUL-69", "C-RUL-79")
def test_going_astray_leads_alone_to_any_other_terrain():
    """Every Terrain but the own comes up, however far, and nobody else moves."""
    ends = set()
    for seed in range(40):
        game = trail(explorers=2, board=SERIES, seed=seed)
        play(game, "go to a random other terrain")
        assert terrain(game, 1) == "010"
        ends.add(terrain(game))

    assert ends == {"011", "012", "013"}


def test_being_swept_may_leave_a_figure_where_it_is():
    """Both Terrains the event is attached to come up, the own one included."""
    ends = set()
    for seed in range(20):
        game = table(CARDS, at="012", board={(1, 0): "058", (2, 0): "013"}, seed=seed, deck=10)
        play(game, "each involved goes to a random terrain attached to this", this="058")
        ends.add(terrain(game))

    assert ends == {"012", "013"}


def test_nobody_goes_astray_on_a_single_terrain():
    """It cannot be done, so it is not offered; done anyway, nothing happens. Who is away stands nowhere."""
    game = trail(board={}, explorers=2)
    choose(game, "leave-for-a-while/s2")

    play(game, "may go to a random other terrain")
    assert game.pending_name() == "choose-turn"
    play(game, "may move")
    assert game.pending_name() == "choose-turn"
    assert offered(play(trail(board={(1, 0): "011"}), "may move"))[0].startswith("do")
    play(game, "go to a random other terrain")

    assert (terrain(game), at_cell(game, 0, 0)) == ("010", "010")
