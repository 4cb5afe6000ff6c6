"""Running a server: where it listens, what it opens, and how it ends."""

import asyncio
import errno
import gc
import re
import socket
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from fogbound.server import faults, limits
from fogbound.server.addresses import is_address
from fogbound.server.app import application
from fogbound.server.connections import Connections, descriptors, most_connections
from fogbound.server.people import PeopleRefused
from fogbound.server.server import Server, Settings
from fogbound.server.siblings import Siblings
from fogbound.server.static_files import client_folders
from fogbound.server.transport import Guard, GuardedConfig, HttpConnection, LineConnection
from fogbound.tables import data_folder
from fogbound.tables.archive import ArchiveRefused

__all__ = [
    "ServeOptions",
    "Unusable",
    "WatchedServer",
    "bind_socket",
    "closing_on_error",
    "make_server",
    "run",
    "uvicorn_config",
]

NAME: Final = re.compile("[a-z0-9][a-z0-9-]{0,30}")
"""What a server may be called: browsers send it, and proxies look for it."""
LAST_PORT: Final = 65535
GRACE_SECONDS: Final = 5
"""How long an ending server waits for requests that are being answered."""


class Unusable(Exception):
    """What a host has chosen cannot be used; `key` is the message that says why and what to do."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class ServeOptions(NamedTuple):
    """What a host chooses about a server, as it was typed; several workers are made from the same."""

    data: str = ""
    public: str = ""
    nearby: str = ""
    trusted: tuple[str, ...] = ()
    gallery: bool = False
    ahead: bool = True
    metrics_token: str = ""
    database: str = ""
    name: str = ""


def make_server(options: ServeOptions) -> Server:
    """A server with everything in it. Raises Unusable if its folder or its address cannot be used."""
    public, name = options.public, options.name
    if public and not is_address(public):
        raise Unusable("serve-public", public=public)
    for origin in options.trusted:
        if not is_address(origin):
            raise Unusable("serve-trust", origin=origin)
    if name and not NAME.fullmatch(name):
        raise Unusable("serve-name", name=name)
    settings = Settings(
        public=public,
        nearby=options.nearby,
        trusted=options.trusted,
        gallery=options.gallery,
        client=client_folders(),
        foresight=options.ahead,
        metrics_token=options.metrics_token,
        database=options.database,
        name=name,
    )
    folder: Path = data_folder(options.data)
    try:
        return Server(folder, settings)
    except (ArchiveRefused, PeopleRefused) as refusal:
        flaw = refusal.flaw
        raise Unusable(f"flaw-{flaw.kind}", n=flaw.n, word=flaw.word) from refusal
    except OSError as fault:
        raise Unusable("serve-folder", folder=str(folder), why=fault.strerror or str(fault)) from fault


# -- listening -------------------------------------------------------------------------------------


class WatchedServer(uvicorn.Server):
    """A server that says when it is ready, and whose connections are watched."""

    def __init__(self, config: GuardedConfig, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._guarded = config
        self._guard = config.guard
        self._server = server
        self._ready = ready
        self._watch: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._guard.siblings is not None:
                self._guard.siblings.begin(self._take_over)
            self._watch = faults.start("watching connections", self._guard.watch())
            self._ready()

    def _take_over(self, line: socket.socket, read: bytes) -> None:
        """Go on with a connection of which another worker has read so much."""
        line.setblocking(False)

        def protocol() -> HttpConnection:
            state = self.server_state, self.lifespan.state
            return HttpConnection(self._guarded, *state, taken_over=read)

        async def connect() -> None:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, line)

        faults.start("taking over a connection", connect())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._guard.siblings is not None:
            self._guard.siblings.end(self._take_over)
        await self._server.drain()  # first, so that what browsers ask meanwhile gets an answer
        await super().shutdown(sockets)
        if self._watch is not None:
            self._watch.cancel()


def run(
    server: Server,
    listening: socket.socket,
    proxies: Collection[str],
    ready: Callable[[], None],
    siblings: Siblings | None = None,
) -> None:
    """Serve until Ctrl-C or a signal; with siblings, as one of several workers at this socket."""
    config = uvicorn_config(server, proxies)
    config.guard.siblings = siblings
    faults.limit_log()
    threading.excepthook = lambda fallen: server.faults.report("a thread failed", fallen.exc_value)
    sys.setswitchinterval(limits.SWITCH_SECONDS)
    gc.freeze()  # the packs and everything else that has been read stays
    gc.disable()  # nobody is answered while garbage is looked for: the registry does that when there is time
    try:
        WatchedServer(config, server, ready).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        gc.enable()
        listening.close()
        if siblings is not None:
            siblings.close()


def uvicorn_config(server: Server, proxies: Collection[str]) -> GuardedConfig:
    """How a server is served: within its limits, and believing these proxies about who is asking."""
    most = most_connections(descriptors())
    server.connections = Connections(server.throttle, server.metrics, most, proxies)
    server.throttle.lines.most = int(most * limits.LINES_SHARE)
    config = GuardedConfig(
        application(server),
        http=HttpConnection,
        ws=LineConnection,
        ws_max_size=limits.LONGEST_MESSAGE,
        access_log=False,  # addresses contain invitations and codes
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_keep_alive=limits.IDLE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    config.guard = Guard(server.connections, server.throttle, server.metrics, server.faults)
    return config


def bind_socket(host: str, port: int, tries: int) -> socket.socket | None:
    """A socket on the first of some ports that is free; None if all are busy. Raises Unusable."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + tries, LAST_PORT + 1)):
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(128)
        except OSError as fault:
            found.close()
            if fault.errno == errno.EACCES:
                raise Unusable("serve-forbidden", port=str(number)) from fault
            if fault.errno != errno.EADDRINUSE:
                raise Unusable("serve-host", host=host, why=fault.strerror or str(fault)) from fault
            continue
        return found
    return None


@contextmanager
def closing_on_error(listening: socket.socket) -> Iterator[None]:
    """Let go of a socket if what is to use it cannot be had."""
    try:
        yield
    except BaseException:
        listening.close()
        raise
