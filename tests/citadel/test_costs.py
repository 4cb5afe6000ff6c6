"""Costs and counting at their edges: below nothing, in a mandatory action, when an action may not be begun anew."""

import pytest

from enduring import act, choose, citadel_table, deck_size, die, finish, life, news, offered, past
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule

CLIFF = """
- number: 10
  uid: cliff
  back: green
  kind: terrain
  actions:
    - climb: {cost: 1, difficulty: 0, success: gain 1 life, modifiers: ["any: cost -3"]}
    - swim: {cost: 3, success: gain 1 life}
    - dig: {cost: 0, rows: [{difficulty: 0, success: take 014}]}
    - run: {success: take 015}
- {number: 11, uid: rain, back: green, kind: global event, effects: ["any: cost +1"]}
- {number: 12, uid: hail, back: green, kind: global event, effects: ["any: cost +4"]}
- {number: 13, uid: raft, back: green, kind: purse, effects: ["swim: cost -5"]}
- {number: 14, uid: hole, back: green, kind: permanent event, placement: [west], done: [dig],
   actions: [lift: {success: discard this}]}
- {number: 15, uid: gull, back: green, kind: temporary event,
   actions: [fight: {cost: 2, difficulty: 1, success: lose 5 life, failure: gain 2 life}]}
"""


def cliff(**settings):
    """The second player is on the cliff, the first elsewhere."""
    return citadel_table(
        CLIFF, players=2, at="field", board={(1, 0): "cliff"}, where={1: "cliff"}, **settings
    )


@rule("T-DRAW-04", "T-RUL-11", "T-DRAW-01")
@pytest.mark.parametrize(("weather", "drawn"), [([], 0), (["rain"], 0), (["rain", "hail"], 3)])
def test_a_cost_below_nothing_is_nothing_once_all_is_added_up(weather, drawn):
    """One less three is no card; what makes it dearer counts against the whole reduction first."""
    game = cliff(globals_=weather)

    act(game, "climb", seat=1)

    assert news(game, "cost") == [str(drawn)]
    assert (len(this_pass(game).drawn), deck_size(game, 1)) == (drawn, 10 - drawn)


@rule("T-DRAW-03", "T-DRAW-04")
def test_no_more_is_saved_than_is_to_be_drawn():
    """The raft could save five; of three cards three, two or one may be saved, or none."""
    game = cliff(purses={1: ["raft"]})

    act(game, "swim", "select/raft", "apply/raft/1", seat=1)
    assert offered(game) == ["save/3", "save/2", "save/1"]
    choose(game, "save/3")

    assert deck_size(game, 1) == 10


@rule("T-RUL-31", "T-RES-05", "T-MAND-03")
def test_a_mandatory_action_may_be_failed_on_purpose():
    """Winning against the gull would cost five life points: none of the two successes need be counted."""
    game = cliff(decks={1: ["star", "star#2"]})

    act(game, "run", "reveal", "reveal", seat=1)
    assert offered(game) == ["count/2", "count/1", "count/0"]
    choose(game, "count/0")

    assert (life(game, 1), past(game)) == (12, ["gull"])


@rule("T-RUL-35", "T-FORB-05", "T-FORB-06")
def test_an_ended_action_is_begun_anew_unless_it_is_forbidden():
    """The dig is over and its die gone; the hole shows it as done, and only without the hole it begins again."""
    game = cliff()
    finish(act(game, "dig", "reveal", seat=1))
    assert die(game, "cliff") == (0, 0)
    assert not any(found.startswith("dig") for found in offered(game))

    finish(act(game, "lift", "reveal", seat=1))
    assert "dig/s2/cliff" in offered(game)
    act(game, "dig", seat=1)

    assert die(game, "cliff") == (1, 0)
