"""Random play in the corpora, and in the lands made for soaks, meets every kind of question that a ruleset asks."""

import pytest

from fogbound.core.chance import seeded
from fogbound.lab.trial import TrialGround, TrialPlayer, ground
from soundness.grounds import BREAKWATER, CROSSROADS, TIDEWAY, TRYST
from soundness.leads import LEADS
from soundness.positions import questions

GROUNDS = {
    "continent": (CROSSROADS, TRYST, "proving-ground"),
    "citadel": (BREAKWATER, TIDEWAY),
}
GAMES, LONGEST = 800, 1200
RARE = {
    "continent": {
        "choose-far-side",
        "choose-to-discard",
        "choose-to-hand-out",
        "choose-to-set-aside",
        "offer-together",
        "shed-item",
    },
    "citadel": {
        "choose-bed",
        "choose-in-turn",
        "choose-symbol",
        "choose-unseen",
        "pay-icons",
        "return-terrain",
        "trim-hand",
        "use-before-reveal",
    },
}
"""What random play seldom or never gets to: a lead sets a table for each of them."""


@pytest.mark.parametrize("ruleset", GROUNDS)
def test_a_lead_leads_to_what_is_rare(ruleset):
    """What a game seldom asks is not left out of everything."""
    assert set(LEADS[ruleset]) >= RARE[ruleset]


@pytest.mark.long
@pytest.mark.parametrize("ruleset", GROUNDS)
def test_every_kind_of_question_comes_up(ruleset):
    """Each is met by a player who answers at random, with likings that differ from game to game."""
    missing = questions(ruleset) - RARE[ruleset]
    for seed in range(GAMES):
        for pack in GROUNDS[ruleset]:
            if missing:
                missing -= met_in(ground((pack,)), seed)

    assert missing == set()


def met_in(on: TrialGround, seed: int) -> set[str]:
    """The questions of one game."""
    chance = seeded(seed)
    game = on.book.deal(on.book.any_setup(chance, 0), seed)
    player = TrialPlayer(on, chance)
    met: set[str] = set()
    for _ in range(LONGEST):
        question = game.pending()
        if question is None:
            break
        met.add(question.name)
        seat, option, value = player.answer(game)
        game.answer(seat, game.pending_serial(), option, value)
    return met
