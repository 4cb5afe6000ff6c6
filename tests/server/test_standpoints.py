"""Seats with the same standpoint are shown the same, so that one look may do for all of them."""

import random

import msgspec
import pytest

from amounts import seeds
from fogbound.core import NONE
from fogbound.server.card_faces import CardFaces
from fogbound.server.presentation.presenter import Presenter
from fogbound.text import CardTexts, Renderer
from fogbound.view import standpoint
from server.wandering import dealt, step

SHOWN = ("asking", "action", "status", "aims", "nouns", "names", "faces")


@pytest.mark.slow
@pytest.mark.parametrize("seed", seeds(1, 5))
@pytest.mark.parametrize("name", ["first-light", "selvage"])
def test_one_look_does_for_all_who_see_the_same(name: str, seed: int):
    """Whatever is played: where standpoints are equal, views, questions and words are, but for the seat's number."""
    table, chance = dealt(name, seed), random.Random(seed)
    texts = CardTexts(table.packs)
    renderer, faces = Renderer(texts, "en"), CardFaces(texts, "en")
    shared = 0
    for number in range(120):
        if not step(table, chance):
            break
        if number % 4:
            continue
        found: dict[object, Presenter] = {}
        for seat in (*range(table.game.seats), NONE):
            presenter = Presenter(table.outlook(seat), renderer, faces, table.journal.decisions)
            first = found.setdefault(standpoint(table.game, seat), presenter)
            if first is presenter:
                continue
            shared += 1
            assert msgspec.structs.replace(presenter.view, seat=first.view.seat) == first.view
            for part in SHOWN:
                assert getattr(presenter, part) == getattr(first, part), part
    assert shared
