"""K-C-20, Glass Demijohn: an item that breaks in its own way."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.ending import eliminate
from playing import act, choose, corpus_table, finish, hand, inventory, past, pile_size, play, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [rest: {cost: 4}, heal: {cost: 4}, dig: {cost: 4, difficulty: 1, failure: take 104}]}
- {number: 30, back: green, kind: item, durability: 3, effects: ["dig: cost -1"]}
- {skill: knife, item: {durability: 3, keywords: [blade]}}
"""
demijohn = partial(corpus_table, CARDS, only=("20",), at="010", deck=20, pile=0)


def sprains(game, seat=0):
    return [name for name in hand(game, seat) if name.startswith("105")]


def test_it_saves_three_cards_of_a_rest_or_a_cure():
    """Four cards become one."""
    for action in ("rest", "heal"):
        game = demijohn(items=[(["glass-demijohn"], 3)])
        finish(act(game, action, "use-item", "apply"))
        assert pile_size(game) == 1
        assert inventory(game) == [(["glass-demijohn"], 2)]


@rule("C-RUL-10", "C-DISC-02", "C-DBR-02")
def test_broken_by_use_it_cuts_in_the_discard_step():
    """Its last use still counts; then it is banished and its owner sprained, before the consequence."""
    game = demijohn(items=[(["030", "glass-demijohn", "knife"], 1)])
    act(game, "dig", "use-item", "apply", "reveal")
    finish(game)

    assert zone(game, "glass-demijohn") == tabletop.BANISHED
    assert past(game) == ["030"]
    assert zone(game, "knife") == zones.DISCARD_PILE
    taken = [item for item in game.news if item.what == "state-taken"]
    assert [zones.card_of(game, item.card).number for item in taken] == [105, 104]


@rule("C-RUL-10", "C-WEAR-05")
def test_broken_by_wear_it_cuts_at_once():
    """The other cards of the column are discarded as usual."""
    game = play(demijohn(items=[(["glass-demijohn", "030"], 2)]), "wear 2")

    assert inventory(game) == []
    assert zone(game, "glass-demijohn") == tabletop.BANISHED
    assert past(game) == ["030"]
    assert len(sprains(game)) == 1


def test_the_owner_is_hurt_whoever_acts():
    """In an action together its owner is sprained, not the active explorer."""
    game = demijohn(explorers=2, items_of={1: [(["glass-demijohn"], 1)]})
    act(game, "rest", joined=[1])
    finish(game, "use-item")

    assert sprains(game, 0) == []
    assert len(sprains(game, 1)) == 1


@rule("C-RELQ-01")
def test_given_up_it_goes_to_the_past_and_nobody_is_hurt():
    """Relinquishing is not breaking."""
    game = demijohn(items=[(["glass-demijohn"], 1)])
    choose(game, "relinquish/s1/glass-demijohn")

    assert past(game) == ["glass-demijohn"]
    assert sprains(game) == []


@rule("C-ELIM-03")
def test_lost_by_elimination_it_goes_to_the_past():
    """An eliminated explorer's items do not break."""
    game = demijohn(explorers=2, items=[(["glass-demijohn"], 1)])
    eliminate(game, 0, tabletop.ELIMINATED)
    game.advance()

    assert zone(game, "glass-demijohn") == tabletop.PAST


@rule("C-RUL-83")
def test_discarded_by_name_it_goes_to_the_past_alone():
    """The rest of the column keeps its die, and nobody is hurt."""
    game = demijohn(items=[(["glass-demijohn", "030"], 2)])
    play(game, "discard a card with fragile in your inventory")

    assert past(game) == ["glass-demijohn"]
    assert inventory(game) == [(["030"], 2)]
    assert sprains(game) == []
