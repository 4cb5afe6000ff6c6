"""Random games hold the moments at which texts are read against what is there when they are."""

import pytest

from amounts import seeds
from every_moment import mistaken, noting, of_abilities, of_fields
from fogbound.lab.trial import Trial, ground
from rulebook import rule
from soundness.grounds import PACKS

GAMES, ANSWERS = 3, 200
"""How many games are played for each seed, and how many answers are given in each."""


@rule("C-ACT-02", "T-TURN-01")
@pytest.mark.parametrize("seed", seeds(1, 6))
@pytest.mark.parametrize("pack", PACKS)
def test_what_never_should_be_there_never_is(pack, seed, monkeypatch):
    """Nor is anything missing that the fields and the lexicon say to be certain."""
    on = ground((PACKS[pack],))
    ruleset = on.packs[-1].manifest.ruleset
    known = {**of_abilities(on.book, ruleset), **of_fields(on.book, on.packs, ruleset)}

    with noting(monkeypatch) as noted:
        for at in range(GAMES):
            _play(Trial(on, GAMES * seed + at))

    assert any(each.eid in known for each in noted)
    assert mistaken(noted, known) == set()


def _play(trial: Trial) -> None:
    game = trial.table.game
    for _ in range(ANSWERS):
        if game.pending() is None:
            return
        seat, *answer = trial.player.answer(game)
        game.answer(seat, game.pending_serial(), *answer)
