"""Somebody at a keyboard: plays a game of the Citadel in the line client by what is typed."""

import io
from pathlib import Path

import pytest

from fogbound.packs import library
from fogbound.rules.common.setup import Setup
from fogbound.tables import Table
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output

__all__ = ["Keyboard", "quay_in"]


class Keyboard:
    """Types lines, and tells what was said since."""

    def __init__(self, pack: str, setup: Setup, lang: str = "en", seed: int = 1, width: int = 300) -> None:
        adventure = library.open([pack])
        self.table = Table.create(adventure.book, adventure.packs, setup, seed)
        self.out = io.StringIO()
        self.lines: list[str] = []
        self.client = LineClient(self.table, lang, self.read, Output(self.out, width))

    def read(self, prompt: str) -> str:
        """What the client hears."""
        self.out.write(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def type(self, *lines: str) -> str:
        """What is said in answer to some lines, on one line."""
        self.lines = list(lines)
        self.out.seek(0)
        self.out.truncate()
        with pytest.raises(Stopped):
            self.client.play()
        return " ".join(self.out.getvalue().replace("\u00a0", " ").split())

    def type_to_the_end(self, *lines: str) -> str:
        """What is said in answer to the lines that end the game, on one line."""
        self.lines = list(lines)
        self.out.seek(0)
        self.out.truncate()
        self.client.play()
        return " ".join(self.out.getvalue().replace("\u00a0", " ").split())

    def to_the_turn(self) -> "Keyboard":
        """Take the first option there is until the next turn; at first that makes the characters."""
        while not self.table.game.content.is_turn(self.table.game.pending()):
            self.type("1")
        return self


def quay_in(folder: Path, actions: str, cards: str) -> str:
    """The path of a pack of the Citadel with these actions and cards."""
    home = folder / "quay"
    (home / "cards").mkdir(parents=True)
    (home / "pack.yaml").write_text(
        f"name: quay\nruleset: citadel\nformat: 1\nactions: [{actions}]\nlanguages: []\n"
    )
    (home / "cards" / "cards.yaml").write_text(cards)
    return str(home)
