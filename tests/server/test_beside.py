"""What may be done beside a question is worded once for all tables, and always as if it were worded anew."""

import random

import pytest

from amounts import seeds
from fogbound.core import NONE
from fogbound.server.faces import Faces
from fogbound.server.sight.beside import Beside
from fogbound.server.sight.look import Look
from fogbound.text import CardTexts, Teller
from server.wandering import dealt, step


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", seeds(1, 5))
@pytest.mark.parametrize("name", ["first-light", "selvage"])
def test_what_was_worded_at_one_table_is_right_at_another(name: str, seed: int, lang: str):
    """Two tables with other characters share what is kept; every question reads as without."""
    tables = [dealt(name, seed), dealt(name, seed + 1, turned=True)]
    texts = CardTexts(tables[0].packs)
    teller, faces, kept = Teller(texts, lang), Faces(texts, lang), Beside()
    chance = random.Random(seed)
    told = 0
    for number in range(160):
        table = tables[number % 2]
        if not step(table, chance):
            continue
        look = Look(table, NONE if number % 5 == 0 else 0, teller, faces, kept)
        fresh = Look(table, look.seat, teller, faces)
        assert look.asking == fresh.asking
        told += sum(choice.standing for choice in look.asking.choices) if look.asking is not None else 0
    assert told
