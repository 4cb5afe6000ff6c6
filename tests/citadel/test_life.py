"""Life points, damage and coming back (T-LIFE, T-UNC)."""

import pytest

from citadel.downfall import DUTY, PLACES, fall, status
from enduring import (
    act,
    card,
    choose,
    citadel_table,
    hand,
    life,
    offered,
    play,
    terrain,
)
from fogbound.core import NONE
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import alone, rule

# -- points ----------------------------------------------------------------------------------------


@rule("T-LIFE-01", "T-LIFE-02", "T-LIFE-09")
def test_life_points_may_exceed_the_start_but_never_99():
    """A gain is added whatever the scenario gave; at 99 it stops."""
    game = citadel_table(life=10)

    play(game, "gain 5 life")
    assert life(game) == 15
    play(game, "gain 98 life")
    assert life(game) == 99


@rule("T-LIFE-03", "T-LIFE-04", "T-LIFE-09")
def test_a_loss_below_nothing_leaves_nothing_and_fells():
    """Who would drop below 0 is at 0 and unconscious; another loss is exactly what was said."""
    game = citadel_table(players=2, life=4)

    play(game, "lose 3 life")
    assert life(game) == 1
    assert status(game) == tabletop.PRESENT
    play(game, "lose 3 life")
    assert life(game) == 0
    assert status(game) == zones.UNCONSCIOUS
    assert life(game, 1) == 4


@rule("T-LIFE-05", "T-LIFE-06", "T-RUL-24")
def test_cancelling_takes_off_damage_before_it_counts():
    """Three damage less two cancelled cost one life point."""
    game = citadel_table(PLACES, at="mire", purse=["buckler"], deck=4)

    act(game, "dig", "select/buckler", "reveal", "apply/buckler")

    assert life(game) == 9


@rule("T-LIFE-06", "T-RUL-22")
def test_what_is_cancelled_is_cancelled_once():
    """What one blow leaves over serves the next of the same pass, and no more than that."""
    text = PLACES.replace(
        "suffer 3 damage, then discard 2 from the deck", "suffer 1 damage, then suffer 3 damage"
    )
    game = citadel_table(text, at="mire", purse=["buckler"], deck=4)

    act(game, "dig", "select/buckler", "reveal", "apply/buckler")

    assert life(game) == 8


@rule("T-RUL-24")
def test_nobody_cancels_the_damage_of_others():
    """What the active player has left is not offered for those who are struck beside them."""
    text = PLACES.replace("suffer 3 damage, then discard 2 from the deck", "each involved suffers 3 damage")
    game = citadel_table(text, players=2, at="mire", purse=["buckler"], deck=4)

    act(game, "dig", "select/buckler", "reveal", "done", joined=[1])

    assert offered(game)[0].startswith("dig/s1")
    assert [life(game), life(game, 1)] == [7, 7]


@rule("T-LIFE-07", "T-LIFE-08")
@pytest.mark.parametrize("loss", ["lose 3 life", "recovery"])
def test_a_plain_loss_is_not_cancelled(loss):
    """Neither lost life points nor the price of a Recovery can be cancelled, even inside the action."""
    text = PLACES.replace('failure: "suffer 3 damage, then discard 2 from the deck"', "failure: lose 3 life")
    game = citadel_table(text, at="mire", purse=["buckler"], deck=2, pile=6)

    act(game, "dig", "select/buckler")
    if loss == "recovery":
        choose(game, "recovery", "recover/s1/6")
        assert life(game) == 7
        return
    choose(game, "reveal")
    assert not any(option.startswith("apply") for option in offered(game))
    assert life(game) == 7


@alone("is about being alone")
@rule("T-EX-33", "T-GEN-05", "T-RUL-61")
def test_alone_the_last_life_point_is_the_game():
    """Solo, 0 life points lose at once, before anything else happens."""
    game = citadel_table(life=1, hand=["star"])

    play(game, "suffer 1 damage")

    assert game.ending == "lost:unconscious"
    assert hand(game) == ["star"]


@rule("T-GEN-05", "T-RUL-61")
def test_the_last_of_several_to_fall_loses_the_game():
    """While one is conscious the game goes on; when the last one falls it is lost before the procedure."""
    game = citadel_table(players=2, life=1, hands={1: ["star"]})

    fall(game)
    choose(game, "banish")
    assert not game.ending
    fall(game, 1)

    assert game.ending == "lost:unconscious"
    assert hand(game, 1) == ["star"]


# -- coming back -----------------------------------------------------------------------------------


