"""Pickling and copying: what the engine is made of can be sent to another process, compiled or not.

A compiled class cannot be made without its constructor's arguments, which pickle and copy do not give. So a thing is
made again with those of its attributes that bear their names, and is then given all of them.
"""

import inspect
from typing import Any

_fields: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of the constructor's parameters, which are the fields of a step or frame."""
    known = _fields.get(kind)
    if known is None:
        known = tuple(inspect.signature(kind).parameters)
        _fields[kind] = known
    return known


class Picklable:
    """Something that pickle and copy understand."""

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (type(self), self.made_of()), self.__getstate__()

    def made_of(self) -> dict[str, Any]:
        """The arguments of the constructor; one that is not kept under its name is optional, or told here."""
        return {name: getattr(self, name) for name in fields_of(type(self)) if hasattr(self, name)}


def made_again(kind: Any, values: dict[str, Any]) -> object:
    """A thing of this kind, before it is given its attributes."""
    return kind(**values)
