"""Playing a rule test for one a second time, from the second seat.

Another explorer then has the first seat, stands on a Terrain of their own and takes no part, and every helper that
means the first seat means the second. A rule that takes the wrong seat finds other limits, another place, another
hand there. `tests/conftest.py` has such tests played twice; `@alone(reason)` leaves one out.
"""

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
_SEATED: Final = re.compile(rf'\b(?:{"|".join(_SEVERAL)})"?(?:=|: )(?!1[,)}}\n])')
_BEGINS: Final = re.compile(r"def (?P<function>\w+)|(?P<name>\w+) = ")
_TABLES: Final = frozenset(("table", "corpus_table", "citadel_table", "farlamp_table"))

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
    pieces = list(_pieces(inspect.unwrap(test)))
    return any(piece.sets_table for piece in pieces) and not any(piece.seats_several for piece in pieces)


class _Piece:
    """What a piece of the tests names, whether it sets a table, and whether for several or for a number left open."""

    def __init__(self, text: str) -> None:
        self.names = set(re.findall(r"[a-z_]\w*", text))
        self.sets_table = not self.names.isdisjoint(_TABLES)
        self.seats_several = _SEATED.search(text) is not None


def _pieces(test: Any) -> Iterator[_Piece]:
    """What a test says, and what it reaches by name in its module and in others of its folder."""
    waiting, seen = [(test.__code__.co_filename, test.__name__)], set()
    while waiting:
        path, name = place = waiting.pop()
        piece = _definitions(path).get(name)
        if place in seen or piece is None:
            continue
        seen.add(place)
        yield piece
        for other in piece.names:
            found = test.__globals__.get(other)
            waiting.append((found.__code__.co_filename if inspect.isfunction(found) else path, other))


@cache
def _definitions(path: str) -> dict[str, _Piece]:
    """The functions and names of a module, if it belongs to the rule tests and not to what all tests share."""
    if Path(path).parent.name not in FOLDERS:
        return {}
    text = re.sub(r'"""(?:.|\n)*?"""', "", Path(path).read_text("utf-8"))
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        if line.startswith("@") and name != "@":
            name = "@"  # what decorates belongs to what follows
            found[name] = ""
        elif begins := _BEGINS.match(line):
            decorators = found.pop("@", "")
            name = begins["function"] or begins["name"]
            found[name] = decorators
        found[name] = found.get(name, "") + line + "\n"
    return {name: _Piece(piece) for name, piece in found.items()}
