"""What the language is made of: the sorts of its words, and all ways in which terms are written.

A syntax of the lexicon becomes a tuple of parts; `sentences` reads texts with them.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fogbound.packs.format import AREAS
from fogbound.rules.citadel import places as of_citadel
from fogbound.rules.common import book as kinds
from fogbound.rules.common import places
from fogbound.rules.common.lexicon import ANY, LEXICON, Term, words_of
from fogbound.rules.continent import places as of_continent
from fogbound.rules.verbs import cards

__all__ = [
    "LEAVES",
    "PHRASES",
    "PHRASE_SORTS",
    "SORTS",
    "WORDS",
    "Entries",
    "Literal",
    "Optional",
    "Part",
    "PatternEntry",
    "PatternSlot",
    "entries",
    "known_by",
    "pattern",
    "phrases_from",
    "phrases_of",
    "slot_sorts",
]

WORDS = re.compile("[^\\W\\d][\\w'\u2019.-]*|\\d+|\\S")
"""The words of a text: words proper, numbers, single signs."""

LEAVES = {
    "number": "the number of a card",
    "int": "a whole number",
    "pips": "what a die shows",
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
    "page": "a page of a booklet",
    "building": "a building",
    "symbol": "a symbol of the destiny page",
    "quest": "a side quest",
    "trait": "a trait",
    "custom": "a custom of the community",
    "goal": "a goal of a scenario",
    "memo": "something remembered",
    "reply": "a reply of a dialogue",
    "line": "a line of this card",
    "icons": "class icons",
    "prices": "class icons to be paid",
    "score": "a community score",
    "area": "an area of the Exploration Deck",
    "paragraph": "the number of a paragraph",
    "side": "a side",
    "uid": "the unique id of a card",
    "event": "a happening of the chronicle, in quotes",
    "kind": "a kind of card",
    "zone": "where cards are",
}
"""Sorts that are not made of terms, and how they are called when one is missing."""

SORTS = {
    "effect": "an effect",
    "deed": "what they do",
    "ability": "an ability",
    "condition": "a condition",
    "value": "a number or value",
    "who": "explorers",
    "cards": "cards",
}
"""Sorts that are made of terms, and how they are called."""

_SHARED: dict[str, dict[str, int]] = {
    "kind": {
        "card": cards.ANY,
        "cards": cards.ANY,
        "skill": kinds.SKILL,
        "skills": kinds.SKILL,
        "advanced skill": cards.ADVANCED_SKILL,
        "advanced skills": cards.ADVANCED_SKILL,
        "quest item": kinds.QUEST,
        "quest items": kinds.QUEST,
        "terrain": kinds.TERRAIN,
        "terrains": kinds.TERRAIN,
        "permanent event": kinds.PERMANENT,
        "permanent events": kinds.PERMANENT,
        "temporary event": kinds.TEMPORARY,
        "temporary events": kinds.TEMPORARY,
    },
    "zone": {
        "in your hand": places.IN_HAND,
        "in any hand": places.IN_ANY_HAND,
        "in the past": places.IN_PAST,
        "banished": places.BANISHED,
        "on the board": places.ON_BOARD,
        "here": places.HERE,
        "on this": places.ON_THIS,
        "drawn": places.DRAWN,
        "out of the game": places.OUT_OF_GAME,
        "anywhere": places.ANYWHERE,
    },
    "score": {},
    "area": {area: number for number, area in enumerate(AREAS)},
}

_CONTINENT: dict[str, dict[str, int]] = {
    "kind": {
        "bonus": kinds.BONUS,
        "bonuses": kinds.BONUS,
        "state": kinds.STATE,
        "states": kinds.STATE,
        "item card": kinds.ITEM,
        "item cards": kinds.ITEM,
        "curse": kinds.CURSE,
        "curses": kinds.CURSE,
        "clue": kinds.CLUE,
        "companion": cards.COMPANION,
        "companions": cards.COMPANION,
        "skill or bonus": cards.LIMITED,
        "skills and bonuses": cards.LIMITED,
    },
    "zone": {
        "in your inventory": of_continent.IN_INVENTORY,
        "under the satchel": of_continent.UNDER_SATCHEL,
        "in the deck": of_continent.IN_DECK,
        "in the pile": of_continent.IN_PILE,
        "discarded in this action": of_continent.DISCARDED_NOW,
    },
}

_CITADEL: dict[str, dict[str, int]] = {
    "kind": {
        "reflex": cards.REFLEX,
        "reflexes": cards.REFLEX,
        "purse card": kinds.PURSE,
        "purse cards": kinds.PURSE,
        "global event": kinds.GLOBAL,
        "global events": kinds.GLOBAL,
        "map card": kinds.WORLD_MAP,
        "map cards": kinds.WORLD_MAP,
    },
    "zone": {
        "in your purse": of_citadel.IN_PURSE,
        "in any purse": of_citadel.IN_ANY_PURSE,
        "among your blocked cards": of_citadel.BLOCKED,
        "in your deck": of_citadel.IN_DECK,
        "in your discard pile": of_citadel.IN_PILE,
        "revealed": of_citadel.REVEALED,
        "selected": of_citadel.SELECTED,
        "among the quest items": of_citadel.AMONG_QUESTS,
        "among the global events": of_citadel.AMONG_GLOBALS,
    },
    "score": {"influence": 0, "knowledge": 1, "production": 2, "defense": 3},
}

PHRASES: dict[str, dict[str, dict[str, int]]] = {
    ruleset: {sort: {**phrases, **own.get(sort, {})} for sort, phrases in _SHARED.items()}
    for ruleset, own in (("continent", _CONTINENT), ("citadel", _CITADEL))
}
"""Leaves of several words by ruleset and sort, and what each stands for."""

PHRASE_SORTS = frozenset(_SHARED)


class Literal(NamedTuple):
    """One of these words as it stands."""

    words: tuple[str, ...]


class PatternSlot(NamedTuple):
    """A place for a term or leaf of a sort."""

    name: str
    sort: str
    alone: bool = False  # nothing may be joined to it, as `and` joins conditions, unless brackets do


class Optional(NamedTuple):
    """Parts that may be left out, unless they must be there; when they are, their flag is set."""

    parts: "tuple[Part, ...]"
    flag: str
    must: bool = False


Part = Literal | PatternSlot | Optional

_PATTERN = re.compile(r"\{(\w+):(\w+)(!?)\}|(\[)|\](?:\((\w+)(!?)\))?|([^\s\[\]{}]+)")


@cache
def pattern(syntax: str) -> tuple[Part, ...]:
    """A syntax as parts."""
    levels: list[list[Part]] = [[]]
    for found in _PATTERN.finditer(syntax):
        name, sort, alone, opens, flag, must, word = found.groups()
        if name:
            levels[-1].append(PatternSlot(name, sort, bool(alone)))
        elif opens:
            levels.append([])
        elif word:
            for piece in WORDS.findall(word) if "/" not in word else [word]:
                levels[-1].append(Literal(tuple(piece.split("/")) if len(piece) > 1 else (piece,)))
        else:
            inner = tuple(levels.pop())
            levels[-1].append(Optional(inner, flag or "", bool(must)))
    return tuple(levels[0])


class PatternEntry(NamedTuple):
    """A way to write a term: the parts still to be read, and the slot that was read before them."""

    name: str
    parts: tuple[Part, ...]
    before: str
    ruleset: str = ""  # the one that knows it, if only one does
    because: str = ""  # what the other one lacks


class Entries:
    """Ways to write terms, found by the word they can begin with."""

    def __init__(self, every: list[PatternEntry]) -> None:
        self.every = tuple(every)
        openings = [_opening(entry.parts) for entry in every]
        words = {word for opening in openings for word in opening or ()}
        self._by_word = {
            word: tuple(entry for entry, opening in self._pairs(openings) if not opening or word in opening)
            for word in sorted(words)
        }
        self._others = tuple(entry for entry, opening in self._pairs(openings) if not opening)

    def _pairs(self, openings: "list[frozenset[str]]") -> Iterator[tuple[PatternEntry, frozenset[str]]]:
        return zip(self.every, openings, strict=True)

    def beginning_with(self, word: str) -> tuple[PatternEntry, ...]:
        return self._by_word.get(word, self._others)


def _opening(parts: tuple[Part, ...]) -> frozenset[str]:
    """The words with which these parts can begin; none when it may be anything."""
    words: set[str] = set()
    for part in parts:
        if isinstance(part, Literal):
            return frozenset(words.union(part.words))
        if isinstance(part, PatternSlot):
            return frozenset()
        inner = _opening(part.parts)
        if not inner:
            return frozenset()
        words |= inner
        if part.must:
            return frozenset(words)
    return frozenset()


@cache
def entries(sort: str, ruleset: str) -> tuple[Entries, Entries]:
    """The ways to write a term of this sort: those that begin with something else, and the others."""
    prefix: list[PatternEntry] = []
    infix: list[PatternEntry] = []
    for term in words_of(ruleset):
        if term.sort == ("effect" if sort == "deed" else sort):
            for syntax in term.syntax:
                parts = pattern(syntax)
                only = known_by(term, parts)
                if ruleset != ANY and only[0] not in ("", ruleset):
                    continue
                begins = parts[0]
                if isinstance(begins, PatternSlot) and (begins.sort == sort or sort == "deed"):
                    infix.append(PatternEntry(term.name, parts[1:], begins.name, *only))
                elif isinstance(begins, Literal) and sort == "deed":
                    said = Literal(tuple(_third(word) for word in begins.words))
                    prefix.append(PatternEntry(term.name, (said, *parts[1:]), "", *only))
                else:
                    prefix.append(PatternEntry(term.name, parts, "", *only))
    # What another player does is one deed: `each involved takes 105, then …` goes on with what you do.
    return Entries(prefix), Entries([] if sort == "deed" else infix)


def known_by(term: Term, parts: tuple[Part, ...]) -> tuple[str, str]:
    """The one ruleset that knows a way to write a term, and why not the other one; "" when both do."""
    sorts: dict[str, str] = {}
    _gather_sorts(parts, sorts)
    found = [term.only[name] for name in sorts if name in term.only]
    return found[0] if found else (term.ruleset, term.because)


_IRREGULAR = {"be": "is", "is": "is", "do": "does", "go": "goes", "pass": "passes", "have": "has"}
_IRREGULAR |= {"may": "may", "must": "must"}


def _third(word: str) -> str:
    """A verb in the third person: take, takes."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith(("ch", "sh", "ss", "x")):
        return word + "es"
    return word[:-1] + "ies" if word.endswith("y") and word[-2:-1] not in "aeiou" else word + "s"


