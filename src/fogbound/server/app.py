"""The application: the server behind its routes, with a security middleware in front."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import InternalServerException, SerializationException, ValidationException

from fogbound.server.errors import HANDLERS
from fogbound.server.limits import LARGEST_BODY
from fogbound.server.routes.about import PACKED, AboutController
from fogbound.server.routes.lobby import LobbyController
from fogbound.server.routes.me import MeController
from fogbound.server.routes.requests import language, manner, tags, who
from fogbound.server.routes.tables import TableController
from fogbound.server.security import SecurityMiddleware
from fogbound.server.server import Server
from fogbound.server.websocket import live, may_listen

__all__ = ["application", "routes", "secure"]

PICTURES = r"/(art|cover|fog)/([^/]+/)*(200|400|800)$"
"""Pictures are as small as they get; all else is compressed on its way."""


def application(server: Server) -> SecurityMiddleware:
    """A server that can be visited; it opens with the server and closes with it."""
    app = routes()
    app.state.server = server
    return secure(app, server)


def secure(app: Litestar, server: Server) -> SecurityMiddleware:
    """The security middleware of a server, before its routes."""
    return SecurityMiddleware(app, server.origins, server.metrics, server.throttle, server.requesting)


class GuardedRequest(Request[Any, Any, Any]):
    """A request whose body may be anything, and may break off."""

    async def body(self) -> bytes:
        """The body. Raises ValidationException if it does not come."""
        try:
            return await super().body()
        except InternalServerException as fault:  # the client has gone in the middle of it
            raise ValidationException from fault

    async def json(self) -> Any:
        """What the body says. Raises ValidationException if it says nothing that can be read."""
        try:
            return await super().json()
        except (SerializationException, RecursionError, UnicodeError) as fault:
            raise ValidationException from fault


def routes() -> Litestar:
    """The ways into a server, whichever `state.server` is when they open."""
    return Litestar(
        route_handlers=[MeController, LobbyController, TableController, AboutController, live, may_listen],
        dependencies={
            "server": Provide(_the_server),
            "person": Provide(who),
            "lang": Provide(language),
            "known": Provide(tags),
            "manner": Provide(manner),
        },
        exception_handlers=HANDLERS,
        lifespan=[_open_server],
        request_class=GuardedRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1024, exclude=PICTURES, exclude_opt_key=PACKED
        ),
        logging_config=None,
    )


@asynccontextmanager
async def _open_server(app: Litestar) -> AsyncIterator[None]:
    server: Server = app.state.server
    await server.begin()
    try:
        yield
    finally:
        await server.end()


async def _the_server(state: State) -> Server:
    server: Server = state.server
    return server
