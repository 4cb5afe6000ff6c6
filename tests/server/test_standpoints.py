"""Seats with the same standpoint are shown the same, so that one look may do for all of them."""

import random

import msgspec
import pytest

from amounts import seeds
from fogbound.core import NONE
from fogbound.server.faces import Faces
from fogbound.server.sight.look import Look
from fogbound.text import CardTexts, Teller
from fogbound.view import standpoint
from server.wandering import dealt, step

SHOWN = ("asking", "deed", "status", "aims", "nouns", "names", "faces")


@pytest.mark.slow
@pytest.mark.parametrize("seed", seeds(1, 5))
@pytest.mark.parametrize("name", ["first-light", "selvage"])
def test_one_look_does_for_all_who_see_the_same(name: str, seed: int):
    """Whatever is played: where standpoints are equal, views, questions and words are, but for the seat's number."""
    table, chance = dealt(name, seed), random.Random(seed)
    texts = CardTexts(table.packs)
    teller, faces = Teller(texts, "en"), Faces(texts, "en")
    shared = 0
    for number in range(120):
        if not step(table, chance):
            break
        if number % 4:
            continue
        found: dict[object, Look] = {}
        for seat in (*range(table.game.seats), NONE):
            look = Look(table, seat, teller, faces)
            first = found.setdefault(standpoint(table.game, seat), look)
            if first is look:
                continue
            shared += 1
            assert msgspec.structs.replace(look.view, seat=first.view.seat) == first.view
            for part in SHOWN:
                assert getattr(look, part) == getattr(first, part), part
    assert shared
