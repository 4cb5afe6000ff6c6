"""Sentences of the effect language: from an author's words to a tree of terms, or to what is wrong with them.

The grammar is the lexicon. Every way to read a text is tried; the furthest word that fits no reading is where
the author is pointed.
"""

from contextlib import suppress
from typing import Any, Final, NamedTuple

from fogbound.packs.advice import ICONS, MARKS, OPEN, UNSEEN, misreading, name_of
from fogbound.packs.elsewhere import BRIEF, WHOLE, Met, known_only, met_elsewhere, opening_words
from fogbound.packs.format import SIDES
from fogbound.packs.habits import usual_phrase
from fogbound.packs.lacking import because_of_phrase
from fogbound.packs.patterns import (
    LEAVES,
    PHRASE_SORTS,
    PHRASES,
    SORTS,
    WORDS,
    Entries,
    Literal,
    Part,
    PatternEntry,
    PatternSlot,
    entries,
    phrases_from,
    phrases_of,
    slot_sorts,
)
from fogbound.rules.common.chronicle import happenings_of
from fogbound.rules.common.lexicon import ANY, LEXICON
from fogbound.rules.common.term_names import MINUS, NUMBER

__all__ = [
    "LEAVES",
    "MARKS",
    "OPEN",
    "SIDES",
    "SORTS",
    "UNSEEN",
    "MisreadError",
    "Tree",
    "Word",
    "parse",
    "slot_sorts",
]

Tree = list[Any]
"""A term as plain data: its name and a mapping of its slots and flags."""


PIPS = ("1", "2", "3", "4", "5", "6")
"""What a die can show."""

MOST_WORDS = 300  # of one text
DEEPEST = 40  # terms within one another
_SHARE = "make it a list of shorter texts"

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
    "uid",
    "page",
    "building",
    "symbol",
    "quest",
    "trait",
    "custom",
    "goal",
    "memo",
    "reply",
    "line",
}


class Word(NamedTuple):
    """A word of a text and where it begins."""

    text: str
    start: int


class MisreadError(Exception):
    """No reading fits: what was expected at which character, and the nearest right word."""

    def __init__(self, message: str, offset: int, hint: str) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.hint = hint


_LISTED: dict[str, tuple[str, ...]] = {"side": SIDES, "pips": PIPS}
"""Leaves of few words, which a message can name."""

_Slots = dict[str, Any]
_Reading = tuple[Any, int]  # a tree or leaf, and the place behind it


