"""K-U-04, Odd the eel boy: a companion with a will of his own."""

import pytest

from enduring import (
    act,
    blocked,
    card,
    choose,
    deck_size,
    farlamp_table,
    finish,
    offered,
    play,
    purse,
    standing,
    zone,
)
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop

LANE = """
- number: 10
  uid: lane
  back: green
  kind: terrain
  actions:
    - fight: {cost: 2, success: nothing}
    - climb: {cost: 2, success: nothing}
"""


def lane(**settings):
    """Three characters: two in the lane, one on the field beside it, one further off."""
    given = {
        "players": 4, "at": "lane", "where": {2: "field", 3: "start"}, "board": {(1, 0): "field", (2, 0): "start"},
        "purse": ["odd"], **settings,
    }  # fmt: skip
    return farlamp_table(LANE, only=["k-u-04"], **given)


def test_he_is_given_but_not_discarded():
    """By choice he cannot be got rid of; on the same or an adjacent Terrain he may be given, for nothing."""
    game = lane()

    assert not [option for option in standing(game) if option.startswith("drop")]
    gifts = [option for option in standing(game) if option.startswith("give")]
    assert gifts == ["give-away/s1/odd/1", "give-away/s1/odd/2"]
    choose(game, "give-away/s1/odd/2")

    assert purse(game, 2) == ["odd"]
    assert deck_size(game) == deck_size(game, 2) == 10


def test_blocked_he_is_given_only_on_the_spot():
    """His reach is an effect, and a blocked card has none."""
    game = lane(purse=[], blocked=["odd"])

    assert [option for option in standing(game) if option.startswith("give")] == ["give-away/s1/odd/1"]


def test_he_brings_luck_in_any_action_but_a_fight():
    """One wild icon, when he is selected."""
    game = lane(deck=["star", "blank"])

    act(game, "climb", "select/odd", "reveal", "apply/odd/2")

    assert game.frames[0].icons == (0, 0, 0, 0, 1)


def test_in_a_fight_he_is_a_burden_and_hides_afterwards():
    """He must be selected, costs one card more, and is blocked at the end."""
    game = lane()

    act(game, "fight")
    assert deck_size(game) == 7
    choose(game, "reveal")

    assert not [option for option in offered(game) if option.startswith("apply")]
    assert blocked(game) == ["odd"]
    assert purse(game) == []


def test_blocked_he_is_no_burden():
    """A blocked card is inert."""
    game = lane(purse=[], blocked=["odd"])

    act(game, "fight")

    assert deck_size(game) == 8


def test_he_is_coaxed_out_elsewhere():
    """Each involved character may unblock one companion."""
    game = lane(at="nurses-hearth", purse=[], blocked=["odd"], deck=["star", "blank"])

    act(game, "tend", "reveal", "count/1", joined=[1])
    assert offered(game) == ["do/nurses-hearth", "decline/nurses-hearth"]
    choose(game, "do")

    assert purse(game) == ["odd"]
    assert offered(game)[0].startswith("tend")


@pytest.mark.parametrize("hidden", [False, True])
def test_he_leaves_who_falls_for_somebody_there(hidden):
    """The players choose who on the Terrain takes him, blocked or not as he is."""
    game = lane(
        purse=[] if hidden else ["odd"],
        blocked=["odd"] if hidden else [],
        where={3: "field"},
        board={(1, 0): "field"},
    )

    play(game, "lose 99 life")
    assert offered(game) == ["choose/s2", "choose/s3"]
    assert game.pending().seat(game) == -1
    choose(game, "choose/s3", "banish")

    assert (purse(game, 2), blocked(game, 2)) == (([], ["odd"]) if hidden else (["odd"], []))
    assert blocked(game) == purse(game) == []


@pytest.mark.parametrize("hidden", [False, True])
def test_with_nobody_there_he_is_lost(hidden):
    """He goes back to the deck, and it is remembered for the rest of the adventure."""
    game = lane(
        purse=[] if hidden else ["odd"],
        blocked=["odd"] if hidden else [],
        where={1: "field", 2: "field", 3: "field"},
        board={(1, 0): "field"},
    )

    play(game, "lose 99 life", "banish")

    assert zone(game, "odd") == tabletop.ADVENTURE_DECK
    play(game, "if odd-is-lost is remembered: gain 1 life, otherwise lose 1 life", you=1)
    assert zones.life(game, 1) == 11


def test_he_stays_when_somebody_else_falls():
    """Only his owner's fall moves him."""
    game = lane()

    play(game, "lose 99 life", "banish", you=1)

    assert purse(game) == ["odd"]


def test_the_fall_that_parts_them_may_come_in_the_middle_of_an_action():
    """He goes to somebody involved or not, while the action breaks off."""
    game = lane(players=2, where={}, board={}, deck=0, pile=2, life=[1, 9])

    act(game, "climb", "done")
    choose(game, "banish")
    finish(game)

    assert purse(game, 1) == ["odd"]
    assert card(game, "odd") not in game.zones[zones.PURSES]
