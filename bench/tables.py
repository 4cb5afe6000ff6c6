"""Figures for people: tables in plain text, and the spread of a list of measurements."""

import platform
import sys
from statistics import median, quantiles
from typing import NamedTuple


class Spread(NamedTuple):
    """The middle of some measurements and the quarters around it."""

    low: float
    middle: float
    high: float


def spread(figures: list[float]) -> Spread:
    """Summarise measurements by their quartiles."""
    if len(figures) == 1:
        return Spread(figures[0], figures[0], figures[0])
    low, _, high = quantiles(figures, n=4, method="inclusive")
    return Spread(low, median(figures), high)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Lay out rows under heads; the first column is left-aligned, the others are right-aligned."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = []
    for row in [heads, ["-" * width for width in widths], *rows]:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        cells[0] = row[0].ljust(widths[0])
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def machine() -> dict[str, str]:
    """Tell where the figures were taken."""
    return {"python": sys.version.split()[0], "system": platform.system(), "processor": platform.machine()}
