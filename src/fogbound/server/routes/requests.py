"""What routes ask first: who is there, in which language they read, and how they want to see pictures."""

import asyncio
from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException

from fogbound.press.manner import Manner
from fogbound.server.addresses import is_loopback
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.errors import LANG, NotHere
from fogbound.server.people import Person
from fogbound.server.server import Server
from fogbound.text import LANGUAGES

__all__ = [
    "Asked",
    "InManner",
    "Known",
    "Spoken",
    "TheServer",
    "Who",
    "elsewhere",
    "language",
    "load_adventure",
    "manner",
    "tags",
    "who",
]

Asked = Request[Any, Any, Any]
TheServer = NamedDependency[Server]
Who = NamedDependency[Person]
"""A person whom the server knows; nobody else gets further."""
Spoken = NamedDependency[str]
"""The language in which to answer."""
Known = NamedDependency[str]
"""What a browser says it has already, of what it asks for."""
InManner = NamedDependency[Manner]
"""How a picture is to be printed: tinted, or in ink for high contrast."""


async def who(request: Asked, server: TheServer) -> Person:
    """The person behind a browser; refused if it has no key of this server."""
    person = await server.recognise(request.cookies)
    if person is None:
        raise NotAuthorizedException
    request.state[LANG] = person.lang  # for whatever is refused later
    return person


async def load_adventure(server: Server, name: str) -> LoadedAdventure:
    """An adventure of the adventures; a path is none. Raises NotHere, or PackError if it has faults."""
    found = await asyncio.to_thread(server.adventures.find, name)
    if found is None:
        raise NotHere
    return found


def elsewhere(request: Asked, server: Server) -> str:
    """The address under which others find the server; nothing if they can use the one that was used here."""
    if not server.settings.public and is_loopback(request.url.hostname or ""):
        return server.settings.nearby
    return server.settings.public


async def language(request: Asked, person: Who) -> str:
    """The language that was asked for, or the one this person reads."""
    lang = request.query_params.get("lang", "")
    return lang if lang in LANGUAGES else person.lang


async def manner(request: Asked) -> Manner:
    """The manner that was asked for; tinted unless it says `manner=ink`."""
    return "ink" if request.query_params.get("manner") == "ink" else "tinted"


async def tags(request: Asked) -> str:
    """The tags of what the browser has already."""
    return request.headers.get("if-none-match", "")