@rule("T-UNC-08", "T-UNC-09")
def test_who_gains_a_life_point_wakes_beside_the_active_player():
    """In an action, the figure comes back where the active player stands."""
    text = (
        PLACES + "- {number: 30, uid: ward, back: green, kind: terrain, "
        "actions: [tend: {success: each unconscious explorer gains 1 life}]}"
    )
    game = citadel_table(text, players=3, at="mire", where={1: "ward"}, board={(1, 0): "ward"})
    fall(game)
    choose(game, "banish")

    act(game, "tend", "reveal", seat=1)

    assert terrain(game) == "ward"
    assert life(game) == 1
    assert len(hand(game)) == 2
    assert any(option.startswith("tend/s1/ward") for option in offered(game))


@rule("T-UNC-10")
def test_without_an_active_player_the_players_choose_the_place():
    """Between actions any character's Terrain may be chosen."""
    game = citadel_table(players=3, where={1: "field"}, board={(1, 0): "field"})
    fall(game)
    choose(game, "banish")

    play(game, "gain 2 life")
    assert offered(game) == ["appear-on/s1/field", "appear-on/s1/start"]
    choose(game, "appear-on/s1/field")

    assert terrain(game) == "field"


@rule("T-UNC-10", "T-RUL-66")
def test_who_falls_again_before_coming_back_stays_away():
    """A Recovery may take the new life points before the place is chosen."""
    game = citadel_table(players=3, where={1: "field"}, board={(1, 0): "field"})
    fall(game)
    choose(game, "banish")
    game.move(card(game, "star"), zones.DISCARD_PILES)

    play(game, "gain 1 life", "recovery/s1", "recover/s1/1", "banish")

    assert offered(game)[0].startswith("move/s2")
    assert terrain(game) == ""


@rule("T-RUL-62", "T-RUL-118")
def test_who_was_active_wakes_where_the_players_choose():
    """What heals every character reaches the unconscious; who was active comes back to a character of choice."""
    game = citadel_table(
        PLACES,
        players=3,
        at="mire",
        where={1: "start", 2: "field"},
        board={(1, 0): "start", (2, 0): "field"},
        life=[3, 10, 10],
    )

    act(game, "talk", "reveal")
    choose(game, "banish")
    assert offered(game) == ["appear-on/s1/start", "appear-on/s1/field"]
    choose(game, "appear-on/s1/field")

    assert [life(game, seat) for seat in range(3)] == [2, 12, 12]
    assert terrain(game) == "field"


@rule("T-RUL-118")
def test_what_harms_every_character_passes_over_the_unconscious():
    """Everybody elsewhere is meant, the unconscious only by what heals."""
    game = citadel_table(players=3, where={1: "field"}, board={(1, 0): "field"})
    fall(game, 2)
    choose(game, "banish")

    play(game, "every explorer loses 2 life")

    assert [life(game, seat) for seat in range(3)] == [8, 8, 0]


@rule("T-RUL-63")
def test_who_wakes_beside_a_mandatory_action_joins_at_the_next_pass():
    """Involved from then on, and may be its active player."""
    text = DUTY.replace(
        "failure: each involved suffers 9 damage}]}", "failure: each unconscious explorer gains 1 life}]}"
    )
    game = citadel_table(text, players=2, at="kennel")
    fall(game, 1)
    choose(game, "banish")

    act(game, "climb", "reveal", "reveal")

    assert terrain(game, 1) == "kennel"
    assert [option[:8] for option in offered(game)] == ["fight/s1", "fight/s2"]


@rule("T-UNC-08")
def test_nothing_gained_wakes_nobody():
    """At least one life point is needed."""
    game = citadel_table(players=2)
    fall(game)
    choose(game, "banish")

    play(game, "gain 0 life")

    assert status(game) == zones.UNCONSCIOUS
    assert game.figures[0] == NONE


@rule("T-UNC-09", "T-RUL-45")
def test_waking_up_is_an_arrival():
    """Whoever comes back to a Terrain with a mandatory action must take it."""
    text = (
        PLACES + "- {number: 31, uid: weir, back: green, kind: terrain, "
        "actions: [swim: {mandatory: true, success: nothing}, tend: {success: each unconscious explorer gains 1 life}]}"
    )
    game = citadel_table(text, players=2, at="mire", where={1: "weir"}, board={(1, 0): "weir"})
    fall(game)
    choose(game, "banish")

    act(game, "tend", "reveal", seat=1)

    assert [option[:7] for option in offered(game)] == ["swim/s2", "swim/s1"]
