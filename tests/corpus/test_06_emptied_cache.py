"""K-C-06, Emptied Cache: a Permanent event that shows an action as done."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, at_cell, card, corpus_table, finish, offered, past, pile_size, play, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, actions: [dig: {cost: 1}]}
- {number: 11, back: green, kind: terrain, area: I, actions: [dig: {cost: 1}]}
- {number: 30, back: green, kind: item, durability: 4, actions: [dig: {cost: 1}, make-fire: {cost: 3}]}
- {skill: bone-craft, craft: {cost: 4, resources: {bone: 2}}, item: {durability: 2}}
- {number: 98, back: green, kind: bonus, uid: spade, actions: [dig: {cost: 1}]}
"""
cache = partial(corpus_table, CARDS, only=("06",), at="010", board={(0, -1): "044"})


@rule("C-REV-05", "C-NUM-02")
def test_taken_it_points_south_at_the_terrain():
    """Two copies can be met; each lies north of the explorer who takes it."""
    game = play(corpus_table(CARDS, only=("06",), at="010", deck=10), "take 044")

    assert at_cell(game, 0, -1) in ("044", "044#2")


@rule("C-LEG-04", "C-LEG-05", "C-RUL-61")
def test_it_blocks_the_dig_printed_on_its_terrain_alone():
    """Digging from hand or with an item goes on, and so does digging elsewhere."""
    game = cache(explorers=2, items=[(["030"], 4)], hand=["spade"], deck=10)
    game.figures[1] = card(game, "010")
    assert [option for option in offered(game) if option.startswith("dig/s1")] == [
        "dig/s1/spade",
        "dig/s1/030",
    ]
    assert not [option for option in offered(game) if option.startswith("dig/s2")]

    elsewhere = cache(board={(0, -1): "044", (0, 1): "011"}, deck=10)
    elsewhere.figures[0] = card(elsewhere, "011")
    elsewhere.advance()
    assert offered(elsewhere) == ["dig/s1/011"]


@rule("C-CRAFT-02", "C-CARD-03")
def test_it_offers_bone():
    """Whoever stands there crafts with it."""
    game = cache(hand=["bone-craft"], deck=10, pile=0)
    finish(act(game, "craft", "use-resource"), "new-item")

    assert pile_size(game) == 4 - 2


@rule("C-RUL-39", "C-COST-04")
def test_it_eases_making_fire_once_for_the_whole_action():
    """Two explorers there together still save one card."""
    game = cache(explorers=2, items=[(["030"], 4)], deck=10, pile=0)
    act(game, "make-fire", "apply", joined=[1])
    assert not [option for option in offered(game) if option.startswith("apply")]
    finish(game)

    assert pile_size(game) == 3 - 1


@rule("C-TURN-08", "C-NUM-06")
def test_a_search_finds_what_is_available():
    """Two stars bring the card; a second search finds nothing, and the Past is not emptied for it."""
    stars = ["star", "star#2", "blank", "blank#2"]
    game = cache(deck=stars, past=["105"])
    finish(act(game, "search"))
    assert zone(game, "045") == zones.SATCHEL

    again = cache(deck=stars, satchel=["045"], past=["105"])
    finish(act(again, "search"))
    assert past(again) == ["105"]


@rule("C-CONS-02")
def test_a_failed_search_has_no_consequence():
    """Nothing is found, nothing is lost."""
    game = finish(act(cache(deck=10), "search"))

    assert zone(game, "045") == tabletop.ADVENTURE_DECK
    assert at_cell(game, 0, -1) == "044"
