"""Random play in the Citadel's corpus meets every kind of question that ruleset asks."""

import pytest

from fogbound.core.chance import seeded
from fogbound.lab.trial import Player, ground
from playing import HERE
from soundness.positions import questions

BREAKWATER = str(HERE / "packs" / "breakwater")
GAMES, LONGEST = 180, 1200
RARE = {"choose-bed", "pay-icons", "return-terrain", "trim-hand"}
"""What takes three characters in three places, a table too small, several icons at once or a hand that shrinks: there are
tests of their own for these."""
BEYOND = {"choose-in-turn", "choose-symbol"}
"""What no piece of the corpus asks: tests/citadel/test_replies.py and test_leaflet.py do."""


@pytest.mark.long
def test_every_kind_of_question_comes_up():
    """Each is met by somebody who answers at random, with likings that differ from game to game."""
    on = ground((BREAKWATER,))
    met: set[str] = set()
    for seed in range(GAMES):
        chance = seeded(seed)
        game = on.book.deal(on.book.any_setup(chance, 0), seed)
        player = Player(on, chance)
        for _ in range(LONGEST):
            question = game.pending()
            if question is None:
                break
            met.add(question.name)
            seat, option, value = player.answer(game)
            game.answer(seat, game.pending_serial(), option, value)

    assert questions("citadel") - met - RARE - BEYOND == set()
