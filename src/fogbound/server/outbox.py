"""What waits to be sent to one browser: put in by its table, taken out by its line, all that is there at a time."""

import asyncio

from fogbound.server import limits

__all__ = ["Outbox"]


class Outbox:
    """Messages in their order, until it is closed or given up; one task takes them out."""

    def __init__(self) -> None:
        self._waiting: list[bytes] = []
        self._bytes = 0  # of what waits
        self._under_way = 0  # bytes of what was taken last and may not be sent yet
        self._taker: asyncio.Future[None] | None = None
        self._is_closed = False
        self.is_given_up = asyncio.Event()

    def has_room(self, size: int) -> bool:
        """Whether a message of this size may wait, too; whatever its size, one always may."""
        held = self._bytes + self._under_way
        return not held or (
            len(self._waiting) < limits.OUTBOX_MESSAGES and held + size <= limits.OUTBOX_BYTES
        )

    def put(self, message: bytes) -> None:
        """Have a message sent."""
        self._waiting.append(message)
        self._bytes += len(message)
        self._wake()

    def close(self) -> None:
        """Have the line closed, once everything is sent."""
        self._is_closed = True
        self._wake()

    def give_up(self) -> None:
        """Have the line closed at once; what waits is not sent."""
        self._waiting.clear()
        self._bytes = 0
        self.close()
        self.is_given_up.set()

    async def take(self) -> list[bytes]:
        """All that waits, as soon as there is something; nothing once it is closed and empty."""
        if not self._waiting and not self._is_closed:
            self._under_way = 0
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        taken, self._waiting = self._waiting, []
        self._under_way, self._bytes = self._bytes, 0
        return taken

    def _wake(self) -> None:
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)
