"""People who mean harm to a server: each attack is bounded in time and number, and goes to this machine alone.

They live in a process of their own, which reads what to do from its input: `bench.hostile` starts it.
"""

import asyncio
import base64
import json
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

__all__ = ["ATTACKS", "Attack", "Harm"]

HERE: Final = "127.0.0.1"
NETWORK: Final = "127.0.1."
"""The addresses that attacks come from."""
GAME: Final = {"adventure": "first-light", "characters": ["surveyor"], "clues": ["held-morning"]}


class Attack(msgspec.Struct, frozen=True):
    """What is done, with which keys, from how many addresses, and for how long."""

    what: tuple[str, ...]
    port: int
    keys: tuple[str, ...]
    game: str  # to which all keys may come
    addresses: int
    seconds: float


class Harm(msgspec.Struct):
    """What came of it: how often it was tried, and how the server answered."""

    tried: int = 0
    answers: dict[str, int] = {}
    held: int = 0  # connections held in the end

    def note(self, answer: str) -> None:
        self.tried += 1
        self.answers[answer] = self.answers.get(answer, 0) + 1


class Attacker:
    """A person at an address with a deadline."""

    def __init__(self, plan: Attack) -> None:
        self.plan = plan
        self.harm = Harm(answers={})
        self.until = time.monotonic() + plan.seconds
        self._turn = 0

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    async def connected(self, receives: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from the next address."""
        self._turn += 1
        line = socket.socket()
        if receives:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        line.setblocking(False)
        line.bind((f"{NETWORK}{1 + self._turn % self.plan.addresses}", 0))
        await asyncio.get_running_loop().sock_connect(line, (HERE, self.plan.port))
        return await asyncio.open_connection(sock=line, limit=1 << 16)

    def key(self) -> str:
        return self.plan.keys[self._turn % len(self.plan.keys)]

    async def requested(self, method: str, path: str, key: str, body: bytes | None = None) -> str:
        """One request on a connection of its own; its status."""
        reader, writer = await self.connected()
        try:
            writer.write(head(self.plan.port, method, path, key, body))
            first = await asyncio.wait_for(reader.readline(), 30)
            return first.split()[1].decode() if first else "closed"
        finally:
            writer.close()

    async def line(
        self, key: str, receives: int = 0
    ) -> tuple[str, asyncio.StreamReader, asyncio.StreamWriter]:
        """A live line, or what came instead."""
        reader, writer = await self.connected(receives)
        nonce = base64.b64encode(os.urandom(16)).decode()
        asks = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        extra = (
            "".join(f"{name}: {value}\r\n" for name, value in asks.items())
            + f"Sec-WebSocket-Key: {nonce}\r\n"
        )
        writer.write(head(self.plan.port, "GET", f"/api/games/{self.plan.game}/live", key, None, extra))
        first = await asyncio.wait_for(reader.readline(), 30)
        return (first.split()[1].decode() if first else "closed"), reader, writer

    async def many(self, at_once: int, one: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, so many at a time, until time is up."""

        async def again() -> None:
            while not self.is_over:
                try:
                    async with asyncio.timeout(max(0.1, self.until - time.monotonic()) + 1):
                        await one()
                except TimeoutError:
                    self.harm.note("no answer")
                except (OSError, IndexError, asyncio.IncompleteReadError):
                    self.harm.note("closed")
                await asyncio.sleep(0)

        await asyncio.gather(*(again() for _ in range(at_once)))


def head(port: int, method: str, path: str, key: str, body: bytes | None = None, extra: str = "") -> bytes:
    """A request."""
    size = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body is not None else ""
    own = f"Host: {HERE}:{port}\r\nOrigin: http://{HERE}:{port}\r\nCookie: fogbound={key}\r\n"
    return f"{method} {path} HTTP/1.1\r\n{own}{size}{extra}\r\n".encode() + (body or b"")


def frame(kind: int, data: bytes = b"") -> bytes:
    """A short masked frame."""
    if len(data) < 126:
        return bytes([0x80 | kind, 0x80 | len(data)]) + bytes(4) + data
    return bytes([0x80 | kind, 0xFE]) + len(data).to_bytes(2, "big") + bytes(4) + data


# -- attacks ---------------------------------------------------------------------------------------


async def half_requests(me: Attacker) -> None:
    """Up to 1,200 connections, each with half a request that trickles on."""
    held: list[asyncio.StreamWriter] = []

    async def one() -> None:
        if len(held) >= 1200:
            await asyncio.sleep(0.05)
            held[:] = [writer for writer in held if not writer.transport.is_closing()]
            for writer in held:
                writer.write(b"x")
            return
        _, writer = await me.connected()
        writer.write(b"GET /api/me HTTP/1.1\r\nX: ")
        held.append(writer)
        me.harm.note("held")
        await asyncio.sleep(0.002)

    await me.many(8, one)
    me.harm.held = sum(not writer.transport.is_closing() for writer in held)


async def slow_readers(me: Attacker) -> None:
    """Lines that are never read, at a table where a player talks without end."""
    lines: list[asyncio.StreamWriter] = []

    async def listen() -> None:
        lines[:] = [writer for writer in lines if not writer.transport.is_closing()]
        if len(lines) >= 30:
            await asyncio.sleep(0.1)
            return
        status, reader, writer = await me.line(me.key(), receives=4096)
        me.harm.note(status)
        if status == "101":
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            lines.append(writer)
        else:
            writer.close()

    async def talk() -> None:
        status, reader, writer = await me.line(me.key())
        me.harm.note(f"talker {status}")
        while status == "101" and not me.is_over and not reader.at_eof():
            writer.write(frame(1, json.dumps({"type": "say", "text": "x" * 400}).encode()))
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(1 << 16), 0.13)
        writer.close()

    await asyncio.gather(me.many(2, listen), me.many(4, talk))


