"""The person behind a browser: who they are, what they are called, and how they move to another device."""

import asyncio
from typing import get_args

from litestar import Controller, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from fogbound.program import plain_name
from fogbound.server import wire
from fogbound.server.errors import RequestRefused, TooMany, language_of
from fogbound.server.people import Person
from fogbound.server.routes.requests import Asked, TheServer, Who, elsewhere
from fogbound.server.server import Server

__all__ = ["MeController"]

KEPT_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie."""


class MeController(Controller):
    """`/api/me`."""

    path = "/api/me"

    @get("/")
    async def me(self, request: Asked, server: TheServer) -> wire.Me:
        """Who this browser belongs to. It changes nothing, for a link on any page may lead here without the cookie."""
        person = await server.recognise(request.cookies)
        if person is None:
            return wire.Me(name="", lang=_lang(language_of(request)), kept=False)
        kept = request.cookies.get(server.cookie) == server.key(request.cookies)
        return await _me(server, person, kept)

    @post("/", status_code=200)
    async def arrive(self, request: Asked, server: TheServer) -> Response[wire.Me]:
        """Give a browser without a key of this server one; a browser that has one keeps it for another year."""
        if (person := await server.recognise(request.cookies)) is not None:
            return Response(await _me(server, person), cookies=[_cookie(server, server.key(request.cookies))])
        if not server.newcomers.take():
            raise TooMany
        newcomer, key = await asyncio.to_thread(server.people.arrive, language_of(request))
        return Response(await _me(server, newcomer), cookies=[_cookie(server, key)])

    @put("/")
    async def introduce(self, server: TheServer, person: Who, data: JSONBody[wire.Introduce]) -> wire.Me:
        """Take another name or language."""
        name = " ".join("".join(letter for letter in data.name if letter.isprintable()).split())
        await asyncio.to_thread(server.people.introduce, person, name, data.lang)
        await server.registry.rename(person)
        return await _me(server, person)

    @post("/device", status_code=200)
    async def device(self, request: Asked, server: TheServer, person: Who) -> dict[str, str]:
        """A link that makes another browser this person's."""
        code = await asyncio.to_thread(server.people.code_for, person)
        return {"link": f"{elsewhere(request, server)}/#/device/{code}"}

    @post("/adopt/{code:str}", status_code=200)
    async def adopt(
        self, request: Asked, server: TheServer, code: FromPath[str], data: JSONBody[wire.Adopt]
    ) -> Response[wire.Me]:
        """Become the person whose code this is; a browser that leaves something behind must have confirmed it."""
        before = await server.recognise(request.cookies)
        whose = await asyncio.to_thread(server.people.person_of_code, code)
        if whose is None:
            raise RequestRefused("trouble-code")
        if before is not None and before.number == whose:
            return Response(await _me(server, before))
        if (
            before is not None
            and not data.leave
            and await asyncio.to_thread(server.people.has_something, before)
        ):
            raise LeavesSomething
        key = await asyncio.to_thread(server.people.adopt, code)
        person = server.people.person(key) if key is not None else None
        if key is None or person is None:
            raise RequestRefused("trouble-code")
        return Response(await _me(server, person), cookies=[_cookie(server, key)])


class LeavesSomething(RequestRefused):
    """The browser belongs to a person who has games, a name or a record here."""

    status = 409
    plain = "trouble-adopt"


async def _me(server: Server, person: Person, kept: bool = True) -> wire.Me:
    achieved = await asyncio.to_thread(server.people.achievements, person)
    lifted = [f"{adventure}/{clue}" for adventure in sorted(achieved) for clue in sorted(achieved[adventure])]
    return wire.Me(
        name=person.name,
        lang=_lang(person.lang),
        lifted=tuple(lifted),
        seen=tuple(sorted(achieved)),
        kept=kept,
        program=plain_name(),
    )


def _lang(lang: str) -> wire.Lang:
    known: tuple[wire.Lang, ...] = get_args(wire.Lang)
    return next((one for one in known if one == lang), known[0])


def _cookie(server: Server, key: str) -> Cookie:
    return Cookie(
        key=server.cookie,
        value=key,
        max_age=KEPT_SECONDS,
        path="/",
        httponly=True,
        secure=server.settings.is_https,
        samesite="strict",
    )
