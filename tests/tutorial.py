"""Follows the tutorials to the letter: writes their files, runs their commands, compares what they print.

A fenced block is one of these:
    yaml, ftl   a file, named by the comment it begins with; `# FILE, at the end` adds to it
    diff        a change to the file named by the comment: what stands there, with lines taken away and added
    console     `$ command`, then what it prints; `> words` is typed by the reader, `…` leaves out lines or their rest
    text        for the eye only

`--update` writes anew what the commands print, where nothing is left out.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TUTORIALS = sorted((Path(__file__).resolve().parent.parent / "docs").glob("tutorial*.md"))
PROGRAM = "./fogbound"
LEFT_OUT = "…"
AT_THE_END = ", at the end"

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TYPED = re.compile(r"(?:\(.*\) )?> (.*)")


class Block(NamedTuple):
    """A fenced block of the page: its kind, its text and where the text begins."""

    kind: str
    text: str
    start: int


class Command(NamedTuple):
    """A command as it is shown, with what it prints."""

    line: str
    shown: list[str]

    @property
    def typed(self) -> str:
        return "".join(f"{found[1]}\n" for line in self.shown if (found := _TYPED.fullmatch(line)))


def blocks(page: str) -> list[Block]:
    """The blocks of the page, in order."""
    return [Block(found[1], found[2], found.start(2)) for found in _BLOCK.finditer(page)]


def commands(block: Block) -> Iterator[Command]:
    """The commands of a console block."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, *shown = part.splitlines()
        yield Command(line, shown)


def write(block: Block, folder: Path) -> None:
    """Write or lengthen the file that a block holds."""
    heading, _, text = block.text.partition("\n")
    name = heading.removeprefix("# ")
    path = folder / name.removesuffix(AT_THE_END)
    if name.endswith(AT_THE_END):
        text = path.read_text("utf-8") + text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def change(block: Block, folder: Path) -> None:
    """Apply a change to the one place it fits."""
    heading, *lines = block.text.splitlines()
    path = folder / heading.removeprefix("# ")
    before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
    text = path.read_text("utf-8")
    assert text.count(before) == 1, f"{path.name} has {text.count(before)} places for this:\n{before}"
    path.write_text(text.replace(before, after), "utf-8")


def run(command: Command, folder: Path) -> list[str]:
    """What a command prints, line by line."""
    program, *words = shlex.split(command.line)
    assert program == PROGRAM, f"the tutorial runs {PROGRAM} and nothing else, not {program}"
    done = subprocess.run(
        [sys.executable, "-m", "fogbound", *words],
        cwd=folder,
        input=command.typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={
            **os.environ,
            "FOGBOUND_DATA": str(folder / ".games"),
            "COLUMNS": "100",
            "PYTHONUTF8": "1",
            "FOGBOUND_PROGRAM": PROGRAM,
        },
        timeout=120,
    )
    return [line.rstrip() for line in done.stdout.replace("\u00a0", " ").splitlines()]


def fits(shown: list[str], printed: list[str]) -> bool:
    """Whether what is shown is what was printed, but for what is left out."""
    pattern = "".join(
        r"(?:.*\n)*?" if line == LEFT_OUT else re.escape(line).replace(LEFT_OUT, ".*") + "\n"
        for line in shown
    )
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in printed)) is not None


def follow(page: str, folder: Path) -> Iterator[tuple[Block, Command, list[str]]]:
    """Do what the page says in a folder; yields every command with what it printed."""
    for block in blocks(page):
        if block.kind in ("yaml", "ftl"):
            write(block, folder)
        elif block.kind == "diff":
            change(block, folder)
        elif block.kind == "console":
            for command in commands(block):
                yield block, command, run(command, folder)
        else:
            assert block.kind == "text", f"nobody knows what to do with a block of {block.kind}"


def updated(page: str, folder: Path) -> str:
    """The page with what its commands print today."""
    said: dict[int, str] = {}
    for block, command, printed in follow(page, folder):
        whole = not any(LEFT_OUT in line for line in command.shown)
        if not whole and not fits(command.shown, printed):
            print(f"see to this yourself, line {page.count(chr(10), 0, block.start)}:", *printed, sep="\n")
        lines = [f"$ {command.line}", *(printed if whole else command.shown)]
        said[block.start] = said.get(block.start, "") + "".join(f"{line}\n" for line in lines)
    for block in reversed(blocks(page)):
        if block.start in said:
            page = page[: block.start] + said[block.start] + page[block.start + len(block.text) :]
    return page


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--update", action="store_true", required=True)
    parser.parse_args()
    for tutorial in TUTORIALS:
        with tempfile.TemporaryDirectory() as scratch:
            tutorial.write_text(updated(tutorial.read_text("utf-8"), Path(scratch)), "utf-8")
