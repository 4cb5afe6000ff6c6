"""How the prose of dialogues is marked, and what each part of it is: who speaks, what concerns a side quest.

    <say>Mind the third step.</say>      spoken by another person: plain italics
    <me>Who are you?</me>                spoken by the active player: bold italics
    <quest>the lamp-oil debt</quest>     concerns a side quest: underlined
    *settling*                           opens its entry of the glossary

The marks are presentation only; no rule ever reads them (T-DLG-03, T-DLG-04, T-INFO-11).
"""

import re
from functools import lru_cache
from typing import Final, Literal, NamedTuple

__all__ = ["Run", "in_letters", "misplaced_marks", "runs", "without_marks"]

Speaker = Literal["", "say", "me"]

MOST_KEPT: Final = 1024
"""How many texts are kept as a terminal has them: what a table is about is told after every answer."""
_MARK = re.compile(r"</?(?:say|me|quest)>|\*[^*\n]+\*")


class Run(NamedTuple):
    """A stretch of prose in one style."""

    text: str
    speaker: Speaker = ""
    quest: bool = False
    glossary: bool = False


def runs(text: str) -> list[Run]:
    """A text in stretches of one style each; a mark that is closed without having been opened says nothing.

    T-DLG-04.
    """
    found: list[Run] = []
    speaker: Speaker = ""
    quest = False
    at = 0
    for mark in [*_MARK.finditer(text), None]:
        plain = text[at : mark.start() if mark is not None else len(text)]
        if plain:
            found.append(Run(plain, speaker, quest))
        if mark is None:
            break
        at = mark.end()
        sign = mark[0]
        if sign.startswith("*"):
            found.append(Run(sign[1:-1], speaker, quest, True))
        elif sign.strip("</>") == "quest":
            quest = sign == "<quest>"
        else:
            speaker = "say" if sign == "<say>" else "me" if sign == "<me>" else ""
    return found


@lru_cache(MOST_KEPT)
def in_letters(text: str) -> str:
    """The same text for a terminal, which has no italics: words of the glossary bear an asterisk."""
    return "".join(f"{run.text}*" if run.glossary else run.text for run in runs(text))


def without_marks(text: str) -> str:
    """The same text without any marks, for callers that only want the words."""
    return "".join(run.text for run in runs(text))


def misplaced_marks(text: str) -> list[str]:
    """The marks that are opened or closed out of turn, as they stand."""
    open_marks: list[str] = []
    wrong: list[str] = []
    for mark in _MARK.finditer(text):
        sign = mark[0]
        name = sign.strip("</>")
        if sign.startswith("*"):
            continue
        if sign.startswith("</"):
            if not open_marks or open_marks[-1] != name:
                wrong.append(sign)
            else:
                open_marks.pop()
        elif name in open_marks or (name != "quest" and set(open_marks) & {"say", "me"}):
            wrong.append(sign)
        else:
            open_marks.append(name)
    return [*wrong, *(f"<{name}>" for name in open_marks)]
