"""The icons: one SVG sprite of linocut shapes on a grid of 32, in two inks.

A shape is solid in the current colour; what is carved out of it takes the colour behind, `--cut`. Each is written as
strokes of a few sorts: `S` solid, `F` carved area, `C` carved line, `L` bar (with a width), `X` a wide carved bar,
`T` tinted, `D` dotted outline; and the fixed inks of marks: `G` `g` gamboge, `P` Prussian, `w` a white line, `W` `I`
pale, `B` ink.
"""

import hashlib
from functools import cache
from typing import Final

from fogbound.press.icons.actions import ACTIONS
from fogbound.press.icons.goods import GOODS
from fogbound.press.icons.interface import INTERFACE
from fogbound.press.icons.marks import MARKS

__all__ = ["NAMES", "icon", "shape", "sprite"]

CUT = "var(--cut,#f1e9d4)"
_SHAPES: Final[dict[str, str]] = {**ACTIONS, **GOODS, **MARKS, **INTERFACE}
NAMES: Final[tuple[str, ...]] = tuple(sorted(_SHAPES))

_LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
_INKS: Final[dict[str, str]] = {
    "S": 'fill="currentColor"',
    "F": f'fill="{CUT}"',
    "C": f'{_LINE} stroke="{CUT}" stroke-width="1.7"',
    "L": f'{_LINE} stroke="currentColor" stroke-width="2.5"',
    "L3": f'{_LINE} stroke="currentColor" stroke-width="3.2"',
    "L4": f'{_LINE} stroke="currentColor" stroke-width="4"',
    "X": f'{_LINE} stroke="{CUT}" stroke-width="7"',
    "T": 'fill="currentColor" opacity=".5"',
    "D": f'{_LINE} stroke="currentColor" stroke-width="1.3" stroke-dasharray=".1 2.4"',
    "G": 'fill="#efb93f" stroke="#3d2a08" stroke-width="1.1" stroke-linejoin="round"',
    "g": 'fill="#f6cd66"',
    "P": 'fill="#1f4f7a"',
    "w": 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1"',
    "W": 'fill="#fffaf0"',
    "I": 'fill="#f8f1de"',
    "B": 'fill="#1d2226"',
}


def shape(name: str) -> str:
    """What is drawn for a name, without anything around it; words that packs invent get a shape of their own."""
    written = _SHAPES.get(name) or _invented(name)
    return "".join(
        f'<path {_INKS[ink]} d="{data}"/>'
        for ink, _, data in (each.partition(" ") for each in written.split("|"))
    )


def icon(name: str) -> str:
    """One icon as a picture of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{shape(name)}</svg>'


@cache
def sprite(more: tuple[str, ...] = ()) -> str:
    """All icons as symbols, whose ids are their names; `more` are words that packs have invented."""
    names = sorted({*NAMES, *more})
    symbols = "".join(f'<symbol id="{name}" viewBox="0 0 32 32">{shape(name)}</symbol>' for name in names)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


_BODIES = (
    "S M16 2.5 29.5 16 16 29.5 2.5 16z",
    "S M16 2.5a13.5 13.5 0 1 0 0 27 13.5 13.5 0 0 0 0-27z",
    "S M9.5 3h13l7 13-7 13h-13l-7-13z",
    "S M4 4h24v24H4z",
    "S M16 2.5 29.5 27H2.5z",
)
_CARVED = (
    "C M10 16h12M16 10v12",
    "C M10 19l6-6 6 6",
    "F M16 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    "C M11 20l10-8M11 14l4-3M17 21l4-3",
    "C M10 18c2-3 4-3 6 0s4 3 6 0",
    "F M16 11l1.5 3.7 3.7 1.5-3.7 1.5L16 21.5l-1.5-3.8-3.7-1.5 3.7-1.5z",
    "C M11 21V13M16 21v-9M21 21v-8",
)


def _invented(name: str) -> str:
    """A mark without letters for a word nobody has drawn: always the same one for the same word."""
    seed = hashlib.blake2b(name.encode(), digest_size=2).digest()
    return f"{_BODIES[seed[0] % len(_BODIES)]}|{_CARVED[seed[1] % len(_CARVED)]}"
