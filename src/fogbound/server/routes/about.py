"""What belongs to no game: rules, galleries, covers, health, and the browser's part itself."""

import asyncio
import secrets
from typing import Annotated, Any

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from fogbound.packs.faults import PackError
from fogbound.server import details, wire
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.errors import NotHere
from fogbound.server.routes.requests import Asked, InManner, Known, Spoken, TheServer, Who, load_adventure
from fogbound.server.security import is_from_here
from fogbound.server.server import Server

__all__ = ["PACKED", "AboutController"]

PACKED = "packed"
"""The mark of a route that compresses by itself."""


class AboutController(Controller):
    """Everything beside the games."""

    @get("/api/rules")
    async def rules(
        self,
        person: Who,
        lang: Spoken,
        words: Annotated[str, QueryParameter(name="query")] = "",
        chapter: Annotated[str, QueryParameter()] = "",
    ) -> list[wire.ListItem]:
        """Rules by words or ids, or all of a chapter."""
        if chapter:
            return await asyncio.to_thread(details.chapter, chapter, lang)
        return await asyncio.to_thread(details.rules, words[:200], lang)

    @get("/api/rules/contents")
    async def contents(self, person: Who, lang: Spoken) -> list[wire.ListItem]:
        """The chapters of the rules."""
        return await asyncio.to_thread(details.contents, lang)

    @get("/api/adventures/{name:str}/cover/{size:str}")
    async def cover(
        self, server: TheServer, known: Known, manner: InManner, name: FromPath[str], size: FromPath[str]
    ) -> Response[bytes]:
        """The picture on the cover of an adventure."""
        return await server.pictures.cover(await _find_adventure(server, name), size, manner, known)

    @get("/api/adventures/{name:str}/art/{card:str}/{size:str}")
    async def cast(
        self,
        server: TheServer,
        known: Known,
        manner: InManner,
        name: FromPath[str],
        card: FromPath[str],
        size: FromPath[str],
    ) -> Response[bytes]:
        """The picture of a character or a clue, which everybody may see before a game begins."""
        pictured = await _find_adventure(server, name)
        open_to_all = pictured.book.setup_choices()
        if card not in (*open_to_all.characters, *open_to_all.clues):
            raise NotHere
        return await server.pictures.answer(pictured, card, size, manner, known, public=True)

    @get("/api/frontispiece/{hour:str}")
    async def frontispiece(
        self, server: TheServer, known: Known, manner: InManner, hour: FromPath[str]
    ) -> Response[bytes]:
        """The wide engraving of the lobby, by day or by lamplight."""
        if hour not in ("day", "lamp"):
            raise NotHere
        return await server.pictures.frontispiece(hour, manner, known)

    @get("/api/icons.svg")
    async def icons(self, server: TheServer, known: Known) -> Response[bytes]:
        """All icons, as symbols of one sheet."""
        return await server.pictures.icons(await asyncio.to_thread(server.adventures.words), known)

    @get("/api/adventures/{name:str}/fog/{area:str}/{cut:int}/{size:str}")
    async def fog(
        self,
        server: TheServer,
        known: Known,
        manner: InManner,
        name: FromPath[str],
        area: FromPath[str],
        cut: FromPath[int],
        size: FromPath[str],
    ) -> Response[bytes]:
        """The fog of an area, in one of a few cuts, which lie on the Board by their place and not by their card."""
        return await server.pictures.fog(await _find_adventure(server, name), area, cut, size, manner, known)

    @get("/api/gallery/{name:str}")
    async def gallery(
        self, server: TheServer, person: Who, lang: Spoken, name: FromPath[str]
    ) -> wire.Gallery:
        """All cards of a pack, for its author."""
        shown = await _gallery(server, name)
        cards = [card.uid for pack in shown.packs for card in pack.cards]
        faces = await asyncio.to_thread(lambda: tuple(shown.gallery[lang].face(uid) for uid in cards))
        return wire.Gallery(pack=name, title=shown.title[lang], faces=faces)

    @get("/api/gallery/{name:str}/art/{card:str}/{size:str}")
    async def gallery_art(
        self,
        server: TheServer,
        known: Known,
        manner: InManner,
        name: FromPath[str],
        card: FromPath[str],
        size: FromPath[str],
    ) -> Response[bytes]:
        """The picture of any card of a pack, for its author."""
        return await server.pictures.answer(await _gallery(server, name), card, size, manner, known)

    @get("/health", sync_to_thread=False)
    def health(self, server: TheServer) -> dict[str, Any]:
        """Whether the server can read its archive."""
        server.check_archive()
        return {"status": "ok", **server.registry.gauges()}

    @get("/health/ready")
    async def ready(self, server: TheServer) -> Response[dict[str, str]]:
        """Whether browsers may be sent here: 503 while the archive does not answer, and once the server drains."""
        if await server.is_ready():
            return Response({"status": "ready"})
        return Response({"status": "draining" if server.is_draining else "archive"}, status_code=503)

    @get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
    def metrics(self, request: Asked, server: TheServer) -> str:
        """Counters for the host: on this machine, or with the token that the host has chosen."""
        if not (is_from_here(request.scope, request.headers.keys()) or _has_token(request, server)):
            raise NotHere
        return server.metrics.text(server.gauges())

    @get(["/", "/{path:path}"], opt={PACKED: True})
    async def client(self, request: Asked, server: TheServer, path: FromPath[str] = "") -> Response[bytes]:
        """The browser's part."""
        packs = "gzip" in request.headers.get("accept-encoding", "")
        found = server.client.answer(path, packs, request.headers.get("if-none-match", ""))
        if found is None:
            raise NotFoundException
        return found


def _has_token(request: Asked, server: Server) -> bool:
    wanted = server.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(wanted) and secrets.compare_digest(given.encode(), wanted.encode())


async def _find_adventure(server: Server, name: str) -> LoadedAdventure:
    """An adventure of which anybody may see something; the faults of a pack are not for everybody."""
    try:
        return await load_adventure(server, name)
    except PackError as fault:
        raise NotHere from fault


async def _gallery(server: Server, name: str) -> LoadedAdventure:
    if not server.settings.gallery:
        raise NotHere("trouble-no-gallery")
    return await _find_adventure(server, name)
