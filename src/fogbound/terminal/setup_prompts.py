"""Asking at a keyboard for what a new game needs to know: one or several of a list, by number or name."""

import re
import sys
from collections.abc import Collection, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Final

from fogbound.packs.languages import COLON, SEMICOLON
from fogbound.rules.reference import fold
from fogbound.terminal.client import ALIASES, LONGEST, Stopped
from fogbound.terminal.input_parsing import answers_to, begins
from fogbound.terminal.output import Output
from fogbound.text import LANGUAGES, CardTexts, catalogue

__all__ = ["SetupPrompts", "WentBack", "find_choice", "join_names", "read_line"]

COMMANDS: Final = ("back", "help", "look", "quit")  # what can be typed instead of an answer
NO_NOTES: Final[Mapping[str, str]] = MappingProxyType({})


def read_line(prompt: str) -> str:
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


def join_names(words: str) -> list[str]:
    """Names with commas between them."""
    return [word.strip() for word in words.split(",") if word.strip()]


def find_choice(word: str, choices: Mapping[str, Collection[str]]) -> str:
    """The choice that a word names: by its id, by what it is called, or by how that begins; empty if not just one."""
    exact = [uid for uid, names in choices.items() if fold(word) in (fold(uid), *map(fold, names))]
    fitting = exact or [
        uid for uid, names in choices.items() if any(begins(word, name) for name in (uid, *names))
    ]
    return fitting[0] if len(fitting) == 1 else ""


class WentBack(Exception):
    """The player wants to be asked the question before; the caller begins anew, with what has been chosen so far."""


class SetupPrompts:
    """Asks for what was not given on the command line.

    Answers are remembered in their order: after a WentBack the same questions are asked from the first, and those
    before the one that was gone back to are answered as they were.
    """

    def __init__(self, lang: str, output: Output) -> None:
        self.say = catalogue(lang).say
        self.lang = lang
        self.output = output
        self.texts: CardTexts | None = None  # what cards say, once there is an adventure
        self.readable: list[str] = []  # the cards that may be read before the game begins
        self._answers: list[tuple[str, ...]] = []
        self._asked = 0  # how many of those answers were given again

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
        if self._asked == len(self._answers):
            self._answers.append(self._ask(key, choices, most, notes))
        self._asked += 1
        return self._answers[self._asked - 1]

    def _ask(self, key: str, choices: dict[str, str], most: int, notes: Mapping[str, str]) -> tuple[str, ...]:
        """Put a question until it is answered."""
        self.output.say(self.say(key, last=len(choices)))
        for at, (name, shown) in enumerate(choices.items(), 1):
            if shown == str(at):
                continue  # a number is its own name
            note = notes.get(name) or self.introduce(name)
            self.output.say(f"{at}. {shown}{COLON[self.lang]}{note}" if note else f"{at}. {shown}", 2)
        first = next(iter(choices))
        while True:
            answer = self._read(self.say("set-up-default", name=choices[first]))
            if self._is_about(answer, choices, most):
                continue
            chosen = [self._choice_meant(word, choices) for word in join_names(answer)] or [first]
            if not all(chosen):
                self._ask_which(join_names(answer)[chosen.index("")], choices)
            elif len(set(chosen)) < len(chosen):
                twice = next(name for name in chosen if chosen.count(name) > 1)
                self.output.say(self.say("set-up-twice", name=choices[twice]))
            elif len(chosen) > most:
                self.output.say(self.say("set-up-many", n=most))
            else:
                return tuple(chosen)

    def _ask_which(self, word: str, choices: dict[str, str]) -> None:
        """Name what a word could mean, with numbers, or say that it is not on the list."""
        named = [
            f"{at}. {shown}"
            for at, (name, shown) in enumerate(choices.items(), 1)
            if answers_to(word, shown, fold(name))
        ]
        if named:
            self.output.say(self.say("set-up-several", options=SEMICOLON[self.lang].join(named)))
        else:
            self.output.say(self.say("set-up-unknown", words=word))

    def introduce(self, name: str) -> str:
        """Who or what a choice is, in a line: the first sentence of the card's story."""
        if self.texts is None or name not in self.texts:
            return ""
        story = " ".join(self.texts.prose(name, self.lang)) or self.texts.paragraph(name, self.lang)
        sentence = re.match(r".+?[.!?…](?=\s|$)", story)
        return sentence[0] if sentence is not None else story

    def _is_about(self, answer: str, choices: dict[str, str], most: int) -> bool:
        """Whether the player asks for help or wants to read a card before choosing, and gets it, or turns away."""
        first, _, rest = answer.partition(" ")
        words = ALIASES | {
            fold(catalogue(spoken).say(f"command-{name}")): name for spoken in LANGUAGES for name in COMMANDS
        }
        if words.get(fold(answer)) in ("back", "quit"):
            self._turn_away(words[fold(answer)])
            return True
        if words.get(fold(first)) == "help":
            self._help(choices, most)
            return True
        if words.get(fold(first)) != "look":
            return False
        if self.texts is None:
            self.output.say(self.say("set-up-nothing-to-read"))
            return True
        if not rest:
            self.output.say(self.say("set-up-help-look"))
            return True
        name = self._choice_meant(rest, choices)
        if name not in self.texts:
            named = {card: self.texts.name(card, self.lang) for card in self.readable}
            name = self._choice_meant(rest, named) if not rest.isdecimal() else ""
        if not name:
            self.output.say(self.say("set-up-unknown", words=rest))
            return True
        for line in (self.texts.heading(name, self.lang), *self.texts.prose(name, self.lang)):
            self.output.say(line)
        for text in self.texts.text(name, self.lang):
            for told in text:
                self.output.say(told.text, 2 * told.depth)
        return True

    def _help(self, choices: dict[str, str], most: int) -> None:
        """What can be typed at this question, and nothing that works at others only."""
        if all(shown == str(at) for at, shown in enumerate(choices.values(), 1)):
            self.output.say(self.say("set-up-help-number", last=len(choices)))
        else:
            self.output.say(self.say("set-up-help", most=min(most, len(choices))))
        if self.readable:
            self.output.say(self.say("set-up-help-look"))
        self.output.say(self.say("set-up-help-back" if self._answers else "set-up-help-quit"))

    def _turn_away(self, name: str) -> None:
        """Leave, or go back to the question before, if there is one."""
        if name == "quit":
            self.output.say(self.say("set-up-left"))
            raise Stopped
        if self._answers:
            self._answers.pop()
            self._asked = 0
            raise WentBack
        self.output.say(self.say("set-up-first"))

    def _read(self, prompt: str) -> str:
        try:
            asked = self.output.prompt(f"{prompt} {self.say('prompt')}")
            self.output.take_typed_ahead()  # nothing is done before the question has been read
            return read_line(asked).strip()[:LONGEST]
        except (EOFError, KeyboardInterrupt) as end:
            with suppress(OSError):
                self.output.say()
                self.output.say(self.say("set-up-left"))
            raise Stopped from end

    def _choice_meant(self, word: str, choices: dict[str, str]) -> str:
        if word.isdecimal() and 1 <= int(word) <= len(choices):
            return list(choices)[int(word) - 1]
        return find_choice(word, {name: (shown,) for name, shown in choices.items()})
