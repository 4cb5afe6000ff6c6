"""Step 2, Draw: the cost, what changes it, and the cards that are drawn for it."""

from enduring import act, choose, citadel_table, deck_size, finish, life, offered, pile_size
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import rule

CLIFF = """
- number: 10
  uid: cliff
  back: green
  kind: terrain
  actions:
    - climb: {cost: 5, difficulty: 3, success: gain 1 life, failure: lose 1 life}
    - swim: {cost: 2, chain: true, difficulty: 1}
    - think: {cost: 0, difficulty: 0, success: gain 1 life}
    - dig: {cost: 1, difficulty: 1}
- {number: 11, uid: rope, back: green, kind: purse, keywords: [tool], effects: ["climb: cost -3"]}
- {number: 12, uid: spikes, back: green, kind: purse, effects: ["climb: cost -4"]}
- {number: 13, uid: rain, back: green, kind: global event, effects: ["any: cost +1"]}
- {number: 14, uid: hail, back: green, kind: global event, effects: ["any: cost +2"]}
- {skill: breath, effects: ["think: before the draw, may gain 1 life"]}
"""


def drawn(game):
    """How many cards lie drawn."""
    return len(this_pass(game).drawn)


@rule("T-EX-01", "T-DRAW-05", "T-DRAW-06", "T-RES-24")
def test_at_least_the_cost_is_drawn():
    """Five cards are drawn before anything else can be done; three stars among them are enough."""
    game = citadel_table(CLIFF, at="cliff", deck=["star", "star#2", "star#3", *blanks(5)])

    act(game, "climb")
    assert drawn(game) == 5
    assert offered(game) == ["draw", "reveal"]
    choose(game, "reveal")
    assert offered(game)[0] == "count/3"
    choose(game, "count/3")

    assert life(game) == 11


@rule("T-EX-01", "T-RES-24")
def test_two_successes_are_not_three():
    """One success short of the difficulty is a failure."""
    game = citadel_table(CLIFF, at="cliff", deck=["star", "star#2", *blanks(6)])

    finish(act(game, "climb"))

    assert life(game) == 9


def blanks(number):
    return ["blank", *(f"blank#{at}" for at in range(2, number + 1))]


@rule("T-DRAW-01", "T-DRAW-02")
def test_all_increases_and_the_chosen_reductions_make_the_cost():
    """Five, one more for the rain, three less for the rope."""
    game = citadel_table(CLIFF, at="cliff", purse=["rope"], globals_=["rain"])

    act(game, "climb", "select/rope", "apply/rope/1", "save/3")

    assert drawn(game) == 3


@rule("T-DRAW-03")
def test_a_reduction_is_used_for_any_amount():
    """The rope may save three cards, two, one or none."""
    game = citadel_table(CLIFF, at="cliff", purse=["rope"])

    act(game, "climb", "select/rope")
    assert offered(game) == ["apply/rope/1", "done"]
    choose(game, "apply/rope/1")
    assert offered(game) == ["save/3", "save/2", "save/1"]
    choose(game, "save/1")

    assert drawn(game) == 4


@rule("T-DRAW-02")
def test_an_increase_cannot_be_declined():
    """Rain makes even a thought cost a card, and nobody is asked."""
    game = citadel_table(CLIFF, at="cliff", globals_=["rain"])

    act(game, "think")

    assert offered(game) == ["draw", "reveal"]
    assert drawn(game) == 1


@rule("T-DRAW-04", "T-RUL-11")
def test_the_sum_is_clamped_once():
    """Seven saved of five and three more: one card, not three; the order of the modifiers does not matter."""
    game = citadel_table(CLIFF, at="cliff", purse=["rope", "spikes"], globals_=["rain", "hail"])

    act(game, "climb", "select/rope", "select/spikes", "apply/rope/1", "save/3", "apply/spikes/1", "save/4")

    assert drawn(game) == 1


@rule("T-DRAW-04", "T-RES-26", "T-EX-07")
def test_an_action_may_cost_and_demand_nothing():
    """Thinking draws no card and succeeds without one."""
    game = citadel_table(CLIFF, at="cliff")

    act(game, "think", "reveal")

    assert deck_size(game) == 10
    assert life(game) == 11


@rule("T-DRAW-05", "T-INFO-09")
def test_cards_are_drawn_face_down_from_ones_own_deck():
    """The active player's deck pays, and nobody has seen the cards yet."""
    game = citadel_table(CLIFF, at="cliff", players=2)

    act(game, "dig", seat=1)

    assert deck_size(game, 0) == 10
    assert deck_size(game, 1) == 9
    assert game.known == {}


@rule("T-DRAW-06", "T-DRAW-07")
def test_a_chain_does_not_forbid_additional_cards():
    """Swimming costs two; two more are drawn all the same."""
    game = citadel_table(CLIFF, at="cliff")

    act(game, "swim", "draw", "draw")

    assert drawn(game) == 4


@rule("T-DRAW-08", "T-DRAW-09")
def test_a_short_deck_forces_a_recovery_and_the_action_goes_on():
    """Three cards are there, two are owed after the Recovery, and the result is still counted."""
    game = citadel_table(CLIFF, at="cliff", deck=["star", "star#2", "star#3"], pile=6)

    act(game, "climb")
    assert [option.split("/")[0] for option in offered(game)] == ["recover"] * len(offered(game))
    choose(game, "recover/s1/4")
    assert life(game) == 10 - 2
    assert drawn(game) == 5
    choose(game, "reveal", "count/3")

    assert life(game) == 10 - 2 + 1


@rule("T-DRAW-10", "T-RUL-58")
def test_who_falls_by_the_recovery_draws_no_more():
    """The last life point is paid: the action breaks off without a result."""
    game = citadel_table(CLIFF, at="cliff", deck=3, pile=6, life=[1, 10], players=2)

    act(game, "climb")
    finish(game)

    assert table.is_unconscious(game, 0)
    assert not game.zones[tabletop.DRAWN]
    assert life(game, 0) == 0
    assert life(game, 1) == 10


@rule("T-DRAW-11")
def test_a_deck_that_holds_exactly_the_cost_is_enough():
    """Five cards for five: no Recovery."""
    game = citadel_table(CLIFF, at="cliff", deck=5, pile=4)

    act(game, "climb")

    assert offered(game) == ["reveal"]
    assert life(game) == 10
    assert pile_size(game) == 4


@rule("T-RUL-12")
def test_an_action_may_be_begun_with_an_empty_deck():
    """The shortage is dealt with when the cards are drawn."""
    game = citadel_table(CLIFF, at="cliff", deck=0, pile=4)

    act(game, "dig", "recover/s1/2")

    assert drawn(game) == 1


@rule("T-GEAR-14")
def test_something_may_be_done_before_the_draw():
    """A breath taken before thinking, once."""
    game = citadel_table(CLIFF, at="cliff", hand=["breath"])

    act(game, "think")
    assert offered(game) == ["apply/breath/1", "done"]
    choose(game, "apply/breath/1")

    assert life(game) == 11
    assert offered(game) == ["draw", "reveal"]
