"""How few presses a decision takes, and a whole game on a fixed route: every row of the table, with its bars."""

from collections.abc import Callable

import pytest

from browser.clicks import FIGURES, WHOLE, Figure, gather, measure
from browser.people import Person
from browser.walks import Walk

ROWS = [
    pytest.param(figure, id=figure.name, marks=[pytest.mark.long] if figure.part == WHOLE else [])
    for figure in FIGURES
]


@pytest.mark.parametrize("figure", ROWS)
def test_nothing_takes_more_presses_than_it_should(newcomer: Callable[..., Person], figure: Figure):
    """Whoever knows the page presses so often for it, and puts away so many readings."""

    def seated(walk: Walk, number: int) -> list[Person]:
        people = [newcomer() for _ in range(number)]
        for person in people:
            person.context.add_init_script("localStorage.fogbound ??= JSON.stringify({ guided: true })")
        gather(people, walk)
        return people

    found = measure(figure, seated)

    assert found.presses <= figure.most, found.purposes
    if figure.most_readings is not None:
        assert found.readings <= figure.most_readings, found.purposes
