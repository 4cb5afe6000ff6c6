"""The lobby: adventures, one's games, new ones, invitations."""

import asyncio
import io
import re
from typing import Final

import segno
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from fogbound.server import lobby, wire
from fogbound.server.errors import NoSuchTable, NotAllowed, NotHere, RequestRefused, TooFast
from fogbound.server.open_table import OpenTable
from fogbound.server.people import Person
from fogbound.server.routes.requests import Asked, Spoken, TheServer, Who, elsewhere, load_adventure
from fogbound.server.server import Server
from fogbound.server.throttle import ASKING
from fogbound.tables.archive import Archived
from fogbound.tables.seeds import fresh_seed

__all__ = ["LobbyController"]

_NUMBER: Final = re.compile("[0-9]{1,15}")


class LobbyController(Controller):
    """`/api/adventures`, `/api/games`, `/api/invitations`."""

    path = "/api"

    @get("/adventures")
    async def adventures(self, server: TheServer, person: Who, lang: Spoken) -> list[wire.AdventureSummary]:
        """What there is to play."""
        achieved = await asyncio.to_thread(server.people.achievements, person)
        return await asyncio.to_thread(lobby.adventures, server.adventures, achieved, lang)

    @get("/games")
    async def games(self, server: TheServer, person: Who, lang: Spoken) -> list[wire.GameSummary]:
        """The games of this person."""
        return await asyncio.to_thread(lobby.games, server.registry, person, lang)

    @post("/games", status_code=201)
    async def begin(self, server: TheServer, person: Who, data: JSONBody[wire.NewGame]) -> dict[str, str]:
        """Deal a new game."""
        if server.throttle.games.is_spent(ASKING.get()):  # before anything is read for it
            raise TooFast("trouble-games-fast")
        adventure = await load_adventure(server, data.adventure)
        achieved = await asyncio.to_thread(server.people.achievements, person)
        book, lifted = adventure.book, achieved.get(adventure.name, set())
        if data.mode and not book.is_mode_open(data.mode, data.clues, lifted):
            raise RequestRefused("mode-not-yet")
        chosen = book.chosen_setup(data.characters, data.clues, data.mode, data.options, data.players)
        seed = data.seed if data.seed is not None else fresh_seed()
        return {
            "id": await server.registry.create(person, adventure, chosen, seed, data.name.strip(), data.seats)
        }

    @delete("/games/{key:str}", status_code=202)
    async def remove(
        self, server: TheServer, person: Who, key: FromPath[str]
    ) -> Response[wire.Parted | None]:
        """Delete a game for good, as its maker, or agree to that as a person who has played it."""
        missing = await server.registry.delete(key, person)
        if missing:
            return Response(wire.Parted(missing=missing), status_code=202)
        return Response(None, status_code=204)

    @put("/games/{key:str}/listed", status_code=204)
    async def set_listed(
        self, server: TheServer, person: Who, key: FromPath[str], data: JSONBody[wire.Listed]
    ) -> None:
        """Take a game off one's own list, or put it there again."""
        await server.registry.set_listed(key, person, data.listed)

    @post("/games/{key:str}/invite", status_code=200)
    async def invite(
        self, request: Asked, server: TheServer, person: Who, key: FromPath[str]
    ) -> wire.Invitation:
        """A link for others, and the same as a QR code; asking again gives the same as long as it holds."""
        open_table = await _player_table(server, key, person)
        issued = await asyncio.to_thread(server.invitations.issue, open_table.number, person.number)
        link = f"{elsewhere(request, server)}/#/join/{key}/{issued.token}"
        here = f"{request.url.scheme}://{request.headers.get('host', '')}"
        code = segno.make(link if link.startswith("http") else f"{here}{link}", error="m", micro=False)
        drawn = io.BytesIO()
        code.save(drawn, kind="svg", xmldecl=False, nl=False, border=2, omitsize=True)
        return wire.Invitation(link=link, qr=drawn.getvalue().decode(), until=issued.until)

    @get("/games/{key:str}/members")
    async def members(self, server: TheServer, person: Who, key: FromPath[str]) -> wire.GameMembers:
        """Who may come to a table, and by which invitations others can."""
        open_table = await _player_table(server, key, person)
        guests = await server.registry.guests(open_table)
        issued = await asyncio.to_thread(server.invitations.open, open_table.number)
        return lobby.members(server.people.server, open_table, guests, issued, person)

    @delete("/games/{key:str}/invitations/{invitation:str}")
    async def revoke(
        self, server: TheServer, person: Who, key: FromPath[str], invitation: FromPath[str]
    ) -> None:
        """Let an invitation, named by its number, lead nowhere from now on."""
        if not _NUMBER.fullmatch(invitation):
            raise NotHere
        open_table = await _player_table(server, key, person)
        if not await asyncio.to_thread(server.invitations.revoke, open_table.number, int(invitation)):
            raise NotHere("trouble-revoked")

    @put("/games/{key:str}/guests/{guest:str}", status_code=204)
    async def turn_away(
        self,
        server: TheServer,
        person: Who,
        key: FromPath[str],
        guest: FromPath[str],
        data: JSONBody[wire.Removed],
    ) -> None:
        """Let a person come to a table no more, or again, as its maker."""
        open_table = await _player_table(server, key, person)
        for one in await server.registry.guests(open_table):
            if lobby.badge(server.people.server, open_table.number, one.person) == guest:
                await server.registry.remove(open_table, person, one, data.removed)
                if data.removed:
                    await asyncio.to_thread(server.invitations.revoke_all_of, open_table.number, one.person)
                return
        raise NotHere

    @get("/invitations/{token:str}")
    async def find_invitation(self, server: TheServer, person: Who, token: FromPath[str]) -> dict[str, str]:
        """The game of an invitation whose link does not name it, as older ones do not."""
        return {"id": (await _invited_row(server, token, person)).key}

    @get("/games/{key:str}/invitations/{invitation:str}")
    async def invited(
        self, server: TheServer, person: Who, key: FromPath[str], invitation: FromPath[str], lang: Spoken
    ) -> wire.Invited:
        """Where an invitation leads, before it is accepted."""
        row = await _invited_row(server, invitation, person, key)
        return await asyncio.to_thread(lobby.invited_game, server.registry, row, person, lang)

    @post("/games/{key:str}/invitations/{invitation:str}", status_code=200)
    async def accept(
        self, server: TheServer, person: Who, key: FromPath[str], invitation: FromPath[str], lang: Spoken
    ) -> wire.Invited:
        """Follow an invitation: one may take a free seat or watch."""
        row = await _invited_row(server, invitation, person, key)
        await server.registry.admit_guest(row, person)
        return await asyncio.to_thread(lobby.invited_game, server.registry, row, person, lang)


async def _player_table(server: Server, key: str, person: Person) -> OpenTable:
    """A table at which this person plays, or which they have made. Raises NotAllowed for watchers."""
    open_table = await server.registry.open_table(key, person)
    members = open_table.members
    if person.number not in members.makers and not members.plays(
        person.number, open_table.table.playing_seats()
    ):
        raise NotAllowed("trouble-not-player")
    return open_table


async def _invited_row(server: Server, token: str, person: Person, key: str = "") -> Archived:
    """The game that an invitation leads to, if it is the one that is named.

    Raises NoSuchTable, or NotAllowed for a person who was removed from it.
    """
    number = await asyncio.to_thread(server.invitations.game_of, token)
    rows = await asyncio.to_thread(server.archive.games, [number]) if number is not None else []
    if not rows or key not in ("", rows[0].key):
        raise NoSuchTable("trouble-invitation")
    guests = await asyncio.to_thread(server.people.guests, rows[0].id)
    if any(guest.person == person.number and guest.removed for guest in guests):
        raise NotAllowed("trouble-removed")
    return rows[0]
