"""What may be done beside a question is worded once for all tables, and always as if it were worded anew."""

import random

import pytest

from amounts import seeds
from fogbound.core import NONE
from fogbound.languages import LANGUAGES
from fogbound.server.card_faces import CardFaces
from fogbound.server.presentation.choice_cache import ChoiceCache
from fogbound.server.presentation.presenter import Presenter
from fogbound.text import CardTexts, Renderer
from server.wandering import dealt, step


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", seeds(1, 5))
@pytest.mark.parametrize("name", ["first-light", "selvage"])
def test_what_was_worded_at_one_table_is_right_at_another(name: str, seed: int, lang: str):
    """Two tables with other characters share what is kept; every question reads as without."""
    tables = [dealt(name, seed), dealt(name, seed + 1, turned=True)]
    texts = CardTexts(tables[0].packs)
    renderer, faces, kept = Renderer(texts, lang), CardFaces(texts, lang), ChoiceCache()
    chance = random.Random(seed)
    told = 0
    for number in range(160):
        table = tables[number % 2]
        if not step(table, chance):
            continue
        presenter = Presenter(
            table.outlook(NONE if number % 5 == 0 else 0), renderer, faces, table.journal.decisions, kept
        )
        fresh = Presenter(table.outlook(presenter.seat), renderer, faces, table.journal.decisions)
        assert presenter.asking == fresh.asking
        assert [*map(bytes, presenter.encoded_choices)] == [*map(bytes, fresh.encoded_choices)]
        told += (
            sum(choice.standing for choice in presenter.asking.choices) if presenter.asking is not None else 0
        )
    assert told
