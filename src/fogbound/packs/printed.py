"""Where texts stand in what authors write: found by the types of the format, so that no card is walked by hand.

A field whose type is titled after a sort of text (`format.Effect`, `format.Value` …) holds one; lists, mappings and
parts of a card are searched for more.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from fogbound.packs.source import Path

__all__ = ["Text", "read_texts", "texts_in", "texts_of_format"]

Visit = Callable[[Any, str, Path], Any]


class Text(NamedTuple):
    """A text of a card: the way to it, its sort, and itself."""

    path: Path
    sort: str
    tree: Any


def texts_in(part: Struct, path: Path = ()) -> list[Text]:
    """Every text of a card, or of a part of one, that says something."""
    found: list[Text] = []

    def note(tree: Any, sort: str, where: Path) -> Any:
        if tree is not None:
            found.append(Text(where, sort, tree))
        return tree

    read_texts(part, path, note)
    return found


def read_texts(part: Struct, path: Path, visit: Visit) -> None:
    """Put what `visit` makes of every text into its place."""
    for field in _fields(type(part)):
        value = getattr(part, field.name)
        made = _visit(value, field.kind, (*path, field.shown), visit)
        if made is not value:
            setattr(part, field.name, made)


class _Kind(NamedTuple):
    """What a type says of the texts in its values, read off once: types are slow to take apart."""

    sort: str  # of text that it stands for; empty for none
    inner: "_Kind | None"  # of what a list or a mapping holds


class _Field(NamedTuple):
    """A field in which texts may stand."""

    name: str
    shown: str  # its name in YAML
    kind: _Kind


def texts_of_format(part: type[Struct], below: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """The way to every field that holds a text, and its sort; places in lists and names in mappings are left out."""
    for field in msgspec.structs.fields(part):
        yield from _ways_within(field.type, (*below, field.encode_name))


def _ways_within(kind: Any, way: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    plain = _plain(kind)
    if sort := _sort(kind):
        yield way, sort
    elif isinstance(plain, type) and issubclass(plain, Struct):
        yield from texts_of_format(plain, way)
    elif get_origin(plain) in (list, dict):
        yield from _ways_within(get_args(plain)[-1], way)


@cache
def _fields(kind: type[Struct]) -> tuple[_Field, ...]:
    """The fields of a type in which texts may stand."""
    return tuple(
        _Field(field.name, field.encode_name, _kind(field.type))
        for field in msgspec.structs.fields(kind)
        if _may_hold(field.type)
    )


def _visit(value: Any, kind: _Kind | None, path: Path, visit: Visit) -> Any:
    if kind is not None and kind.sort:
        return visit(value, kind.sort, path)
    if isinstance(value, Struct):
        read_texts(value, path, visit)
    elif kind is not None and isinstance(value, list):
        return [_visit(one, kind.inner, (*path, at), visit) for at, one in enumerate(value)]
    elif kind is not None and isinstance(value, dict):
        return {key: _visit(one, kind.inner, (*path, key), visit) for key, one in value.items()}
    return value


def _kind(kind: Any) -> _Kind:
    sort, plain = _sort(kind), _plain(kind)
    holds = {list: 0, dict: 1}.get(get_origin(plain))
    return _Kind(sort, _kind(get_args(plain)[holds]) if holds is not None and not sort else None)


def _sort(kind: Any) -> str:
    """The sort of text that a type stands for, if it does."""
    if get_origin(kind) is Annotated and get_args(kind)[0] is Any:
        return next((note.title or "" for note in get_args(kind)[1:] if isinstance(note, Meta)), "")
    return ""


def _plain(kind: Any) -> Any:
    """A type without notes and without `None`."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    others = [one for one in get_args(kind) if one is not type(None)]
    return others[0] if type(None) in get_args(kind) and len(others) == 1 else kind


def _may_hold(kind: Any) -> bool:
    if _sort(kind):
        return True
    if isinstance(kind, type) and issubclass(kind, Struct):
        return bool(_fields(kind))
    return any(
        _may_hold(inner) for inner in get_args(kind) if inner is not Ellipsis and not isinstance(inner, Meta)
    )