class _Reader:
    """Reads one text. Of several readings of the same words only the first counts, so there are never many.

    It first only reads; when that fails it is done again by one that is `explaining`: it tries every way to
    write a term, not only those that begin with the right word, and notes what each would have needed.
    """

    def __init__(self, text: str, words: dict[str, set[str]], ruleset: str, explaining: bool) -> None:
        self.text = text
        self.tokens = [Word(found[0], found.start()) for found in WORDS.finditer(text)]
        self.vocabulary = words
        self.ruleset = ruleset
        self.known: dict[tuple[str, int], list[_Reading]] = {}
        self.alone: dict[tuple[str, int], list[_Reading]] = {}  # those to which nothing is joined
        self.begun: list[tuple[str, int]] = []  # the sorts being read, and where each began
        self.explaining = explaining
        self.met: list[Met] | None = [] if ruleset == ANY else None
        self.furthest = 0
        self.expected: dict[str, None] = {}
        self.candidates: dict[str, None] = {}

    def read(self, sort: str) -> Any:
        if not self.tokens:
            raise MisreadError("the text is empty", 0, "")
        if len(self.tokens) > MOST_WORDS:
            raise MisreadError(
                f"the text has more than {MOST_WORDS} words", self.tokens[MOST_WORDS].start, _SHARE
            )
        for tree, end in self._readings(sort, 0):
            if end == len(self.tokens):
                self._check_marks(tree, False)
                self._check_places(tree)
                return tree
            self._miss(end, "the end")
        raise self._misread()

    def _check_marks(self, part: Any, is_marked: bool) -> None:
        """A condition is marked once; within a mark another one could only contradict it."""
        if isinstance(part, dict):
            for inner in part.values():
                self._check_marks(inner, is_marked)
        elif isinstance(part, list):
            is_mark = len(part) == 2 and part[0] in MARKS and isinstance(part[1], dict)
            if is_mark and is_marked:
                marks = [word for word in self.tokens if word.text in MARKS]
                hint = "keep one of them; brackets show how far each reaches"
                raise MisreadError("a condition is marked twice", marks[1].start, hint)
            for inner in part:
                self._check_marks(inner, is_marked or is_mark)

    def _check_places(self, part: Any) -> None:
        """No term is sent to a place where it would never find a card."""
        if isinstance(part, dict):
            for inner in part.values():
                self._check_places(inner)
        elif isinstance(part, list):
            is_term = len(part) == 2 and isinstance(part[1], dict) and part[0] in LEXICON
            if is_term and LEXICON[part[0]].idle:
                self._refuse_idle_place(part[0], part[1]["cards"])
            for inner in part:
                self._check_places(inner)

    def _refuse_idle_place(self, name: str, cards: Tree) -> None:
        slots = cards[1]
        phrase = slots.get("zone", {}).get("phrase")
        if phrase in LEXICON[name].idle:
            message = f"{name.partition('-')[0]!r} takes no cards {phrase!r}"
            hint = "they are out of play or discarded already"
            raise MisreadError(message, max(0, self.text.find(phrase)), hint)
        if "cards" in slots:
            self._refuse_idle_place(name, slots["cards"])

    def _misread(self) -> MisreadError:
        at = self.furthest
        wanted = list(self.expected)
        words = [token.text for token in self.tokens]
        if at >= len(self.tokens):
            message = f"the text ends too early; expected {name_of(wanted)}"
            return MisreadError(message, len(self.text), usual_phrase(words, at, self.ruleset))
        word = self.tokens[at]
        message, hint = misreading(words, at, wanted, self.candidates, self.vocabulary, self.ruleset)
        return MisreadError(f"{word.text!r} {message}", word.start, hint)

    def _miss(self, at: int, wanted: str, *words: str) -> None:
        """Note what was missing; where a whole term is missing it is called by its sort, not by its words."""
        if not self.explaining or at < self.furthest:
            return
        if at > self.furthest:
            self.furthest = at
            self.expected = {}
            self.candidates = {}
        sort = next((sort for sort, start in self.begun if start == at), "")
        self.expected[SORTS.get(sort, sort) or wanted] = None
        self.candidates.update(dict.fromkeys(words))

    def _readings(self, sort: str, at: int) -> list[_Reading]:
        key = (sort, at)
        if key not in self.known:
            self.known[key] = []  # a text that would read itself reads as nothing
            self.known[key] = self._leaf(sort, at) if sort in LEAVES else self._terms(sort, at)
        return self.known[key]

    def _readings_alone(self, sort: str, at: int) -> list[_Reading]:
        """The readings to which nothing is joined, as `and` joins conditions."""
        readings = self._readings(sort, at)
        return self.alone.get((sort, at), readings)

    def _terms(self, sort: str, at: int) -> list[_Reading]:
        if len(self.begun) == DEEPEST:
            raise MisreadError(
                "the text is nested too deeply", self.tokens[min(at, len(self.tokens) - 1)].start, _SHARE
            )
        self.begun.append((sort, at))
        found: dict[int, Any] = {}
        if sort == "value":
            for number, end in self._leaf("int", at):
                found.setdefault(end, [NUMBER, {"number": number}])
        if sort in ("condition", "value", "effect") and self._word(at) == "(":
            for tree, end in self._readings(sort, at + 1):
                if self._word(end) == ")":
                    found.setdefault(end + 1, tree)
                else:
                    self._miss(end, "')'")
        prefix, infix = entries(sort, self.ruleset)
        for entry in self._entries_at(prefix, at):
            for slots, end in self._match(entry.parts, 0, at):
                self._meet(entry, at, end)
                found.setdefault(end, [entry.name, slots])
        self.alone[sort, at] = _longest_first(found)
        growing = list(found)
        for middle in growing:
            for entry in self._entries_at(infix, middle):
                for slots, end in self._match(entry.parts, 0, middle):
                    self._meet(entry, middle, end)
                    if end not in found:
                        found[end] = [entry.name, {entry.before: found[middle], **slots}]
                        growing.append(end)
        self.begun.pop()
        return _longest_first(found)

    def _entries_at(self, entries: Entries, at: int) -> tuple[PatternEntry, ...]:
        return entries.every if self.explaining else entries.beginning_with(self._word(at))

    def _meet(self, entry: PatternEntry, start: int, end: int) -> None:
        if self.met is not None:
            opening = opening_words(entry.parts) if LEXICON[entry.name].ruleset else 0
            self.met.append(Met(start, end, opening, entry.ruleset, entry.because))

    def _word(self, at: int) -> str:
        return self.tokens[at].text if at < len(self.tokens) else ""

    def _match(self, parts: tuple[Part, ...], part: int, at: int) -> list[tuple[_Slots, int]]:
        """The ways in which these parts, from one of them on, fit the words from here on."""
        if part == len(parts):
            return [({}, at)]
        piece = parts[part]
        if isinstance(piece, Literal):
            if self._word(at) in piece.words:
                return self._match(parts, part + 1, at + 1)
            self._miss(at, f"'{piece.words[0]}'", *piece.words)
            return []
        found: dict[int, _Slots] = {}
        if isinstance(piece, PatternSlot):
            for tree, end in (self._readings_alone if piece.alone else self._readings)(piece.sort, at):
                for slots, last in self._match(parts, part + 1, end):
                    found.setdefault(last, {piece.name: tree, **slots})
        else:
            for flagged, end in self._match(piece.parts, 0, at):
                for slots, last in self._match(parts, part + 1, end):
                    flag = {piece.flag: True} if piece.flag else {}
                    found.setdefault(last, {**flag, **flagged, **slots})
            for slots, last in [] if piece.must else self._match(parts, part + 1, at):
                found.setdefault(last, slots)
        return [(slots, last) for last, slots in found.items()]

    # -- leaves ------------------------------------------------------------------------------------

    def _leaf(self, sort: str, at: int) -> list[_Reading]:
        word = self._word(at)
        if sort in _VOCABULARIES:
            words = self.vocabulary.get(sort, set())
            if word in words or (self.met is not None and not words and word):
                return [(word, at + 1)]
            self._miss(at, LEAVES[sort], *(sorted(words) if self.explaining else ()))
            return []
        if sort == "number" and len(word) == 3 and _is_number(word):
            return [(int(word), at + 1)]
        if sort == "paragraph" and _is_number(word) and len(word) <= 3:
            return [(int(word), at + 1)]
        if sort == "int" and _is_number(word) and len(word) <= 3 and (word == "0" or word[0] != "0"):
            return [(int(word), at + 1)]
        if sort == "pips" and word in PIPS:
            return [(int(word), at + 1)]
        if sort == "signed" and word in ("+", "-"):
            return [
                (self._negate(tree) if word == "-" else tree, end)
                for tree, end in self._readings("value", at + 1)
            ]
        if sort == "types":
            return self._types(at)
        if sort == "icons" or sort == "prices":
            return self._icons(sort, at)
        if sort == "side" and word in SIDES:
            return [(SIDES.index(word), at + 1)]
        if sort in PHRASE_SORTS:
            return self._phrases(sort, at)
        if sort == "event" and word == '"':
            return self._happening(at)
        self._miss(at, LEAVES[sort], *_LISTED.get(sort, ()))
        return []

    def _phrases(self, sort: str, at: int) -> list[_Reading]:
        found: list[_Reading] = []
        for pieces, phrase, meaning in phrases_from(sort, self._word(at), self.ruleset):
            if tuple(self._word(at + step) for step in range(len(pieces))) == pieces:
                if self.met is not None:
                    known = [name for name, sorts in PHRASES.items() if phrase in sorts[sort]]
                    ruleset = known[0] if len(known) == 1 else ""
                    why = because_of_phrase(phrase) if ruleset else ""
                    self.met.append(Met(at, at + len(pieces), len(pieces), ruleset, why))
                found.append(({"phrase": phrase, "is": meaning}, at + len(pieces)))
        if not found and self.explaining:
            phrases = phrases_of(sort, self.ruleset)
            self._miss(at, LEAVES[sort], *(phrase.split(" ")[0] for phrase in phrases))
        return found

    def _negate(self, tree: Tree) -> Tree:
        return [NUMBER, {"number": -tree[1]["number"]}] if tree[0] == NUMBER else [MINUS, {"value": tree}]

    def _happening(self, at: int) -> list[_Reading]:
        """`"taken 063"`: a happening that is noted under this ruleset, with its number or word."""
        known = happenings_of(self.ruleset)
        for happening in known:
            if self._word(at + 1) == happening.verb:
                for what, end in self._leaf(happening.sort, at + 2):
                    if self._word(end) == '"':
                        said = what if isinstance(what, str) else f"{what:03}"
                        return [(f"{happening.verb} {said}", end + 1)]
                    self._miss(end, "a closing quote")
        verbs = dict.fromkeys(happening.verb for happening in known)
        self._miss(at + 1, "a happening: " + ", ".join(f"{verb} …" for verb in verbs), *verbs)
        return []

    def _types(self, at: int) -> list[_Reading]:
        """`climb`, `climb, descend`, `any`, `any except fight, swim`."""
        if self._word(at) == "any":
            found: list[_Reading] = [(["any"], at + 1)]
            if self._word(at + 1) == "except":
                found = [(["except", *names], end) for names, end in self._list(at + 2)] + found
            return found
        return [(["of", *names], end) for names, end in self._list(at)]

    def _icons(self, sort: str, at: int) -> list[_Reading]:
        """`1 flag`, `2 fist and 1 wild`; as a price also `3 any` and `1 fist or 1 hand`."""
        names = ICONS if sort == "icons" else (*ICONS[:-1], "any")
        found: list[_Reading] = []
        paid: list[list[str]] = []  # for each icon, what it may be
        joined = "and"
        while True:
            count, name = self._word(at), self._word(at + 1)
            if not _is_number(count) or not 1 <= int(count) <= 9:
                self._miss(at, "a number of icons")
                return found[::-1]
            if name not in names:
                self._miss(at + 1, LEAVES[sort], *names)
                return found[::-1]
            if joined == "or":
                for one in paid[-int(count) :]:
                    one.append(name)
            else:
                paid.extend([[name] for _ in range(int(count))])
            at += 2
            found.append(([list(one) for one in paid], at))
            joined = self._word(at)
            if joined != "and" and not (joined == "or" and sort == "prices"):
                return found[::-1]
            at += 1

    def _list(self, at: int) -> list[tuple[list[str], int]]:
        actions = self.vocabulary.get("action", set())
        names: list[str] = []
        found: list[tuple[list[str], int]] = []
        while self._word(at) in actions:
            names.append(self._word(at))
            at += 1
            found.append((list(names), at))
            if self._word(at) != ",":
                return found[::-1]
            at += 1
        if self.explaining:
            self._miss(at, LEAVES["types"], *sorted(actions), *(() if found else ("any",)))
        return found[::-1]


