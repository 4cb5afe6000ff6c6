"""K-U-02, Salt-lung: a state that makes climbing and swimming dearer until it is tended."""

from enduring import act, choose, farlamp_table, finish, offered, purse, standing, zone
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import rule

SHORE = """
- number: 90
  uid: shore
  back: green
  kind: terrain
  actions:
    - climb: {cost: 2}
    - swim: {cost: 2}
    - think: {success: each involved takes 441}
- {number: 91, uid: cramp, back: green, kind: purse, keywords: [ailment], effects: ["must climb, tend: cost +2"]}
- {number: 92, uid: balm, back: green, kind: purse, keywords: [ailment], effects: ["climb: cost -2"]}
"""


def shore(**settings):
    return farlamp_table(SHORE, only=["k-u-02"], at="shore", **settings)


@rule("T-GEAR-06", "T-GEAR-07", "T-DRAW-02")
def test_climbing_and_swimming_cost_one_more():
    """It is selected by itself in both."""
    for action in ("climb", "swim"):
        game = act(shore(purse=["salt-lung"]), action)
        assert len(this_pass(game).drawn) == 3


@rule("T-PURSE-05", "T-PURSE-06", "T-TYPE-09")
def test_it_can_be_neither_thrown_away_nor_given():
    """It weighs nothing, but it sticks."""
    game = shore(players=2, purse=["salt-lung"])

    assert not any("salt-lung" in found for found in standing(game))


@rule("T-ACT-02", "T-ZONE-07")
def test_tending_returns_it():
    """Two successes send it home; a failure changes nothing."""
    game = shore(purse=["salt-lung"], deck=["blank", "blank#2", "blank#3", "star", "star#2", "star#3"])
    finish(act(game, "tend"))
    assert purse(game) == ["salt-lung"]

    finish(act(game, "tend"))

    assert zone(game, "salt-lung") == tabletop.ADVENTURE_DECK


@rule("T-RUL-73")
def test_each_named_taker_keeps_one():
    """Handed out to all involved, nobody can push theirs over to another."""
    game = finish(act(shore(players=3), "think", joined=[1, 2]))

    assert [len(purse(game, seat)) for seat in range(3)] == [1, 1, 1]


@rule("T-RUL-14")
def test_with_another_compulsory_ailment_exactly_one_is_selected():
    """The choice is the active player's."""
    game = act(shore(purse=["salt-lung", "cramp"]), "climb")
    assert offered(game) == ["select/salt-lung", "select/cramp"]

    choose(game, "select/salt-lung")

    assert len(this_pass(game).drawn) == 3


@rule("T-RUL-16", "T-GEAR-05")
def test_while_it_is_tended_the_other_ailment_drops_out():
    """The cramp would make tending dearer, but the salt-lung's own action comes first."""
    game = act(shore(purse=["cramp", "salt-lung"]), "tend", on="salt-lung")

    assert len(this_pass(game).drawn) == 3


@rule("T-RUL-15")
def test_it_keeps_an_optional_ailment_out():
    """The balm cannot be selected beside it."""
    game = act(shore(purse=["balm", "salt-lung"]), "climb")

    assert offered(game) == ["draw", "reveal"]
    assert len(this_pass(game).drawn) == 3
