"""Texts with a number in them: it is worked out for the one they speak to, wherever the text puts it (T-GEN-10)."""

import pytest

from every_text import NUMBERS, Outcome, between_actions, in_an_action, out_of_it, read
from rulebook import rule

COUNTING = [
    "die -{number}",
    "die +{number}",
    "die down {number}",
    "each score -{number}",
    "each score +{number}",
    "influence -{number}",
    "influence +{number}",
    "questions +{number}",
    "set questions to {number}",
    "add {number} tide counters to quest item called hope among the quest items",
    "add 9 tide counters to quest item called hope among the quest items, at most {number}",
    "set the tide counters on quest item called hope among the quest items to {number}",
    "set the tremor to (2 times {number})",
    "if every score is at least {number}: gain 1 life",
    "set your life to {number}",
    "lose 9 life but keep at least {number}",
    "lose {number} life but keep at least 1",
    "obtain +{number} success",
    "wake with {number} life",
    "may wake with ({number} less 2) life",
    "may lose (2 times {number}) life",
    "may pay {number} hope",
    "pay {number} hope",
]


@rule("T-GEN-10")
@pytest.mark.parametrize("text", COUNTING)
def test_a_number_in_a_text_is_that_of_who_is_spoken_to(text):
    """What somebody carries is put for a number: everything comes as with the number itself."""
    yours = read(text.format(number="your carried weight"), "effect", "citadel")

    for game in (between_actions("citadel"), in_an_action("citadel"), out_of_it("citadel", "fallen")):
        for seat in range(3):
            plain = read(text.format(number=NUMBERS[seat]), "effect", "citadel")
            assert Outcome(game, yours, seat).everything() == Outcome(game, plain, seat).everything()
