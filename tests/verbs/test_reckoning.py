"""Numbers made of others, and numbers that are worked out once, under both rulesets."""

import pytest

import enduring
import playing
from fogbound.rules.common import memory

ROOMS = {
    "continent": (playing, playing.table),
    "citadel": (enduring, enduring.citadel_table),
}


def reckoned(ruleset: str, number: str, three: int = 3) -> int:
    """What a number comes to while `promise` is 3, or another."""
    room, table = ROOMS[ruleset]
    game = table()
    room.play(game, f"set promise to {three}")
    room.play(game, f"set warning to ({number})")
    return memory.recall(game, "warning")


@pytest.mark.parametrize("ruleset", ROOMS)
@pytest.mark.parametrize(
    ("number", "result"),
    [
        ("half of the promise", 1),
        ("half of the promise rounded up", 2),
        ("the promise but at most 2", 2),
        ("the promise but at most 4", 3),
        ("the promise but at least 5", 5),
        ("the promise but at least 1", 3),
        ("2 times the promise", 6),
        ("4 plus (2 when the promise is at least 3)", 6),
        ("4 plus (2 when the promise is at most 2)", 4),
    ],
)
def test_numbers_are_made_of_others(ruleset, number, result):
    """Halves, limits, products and what counts only sometimes come to the same in both games."""
    assert reckoned(ruleset, number) == result


@pytest.mark.parametrize("ruleset", ROOMS)
def test_a_number_is_worked_out_once(ruleset):
    """What is done changes what it was made of, and `that number` stays as it was."""
    room, table = ROOMS[ruleset]
    game = table()
    room.play(game, "set promise to 2")
    room.play(game, "{reckon: the promise plus 1, do: ['promise +5', 'set warning to that number']}")

    assert memory.recall(game, "promise") == 7
    assert memory.recall(game, "warning") == 3
    assert room.news(game, "reckoned") == ["3"]


def test_a_cost_is_halved_on_the_continent():
    """An action costs half of what a number says, rounded up."""
    land = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {cost: half of the explorers rounded up, success: nothing}
    - dig: {cost: (2 times the explorers) but at most 3, success: nothing}
"""
    game = playing.table(land, at="020", explorers=3, deck=9)
    playing.finish(playing.act(game, "climb", "reveal"))
    assert playing.deck_size(game) == 7

    playing.finish(playing.act(game, "dig", "reveal"))
    assert playing.deck_size(game) == 4
