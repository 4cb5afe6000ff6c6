"""Pips lost and gained, and items above the limit."""

import pytest

from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, finish, hand, inventory, offered, past, pile, play, table
from rulebook import rule
from second_seat import seat_of

ITEMS = """
- number: 30
  back: green
  kind: item
  durability: 4
  copies: 6
- number: 31
  back: green
  kind: item
  durability: 2
- number: 32
  back: green
  kind: item
  durability: 3
  effects: ["when this breaks: banish this, then take 105"]
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - cut: {cost: 0, difficulty: 1, failure: wear 3}
"""


@rule("C-WEAR-01", "C-WEAR-02", "C-WEAR-03", "C-WEAR-05", "C-EX-11")
def test_the_involved_spread_the_loss():
    """Three pips in all, over any items of those involved; an item at 0 is discarded at once."""
    game = table(ITEMS, at="012", explorers=2, deck=10, items_of={0: [(["031"], 2)], 1: [(["030"], 4)]})
    act(game, "cut", "reveal", joined=[1])

    assert offered(game) == ["wear/s1/031", "wear/s2/030"]
    choose(game, "wear/s1", "wear/s1")
    finish(game)

    assert inventory(game, 0) == []
    assert inventory(game, 1) == [(["030"], 3)]
    assert "031" in past(game)


@rule("C-EX-11", "C-WEAR-01", "C-WEAR-03", "C-WEAR-04", "C-WEAR-05")
def test_three_pips_are_three_pips_and_a_broken_item_gives_no_more():
    """Shovel 2 and bow 4: two off the shovel break it, its cards go by their backs, the third must be the bow's."""
    cards = ITEMS + "- {skill: shovel, strip: {}, item: {durability: 2}}"
    owned = {1: [(["shovel", "031"], 2)], 2: [(["030"], 4)]}
    game = table(cards, at="012", explorers=3, deck=10, pile=[], items_of=owned)

    act(game, "cut", "reveal", seat=1, joined=[2])
    assert offered(game) == ["wear/s2/shovel", "wear/s3/030"]
    choose(game, "wear/s2/shovel")
    assert inventory(game, 1) == [(["shovel", "031"], 1)]
    choose(game, "wear/s2/shovel")

    assert inventory(game, 1) == []
    assert past(game) == ["031"]
    assert "shovel" in pile(game)
    assert inventory(game, 2) == [(["030"], 3)]  # nothing else was left to choose
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-WEAR-02")
def test_who_is_not_involved_loses_nothing():
    """A bystander's items are not touched."""
    game = table(ITEMS, at="012", explorers=2, deck=10, items_of={1: [(["030"], 4)]})
    finish(act(game, "cut"))

    assert inventory(game, 1) == [(["030"], 4)]


@rule("C-WEAR-04", "C-RUL-85")
def test_what_the_items_cannot_give_lapses():
    """As much as possible is paid; without items nothing happens."""
    game = play(table(ITEMS, deck=10, items=[(["030"], 2)]), "wear 5")
    assert inventory(game) == []

    bare = play(table(ITEMS, deck=10), "wear 5")
    assert isinstance(bare.pending(), ChooseTurn)

    spent = table(ITEMS, deck=10, items=[(["030"], 2), (["030#2"], 2), (["030#3"], 2)])
    spent.values[zones.columns(spent, seat_of(0))[0]] = 0  # used up in an action that is still going on
    assert offered(play(spent, "wear 1")) == ["wear/s1/030#2", "wear/s1/030#3"]


@rule("C-WEAR-02")
def test_only_the_own_items_are_worn():
    """`from your items` spares everybody else's."""
    game = table(ITEMS, explorers=2, deck=10, items_of={0: [(["030"], 4), (["030#2"], 4)], 1: [(["031"], 2)]})
    play(game, "wear 2 from your items")

    assert offered(game) == ["wear/s1/030", "wear/s1/030#2"]
    choose(game, "wear/s1/030#2", "wear/s1/030#2")

    assert inventory(game, 0) == [(["030"], 4), (["030#2"], 2)]


def test_a_loss_is_a_price_only_if_it_can_be_paid_in_full():
    """Two pips cannot pay for three."""
    game = play(table(ITEMS, deck=10, items=[(["030"], 2)]), "may wear 3")

    assert isinstance(game.pending(), ChooseTurn)


@rule("C-WEAR-05")
def test_this_item_alone_loses_a_pip():
    """The item the card belongs to pays, whichever card of it says so."""
    game = table(ITEMS, deck=10, items=[(["030", "031"], 2), (["030#2"], 4)])
    play(game, "lose 1 pip of this item", this="031")
    assert inventory(game) == [(["030", "031"], 1), (["030#2"], 4)]

    play(game, "lose 1 pip of this item", this="031")
    assert inventory(game) == [(["030#2"], 4)]
    assert past(game) == ["030", "031"]


@rule("C-WEAR-05")
def test_an_item_worn_down_may_break_in_its_own_way():
    """The special way of breaking holds for wear as for use."""
    game = play(table(ITEMS, deck=10, items=[(["032"], 1)]), "lose 1 pip of this item", this="032")

    assert inventory(game) == []
    assert past(game) == []
    assert len(hand(game)) == 1


def test_a_die_is_set():
    """It goes up or down to the number, unless a higher one is spared."""
    game = table(ITEMS, deck=10, items=[(["030"], 5), (["030#2"], 1)])

    play(game, "set this item to 3 unless higher", this="030")
    play(game, "set this item to 3 unless higher", this="030#2")
    assert [die for _, die in inventory(game)] == [5, 3]

    play(game, "set this item to 3", this="030")
    assert [die for _, die in inventory(game)] == [3, 3]


