"""The two manners of printing: tinted by hand, or in black ink on white paper for the strongest contrast.

Both are drawn by the same hands from the same scene. In ink nothing is grey: a colour is black or it is paper, and
a faint line becomes a fine one.
"""

from functools import cache
from typing import Final, Literal

__all__ = ["BLACK", "WHITE", "Manner", "inked"]

Manner = Literal["tinted", "ink"]

BLACK: Final = "#000000"
WHITE: Final = "#FFFFFF"
_DARK = 0.2  # luminance; what is darker is printed black


@cache
def inked(colour: str, dark: float = _DARK) -> str:
    """Black for a colour that is dark, else the white of the paper."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return BLACK if 0.2126 * red + 0.7152 * green + 0.0722 * blue < dark else WHITE


def _linear(part: float) -> float:
    """A part of a colour as light (WCAG 2.2)."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
