"""What a presenter shows, encoded to be sent: once for all who see the same, and only what differs from the last time."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import count
from typing import Final

import msgspec

from fogbound.server.presentation.presenter import Presenter
from fogbound.server.wire import Face

__all__ = ["SILENCE", "EncodedNews", "EncodedState", "PartEncoder", "SentState"]

WORDS: Final = ("status", "aims", "ending", "nouns", "action", "achieved")
UNTOLD: Final = ("question", "standing")
"""What of a view browsers have in words instead."""
OWN: Final = "seat"
"""What of a view is each person's own."""
PILES: Final = "piles"
"""What of a view is sent pile by pile: most stay as they are."""
HEAD: Final = b'{"type":"show","seq":%d,'
"""How a message (`wire.Show`) begins; its number is each browser's own, and the rest may be the same for many."""
MOST_PATHS: Final = 4096
"""How many paths of parts are kept as they are written: a table has some dozens, and most tables have the same."""

EncodedNews = tuple[bytes, bytes, bytes]
"""Lines of the journal, the draw of which they tell, and what they bring to be read."""
SILENCE: Final[EncodedNews] = (b"[]", b"null", b"[]")

_encode: Final = msgspec.json.Encoder().encode
_numbers: Final = count(1)


class Patch:
    """What of an encoded state is not as it was on another one."""

    def __init__(self, parts: dict[str, bytes], faces: list[Face], whole: bool) -> None:
        self.parts = parts
        self.faces = faces
        self.whole = whole
        self._written: list[tuple[dict[str, bytes], EncodedNews, bytes]] = []

    def encode(self, own: dict[str, bytes], faces: list[Face], told: EncodedNews) -> bytes:
        """The message with this change and what else a person is sent; written once for all who are sent the same."""
        if len(faces) != len(self.faces):  # they knew some of them
            return self._write(own, faces, told)
        for before, told_before, data in self._written:  # there are few, and what is equal is mostly the same
            if told_before == told and before == own:
                return data
        data = self._write(own, faces, told)
        self._written.append((own, told, data))
        return data

    def _write(self, own: dict[str, bytes], faces: list[Face], told: EncodedNews) -> bytes:
        lines, draw, readings = told
        parts = [*self.parts.values(), *[_named(path) + data for path, data in own.items()]]
        return b"".join(
            (
                b'"whole":true,"parts":{' if self.whole else b'"whole":false,"parts":{',
                b",".join(parts),
                b'},"faces":',
                _encode(faces),
                b',"lines":',
                lines,
                b',"draw":',
                draw,
                b',"readings":',
                readings,
                b"}",
            )
        )


@lru_cache(MOST_PATHS)
def _named(path: str) -> bytes:
    """A path as it is written before its part."""
    return _encode(path) + b":"


class PartEncoder:
    """Encodes the parts of states, and remembers each as it was last: most stay as they are."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[object, bytes]] = {}

    def encode(self, path: str, part: object) -> bytes:
        """A part as it is sent, after its path."""
        last = self._last.get(path)
        if last is not None and (last[0] is part or last[0] == part):
            return last[1]
        data = _named(path) + _encode(part)
        self._last[path] = (part, data)
        return data


class EncodedState:
    """The parts of what one presenter shows, by their paths, and the faces of the cards it names."""

    def __init__(self, presenter: Presenter, constant: Mapping[str, object], encoder: PartEncoder) -> None:
        seen = presenter.view
        shown: dict[str, object] = {
            f"view.{name}": getattr(seen, name)
            for name in seen.__struct_fields__
            if name not in (OWN, PILES) and name not in UNTOLD
        }
        for name, pile in seen.piles.items():
            shown[f"view.{PILES}.{name}"] = pile
        for name in WORDS:
            shown[name] = getattr(presenter, name)
        shown["lifted"] = presenter.known.ending == "won"
        shown.update(constant)
        self.parts = {path: encoder.encode(path, part) for path, part in shown.items()}
        self.is_in_action = shown["action"] is not None
        self.faces = presenter.faces
        self._number = next(_numbers)
        self._changes: dict[int, Patch] = {}  # by the number of the encoded state before

    def since(self, before: "EncodedState | None") -> Patch:
        """What has changed since that state was shown; worked out once for all who were shown it."""
        key = before._number if before is not None else 0
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = self._change(before)
        return found

    def _change(self, before: "EncodedState | None") -> Patch:
        if before is None:
            return Patch(self.parts, list(self.faces.values()), whole=True)
        if before is self:
            return Patch({}, [], whole=False)
        earlier = before.parts
        parts = {path: data for path, data in self.parts.items() if earlier.get(path) != data}
        if before.faces is self.faces:
            return Patch(parts, [], whole=False)
        known = before.faces
        new = [face for name, face in self.faces.items() if known.get(name) is not face]
        return Patch(parts, new, whole=False)


class SentState:
    """What one browser has been shown."""

    def __init__(self) -> None:
        self.seq = 0  # the number of the last message
        self.line = 0  # the last line of the history it was told
        self._last: EncodedState | None = None
        self._own: dict[str, bytes] = {}  # what of it was for its person alone
        self._faces: dict[str, Face] = {}
        self.cards: set[str] = set()  # all cards whose faces it has been sent, ever

    def forget(self) -> None:
        """Begin anew: everything is shown again."""
        self._last = None
        self._own.clear()
        self.translate()

    def translate(self) -> None:
        """Go on in another language: all faces and the newest lines are told again."""
        self._faces.clear()
        self.line = 0

    def message(self, encoded: EncodedState, own: dict[str, bytes], told: EncodedNews) -> bytes:
        """A message with what has changed since the last one, under the next number; empty when nothing has."""
        change = encoded.since(self._last)
        before, known = self._own, self._faces
        mine = {path: data for path, data in own.items() if before.get(path) != data}
        new = [face for face in change.faces if known.get(face.id) is not face]
        self._last = encoded
        if not (change.parts or mine or new or told is not SILENCE):
            return b""
        self._own = own
        for face in new:
            known[face.id] = face
            self.cards.add(face.id)
        self.seq += 1
        return HEAD % self.seq + change.encode(mine, new, told)
