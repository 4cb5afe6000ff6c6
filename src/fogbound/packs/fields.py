"""What each field of the format is, in a line, as `fields.txt` says it: for editors and for messages."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from fogbound.packs.languages.words import read

__all__ = ["FIELDS", "description"]

FIELDS: Final = Path(__file__).resolve().parent / "fields.txt"


@cache
def _descriptions() -> dict[str, str]:
    return read(FIELDS)


def description(struct: type[msgspec.Struct], field: str) -> str:
    """What a field of a part of the format is; empty when nothing is said of it."""
    names = (f"{each.__module__.rpartition('.')[2]}.{each.__name__}.{field}" for each in struct.__mro__)
    return next((_descriptions()[name] for name in names if name in _descriptions()), "")
