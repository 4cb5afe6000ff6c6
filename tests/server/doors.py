"""A proxy before several servers, as small as a test can do with: it obeys `?server=`, or goes from one to the next."""

import asyncio
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Final
from zlib import crc32

__all__ = ["Door", "door"]

NAMED: Final = re.compile(rb"^[^\r]*[?&]server=([\w-]+)")
GAME: Final = re.compile(rb"^\S+ /api/games/([^/? ]+)")
LOST: Final = b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door:
    """Where browsers come in; each connection serves one request, or one live line."""

    def __init__(self, ports: Mapping[str, int], first: Sequence[str] = ()) -> None:
        self.ports = dict(ports)  # of the servers, by their names
        self._first = tuple(
            first
        )  # the servers to ask, in this order; else each game has an order of its own
        self.port = 0
        self.led: list[tuple[str, str]] = []  # the server of each connection, and the one it had asked for

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def open(self) -> asyncio.Server:
        """Open on any free port."""
        server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    def _order(self, head: bytes) -> list[str]:
        """The servers to try for a request; the one that it names alone."""
        named = NAMED.match(head)
        if named is not None:
            return [named[1].decode()]
        game = GAME.match(head)
        by_game = sorted(self.ports, key=lambda name: crc32((game[1] if game else b"") + name.encode()))
        return [*self._first, *(name for name in by_game if name not in self._first)]

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self._choose(await reader.readuntil(b"\r\n\r\n"), reader, writer)
        finally:
            writer.close()

    async def _choose(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Lead a request to the first of its servers that is there."""
        named = NAMED.match(head)
        for name in self._order(head):
            with suppress(OSError, KeyError):
                found = await asyncio.open_connection("127.0.0.1", self.ports[name])
                self.led.append((name, named[1].decode() if named else ""))
                await self._pass_on(_once(head), (reader, writer), found)
                return
        writer.write(LOST)
        await writer.drain()

    async def _pass_on(
        self,
        head: bytes,
        browser: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        server: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        server[1].write(head)
        both = [
            asyncio.create_task(_pump(browser[0], server[1])),
            asyncio.create_task(_pump(server[0], browser[1])),
        ]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            server[1].close()


def _once(head: bytes) -> bytes:
    """The head of a request after which the connection ends, unless it becomes a live line."""
    if b"\r\nupgrade:" in head.lower():
        return head
    plain = re.sub(rb"\r\nconnection:[^\r]*", b"", head, flags=re.IGNORECASE)
    return plain.replace(b"\r\n", b"\r\nconnection: close\r\n", 1)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()


@contextmanager
def door(ports: Mapping[str, int], first: Sequence[str] = ()) -> Iterator[Door]:
    """A door that is open, in a thread of its own."""
    found = Door(ports, first)
    ready, closing = Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def stand() -> None:
        async with await found.open():
            ready.set()
            await closing.wait()
            leading = asyncio.all_tasks() - {asyncio.current_task()}
            for task in leading:
                task.cancel()
            await asyncio.gather(*leading, return_exceptions=True)
            await asyncio.sleep(0.01)  # what they held is closed

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(stand())

    thread = Thread(target=run, name="a door")
    thread.start()
    assert ready.wait(30)
    try:
        yield found
    finally:
        loop.call_soon_threadsafe(closing.set)
        thread.join()
