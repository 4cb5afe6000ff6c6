"""Text for terminals of any width, pipes and screen readers, one line after the other; in colour where that is wanted.

Colour says nothing that the words do not say.
"""

import os
import re
import shutil
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Literal, TextIO

__all__ = ["Output", "Tone", "has_colour", "wrap"]

Tone = Literal["", "turn", "question", "good", "bad", "quiet"]
"""What a line is: the beginning of a turn, a question, good or bad news, something said aside."""
CODES: Final[dict[Tone, str]] = {"turn": "1;36", "question": "1", "good": "32", "bad": "31", "quiet": "2"}

NARROWEST: Final = 20  # columns; narrower terminals break lines by themselves
WIDEST: Final = 100  # longer lines are hard to read
LOWEST: Final = 4  # rows; lower terminals scroll as they like
COMMAND: Final = re.compile(r"(?<=[:\u00a0]) ?((?:\./)?fogbound [^\n]+)$")  # at the end of a message


def has_colour(out: TextIO, plain: bool, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether lines may have colours: on a terminal that knows them, and whose owner has not asked for none."""
    if plain or environment.get("NO_COLOR") or environment.get("TERM", "") in ("", "dumb"):
        return False
    return out.isatty()


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
        self,
        out: TextIO,
        width: int = 0,
        height: int = 0,
        pause: Callable[[], str] | None = None,
        coloured: bool = False,
    ) -> None:
        self._out = out
        self._coloured = coloured
        self._width = width
        self._height = height
        self._pause = pause
        self._told = 0  # lines since something was typed last
        self._typed = ""  # what was typed before all had been told
        self._block: list[str] | None = None  # lines that are held back until they can stand on one screen

    @property
    def width(self) -> int:
        """How many columns a line may have."""
        return columns(self._width)

    @property
    def height(self) -> int:
        """How many rows the terminal has; 0 if it does not say so."""
        return self._height or os.get_terminal_size(self._out.fileno()).lines

    def say(self, text: str = "", indent: int = 0, tone: Tone = "") -> None:
        """Write a paragraph; what follows its first line is indented a little more."""
        lines = self._wrap(text, indent) or [""]
        if self._coloured and tone:
            lines = [f"\x1b[{CODES[tone]}m{line}\x1b[0m" for line in lines]
        self._write(lines)

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

    @contextmanager
    def block(self) -> Iterator[None]:
        """What is said meanwhile is not parted by a pause if a screen can hold it."""
        self._block = []
        try:
            yield
        finally:
            lines, self._block = self._block, None
            if self._told and self._is_waited_for() and self._told + len(lines) >= self.height:
                self._wait()
            self._write(lines)

    def _write(self, lines: list[str]) -> None:
        if self._block is not None:
            self._block.extend(lines)
            return
        for line in lines:
            if self._is_waited_for() and self._told >= self.height - 1:
                self._wait()
            self._out.write(f"{line}\n")
            self._told += 1

    def _is_waited_for(self) -> bool:
        """Whether somebody reads along on a screen that is high enough, and has not typed on."""
        return self._pause is not None and not self._typed and self.height - 1 >= LOWEST

    def _wait(self) -> None:
        """Go on when what was told has been read."""
        assert self._pause is not None
        self.flush()
        self._typed = self._pause().strip()
        self._told = 0
