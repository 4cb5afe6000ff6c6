"""The inks of the hand that tints engravings: the colours that a drawing may use, by name.

Our own subjects are tinted with them, too, and now and then with a mixture that has no name.
"""

from typing import Final

from fogbound.packs.faults import nearest

__all__ = ["INKS", "like", "nearest_ink"]

INKS: Final[dict[str, str]] = {
    "ink": "#241f22",
    "wood": "#c49a63",
    "bark": "#8f6a43",
    "leather": "#a3683c",
    "clay": "#c98e62",
    "hide": "#b98a55",
    "umber": "#4a3a2c",
    "iron": "#7d8588",
    "steel": "#c3cbcb",
    "brass": "#d7b055",
    "copper": "#c07d4c",
    "slate": "#8e959a",
    "pewter": "#59646a",
    "stone": "#c9c1ae",
    "soot": "#3a2f26",
    "night": "#20272b",
    "hemp": "#dcc08a",
    "wool": "#d8d3c4",
    "straw": "#d3bd8f",
    "bone": "#efe6cb",
    "paper": "#f6eed9",
    "cream": "#f0e8d4",
    "chalk": "#fffaf0",
    "foam": "#f6f6ee",
    "glass": "#c9dcd6",
    "mist": "#dce8e6",
    "water": "#8fb9bf",
    "prussian": "#2a5d8c",
    "verdigris": "#2f7f73",
    "leaf": "#8fa968",
    "moss": "#6f8650",
    "pine": "#587046",
    "sage": "#a3b585",
    "violet": "#7d6792",
    "plum": "#5b4a52",
    "blush": "#f2c9b4",
    "madder": "#a5352c",
    "rust": "#b5603a",
    "ember": "#d9652b",
    "flame": "#f6b14a",
    "gamboge": "#efb93f",
    "gilt": "#e8c987",
    "lamplight": "#ffd27a",
    "sunlight": "#ffdf94",
    "light": "#fff3cf",
}
"""The code of every ink."""

_NAMES: Final = {code: name for name, code in INKS.items()}


def nearest_ink(code: str) -> str:
    """The name of the ink that is most like a colour, given as `#rrggbb`."""
    if code in _NAMES:
        return _NAMES[code]
    return min(INKS, key=lambda name: (_distance(INKS[name], code), name))


def like(word: str) -> str:
    """The right word for one that is no ink, as a hint; empty when none is near."""
    if word.startswith("#"):
        known = len(word) == 7 and all(figure in "0123456789abcdef" for figure in word[1:].lower())
        name = nearest_ink(word.lower()) if known else ""
        return f"the nearest ink is {name}, {INKS[name]}" if name else "an ink is written by its name"
    close = nearest(word, INKS)
    return f"did you mean {close!r}?" if close else "the inks are listed in docs/drawings.md"


def _distance(one: str, other: str) -> float:
    """How unlike two colours are to the eye, which sees green best and blue worst."""
    red, green, blue = ((int(one[at : at + 2], 16) - int(other[at : at + 2], 16)) ** 2 for at in (1, 3, 5))
    return 3 * red + 4 * green + 2 * blue
