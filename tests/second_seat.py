"""Playing a rule test for one a second time, from the second seat.

Another explorer then has the first seat, stands on a Terrain of their own and takes no part, and every helper that
means the first seat means the second. A rule that takes the wrong seat finds other limits, another place, another
hand there. `tests/conftest.py` has such tests played twice; `@alone(reason)` leaves one out.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import pytest

from fogbound.core import Option
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import CHARACTER, SATCHEL, Book

FOLDERS: Final = ("continent", "verbs", "corpus", "citadel", "citadel_corpus")
"""Where the rules are tested one by one."""

DAILY: Final = 16
"""One in so many is played from the second seat every day, the others in the whole suite."""

CELL: Final = (-40, -40)
"""Where the companion's Terrain lies, as column and row: far from everything that a test lays."""

_SEVERAL: Final = ("explorers", "players", "characters", "chairs", "hands", "items_of", "decks", "purses")
"""Settings of a table that is set for more than one."""
_TABLES: Final = ("table", "corpus_table", "citadel_table", "farlamp_table")

_ahead = 0


def begin(companions: int) -> None:
    """From now on so many explorers sit before the one that a test is about: none or one."""
    global _ahead
    _ahead = companions


def is_played() -> bool:
    """Whether the test that runs is played from the second seat."""
    return _ahead > 0


def seat_of(seat: int) -> int:
    """The seat at the table that a test calls by this number; what is no seat stays what it is."""
    return seat + _ahead if seat >= 0 else seat


def is_companion(option: Option) -> bool:
    """Whether this is something that the explorer elsewhere could do."""
    return 0 <= option.seat < _ahead


def as_tested(option_id: str) -> str:
    """The id of an option in the words of the test, for which the first seat is its own."""
    return re.sub(r"/s(\d)\b", lambda seat: f"/s{int(seat[1]) - _ahead}", option_id) if _ahead else option_id


def as_offered(choice: str) -> str:
    """What a test chooses, as the table calls it."""
    return re.sub(r"/s(\d)\b", lambda seat: f"/s{int(seat[1]) + _ahead}", choice) if _ahead else choice


def give_limits_of_one(book: Book) -> Any:
    """Let two have the limits of one, so that the numbers of a test hold; three those of two, and so on."""
    for card in book.cards:
        if card.kind in (CHARACTER, SATCHEL) and card.limits and len(card.limits[0]) == tabletop.SEATS:
            card.limits = tuple([(each[0], *each) for each in card.limits])
    return book


# -- which tests -----------------------------------------------------------------------------------


def variants(name: str) -> list[object]:
    """The ways to play a test, as parameters; its name decides whether every day plays it from the second seat."""
    marks = [pytest.mark.slow] if crc32(name.encode()) % DAILY else []
    return [
        pytest.param(0, id=pytest.HIDDEN_PARAM),
        pytest.param(1, id="second-seat", marks=marks),
    ]


def is_for_one(test: Any) -> bool:
    """Whether a test sets tables, and none for several, itself or through functions of its folder that it calls."""
    bodies = list(_bodies(inspect.unwrap(test)))
    names = {name for body in bodies for name in body.names}
    return not names.isdisjoint(_TABLES) and not any(body.seats_several for body in bodies)


class _Body:
    """What a piece of the tests names, and whether it asks for a table for several, or leaves open for how many."""

    def __init__(self, tree: ast.AST) -> None:
        nodes = list(ast.walk(tree))
        self.names = [node.id for node in nodes if isinstance(node, ast.Name)]
        self.seats_several = any(
            word in _SEVERAL and not (isinstance(value, ast.Constant) and value.value == 1)
            for node in nodes
            for word, value in _settings(node)
        )


def _settings(node: ast.AST) -> list[tuple[object, ast.expr]]:
    """What a call or a dictionary says by name."""
    if isinstance(node, ast.keyword):
        return [(node.arg, node.value)]
    if isinstance(node, ast.Dict):
        words = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
        return list(zip(words, node.values, strict=True))
    return []


def _bodies(test: Any) -> Iterator[_Body]:
    """The body of a test, and what its module or others of its folder define and it reaches by name."""
    waiting, seen = [(test.__code__.co_filename, test.__name__)], set()
    while waiting:
        path, name = place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        body = _definitions(path).get(name)
        if body is None:
            continue
        yield body
        waiting.extend((path, other) for other in body.names)
        waiting.extend((_near(path, test.__globals__, other), other) for other in body.names)


def _near(path: str, names: dict[str, Any], name: str) -> str:
    """The module in which a function that a test imports is defined."""
    found = names.get(name)
    return found.__code__.co_filename if inspect.isfunction(found) else path


@cache
def _definitions(path: str) -> dict[str, _Body]:
    """The functions and names of a module, if it belongs to the rule tests and not to what all tests share."""
    if Path(path).parent.name not in FOLDERS:
        return {}
    found = {}
    for node in ast.parse(Path(path).read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = _Body(node)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = _Body(node.value)
    return found
