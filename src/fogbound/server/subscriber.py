"""One browser that listens to a table: what it has been sent, and what it would miss if its line broke now."""

import time
from collections import deque
from typing import Final

import msgspec

from fogbound.server import limits
from fogbound.server.broadcast import Broadcast
from fogbound.server.outbox import Outbox
from fogbound.server.people import Person
from fogbound.server.presentation.patches import SentState
from fogbound.server.wire import Gone, Moved, Pointed, Refused, Welcome
from fogbound.view import NONE

__all__ = ["Subscriber"]

_encode: Final = msgspec.json.Encoder().encode


class Subscriber:
    """A browser at a table; it outlives its connection for a while."""

    def __init__(self, client: str, person: Person, lang: str) -> None:
        self.client = client
        self.person = person
        self.lang = lang
        self.look_as = NONE
        self.left = time.monotonic()  # when its connection ended
        self._shown = SentState()
        self._outbox: Outbox | None = None
        self._ring: deque[tuple[int, bytes]] = deque()
        self._ring_bytes = 0

    @property
    def is_here(self) -> bool:
        """Whether its line is open."""
        return self._outbox is not None

    # -- the line ----------------------------------------------------------------------------------

    def connect(self, seq: int) -> Outbox:
        """Open a line, in place of an older one; whatever followed `seq` is sent again if it is still known."""
        self.disconnect()
        missed = [message for number, message in self._ring if number > seq]
        resumed = self._knows(seq) and len(missed) < limits.OUTBOX_MESSAGES  # with the welcome, they fit
        if not resumed:
            self._shown.forget()
            self._ring.clear()
            self._ring_bytes = 0
        outbox = self._outbox = Outbox()
        self.send(Welcome(client=self.client, seq=seq if resumed else self._shown.seq, resumed=resumed))
        for message in missed if resumed else ():
            self._put(message)
        return outbox

    def _knows(self, seq: int) -> bool:
        """Whether everything after this message is still here."""
        return 0 < seq <= self._shown.seq and (
            seq == self._shown.seq or (bool(self._ring) and self._ring[0][0] <= seq + 1)
        )

    def disconnect(self, outbox: Outbox | None = None) -> None:
        """Close the line, or do nothing if the given one has been replaced already."""
        if self._outbox is None or (outbox is not None and outbox is not self._outbox):
            return
        self._outbox.close()
        self._outbox = None
        self.left = time.monotonic()

    def send(self, message: Welcome | Refused | Pointed | Gone | Moved) -> None:
        """Send a message; a browser that does not listen now does not get it."""
        self._put(_encode(message))

    def _put(self, data: bytes) -> None:
        if self._outbox is None:
            return
        if not self._outbox.has_room(len(data)):  # it reads too slowly; it may come back and catch up
            self._outbox.give_up()
            self.disconnect()
            return
        self._outbox.put(data)

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def shown_cards(self) -> set[str]:
        """The cards it has been shown so far, also those that have gone since."""
        return self._shown.cards

    def show(self, broadcast: Broadcast) -> int:
        """Send what has changed since the last time; returns how many bytes that were."""
        data = broadcast.message(self._shown, self.person.number, self.look_as, self.lang)
        if data:
            self._keep(data)
            self._put(data)
        return len(data)

    def _keep(self, data: bytes) -> None:
        """Keep the newest messages, as many as there is room for; one that is too large leaves none."""
        self._ring.append((self._shown.seq, data))
        self._ring_bytes += len(data)
        while self._ring_bytes > limits.RING_BYTES:
            self._ring_bytes -= len(self._ring.popleft()[1])

    def speak(self, lang: str) -> None:
        """Go on in another language: all faces and the newest lines are told again."""
        self.lang = lang
        self._shown.translate()
