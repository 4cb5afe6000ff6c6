"""Plain data of a document turned into typed values, and what does not fit explained at its place.

msgspec does the checking; its first complaint is put into plain words, with the nearest right word beside it.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from fogbound.packs.faults import Fault, PackError, nearest
from fogbound.packs.fields import description
from fogbound.packs.lacking import because_of_field
from fogbound.packs.source import CUT_OFF, Document, Path
from fogbound.packs.twins import field_elsewhere, twin_of

__all__ = ["convert"]

T = TypeVar("T")

_WHERE = re.compile(r"(?s)(.*?)(?: - at (`key` in )?`\$([^`]*)`)?")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\[\.\.\.\]")
_KINDS = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "null": "nothing",
    "object": "a mapping",
    "str": "text",
}
_UNITS = {"array": "entries", "object": "entries", "str": "characters"}
_BOUNDS: dict[str | None, str] = {
    ">=": "at least",
    "<=": "at most",
    ">": "more than",
    "<": "less than",
    None: "exactly",
}
_ANSWERS = {"yes": "true", "on": "true", "no": "false", "off": "false"}

_LONGEST_SHOWN = 40  # characters of a value
_MOST_LISTED = 12  # words that are named when none is near

# Steps as msgspec reports them: the keys of free mappings are unknown to it and stand as None.
_Steps = tuple[str | int | None, ...]


def convert(document: Document, path: Path, into: type[T]) -> T:
    """The value at this path as the given type; what does not fit is raised as one fault at its place."""
    data = document.value(path)
    try:
        return _convert(data, into)
    except msgspec.ValidationError as error:
        fault = _Misfit(document, path, data, into, str(error)).fault()
    raise PackError([fault])


def _convert(data: object, into: type[T]) -> T:
    return msgspec.convert(data, into, strict=True, str_keys=True)


class _Misfit:
    """The first thing in the data that does not fit its type, and how to say so."""

    def __init__(self, document: Document, path: Path, data: object, into: type[Any], error: str) -> None:
        split = _WHERE.fullmatch(error)
        self._said, at_key, where = split.groups() if split else (error, "", "")
        reported: _Steps = tuple(
            step[1] or (int(step[2]) if step[2] else None) for step in _STEP.finditer(where or "")
        )
        steps = _known_steps(data, into, error, (*reported, None) if at_key else reported)
        self._document = document
        self._path = path + steps
        self._at_key = bool(at_key) and len(steps) > len(reported)
        self._value: Any = steps[-1] if self._at_key else document.value(self._path)
        kind = inspect.type_info(into)
        self._kinds = _kinds_at(kind, data, steps, self._at_key)
        self._on_the_way = [
            (_kinds_at(kind, data, steps[:at], False), str(step)) for at, step in enumerate(steps)
        ]

    def fault(self) -> Fault:
        """What is wrong, in plain words."""
        for said, explained in _EXPLANATIONS.items():
            if match := re.fullmatch(said, self._said, re.DOTALL):
                return explained(self, *match.groups())
        return self._fault("not-fitting", self._said)  # a type of ours has said it, and in its own words

    def unknown_field(self, field: str) -> Fault:
        names = [name for kind in self._kinds for name in _field_names(kind)]
        mark = self._document.key_mark((*self._path, field))
        structs = [kind.cls for kind in self._kinds if isinstance(kind, inspect.StructType)]
        if where := field_elsewhere(structs, field):
            why = because_of_field(field)
            message = f"the field {field!r} is known {where} only" + (f": {why}" if why else "")
            return Fault("unknown-field", message, mark)
        is_cut_off = " " in field and self._document.value((*self._path, field)) is None
        hint = CUT_OFF if is_cut_off else _suggestion(field, names)
        return Fault("unknown-field", f"there is no field {field!r} here", mark, hint)

    def missing_field(self, field: str) -> Fault:
        return self._fault("missing-field", f"the field {field!r} is missing here")

    def unknown_word(self) -> Fault:
        if self._known_elsewhere():
            why = because_of_field(self._value)
            message = f"{_excerpt(self._value)} is known {self._known_elsewhere()} only" + (
                f": {why}" if why else ""
            )
            return self._fault("unknown-word", message, _suggestion("", _words(self._kinds)))
        hint = _suggestion(self._value, _words(self._kinds))
        return self._fault("unknown-word", f"{_excerpt(self._value)} is not known here", hint)

    def wrong_type(self, names: str) -> Fault:
        wanted = names.split(" | ")
        message = f"expected {' or '.join(_KINDS.get(name, name) for name in wanted)}"
        words = _words(self._kinds)
        hint = _suggestion(self._value, words) if words else self._advice(wanted)
        if not hint or (self._field and "array" in wanted and not isinstance(self._value, str)):
            hint = self._said_of_field() or hint
        return self._fault("wrong-type", f"{message}, found {_excerpt(self._value)}", hint)

    def wrong_length(self, name: str, bound: str | None, number: str) -> Fault:
        wanted = f"{_KINDS[name]} of {_BOUNDS[bound]} {number}"
        return self._fault("out-of-range", f"expected {wanted} {_UNITS[name]}, found {len(self._value)}")

    def wrong_size(self, name: str, bound: str, number: str) -> Fault:
        wanted = f"{_KINDS[name]}, {_BOUNDS[bound]} {number}"
        return self._fault("out-of-range", f"expected {wanted}, found {_excerpt(self._value)}")

    def wrong_form(self, pattern: str) -> Fault:
        message = f"{_excerpt(self._value)} does not have the right form"
        return self._fault("wrong-form", message, f"it must match {pattern}")

    @property
    def _field(self) -> str:
        """The innermost field that the place is in; empty when it is in none."""
        return next((step for kinds, step in reversed(self._on_the_way) if _structs_with(kinds, step)), "")

    def _said_of_field(self) -> str:
        """What that field is, with how it is written."""
        for kinds, step in reversed(self._on_the_way):
            for struct in _structs_with(kinds, step):
                said = description(struct, str(step))
                return f"{step}: {said}" if said else ""
        return ""

    def _known_elsewhere(self) -> str:
        """Where a word is known that this field does not take."""
        for kinds, step in reversed(self._on_the_way):
            for struct in _structs_with(kinds, step):
                twin = twin_of(struct)
                fields = inspect.type_info(twin[0]) if twin is not None else None
                inner = _inside(fields, step, False) if fields is not None else None
                if (
                    twin is not None
                    and inner is not None
                    and self._value in _words(list(_alternatives(inner)))
                ):
                    return twin[1]
            if _structs_with(kinds, step):
                break
        return ""

    def _fault(self, code: str, message: str, hint: str = "") -> Fault:
        mark = self._document.key_mark(self._path) if self._at_key else self._document.mark(self._path)
        return Fault(code, message, mark, hint)

    def _advice(self, kinds: list[str]) -> str:
        """What the author probably meant."""
        value = self._value
        if not isinstance(value, str):
            if "str" in kinds and isinstance(value, (int, float)):
                return "put it in quotes"
            return "put it in brackets, as in [one, two]" if "array" in kinds and value is not None else ""
        if "bool" in kinds and value.lower() in _ANSWERS:
            return f"write {_ANSWERS[value.lower()]}"
        if "int" in kinds and value.isdecimal():
            return "leave out the zeros before it" if self._at_key else "leave out the quotes"
        if "object" in kinds and re.match(r"[\w-]+:\S", value):
            return "put a space after the colon"
        return "put it in brackets, as in [one, two]" if "array" in kinds else ""


_EXPLANATIONS: dict[str, Callable[..., Fault]] = {
    r"Object contains unknown field `(.*)`": _Misfit.unknown_field,
    r"Object missing required field `(.*)`": _Misfit.missing_field,
    r"Invalid (?:enum )?value .*": _Misfit.unknown_word,
    r"Expected `([^`]+)`, got `[^`]+`": _Misfit.wrong_type,
    r"Expected `(array|object|str)` of length (?:(>=|<=) )?(\d+)(?:, got \d+)?": _Misfit.wrong_length,
    r"Expected `(int|float)` (>=|<=|>|<) (\S+)": _Misfit.wrong_size,
    r"Expected `str` matching regex (.*)": _Misfit.wrong_form,
}


def _known_steps(data: object, into: type[Any], error: str, steps: _Steps) -> Path:
    """Find the keys that msgspec does not name: with that entry alone, the complaint is the same."""
    found: Path = ()
    for step in steps:
        around = _at(data, found)
        candidates: Any = ()  # the name of an unknown field may look like a place and lead nowhere
        if isinstance(around, (dict, list)):
            candidates = around if isinstance(around, dict) else range(len(around))
        if step is None:
            step = next((key for key in candidates if _complaint(data, found, key, into) == error), None)
        if step is None or step not in candidates:
            return found
        found = (*found, step)
    return found


def _complaint(data: object, path: Path, key: str, into: type[Any]) -> str:
    """What msgspec says when the mapping at this path holds nothing but this key."""
    try:
        _convert(_with(data, path, {key: _at(data, path)[key]}), into)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _with(data: Any, path: Path, value: object) -> object:
    """A copy of the data with another value at this path."""
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = _with(data[path[0]], path[1:], value)
    return copy


def _kinds_at(kind: inspect.Type, data: Any, steps: Path, at_key: bool) -> list[inspect.Type]:
    """What a type allows at the end of these steps; of tagged types only the one that is tagged so."""
    kinds = list(_alternatives(kind))
    for number, step in enumerate(steps):
        last_is_key = at_key and number == len(steps) - 1
        value = _at(data, steps[:number])
        tagged = [kind for kind in kinds if _has_tag_of(kind, value)]
        inner = [_inside(kind, step, last_is_key) for kind in tagged or kinds]
        kinds = [found for kind in inner if kind for found in _alternatives(kind)]
    value = steps[-1] if at_key else _at(data, steps)
    return [kind for kind in kinds if _has_tag_of(kind, value)] or kinds


def _alternatives(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        yield from _alternatives(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _alternatives(one)
    else:
        yield kind


def _has_tag_of(kind: inspect.Type, value: object) -> bool:
    if not isinstance(kind, inspect.StructType) or kind.tag_field is None or not isinstance(value, dict):
        return False
    return bool(value.get(kind.tag_field) == kind.tag)


def _inside(kind: inspect.Type, step: str | int, as_key: bool) -> inspect.Type | None:
    """The type one step further down."""
    if isinstance(kind, inspect.StructType):
        if step == kind.tag_field:
            return inspect.LiteralType((kind.tag,))
        return next((field.type for field in kind.fields if field.encode_name == step), None)
    if isinstance(kind, inspect.DictType):
        return kind.key_type if as_key else kind.value_type
    if isinstance(kind, inspect.CollectionType):
        return kind.item_type
    if isinstance(kind, inspect.TupleType) and isinstance(step, int) and step < len(kind.item_types):
        return kind.item_types[step]
    return None


def _structs_with(kinds: list[inspect.Type], step: str) -> list[type[msgspec.Struct]]:
    """The parts of the format among these types that have a field of this name."""
    return [kind.cls for kind in kinds if isinstance(kind, inspect.StructType) and step in _field_names(kind)]


def _field_names(kind: inspect.Type) -> list[str]:
    if not isinstance(kind, inspect.StructType):
        return []
    return [*([kind.tag_field] if kind.tag_field else []), *(field.encode_name for field in kind.fields)]


def _words(kinds: list[inspect.Type]) -> list[str]:
    """The words that enumerations and tags among these types allow."""
    words: list[str] = []
    for kind in kinds:
        if isinstance(kind, inspect.EnumType):
            words.extend(str(member.value) for member in kind.cls)
        elif isinstance(kind, inspect.LiteralType):
            words.extend(map(str, kind.values))
    return words


def _suggestion(word: object, words: list[str]) -> str:
    if near := nearest(str(word), words):
        return f"did you mean {near!r}?"
    return f"known are {', '.join(words)}" if 0 < len(words) <= _MOST_LISTED else ""


def _excerpt(value: object) -> str:
    """A value as an author may recognize it."""
    if isinstance(value, (dict, list)):
        return "a mapping" if isinstance(value, dict) else "a list"
    if isinstance(value, str):
        return repr(value if len(value) <= _LONGEST_SHOWN else value[:_LONGEST_SHOWN] + "…")
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "nothing"}[value]
    return str(value)
