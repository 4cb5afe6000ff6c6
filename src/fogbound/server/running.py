"""Running a server: where it listens, what it opens, and how it ends."""

import errno
import ipaddress
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from fogbound.server.app import application
from fogbound.server.client import built
from fogbound.server.house import House, Settings
from fogbound.server.people import PeopleRefused
from fogbound.tables import data_folder
from fogbound.tables.archive import ArchiveRefused

__all__ = ["address_of", "bound", "furnished", "is_loopback", "run"]

LONGEST_MESSAGE: Final = 16 * 1024
GRACE_SECONDS: Final = 5
"""How long an ending server waits for requests that are being answered."""


def furnished(data: str, public: str, trusted: tuple[str, ...], gallery: bool) -> House:
    """A house with everything in it; leaves with the reason if its folder cannot be used."""
    settings = Settings(public=public, trusted=trusted, gallery=gallery, client=built())
    folder: Path = data_folder(data)
    try:
        return House(folder, settings)
    except (ArchiveRefused, PeopleRefused) as refusal:
        raise SystemExit(str(refusal)) from None
    except OSError as fault:
        raise SystemExit(f"{folder}: {fault.strerror or fault}") from None


# -- listening -------------------------------------------------------------------------------------


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(house: House, listening: socket.socket, proxy: bool, ready: Callable[[], None]) -> None:
    """Serve until somebody ends it with Ctrl-C or a signal."""
    config = uvicorn.Config(
        application(house),
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        access_log=False,  # addresses contain invitations and codes
        log_level="warning",
        server_header=False,
        proxy_headers=proxy,
        forwarded_allow_ips="127.0.0.1" if proxy else "",
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    try:
        _Server(config, ready).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()


def bound(host: str, port: int, tries: int) -> socket.socket | None:
    """A socket on the first of some ports that is free; None if all are busy."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(128)
        except OSError as fault:
            found.close()
            if fault.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise SystemExit(f"{host}: {fault.strerror or fault}") from None
            continue
        return found
    return None


def is_loopback(host: str) -> bool:
    """Whether only this machine can come to an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_of(host: str, port: int) -> str:
    """The address that this machine's browser can open."""
    anywhere = ("0.0.0.0", "::")
    name = "localhost" if host in anywhere else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"
