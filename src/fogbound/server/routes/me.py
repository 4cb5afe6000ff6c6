"""The person behind a browser: who they are, what they are called, and how they move to another device."""

import asyncio

from litestar import Controller, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from fogbound.program import plain_name
from fogbound.server import wire
from fogbound.server.house import House
from fogbound.server.people import Person
from fogbound.server.routes.asked import Asked, TheHouse, Who, elsewhere
from fogbound.server.troubles import Refusal, TooMany, spoken
from fogbound.text import LANGUAGES

__all__ = ["MeController"]

KEPT_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie."""


class MeController(Controller):
    """`/api/me`."""

    path = "/api/me"

    @get("/")
    async def me(self, request: Asked, house: TheHouse) -> wire.Me:
        """Who this browser belongs to. It changes nothing, for a link on any page may lead here without the cookie."""
        person = house.person(request.cookies)
        if person is None:
            return wire.Me(name="", lang=_lang(spoken(request)), kept=False)
        kept = request.cookies.get(house.cookie) == house.key(request.cookies)
        return await _me(house, person, kept)

    @post("/", status_code=200)
    async def arrive(self, request: Asked, house: TheHouse) -> Response[wire.Me]:
        """Give a browser without a key of this house one; a browser that has one keeps it for another year."""
        if (person := house.person(request.cookies)) is not None:
            return Response(await _me(house, person), cookies=[_cookie(house, house.key(request.cookies))])
        if not house.newcomers.takes():
            raise TooMany
        newcomer, key = await asyncio.to_thread(house.people.arrive, spoken(request))
        return Response(await _me(house, newcomer), cookies=[_cookie(house, key)])

    @put("/")
    async def introduce(self, house: TheHouse, person: Who, data: JSONBody[wire.Introduce]) -> wire.Me:
        """Take another name or language."""
        name = " ".join("".join(letter for letter in data.name if letter.isprintable()).split())
        await asyncio.to_thread(house.people.introduce, person, name, data.lang)
        await house.hall.renamed(person)
        return await _me(house, person)

    @post("/device", status_code=200)
    async def device(self, request: Asked, house: TheHouse, person: Who) -> dict[str, str]:
        """A link that makes another browser this person's."""
        code = await asyncio.to_thread(house.people.code_for, person)
        return {"link": f"{elsewhere(request, house)}/#/device/{code}"}

    @post("/adopt/{code:str}", status_code=200)
    async def adopt(
        self, request: Asked, house: TheHouse, code: FromPath[str], data: JSONBody[wire.Adopt]
    ) -> Response[wire.Me]:
        """Become the person whose code this is; who leaves something behind by that must have said that they mean it."""
        before = house.person(request.cookies)
        whose = await asyncio.to_thread(house.people.coded, code)
        if whose is None:
            raise Refusal("trouble-code")
        if before is not None and before.number == whose:
            return Response(await _me(house, before))
        if (
            before is not None
            and not data.leave
            and await asyncio.to_thread(house.people.has_something, before)
        ):
            raise LeavesSomething
        key = await asyncio.to_thread(house.people.adopt, code)
        person = house.people.person(key) if key is not None else None
        if key is None or person is None:
            raise Refusal("trouble-code")
        return Response(await _me(house, person), cookies=[_cookie(house, key)])


class LeavesSomething(Refusal):
    """The browser belongs to somebody who has games, a name or a record here."""

    status = 409
    plain = "trouble-adopt"


async def _me(house: House, person: Person, kept: bool = True) -> wire.Me:
    achieved = await asyncio.to_thread(house.people.achieved, person)
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
    return "fr" if lang == LANGUAGES[1] else "en"


def _cookie(house: House, key: str) -> Cookie:
    return Cookie(
        key=house.cookie,
        value=key,
        max_age=KEPT_SECONDS,
        path="/",
        httponly=True,
        secure=house.settings.is_https,
        samesite="strict",
    )
