"""Sentences of the effect language: from an author's words to a tree of terms, and what is wrong when there is none.

The grammar is the lexicon. Every way to read a text is tried; the furthest word that fits no reading is where
the author is pointed.
"""

import re
from functools import cache
from typing import Any, NamedTuple

from fogbound.packs.faults import nearest
from fogbound.rules.common import book as kinds
from fogbound.rules.common.lexicon import LEXICON, Term
from fogbound.rules.verbs import cards

__all__ = ["LEAVES", "Misread", "Tree", "Word", "parse", "slot_sorts"]

Tree = list[Any]
"""A term as plain data: its name and a mapping of its slots and flags."""

_WORDS = re.compile(r"[^\W\d][\w'’.-]*|\d+|\S")

LEAVES = {
    "number": "the number of a card",
    "int": "a whole number",
    "signed": "a number with its sign",
    "types": "types of action",
    "action": "a type of action",
    "keyword": "a keyword",
    "tag": "a tag",
    "resource": "a resource",
    "title": "a title",
    "store": "a store",
    "counter": "a kind of counter",
    "pictograph": "a pictograph",
    "curse": "a curse",
    "character": "a character",
    "side": "a side (north, east, south, west)",
    "uid": "the unique id of a card",
    "event": "a happening in the chronicle, in quotes",
    "kind": "a kind of card",
    "zone": "where cards are",
}
"""Sorts that are not made of terms, and how they are called when one is missing."""

PHRASES: dict[str, dict[str, int]] = {
    "kind": {
        "card": cards.ANY,
        "cards": cards.ANY,
        "skill": kinds.SKILL,
        "skills": kinds.SKILL,
        "bonus": kinds.BONUS,
        "bonuses": kinds.BONUS,
        "state": kinds.STATE,
        "states": kinds.STATE,
        "item card": kinds.ITEM,
        "item cards": kinds.ITEM,
        "quest item": kinds.QUEST,
        "quest items": kinds.QUEST,
        "curse": kinds.CURSE,
        "curses": kinds.CURSE,
        "clue": kinds.CLUE,
        "terrain": kinds.TERRAIN,
        "terrains": kinds.TERRAIN,
        "permanent event": kinds.PERMANENT,
        "permanent events": kinds.PERMANENT,
        "companion": cards.COMPANION,
        "companions": cards.COMPANION,
        "advanced skill": cards.ADVANCED_SKILL,
        "advanced skills": cards.ADVANCED_SKILL,
        "skill or bonus": cards.LIMITED,
        "skills and bonuses": cards.LIMITED,
    },
    "zone": {
        "in your hand": cards.IN_HAND,
        "in your inventory": cards.IN_INVENTORY,
        "under the satchel": cards.UNDER_SATCHEL,
        "in the past": cards.IN_PAST,
        "banished": cards.BANISHED,
        "in the deck": cards.IN_DECK,
        "in the pile": cards.IN_PILE,
        "on the board": cards.ON_BOARD,
        "drawn": cards.DRAWN,
        "discarded in this action": cards.DISCARDED_NOW,
        "on this": cards.ON_THIS,
        "out of the game": cards.OUT_OF_GAME,
        "anywhere": cards.ANYWHERE,
        "in any hand": cards.IN_ANY_HAND,
        "here": cards.HERE,
    },
}
"""Leaves of several words, and what each stands for."""

SIDES = ("north", "east", "south", "west")
_VOCABULARIES = {
    "action",
    "keyword",
    "tag",
    "resource",
    "title",
    "store",
    "counter",
    "pictograph",
    "curse",
    "character",
}


class Word(NamedTuple):
    """A word of a text and where it begins."""

    text: str
    start: int


class Misread(Exception):
    """No reading fits: what was expected at which character, and the nearest right word."""

    def __init__(self, message: str, offset: int, hint: str) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.hint = hint


# -- patterns --------------------------------------------------------------------------------------


class _Literal(NamedTuple):
    words: tuple[str, ...]


class _Slot(NamedTuple):
    name: str
    sort: str


class _Optional(NamedTuple):
    parts: "tuple[_Part, ...]"
    flag: str


_Part = _Literal | _Slot | _Optional

_PATTERN = re.compile(r"\{(\w+):(\w+)\}|(\[)|\](?:\((\w+)\))?|([^\s\[\]{}]+)")


@cache
def _pattern(syntax: str) -> tuple[_Part, ...]:
    """A syntax as parts."""
    levels: list[list[_Part]] = [[]]
    for found in _PATTERN.finditer(syntax):
        name, sort, opens, flag, word = found.groups()
        if name:
            levels[-1].append(_Slot(name, sort))
        elif opens:
            levels.append([])
        elif word:
            for piece in _WORDS.findall(word) if "/" not in word else [word]:
                levels[-1].append(_Literal(tuple(piece.split("/")) if len(piece) > 1 else (piece,)))
        else:
            inner = tuple(levels.pop())
            levels[-1].append(_Optional(inner, flag or ""))
    return tuple(levels[0])


