"""Whose seat counts: what belongs to one player is never looked up at another's."""

import pytest

from enduring import act, at_cell, card, choose, citadel_table, finish, life, news, offered, play
from fogbound.rules.citadel import limits, table
from rulebook import alone, rule

CREW = """
- number: 10
  uid: camp
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1}
- number: 11
  uid: shore
  back: green
  kind: terrain
  actions:
    - climb: {cost: 2, difficulty: 1, success: gain 1 life, failure: suffer 1 damage}
- {number: 12, uid: anvil, back: green, kind: purse, weight: 6}
- {skill: own-way, copies: 4, effects: ["climb: cost -1"]}
"""


@rule("T-DATA-01", "T-PURSE-02")
@pytest.mark.parametrize(
    ("players", "hands", "weights"),
    [
        (1, [5], [7]),
        (2, [4, 5], [6, 5]),
        (3, [4, 5, 3], [6, 5, 4]),
        (4, [3, 4, 2, 5], [5, 4, 3, 7]),
    ],
)
def test_every_character_has_limits_of_their_own(players, hands, weights):
    """Hand and weight stand on the Character card, for each number of players."""
    game = citadel_table(players=players)

    assert [limits.hand_limit(game, seat) for seat in range(players)] == hands
    assert [limits.weight_limit(game, seat) for seat in range(players)] == weights


@rule("T-PURSE-02", "T-PURSE-03")
@pytest.mark.parametrize(
    ("carrier", "movers"), [(0, ["move/s1/ansa", "move/s2/bartholt"]), (1, ["move/s1/ansa"])]
)
def test_the_same_load_is_too_much_for_one_and_not_for_another(carrier, movers):
    """Six is as much as Ansa can carry beside another player, and more than Bartholt can."""
    board = {(1, 0): "shore"}
    game = citadel_table(CREW, at="camp", board=board, players=2, purses={carrier: ["anvil"]})

    assert [option for option in offered(game) if option.startswith("move")] == movers


@rule("T-TURN-13")
@pytest.mark.parametrize("seat", range(4))
def test_every_player_uses_the_skills_in_their_own_hand(seat):
    """The Skill of the fourth player serves them as that of the first does, and nobody else."""
    settings = {"players": 4, "at": "shore", "hands": {seat: ["own-way"]}}
    own = act(citadel_table(CREW, **settings), "climb", seat=seat)
    other = act(citadel_table(CREW, **settings), "climb", seat=(seat + 1) % 4)

    assert table.holder(own, card(own, "own-way")) == seat
    assert offered(own) == ["apply/own-way/1", "done"]
    assert offered(other) == ["draw", "reveal"]


FORK = """
- number: 20
  uid: pier
  back: green
  kind: terrain
  arrows: {east: [I, 22]}
- number: 21
  uid: shed
  back: green
  kind: terrain
  arrows: {north: [I, 23]}
- {number: 22, uid: corner, back: green, kind: terrain}
- {number: 23, uid: attic, back: green, kind: terrain}
- fog: bog
  area: I
  kind: permanent event
  actions:
    - climb: {cost: 1, success: return this}
  back-actions: [pathfind: {success: flip}]
"""


@rule("T-RUL-86", "T-RUL-112", "T-EXPL-11")
@pytest.mark.parametrize(("seat", "number"), [(0, "corner"), (1, "attic")])
def test_the_space_of_an_event_is_opened_by_who_removed_it(seat, number):
    """Pier and shed point at the event with different numbers; the second player opens it from the shed."""
    game = citadel_table(FORK, at="pier", players=2, board={(1, 1): "shed", (1, 0): "bog"}, where={1: "shed"})

    finish(act(game, "climb", seat=seat))

    assert at_cell(game, 1, 0) == number


@pytest.mark.parametrize(("action", "order"), [("dig", ["031", "032"]), ("climb", ["032", "031"])])
def test_what_waits_for_the_end_of_an_action_comes_in_the_order_of_its_appearance(action, order):
    """Two effects wait; the first one said is done first."""
    text = """
- number: 30
  uid: yard
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, success: "after the action: take 031; after the action: take 032"}
    - climb: {cost: 1, success: "after the action: take 032; after the action: take 031"}
- {number: 31, back: green, kind: temporary event}
- {number: 32, back: green, kind: temporary event}
"""
    game = citadel_table(text, at="yard")

    finish(act(game, action))

    assert news(game, "taken") == order


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_waits_concerns_those_who_were_involved(seat):
    """Two of three dig; what follows the action happens to these two."""
    text = """
- number: 30
  uid: yard
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, success: "after the action: each involved loses 1 life"}
"""
    helper = (seat + 1) % 3
    game = citadel_table(text, at="yard", players=3)

    finish(act(game, "dig", seat=seat, joined=[helper]))

    assert [life(game, one) for one in range(3)] == [9 if one in (seat, helper) else 10 for one in range(3)]


@alone("is about being alone")
@rule("T-GEN-05")
def test_a_lone_character_who_is_held_has_lost():
    """Nobody is left to free them."""
    game = citadel_table()

    play(game, "be held")

    assert game.ending == "lost:unconscious"


@rule("T-GEN-01")
def test_the_players_may_give_up_at_any_time():
    """Between two actions they concede, and the adventure is lost."""
    game = citadel_table()

    choose(game, "concede")

    assert game.ending == "lost:conceded"
