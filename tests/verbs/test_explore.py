"""explore, open this space, look at a fog card: what is done with the fog."""

from functools import partial

from fogbound.core import snapshot
from fogbound.core.board import cell_at
from fogbound.rules.common import tabletop
from playing import act, at_cell, choose, finish, held, inventory, offered, past, play, table, terrain
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, arrows: {north: 11, east: 12},
   actions: [pathfind: {cost: 0, success: explore}]}
- {number: 11, back: green, kind: terrain, area: I, arrows: {north: 13}}
- {number: 12, back: green, kind: temporary event,
   actions: [fight: {cost: 0, difficulty: 1, failure: each involved takes 105}]}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 14, back: green, kind: permanent event, placement: [north]}
- {fog: tin, area: I, kind: item, durability: 2}
- {fog: rocks, area: I, kind: permanent event, actions: [dig: {cost: 0, success: open this space}]}
"""
cliff = partial(table, CARDS, at="010", deck=10)


@rule("C-EXPL-02", "C-EX-15", "C-EXPL-08", "C-EXPL-03", "C-EXPL-04")
def test_exploring_flips_a_fog_card_and_opens_its_space():
    """The item is kept, 011 lies in the open space with fog of its own, and nobody has moved."""
    game = cliff(fog={(0, -1): "tin"})

    act(game, "pathfind", "reveal")
    assert offered(game) == ["explore/0", "explore/1"]
    finish(choose(game, "explore/0"), "new-item")

    assert inventory(game) == [(["tin"], 2)]
    assert [at_cell(game, 0, -1), at_cell(game, 0, -2), terrain(game)] == ["011", "fog", "010"]


@rule("C-LEG-02")
def test_exploring_needs_fog():
    """On a Terrain without fog the action is illegal."""
    game = cliff(board={(0, -1): "011", (1, 0): "013"})

    assert offered(game) == ["concede"]


@rule("C-EXPL-09", "C-EX-16")
def test_opening_a_space_discards_the_card_and_fills_the_space():
    """The event goes to the Past and the card of the arrow lies there before the action is over."""
    game = cliff(board={(0, -1): "rocks"})

    finish(act(game, "dig"))

    assert past(game) == ["rocks"]
    assert at_cell(game, 0, -1) == "011"
    assert game.agenda == []


@rule("C-LEG-08", "C-RUL-66")
def test_what_comes_out_of_the_space_concerns_all_involved():
    """A Temporary event behind the rocks: its fight is taken by both, and new fog covers the space."""
    game = cliff(explorers=2, board={(1, 0): "rocks"})

    finish(act(game, "dig", joined=[1]))

    assert [held(game, 0), held(game, 1)] == [["100", "105"], ["105"]]
    assert at_cell(game, 1, 0) == "fog"


def test_opening_a_space_means_an_exploration_card():
    """Neither a card that is no Exploration card opens anything, nor one that lies in no space any more."""
    game = cliff(board={(0, 1): "014"}, items=[(["tin"], 2)])

    for named in ("010", "014", "tin"):
        play(game, "open this space", this=named)

    assert [at_cell(game, 0, 0), at_cell(game, 0, 1)] == ["010", "014"]
    assert inventory(game) == [(["tin"], 2)]


@rule("C-INFO-01", "C-RUL-99")
def test_looking_shows_a_fog_card_to_one_seat():
    """Only the seat that looks remembers it; looking cannot be undone."""
    game = cliff(explorers=2, fog={(0, -1): "tin"})
    before = game.barriers

    play(game, "look at a fog card", "look/0", you=1)

    tin = game.cells[cell_at(0, -1)]
    assert game.known == {tin: 0b10}
    assert [item.seen for item in game.news if item.what == "looked"] == [0b10]
    assert game.barriers > before
    assert offered(game) == ["leave-fog", "change-fog"]


@rule("C-DBR-06")
def test_a_changed_fog_card_is_shuffled_away():
    """Over several games other cards come up in its place, and nobody knows them."""
    replaced = set()
    for seed in range(20):
        game = cliff(fog={(0, -1): "tin"}, seed=seed)
        pile = len(game.zones[tabletop.PILES])
        play(game, "look at a fog card", "look/0", "change-fog")
        assert (game.known, len(game.zones[tabletop.PILES])) == ({}, pile)
        assert at_cell(game, 0, -1) == "fog"
        replaced.add(game.content.card_ids[game.cells[cell_at(0, -1)]] != "tin")

    assert True in replaced


def test_looking_survives_a_snapshot():
    """Saved between the look and the answer, the game goes on as it was."""
    game = play(cliff(fog={(0, -1): "tin"}), "look at a fog card", "look/0")

    loaded = snapshot.load(game.content, snapshot.dump(game))
    loaded.advance()
    choose(loaded, "leave-fog")

    assert loaded.cells == game.cells


def test_without_fog_there_is_nothing_to_look_at():
    """The text does nothing, and where it may be chosen it is not offered."""
    game = cliff(board={(0, -1): "011", (1, 0): "013"})

    play(game, "look at a fog card")
    play(game, "may look at a fog card")

    assert offered(game) == ["concede"]
