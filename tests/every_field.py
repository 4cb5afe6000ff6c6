"""Every field of the format that holds a text: what tests of both rulesets share.

The fields are found by the types of the format, so that a new one is tried without anybody thinking of it.
"""

import json
from collections.abc import Iterator
from typing import Any, get_args, get_origin

from msgspec import Struct

from fogbound.packs import printed

Way = tuple[str, ...]


def texts_of_format(part: type[Struct], below: Way = ()) -> Iterator[tuple[Way, str]]:
    """The way to every field that holds a text, and its sort; places in lists and names in mappings are left out."""
    for _, shown, kind in printed._fields(part):
        yield from _within(kind, (*below, shown))


def _within(kind: Any, way: Way) -> Iterator[tuple[Way, str]]:
    plain = printed._plain(kind)
    if sort := printed._sort(kind):
        yield way, sort
    elif isinstance(plain, type) and issubclass(plain, Struct):
        yield from texts_of_format(plain, way)
    elif get_origin(plain) in (list, dict):
        yield from _within(get_args(plain)[-1], way)


def as_yaml(entry: dict[str, Any]) -> str:
    """One entry of a list."""
    return f"- {json.dumps(entry)}\n"
