"""What packs call themselves, their people and their cards, read from their prose alone.

A list of games need not open the packs for it. A name that only the cards can tell (of a card without one of its own,
or one put together of others) is left to those who do.
"""

import re
from collections.abc import Sequence

from fluent.syntax import FluentParser, ast

from fogbound.packs.faults import PackError
from fogbound.packs.folder import gather_prose
from fogbound.packs.languages import polish
from fogbound.packs.shelf import shelf

__all__ = ["Titles", "message_id"]


def message_id(group: str, word: str) -> str:
    """The id of the message that names a word."""
    return f"{group}-{re.sub(r'[^A-Za-z0-9_-]', '-', word)}"


class Titles:
    """The names in the prose of some packs of the shelf, each after those it builds on."""

    def __init__(self, packs: Sequence[str], lang: str) -> None:
        self._lang = lang
        self._prose = _prose_of(packs, lang)

    def adventure(self) -> str:
        """What the adventure is called, by the last of its packs; empty if its prose does not tell."""
        return self._text("pack", self._find("pack")[-1:])

    def character(self, word: str) -> str:
        """What a character is called; empty if the prose does not tell."""
        return self.card(word) or self._name("character", word)

    def card(self, name: str) -> str:
        """What a card is called; empty if the prose does not tell."""
        return self._name("card", name.partition("#")[0])

    def _name(self, group: str, word: str) -> str:
        key = message_id(group, word)
        return self._text(key, self._find(key))

    def _find(self, key: str) -> list[str]:
        """The message of this id as it stands in each pack that has it, there for the last time."""
        message = re.compile(rf"^{key} *=.*\n(?:[ \t].*\n|\r?\n)*", re.MULTILINE)
        found = [message.findall(prose) for prose in self._prose]
        return [each[-1] for each in found if each]

    def _text(self, key: str, found: list[str]) -> str:
        """What a message says, if it is plain text; two packs may mean two things by one name."""
        if len(found) != 1 or "{" in found[0]:
            return ""
        entry = FluentParser().parse_entry(found[0])
        if not isinstance(entry, ast.Message) or entry.value is None:
            return ""
        words = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
        return polish("".join(words), self._lang)


def _prose_of(packs: Sequence[str], lang: str) -> list[str]:
    """The prose of each of these packs in a language; none if one of them is not on the shelf or cannot be read."""
    folders = shelf()
    try:
        found = [gather_prose(folders[name], lang).contents.values() for name in packs]
        return ["".join(f"{content.decode()}\n" for content in contents) for contents in found]
    except (KeyError, PackError, UnicodeDecodeError):
        return []
