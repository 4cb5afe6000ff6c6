"""Single values of a pack's YAML: what a plain word or number means, and where a character of a text stands.

The scalars are those of YAML 1.2, less what invites mistakes: no octal, no hexadecimal, no infinity.
"""

import math
import re
from collections.abc import Iterator
from itertools import islice

__all__ = ["Scalar", "locate", "resolve"]

Scalar = str | int | float | bool | None

_WORDS: dict[str, bool | None] = {"": None, "~": None, "null": None, "true": True, "false": False}
_NUMBER_STARTS = frozenset("+-.0123456789")
_INTEGER = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_MOST_DIGITS = 18  # every whole number of so many digits fits into 64 bits

_FOLD = re.compile(r" *(?:\r\n?|\n)[ \r\n]*")
_ESCAPED_BREAK = re.compile(r"\\(?:\r\n?|\n)[ \r\n]*")
_BREAK = re.compile(r"\r\n?|\n")
_LINE = re.compile(r"([^\r\n]*)(?:\r\n?|\n|\Z)")
_ESCAPE_WIDTHS = {"x": 4, "u": 6, "U": 10}


def resolve(source: str) -> Scalar:
    """The value of an unquoted scalar: `012` is twelve, while `no`, `on`, `0x1F` and `1_000` are words.

    A number that does not fit into 64 bits raises OverflowError.
    """
    if source in _WORDS:
        return _WORDS[source]
    if source[0] not in _NUMBER_STARTS:
        return source
    if _INTEGER.fullmatch(source):
        if len(source.lstrip("+-0")) > _MOST_DIGITS:
            raise OverflowError(source)
        return int(source.lstrip("+-0") or "0") * (-1 if source[0] == "-" else 1)
    if _FLOAT.fullmatch(source):
        number = float(source)
        if math.isinf(number):
            raise OverflowError(source)
        return number
    return source


def locate(text: str, start: int, value: str, offset: int) -> int:
    """Where in `text` the character `offset` of `value` stands, when its scalar begins at `start`.

    An offset past the end gives the place just behind the last character.
    """
    quote = text[start] if text[start] in "'\"" else ""
    places = _block_places(text, start, value) if text[start] in "|>" else _flow_places(text, start, quote)
    if not value:
        return start + len(quote)
    if offset < len(value):
        return next(islice(places, max(offset, 0), None))
    last = next(islice(places, len(value) - 1, None))
    return last + _width(text, last, quote)


def _flow_places(text: str, start: int, quote: str) -> Iterator[int]:
    """Place after place of a plain or quoted scalar.

    Lines are joined by a space; empty lines between them stand for line breaks.
    """
    here = start + len(quote)
    while here < len(text):
        if fold := _FOLD.match(text, here):
            breaks = _breaks(text, fold)
            yield from breaks[1:] or breaks
            here = fold.end()
        elif quote == '"' and (fold := _ESCAPED_BREAK.match(text, here)):
            yield from _breaks(text, fold)[1:]
            here = fold.end()
        else:
            yield here
            here += _width(text, here, quote)


def _breaks(text: str, fold: re.Match[str]) -> list[int]:
    return [found.start() for found in _BREAK.finditer(text, fold.start(), fold.end())]


def _width(text: str, here: int, quote: str) -> int:
    """How many characters of the source make the one that stands here."""
    if quote == '"' and text[here] == "\\":
        return _ESCAPE_WIDTHS.get(text[here + 1], 2)
    return 2 if quote == "'" and text[here] == "'" else 1


def _block_places(text: str, start: int, value: str) -> Iterator[int]:
    """Place after place of a block scalar: `|` keeps its lines, `>` joins those not indented further."""
    lines = [(line.start(), line[1], line.end(1)) for line in _LINE.finditer(text, start)][1:]
    # What the first line with letters lost on its way from source to value is the block's indentation.
    shown = next((line for _, line, _ in lines if line.strip(" ")), "")
    meant = next((line for line in value.split("\n") if line.strip(" ")), shown)
    indent = shown.index(shown.lstrip(" ")) - meant.index(meant.lstrip(" "))
    breaks: list[int] = []
    joinable = False
    for begin, line, end in lines:
        if len(line) <= indent:
            breaks.append(end)
            continue
        was_joinable, joinable = joinable, text[start] == ">" and line[indent] != " "
        yield from breaks[1:] or breaks if joinable and was_joinable else breaks
        yield from range(begin + indent, end)
        breaks = [end]
    yield from breaks
