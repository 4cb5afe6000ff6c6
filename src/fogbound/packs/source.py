"""Reading one YAML file of a pack into plain data that remembers where everything stood.

The YAML is plain on purpose: no tabs, tags, anchors, merges or second documents, and no key twice. Whatever
is wrong comes out as faults with a place; which keys and values make sense is checked elsewhere.
"""

import pathlib
import re
from bisect import bisect_right
from functools import cached_property
from typing import Any, NoReturn

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from fogbound.packs.faults import Fault, Mark, PackError
from fogbound.packs.folder import content_of
from fogbound.packs.scalars import Scalar, locate, resolve
from fogbound.packs.syntax import PlainLoader, explain, refuse_sign

__all__ = ["CUT_OFF", "Document", "Path", "SourceText", "decode", "parse", "read"]

Path = tuple[str | int, ...]

DEEPEST = 40  # mappings and lists within one another
MOST_FAULTS = 50  # of one file; more would help nobody
CUT_OFF = "put text with a comma in quotes"
"""What to do where a key is the rest of a text within braces, which YAML has cut at a comma."""

_LOADER: type[Any] = yaml.CSafeLoader if yaml.__with_libyaml__ else PlainLoader

_BREAK = re.compile(r"\r\n?|\n")
# Control characters, halves of surrogate pairs, and separators that only some programs count as line breaks.
_UNWANTED = re.compile(
    r"[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)

_TIGHT_COMMENT = re.compile(r"[|>][-+0-9]*#")


class SourceText:
    """The source of one file; a place in it is an index until its line and column are needed."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file

    def mark(self, index: int) -> Mark:
        line = bisect_right(self._line_starts, index)
        return Mark(self.file, line, index - self._line_starts[line - 1] + 1)

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(found.end() for found in _BREAK.finditer(self.text))]


class _Spots:
    """Where a mapping or list begins, and where its keys and values stand."""

    __slots__ = ("keys", "start", "values")

    def __init__(self, start: int, values: "dict[str, _Spot] | list[_Spot]", keys: dict[str, int]) -> None:
        self.start = start
        self.values = values
        self.keys = keys

    def get(self, step: str | int) -> "_Spot | None":
        """The spot one step further down, if there is one."""
        if isinstance(self.values, dict):
            return self.values.get(step) if isinstance(step, str) else None
        return self.values[step] if isinstance(step, int) and 0 <= step < len(self.values) else None


_Spot = int | _Spots

_NO_KEYS: dict[str, int] = {}  # of lists


class Document:
    """Plain data (dict, list, str, int, float, bool, None) and the place of every key and value."""

    def __init__(self, data: object, source: SourceText, spot: _Spot) -> None:
        self.data = data
        self.file = source.file
        self._source = source
        self._spot = spot

    def value(self, path: Path) -> Any:
        """The value at this path, which must exist."""
        value: Any = self.data
        for step in path:
            value = value[step]
        return value

    def mark(self, path: Path) -> Mark:
        """The place of the value at this path, or of the nearest one around it when there is none."""
        _, spot = self._find(path)
        return self._source.mark(spot if isinstance(spot, int) else spot.start)

    def key_mark(self, path: Path) -> Mark:
        """The place of the key that this path ends with; an item of a list has only its own place."""
        spot = self._key_spot(path)
        return self.mark(path) if spot is None else self._source.mark(spot)

    def within_key(self, path: Path, offset: int) -> Mark:
        """The place of one character of the key that this path ends with."""
        spot = self._key_spot(path)
        if spot is None:
            return self.mark(path)
        return self._source.mark(locate(self._source.text, spot, str(path[-1]), offset))

    def within(self, path: Path, offset: int) -> Mark:
        """The place of one character of the text at this path, whichever way the text is quoted or folded."""
        found, spot = self._find(path)
        value = self.value(path[:found])
        if found < len(path) or not isinstance(spot, int) or not isinstance(value, str):
            return self.mark(path)
        return self._source.mark(locate(self._source.text, spot, value, offset))

    def _key_spot(self, path: Path) -> int | None:
        found, around = self._find(path[:-1])
        if path and found == len(path) - 1 and isinstance(around, _Spots):
            return around.keys.get(str(path[-1]))
        return None

    def _find(self, path: Path) -> tuple[int, _Spot]:
        """How many steps of the path exist, and the spot to which they lead."""
        spot = self._spot
        for steps, step in enumerate(path):
            inner = spot.get(step) if isinstance(spot, _Spots) else None
            if inner is None:
                return steps, spot
            spot = inner
        return len(path), spot


def read(path: pathlib.Path, shown_as: str) -> Document:
    """Read a file, which faults call by the name it is `shown_as`."""
    return parse(decode(content_of(path, shown_as), shown_as), shown_as)


def decode(content: bytes, shown_as: str) -> str:
    """The text of a file."""
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        before = content[: error.start].decode().removeprefix("\ufeff")
        mark = SourceText(before, shown_as).mark(len(before))
        raise PackError([Fault("not-utf8", "this is not UTF-8", mark, "save the file as UTF-8")]) from None


def parse(text: str, file: str) -> Document:
    """Turn YAML text into a document, or raise every fault that was found in it."""
    source = SourceText(text.removeprefix("\ufeff"), file)
    return _Composer(source).document()


class _Composer:
    """Builds plain data and its spots from the parser's events; minor faults are gathered on the way."""

    def __init__(self, source: SourceText) -> None:
        self._source = source
        self._text = source.text
        self._faults: list[Fault] = []

    def document(self) -> Document:
        self._check_characters()
        try:
            self._next = _LOADER(self._text).get_event
            data, spot = self._only_document()
        except yaml.MarkedYAMLError as error:
            self._stop(*explain(error, self._text))
        if self._faults:
            raise PackError(self._faults)
        return Document(data, self._source, spot)

    def _check_characters(self) -> None:
        if unwanted := _UNWANTED.search(self._text):
            self._refuse_character(unwanted[0], unwanted.start())
            raise PackError(self._faults)
        if (tab := self._text.find("\t")) >= 0:
            self._stop("tab", "tabs are not used in packs", tab, "use spaces")

    def _only_document(self) -> tuple[object, _Spot]:
        self._next()  # the stream starts
        data: object = None
        spot: _Spot = 0
        event = self._next()
        start = event.start_mark.index
        if type(event) is DocumentStartEvent:
            if self._text.startswith("%", start):
                self._stop(*refuse_sign("%", start))
            data, spot = self._node(self._next(), 1)
            self._next()  # the document ends
            event = self._next()
            start = event.start_mark.index
        if type(event) is not StreamEndEvent:
            self._stop("second-document", "a file holds one document only", start)
        return data, spot

    def _node(self, event: Any, depth: int) -> tuple[object, _Spot]:
        kind = type(event)
        start: int = event.start_mark.index
        self._refuse_labels(start)
        if kind is ScalarEvent:
            return self._scalar(event, start), start
        if kind is AliasEvent:
            self._note(*refuse_sign("*", start))
            return None, start
        if depth > DEEPEST:
            self._stop("too-deep", f"this is nested more than {DEEPEST} levels deep", start)
        return self._mapping(start, depth) if kind is MappingStartEvent else self._list(start, depth)

    def _list(self, start: int, depth: int) -> tuple[object, _Spot]:
        values: list[object] = []
        spots: list[_Spot] = []
        while type(event := self._next()) is not SequenceEndEvent:
            value, spot = self._node(event, depth + 1)
            values.append(value)
            spots.append(spot)
        return values, _Spots(start, spots, _NO_KEYS)

    def _mapping(self, start: int, depth: int) -> tuple[object, _Spot]:
        values: dict[str, object] = {}
        spots: dict[str, _Spot] = {}
        keys: dict[str, int] = {}
        while type(event := self._next()) is not MappingEndEvent:
            key_start = event.start_mark.index
            key = self._key(event, key_start, depth)
            if key in keys:
                first = f"first in line {self._source.mark(keys[key]).line}"
                self._note("duplicate-key", f"the key {key!r} stands here twice", key_start, first)
            values[key], spots[key] = self._node(self._next(), depth + 1)
            keys[key] = key_start
        return values, _Spots(start, spots, keys)

    def _key(self, event: Any, start: int, depth: int) -> str:
        """The text of a key as it is written: `012` keeps its zero, `1` and `"1"` are the same."""
        if type(event) is not ScalarEvent:
            self._node(event, depth + 1)
            if type(event) is not AliasEvent:
                self._note("key-not-a-word", "a key must be a word", start, "quote text with brackets")
            return f"key at {start}"
        self._refuse_labels(start)
        key: str = event.value
        if event.style:
            self._check_styled(key, start)
        elif key == "<<":
            self._note("merge-key", "merge keys are not used in packs", start, "write the values out")
        elif not key:
            self._note("key-missing", "a key is missing here", start)
        return key

    def _scalar(self, event: Any, start: int) -> Scalar:
        value: str = event.value
        if event.style:
            self._check_styled(value, start)
            return value
        try:
            return resolve(value)
        except OverflowError:
            self._note("number-too-large", "this number is too large", start, "if it is text, quote it")
            return value

    def _check_styled(self, value: str, start: int) -> None:
        """Refuse what the compiled parser lets pass, and characters that escapes smuggle in."""
        if comment := _TIGHT_COMMENT.match(self._text, start):
            self._note("syntax", "a comment must have a space before it", comment.end() - 1)
        if unwanted := _UNWANTED.search(value):
            self._refuse_character(unwanted[0], locate(self._text, start, value, unwanted.start()))

    def _refuse_labels(self, start: int) -> None:
        if self._text.startswith(("!", "&"), start):
            self._note(*refuse_sign(self._text[start], start))

    def _refuse_character(self, character: str, place: int) -> None:
        message = f"the character U+{ord(character):04X} is not used in packs"
        self._note("control-character", message, place, "remove it")

    def _note(self, code: str, message: str, place: int, hint: str = "") -> None:
        """Remember a fault and read on, unless there are too many."""
        fault = Fault(code, message, self._source.mark(place), hint)
        if fault not in self._faults:  # a mapping begins where its first key does
            self._faults.append(fault)
        if len(self._faults) == MOST_FAULTS:
            raise PackError(self._faults) from None

    def _stop(self, code: str, message: str, place: int, hint: str = "") -> NoReturn:
        """Give up: what follows cannot be read."""
        self._note(code, message, place, hint)
        raise PackError(self._faults) from None
