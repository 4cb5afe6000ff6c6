"""Faces of cards: each can be made, whatever of it a table has not met yet."""

import pytest

from fogbound.languages import LANGUAGES
from fogbound.packs import library
from fogbound.server.card_faces import CardFaces
from fogbound.text import CardTexts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", ["first-light", "selvage"])
def test_every_card_has_a_face_for_a_table_that_has_met_nothing(pack, lang):
    """Also one whose texts beside an action are about what nobody knows."""
    packs = library.open([pack]).packs
    faces = CardFaces(CardTexts(packs), lang)
    uids = {card.uid for each in packs for card in each.cards}

    found = faces.faces(frozenset(uids), {}, frozenset())

    assert {face.id for face in found.values()} == uids
