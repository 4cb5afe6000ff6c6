"""Asking at a keyboard for what a new game needs to know: one or several of a list, by number or name."""

import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Final

from fogbound.packs.grammar import COLON
from fogbound.rules.reference import fold
from fogbound.terminal.line import LONGEST, Stopped
from fogbound.terminal.paper import Paper
from fogbound.terminal.words import answers_to
from fogbound.text import LANGUAGES, CardTexts, catalogue

__all__ = ["Asking", "listed", "typed"]

SEEKING: Final = ("help", "look")
NO_NOTES: Final[Mapping[str, str]] = MappingProxyType({})


def typed(prompt: str) -> str:
    """A line from the keyboard, or from a pipe."""
    with suppress(ImportError):
        import readline  # lines can be edited and called back where there is such a thing

        assert readline
    if sys.stdin is None:
        raise EOFError("there is no standard input")
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)  # what nobody typed is shown, so that a transcript reads well
    return line


def listed(words: str) -> list[str]:
    """Names with commas between them."""
    return [word.strip() for word in words.split(",") if word.strip()]


class Asking:
    """Asks for what was not given on the command line."""

    def __init__(self, lang: str, paper: Paper) -> None:
        self.say = catalogue(lang).say
        self.lang = lang
        self.paper = paper
        self.texts: CardTexts | None = None  # what cards say, once there is an adventure
        self.readable: list[str] = []  # the cards that may be read before the game begins

    def one(self, key: str, choices: dict[str, str], notes: Mapping[str, str] = NO_NOTES) -> str:
        """One of these; Enter takes the first."""
        return self.several(key, choices, 1, notes)[0]

    def several(
        self, key: str, choices: dict[str, str], most: int, notes: Mapping[str, str] = NO_NOTES
    ) -> tuple[str, ...]:
        """Up to so many of these, by number or name; Enter takes the first, a single one is not asked for.

        What a choice means is told by its note, or by the card of that name.
        """
        if len(choices) == 1:
            return tuple(choices)
        self.paper.say(self.say(key, last=len(choices)))
        for at, (name, shown) in enumerate(choices.items(), 1):
            if shown == str(at):
                continue  # a number is its own name
            note = notes.get(name) or self._introduced(name)
            self.paper.say(f"{at}. {shown}{COLON[self.lang]}{note}" if note else f"{at}. {shown}", 2)
        if not choices:
            raise Stopped
        first = next(iter(choices))
        while True:
            answer = self._read(self.say("set-up-default", name=choices[first]))
            if self._is_about(answer, choices):
                continue
            chosen = [self._meant(word, choices) for word in listed(answer)] or [first]
            if all(chosen) and len(set(chosen)) == len(chosen) <= most:
                return tuple(chosen)
            self.paper.say(self.say("set-up-unknown", words=answer))

    def _introduced(self, name: str) -> str:
        """Who or what a choice is, in a line: the first sentence of the card's story."""
        if self.texts is None or name not in self.texts:
            return ""
        story = " ".join(self.texts.prose(name, self.lang)) or " ".join(self.texts.text(name, self.lang))
        sentence = re.match(r".+?[.!?…](?=\s|$)", story)
        return sentence[0] if sentence is not None else story

    def _is_about(self, answer: str, choices: dict[str, str]) -> bool:
        """Whether somebody asks for help or wants to read a card before choosing, and gets it."""
        first, _, rest = answer.partition(" ")
        words = {
            fold(catalogue(spoken).say(f"command-{name}")): name for spoken in LANGUAGES for name in SEEKING
        }
        if words.get(fold(first)) == "help":
            self.paper.say(self.say("set-up-help"))
            if self.readable:
                self.paper.say(self.say("set-up-help-look"))
            return True
        if words.get(fold(first)) != "look":
            return False
        if self.texts is None:
            self.paper.say(self.say("set-up-nothing-to-read"))
            return True
        name = self._meant(rest, choices) if rest else ""
        if name not in self.texts:
            named = {card: self.texts.name(card, self.lang) for card in self.readable}
            name = self._meant(rest, named) if rest and not rest.isdecimal() else ""
        if not name:
            self.paper.say(self.say("set-up-unknown", words=rest or answer))
            return True
        for line in (self.texts.heading(name, self.lang), *self.texts.prose(name, self.lang)):
            self.paper.say(line)
        for line in self.texts.text(name, self.lang):
            self.paper.say(line)
        return True

    def _read(self, prompt: str) -> str:
        self.paper.flush()
        try:
            return typed(f"{prompt} {self.say('prompt')} ").strip()[:LONGEST]
        except (EOFError, KeyboardInterrupt) as end:
            raise Stopped from end

    def _meant(self, word: str, choices: dict[str, str]) -> str:
        if word.isdecimal() and 1 <= int(word) <= len(choices):
            return list(choices)[int(word) - 1]
        words = fold(word).split()
        fitting = [name for name, shown in choices.items() if word == name or answers_to(words, shown, name)]
        return fitting[0] if len(fitting) == 1 else ""
