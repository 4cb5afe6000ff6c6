"""Understanding what was typed: numbers, yes and nothing in every language, words of a label."""

import re
from functools import cache
from typing import Final

from fogbound.languages import LANGUAGES
from fogbound.rules.reference import fold
from fogbound.text.catalogue import catalogue
from fogbound.view.asking import DIGITS, AskedQuestion

__all__ = [
    "answers_to",
    "begins",
    "is_below_one",
    "is_nothing",
    "is_number",
    "is_yes",
    "numbers_in",
    "numbers_of_row",
    "words_of",
]

MARKS: Final = ".,:;()«»“”–-"  # around words, as labels print them
SEVERAL: Final = re.compile(r"\d{1,3}(\s*[,;+ ]\s*\d{1,3})+")
ROW: Final = re.compile(r"\d{1,3}(\s*/\s*\d{1,3})+\.?")


def is_number(words: str) -> bool:
    """Whether a person typed a number that can be an answer."""
    return words.isdecimal() and len(words) <= DIGITS


def is_below_one(words: str) -> bool:
    """Whether a person typed a number that no option can have."""
    return re.fullmatch(r"[-\u2212]\s*\d+|0+", words) is not None


def is_nothing(words: str) -> bool:
    """Whether a person wants none of what is offered."""
    return fold(words) in _words_of_message("typed-nothing")


def is_yes(words: str) -> bool:
    """Whether a person agrees."""
    return fold(words) in _words_of_message("typed-yes")


@cache
def _words_of_message(key: str) -> frozenset[str]:
    """The words that a message lists, of every language: a keyboard may have been set to another one."""
    return frozenset(fold(word) for lang in LANGUAGES for word in catalogue(lang).say(key).split())


def numbers_in(asked: AskedQuestion, line: str) -> list[int]:
    """The numbers of several options, where several may be taken one after the other."""
    if not asked.takes_several or not SEVERAL.fullmatch(line):
        return []
    return list(dict.fromkeys(int(number) for number in re.findall(r"\d+", line)))


def numbers_of_row(line: str) -> list[int]:
    """The numbers of a row that has one for each person, as it is printed: 1/3."""
    return [int(number) for number in re.findall(r"\d+", line)] if ROW.fullmatch(line) else []


def words_of(text: str) -> list[str]:
    """The words of a line or a label without case, accents and signs, parted at apostrophes as well."""
    parted = fold(text).replace("’", " ").replace("'", " ").split()
    return [word.strip(MARKS) for word in parted if word.strip(MARKS)]


def begins(line: str, label: str) -> bool:
    """Whether a line is how a label begins, word by word; words may be cut short."""
    wanted, there = words_of(line), words_of(label)
    return 0 < len(wanted) <= len(there) and all(map(str.startswith, there, wanted))


def answers_to(line: str, label: str, verb: str = "") -> bool:
    """Whether every word of a line begins some word of a label: good for looking things up, too little for acting."""
    wanted, there = words_of(line), [*words_of(label), verb]
    return bool(wanted) and all(any(found.startswith(word) for found in there) for word in wanted)
