"""Turns: of what comes from one address only so much is done at a time, so that others do not wait behind it."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fogbound.server import limits
from fogbound.server.addresses import networks_of
from fogbound.server.errors import TooFast
from fogbound.server.throttle import ASKING

__all__ = ["AddressQueue", "NoTurn"]


class NoTurn(TooFast):
    """So much waits from this address that no more may."""


class AddressQueue:
    """Lets a few things of each address be done at once; the others wait for their turn, in their order."""

    def __init__(self, at_once: int = limits.AT_ONCE_EACH) -> None:
        self._at_once = at_once
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def __len__(self) -> int:
        """How many are done just now."""
        return self._busy.total()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn of the address that is being answered, and have it. Raises NoTurn."""
        network = networks_of(ASKING.get())[0]
        await self._take(network)
        try:
            yield
        finally:
            self._give(network)

    @asynccontextmanager
    async def rest(self) -> AsyncIterator[None]:
        """Let others have the turn while something slow is waited for that costs this process nothing."""
        network = networks_of(ASKING.get())[0]
        is_in_turn = self._busy[network] > 0
        if is_in_turn:
            self._give(network)
        try:
            yield
        finally:
            if is_in_turn:
                self._busy[network] += 1  # it has waited long enough

    async def _take(self, network: str) -> None:
        if self._busy[network] < self._at_once:
            self._busy[network] += 1
            return
        queue = self._waiting.setdefault(network, deque())
        if len(queue) >= limits.WAITING_EACH:
            raise NoTurn
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given just now
                self._give(network)
            raise

    def _give(self, network: str) -> None:
        queue = self._waiting.get(network)
        while queue and self._busy[network] <= self._at_once:
            turn = queue.popleft()
            if not queue:
                del self._waiting[network]
            if not turn.done():
                turn.set_result(None)
                return
        self._busy[network] -= 1
        if self._busy[network] <= 0:
            del self._busy[network]
