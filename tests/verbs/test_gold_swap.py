"""gold swap: a green card is banished, a gold one of its number takes its place."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import at_cell, finish, held, inventory, play, table, terrain, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I}
- {number: 20, back: green, kind: permanent event, placement: [north], copies: 2}
- {number: 20, back: gold, kind: permanent event, placement: [north]}
- {number: 21, back: green, kind: permanent event, placement: [north]}
- {number: 21, back: gold, kind: item, durability: 3}
- {number: 22, back: green, kind: permanent event, placement: [north]}
- {number: 30, back: green, kind: terrain, area: I}
- {number: 30, back: gold, kind: terrain, area: I,
   actions: [dodge: {cost: 0, difficulty: 1, mandatory: true, failure: take 105}]}
- {number: 83, back: green, kind: item, durability: 2, uid: torch}
- {number: 83, back: gold, kind: item, durability: 5, uid: flame}
- {number: 84, back: green, kind: item, durability: 2, uid: lonely}
- {number: 85, back: green, kind: item, durability: 2, uid: rod}
- {number: 86, back: green, kind: item, durability: 2, uid: cord}
"""
camp = partial(table, CARDS, deck=10)


@rule("C-DBR-03", "C-RUL-59")
def test_gold_comes_even_while_greens_remain():
    """The second green 020 is in the Adventure Deck and yet the gold one takes the place."""
    game = camp(at="010", board={(0, 1): "020"})

    play(game, "gold swap", this="020")

    assert at_cell(game, 0, 1) == "020-gold"
    assert [zone(game, "020"), zone(game, "020#2")] == [tabletop.BANISHED, tabletop.ADVENTURE_DECK]


@rule("C-RUL-59")
def test_of_several_gold_cards_chance_picks_one():
    """Over many games each of them takes the place."""
    cards = CARDS + "- {number: 20, back: gold, kind: permanent event, placement: [north], uid: other}\n"
    found = set()
    for seed in range(10):
        game = table(cards, at="010", board={(0, 1): "020"}, deck=10, seed=seed)
        play(game, "gold swap", this="020")
        found.add(at_cell(game, 0, 1))

    assert found == {"020-gold", "other"}


@rule("C-RUL-59")
def test_the_past_is_emptied_if_no_gold_card_is_there():
    """The gold card lies in the Past and comes back for it."""
    game = camp(at="010", board={(0, 1): "020"}, past=["020-gold"])

    play(game, "gold swap", this="020")

    assert at_cell(game, 0, 1) == "020-gold"


@rule("C-RUL-59")
def test_without_any_gold_card_only_the_banishment_remains():
    """There is no gold 022."""
    game = camp(at="010", board={(0, 1): "022"})

    play(game, "gold swap", this="022")

    assert [at_cell(game, 0, 1), zone(game, "022")] == ["", tabletop.BANISHED]


@rule("C-RUL-59")
def test_a_gold_card_is_not_swapped():
    """Nothing happens."""
    game = camp(at="010", board={(0, 1): "020-gold"})

    play(game, "gold swap", this="020-gold")

    assert at_cell(game, 0, 1) == "020-gold"


@rule("C-RUL-59")
def test_the_gold_card_is_resolved_as_newly_revealed():
    """An event that turns into an item is found like any other."""
    game = camp(at="010", board={(0, 1): "021"})

    play(game, "gold swap", "new-item", this="021")

    assert inventory(game) == [(["021-gold"], 3)]
    assert at_cell(game, 0, 1) == ""


@rule("C-RUL-69")
def test_a_terrain_changes_under_the_figures():
    """For them it is an arrival, mandatory action included."""
    game = camp(at="030")

    finish(play(game, "gold swap", this="030"))

    assert terrain(game) == "030-gold"
    assert held(game) == ["105"]


def test_in_an_item_the_gold_card_keeps_position_and_the_die_is_set():
    """It is no newly found item: nobody is asked, the column stays in order."""
    game = camp(items=[(["rod", "torch", "cord"], 1)])

    play(game, "gold swap in this item with die 6", this="torch")

    assert inventory(game) == [(["rod", "flame", "cord"], 6)]
    assert zone(game, "torch") == tabletop.BANISHED


def test_in_an_item_of_one_card_the_die_stays_unless_it_is_named():
    """The item lives on as the gold card."""
    game = camp(items=[(["torch"], 2)])

    play(game, "gold swap in this item", this="torch")

    assert inventory(game) == [(["flame"], 2)]


@rule("C-RUL-59", "C-RUL-83")
def test_in_an_item_a_card_without_gold_is_only_banished():
    """The rest of the item stays; a lone card frees its die."""
    game = camp(items=[(["lonely", "rod"], 3)])

    play(game, "gold swap in this item with die 6", this="lonely")

    assert inventory(game) == [(["rod"], 3)]


def test_outside_an_item_nothing_is_swapped_in_it():
    """A torch that has left the inventory cannot be lit there."""
    game = camp(past=["torch"])

    play(game, "gold swap in this item with die 6", this="torch")

    assert [zone(game, "torch"), zone(game, "flame")] == [tabletop.PAST, tabletop.ADVENTURE_DECK]