def phrases_of(sort: str, ruleset: str) -> dict[str, int]:
    """The phrases of a sort that texts under this ruleset, or under ANY, are written with."""
    if ruleset != ANY:
        return PHRASES[ruleset][sort]
    return {phrase: meaning for known in PHRASES.values() for phrase, meaning in known[sort].items()}


@cache
def phrases_from(sort: str, word: str, ruleset: str) -> tuple[tuple[tuple[str, ...], str, int], ...]:
    """The phrases of a sort that begin with a word, longest first: their words, themselves, their meaning."""
    phrases = phrases_of(sort, ruleset)
    found = [(tuple(phrase.split(" ")), phrase, meaning) for phrase, meaning in phrases.items()]
    return tuple(sorted((each for each in found if each[0][0] == word), key=lambda each: -len(each[0])))


@cache
def slot_sorts(name: str) -> dict[str, str]:
    """The sort of every slot of a term, from its syntax and its form."""
    term = LEXICON[name]
    sorts: dict[str, str] = {}
    for syntax in term.syntax:
        _gather_sorts(pattern(syntax), sorts)
    for key, sort in term.form:
        slot, _, kind = sort.rpartition("=")
        sorts[slot or key.rstrip("?")] = kind
    return sorts


def _gather_sorts(parts: tuple[Part, ...], sorts: dict[str, str]) -> None:
    for part in parts:
        if isinstance(part, PatternSlot):
            sorts[part.name] = "effect" if part.sort == "deed" else part.sort
        elif isinstance(part, Optional):
            _gather_sorts(part.parts, sorts)
            if part.flag:
                sorts[part.flag] = "flag"
