"""Items set aside in a store and handed out again."""

from fogbound.core import snapshot
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, card, choose, inventory, offered, past, pile, play, standing, table
from rulebook import alone, rule
from second_seat import seat_of

CARDS = """
- number: 30
  back: green
  kind: item
  durability: 4
  copies: 6
- number: 31
  back: green
  kind: item
  durability: 2
  effects: ["dig: cost -2"]
- skill: knife
  item: {durability: 3, keywords: [blade]}
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - search: {cost: 0, success: hand out the hoard}
    - hunt: {cost: 0, success: each involved sets aside one of your items in the hoard}
"""


def hoard(game):
    """The items in the hoard, as `inventory` shows those of an explorer."""
    return inventory(game, zones.stored(0))


def test_an_item_is_set_aside_as_it_is():
    """Cards in order, die and counters go along, the die is free again, and its effects sleep."""
    game = table(CARDS, deck=10, items=[(["031", "knife"], 5), (["030"], 4)])
    play(game, "add 2 counters", this="031")
    play(game, "set aside one of your items in the hoard", "set-aside/031")

    assert hoard(game) == [(["031", "knife"], 5)]
    assert game.count(card(game, "031"), 0) == 2
    assert inventory(game) == [(["030"], 4)]
    assert zones.dice_in_use(game) == 1
    assert not [option for option in standing(game) if "031" in option]


def test_without_items_nothing_is_set_aside():
    """Who has no item is passed over."""
    game = play(table(CARDS, deck=10), "set aside one of your items in the hoard")

    assert isinstance(game.pending(), ChooseTurn)


def test_each_involved_sets_one_aside_in_turn():
    """Everybody involved chooses for themself, the active one first."""
    game = table(
        CARDS, at="012", explorers=2, deck=10, items_of={0: [(["030"], 4), (["031"], 2)], 1: [(["030#2"], 4)]}
    )
    act(game, "hunt", "reveal", "set-aside/031", joined=[1])

    assert sorted(hoard(game)) == [(["030#2"], 4), (["031"], 2)]


@alone("needs everybody together")
def test_neither_camp_nor_a_refill_touches_a_store():
    """After a night the item lies there as before, counters included."""
    game = table(CARDS, deck=10, items=[(["030"], 3)])
    play(game, "add 1 counter", this="030")
    play(game, "set aside one of your items in the hoard")
    choose(game, "camp")

    assert hoard(game) == [(["030"], 3)]
    assert game.count(card(game, "030"), 0) == 1
    copy = snapshot.load(game.content, snapshot.dump(game))
    assert hoard(copy) == [(["030"], 3)]


@rule("C-FIND-02")
def test_a_store_is_handed_out_to_the_involved():
    """The explorer who hands out gives each item to anybody involved who has a free die."""
    game = table(
        CARDS, at="012", explorers=3, deck=10, items_of={0: [(["030"], 3)], 1: [(["031", "knife"], 2)]}
    )
    act(game, "hunt", "reveal", joined=[1])
    act(game, "search", "reveal", joined=[2])

    assert sorted(offered(game)) == [
        "hand-over/s1/030",
        "hand-over/s1/031",
        "hand-over/s3/030",
        "hand-over/s3/031",
        "leave-it/030",
        "leave-it/031",
    ]
    choose(game, "hand-over/s3/031", "leave-it/030")

    assert inventory(game, 2) == [(["031", "knife"], 2)]
    assert past(game) == ["030"]
    assert hoard(game) == []


@rule("C-RUL-84", "C-DISC-02")
def test_room_can_be_made_before_an_item_is_left():
    """Without a free die the item can only be left, unless another one is given up first."""
    full = [(["030"], 4), (["030#2"], 4), (["030#3"], 4), (["030#4"], 4)]
    game = table(CARDS, at="012", deck=10, items=[(["031", "knife"], 2)])
    play(game, "set aside one of your items in the hoard")
    for names, die in full:
        game.move(card(game, names[0]), game.new_zone(zones.ITEM_COLUMN, seat_of(0), die))
    game.index = None
    act(game, "search", "reveal")
    assert offered(game) == ["leave-it/031"]

    copy = game.clone()
    choose(copy, "leave-it/031")
    assert past(copy) == ["031"]
    assert pile(copy) == ["knife"]

    choose(game, "relinquish/s1/030#4", "hand-over/s1/031")
    assert (["031", "knife"], 2) in inventory(game)
