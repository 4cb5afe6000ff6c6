"""The workers of one machine, behind one port: whose a request is, and handing its connection to that one.

Whichever worker accepts a connection reads the first line of each request. Where another one should have the game that
it is about, that one gets the connection itself, with what has been read of it: nothing is forwarded, and the browser
notices nothing. Each worker takes in connections at a socket of its own, in a folder that only they can read; a worker
that has ended has none, and then the game is taken by whoever was asked.
"""

import asyncio
import errno
import hashlib
import os
import re
import socket
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import unquote_to_bytes

__all__ = ["MOST_READ", "Siblings", "request_target"]

MOST_READ: Final = 64 * 1024
"""How much may have been read of a connection that is handed over; no request of ours begins with more."""
AT_ONCE: Final = 64
"""How many connections are taken in before anything else has its turn."""
WAIT_SECONDS: Final = 0.01
TRIES: Final = 200
"""How often it is tried to hand over to a worker that has much to take in."""
FULL: Final = (errno.EAGAIN, errno.ENOBUFS)

_GAME: Final = re.compile(rb"/api/games/([^/?]+)")
_NAMED: Final = re.compile(rb"[?&]server=([^&]*)")

Take = Callable[[socket.socket, bytes], None]
"""Takes over a connection of which so much has been read."""


def request_target(read: bytes) -> bytes | None:
    """What a request is for, from what has been read of it; None if its first line has not come yet."""
    line, end, _ = read.partition(b"\n")
    if not end:
        return None
    words = line.split()
    return words[1] if len(words) == 3 else b""


class Siblings:
    """The workers that share a port, as one of them knows them."""

    def __init__(self, names: Sequence[str], own: str, folder: Path) -> None:
        self.own = own
        self._names = tuple(names)
        self._folder = folder
        self._inbox: socket.socket | None = None
        self._outbox: socket.socket | None = None  # once something is handed over

    # -- whose it is -------------------------------------------------------------------------------

    def worker_of(self, target: bytes) -> str:
        """The worker that a request belongs to: the one it names, or the one of its game; empty if any may have it."""
        named = _NAMED.search(target)
        if named is not None and (name := _text(named[1])) in self._names:
            return name
        game = _GAME.match(target)
        return self.worker_of_game(_text(game[1])) if game is not None else ""

    def worker_of_game(self, key: str) -> str:
        """The worker that should have a game: each game has an order of its own among them."""
        return max(self._names, key=lambda name: hashlib.sha256(f"{name}/{key}".encode()).digest())

    # -- taking in ---------------------------------------------------------------------------------

    def begin(self, take: Take) -> None:
        """Take in connections from now on."""
        path = self._path(self.own)
        path.unlink(missing_ok=True)  # of one that was killed
        self._inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._inbox.setblocking(False)
        self._inbox.bind(str(path))
        asyncio.get_running_loop().add_reader(self._inbox, self._take_in, self._inbox, take)

    def end(self, take: Take) -> None:
        """Take in no more, once all that wait are taken in; games of this worker belong to the others from now on."""
        if self._inbox is None:
            return
        inbox, self._inbox = self._inbox, None
        self._path(self.own).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(inbox)
        while self._take_in(inbox, take):
            pass
        inbox.close()
        if others := tuple(name for name in self._names if name != self.own):
            self._names = others

    def _take_in(self, inbox: socket.socket, take: Take) -> bool:
        """Take in what has come; tells whether there may be more."""
        for _ in range(AT_ONCE):
            try:
                read, descriptors, _, _ = socket.recv_fds(inbox, MOST_READ, 1)
            except OSError:  # nothing more has come
                return False
            for descriptor in descriptors:
                take(socket.socket(fileno=descriptor), read)
        return True

    # -- handing over ------------------------------------------------------------------------------

    def give(self, name: str, descriptor: int, read: bytes, done: Callable[[bool], None]) -> None:
        """Hand a connection over; `done` is told whether the other one has it now."""
        own = os.dup(descriptor)  # which stays what it is, should the client go meanwhile
        self._send(name, own, read, done, TRIES)

    def _send(self, name: str, own: int, read: bytes, done: Callable[[bool], None], tries: int) -> None:
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [own]))]
        try:
            self._open_outbox().sendmsg([read], rights, 0, str(self._path(name)))
        except OSError as fault:
            if fault.errno in FULL and tries:
                loop = asyncio.get_running_loop()
                loop.call_later(WAIT_SECONDS, self._send, name, own, read, done, tries - 1)
                return
            is_taken = False
        else:
            is_taken = True
        os.close(own)
        done(is_taken)

    def _open_outbox(self) -> socket.socket:
        if self._outbox is None:
            self._outbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._outbox.setblocking(False)
        return self._outbox

    def close(self) -> None:
        """Hand over no more."""
        if self._outbox is not None:
            self._outbox.close()
            self._outbox = None

    def _path(self, name: str) -> Path:
        """Where a worker takes in connections; short, for the path of a socket holds a hundred letters."""
        return self._folder / hashlib.sha256(name.encode()).hexdigest()[:12]


def _text(escaped: bytes) -> str:
    with suppress(UnicodeDecodeError):
        return unquote_to_bytes(escaped).decode()
    return ""