class _Entry(NamedTuple):
    term: Term
    parts: tuple[_Part, ...]


@cache
def _entries(sort: str) -> tuple[tuple[_Entry, ...], tuple[_Entry, ...]]:
    """The ways to write a term of this sort: those that begin with something else, and those that begin with it."""
    prefix: list[_Entry] = []
    infix: list[_Entry] = []
    for term in LEXICON.values():
        if term.sort == sort:
            for syntax in term.syntax:
                parts = _pattern(syntax)
                begins = parts[0]
                own = isinstance(begins, _Slot) and begins.sort == sort
                (infix if own else prefix).append(_Entry(term, parts))
    return tuple(prefix), tuple(infix)


# -- reading ---------------------------------------------------------------------------------------

_Slots = dict[str, Any]
_Reading = tuple[Any, int]  # a tree or leaf, and the place behind it


class _Reader:
    def __init__(self, text: str, words: dict[str, set[str]]) -> None:
        self.text = text
        self.tokens = [Word(found[0], found.start()) for found in _WORDS.finditer(text)]
        self.vocabulary = words
        self.known: dict[tuple[str, int], list[_Reading]] = {}
        self.furthest = 0
        self.expected: dict[str, None] = {}

    def read(self, sort: str) -> Any:
        for tree, end in self._readings(sort, 0):
            if end == len(self.tokens):
                return tree
            self._miss(end, "the end")
        raise self._misread()

    def _misread(self) -> Misread:
        at = self.furthest
        wanted = list(self.expected)
        named = ", ".join(wanted[:6]) + (" …" if len(wanted) > 6 else "")
        if at >= len(self.tokens):
            return Misread(f"the text ends too early; expected {named}", len(self.text), "")
        word = self.tokens[at]
        candidates = [found.strip("'") for found in wanted if found.startswith("'")]
        for sort, words in self.vocabulary.items():
            if LEAVES.get(sort, sort) in wanted or (sort == "action" and LEAVES["types"] in wanted):
                candidates.extend(sorted(words))
        close = nearest(word.text, candidates)
        hint = f"did you mean {close!r}?" if close else ""
        return Misread(f"{word.text!r} is not understood here; expected {named}", word.start, hint)

    def _miss(self, at: int, wanted: str) -> None:
        if at > self.furthest:
            self.furthest = at
            self.expected = {}
        if at == self.furthest:
            self.expected[wanted] = None

    def _readings(self, sort: str, at: int) -> list[_Reading]:
        key = (sort, at)
        if key not in self.known:
            self.known[key] = []  # a text that would read itself reads as nothing
            self.known[key] = self._leaf(sort, at) if sort in LEAVES else self._terms(sort, at)
        return self.known[key]

    def _terms(self, sort: str, at: int) -> list[_Reading]:
        prefix, infix = _entries("effect" if sort == "deed" else sort)
        found: list[_Reading] = []
        if sort == "value":
            found.extend((["number", {"number": number}], end) for number, end in self._leaf("int", at))
        if sort in ("condition", "value", "effect") and self._word(at) == "(":
            found.extend(
                (tree, end + 1) for tree, end in self._readings(sort, at + 1) if self._word(end) == ")"
            )
        for entry in prefix:
            for slots, end in self._match(entry.parts, 0, at, third=sort == "deed"):
                found.append(([entry.term.name, slots], end))
        if sort == "deed":
            return found
        grown = 0
        while grown < len(found):
            left, middle = found[grown]
            grown += 1
            for entry in infix:
                first = entry.parts[0]
                assert isinstance(first, _Slot)
                for slots, end in self._match(entry.parts, 1, middle):
                    found.append(([entry.term.name, {first.name: left, **slots}], end))
        return sorted(found, key=lambda reading: -reading[1])

    def _word(self, at: int) -> str:
        return self.tokens[at].text if at < len(self.tokens) else ""

    def _match(
        self, parts: tuple[_Part, ...], part: int, at: int, third: bool = False
    ) -> list[tuple[_Slots, int]]:
        if part == len(parts):
            return [({}, at)]
        piece = parts[part]
        found: list[tuple[_Slots, int]] = []
        if isinstance(piece, _Literal):
            words = tuple(_third(word) for word in piece.words) if third and part == 0 else piece.words
            if self._word(at) in words:
                return self._match(parts, part + 1, at + 1)
            self._miss(at, f"'{words[0]}'")
        elif isinstance(piece, _Slot):
            if third and part == 0:
                return []
            for tree, end in self._readings(piece.sort, at):
                for slots, last in self._match(parts, part + 1, end):
                    found.append(({piece.name: tree, **slots}, last))
        else:
            for slots, end in self._match(piece.parts, 0, at):
                flagged = {piece.flag: True, **slots} if piece.flag else slots
                for more, last in self._match(parts, part + 1, end):
                    found.append(({**flagged, **more}, last))
            found.extend(self._match(parts, part + 1, at, third))
        return found

    # -- leaves ------------------------------------------------------------------------------------

    def _leaf(self, sort: str, at: int) -> list[_Reading]:
        word = self._word(at)
        if sort == "number" and re.fullmatch(r"\d{3}", word):
            return [(int(word), at + 1)]
        if sort == "int" and word.isdecimal() and not re.fullmatch(r"0\d+", word):
            return [(int(word), at + 1)]
        if sort == "signed" and word in ("+", "-"):
            return [
                (self._negated(tree) if word == "-" else tree, end)
                for tree, end in self._readings("value", at + 1)
            ]
        if sort == "types":
            return self._types(at)
        if sort in _VOCABULARIES and word in self.vocabulary.get(sort, set()):
            return [(word, at + 1)]
        if sort == "side" and word in SIDES:
            return [(SIDES.index(word), at + 1)]
        if sort == "uid" and word in self.vocabulary.get("uid", set()):
            return [(word, at + 1)]
        if sort in PHRASES:
            return self._phrases(sort, at)
        if sort == "event" and word == '"':
            return self._quoted(at)
        self._miss(at, LEAVES[sort])
        return []

    def _phrases(self, sort: str, at: int) -> list[_Reading]:
        found: list[_Reading] = []
        for phrase, meaning in PHRASES[sort].items():
            pieces = phrase.split(" ")
            if [self._word(at + step) for step in range(len(pieces))] == pieces:
                found.append(({"phrase": phrase, "is": meaning}, at + len(pieces)))
        if not found:
            self._miss(at, LEAVES[sort])
        return sorted(found, key=lambda reading: -reading[1])

    def _negated(self, tree: Tree) -> Tree:
        return (
            ["number", {"number": -tree[1]["number"]}] if tree[0] == "number" else ["minus", {"value": tree}]
        )

    def _quoted(self, at: int) -> list[_Reading]:
        for end in range(at + 1, len(self.tokens)):
            if self.tokens[end].text == '"':
                return [(self.text[self.tokens[at].start + 1 : self.tokens[end].start], end + 1)]
        self._miss(len(self.tokens), "a closing quote")
        return []

    def _types(self, at: int) -> list[_Reading]:
        """`climb`, `climb, descend`, `any`, `any except fight, swim`."""
        if self._word(at) == "any":
            found: list[_Reading] = [(["any"], at + 1)]
            if self._word(at + 1) == "except":
                found = [(["except", *names], end) for names, end in self._list(at + 2)] + found
            return found
        return [(["of", *names], end) for names, end in self._list(at)]

    def _list(self, at: int) -> list[tuple[list[str], int]]:
        actions = self.vocabulary.get("action", set())
        names: list[str] = []
        found: list[tuple[list[str], int]] = []
        while self._word(at) in actions:
            names.append(self._word(at))
            at += 1
            found.append((list(names), at))
            if self._word(at) != ",":
                break
            at += 1
        if not found:
            self._miss(at, LEAVES["types"])
        return found[::-1]


