"""K-E-01, Mudhounds: a mandatory compound fight in two rows."""

from enduring import act, choose, die, farlamp_table, finish, hand, life, offered, standing, zone
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import rule

LANE = """
- {number: 90, uid: lane, back: green, kind: terrain, actions: [dig: {success: take 305}]}
- {number: 91, uid: apple, back: green, kind: purse, weight: 1}
"""
STARS = ["star", *(f"star#{at}" for at in range(2, 13))]


def lane(**settings):
    """Two have turned the hounds over in the lane; a third is in the field."""
    game = farlamp_table(
        LANE,
        only=["k-e-01"],
        at="lane",
        board={(1, 0): "field"},
        players=3,
        where={2: "field"},
        **{"decks": {0: STARS}, **settings},
    )
    return act(game, "dig", "reveal")


@rule("T-MAND-01", "T-MAND-04", "T-CPD-09")
def test_everyone_in_the_lane_fights_and_the_active_player_is_chosen_for_every_pass():
    """First one leads, then the other; the third is out of it."""
    game = lane()
    choose(game, "fight/s2")
    assert this_pass(game).involved == (1, 0)
    choose(game, "reveal")

    assert sorted(offered(game)) == ["fight/s1/mudhounds", "fight/s2/mudhounds"]


@rule("T-CPD-10", "T-CPD-11", "T-RES-06")
def test_a_failed_pass_lowers_the_die_and_hurts_the_active_player():
    """Two of four stars count under the chain: the die shows 1, and one life point is lost."""
    game = choose(lane(), "fight/s1", "draw", "draw", "reveal")
    assert offered(game)[0] == "count/2"
    choose(game, "count/2")

    assert die(game, "mudhounds") == (1, 1)
    assert [life(game, seat) for seat in range(3)] == [9, 10, 10]


@rule("T-CPD-12", "T-CPD-14", "T-CONS-04", "T-CPD-16")
def test_on_the_second_row_they_are_driven_off_and_a_card_may_be_kept():
    """Row by row: the die goes to row 2 with 2, then the event is discarded and one revealed card stays."""
    game = choose(lane(), "fight/s1", "reveal", "count/2", "fight/s1", "reveal", "count/1")
    assert die(game, "mudhounds") == (2, 2)
    choose(game, "fight/s1", "reveal", "count/2")
    choose(game, next(found for found in offered(game) if found.startswith("retain/")))

    assert zone(game, "mudhounds") == tabletop.PAST
    assert die(game, "mudhounds") == (0, 0)
    assert len(hand(game)) == 1


@rule("T-CONS-02", "T-RUL-78")
def test_a_failure_on_the_second_row_hits_one_of_the_involved_at_random():
    """Over some seeds either is bitten for 2, never the one in the field."""
    bitten = set()
    for seed in range(1, 9):
        game = choose(lane(seed=seed), "fight/s1", "reveal", "count/2", "fight/s1", "reveal", "count/1")
        before = [life(game, seat) for seat in range(3)]
        choose(game, "fight/s1", "reveal", "count/0")
        loss = [before[seat] - life(game, seat) for seat in range(3)]
        assert sorted(loss) == [0, 0, 2]
        bitten.add(loss.index(2))

    assert bitten == {0, 1}


@rule("T-RUL-57", "T-MAND-03")
def test_between_passes_only_recovery_and_throwing_away_come_in():
    """No gift, no number, no other action."""
    game = lane(purse=["apple"])
    choose(game, "fight/s1", "reveal", "count/0")

    assert {found.split("/")[0] for found in offered(game)} == {"fight"}
    assert {found.split("/")[0] for found in standing(game)} == {"recovery", "drop"}


@rule("T-RUL-80", "T-RUL-41")
def test_hand_limits_wait_until_it_is_over():
    """Five cards in a hand of four are trimmed when the hounds are gone, not before."""
    game = lane(hands={0: ["blank", "blank#2", "blank#3", "blank#4", "blank#5"]})
    choose(game, "fight/s1", "reveal", "count/2", "fight/s1", "reveal", "count/1")
    assert len(hand(game)) == 5

    choose(game, "fight/s1", "reveal", "count/2", "done")

    assert offered(game)[0].startswith("discard/")
    finish(game)
    assert len(hand(game)) == 4
