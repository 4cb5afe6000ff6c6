"""What waits to be sent to one browser: put in by its table, taken out by its line, all that is there at a time."""

import asyncio
from typing import Final

__all__ = ["Outbox"]

BACKLOG: Final = 256
"""How many messages may wait for a slow line before it is given up."""


class Outbox:
    """Messages in their order, until it is closed; one task takes them out."""

    def __init__(self) -> None:
        self._waiting: list[bytes] = []
        self._taker: asyncio.Future[None] | None = None
        self._is_closed = False

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= BACKLOG

    def put(self, message: bytes) -> None:
        """Have a message sent."""
        self._waiting.append(message)
        self._wake()

    def close(self) -> None:
        """Have the line closed, once everything is sent."""
        self._is_closed = True
        self._wake()

    async def take(self) -> list[bytes]:
        """All that waits, as soon as there is something; nothing once it is closed and empty."""
        if not self._waiting and not self._is_closed:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        taken, self._waiting = self._waiting, []
        return taken

    def _wake(self) -> None:
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)
