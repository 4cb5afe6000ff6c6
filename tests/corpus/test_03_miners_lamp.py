"""K-C-03, Miner's Lamp: an item with an action of its own."""

from functools import partial

from playing import act, card, choose, corpus_table, finish, inventory, offered, pile_size
from rulebook import rule
from second_seat import seat_of

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, resources: [wood],
   actions: [dig: {cost: 3}, observe: {cost: 3}, climb: {cost: 3}]}
- {number: 11, back: green, kind: terrain, area: I, actions: [move: {cost: 0, success: move}]}
- {number: 12, back: green, kind: terrain, area: I, no-camp: true}
- {number: 13, back: green, kind: permanent event, placement: [north], resources: [wood]}
"""
lamp = partial(corpus_table, CARDS, only=("03",), items=[(["miners-lamp"], 4)])


@rule("C-ITEM-06", "C-ITEM-02")
def test_it_saves_a_card_where_light_helps():
    """Digging and observing cost one card less with the lamp, climbing does not."""
    for action, drawn in (("dig", 2), ("observe", 2)):
        game = lamp(at="010", deck=10, pile=0)
        finish(act(game, action, "use-item", "apply"))
        assert pile_size(game) == drawn
        assert inventory(game) == [(["miners-lamp"], 3)]

    climbing = lamp(at="010", deck=10)
    act(climbing, "climb")
    assert offered(climbing) == ["draw", "reveal"]


@rule("C-USE-01", "C-RUL-71")
def test_it_makes_fire_where_its_owner_stands():
    """A success puts the fire figure on the own terrain, for one pip."""
    game = lamp(at="011", deck=["star", "blank", "blank#2"], pile=0)
    finish(act(game, "make-fire"))

    assert game.figures[seat_of(4)] == card(game, "011")
    assert inventory(game) == [(["miners-lamp"], 3)]
    assert pile_size(game) == 3


@rule("C-RUL-71")
def test_the_fire_comes_from_wherever_it_stands():
    """There is one fire figure for each explorer; placed anew, it leaves its old Terrain."""
    game = lamp(at="011", board={(0, 1): "010"}, deck=["star", "blank", "blank#2"])
    game.figures[seat_of(4)] = card(game, "010")
    finish(act(game, "make-fire"))

    assert game.figures[seat_of(4)] == card(game, "011")


@rule("C-CONS-02")
def test_a_failure_has_no_consequence():
    """Without a failure section only the pip and the cards are gone."""
    game = lamp(at="011", deck=10)
    finish(act(game, "make-fire"))

    assert game.figures[4] == -1
    assert inventory(game) == [(["miners-lamp"], 3)]


def test_wood_on_the_terrain_or_on_an_event_saves_a_card():
    """With wood at hand the fire costs two cards instead of three, and nobody has to say so."""
    on_terrain = lamp(at="010", deck=10, pile=0)
    finish(act(on_terrain, "make-fire"))
    assert pile_size(on_terrain) == 2

    on_event = lamp(at="011", board={(0, 1): "013"}, deck=10, pile=0)
    finish(act(on_event, "make-fire"))
    assert pile_size(on_event) == 2


@rule("C-LEG-06")
def test_no_fire_where_camping_is_forbidden():
    """On a no-camp Terrain the action is not offered."""
    game = lamp(at="012", deck=10)

    assert offered(game) == ["concede"]


@rule("C-RUL-80", "C-USE-01")
def test_one_pip_pays_for_the_action_and_the_item():
    """The lamp is the source of the action and is not used a second time in it."""
    game = lamp(at="011", deck=10)
    act(game, "make-fire")
    assert offered(game) == ["draw", "reveal"]
    choose(game, "reveal")
    finish(game)

    assert inventory(game) == [(["miners-lamp"], 3)]
