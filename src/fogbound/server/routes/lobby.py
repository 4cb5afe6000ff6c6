"""The lobby: adventures, one's games, new ones, invitations."""

import asyncio
import io

import segno
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from fogbound.server import lobby, wire
from fogbound.server.house import House
from fogbound.server.routes.asked import Asked, Spoken, TheHouse, Who, elsewhere, opened
from fogbound.server.troubles import NoSuchTable, Refusal
from fogbound.tables.archive import Archived
from fogbound.tables.seeds import fresh_seed
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
        adventure = await opened(house, data.adventure)
        achieved = await asyncio.to_thread(house.people.achieved, person)
        if data.mode and not is_open(data.mode, data.clues, achieved.get(adventure.name, set())):
            raise Refusal("mode-not-yet")
        chosen = setup(
            adventure.book,
            characters=data.characters,
            clues=data.clues,
            mode=data.mode,
            options=data.options,
            players=data.players,
        )
        seed = data.seed if data.seed is not None else fresh_seed()
        return {"id": await house.hall.create(person, adventure, chosen, seed, data.name.strip(), data.seats)}

    @delete("/games/{key:str}")
    async def remove(self, house: TheHouse, person: Who, key: FromPath[str]) -> None:
        """Delete a game for good; only who made it may, or who plays it alone."""
        await house.hall.delete(key, person)

    @post("/games/{key:str}/invite", status_code=200)
    async def invite(
        self, request: Asked, house: TheHouse, person: Who, key: FromPath[str]
    ) -> wire.Invitation:
        """A link for others, and the same as a QR code."""
        sitting = await house.hall.sitting(key, person)
        token = await asyncio.to_thread(house.people.invitation, sitting.number)
        link = f"{elsewhere(request, house)}/#/join/{token}"
        here = f"{request.url.scheme}://{request.headers.get('host', '')}"
        code = segno.make(link if link.startswith("http") else f"{here}{link}", error="m", micro=False)
        drawn = io.BytesIO()
        code.save(drawn, kind="svg", xmldecl=False, nl=False, border=2, omitsize=True)
        return wire.Invitation(link=link, qr=drawn.getvalue().decode())

    @get("/invitations/{token:str}")
    async def invited(self, house: TheHouse, person: Who, token: FromPath[str], lang: Spoken) -> wire.Invited:
        """Where an invitation leads, for whoever thinks about it."""
        row = await _invited(house, token)
        return await asyncio.to_thread(lobby.invited, house.hall, row, person, lang)

    @post("/invitations/{token:str}", status_code=200)
    async def accept(self, house: TheHouse, person: Who, token: FromPath[str], lang: Spoken) -> wire.Invited:
        """Follow an invitation: one may take a free seat or watch."""
        row = await _invited(house, token)
        await asyncio.to_thread(house.people.sit_down, row.id, person, ())
        if (sitting := house.hall.found(row.key)) is not None:
            sitting.company.invite(person)
        return await asyncio.to_thread(lobby.invited, house.hall, row, person, lang)


async def _invited(house: House, token: str) -> Archived:
    """The game that an invitation leads to."""
    number = await asyncio.to_thread(house.people.invited_to, token)
    rows = await asyncio.to_thread(house.archive.games, [number]) if number is not None else []
    if not rows:
        raise NoSuchTable("trouble-invitation")
    return rows[0]
