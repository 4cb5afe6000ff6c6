"""The server: everything a server is made of, put together once and given to its routes."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from fogbound.packs.faults import PackError
from fogbound.server import faults, limits
from fogbound.server.adventures import Adventures
from fogbound.server.connections import Connections
from fogbound.server.faults import Faults
from fogbound.server.invitations import Invitations
from fogbound.server.metrics import Metrics
from fogbound.server.opening import opening_pictures
from fogbound.server.people import People, Person
from fogbound.server.pictures import Pictures
from fogbound.server.registry import TableRegistry
from fogbound.server.security import Origins
from fogbound.server.static_files import StaticFiles
from fogbound.server.throttle import Throttle
from fogbound.server.turns import AddressQueue
from fogbound.tables.archive import ArchiveRefused, open_archive

__all__ = ["COOKIE", "Server", "Settings"]

COOKIE: Final = "fogbound"
"""What cookies are called: this, with the name of the server behind it, for browsers share cookies among all servers of
a host, whatever their ports. Older ones bear no name, and are honoured where they are the server's own."""
READY_SECONDS: Final = 2
"""How long the archive may take to answer before the server counts as not ready."""
DRAINING_SECONDS: Final = 5
"""How long an ending server takes at most to let go of its tables."""
FAREWELL_SECONDS: Final = 1
"""How long it then waits for lines that are slow to hear of it."""

_log: Final = logging.getLogger(__name__)


class Settings:
    """What a host decides."""

    def __init__(
        self,
        *,
        public: str = "",
        nearby: str = "",
        trusted: tuple[str, ...] = (),
        gallery: bool = False,
        client: tuple[Path, ...] = (),
        foresight: bool = False,
        metrics_token: str = "",
        database: str = "",
        name: str = "",
    ) -> None:
        self.public = public.rstrip("/")  # where people find it, if not where it listens
        self.nearby = nearby  # where other machines of the network find it, if that is known
        self.trusted = trusted
        self.gallery = gallery  # whether all cards of an adventure may be looked at
        self.client = client  # the folders in which the browser's part may lie
        self.foresight = foresight  # whether pictures are drawn before browsers ask for them
        self.metrics_token = metrics_token  # with which counters may be read from elsewhere
        self.database = database  # the address of a PostgreSQL, if games are not kept in the folder
        self.name = name  # of this server among those that share a database; drawn if there is none

    @property
    def is_https(self) -> bool:
        """Whether people come over an encrypted line."""
        return self.public.startswith("https://")


class Server:
    """One server."""

    def __init__(self, folder: Path, settings: Settings, adventures: Adventures | None = None) -> None:
        self.settings = settings
        self.folder = folder
        self.adventures = (
            adventures if adventures is not None else Adventures()
        )  # servers of one process may share their adventures
        self.archive = open_archive(settings.database or folder, settings.name)
        try:
            self.people = People(self.archive)
            self.archive.servers.join(digest=self.adventures.digest() if settings.database else "")
        except BaseException:
            self.archive.close()
            raise
        self.invitations = Invitations(self.archive)
        self.cookie = f"{COOKIE}-{self.people.server}"
        self.metrics = Metrics()
        self.faults = Faults(self.metrics)
        self.throttle = Throttle()
        self.requesting = AddressQueue()
        self.speaking = AddressQueue(limits.SPEAKING_EACH)
        self.pictures = Pictures(folder / "pictures", self.requesting)
        foresee = self.pictures.foresee if settings.foresight else None
        self.registry = TableRegistry(
            self.archive, self.people, self.adventures, self.metrics, self.throttle, foresee
        )
        public = (settings.public,) if settings.public else ()
        self.origins = Origins((*settings.trusted, *public))
        self.client = StaticFiles(settings.client)
        self.newcomers = self.throttle.newcomers
        self.connections: Connections | None = None  # once it is served
        self.is_draining = False  # whether it is about to end
        self._preparing: asyncio.Task[None] | None = None  # the pictures of new games

    def gauges(self) -> dict[str, float]:
        """What there is just now."""
        connections = len(self.connections) if self.connections is not None else 0
        return {**self.registry.gauges(), "lines": len(self.throttle.lines), "connections": connections}

    def person(self, cookies: Mapping[str, str]) -> Person | None:
        """Who a browser with these cookies belongs to; None if it has no key of this server."""
        key = self.key(cookies)
        return self.people.person(key) if key else None

    async def recognise(self, cookies: Mapping[str, str]) -> Person | None:
        """Who a browser with these cookies belongs to; nobody else waits if the disk has to be asked."""
        keys = [cookies[name] for name in (self.cookie, COOKIE) if name in cookies]
        if any(self.people.remembered(key) is None for key in keys):
            return await asyncio.to_thread(self.person, cookies)
        return self.person(cookies)

    def key(self, cookies: Mapping[str, str]) -> str:
        """The key of this server among a browser's cookies; empty if there is none."""
        for name in (self.cookie, COOKIE):
            if (key := cookies.get(name, "")) and self.people.person(key) is not None:
                return key
        return ""

    async def begin(self) -> None:
        """Open the doors."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self.faults.catch)
        self.archive.deliver_by(loop.call_soon_threadsafe)  # wakes the loop once for many
        self.archive.database.on_lost = lambda: self._tell_loss(loop)
        self.registry.begin()
        if self.settings.foresight:
            self._preparing = faults.start("drawing what new games show", self._prepare_pictures())

    def _tell_loss(self, loop: asyncio.AbstractEventLoop) -> None:
        """The session that held the claims has ended: have all tables put away that were open in it."""
        with suppress(RuntimeError):  # the loop has ended, too
            loop.call_soon_threadsafe(self.registry.lose_claims)

    async def _prepare_pictures(self) -> None:
        """Have drawn what new games show, adventure by adventure, as they stand on the shelf."""
        for name in await asyncio.to_thread(self.adventures.names):
            with suppress(PackError):  # the lobby leaves it out
                loaded = await asyncio.to_thread(self.adventures.open, [name])
                self.pictures.prepare(loaded, await asyncio.to_thread(opening_pictures, loaded))

    async def is_ready(self) -> bool:
        """Whether browsers may be sent here: the archive answers, and the server is not about to end."""
        if self.is_draining:
            return False
        try:
            await asyncio.wait_for(asyncio.to_thread(self.check_archive), READY_SECONDS)
        except (SQLAlchemyError, TimeoutError):
            return False
        return True

    def check_archive(self) -> None:
        """Ask the archive something. Raises what keeps it from answering."""
        with self.archive.engine.connect() as connection:
            connection.execute(text("SELECT 1"))

    async def drain(self) -> None:
        """Let go of all tables while others may still ask, and wait a moment until their browsers have heard of it."""
        self.is_draining = True
        with suppress(ArchiveRefused):  # others see that it has ended
            await asyncio.to_thread(self.archive.servers.drain)
        try:
            async with asyncio.timeout(DRAINING_SECONDS):
                await self.registry.drain()
            async with asyncio.timeout(FAREWELL_SECONDS):
                while len(self.throttle.lines):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            _log.warning("not all tables or lines were let go of in time; what is left ends with the server")

    async def end(self) -> None:
        """Put everything away and close."""
        if self._preparing is not None:
            self._preparing.cancel()
        await self.registry.end()
        await self.pictures.end()
        self.archive.close()