_IRREGULAR = {"do": "does", "go": "goes", "pass": "passes", "have": "has", "may": "may", "must": "must"}


def _third(word: str) -> str:
    """A verb as it is said of somebody: take, takes."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith(("ch", "sh", "ss", "x")):
        return word + "es"
    return word[:-1] + "ies" if word.endswith("y") and word[-2:-1] not in "aeiou" else word + "s"


def parse(text: str, sort: str, words: dict[str, set[str]]) -> Any:
    """The tree a text of this sort means, with the words the packs define; raises Misread."""
    reader = _Reader(text, words)
    if not reader.tokens:
        raise Misread("the text is empty", 0, "")
    return reader.read(sort)


@cache
def slot_sorts(name: str) -> dict[str, str]:
    """The sort of every slot of a term, from its syntax and its form."""
    term = LEXICON[name]
    sorts: dict[str, str] = {}
    for syntax in term.syntax:
        _gather_sorts(_pattern(syntax), sorts)
    for key, sort in term.form:
        slot, _, kind = sort.rpartition("=")
        sorts[slot or key.rstrip("?")] = kind
    return sorts


def _gather_sorts(parts: tuple[_Part, ...], sorts: dict[str, str]) -> None:
    for part in parts:
        if isinstance(part, _Slot):
            sorts[part.name] = "effect" if part.sort == "deed" else part.sort
        elif isinstance(part, _Optional):
            _gather_sorts(part.parts, sorts)
            if part.flag:
                sorts[part.flag] = "flag"
