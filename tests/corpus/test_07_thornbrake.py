"""K-C-07, Thornbrake: a Permanent event in the fog that keeps its space closed until it is cut."""

from functools import partial

from playing import act, at_cell, choose, corpus_table, finish, inventory, offered, past
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, arrows: {east: 11},
   actions: [pathfind: {cost: 0, success: explore}]}
- {number: 11, back: green, kind: terrain, area: I}
- {number: 32, back: green, kind: item, durability: 3, keywords: [blade], uid: machete}
- {number: 33, back: green, kind: item, durability: 3, keywords: [blade], uid: axe}
- {number: 34, back: green, kind: item, durability: 3, keywords: [rope], uid: line}
"""
brake = partial(corpus_table, CARDS, only=("07",), at="010", board={(1, 0): "thornbrake"})
MACHETE = [(["machete"], 3)]


@rule("C-EXPL-07")
def test_flipped_it_stays_and_keeps_the_space_closed():
    """No card of the arrow is taken, and the cut is open to whoever stands beside it."""
    game = corpus_table(CARDS, only=("07",), at="010", fog={(1, 0): "thornbrake"}, explorers=2)

    finish(act(game, "pathfind"))

    assert at_cell(game, 1, 0) == "thornbrake"
    assert offered(game) == ["cut/s1/thornbrake", "cut/s2/thornbrake"]


@rule("C-EXPL-09")
def test_cut_it_opens_its_space():
    """Five cards, two stars: the brake goes to the Past and the Terrain of the arrow takes its place."""
    game = brake(deck=["star", "star#2", "blank", "blank#2", "blank#3", "blank#4"])

    finish(act(game, "cut"))

    assert at_cell(game, 1, 0) == "011"
    assert past(game) == ["thornbrake"]


def test_a_blade_makes_it_cheaper_and_easier():
    """Three cards and one star are enough with a blade in use."""
    game = brake(deck=["star", "blank", "blank#2", "blank#3"], items=MACHETE)

    finish(act(game, "cut", "use-item/machete"))

    assert at_cell(game, 1, 0) == "011"
    assert inventory(game) == [(["machete"], 2)]


def test_two_blades_count_once():
    """However many blades are used, three cards are drawn."""
    game = brake(explorers=2, deck=10, items=MACHETE, items_of={1: [(["axe"], 3)]})

    act(game, "cut", "use-item/machete", "use-item/axe", "trade/0", joined=[1])

    assert len(game.frames[-1].drawn) == 3


def test_the_three_come_together_and_are_not_optional():
    """Whoever uses the blade is not asked again; a failure then has no section of its own."""
    game = brake(deck=10, items=MACHETE)

    act(game, "cut", "use-item/machete")
    assert offered(game) == ["draw", "reveal"]
    finish(game)

    assert at_cell(game, 1, 0) == "thornbrake"
    assert inventory(game) == [(["machete"], 2)]


@rule("C-RUL-82")
def test_a_blade_that_breaks_in_use_still_spares_the_failure():
    """The item is gone from the Discard step on, and yet it was used in this action."""
    game = brake(deck=10, items=[(["machete"], 1), (["line"], 3)])

    finish(act(game, "cut", "use-item/machete"))

    assert inventory(game) == [(["line"], 3)]


@rule("C-RUL-81")
def test_an_item_without_a_blade_is_not_offered():
    """A rope serves nothing here."""
    game = brake(deck=10, items=[(["line"], 3)])

    act(game, "cut")

    assert offered(game) == ["draw", "reveal"]


def test_a_failure_costs_a_pip_of_the_own_choice():
    """The active explorer picks one of their own items; those of a helper are safe."""
    game = brake(explorers=2, deck=10, items=[(["line"], 3), (["axe"], 2)], items_of={1: MACHETE})

    act(game, "cut", "done", "done", "trade/0", "reveal", "keep-none", joined=[1])
    assert offered(game) == ["wear/s1/line", "wear/s1/axe"]
    choose(game, "wear/s1/axe")

    assert inventory(game) == [(["line"], 3), (["axe"], 1)]
    assert inventory(game, 1) == [(["machete"], 3)]


def test_a_failure_without_items_does_nothing():
    """Nothing can be worn, and the brake stays."""
    game = brake(deck=10)

    finish(act(game, "cut"))

    assert at_cell(game, 1, 0) == "thornbrake"
