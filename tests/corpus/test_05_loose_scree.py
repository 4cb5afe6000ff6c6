"""K-C-05, Loose Scree: a Temporary event with a mandatory, locked action."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import act, choose, corpus_table, finish, hand, inventory, news, offered, past, pile_size, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, actions: [forage: {cost: 0, success: take 052}]}
- {number: 30, back: green, kind: item, durability: 4, effects: ["climb: cost -1"]}
- {number: 31, back: green, kind: item, durability: 3}
"""
scree = partial(corpus_table, CARDS, only=("05",), at="010")
WON = ["star", "star#2", "blank", "blank#2"]


def meet(game, **who):
    """Forage until the scree is loose and its climb has begun."""
    return act(game, "forage", "reveal", **who)


@rule("C-LEG-07", "C-COST-03", "C-COST-08")
def test_the_climb_is_taken_at_once_and_allows_neither_trade_nor_more_cards():
    """Two explorers are in it together and nobody is asked for anything but the Skill to keep."""
    game = meet(scree(explorers=2, deck=WON, pile=0), joined=[1])

    assert {option.split("/")[0] for option in offered(game)} == {"keep", "keep-none"}
    finish(game)
    assert pile_size(game) == 3


@rule("C-RUL-35", "C-COST-09")
def test_effects_still_count_under_the_lock():
    """An item saves a card all the same."""
    game = meet(scree(deck=10, pile=0, items=[(["030"], 4)]))
    finish(choose(game, "use-item", "apply"), "wear")

    assert pile_size(game) == 2


@rule("C-DBR-02", "C-REV-08")
def test_won_it_brings_experience_and_is_gone_for_good():
    """An experience card under the Satchel, the scree banished."""
    game = finish(meet(scree(deck=WON)))

    assert zone(game, "052") == tabletop.BANISHED
    assert [gained.split("#")[0] for gained in news(game, "quest-item")] == ["005"]


@rule("C-WEAR-01", "C-WEAR-03", "C-REV-08")
def test_lost_it_wears_the_items_of_the_involved():
    """Two pips in all, spread by those involved; the active explorer is sprained, the scree discarded."""
    game = scree(explorers=2, deck=10, items_of={0: [(["030"], 4)], 1: [(["031"], 3)]})
    meet(game, joined=[1])
    choose(game, "done", "keep-none")
    assert offered(game) == ["wear/s1/030", "wear/s2/031"]
    choose(game, "wear/s1", "wear/s2")

    assert inventory(game, 0) == [(["030"], 3)]
    assert inventory(game, 1) == [(["031"], 2)]
    assert "105" in [name.split("#")[0] for name in hand(game, 0)]
    assert hand(game, 1) == []
    assert "052" in past(game)


@rule("C-RUL-49", "C-RUL-56")
def test_until_its_action_is_over_it_is_in_no_pile():
    """A refill on the way does not bring it back into the deck."""
    cards = CARDS.replace("take 052}", "[take 052, take 052]}")
    game = corpus_table(cards, only=("05",), at="010", deck=10, past=["031"])
    meet(game)

    assert past(game) == []  # the second call has emptied the Past in vain
    assert zone(game, "052") == tabletop.RESOLVING
    finish(game)
    assert past(game) == ["052"]
