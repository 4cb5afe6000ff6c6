"""What a chart and the survey behind it consist of, as plain data; `fogbound.view.chart` draws them."""

from typing import Final, Literal

import msgspec

__all__ = ["SIDES", "Chart", "ChartNote", "ChartPlace", "ChartSheet", "ChartSide", "SideName", "Survey"]

SideName = Literal["north", "east", "south", "west"]
SIDES: Final[tuple[SideName, ...]] = ("north", "east", "south", "west")


class ChartNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Terrain that was seen, where it lay, and what was attached to it when it was last seen."""

    sheet: int
    column: int
    row: int
    card: str
    events: tuple[str, ...] = ()
    before: tuple[str, ...] = ()  # Terrains that lay there earlier, the oldest first


class Survey(msgspec.Struct, frozen=True, omit_defaults=True):
    """All notes so far; each journey that began anew elsewhere has a sheet of its own."""

    sheet: int = 0
    notes: tuple[ChartNote, ...] = ()


class ChartSide(msgspec.Struct, frozen=True, kw_only=True):
    """What is known beyond one side of a Terrain: another Terrain, or what its arrow promises."""

    side: SideName
    card: str | None = None  # the Terrain there; None: unexplored
    number: int | None = None  # of the card that an arrow names
    area: str | None = None  # of the fog there
    seen: str | None = None  # what this seat has seen behind the fog


class ChartPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A Terrain of the chart; columns count eastwards and rows southwards from where the journey began."""

    column: int
    row: int
    card: str
    events: tuple[str, ...]
    before: tuple[str, ...]
    on_board: bool
    explorers: tuple[int, ...]
    sides: tuple[ChartSide, ...]


class ChartSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The places of one journey, from north-west to south-east."""

    places: tuple[ChartPlace, ...]


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """All that was seen of the land, as one seat knows it."""

    sheets: tuple[ChartSheet, ...]
    current: int  # the sheet on which the Board lies now

    def names(self) -> set[str]:
        """The ids of all cards that stand on it; copies have the same."""
        found: set[str] = set()
        for sheet in self.sheets:
            for place in sheet.places:
                found.update((place.card, *place.events, *place.before))
                found.update(side.seen for side in place.sides if side.seen is not None)
        return {name.partition("#")[0] for name in found}
