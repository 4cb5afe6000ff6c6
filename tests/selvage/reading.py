"""How long a game of selvage takes somebody who reads all that the line client prints, as far as it can be reckoned.

New lines are read, lines that were there before (or differ in their numbers alone) are skimmed, answers take a moment.
"""

import io
import re
from contextlib import suppress
from typing import Final, NamedTuple

from fogbound.rules.citadel.draw import DrawOn
from fogbound.tables import Table
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output, Tone
from labelling import asked
from selvage.at_selvage import LONGEST, adventure
from selvage.newcomer import Newcomer

READ: Final = 220
"""Words a minute of what is new."""
SKIMMED: Final = 900
"""Words a minute of what was there before."""
ANSWERED: Final = 5
"""Seconds for an answer."""


class Reckoning(NamedTuple):
    """How a game ended, the words in it that were new and those that were not, and how often somebody typed."""

    ending: str
    new: int
    known: int
    answers: int

    @property
    def minutes(self) -> float:
        return self.new / READ + self.known / SKIMMED + self.answers * ANSWERED / 60


class Page(Output):
    """Counts words instead of showing them."""

    def __init__(self) -> None:
        super().__init__(io.StringIO())
        self.new = self.known = 0
        self._lines: set[str] = set()

    @property
    def width(self) -> int:
        return 100

    def say(self, text: str = "", indent: int = 0, tone: Tone = "") -> None:
        words = sum(1 for word in text.split() if re.search(r"\w", word))
        line = re.sub(r"\d+(/\d+)*", "0", re.sub(r"^[\d/]+\. ", "", text.strip()))
        if line in self._lines:
            self.known += words
        else:
            self.new += words
            self._lines.add(line)

    def rows(self, rows: object) -> None:
        raise AssertionError("nobody asks for a page")

    def flush(self) -> None:
        pass


class Reader:
    """A newcomer at the keyboard of the line client."""

    def __init__(self, players: int, seed: int, lang: str) -> None:
        book = adventure().book
        setup = book.chosen_setup(mode="standard", options=("unhurried",), players=players)
        self._page = Page()
        self._newcomer = Newcomer(seed)
        self._table = Table.create(book, adventure().packs, setup, seed)
        self._client = LineClient(self._table, lang, self._type, self._page)
        self._value = ""
        self._answers = 0

    def play(self) -> Reckoning:
        """Play to the end, or give up long after it should have come."""
        self._client.begin()
        with suppress(Stopped):
            self._client.play()
        ending = self._table.game.ending or "unfinished"
        return Reckoning(ending, self._page.new, self._page.known, self._answers)

    def _type(self, prompt: str) -> str:
        """What is typed at a prompt: an answer by its id, a value, or yes."""
        self._page.say(prompt)
        self._answers += 1
        game, client = self._table.game, self._client
        if self._answers > LONGEST or not game.offered:
            raise EOFError
        if self._value:
            value, self._value = self._value, ""
            return value
        if prompt.strip() not in (client.say("prompt"), client._prompt()):
            return "yes"
        option, _, self._value = self._newcomer.answer(game)
        if option.verb == "join-adventure":
            option = next(other for other in game.offered if other.verb != "join-adventure")
        if option.verb == "draw":
            return f"{client.choices.label(asked(game, option)).split()[0]} {self._cards()}"
        return game.option_id(option)

    def _cards(self) -> int:
        """How many cards more are drawn: nobody learns anything between them."""
        ahead, cards = self._table.game.clone(), 0
        while isinstance(ahead.pending(), DrawOn):
            option, _, _ = self._newcomer.answer(ahead)
            if option.verb != "draw":
                break
            ahead.choose(option, "")
            cards += 1
        return max(1, cards)


def reckoned(players: int, seed: int, lang: str = "en") -> Reckoning:
    """A newcomer's game, as it reads."""
    return Reader(players, seed, lang).play()
