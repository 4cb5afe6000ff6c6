"""A recap tells each seat what it may hear: secret answers and private news are for their own seat alone."""

import pytest

from fogbound.core import NONE
from fogbound.tables import Table, story
from fogbound.text import CardTexts, Teller
from fogbound.text.pages import Pages
from fogbound.text.views import pages_of
from seating import pondered

HIDDEN = "Ann has looked at a hidden card."


def pages(table: Table, seat: int) -> Pages:
    return pages_of(table.game, seat, Teller(CardTexts(table.packs), "en"))


@pytest.mark.parametrize(("seat", "told"), [(0, "Put Blank on top"), (1, ""), (NONE, "")])
def test_a_secret_answer_is_told_to_who_gave_it(seat: int, told: str):
    """To the others the recap says only that there was one."""
    table = pondered(explorers=2)

    last = story.last_answer(table, pages(table, seat), seat)

    assert last == (f"The last answer: {told}" if told else "The last answer was given in secret.")


def test_a_watcher_hears_nothing_private_of_a_lone_explorer():
    """Whoever plays alone is told which cards they looked at; who watches is not."""
    table = pondered(explorers=1)

    own, watched = (story.lately(table, pages(table, seat), seat) for seat in (0, NONE))

    assert HIDDEN not in own
    assert watched.count(HIDDEN) == 3
