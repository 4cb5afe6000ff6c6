"""Numerals in single strokes, for numbers that are hidden in a picture."""

from typing import Final

import numpy as np

from fogbound.press.curves import curve
from fogbound.press.noise import Grid

__all__ = ["strokes"]

_ADVANCE = 0.84  # from one numeral to the next, in heights
_WIDTH = 0.6

# Each numeral in hundredths of its height, from the top left; `~` is a bent stroke, the others are straight.
_NUMERALS: Final = {
    "0": ("~ 30,0 7,18 0,50 7,82 30,100 53,82 60,50 53,18 30,0",),
    "1": ("10,22 36,0 36,100",),
    "2": ("~ 3,24 14,5 34,0 54,11 55,33 34,64 2,100", "2,100 60,100"),
    "3": ("~ 4,10 28,0 52,12 50,35 24,47 52,60 57,82 33,100 2,90",),
    "4": ("44,100 44,0 0,68 62,68",),
    "5": ("54,0 12,0 8,44", "~ 8,44 30,37 54,50 57,77 33,100 2,92"),
    "6": ("~ 48,1 20,20 3,56 7,85 30,100 53,87 55,66 33,51 6,66",),
    "7": ("2,0 60,0 22,100",),
    "8": ("~ 30,47 8,30 11,8 30,0 49,8 52,30 30,47 4,67 7,92 30,100 53,92 56,67 30,47",),
    "9": ("~ 54,34 30,49 7,36 6,14 29,0 52,12 56,40 46,74 18,100",),
}


def strokes(number: int) -> list[Grid]:
    """The strokes of a number of three digits, one unit high, around its middle."""
    text = f"{number:03}"
    middle = ((len(text) - 1) * _ADVANCE + _WIDTH) / 2
    found = []
    for at, numeral in enumerate(text):
        for written in _NUMERALS[numeral]:
            knots = [
                (float(x), float(y)) for x, y in (pair.split(",") for pair in written.lstrip("~ ").split())
            ]
            points = curve(knots, 9.0) if written.startswith("~") else np.array(knots)
            found.append(points / 100 + np.array([at * _ADVANCE - middle, -0.5]))
    return found
