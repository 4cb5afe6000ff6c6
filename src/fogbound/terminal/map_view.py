"""The land in a terminal: how a page is written, and the chart as a sketch and as sentences."""

from collections.abc import Callable
from typing import Final

from fogbound.packs.languages import COLON
from fogbound.terminal.output import Output
from fogbound.text.grid import Spot, sketch
from fogbound.text.screens.base import STEPS, Screens
from fogbound.view import NONE, Chart
from fogbound.view.chart_schema import SIDES, ChartPlace, ChartSheet, ChartSide

__all__ = ["chart_lines", "show"]

UNEXPLORED: Final = "?"


def show(output: Output, screens: Screens, name: str, seat: int, chart: Callable[[int], Chart]) -> None:
    """Write the page of a command; sketches are written as they are, everything else is wrapped."""
    if name in ("board", "chart"):
        looking = screens.seen.seat if screens.seen.seat is not None else NONE
        land = screens.board(output.width, seat)
        for line in land if name == "board" else chart_lines(screens, chart(looking), output.width):
            output.rows([line]) if "  " in line else output.say(line)
        return
    for line in screens.page(name, seat):
        output.say(line.strip(), len(line) - len(line.lstrip()))


def chart_lines(screens: Screens, drawn: Chart, width: int) -> list[str]:
    """Everything on the chart; the sheet on which the explorers are comes first."""
    lines = [screens.say("chart-title")]
    others = [at for at in reversed(range(len(drawn.sheets))) if at != drawn.current]
    has_sketch = False
    for at in (drawn.current, *others):
        sheet = drawn.sheets[at]
        if not sheet.places:
            continue
        if len(drawn.sheets) > 1:
            key = "chart-sheet-here" if at == drawn.current else "chart-sheet"
            lines.extend(["", screens.say(key, n=at + 1)])
        rows = _sketch(screens, sheet, width)
        has_sketch = has_sketch or bool(rows)
        lines.extend(["", *rows, ""] if rows else [""])
        lines.extend(_describe_place(screens, place) for place in sheet.places)
    return [*lines, "", screens.say("chart-key")] if has_sketch else lines


def _sketch(screens: Screens, sheet: ChartSheet, width: int) -> list[str]:
    labels: dict[Spot, str] = {}
    for place in sheet.places:
        for side in place.sides:
            east, south = STEPS[SIDES.index(side.side)]
            labels.setdefault((place.column + east, place.row + south), UNEXPLORED)
    labels.update({(place.column, place.row): _label(screens, place) for place in sheet.places})
    here = [place.column for place in sheet.places if place.explorers]
    rows, is_cut = sketch(labels, width, here[0] if here else 0, screens.renderer.at)
    return [*rows, screens.say("chart-cut")] if is_cut else rows


def _label(screens: Screens, place: ChartPlace) -> str:
    label = screens.short(place.card)
    if not place.on_board:
        return f"({label})"
    return f"{label}@{screens.initials(place.explorers)}" if place.explorers else label


def _describe_place(screens: Screens, place: ChartPlace) -> str:
    """A place and what is known around it, in one paragraph."""
    say = screens.say
    parts = [screens.texts.heading(place.card, screens.lang)]
    if not place.on_board:
        parts.append(say("chart-away"))
    if place.explorers:
        people = ", ".join(screens.explorer(seat) for seat in place.explorers)
        parts.append(say("board-explorers", names=people))
    if place.events:
        parts.append(say("chart-events", cards=_names(screens, place.events)))
    ways = [
        f"{say(f'side-{side.side}')} ({screens.name(side.card)})"
        for side in place.sides
        if side.card is not None
    ]
    if ways:
        parts.append(say("chart-ways", ways=", ".join(ways)))
    unexplored = [_describe_unexplored(screens, side) for side in place.sides if side.card is None]
    if unexplored:
        parts.append(say("chart-unexplored", sides=", ".join(unexplored)))
    if place.before:
        parts.append(say("chart-before", cards=_names(screens, place.before)))
    return f"{screens.renderer.at(place.column, place.row)}{COLON[screens.lang]}{screens.join(parts)}"


def _names(screens: Screens, cards: tuple[str, ...]) -> str:
    return ", ".join(screens.name(card) for card in cards)


def _describe_unexplored(screens: Screens, side: ChartSide) -> str:
    """A side nobody has gone beyond: the number its arrow names, and what was seen behind the fog."""
    known = f"{side.number:03}" if side.number is not None else ""
    if side.seen is not None:
        known = f"{known}, {screens.say('board-seen', card=screens.name(side.seen))}"
    return f"{screens.say(f'side-{side.side}')} ({known})"
