"""Falling in the middle of an action: what its text still does, and to whom (T-RUL-59, T-RUL-60)."""

import pytest

from enduring import act, choose, citadel_table, hand, life, offered, purse
from rulebook import rule

PLACES = """
- number: 10
  uid: mire
  back: green
  kind: terrain
  actions:
    - tend: {{success: [suffer 9 damage, {rest}]}}
    - dig: {{success: nothing}}
- {{number: 12, uid: pouch, back: green, kind: purse, weight: 1}}
"""


def mire(rest: str, **settings):
    """A table at the mire, where tending is the first character's end."""
    return citadel_table(PLACES.format(rest=rest), players=2, at="mire", life=[3, 9], **settings)


@rule("T-RUL-59")
@pytest.mark.parametrize(
    "rest",
    ["discard all cards in your hand", "banish all cards in your purse", "may set the tremor to 3"],
)
def test_the_text_leaves_the_fallen_alone(rest):
    """Hand and Purse are as the procedure left them, and nothing is offered to who lies there."""
    game = mire(rest, purse=["pouch"], deck=5)

    act(game, "tend", "reveal")
    choose(game, "banish")

    assert (len(hand(game)), purse(game)) == (2, ["pouch"])
    assert offered(game)[0].startswith("tend/s2")


@rule("T-RUL-59")
def test_somebody_else_chooses_what_the_text_still_does():
    """A choice that the action leaves falls to the next conscious character involved."""
    game = mire("{choose: [set the tremor to 3, each involved suffers 1 damage]}")

    act(game, "tend", "reveal", joined=[1])
    choose(game, "banish")

    question = game.pending()
    assert question.name == "choose-effect"
    assert question.seat(game) == 1


@rule("T-RUL-59")
def test_somebody_else_pays_or_suffers():
    """So does a price that the players can still pay."""
    game = mire("{pay: set the tremor to 1, or: each involved suffers 1 damage}")

    act(game, "tend", "reveal", joined=[1])
    choose(game, "banish")

    question = game.pending()
    assert question.name == "pay-or-suffer"
    assert question.seat(game) == 1


LEDGE = """
- number: 20
  uid: ledge
  back: green
  kind: terrain
  actions:
    - dig: {success: {for: each involved, do: [each other involved loses 5 life, may gain 1 life]}}
"""


@rule("T-RUL-60")
def test_who_falls_before_their_turn_is_passed_over():
    """What the first does makes the second fall, who is not asked any more; the third still is."""
    game = citadel_table(LEDGE, players=3, at="ledge", life=[20, 5, 20])

    act(game, "dig", "reveal", joined=[1, 2])
    choose(game, "banish", "do", "do")

    assert [life(game, seat) for seat in range(3)] == [16, 0, 16]
