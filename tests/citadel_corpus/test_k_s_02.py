"""K-S-02, Flinch: a Reflex that turns damage away."""

from enduring import act, choose, farlamp_table, finish, hand, life, offered
from rulebook import rule

RING = """
- number: 90
  uid: ring
  back: green
  kind: terrain
  actions:
    - fight: {cost: 2, difficulty: 9, failure: "suffer 1 damage, then suffer 3 damage"}
    - dodge: {cost: 2, difficulty: 9, failure: each involved suffers 2 damage}
    - climb: {cost: 2, difficulty: 9, failure: suffer 2 damage}
    - swim: {cost: 1, difficulty: 0, success: suffer 2 damage}
    - talk: {cost: 2, difficulty: 9, failure: lose 2 life}
    - listen: {cost: 2, success: add 2 to hand}
"""


def ring(deck=("flinch", "blank", "blank#2", "blank#3"), **settings):
    return farlamp_table(RING, only=["k-s-02"], at="ring", deck=list(deck), **settings)


@rule("T-RUL-23", "T-RUL-21", "T-RES-21")
def test_its_own_wild_icon_pays_for_it_when_damage_falls():
    """Held back until the first blow: one of its two points, then the other against the second blow."""
    game = act(ring(), "fight", "reveal", "count/0")
    assert offered(game) == ["convert/flinch/1", "done"]

    choose(game, "convert/flinch/1")

    assert life(game) == 10 - (4 - 2)


@rule("T-RUL-23")
def test_it_may_be_held_back_for_the_second_blow():
    """The first costs a life point, of the second one remains."""
    game = act(ring(), "fight", "reveal", "count/0", "done", "convert/flinch/1")

    assert life(game) == 10 - 1 - 1


@rule("T-RES-17")
def test_it_is_applied_once():
    """With a target and a wild icon there is still one application."""
    game = act(
        ring(deck=("flinch", "aim", "blank")), "fight", "reveal", "count/0", "convert/flinch/1", "pay-target"
    )

    assert life(game) == 10 - 2


@rule("T-RUL-24")
def test_it_protects_only_the_active_player():
    """The other who took part bears it all."""
    game = act(ring(players=2), "dodge", "reveal", "count/0", "convert/flinch/1", joined=[1])

    assert (life(game, 0), life(game, 1)) == (10, 8)


@rule("T-RES-21", "T-RUL-25")
def test_in_other_actions_it_does_nothing():
    """A climb is neither fight nor dodge."""
    game = finish(act(ring(), "climb"), "convert")

    assert life(game) == 8


@rule("T-LIFE-07")
def test_it_does_not_help_against_losing_life_points():
    """Nothing is asked and two are gone."""
    game = finish(act(ring(), "talk"), "convert")

    assert life(game) == 8


@rule("T-RUL-22")
def test_an_unused_part_is_gone_with_the_action():
    """What was cancelled in vain does not help in the next action."""
    game = ring()
    act(game, "dodge", "reveal", "convert/flinch/1")
    assert life(game) == 10

    finish(act(game, "swim"))

    assert life(game) == 8


@rule("T-RUL-26", "T-HAND-01")
def test_in_hand_it_counts_and_does_nothing():
    """Kept, it is one of five cards, and a fight hurts as if it were not there."""
    game = ring(
        deck=("flinch", "blank", "blank#2", "blank#3"), hand=["star", "star#2", "star#3", "star#4", "star#5"]
    )
    act(game, "listen", "reveal", "retain/flinch", "done")
    finish(game, "discard/star")
    assert "flinch" in hand(game)
    assert len(hand(game)) == 5

    finish(act(game, "fight"), "convert")

    assert life(game) == 6
