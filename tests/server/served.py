"""A server behind real connections, and clients that do what no browser does."""

import base64
import http.client
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

from archives import database_url
from fogbound.server import runner
from fogbound.server.server import COOKIE, Server, Settings
from server.visiting import SHELF, SOLO

HERE = "127.0.0.1"
TEXT, BYTES, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
LONGEST = 30.0
"""Seconds after which a test no longer waits for what must come."""


@contextmanager
def served(folder: Path, proxies: Collection[str] = (), **settings: Any) -> Iterator["Served"]:
    """A server that is served from a thread of its own, on any free port."""
    server = Server(folder, Settings(database=database_url(), **settings), SHELF)
    listening = runner.bind_socket(HERE, 0, 1)
    assert listening is not None
    ready = Event()
    watched = runner.WatchedServer(runner.uvicorn_config(server, proxies), server, ready.set)
    thread = Thread(target=watched.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        assert ready.wait(LONGEST)
        found = Served(server, watched, listening.getsockname()[1])
        with found.lines:
            yield found
    finally:
        watched.should_exit = True
        thread.join()
        listening.close()


class Served:
    """A server that can be reached."""

    def __init__(self, server: Server, watched: runner.WatchedServer, port: int) -> None:
        self.server = server
        self._watched = watched
        self.port = port
        self.lines = ExitStack()  # that were opened and are closed in the end

    @property
    def host(self) -> str:
        return f"{HERE}:{self.port}"

    def end(self) -> None:
        """Begin to end, as at a signal."""
        self._watched.should_exit = True

    def count(self, name: str, label: str = "") -> float:
        """What the server has counted."""
        return self.server.metrics.value(name, label)

    def connections(self) -> int:
        """How many are open."""
        assert self.server.connections is not None
        return len(self.server.connections)

    def person(self) -> str:
        """The key of somebody new."""
        return self.server.people.arrive("en")[1]

    def ask(
        self, method: str, path: str, body: Any = None, *, key: str = "", source: str = HERE, **headers: str
    ) -> tuple[int, Any]:
        """The status and the content of an answer."""
        data = json.dumps(body).encode() if body is not None else None
        line = http.client.HTTPConnection(HERE, self.port, timeout=LONGEST, source_address=(source, 0))
        sent = {
            "origin": f"http://{self.host}",
            **{name.replace("_", "-"): one for name, one in headers.items()},
        }
        if key:
            sent["cookie"] = f"{COOKIE}={key}"
        try:
            line.request(method, path, data, sent)
            answer = line.getresponse()
            read = answer.read()
        finally:
            line.close()
        return answer.status, json.loads(read) if read[:1] in (b"{", b"[") else read

    def begins(self, key: str, game: dict[str, Any] = SOLO, **how: Any) -> str:
        """Deal a game and tell its key."""
        status, said = self.ask("POST", "/api/games", game, key=key, **how)
        assert status == 201, said
        return str(said["id"])

    def raw(self, source: str = HERE, receives: int = 0) -> socket.socket:
        """A connection on which anything may be sent; `receives` bounds what the system takes in for it."""
        line = self.lines.enter_context(socket.socket(socket.AF_INET, socket.SOCK_STREAM))
        if receives:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        line.settimeout(LONGEST)
        line.bind((source, 0))
        line.connect((HERE, self.port))
        return line

    def line(self, game: str, key: str, source: str = HERE, receives: int = 0, **headers: str) -> "RawLine":
        """Ask for a live line."""
        line = self.raw(source, receives)
        sent = {
            "host": self.host,
            "origin": f"http://{self.host}",
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": base64.b64encode(os.urandom(16)).decode(),
            "cookie": f"{COOKIE}={key}",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        line.sendall(f"GET /api/games/{game}/live?lang=en HTTP/1.1\r\n{head}\r\n".encode())
        found = RawLine(line)
        self.lines.callback(found.close)
        return found


def frame(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame; the mask is nothing."""
    head = bytes([(0x80 if fin else 0) | kind])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    return head + bytes([0x80 | 126]) + struct.pack("!H", len(data)) + bytes(4) + data


class RawLine:
    """A live line over a plain socket."""

    def __init__(self, line: socket.socket) -> None:
        self.socket = line
        self._read = line.makefile("rb")
        self.status = int(self._read.readline().split()[1])
        self.headers: dict[str, str] = {}
        while (row := self._read.readline().strip()) != b"":
            name, _, value = row.decode().partition(":")
            self.headers[name.lower()] = value.strip()

    def body(self) -> Any:
        """What was said with a refusal."""
        return json.loads(self._read.read())

    def send(self, data: bytes) -> None:
        """Send what is given; a line that is closed swallows it."""
        with suppress(OSError):
            self.socket.sendall(data)

    def say(self, **message: Any) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()))

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it; kind -1 when the connection has ended."""
        try:
            head = self._read.read(2)
            if len(head) < 2:
                return -1, b""
            length = head[1] & 0x7F
            if length >= 126:
                length = int.from_bytes(self._read.read(2 if length == 126 else 8), "big")
            return head[0] & 0x0F, self._read.read(length)
        except ConnectionError:
            return -1, b""

    def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message of which this is true."""
        while True:
            kind, data = self.hear()
            assert kind in (TEXT, BYTES, PING, PONG), f"the line was closed: {kind} {data!r}"
            if kind in (TEXT, BYTES) and found(message := json.loads(data)):
                return message  # type: ignore[no-any-return]

    def ends(self) -> int:
        """Read until the connection ends; the code it was closed with, if one came."""
        code = 0
        while (heard := self.hear())[0] != -1:
            if heard[0] == CLOSE:
                code = int.from_bytes(heard[1][:2], "big")
        return code

    def close(self) -> None:
        self._read.close()
        self.socket.close()


def eventually(true: Callable[[], bool]) -> bool:
    """Wait until something is so, as long as a test waits for anything."""
    until = time.monotonic() + LONGEST
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True
