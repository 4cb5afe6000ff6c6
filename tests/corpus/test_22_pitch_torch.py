"""K-C-22, Pitch Torch: an item that becomes another one, burns down, and goes out alone."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import act, card, corpus_table, finish, inventory, news, offered, past, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [observe: {cost: 0, difficulty: 2}, pathfind: {cost: 0, difficulty: 2, success: nothing},
             swim: {cost: 0}, dig: {cost: 0}]}
- {number: 11, back: green, kind: permanent event, placement: [south], resources: [fire]}
- {number: 12, back: green, kind: terrain, area: I, resources: [fire]}
- {number: 30, back: green, kind: item, durability: 3}
- {number: 32, back: green, kind: item, durability: 3}
"""
torch = partial(corpus_table, CARDS, only=("22",), at="010", deck=20)
COLUMN = ["030", "pitch-torch", "032"]


@rule("C-LEG-02")
def test_it_needs_a_fire_to_be_kindled():
    """A fire figure on the own terrain, or an attached event that offers fire; a Terrain does not do."""
    cold = torch(items=[(["pitch-torch"], 2)])
    assert "kindle/s1/pitch-torch" not in offered(cold)

    by_figure = torch(explorers=2, items=[(["pitch-torch"], 2)])
    by_figure.figures[5] = card(by_figure, "010")
    by_figure.advance()
    assert "kindle/s1/pitch-torch" in offered(by_figure)

    by_event = torch(items=[(["pitch-torch"], 2)], board={(0, -1): "011"})
    assert "kindle/s1/pitch-torch" in offered(by_event)

    by_terrain = torch(items=[(["pitch-torch"], 2)], at="012")
    assert "kindle/s1/pitch-torch" not in offered(by_terrain)


@rule("C-DBR-03", "C-RUL-59")
def test_kindled_the_gold_card_takes_its_position():
    """The green card is banished, the burning one lies in its place, and nobody finds a new item."""
    game = torch(items=[(COLUMN, 3)], board={(0, -1): "011"})
    act(game, "kindle", "reveal")

    assert zone(game, "pitch-torch") == tabletop.BANISHED
    assert inventory(game) == [(["030", "burning-torch", "032"], 5)]  # 6, and the action itself burns one pip
    assert news(game, "item-made") == []


def burning(**settings):
    return torch(items=[(["030", "burning-torch"], 4)], **settings)


def test_it_lights_the_way():
    """Two stars for pathfinding and observing when it is used."""
    for action in ("pathfind", "observe"):
        game = act(burning(), action, "use-item", "reveal", "apply")
        assert news(game, "succeeded") == ["2"]


def test_it_burns_down_with_every_action_of_its_owner():
    """One pip at the end, used or not; a used one has paid its pip as well."""
    unused = finish(act(burning(), "dig"))
    assert inventory(unused) == [(["030", "burning-torch"], 3)]

    used = finish(act(burning(), "observe"), "use-item")
    assert inventory(used) == [(["030", "burning-torch"], 2)]

    bystander = burning(explorers=2)
    finish(act(bystander, "dig", seat=1))
    assert inventory(bystander) == [(["030", "burning-torch"], 4)]


@rule("C-WEAR-05")
def test_burnt_down_the_item_is_gone():
    """At 0 all its cards are discarded."""
    game = torch(items=[(["030", "burning-torch"], 1)])
    finish(act(game, "dig"))

    assert inventory(game) == []
    assert past(game) == ["030", "burning-torch"]


@rule("C-RUL-83", "C-EX-24")
def test_a_swim_puts_it_out_and_leaves_the_rest():
    """The torch alone is discarded; the column and its die stay."""
    game = finish(act(burning(), "swim"))

    assert past(game) == ["burning-torch"]
    assert inventory(game) == [(["030"], 3)]


def test_a_swim_of_others_does_not_put_it_out():
    """Its owner has to be in the water."""
    game = burning(explorers=2)
    finish(act(game, "swim", seat=1))

    assert inventory(game) == [(["030", "burning-torch"], 4)]
