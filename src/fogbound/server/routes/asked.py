"""What every route asks first: who is there, and in which language they read."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException

from fogbound.server.house import COOKIE, House
from fogbound.server.people import Person
from fogbound.server.troubles import LANG
from fogbound.text import LANGUAGES

__all__ = ["Asked", "Known", "Spoken", "TheHouse", "Who", "language", "tags", "who"]

Asked = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Who = NamedDependency[Person]
"""Somebody whom the house knows; nobody else gets further."""
Spoken = NamedDependency[str]
"""The language in which to answer."""
Known = NamedDependency[str]
"""What a browser says it has already, of what it asks for."""


async def who(request: Asked, house: TheHouse) -> Person:
    """The person behind a browser; refused if it has no key of this house."""
    key = request.cookies.get(COOKIE, "")
    person = house.people.person(key) if key else None
    if person is None:
        raise NotAuthorizedException
    request.state[LANG] = person.lang  # for whatever is refused later
    return person


async def language(request: Asked, person: Who) -> str:
    """The language that was asked for, or the one this person reads."""
    lang = request.query_params.get("lang", "")
    return lang if lang in LANGUAGES else person.lang


async def tags(request: Asked) -> str:
    """The tags of what the browser has already."""
    return request.headers.get("if-none-match", "")
