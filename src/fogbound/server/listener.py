"""One browser that listens to a table: what it has been sent, and what it would miss if its line broke now."""

import asyncio
import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from fogbound.core import NONE
from fogbound.server.people import Person
from fogbound.server.slate import Slate
from fogbound.server.wire import Face, Gone, Line, Pointed, Refused, Show, Welcome

__all__ = ["Listener"]

RING_BYTES: Final = 64 * 1024
"""How much is kept for a browser that comes back; showing everything anew costs no more than this."""
BACKLOG: Final = 256
"""How many messages may wait for a slow line before it is given up."""

_encode: Final = msgspec.json.Encoder().encode


class Listener:
    """A browser at a table; it outlives its connection for a while."""

    def __init__(self, client: str, person: Person, lang: str) -> None:
        self.client = client
        self.person = person
        self.lang = lang
        self.look_as = NONE
        self.line = 0  # the last line of the chronicle it was told
        self.left = time.monotonic()  # when its connection ended
        self._seq = 0
        self._outbox: asyncio.Queue[bytes | None] | None = None
        self._ring: deque[tuple[int, bytes]] = deque()
        self._ring_bytes = 0
        self._slate: Slate | None = None  # what it was shown last
        self._own: dict[str, bytes] = {}  # and what of it was for its person alone
        self._faces: dict[str, Face] = {}

    @property
    def is_here(self) -> bool:
        """Whether its line is open."""
        return self._outbox is not None

    # -- the line ----------------------------------------------------------------------------------

    def connect(self, seq: int) -> asyncio.Queue[bytes | None]:
        """Open a line, in place of an older one; whatever followed `seq` is sent again if it is still known."""
        self.disconnect()
        resumed = self._knows(seq)
        if not resumed:
            self._slate = None
            self._own.clear()
            self._faces.clear()
            self._ring.clear()
            self._ring_bytes = 0
            self.line = 0
        self._outbox = asyncio.Queue(BACKLOG)
        self.send(Welcome(client=self.client, seq=seq if resumed else self._seq, resumed=resumed))
        for number, message in self._ring:
            if number > seq:
                self._put(message)
        return self._outbox

    def _knows(self, seq: int) -> bool:
        """Whether everything after this message is still here."""
        return 0 < seq <= self._seq and (
            seq == self._seq or (bool(self._ring) and self._ring[0][0] <= seq + 1)
        )

    def disconnect(self, outbox: "asyncio.Queue[bytes | None] | None" = None) -> None:
        """Close the line, or do nothing if the given one has been replaced already."""
        if self._outbox is None or (outbox is not None and outbox is not self._outbox):
            return
        if self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)
        self._outbox = None
        self.left = time.monotonic()

    def send(self, message: Welcome | Show | Refused | Pointed | Gone) -> None:
        """Send a message; a browser that does not listen now does not get it."""
        self._put(_encode(message))

    def _put(self, data: bytes) -> None:
        if self._outbox is None:
            return
        if self._outbox.full():  # it reads too slowly; it may come back and catch up
            self.disconnect()
            return
        self._outbox.put_nowait(data)

    # -- what is shown -----------------------------------------------------------------------------

    def show(self, slate: Slate, own: Mapping[str, bytes], lines: Sequence[Line]) -> int:
        """Send what has changed since the last time; returns how many bytes that were."""
        whole = self._slate is None
        change = slate.since(self._slate)
        mine = {path: data for path, data in own.items() if self._own.get(path) != data}
        new = [face for face in change.faces if self._faces.get(face.id) is not face]
        self._slate = slate
        if not (change.parts or mine or new or lines):
            return 0
        self._own.update(mine)
        self._faces.update((face.id, face) for face in new)
        self._seq += 1
        if lines:
            self.line = max(self.line, lines[-1].n)
        shown = Show(
            seq=self._seq,
            whole=whole,
            parts={path: msgspec.Raw(data) for path, data in (*change.parts.items(), *mine.items())},
            faces=tuple(new),
            lines=tuple(lines),
        )
        data = _encode(shown)
        self._keep(data)
        self._put(data)
        return len(data)

    def _keep(self, data: bytes) -> None:
        """Keep the newest message, and of the earlier ones as many as there is room for."""
        self._ring.append((self._seq, data))
        self._ring_bytes += len(data)
        while self._ring_bytes > RING_BYTES and len(self._ring) > 1:
            self._ring_bytes -= len(self._ring.popleft()[1])

    def speak(self, lang: str) -> None:
        """Go on in another language: all faces and the newest lines are told again."""
        self.lang = lang
        self._faces.clear()
        self.line = 0
