"""Plain text for terminals of any width, pipes and screen readers: no colour, one line after the other."""

import os
import re
import shutil
import textwrap
from collections.abc import Callable, Iterable
from typing import Final, TextIO

__all__ = ["Output", "wrap"]

NARROWEST: Final = 20  # columns; narrower terminals break lines by themselves
WIDEST: Final = 100  # longer lines are hard to read
LOWEST: Final = 4  # rows; lower terminals scroll as they like
COMMAND: Final = re.compile(r"(?<=[:\u00a0]) ?((?:\./)?fogbound [^\n]+)$")  # at the end of a message


def columns(width: int = 0) -> int:
    """How many columns a line may have; asked anew each time, for windows change their size."""
    return max(NARROWEST, min(WIDEST, width or shutil.get_terminal_size().columns))


def wrap(message: str) -> str:
    """A message as it stands on a terminal, wrapped at words; a command at its end has a line for itself."""
    lines: list[str] = []
    for paragraph in message.split("\n"):
        command = COMMAND.search(paragraph)
        text = paragraph[: command.start()] if command is not None else paragraph
        lines.extend(
            textwrap.wrap(
                text,
                columns(),
                subsequent_indent="  ",
                break_long_words=False,
                break_on_hyphens=False,
            )
        )
        if command is not None:
            lines.append(f"  {command[1]}")
    return "\n".join(lines)


class Output:
    """What is written to, line by line, wrapped at words.

    Who reads along at a terminal may be waited for: `pause` is called whenever a screenful has been told. What is typed
    there is kept for the next answer, and the rest is printed at once.
    """

    def __init__(
        self, out: TextIO, width: int = 0, height: int = 0, pause: Callable[[], str] | None = None
    ) -> None:
        self._out = out
        self._width = width
        self._height = height
        self._pause = pause
        self._told = 0  # lines since something was typed last
        self._typed = ""  # what was typed before all had been told

    @property
    def width(self) -> int:
        """How many columns a line may have."""
        return columns(self._width)

    @property
    def height(self) -> int:
        """How many rows the terminal has; 0 if it does not say so."""
        return self._height or os.get_terminal_size(self._out.fileno()).lines

    def say(self, text: str = "", indent: int = 0) -> None:
        """Write a paragraph; what follows its first line is indented a little more."""
        self._write(self._wrap(text, indent) or [""])

    def prompt(self, text: str) -> str:
        """Write what stands before an answer, up to its last line, which is left for the prompt."""
        *before, last = self._wrap(text, 0) or [""]
        self._write(before)
        self.flush()
        self._told = 0
        return f"{last} "

    def take_typed_ahead(self) -> str:
        """What was typed while something was still being told; it is given away once."""
        typed, self._typed = self._typed, ""
        return typed

    def rows(self, rows: Iterable[str]) -> None:
        """Write lines exactly as they are."""
        self._write([row.rstrip() for row in rows])

    def flush(self) -> None:
        """Let everything be seen."""
        self._out.flush()

    def wait_no_more(self) -> None:
        """Print the rest without a pause: the reader is leaving."""
        self._pause = None

    def _wrap(self, text: str, indent: int) -> list[str]:
        margin = min(indent, self.width // 4)
        return textwrap.wrap(
            text,
            self.width,
            initial_indent=" " * margin,
            subsequent_indent=" " * (margin + 2),
            break_on_hyphens=False,
        )

    def _write(self, lines: list[str]) -> None:
        for line in lines:
            if self._pause is not None and not self._typed and self._told >= self.height - 1 >= LOWEST:
                self.flush()
                self._typed = self._pause().strip()
                self._told = 0
            self._out.write(f"{line}\n")
            self._told += 1
