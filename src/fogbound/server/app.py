"""The application: the house behind its routes, with a doorkeeper in front."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import InternalServerException, SerializationException, ValidationException

from fogbound.server.house import House
from fogbound.server.limits import LARGEST_BODY
from fogbound.server.live import live, may_listen
from fogbound.server.routes.about import PACKED, AboutController
from fogbound.server.routes.asked import language, manner, tags, who
from fogbound.server.routes.lobby import LobbyController
from fogbound.server.routes.me import MeController
from fogbound.server.routes.tables import TableController
from fogbound.server.safety import Doorkeeper
from fogbound.server.troubles import HANDLERS

__all__ = ["application", "guarded", "routes"]

PICTURES = r"/(art|cover|fog)/([^/]+/)*(200|400|800)$"
"""Pictures are as small as they get; all else is compressed on its way."""


def application(house: House) -> Doorkeeper:
    """A house that can be visited; it opens with the server and closes with it."""
    app = routes()
    app.state.house = house
    return guarded(app, house)


def guarded(app: Litestar, house: House) -> Doorkeeper:
    """The doorkeeper of a house, before its routes."""
    return Doorkeeper(app, house.origins, house.meter, house.throttle, house.requesting)


class Asking(Request[Any, Any, Any]):
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
    """The ways into a house, whichever `state.house` is when they open."""
    return Litestar(
        route_handlers=[MeController, LobbyController, TableController, AboutController, live, may_listen],
        dependencies={
            "house": Provide(_the_house),
            "person": Provide(who),
            "lang": Provide(language),
            "known": Provide(tags),
            "manner": Provide(manner),
        },
        exception_handlers=HANDLERS,
        lifespan=[_open_house],
        request_class=Asking,
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1024, exclude=PICTURES, exclude_opt_key=PACKED
        ),
        logging_config=None,
    )


@asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.begin()
    try:
        yield
    finally:
        await house.end()


async def _the_house(state: State) -> House:
    house: House = state.house
    return house