async def games(me: Attacker) -> None:
    """New games, as many as there can be."""

    async def one() -> None:
        me.harm.note(await me.requested("POST", "/api/games", me.key(), json.dumps(GAME).encode()))

    await me.many(16, one)


async def messages(me: Attacker) -> None:
    """Messages on many lines, as fast as they go."""

    async def one() -> None:
        status, reader, writer = await me.line(me.key())
        me.harm.note(status)
        if status == "101":
            said = frame(1, b'{"type":"say","text":"hey"}') * 10
            while not me.is_over and not reader.at_eof():
                writer.write(said)
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1 << 16), 0.2)
        writer.close()

    await me.many(30, one)


async def frames(me: Attacker, key: str = "") -> None:
    """Pings and empty parts of messages, as fast as they go, on lines that are opened again and again."""
    floods = [frame(9, b"x" * 125) * 500, frame(9) * 5000, frame(0) * 5000]

    async def one() -> None:
        status, reader, writer = await me.line(key or me.key())
        me.harm.note(status)
        while not me.is_over and not reader.at_eof() and not writer.transport.is_closing():
            writer.write(floods[me._turn % len(floods)])
            await asyncio.wait_for(writer.drain(), 5)
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(1 << 16), 0.05)
        writer.close()

    await me.many(8, one)


async def frames_without_a_key(me: Attacker) -> None:
    """The same without a key."""
    await frames(me, "A" * 43)


async def lines(me: Attacker) -> None:
    """As many lines as the server lets in, up to 700."""
    held: list[asyncio.StreamWriter] = []

    async def one() -> None:
        if len(held) >= 700:
            await asyncio.sleep(0.1)
            return
        status, _, writer = await me.line(me.key())
        me.harm.note(status)
        if status == "101":
            held.append(writer)
        else:
            writer.close()

    await me.many(16, one)
    me.harm.held = sum(not writer.transport.is_closing() for writer in held)


async def forged_keys(me: Attacker) -> None:
    """Keys that were never given, and newcomers without end."""

    async def one() -> None:
        forged = base64.urlsafe_b64encode(os.urandom(32)).decode().rstrip("=")
        path = "/api/me" if me._turn % 2 else "/api/games"
        me.harm.note(await me.requested("GET", path, forged))

    await me.many(32, one)


async def broken(me: Attacker) -> None:
    """What is no request, and bodies that nobody can read."""
    bodies = [b"[" * 30_000, b"\xff" * 100, b'{"at":1' + b"0" * 5000 + b"}"]

    async def one() -> None:
        if me._turn % 2:
            me.harm.note(await me.requested("POST", "/api/games", me.key(), bodies[me._turn % len(bodies)]))
            return
        reader, writer = await me.connected()
        writer.write(b"\x00\xff noise\r\n\r\n")
        first = await asyncio.wait_for(reader.readline(), 30)
        me.harm.note(first.split()[1].decode() if first else "closed")
        writer.close()

    await me.many(32, one)


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    "half requests": half_requests,
    "slow readers": slow_readers,
    "games": games,
    "messages": messages,
    "frames": frames,
    "frames without a key": frames_without_a_key,
    "lines": lines,
    "forged keys": forged_keys,
    "broken requests": broken,
}


async def attack(plan: Attack) -> Harm:
    """Carry out an attack."""
    attackers = [Attacker(plan) for _ in plan.what]
    await asyncio.gather(*(ATTACKS[what](me) for what, me in zip(plan.what, attackers, strict=True)))
    whole = Harm(answers={})
    for me in attackers:
        whole.tried += me.harm.tried
        whole.held += me.harm.held
        for answer, many in me.harm.answers.items():
            whole.answers[answer] = whole.answers.get(answer, 0) + many
    return whole


def main() -> None:
    """Read an attack from the input and write what came of it."""
    os.nice(10)  # who attacks has a machine of their own, and does not take time from the server's
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Attack)
    harm = asyncio.run(attack(plan))
    sys.stdout.buffer.write(msgspec.json.encode(harm))
    sys.stdout.flush()
    os._exit(0)  # the connections that are held need no goodbye


if __name__ == "__main__":
    main()
