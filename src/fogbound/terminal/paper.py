"""Plain text for terminals of any width, pipes and screen readers: no colour, one line after the other."""

import shutil
import textwrap
from collections.abc import Iterable
from typing import Final, TextIO

__all__ = ["Paper"]

NARROWEST: Final = 20  # columns; narrower terminals break lines by themselves
WIDEST: Final = 100  # longer lines are hard to read


class Paper:
    """What is written to, line by line, wrapped at words."""

    def __init__(self, out: TextIO, width: int = 0) -> None:
        self._out = out
        self._width = width

    @property
    def width(self) -> int:
        """How many columns a line may have; asked anew each time, for windows change their size."""
        columns = self._width or shutil.get_terminal_size().columns
        return max(NARROWEST, min(WIDEST, columns))

    def say(self, text: str = "", indent: int = 0) -> None:
        """Write a paragraph; what follows its first line is indented a little more."""
        margin = min(indent, self.width // 4)
        wrapped = textwrap.wrap(
            text,
            self.width,
            initial_indent=" " * margin,
            subsequent_indent=" " * (margin + 2),
            break_on_hyphens=False,
        )
        self._out.write("\n".join(wrapped) + "\n")

    def rows(self, rows: Iterable[str]) -> None:
        """Write lines exactly as they are."""
        self._out.write("".join(f"{row.rstrip()}\n" for row in rows))

    def flush(self) -> None:
        """Let everything be seen."""
        self._out.flush()