def test_an_item_is_mended_up_to_six():
    """Pips are added to one item of the explorers named; a full die is not offered."""
    game = table(ITEMS, explorers=2, deck=10, items_of={0: [(["030"], 6), (["030#2"], 1)], 1: [(["031"], 5)]})
    play(game, "add 2 pips to an item of every explorer")

    assert offered(game) == ["mend/s1/030#2", "mend/s2/031"]
    choose(game, "mend/s2/031")

    assert inventory(game, 1) == [(["031"], 6)]


@rule("C-RELQ-01")
def test_items_above_the_limit_are_given_up():
    """The owner chooses which; within the limit nothing is asked."""
    game = table(
        ITEMS, deck=10, items=[(["030"], 4), (["030#2"], 4), (["030#3"], 4), (["030#4"], 4), (["031"], 2)]
    )
    play(game, "relinquish excess items", "relinquish/031")

    assert past(game) == ["031"]
    assert isinstance(game.pending(), ChooseTurn)


SPARED = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions: [climb: {cost: 2}, dig: {cost: 2}]
- number: 40
  back: green
  kind: item
  durability: 2
  uid: hook
  keywords: [blade]
  effects: ["climb, dig: cost -1", "climb: using this item costs no durability if this item also has rope"]
- {number: 41, back: green, kind: item, durability: 2, uid: line, keywords: [rope]}
- {number: 42, back: green, kind: item, durability: 2, uid: pick, effects: ["climb: cost -1"]}
"""


@rule("C-ITEM-02", "C-RUL-82")
@pytest.mark.parametrize(
    ("action", "column", "left"),
    [
        ("climb", ["hook", "line"], [(["hook", "line"], 1)]),
        ("climb", ["hook"], []),
        ("dig", ["hook", "line"], []),
    ],
)
def test_using_an_item_may_cost_no_durability(action, column, left):
    """In an action of that type, and while what the text asks for holds; else the last pip is spent as always."""
    items_of = {0: [(["pick"], 2)], 1: [(column, 1)]}
    game = table(SPARED, at="020", explorers=2, items_of=items_of, deck=9)

    act(game, action, "use-item/hook", seat=1)
    finish(game)

    assert inventory(game, 1) == left
    assert inventory(game, 0) == [(["pick"], 2)]


@rule("C-ITEM-02")
def test_an_item_spares_no_other_item_its_pip():
    """What a text says of this item holds for this one alone."""
    game = table(SPARED, at="020", items=[(["hook", "line"], 2), (["pick"], 2)], deck=9)

    finish(act(game, "climb", "use-item/hook", "use-item/pick"))

    assert inventory(game) == [(["hook", "line"], 2), (["pick"], 1)]


@rule("C-RELQ-01", "C-RELQ-02")
def test_a_whole_item_is_discarded_by_choice():
    """All its cards go, each by its back; the item of a companion is not offered."""
    cards = SPARED + "- {skill: staff, strip: {}, craft: {cost: 0}, item: {durability: 2}}"
    items_of = {0: [(["line"], 2)], 1: [(["hook", "staff"], 2), (["pick"], 1)]}
    game = table(cards, explorers=2, items_of=items_of, deck=9, pile=[])

    play(game, "discard one of your items", you=1)
    assert offered(game) == ["relinquish/hook", "relinquish/pick"]
    choose(game, "relinquish/hook")

    assert inventory(game, 1) == [(["pick"], 1)]
    assert (past(game), pile(game)) == (["hook"], ["staff"])
    assert inventory(game, 0) == [(["line"], 2)]


@rule("C-RELQ-02")
def test_only_an_item_with_the_keyword_can_be_discarded_for_it():
    """Any of its cards may show it; who has none cannot pay so."""
    price = "{pay: discard one of your items with rope, or: take 105}"
    game = table(SPARED, items=[(["hook", "line"], 2), (["pick"], 1)], deck=9)
    play(game, price, "pay")
    assert inventory(game) == [(["pick"], 1)]

    play(game, price)

    assert inventory(game) == [(["pick"], 1)]
    assert hand(game) == ["105"]


@rule("C-RUL-86")
def test_an_item_in_use_is_not_discarded_before_its_time():
    """It has been used to make the action cheaper and cannot pay for something else as well."""
    cards = SPARED.replace('"climb: cost -1"', '"climb: 1 star, price: discard one of your items"')
    game = table(cards, at="020", items=[(["pick"], 2), (["line"], 1)], deck=9)
    act(game, "climb", "use-item/pick", "reveal", "apply/pick")
    finish(game)

    assert inventory(game) == [(["pick"], 1)]


@rule("C-CARD-17")
@pytest.mark.parametrize(
    ("items", "this", "holds"),
    [
        ([(["033"], 2)], "033", False),
        ([(["033", "030"], 2)], "033", False),
        ([(["033", "030"], 2)], "030", True),
        ([(["033"], 2), (["030"], 2)], "030", False),
    ],
)
def test_another_card_of_the_item_has_the_keyword(items, this, holds):
    """The card's own keyword does not count, nor that of another item, nor a card without it."""
    game = table(
        ITEMS + "- {number: 33, back: green, kind: item, durability: 3, keywords: [rope]}",
        items=items,
        deck=9,
    )

    play(game, "if this item also has rope: lose 1 card", this=this)

    assert (len(game.zones[zones.ACTION_DECK]) == 8) is holds
