"""K-C-42, Thieving Surf: items stolen as they are, and found again."""

from functools import partial

from fogbound.rules.common import filing, tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.ending import eliminate
from playing import act, card, choose, corpus_table, finish, inventory, offered, past, pile, play, zone
from rulebook import alone, rule
from second_seat import seat_of

CARDS = """
- {number: 10, back: green, kind: terrain, area: IV, actions: [fish: {cost: 0, success: take 233}]}
- {number: 30, back: green, kind: item, durability: 4, copies: 6}
- {number: 31, back: green, kind: item, durability: 2}
- {skill: bo-hook, own: bo, item: {durability: 2}}
"""
surf = partial(corpus_table, CARDS, only=("42",), at="010", deck=20)
SEARCH = ["star", "star#2", "blank", "blank#2", "blank#3", "blank#4"]


def hoard(game):
    """The items in the hoard, as `inventory` shows those of an explorer."""
    return sorted(inventory(game, zones.stored(game.content.words.find("store", "hoard"))))


def robbed(*, found="340", **settings):
    """Everybody has been robbed of what they name, and stands on the shore where it may be found."""
    game = surf(**settings)
    finish(play(game, "every explorer sets aside one of your items in the hoard"))
    shore = card(game, found)
    filing.lay(game, shore, game.places[card(game, "010")] + 50, tabletop.BOARD)
    for seat in range(game.seats):
        game.figures[seat] = shore
    game.advance()
    return game


@rule("C-RUL-76", "C-DBR-02")
def test_each_involved_loses_an_item_of_their_choice():
    """Active first; who has none loses none; then the surf is banished."""
    game = surf(explorers=3, items_of={0: [(["030"], 3)], 1: [(["030#2"], 4), (["031", "030#3"], 5)]})
    act(game, "fish", "reveal", joined=[1, 2])
    assert game.pending().seat(game) == 1  # the first had no choice
    assert offered(game) == ["set-aside/030#2", "set-aside/031"]
    choose(game, "set-aside/031")

    assert hoard(game) == [(["030"], 3), (["031", "030#3"], 5)]
    assert inventory(game, 0) == []
    assert inventory(game, 1) == [(["030#2"], 4)]
    assert zone(game, "233") == tabletop.BANISHED


def test_who_is_not_involved_keeps_everything():
    """The surf takes from those who fished."""
    game = surf(explorers=2, items_of={1: [(["030"], 3)]})
    finish(act(game, "fish"))

    assert hoard(game) == []
    assert inventory(game, 1) == [(["030"], 3)]


@rule("C-FIND-02")
def test_the_dice_are_free_again():
    """A new item can be made at once."""
    items = [(["030"], 4), (["030#2"], 4), (["030#3"], 4), (["030#4"], 4)]
    game = surf(items=items)
    act(game, "fish", "reveal", "set-aside/030")
    play(game, "take 031")

    assert "new-item/031" in offered(game)


@alone("needs everybody together")
def test_the_hoard_is_no_pile():
    """Neither a night nor a refill touches it, and its counters stay."""
    game = surf(items=[(["031"], 2)], past=["105"])
    play(game, "add 2 counters", this="031")
    act(game, "fish", "reveal")
    choose(game, "camp")
    filing.empty_past(game)

    assert hoard(game) == [(["031"], 2)]
    assert game.count(card(game, "031"), 0) == 2


def test_found_again_the_active_explorer_hands_the_items_out():
    """Among the involved, as they are."""
    game = robbed(explorers=2, items_of={0: [(["031", "030"], 5)], 1: [(["030#2"], 1)]}, deck=SEARCH)
    act(game, "search", "trade/0", "reveal", "keep-none", joined=[1])
    assert game.pending().seat(game) == 0
    choose(game, "hand-over/s2/031", "hand-over/s2/030#2")

    assert sorted(inventory(game, 1)) == [(["030#2"], 1), (["031", "030"], 5)]
    assert hoard(game) == []


@alone("needs everybody together")
@rule("C-FIND-02", "C-RUL-84")
def test_who_has_no_free_die_gets_nothing():
    """Nobody can carry it and nobody makes room: it is discarded card by card, by its backs."""
    game = robbed(items=[(["031", "bo-hook"], 2)], deck=SEARCH)
    for name in ("030", "030#2", "030#3", "030#4"):
        game.move(card(game, name), game.new_zone(zones.ITEM_COLUMN, seat_of(0), 4))
    game.index = None
    act(game, "search", "reveal", "keep-none")
    assert offered(game) == ["leave-it/031"]
    choose(game, "leave-it")

    assert past(game) == ["031"]
    assert "bo-hook" in pile(game)


@alone("needs everybody together")
def test_nobody_has_to_carry_it():
    """The active explorer may leave an item although there is a die for it."""
    game = robbed(items=[(["031"], 2)], deck=SEARCH)
    act(game, "search", "reveal", "keep-none", "leave-it")

    assert inventory(game) == []
    assert past(game) == ["031"]


def test_with_an_empty_hoard_something_else_is_found():
    """Card 341 is taken."""
    game = surf(at="340", deck=SEARCH)
    finish(act(game, "search"))

    assert zone(game, "341") == zones.SATCHEL


@alone("needs everybody together")
@rule("C-WEAR-01")
def test_a_failed_search_wears_an_item():
    """One pip, and the hoard stays where it is."""
    game = robbed(items=[(["030"], 4), (["031"], 2)], deck=20)
    left = inventory(game)[0]
    finish(act(game, "search"), "wear")

    assert inventory(game) == [(left[0], left[1] - 1)]
    assert len(hoard(game)) == 1


@rule("C-ELIM-05", "C-RUL-90")
def test_own_skills_in_the_hoard_are_not_in_the_game():
    """Bo's elimination does not touch the hook; when it comes back and is discarded, it is banished."""
    game = surf(explorers=2, items_of={1: [(["bo-hook"], 2)]})
    finish(act(game, "fish", joined=[1]))
    eliminate(game, 1, tabletop.ELIMINATED)
    assert hoard(game) == [(["bo-hook"], 2)]

    play(game, "hand out the hoard", "leave-it")
    assert zone(game, "bo-hook") == tabletop.BANISHED
