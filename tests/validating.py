"""What a JSON Schema says of a value, for the part of JSON Schema that ours is written in.

An unknown key of a schema is an error here, so nothing in ours goes unread.
"""

import re
from collections.abc import Iterator
from typing import Any

TYPES = {
    "null": type(None),
    "boolean": bool,
    "integer": int,
    "string": str,
    "array": list,
    "object": dict,
}
SAYING = {"$schema", "$id", "title", "description", "examples", "default", "$defs"}
"""Keys that refuse nothing."""


def complaints(value: Any, schema: dict[str, Any], root: dict[str, Any], where: str = "$") -> Iterator[str]:
    """Everything in a value that the schema refuses, each with its place."""
    for key, said in schema.items():
        if key in SAYING:
            continue
        if key == "$ref":
            yield from complaints(value, root["$defs"][said.removeprefix("#/$defs/")], root, where)
        elif key == "anyOf":
            tried = [list(complaints(value, one, root, where)) for one in said]
            if all(tried):
                yield from min(tried, key=len)
        elif key == "enum":
            if value not in said:
                yield f"{where}: {value!r} is none of {len(said)} words"
        elif key == "const":
            if value != said:
                yield f"{where}: {value!r} is not {said!r}"
        elif key == "type":
            kind = TYPES[said]
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                yield f"{where}: expected {said}"
        elif key in _OF_KIND:
            yield from _OF_KIND[key](value, said, schema, root, where)
        else:
            raise AssertionError(f"nobody knows what {key} means")


def _properties(value, said, schema, root, where):
    for name, inner in said.items():
        if isinstance(value, dict) and name in value:
            yield from complaints(value[name], inner, root, f"{where}.{name}")


def _more(value, said, schema, root, where):
    known = schema.get("properties", {})
    for name in value if isinstance(value, dict) else ():
        if name not in known and said is False:
            yield f"{where}.{name}: unknown"
        elif name not in known and isinstance(said, dict):
            yield from complaints(value[name], said, root, f"{where}.{name}")


def _names(value, said, schema, root, where):
    for name in value if isinstance(value, dict) else ():
        yield from complaints(name, said, root, f"{where}.{name}")


def _required(value, said, schema, root, where):
    for name in said:
        if isinstance(value, dict) and name not in value:
            yield f"{where}.{name}: missing"


def _items(value, said, schema, root, where):
    for at, inner in enumerate(value if isinstance(value, list) else ()):
        yield from complaints(inner, said, root, f"{where}[{at}]")


def _bound(fits):
    def check(value, said, schema, root, where):
        if not fits(value, said):
            yield f"{where}: out of range"

    return check


def _is_number(value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_OF_KIND = {
    "properties": _properties,
    "additionalProperties": _more,
    "propertyNames": _names,
    "required": _required,
    "items": _items,
    "minimum": _bound(lambda value, said: not _is_number(value) or value >= said),
    "maximum": _bound(lambda value, said: not _is_number(value) or value <= said),
    "maxLength": _bound(lambda value, said: not isinstance(value, str) or len(value) <= said),
    "minItems": _bound(lambda value, said: not isinstance(value, list) or len(value) >= said),
    "maxItems": _bound(lambda value, said: not isinstance(value, list) or len(value) <= said),
    "minProperties": _bound(lambda value, said: not isinstance(value, dict) or len(value) >= said),
    "pattern": _bound(lambda value, said: not isinstance(value, str) or re.search(said, value) is not None),
}
