"""A recap tells each seat what it may hear: secret answers and private news are for their own seat alone."""

import pytest

from fogbound.core import GROUP, NONE
from fogbound.tables import Table
from fogbound.text import CardTexts, Renderer, answers, narrative
from fogbound.text.screens import screens_of
from fogbound.text.screens.base import Screens
from fogbound.view import Perspective
from labelling import labels
from seating import CARDS, finish, pondered, say, seat

HIDDEN = "looked at a hidden card"


def pages(table: Table, seat: int) -> Screens:
    return screens_of(Perspective(table.game, seat), Renderer(CardTexts(table.packs), "en"))


def last_answer(table: Table, seat: int) -> str:
    last = table.last_answer(seat)
    assert last is not None
    return answers.last_answer(pages(table, seat), *last)


def recent(table: Table, seat: int) -> list[str]:
    return narrative.recent(pages(table, seat).renderer, table.recent_news(seat))


@pytest.mark.parametrize(("seat", "told"), [(0, "Put Blank on top"), (1, ""), (NONE, "")])
def test_a_secret_answer_is_told_to_who_gave_it(seat: int, told: str):
    """To the others the recap says only that there was one."""
    table = pondered(explorers=2)

    last = last_answer(table, seat)

    assert last == (f"The last answer: {told}" if told else "The last answer was given in secret.")


CHOICE = CARDS.replace("success: look at the top 3", "success: {choose: [lose 1 card, lose 2 cards]}")


def test_the_last_answer_is_what_was_chosen_not_the_card_that_asked():
    """Even behind hidden cards, and after the answer that followed was taken back."""
    table = seat(cards=CHOICE)
    say(table, "think", "reveal", "keep-none")
    told = labels(pages(table, 0).renderer, table.game)
    say(table, table.game.option_id(table.game.offered[1]))

    last = last_answer(table, 0)

    assert last == f"The last answer: {told[1]}"
    assert "2" in told[1]
    say(table, "report")
    table.undo(GROUP)
    assert last_answer(table, 0) == last


def test_what_happened_last_begins_with_an_action():
    """However many sentences the turns before have taken."""
    table = seat(explorers=1)
    for _ in range(4):
        say(table, "dig")
        finish(table)

    told = recent(table, 0)

    assert len(told) == 2
    assert all(line.startswith("Ann chose “Dig” on Terrain 012 and ") for line in told)


def test_a_watcher_hears_nothing_private_of_a_lone_explorer():
    """Whoever plays alone is told which cards they looked at; who watches is not."""
    table = pondered(explorers=1)

    own, watched = (recent(table, seat) for seat in (0, NONE))

    assert not any(HIDDEN in line for line in own)
    assert watched == [f"Ann chose “Think” on Terrain 012 and {HIDDEN}."]
