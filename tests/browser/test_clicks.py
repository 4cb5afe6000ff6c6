"""How few presses a decision takes: the rows of the table that one action each is enough for."""

from collections.abc import Callable

import pytest

from browser.clicks import FIGURES, WHOLE, Figure, gather, measure
from browser.people import Person
from browser.walks import Walk

SINGLE = [figure for figure in FIGURES if figure.part != WHOLE]


@pytest.mark.parametrize("figure", SINGLE, ids=lambda figure: figure.name)
def test_an_action_takes_no_more_presses_than_it_should(newcomer: Callable[..., Person], figure: Figure):
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
