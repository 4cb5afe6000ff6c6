"""What can be wrong with a pack, and where: one finding is a fault, with its exact place in the source."""

from collections.abc import Iterable
from difflib import get_close_matches

import msgspec

__all__ = ["Fault", "Mark", "PackError", "nearest"]

LONGEST_WORD = 80  # nobody mistypes more than that, and comparing long texts takes long
LENGTHS = 2  # letters too many or too few: a word that is longer or shorter by more is another one


class Mark(msgspec.Struct, frozen=True, order=True):
    """A place in a source file; lines and columns count characters from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Fault(msgspec.Struct, frozen=True):
    """One finding: a stable code, what is wrong, where, and perhaps what would be right."""

    code: str
    message: str
    mark: Mark
    hint: str = ""

    def __str__(self) -> str:
        hint = f" ({self.hint})" if self.hint else ""
        return f"{self.mark}: {self.code}: {self.message}{hint}"


class PackError(Exception):
    """A pack cannot be loaded; it carries every fault that was found."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def nearest(word: str, words: Iterable[str]) -> str:
    """The one of `words` that looks most like `word`, whatever its case, or "" when none is near."""
    if len(word) > LONGEST_WORD:
        return ""
    spellings = {right.casefold(): right for right in sorted(words, reverse=True)}
    near = [
        right for right in sorted(spellings) if abs(len(right) - len(word)) <= max(LENGTHS, len(word) // 3)
    ]
    close = get_close_matches(word.casefold(), near, n=1)
    return spellings[close[0]] if close else ""
