"""Every word of the effect language stands on a card that random games come to, under each ruleset that knows it."""

import pytest

from fogbound.packs import library
from fogbound.packs.printed import texts_in
from fogbound.packs.texts import terms_of
from fogbound.rules.common.lexicon import words_of
from soundness.grounds import PACKS

WRITTEN_NOWHERE = {
    "continent": {"craft"},  # the consequence of every craft action, which nobody writes
    "citadel": set(),
}


@pytest.mark.parametrize("ruleset", WRITTEN_NOWHERE)
def test_every_word_occurs_in_what_soaks_play(ruleset: str):
    """What both rulesets know, each of them plays."""
    opened = [library.open([name]) for name in PACKS.values()]
    packs = [pack for one in opened if one.packs[-1].manifest.ruleset == ruleset for pack in one.packs]
    used = {
        name
        for pack in packs
        for card in pack.cards
        for text in texts_in(card.source)
        for name, _ in terms_of(text.tree)
    }

    assert {term.name for term in words_of(ruleset)} - used == WRITTEN_NOWHERE[ruleset]
