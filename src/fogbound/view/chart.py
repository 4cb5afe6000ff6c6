"""The chart: what the people at a table have seen of the land, drawn as they would by hand.

Camp clears the Board and nothing of the chart. A survey is no part of a game: its owner draws on after
every answer. It holds only what lay open to everybody; what one seat alone has seen is added when that seat
looks at the chart.
"""

from fogbound.core import NONE, Game
from fogbound.core.board import beyond, cell_at, column_of, row_of
from fogbound.packs.format import AREAS
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Card, book_of
from fogbound.view.chart_schema import SIDES, Chart, ChartNote, ChartPlace, ChartSheet, ChartSide, Survey

__all__ = ["chart", "is_stirred", "survey"]

# -- drawing ---------------------------------------------------------------------------------------


def is_stirred(before: Game, game: Game) -> bool:
    """Whether anything lies differently on the Board than before; if not, there is nothing to draw."""
    board = tabletop.BOARD
    return (
        before.zones[board] != game.zones[board] or before.cells != game.cells or before.beside != game.beside
    )


def survey(drawn: Survey, game: Game, anew: bool = False) -> Survey:
    """The survey with the Board as it lies now drawn in; `anew` when a journey has begun elsewhere."""
    sheet = drawn.sheet + 1 if anew and drawn.notes else drawn.sheet
    notes = {(note.sheet, note.row, note.column): note for note in drawn.notes}
    for terrain in tabletop.board_terrains(game):
        cell = game.places[terrain]
        key = (sheet, row_of(cell), column_of(cell))
        notes[key] = _make_note(game, terrain, sheet, notes.get(key))
    now = tuple(notes[key] for key in sorted(notes))
    return drawn if sheet == drawn.sheet and now == drawn.notes else Survey(sheet, now)


def _make_note(game: Game, terrain: int, sheet: int, old: ChartNote | None) -> ChartNote:
    card_ids = game.content.card_ids
    cell = game.places[terrain]
    card = card_ids[terrain]
    before = old.before if old is not None else ()
    if old is not None and _plain(old.card) != _plain(card):
        before = (*(earlier for earlier in before if _plain(earlier) != _plain(card)), old.card)
    events = tuple(card_ids[event] for event in tabletop.attached_events(game, terrain))
    return ChartNote(sheet, column_of(cell), row_of(cell), card, events, before)


def _plain(card: str) -> str:
    """A card's id without the ordinal of its copy."""
    return card.partition("#")[0]


# -- looking ---------------------------------------------------------------------------------------


def chart(drawn: Survey, game: Game, seat: int) -> Chart:
    """The chart as this seat knows it; NONE for a watcher."""
    sheets: list[list[ChartPlace]] = [[] for _ in range(drawn.sheet + 1)]
    at = {(note.sheet, note.column, note.row): note for note in drawn.notes}
    cards = _cards(game, {name for note in drawn.notes for name in (note.card, *note.events)})
    for note in drawn.notes:
        cells = game.cells if note.sheet == drawn.sheet else {}  # the Board lies on the last sheet
        here = cells.get(cell_at(note.column, note.row), NONE)
        on_board = here != NONE and game.content.card_ids[here] == note.card
        sheets[note.sheet].append(
            ChartPlace(
                column=note.column,
                row=note.row,
                card=note.card,
                events=note.events,
                before=note.before,
                on_board=on_board,
                explorers=tuple(one for one in range(game.seats) if on_board and game.figures[one] == here),
                sides=_sides(
                    _Fog(game, seat, cells),
                    note,
                    at,
                    _arrows(cards.get(note.card)),
                    [cards[event].number for event in note.events],
                ),
            )
        )
    return Chart(sheets=tuple(ChartSheet(places=tuple(places)) for places in sheets), current=drawn.sheet)


def _cards(game: Game, wanted: set[str]) -> dict[str, Card]:
    """The cards of these ids."""
    book = book_of(game)
    return {name: card for name, card in zip(book.card_ids, book.cards, strict=True) if name in wanted}


def _arrows(card: Card | None) -> tuple[tuple[int, str], ...]:
    """The number behind each arrow of a Terrain (NONE without arrow) and its area; nothing where there is no arrow."""
    if card is None or all(number == NONE for number in card.arrows):
        return ()
    areas = [AREAS[area if area != NONE else card.area] for area in card.areas]
    return tuple(zip(card.arrows, areas, strict=True))


class _Fog:
    """The fog on the Board, as one seat sees it."""

    def __init__(self, game: Game, seat: int, cells: dict[int, int]) -> None:
        self._game = game
        self._seat = seat
        self._cells = cells

    def seen_back(self, cell: int) -> str | None:
        """What this seat has seen behind the fog in a cell."""
        game = self._game
        card = self._cells.get(cell, NONE)
        if (
            card == NONE
            or game.where[card] != tabletop.FOGGY
            or not book_of(game).sees(game, self._seat, card)
        ):
            return None
        return game.content.card_ids[card]


def _sides(
    fog: _Fog,
    note: ChartNote,
    at: dict[tuple[int, int, int], ChartNote],
    arrows: tuple[tuple[int, str], ...],
    events: list[int],
) -> tuple[ChartSide, ...]:
    """What is known beyond each side; Terrains side by side are linked (C-MOVE-03).

    An arrow that names an event which lies there leads nowhere unknown.
    """
    found: list[ChartSide] = []
    cell = cell_at(note.column, note.row)
    for direction, side in enumerate(SIDES):
        other = beyond(cell, direction)
        neighbour = at.get((note.sheet, column_of(other), row_of(other)))
        number, area = arrows[direction] if arrows else (NONE, "")
        if neighbour is not None:
            found.append(ChartSide(side=side, card=neighbour.card))
        elif number != NONE and number not in events:
            found.append(ChartSide(side=side, number=number, area=area, seen=fog.seen_back(other)))
    return tuple(found)
