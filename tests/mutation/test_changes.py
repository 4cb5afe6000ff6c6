"""The changes that measure the rule tests: what is changed, what is left alone, and what is drawn."""

from functools import cache
from pathlib import Path

import pytest

import fogbound
from fogbound.core import NONE
from mutation.changes import (
    DROPPED,
    FAULTS,
    NEGATED,
    OFF_BY_ONE,
    SWAPPED,
    WRONG_SEAT,
    changes_in,
    code_of,
    drawn,
    sources,
)
from mutation.session import another_seat
from playing import table

MODULE = '''
LIMIT = 7


def total(game, numbers, seat=0):
    """The numbers that count."""
    assert len(numbers) < 9
    game.tell("counted", seat)
    found = 0
    for number in numbers:
        if number > 3:
            found += number
    return found if seat else -found
'''


PACKAGE = Path(fogbound.__file__).parent


@cache
def some_of_them():
    """The changes to every eighth module."""
    return [
        change
        for path in sources(PACKAGE)[::8]
        for change in changes_in(path.read_text("utf-8"), path.relative_to(PACKAGE).as_posix())
    ]


def texts(kind: str, module: str = MODULE) -> list[str]:
    """The lines that differ once a change of this kind is made, each from its own change."""
    found = []
    for change in changes_in(module, "one.py"):
        if change.kind == kind:
            lines = zip(module.splitlines(), change.applied(module).splitlines(), strict=True)
            found += [new.strip() for old, new in lines if old != new]
    return found


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (NEGATED, ["if (not (number > 3)):"]),
        (OFF_BY_ONE, ["found = 1", "if number > 4:", "if (number >= 3):"]),
        (DROPPED, ["pass"]),
        (SWAPPED, ["return (-found if seat else found)"]),
        (WRONG_SEAT, ["return found if another_seat(game, seat) else -found"]),
    ],
)
def test_each_kind_of_change_is_found(kind, expected):
    """News, assertions, defaults, docstrings and what stands outside of functions stay as they are."""
    assert sorted(texts(kind)) == sorted(expected)


def test_a_seat_that_is_only_tested_for_none_stays():
    """Whether there is a seat has the same answer for every seat; of whom that is asked matters.

    A function that is called is no seat, though it may have the name of one.
    """
    module = """
def is_held(game, card, seat):
    return seat == NONE or holder(game, card) != NONE or holder_of(game, seat) == NONE
"""

    assert texts(WRONG_SEAT, module) == [
        "return seat == NONE or holder(game, card) != NONE or holder_of(game, another_seat(game, seat)) == NONE"
    ]


def test_what_is_compared_stays_together():
    """Brackets around one side of a comparison are no part of it in the syntax tree."""
    module = "def is_early(stage, is_long):\n    return stage < (2 if is_long else 1)\n"

    assert "return (stage <= (2 if is_long else 1))" in texts(OFF_BY_ONE, module)


def test_what_only_explains_a_number_stays():
    """The parts of which a number is made are shown, and no rule asks for them."""
    module = """
def cost(game, parts):
    number = 2
    if parts is not None and number > 1:
        parts.append(number + 1)
    return number
"""

    assert [change.before for change in changes_in(module, "one.py")] == ["number = 2 · 2"]


def test_functions_that_declare_words_or_study_games_stay():
    """The first have run before any test does; no rule asks the others."""
    module = """
def word(name):
    term(name, 1)


def guess(chance):
    return chance.below(2)


def price(game):
    return 3
"""

    assert [change.function for change in changes_in(module, "one.py")] == ["price"]


def test_branches_are_exchanged_whole():
    """What happens if and what happens else change places, and so do those of an elif."""
    module = """
def sign(number):
    if number > 0:
        found = "more"
    elif number < 0:
        found = "less"
    else:
        found = "none"
    return found
"""
    made = [change for change in changes_in(module, "one.py") if change.kind == SWAPPED]
    results = []
    for change in made:
        names: dict[str, object] = {}
        exec(change.applied(module), names)
        results.append([names["sign"](number) for number in (1, -1, 0)])

    assert results == [["less", "more", "none"], ["more", "none", "less"]]


def test_the_body_of_a_method_is_found_by_its_name():
    """A method of a class is not mistaken for a function of the same name."""
    module = "def run():\n    return 1\n\n\nclass Step:\n    def run(self):\n        return 2\n"

    assert 2 in code_of(module, "one.py", "Step.run").co_consts
    assert 1 in code_of(module, "one.py", "run").co_consts


def test_the_same_change_in_one_function_has_a_name_of_its_own():
    """A verdict is about one change, also where words repeat themselves."""
    module = "def f(game, seat):\n    return g(game, seat, seat)\n"
    names = [change.name for change in changes_in(module, "one.py")]

    assert len(set(names)) == len(names) == 2


def test_a_seed_draws_the_same_sample_again():
    """As many of each kind, wrong seats apart; another seed draws others."""
    changes = some_of_them()
    sample = drawn(changes, 20, 5, seed=1)

    assert [change.kind for change in sample] == [kind for kind in FAULTS for _ in range(5)] + [
        WRONG_SEAT
    ] * 5
    assert drawn(changes, 20, 5, seed=1) == sample
    assert drawn(changes, 20, 5, seed=2) != sample


def test_every_drawn_change_can_be_made():
    """The changed modules compile, and their functions are where they were."""
    for change in drawn(some_of_them(), 40, 10, seed=1):
        text = (PACKAGE / change.path).read_text("utf-8")
        changed = code_of(change.applied(text), change.path, change.function)
        assert changed.co_freevars == code_of(text, change.path, change.function).co_freevars


def test_another_seat_is_the_next_one():
    """Only a seat gives way to another; alone at a table there is none."""
    together, alone = table(explorers=3), table()

    assert [another_seat(together, seat) for seat in (0, 1, 2, NONE, 7)] == [1, 2, 0, NONE, 7]
    assert another_seat(alone, 0) == 0