def _longest_first(found: dict[int, Any]) -> list[_Reading]:
    return [(found[end], end) for end in sorted(found, reverse=True)]


def _is_number(word: str) -> bool:
    return word.isdecimal() and word.isascii()


def parse(text: str, sort: str, words: dict[str, set[str]], ruleset: str = "continent") -> Any:
    """The tree a text of this sort means, with the words the packs define; raises MisreadError."""
    try:
        return _Reader(text, words, ruleset, explaining=False).read(sort)
    except MisreadError:
        reader = _Reader(text, words, ruleset, explaining=True)
        try:
            return reader.read(sort)
        except MisreadError as error:
            raise _of_other_sort(reader, sort) or _known_elsewhere(reader, sort) or error from None


_OTHER_SORT: Final = {
    "effect": (
        "ability",
        "this is an ability",
        "it stands among the `effects` of a card or the `modifiers` of an action",
    ),
    "ability": (
        "effect",
        "this is an effect",
        "say when it happens: `when this enters play: …`, `at the end of any: …`",
    ),
}
"""What a text may be meant to be where another sort is expected, and where that belongs."""


def _of_other_sort(reader: _Reader, sort: str) -> MisreadError | None:
    """What to say of a sentence that can be read, but stands where none of its sort can."""
    other, message, hint = _OTHER_SORT.get(sort, ("", "", ""))
    if not other:
        return None
    with suppress(MisreadError):
        _Reader(reader.text, reader.vocabulary, reader.ruleset, explaining=False).read(other)
        return MisreadError(f"{message}, and {SORTS[sort]} is expected", 0, hint)
    return None


def _known_elsewhere(reader: _Reader, sort: str) -> MisreadError | None:
    """What to say where the other ruleset would read on at the word that is not understood here."""
    other = _Reader(reader.text, reader.vocabulary, ANY, explaining=False)
    with suppress(MisreadError):
        other.read(sort)
    found = met_elsewhere(other.met or [], reader.ruleset, reader.furthest)
    if found is None:
        return None
    begin, end = found.start, found.start + found.opening
    if found.opening == WHOLE or (found.opening > 0 and found.end - begin <= BRIEF):
        end = found.end
    elif not found.opening:
        begin, end = reader.furthest, found.end
    first, last = reader.tokens[begin], reader.tokens[end - 1]
    words = reader.text[first.start : last.start + len(last.text)]
    return MisreadError(f"{words!r} is {known_only(found.ruleset, found.because)}", first.start, "")
