"""A sketch of the land: short labels on a grid with coordinates, for the Board and for the chart."""

from collections.abc import Callable, Mapping
from typing import Final

__all__ = ["sketch"]

GAP: Final = 2  # columns between the cells
FEWEST: Final = 3  # cells in a row; with fewer, a list says more

Spot = tuple[int, int]  # column and row


def sketch(
    labels: Mapping[Spot, str], width: int, focus: int, name: Callable[[int, int], str]
) -> tuple[list[str], bool]:
    """The rows of a grid, around the focused column if it is too wide, and whether it had to be cut.

    No rows if nothing sensible fits.
    """
    if not labels:
        return [], False
    rows = sorted({row for _, row in labels})
    columns = list(range(min(column for column, _ in labels), max(column for column, _ in labels) + 1))
    margin = max(len(name(0, row)) for row in rows) + GAP
    cell_width = max(*map(len, labels.values()), FEWEST) + GAP
    fitting = (width - margin) // cell_width
    if fitting < FEWEST:
        return [], False
    is_cut = fitting < len(columns)
    if is_cut:
        first = min(max(focus - fitting // 2, columns[0]), columns[-1] - fitting + 1)
        columns = columns[columns.index(first) :][:fitting]
    lines = [" " * margin + "".join(name(column, 0).ljust(cell_width) for column in columns)]
    for row in range(rows[0], rows[-1] + 1):
        cells = "".join(labels.get((column, row), "").ljust(cell_width) for column in columns)
        lines.append(name(0, row).ljust(margin) + cells)
    return lines, is_cut
