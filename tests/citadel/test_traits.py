"""Creature traits: every one beside the action is applied, to the active player, and to that action alone (T-CONS-09)."""

from enduring import act, choose, citadel_table, deck_size, life, news, offered
from rulebook import rule

LAIR = """
- {trait: spiteful, effects: ["after a failed fight: lose 1 life"]}
- {trait: swift, effects: ["must fight: cost +2", "after a failed fight: discard 1 from the deck"]}
- {trait: lofty, effects: ["after a failed climb: lose 5 life", "must climb: cost +3"]}
- {trait: tough, effects: ["must fight: -1 success"]}
- number: 10
  uid: lair
  back: green
  kind: terrain
  actions:
    - fight: {cost: 1, difficulty: 1, traits: [spiteful, swift, lofty, tough], success: gain 1 life}
    - climb: {cost: 1, difficulty: 1, success: gain 1 life}
"""


def lair(deck):
    """The second player is in the lair, the first elsewhere."""
    return citadel_table(
        LAIR, players=2, at="field", board={(1, 0): "lair"}, where={1: "lair"}, decks={1: deck}
    )


@rule("T-CONS-09", "T-TRAIT-01", "T-DATA-06")
def test_every_trait_beside_the_action_is_applied():
    """Three cards are drawn instead of one, a success is lost, and the failure costs a life point and a card."""
    game = lair(["star", "blank", "blank#2", "blank#3", "blank#4"])

    act(game, "fight", seat=1)
    assert news(game, "cost") == ["3"]
    choose(game, "reveal")

    assert [life(game, seat) for seat in (0, 1)] == [10, 9]
    assert [deck_size(game, seat) for seat in (0, 1)] == [10, 1]


@rule("T-CONS-09", "T-TRAIT-01", "T-GEAR-02")
def test_a_trait_that_names_another_action_is_silent():
    """What the lofty one does to climbers does nothing in a fight; and traits of the fight do nothing to a climb."""
    game = lair(["star", "star#2", "blank", "blank#2"])
    act(game, "fight", "reveal", "count/1", seat=1)
    assert [life(game, seat) for seat in (0, 1)] == [10, 11]

    act(game, "climb", seat=1)

    assert news(game, "cost") == ["3", "1"]
    choose(game, "reveal")
    assert life(game, 1) == 11
    assert offered(game)[0].startswith("move/s1")
