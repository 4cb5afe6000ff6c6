"""With how many cards an action in progress is proposed."""

import pytest

from fogbound.core import Game
from fogbound.odds import ahead, odds
from fogbound.rules.continent.cost import DrawMore
from playing import act, table

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 5, difficulty: 1}
- {number: 13, back: green, kind: bonus, uid: spade, effects: ["dig: cost -3"]}
"""


def proposed(stars: int, blanks: int, pile: int = 0) -> int:
    """How many cards in all are proposed for a dig that would cost 5 and was saved down to 2."""
    deck = [*_copies("star", stars), *_copies("blank", blanks)]
    game: Game = act(table(CARDS, at="012", hand=["spade"], deck=deck, pile=pile), "dig", "apply")
    while not isinstance(game.pending(), DrawMore):
        game.choose(game.offered[-1], "")
    rows = odds(game, 0, most=6)
    assert rows[0].drawn == 2, "the spade saved three cards"
    return rows[ahead.extra_cards(game, 0, rows)].drawn


def _copies(name: str, many: int) -> list[str]:
    return [name, *(f"{name}#{copy}" for copy in range(2, many + 1))] if many else []


@pytest.mark.parametrize(
    ("stars", "blanks", "cards"),
    [
        pytest.param(5, 2, 2, id="likely with what is left of the cost: what was saved stays saved"),
        pytest.param(4, 6, 3, id="one of the saved cards makes it likely"),
        pytest.param(2, 8, 5, id="unlikely: as many as the list told, and no more"),
    ],
)
def test_as_few_as_make_it_likely(stars: int, blanks: int, cards: int):
    """Cards are life: nobody is led to spend what a reduction has just saved."""
    assert proposed(stars, blanks) == cards


def test_nobody_is_led_to_the_discard_pile():
    """Where more cards might end everything, fewer are proposed though the chance is small."""
    assert proposed(1, 3, pile=12) == 4
