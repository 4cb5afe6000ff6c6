"""Where each ability may stand, as a table of the reference: from the same declarations as `check` and the tests.

Abilities that may stand in the same places share a row, places that bear the same abilities share a column.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fogbound.packs.examples import RULESETS
from fogbound.packs.reference.topics import topic_of
from fogbound.rules.common.lexicon import LEXICON, Term, reason_against
from fogbound.rules.common.standing_places import PLACES

__all__ = ["places_chapter"]

_MARKS: Final = {"continent": "Co", "citadel": "Ci"}
_EVERYWHERE: Final = "●"
_NAMED: Final = {"modifiers": "modifiers of an action", "reflex": "Reflex Skill"}


class _Cell(NamedTuple):
    """An ability in a place: the rulesets under which it works there, and why not under the others."""

    works: tuple[str, ...]
    reasons: tuple[tuple[str, str], ...]


def places_chapter() -> str:
    """The table with all abilities of both rulesets, and the reasons below it."""
    return "\n".join(_chapter())


def _chapter() -> Iterator[str]:
    rows, columns, reasons = _rows(), _columns(), _reasons()
    yield from (
        "### Abilities",
        "",
        "An ability works in every place where the table has a mark: ● under both rulesets or under the one that knows "
        "both the ability and the place, Co or Ci under that ruleset alone. Where it has a number, `check` refuses the "
        "ability with the reason that stands below; what is empty does not exist. A place marked Co or Ci is known "
        "to that ruleset only. Of a Skill these are its `effects`, in a hand; those of its `item` stand under crafted "
        "item. `modifiers` are in force for those involved in their action, while it is being taken.",
        "",
        f"| | ability | {' | '.join(_heading(column) for column in columns)} |",
        f"|---|---|{'---|' * len(columns)}",
    )
    for row in rows:
        names = ", ".join(f"[{term.name}](effects/{topic_of(term.name).name}.md#{term.name})" for term in row)
        cells = (_cell_text(_cell(row[0], column[0]), reasons) for column in columns)
        yield f"| {_known_in(row[0].ruleset)} | {names} | {' | '.join(cells)} |"
    yield from ("", *(f"{number}. {_sentence(reason)}" for reason, number in reasons.items()))


@cache
def _abilities() -> tuple[Term, ...]:
    return tuple(term for term in LEXICON.values() if term.sort == "ability")


@cache
def _places() -> tuple[str, ...]:
    return tuple(dict.fromkeys(place for ruleset in RULESETS for place in PLACES[ruleset]))


@cache
def _cell(term: Term, place: str) -> _Cell:
    knowing = [name for name in RULESETS if term.ruleset in ("", name) and place in PLACES[name]]
    against = {name: reason_against(term.name, name, place) for name in knowing}
    return _Cell(
        tuple(name for name in knowing if not against[name]),
        tuple((name, reason) for name, reason in against.items() if reason),
    )


def _rows() -> list[list[Term]]:
    """Abilities that may stand in the same places, for the same reasons; those that may stand in most places first."""
    found: dict[tuple[_Cell, ...], list[Term]] = {}
    for term in _abilities():
        found.setdefault(tuple(_cell(term, place) for place in _places()), []).append(term)
    ranked = sorted(found, key=lambda row: (_refusal_count(row), -len(found[row])))
    return [found[row] for row in ranked]


def _refusal_count(row: tuple[_Cell, ...]) -> int:
    return sum(len(cell.reasons) for cell in row)


def _columns() -> list[list[str]]:
    """Places that bear the same abilities; both rulesets have them, or only one does."""
    found: dict[tuple[object, ...], list[str]] = {}
    for place in _places():
        cells = tuple(_cell(term, place) for term in _abilities())
        found.setdefault((_knowing(place), *cells), []).append(place)
    return sorted(found.values(), key=lambda column: -len(_knowing(column[0])))


def _knowing(place: str) -> tuple[str, ...]:
    return tuple(name for name in RULESETS if place in PLACES[name])


@cache
def _reasons() -> dict[str, int]:
    """Every reason by its number, in the order in which the table comes to it."""
    found: dict[str, int] = {}
    for row in _rows():
        for column in _columns():
            for _, reason in _cell(row[0], column[0]).reasons:
                found.setdefault(reason, len(found) + 1)
    return found


def _cell_text(cell: _Cell, reasons: dict[str, int]) -> str:
    numbers = dict.fromkeys(str(reasons[reason]) for _, reason in cell.reasons)
    if not cell.works:
        return ", ".join(numbers)
    if not numbers:
        return _EVERYWHERE
    return " ".join([*(_MARKS[name] for name in cell.works), *numbers])


def _known_in(ruleset: str) -> str:
    return _MARKS.get(ruleset, _EVERYWHERE)


def _heading(column: list[str]) -> str:
    known = _knowing(column[0])
    mark = f" ({_MARKS[known[0]]})" if len(known) == 1 else ""
    return ", ".join(_NAMED.get(place, place) for place in column) + mark


def _sentence(reason: str) -> str:
    return f"{reason[0].upper()}{reason[1:]}."
