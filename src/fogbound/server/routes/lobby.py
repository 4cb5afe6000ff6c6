"""The lobby: adventures, one's games, new ones, invitations."""

import asyncio
import io
import secrets

import segno
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from fogbound.server import lobby, wire
from fogbound.server.house import House
from fogbound.server.routes.asked import Asked, Spoken, TheHouse, Who
from fogbound.server.shelf import Opened
from fogbound.server.troubles import NoSuchTable, NotHere, Refusal
from fogbound.tables.setting import is_open, setup

__all__ = ["LobbyController"]


class LobbyController(Controller):
    """`/api/adventures`, `/api/games`, `/api/invitations`."""

    path = "/api"

    @get("/adventures")
    async def adventures(self, house: TheHouse, person: Who, lang: Spoken) -> list[wire.Adventure]:
        """What there is to play."""
        achieved = await asyncio.to_thread(house.people.achieved, person)
        return await asyncio.to_thread(lobby.adventures, house.shelf, achieved, lang)

    @get("/games")
    async def games(self, house: TheHouse, person: Who, lang: Spoken) -> list[wire.Game]:
        """The games of this person."""
        return await asyncio.to_thread(lobby.games, house.hall, person, lang)

    @post("/games", status_code=201)
    async def begin(self, house: TheHouse, person: Who, data: JSONBody[wire.NewGame]) -> dict[str, str]:
        """Deal a new game."""
        opened = await _opened(house, data.adventure)
        achieved = await asyncio.to_thread(house.people.achieved, person)
        if data.mode and not is_open(data.mode, data.clues, achieved.get(opened.name, set())):
            raise Refusal("mode-not-yet")
        chosen = setup(
            opened.book,
            characters=data.characters,
            clues=data.clues,
            mode=data.mode,
            options=data.options,
            players=data.players,
        )
        seed = data.seed if data.seed is not None else secrets.randbits(48)
        return {"id": await house.hall.create(person, opened, chosen, seed, data.name.strip(), data.seats)}

    @delete("/games/{key:str}")
    async def remove(self, house: TheHouse, person: Who, key: FromPath[str]) -> None:
        """Delete a game for good; only somebody who holds a seat may."""
        sitting = await house.hall.sitting(key, person)
        if not sitting.company.held(person.number):
            raise Refusal("trouble-not-yours")
        await house.hall.delete(sitting)

    @post("/games/{key:str}/invite", status_code=200)
    async def invite(
        self, request: Asked, house: TheHouse, person: Who, key: FromPath[str]
    ) -> wire.Invitation:
        """A link for others, and the same as a QR code."""
        sitting = await house.hall.sitting(key, person)
        token = await asyncio.to_thread(house.people.invitation, sitting.number)
        link = f"/#/join/{token}"
        address = house.settings.public or f"{request.url.scheme}://{request.headers.get('host', '')}"
        code = segno.make(f"{address}{link}", error="m", micro=False)
        drawn = io.BytesIO()
        code.save(drawn, kind="svg", xmldecl=False, nl=False, border=2, omitsize=True)
        return wire.Invitation(link=link, qr=drawn.getvalue().decode())

    @post("/invitations/{token:str}", status_code=200)
    async def accept(self, house: TheHouse, person: Who, token: FromPath[str], lang: Spoken) -> wire.Invited:
        """Follow an invitation: one may take a free seat or watch."""
        number = await asyncio.to_thread(house.people.invited_to, token)
        rows = await asyncio.to_thread(house.archive.games, [number]) if number is not None else []
        if not rows:
            raise NoSuchTable("trouble-invitation")
        await asyncio.to_thread(house.people.sit_down, rows[0].id, person, ())
        if (sitting := house.hall.found(rows[0].key)) is not None:
            sitting.company.invite(person)
        opened = await asyncio.to_thread(house.shelf.open, [name for name, _ in rows[0].header.packs])
        return wire.Invited(game=rows[0].key, title=opened.title[lang])


async def _opened(house: House, name: str) -> Opened:
    """An adventure of the shelf; a path is none. Raises PackError if it has faults."""
    if name not in await asyncio.to_thread(house.shelf.names):
        raise NotHere
    return await asyncio.to_thread(house.shelf.open, [name])
