"""K-L-03, Covetous: who must lead, and what a failure costs."""

from enduring import act, blocked, choose, farlamp_table, offered, purse, standing, zone
from fogbound.rules.common import tabletop
from rulebook import alone, rule

FIGHT = """
- number: 70
  uid: lair
  back: green
  kind: terrain
  actions: [dig: {success: take 071}]
- number: 71
  uid: magpies
  back: green
  kind: temporary event
  actions:
    - fight:
        traits: [covetous]
        rows:
          - {cost: 1, difficulty: 3, success: die down 1, failure: suffer 1 damage}
          - {cost: 1, difficulty: 1, success: discard this}
- {number: 72, uid: chest, back: green, kind: purse, weight: 3}
- {number: 73, uid: pack, back: green, kind: purse, weight: 2}
- {number: 74, uid: letter, back: green, kind: purse, weight: 0}
- {number: 75, uid: wound, back: green, kind: purse, weight: 1, no-discard: true}
"""


def lair(**settings):
    """The magpies have just been revealed."""
    game = farlamp_table(FIGHT, only=["k-l-03"], at="lair", **settings)
    return act(game, "dig", "reveal")


def leaders(game):
    return [item.seat for item in game.news if item.what == "action"][1:]


@rule("T-TRAIT-01")
def test_the_heaviest_leads_blocked_cards_included():
    """A blocked chest weighs as much as any."""
    game = lair(players=3, blocked=["chest"], purses={1: ["pack"]})

    assert leaders(game) == [0]


@rule("T-TRAIT-01")
def test_on_a_tie_the_involved_choose():
    """Two packs of the same weight, a third character with less."""
    text = FIGHT + "- {number: 76, uid: bale, back: green, kind: purse, weight: 2}\n"
    game = farlamp_table(text, only=["k-l-03"], at="lair", players=3, purse=["pack"], purses={1: ["bale"]})
    act(game, "dig", "reveal")

    assert offered(game) == ["fight/s1/magpies", "fight/s2/magpies"]


@rule("T-RUL-57", "T-TRAIT-01")
def test_dropping_something_before_the_pass_is_legal():
    """With the chest gone the other one leads."""
    text = FIGHT + "- {number: 76, uid: bale, back: green, kind: purse, weight: 3}\n"
    game = farlamp_table(text, only=["k-l-03"], at="lair", players=2, purse=["chest"], purses={1: ["bale"]})
    act(game, "dig", "reveal")
    assert offered(game) == ["fight/s1/magpies", "fight/s2/magpies"]
    assert "drop/s1/chest" in standing(game)

    choose(game, "drop/s1/chest")

    assert leaders(game) == [1]


@rule("T-TRAIT-01", "T-CONS-09", "T-RUL-84")
def test_a_failure_costs_something_that_the_left_neighbour_picks():
    """Cards of weight 1 or more in the purse, even one that may not be discarded; no blocked one, no light one."""
    game = lair(players=2, purse=["pack", "letter", "wound"], blocked=["chest"])

    choose(game, "reveal")
    assert game.pending().seat(game) == 1
    assert sorted(offered(game)) == ["choose/pack", "choose/wound"]
    choose(game, "choose/wound")

    assert zone(game, "wound") == tabletop.PAST
    assert (purse(game), blocked(game)) == (["letter", "pack"], ["chest"])


@alone("is about being alone")
@rule("T-TRAIT-01", "T-RUL-78")
def test_alone_chance_picks():
    """In solo play one of the two is gone at random."""
    gone = set()
    for seed in range(12):
        game = lair(purse=["pack", "chest"], seed=seed)
        choose(game, "reveal")
        gone.update({"pack", "chest"} - set(purse(game)))
        assert len(purse(game)) == 1

    assert gone == {"pack", "chest"}


@rule("T-CONS-09")
def test_the_row_still_strikes_and_a_success_costs_nothing():
    """The black section comes besides; without a failure nothing is discarded."""
    game = lair(purse=["pack"], deck=["star", "star#2", "star#3", "blank"])
    before = purse(game)
    choose(game, "draw", "draw", "reveal", "count/3")
    assert purse(game) == before

    game = lair(purse=["pack"])
    choose(game, "reveal")
    assert purse(game) == []
    assert [item.n for item in game.news if item.what == "damage"] == [1]
