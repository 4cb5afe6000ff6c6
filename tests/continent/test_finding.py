"""Items found: who takes them, and the room they need (section 17 of the catalogue)."""

import pytest

from continent.workshop import WORKSHOP
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.items import can_receive
from playing import act, choose, deck_size, held, inventory, offered, past, play, table
from rulebook import rule


@rule("C-FIND-01", "C-RUL-12", "C-REV-09")
def test_a_found_item_may_be_handed_over_free_of_charge_and_combined():
    """Another involved player takes it without paying, as a new item or under one of theirs."""
    game = table(WORKSHOP, at="020", explorers=2, items_of={1: [(["031"], 2)]}, deck=10)
    act(game, "observe", joined=[1])
    play(game, "take 030", "hand-over/s2/030")
    receiving = offered(game)
    choose(game, "combine/031")

    assert receiving == ["new-item/030", "combine/031", "leave-it/030"]
    assert inventory(game, 1) == [(["031", "030"], 2)]
    assert deck_size(game) == 10


@rule("C-FIND-01", "C-REV-09")
def test_an_item_can_be_handed_only_to_the_involved():
    """Somebody who stayed out of the action gets nothing of it."""
    game = table(WORKSHOP, at="020", explorers=2, deck=10)
    act(game, "observe")
    play(game, "take 030")

    assert offered(game) == ["new-item/030", "leave-it/030"]


@rule("C-FIND-02", "C-SET-06")
def test_a_new_item_needs_a_free_die_set_to_its_durability():
    """With all dice in use no new item is offered; with one free it shows the card's durability."""
    full = table(WORKSHOP, at="020", explorers=2, items=[(["033"], 2), (["033#2"], 2), (["033#3"], 2)])
    play(full, "take 030")
    free = table(WORKSHOP, at="020", explorers=2, items=[(["033"], 2), (["033#2"], 2)])
    play(free, "take 030", "new-item")

    assert "new-item/030" not in offered(full)
    assert (["030"], 4) in inventory(free)


@rule("C-RUL-84")
def test_room_may_be_made_by_relinquishing_first():
    """At the moment of the find another item may be given up, and the new one started."""
    game = table(WORKSHOP, at="020", explorers=4, items=[(["033", "033#2"], 2), (["033#3", "033#4"], 2)])
    play(game, "take 030")
    before = offered(game)
    choose(game, "relinquish/s1/033")
    after = offered(game)

    assert before == ["leave-it/030"]
    assert "new-item/030" in after


@rule("C-RUL-84")
def test_a_receiver_needs_capacity_too():
    """Nobody can be handed a card they have neither a die nor a column for."""
    game = table(
        WORKSHOP,
        at="020",
        explorers=4,
        items_of={1: [(["033", "033#2"], 2), (["033#3", "033#4"], 2)]},
        deck=10,
    )
    act(game, "observe", joined=[1, 2])
    play(game, "take 030")

    assert "hand-over/s2/030" not in offered(game)
    assert "hand-over/s3/030" in offered(game)


@rule("C-REV-09", "C-DBR-01")
def test_a_refused_find_goes_to_the_past():
    """Leaving it discards it by its back."""
    game = table(WORKSHOP, at="020")
    play(game, "take 030", "leave-it")

    assert past(game) == ["030"]


@rule("C-RUL-84", "C-ITEM-03")
def test_an_item_without_a_die_is_no_room_for_another_card():
    """All items of the helper have used their last pip in this action: nothing more can be added to them."""
    full = [(["033"], 1), (["033#2"], 1), (["033#3"], 1)]
    game = table(WORKSHOP, at="020", explorers=2, items_of={1: full}, deck=20)
    before = can_receive(game, 1)
    for column in zones.columns(game, 1):
        game.values[column] = 0

    assert before
    assert not can_receive(game, 1)


@rule("C-RUL-84", "C-ITEM-03", "C-COMB-03")
def test_a_find_cannot_be_combined_with_an_item_that_has_lost_its_die():
    """The cards of the used-up item lie there until the Discard step, but the find goes to the other item or nowhere."""
    game = table(WORKSHOP, at="020", explorers=2, items_of={1: [(["033"], 1), (["031"], 1)]}, deck=20)
    game.values[zones.columns(game, 1)[0]] = 0

    play(game, "take 030", you=1)

    assert offered(game) == ["new-item/030", "combine/031", "leave-it/030"]


@rule("C-RUL-84", "C-REV-09")
@pytest.mark.parametrize(("low", "is_offered"), [("strap", True), ("", False)])
def test_what_is_found_may_be_handed_to_who_has_room_in_one_item(low, is_offered):
    """Bo's dice are all in use; one of Bo's items is full, and another takes a card more if Bo's own limit says so."""
    cards = """
- {number: 20, back: green, kind: terrain, area: I, actions: [dig: {cost: 0, success: take 030}]}
- {number: 30, back: green, kind: item, durability: 3, uid: find, effects: ["when this enters play: take 105"]}
- {number: 31, back: green, kind: item, durability: 3, copies: 12}
- {number: 37, back: green, kind: bonus, uid: strap, effects: ["cards per item +1"]}
"""
    copies = iter(["031", *[f"031#{number}" for number in range(2, 13)]])
    items = [([next(copies) for _ in range(size)], 2) for size in (4, 3, 4)]
    hands = {1: [low]} if low else {}
    game = table(cards, at="020", explorers=2, items_of={1: items}, hands=hands, deck=9)

    act(game, "dig", "reveal", joined=[1])

    assert ("hand-over/s2/find" in offered(game)) is is_offered


@rule("C-REV-09", "C-CARD-19")
@pytest.mark.parametrize("taker", [0, 1])
def test_what_an_item_says_on_coming_into_play_it_says_to_its_owner(taker):
    """Ann finds it and keeps it or hands it to Bo, who makes an item of it."""
    cards = """
- {number: 20, back: green, kind: terrain, area: I, actions: [dig: {cost: 0, success: take 030}]}
- {number: 30, back: green, kind: item, durability: 3, uid: find, effects: ["when this enters play: take 105"]}
"""
    game = table(cards, at="020", explorers=3, deck=9)
    act(game, "dig", "reveal", joined=[1])

    choose(game, *(["new-item"] if taker == 0 else ["hand-over/s2", "new-item"]))

    assert [held(game, seat) for seat in range(3)] == [["105"] if seat == taker else [] for seat in range(3)]
