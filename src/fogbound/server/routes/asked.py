"""What routes ask first: who is there, in which language they read, and how they want to see pictures."""

import asyncio
from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException

from fogbound.press.manner import Manner
from fogbound.server.addresses import is_loopback
from fogbound.server.house import House
from fogbound.server.people import Person
from fogbound.server.shelf import Opened
from fogbound.server.troubles import LANG, NotHere
from fogbound.text import LANGUAGES

__all__ = [
    "Asked",
    "InManner",
    "Known",
    "Spoken",
    "TheHouse",
    "Who",
    "elsewhere",
    "language",
    "manner",
    "opened",
    "tags",
    "who",
]

Asked = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Who = NamedDependency[Person]
"""Somebody whom the house knows; nobody else gets further."""
Spoken = NamedDependency[str]
"""The language in which to answer."""
Known = NamedDependency[str]
"""What a browser says it has already, of what it asks for."""
InManner = NamedDependency[Manner]
"""How a picture is to be printed: tinted, or in ink for high contrast."""


async def who(request: Asked, house: TheHouse) -> Person:
    """The person behind a browser; refused if it has no key of this house."""
    person = house.person(request.cookies)
    if person is None:
        raise NotAuthorizedException
    request.state[LANG] = person.lang  # for whatever is refused later
    return person


async def opened(house: House, name: str) -> Opened:
    """An adventure of the shelf; a path is none. Raises NotHere, or PackError if it has faults."""
    found = await asyncio.to_thread(house.shelf.offered, name)
    if found is None:
        raise NotHere
    return found


def elsewhere(request: Asked, house: House) -> str:
    """The address under which others find the house; nothing if they can use the one that was used here."""
    if not house.settings.public and is_loopback(request.url.hostname or ""):
        return house.settings.nearby
    return house.settings.public


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
