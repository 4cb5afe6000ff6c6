"""What a player reads off cards that lie open."""

import pytest

from fogbound.bots import CardReadings
from playing import base, pack_of

CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  arrows: {north: 21}
  actions:
    - dig: {cost: 4, difficulty: 2, success: take 031 if available, failure: lose 2 cards}
    - dig: {cost: 1, success: {choose: [lose 3 cards, restore 5 random]}}
    - move: {cost: 1, success: move}
    - climb: {cost: 2, difficulty: 1, success: explore, failure: your adventure is over}
    - rest: {cost: 0, success: {if: a fire is here, then: restore 4 random}}
- number: 21
  back: green
  kind: state
  title: sore
  effects: ["climb: cost +1"]
  actions:
    - rest: {cost: 1, success: return this}
- number: 31
  back: green
  kind: item
  durability: 3
  effects: ["dig: cost -2", "any except dig: 1 star, price: discard this"]
"""


@pytest.fixture(scope="module")
def faces() -> CardReadings:
    return CardReadings([base(), pack_of(CARDS)])


@pytest.mark.parametrize(
    ("action", "success", "failure"),
    [
        (("dig", None), {"call 031": 1}, {"lose": 2}),
        (("dig", 2), {"restore": 5}, {}),
        (("move", None), {"move": 1}, {}),
        (("climb", None), {"explore": 1}, {"over": 1}),
        (("rest", None), {"restore": 2}, {}),
    ],
    ids=str,
)
def test_what_an_action_promises(faces, action, success, failure):
    """Of a choice the best counts, of a condition half; the second action of a type has an ordinal."""
    deed = faces.of("020").deeds[action]

    assert (deed.success, deed.failure) == (success, failure)


def test_what_an_action_costs(faces):
    """Cost and difficulty are read as printed."""
    deed = faces.of("020").deeds["dig", None]

    assert (deed.cost, deed.difficulty) == (4, 2)


def test_a_state_is_cured_by_returning_it(faces):
    """The same words on any other card would be no cure."""
    assert faces.of("021").deeds["rest", None].success == {"cure": 1}


def test_what_an_item_gives_to_actions(faces):
    """Cards saved and stars, for which types, and whether there is a price."""
    free, priced = faces.of("031").gifts

    assert (free.amount, free.serves("dig"), free.serves("climb"), free.priced) == (2, True, False, False)
    assert (priced.amount, priced.serves("dig"), priced.serves("climb"), priced.priced) == (
        1,
        False,
        True,
        True,
    )


def test_copies_share_a_face(faces):
    """An ordinal tells copies apart, not what they say."""
    assert faces.of("blank#2") is faces.of("blank")
