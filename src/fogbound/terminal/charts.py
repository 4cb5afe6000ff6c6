"""The land in a terminal: how a page is written, and the chart as a sketch and as sentences."""

from collections.abc import Callable
from typing import Final

from fogbound.core import NONE
from fogbound.packs.grammar import COLON
from fogbound.terminal.paper import Paper
from fogbound.text.pages import STEPS, Pages
from fogbound.text.sketch import Spot, sketch
from fogbound.view import Chart
from fogbound.view.chart import SIDES, Place, Sheet, Side

__all__ = ["chart_lines", "show"]

UNEXPLORED: Final = "?"


def show(paper: Paper, pages: Pages, name: str, seat: int, chart: Callable[[int], Chart]) -> None:
    """Write the page of a command; sketches are written as they are, everything else is wrapped."""
    if name in ("board", "chart"):
        looking = pages.seen.seat if pages.seen.seat is not None else NONE
        land = pages.board(paper.width, seat)
        for line in land if name == "board" else chart_lines(pages, chart(looking), paper.width):
            paper.rows([line]) if "  " in line else paper.say(line)
        return
    for line in pages.page(name, seat):
        paper.say(line.strip(), len(line) - len(line.lstrip()))


def chart_lines(pages: Pages, drawn: Chart, width: int) -> list[str]:
    """Everything on the chart; the sheet on which the explorers are comes first."""
    lines = [pages.say("chart-title")]
    others = [at for at in reversed(range(len(drawn.sheets))) if at != drawn.current]
    has_sketch = False
    for at in (drawn.current, *others):
        sheet = drawn.sheets[at]
        if not sheet.places:
            continue
        if len(drawn.sheets) > 1:
            key = "chart-sheet-here" if at == drawn.current else "chart-sheet"
            lines.extend(["", pages.say(key, n=at + 1)])
        rows = _sketch(pages, sheet, width)
        has_sketch = has_sketch or bool(rows)
        lines.extend(["", *rows, ""] if rows else [""])
        lines.extend(_told(pages, place) for place in sheet.places)
    return [*lines, "", pages.say("chart-key")] if has_sketch else lines


def _sketch(pages: Pages, sheet: Sheet, width: int) -> list[str]:
    labels: dict[Spot, str] = {}
    for place in sheet.places:
        for side in place.sides:
            east, south = STEPS[SIDES.index(side.side)]
            labels.setdefault((place.column + east, place.row + south), UNEXPLORED)
    labels.update({(place.column, place.row): _label(pages, place) for place in sheet.places})
    here = [place.column for place in sheet.places if place.explorers]
    rows, is_cut = sketch(labels, width, here[0] if here else 0, pages.teller.at)
    return [*rows, pages.say("chart-cut")] if is_cut else rows


def _label(pages: Pages, place: Place) -> str:
    label = pages.short(place.card)
    if not place.on_board:
        return f"({label})"
    return f"{label}@{pages.initials(place.explorers)}" if place.explorers else label


def _told(pages: Pages, place: Place) -> str:
    """A place and what is known around it, in one paragraph."""
    say = pages.say
    parts = [pages.texts.heading(place.card, pages.lang)]
    if not place.on_board:
        parts.append(say("chart-away"))
    if place.explorers:
        people = ", ".join(pages.explorer(seat) for seat in place.explorers)
        parts.append(say("board-explorers", names=people))
    if place.events:
        parts.append(say("chart-events", cards=_named(pages, place.events)))
    ways = [
        f"{say(f'side-{side.side}')} ({pages.name(side.card)})"
        for side in place.sides
        if side.card is not None
    ]
    if ways:
        parts.append(say("chart-ways", ways=", ".join(ways)))
    unexplored = [_unexplored(pages, side) for side in place.sides if side.card is None]
    if unexplored:
        parts.append(say("chart-unexplored", sides=", ".join(unexplored)))
    if place.before:
        parts.append(say("chart-before", cards=_named(pages, place.before)))
    return f"{pages.teller.at(place.column, place.row)}{COLON[pages.lang]}{pages.listed(parts)}"


def _named(pages: Pages, cards: tuple[str, ...]) -> str:
    return ", ".join(pages.name(card) for card in cards)


def _unexplored(pages: Pages, side: Side) -> str:
    """A side nobody has gone beyond: the number its arrow names, and what was seen behind the fog."""
    known = f"{side.number:03}" if side.number is not None else ""
    if side.seen is not None:
        known = f"{known}, {pages.say('board-seen', card=pages.name(side.seen))}"
    return f"{pages.say(f'side-{side.side}')} ({known})"
