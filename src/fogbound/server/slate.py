"""What is written down of a look to be sent: once for all who look alike, and only what differs from the last time."""

from collections.abc import Mapping
from itertools import count
from typing import Final

import msgspec

from fogbound.server.sight import Look
from fogbound.server.wire import Face

__all__ = ["Change", "Slate"]

WORDS: Final = ("status", "aims", "ending", "nouns", "deed", "achieved")
UNTOLD: Final = ("question", "standing")
"""What of a view browsers have in words instead."""

_encode: Final = msgspec.json.Encoder().encode
_numbers: Final = count(1)


class Change:
    """What of a slate is not as it was on another one."""

    def __init__(self, parts: dict[str, bytes], faces: list[Face]) -> None:
        self.parts = parts
        self.faces = faces


class Slate:
    """The parts of one look, each under its path, and the faces of the cards it names."""

    def __init__(self, look: Look, constant: Mapping[str, bytes]) -> None:
        seen = look.view
        self.parts = {
            f"view.{name}": _encode(getattr(seen, name))
            for name in seen.__struct_fields__
            if name not in ("seat", *UNTOLD)  # the seat is each person's own
        }
        self.parts.update({name: _encode(getattr(look, name)) for name in WORDS})
        self.parts["lifted"] = _encode(look.game.ending == "won")
        self.parts.update(constant)
        self.faces = look.faces
        self.names = look.names
        self._number = next(_numbers)
        self._changes: dict[int, Change] = {}  # by the number of the slate before

    def since(self, before: "Slate | None") -> Change:
        """What has changed since somebody was shown that slate; worked out once for all who were."""
        key = before._number if before is not None else 0
        if key not in self._changes:
            self._changes[key] = self._change(before)
        return self._changes[key]

    def _change(self, before: "Slate | None") -> Change:
        if before is None:
            return Change(self.parts, list(self.faces.values()))
        if before is self:
            return Change({}, [])
        earlier = before.parts
        parts = {path: data for path, data in self.parts.items() if earlier.get(path) != data}
        if before.faces is self.faces:
            return Change(parts, [])
        known = before.faces
        return Change(parts, [face for name, face in self.faces.items() if known.get(name) is not face])
