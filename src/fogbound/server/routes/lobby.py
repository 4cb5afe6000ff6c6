"""The lobby: adventures, one's games, new ones, invitations."""

import asyncio
import io

import segno
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from fogbound.server import lobby, wire
from fogbound.server.house import House
from fogbound.server.people import Person
from fogbound.server.routes.asked import Asked, Spoken, TheHouse, Who, elsewhere, opened
from fogbound.server.sitting import Sitting
from fogbound.server.throttle import ASKING
from fogbound.server.troubles import NoSuchTable, NotAllowed, NotHere, Refusal, TooFast
from fogbound.tables.archive import Archived
from fogbound.tables.seats import playing
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
        if house.throttle.games.is_spent(ASKING.get()):  # before anything is read for it
            raise TooFast("trouble-games-fast")
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

    @delete("/games/{key:str}", status_code=202)
    async def remove(self, house: TheHouse, person: Who, key: FromPath[str]) -> Response[wire.Parted | None]:
        """Delete a game for good, as its maker, or agree to that as somebody who has played it."""
        missing = await house.hall.delete(key, person)
        if missing:
            return Response(wire.Parted(missing=missing), status_code=202)
        return Response(None, status_code=204)

    @put("/games/{key:str}/listed", status_code=204)
    async def listed(
        self, house: TheHouse, person: Who, key: FromPath[str], data: JSONBody[wire.Listed]
    ) -> None:
        """Take a game off one's own list, or put it there again."""
        await house.hall.set_listed(key, person, data.listed)

    @post("/games/{key:str}/invite", status_code=200)
    async def invite(
        self, request: Asked, house: TheHouse, person: Who, key: FromPath[str]
    ) -> wire.Invitation:
        """A link for others, and the same as a QR code; asking again gives the same as long as it holds."""
        sitting = await _played(house, key, person)
        issued = await asyncio.to_thread(house.invitations.issue, sitting.number, person.number)
        link = f"{elsewhere(request, house)}/#/join/{issued.token}"
        here = f"{request.url.scheme}://{request.headers.get('host', '')}"
        code = segno.make(link if link.startswith("http") else f"{here}{link}", error="m", micro=False)
        drawn = io.BytesIO()
        code.save(drawn, kind="svg", xmldecl=False, nl=False, border=2, omitsize=True)
        return wire.Invitation(link=link, qr=drawn.getvalue().decode(), until=issued.until)

    @get("/games/{key:str}/company")
    async def company(self, house: TheHouse, person: Who, key: FromPath[str]) -> wire.Company:
        """Who may come to a table, and by which invitations others can."""
        sitting = await _played(house, key, person)
        guests = await house.hall.guests(sitting)
        issued = await asyncio.to_thread(house.invitations.open, sitting.number)
        return lobby.company(house.people.house, sitting, guests, issued, person)

    @delete("/games/{key:str}/invitations/{number:int}")
    async def revoke(self, house: TheHouse, person: Who, key: FromPath[str], number: FromPath[int]) -> None:
        """Let an invitation lead nowhere from now on."""
        sitting = await _played(house, key, person)
        if not await asyncio.to_thread(house.invitations.revoke, sitting.number, number):
            raise NotHere("trouble-revoked")

    @put("/games/{key:str}/guests/{guest:str}", status_code=204)
    async def turn_away(
        self,
        house: TheHouse,
        person: Who,
        key: FromPath[str],
        guest: FromPath[str],
        data: JSONBody[wire.Removed],
    ) -> None:
        """Let somebody come to a table no more, or again, as its maker."""
        sitting = await _played(house, key, person)
        for one in await house.hall.guests(sitting):
            if lobby.badge(house.people.house, sitting.number, one.person) == guest:
                await house.hall.remove(sitting, person, one, data.removed)
                if data.removed:
                    await asyncio.to_thread(house.invitations.revoke_all_of, sitting.number, one.person)
                return
        raise NotHere

    @get("/invitations/{token:str}")
    async def invited(self, house: TheHouse, person: Who, token: FromPath[str], lang: Spoken) -> wire.Invited:
        """Where an invitation leads, for somebody who thinks about it."""
        row = await _invited(house, token, person)
        return await asyncio.to_thread(lobby.invited, house.hall, row, person, lang)

    @post("/invitations/{token:str}", status_code=200)
    async def accept(self, house: TheHouse, person: Who, token: FromPath[str], lang: Spoken) -> wire.Invited:
        """Follow an invitation: one may take a free seat or watch."""
        row = await _invited(house, token, person)
        await asyncio.to_thread(house.people.sit_down, row.id, person, ())
        if (sitting := house.hall.found(row.key)) is not None:
            await house.hall.let_in(sitting, person)
        return await asyncio.to_thread(lobby.invited, house.hall, row, person, lang)


async def _played(house: House, key: str, person: Person) -> Sitting:
    """A table at which this person plays, or which they have made. Raises NotAllowed for those who only watch."""
    sitting = await house.hall.sitting(key, person)
    company = sitting.company
    if person.number not in company.makers and not company.plays(person.number, playing(sitting.game)):
        raise NotAllowed("trouble-not-player")
    return sitting


async def _invited(house: House, token: str, person: Person) -> Archived:
    """The game that an invitation leads to. Raises NoSuchTable, or NotAllowed for somebody who was removed from it."""
    number = await asyncio.to_thread(house.invitations.game_of, token)
    rows = await asyncio.to_thread(house.archive.games, [number]) if number is not None else []
    if not rows:
        raise NoSuchTable("trouble-invitation")
    guests = await asyncio.to_thread(house.people.guests, rows[0].id)
    if any(guest.person == person.number and guest.removed for guest in guests):
        raise NotAllowed("trouble-removed")
    return rows[0]
