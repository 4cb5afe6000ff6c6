"""Packages whose modules are imported when something of them is first asked for, so that small commands start at once."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module

__all__ = ["on_demand"]


def on_demand(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """The `__getattr__` of a package; `homes` says in which of its modules, or in which of another, each name stands."""

    def find(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home = homes[name] if "." in homes[name] else f"{package}.{homes[name]}"
        value: object = getattr(import_module(home), name)
        setattr(sys.modules[package], name, value)
        return value

    return find
