"""place fire, take back fire: the fire figures."""

from functools import partial

from fogbound.rules.continent import table as zones
from playing import choose, offered, play, table
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I}
- {number: 11, back: green, kind: terrain, area: I}
"""
camp = partial(table, CARDS, explorers=3, at="010", board={(1, 0): "011"})


def fires(game):
    """Where each explorer's fire stands, by name; empty when it is with its owner."""
    return [game.content.card_ids[where] if where >= 0 else "" for where in game.figures[zones.FIRES :][:3]]


@rule("C-RUL-71", "C-COMP-05")
def test_a_fire_is_placed_on_the_own_terrain_and_leaves_where_it_stood():
    """Each explorer has one fire figure; placing it again takes it along."""
    game = camp()

    play(game, "place fire")
    play(game, "go to a random other terrain")
    assert fires(game) == ["010", "", ""]
    play(game, "place fire")

    assert fires(game) == ["011", "", ""]


def test_each_involved_may_have_their_own():
    """The text speaks to each of them."""
    game = play(camp(), "every explorer places fire")

    assert fires(game) == ["010", "010", "010"]


@rule("C-RUL-71")
def test_fires_go_back_to_their_owners():
    """One's own, or all."""
    game = play(camp(), "every explorer places fire")

    play(game, "take back your fire", you=1)
    assert fires(game) == ["010", "", "010"]
    play(game, "take back all fires")

    assert fires(game) == ["", "", ""]


def test_one_fire_of_several_is_chosen():
    """The explorer the text speaks to chooses; a single one is taken by itself."""
    game = camp()
    play(game, "place fire", you=0)
    play(game, "place fire", you=2)

    play(game, "take back one fire", you=1)
    assert (offered(game), game.pending().seat(game)) == (["take-back/s1", "take-back/s3"], 1)
    choose(game, "take-back/s3")
    assert fires(game) == ["010", "", ""]
    play(game, "take back one fire", you=1)

    assert fires(game) == ["", "", ""]


def test_without_a_fire_there_is_nothing_to_take_back():
    """It is not offered, and done anyway it does nothing."""
    game = camp()
    before = offered(game)

    play(game, "may take back one fire")
    play(game, "may take back your fire")
    play(game, "take back one fire")

    assert offered(game) == before
