"""K-C-16, Tidal Flat: counters rise with every action, then the Terrain changes under the figures."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import act, at_cell, card, choose, corpus_table, finish, held, inventory, offered, terrain, zone
from rulebook import alone, rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: III,
   actions: [think: {cost: 0}, move: {cost: 0, success: move}]}
- {number: 20, back: green, kind: quest item, uid: notebook,
   actions: [think: {cost: 0}, move: {cost: 0, success: move}, make-fire: {cost: 0, success: place fire}]}
"""
flat = partial(corpus_table, CARDS, only=("16",), at="171", satchel=["notebook"])
BESIDE = {(0, 1): "010"}


def counters(game):
    """Counters on the green flat."""
    return game.count(card(game, "171"), 0)


def think(game, times=1, **who):
    """Take so many actions without a consequence."""
    for _ in range(times):
        finish(act(game, "think", on="notebook", **who))


@rule("C-LEG-06")
def test_it_is_no_place_to_camp():
    """Make fire is refused here and offered next door."""
    game = flat(board=BESIDE, deck=20)
    assert not [option for option in offered(game) if option.startswith("make-fire")]

    finish(act(game, "move", on="notebook"), "go/010")

    assert "make-fire/s1/notebook" in offered(game)


def test_digging_finds_something_or_nothing():
    """Two stars give a 174; a failure has no consequence."""
    found = flat(deck=["star", "star#2", "blank", "blank#2", "blank#3"])
    finish(act(found, "dig"), "new-item")
    missed = flat(deck=10)
    finish(act(missed, "dig"))

    assert inventory(found) == [(["174"], 2)]
    assert (inventory(missed), held(missed)) == ([], [])


def test_every_action_that_began_here_leaves_a_counter():
    """It counts where the active explorer stood at the beginning, not where they are at the end."""
    game = flat(explorers=2, board=BESIDE, deck=20)

    finish(act(game, "move", on="notebook"), "go/010")
    assert counters(game) == 1
    finish(act(game, "think", on="010"))
    assert counters(game) == 1
    finish(act(game, "move", on="010"), "go/171")

    assert counters(game) == 1


@rule("C-DBR-03", "C-RUL-59", "C-RUL-69")
def test_the_fourth_counter_brings_the_tide():
    """The green card is banished, the gold one lies there, and everybody on it has arrived and must swim."""
    game = flat(explorers=3, board=BESIDE, deck=20)
    finish(act(game, "move", on="notebook", seat=2), "go/010")
    think(game, 2)

    act(game, "think", "reveal", on="notebook", seat=1)

    assert zone(game, "171") == tabletop.BANISHED
    assert [terrain(game, 0), terrain(game, 1), terrain(game, 2)] == ["171-gold", "171-gold", "010"]
    frame = game.frames[-1]
    assert (game.content.card_ids[frame.card], frame.involved) == ("171-gold", (1, 0))


def test_whoever_walked_away_with_the_fourth_counter_hands_the_swim_on():
    """The next clockwise whose figure is there is active."""
    game = flat(explorers=3, board=BESIDE, deck=20)
    think(game, 3)

    act(game, "move", "reveal", on="notebook", seat=1)

    frame = game.frames[-1]
    assert (frame.active, frame.involved) == (2, (2, 0))


def test_an_empty_flat_changes_without_a_swim():
    """Nobody stands there any more: the card changes and nothing follows."""
    game = flat(board=BESIDE, deck=20)
    think(game, 3)

    finish(act(game, "move", on="notebook"), "go/010")

    assert at_cell(game, 0, 0) == "171-gold"
    assert held(game) == []


def test_who_fails_the_swim_is_sodden():
    """Each involved explorer takes 106; the gold flat shows no dig any more and collects no counters."""
    game = flat(explorers=2, deck=20)
    think(game, 4)

    assert held(game, 0) == ["100", "106"]
    assert held(game, 1) == ["106"]
    assert not [option for option in offered(game) if option.startswith("dig")]


def test_a_swim_that_succeeds_costs_nothing():
    """One star keeps everybody dry."""
    game = flat(deck=["star", "blank", "blank#2", "blank#3"])
    think(game, 4)

    assert held(game) == []


@rule("C-CARD-02")
def test_the_gold_flat_keeps_its_neighbours():
    """The fog at both arrows stays where it lies."""
    game = flat(deck=20)
    before = dict(game.cells)
    think(game, 4)

    after = {cell: found for cell, found in game.cells.items() if found != card(game, "171-gold")}
    assert after == {cell: found for cell, found in before.items() if found != card(game, "171")}


@alone("needs everybody together")
def test_a_camp_washes_the_counters_away():
    """Even the camp Terrain forgets them."""
    game = flat(deck=20)
    think(game, 3)

    choose(game, "camp")

    assert (terrain(game), counters(game)) == ("171", 0)
