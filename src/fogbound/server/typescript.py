"""TypeScript types made from the types of the wire: `python -m fogbound.server.typescript > web/src/wire.ts`."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import inspect

from fogbound.languages import LANGUAGES
from fogbound.server import wire
from fogbound.server.presentation.patches import UNTOLD
from fogbound.view.citadel_schema import CitadelView
from fogbound.view.schema import ContinentView, View

__all__ = ["typescript"]

UNIONS: Final = {
    "View": (ContinentView, CitadelView),
    "ToBrowser": wire.ToBrowser.__args__,
    "FromBrowser": wire.FromBrowser.__args__,
}
_HEAD: Final = (
    "// Made from src/fogbound/server/wire by `python -m fogbound.server.typescript`; do not edit.\n"
)
_LANGUAGES: Final = f"""\
/** The languages that can be chosen, in the order in which they are offered. */
export const LANGUAGES = [{", ".join(f'"{lang}"' for lang in LANGUAGES)}] as const
export type Lang = (typeof LANGUAGES)[number]
"""


def typescript() -> str:
    """All types of the wire and the languages it speaks, as a module."""
    found: dict[str, inspect.StructType] = {}
    for struct in _structs():
        _gather(inspect.type_info(struct), found)
    rows = [_HEAD, _LANGUAGES]
    for name in sorted(found):
        rows.append(_interface(name, found[name]))
    for name, members in UNIONS.items():
        rows.append(f"export type {name} = {' | '.join(member.__name__ for member in members)}\n")
    return "\n".join(rows)


def _structs() -> Iterator[type[msgspec.Struct]]:
    for value in vars(wire).values():
        if isinstance(value, type) and issubclass(value, wire.Wire) and value is not wire.Wire:
            yield value
    yield from (ContinentView, CitadelView)


def _gather(info: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Everything that a type is made of."""
    if isinstance(info, inspect.StructType):
        name = info.cls.__name__
        if name in found:
            if found[name].cls is not info.cls:
                raise ValueError(f"two types would be called {name}")
            return
        found[name] = info
        for field in _fields(info):
            _gather(field.type, found)
    elif isinstance(info, inspect.UnionType):
        for each in info.types:
            _gather(each, found)
    elif isinstance(info, (inspect.VarTupleType, inspect.ListType)):
        _gather(info.item_type, found)
    elif isinstance(info, inspect.DictType):
        _gather(info.value_type, found)


def _fields(info: inspect.StructType) -> list[inspect.Field]:
    """What of a type a browser may rest on; what a view asks is told it in words instead."""
    unsent = UNTOLD if issubclass(info.cls, View) else ()
    return [field for field in info.fields if field.name not in unsent]


def _interface(name: str, info: inspect.StructType) -> str:
    told = (info.cls.__doc__ or "").strip().splitlines()[0]
    rows = [f"/** {told} */", f"export interface {name} {{"]
    if info.tag is not None:
        rows.append(f'  {info.tag_field}: "{info.tag}"')
    rows.extend(f"  {field.encode_name}: {_type(field.type)}" for field in _fields(info))
    return "\n".join([*rows, "}", ""])


def _type(info: inspect.Type) -> str:  # one line for each kind of type
    simple: dict[type[inspect.Type], str] = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    if type(info) in simple:
        return simple[type(info)]
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        if set(info.values) == set(LANGUAGES):
            return "Lang"
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(_type(each) for each in info.types)
    if isinstance(info, (inspect.VarTupleType, inspect.ListType)):
        inner = _type(info.item_type)
        return f"{inner}[]" if re.fullmatch(r"\w+", inner) else f"({inner})[]"
    if isinstance(info, inspect.DictType):
        keys = _type(info.key_type)
        return (
            f"Record<{keys}, {_type(info.value_type)}>"
            if keys == "string"
            else f"Partial<Record<{keys}, {_type(info.value_type)}>>"
        )
    if isinstance(info, inspect.CustomType):
        return "unknown"
    raise TypeError(f"the wire has no way to say {info}")


if __name__ == "__main__":
    print(typescript(), end="")
