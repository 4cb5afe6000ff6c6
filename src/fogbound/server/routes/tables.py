"""What can be asked about a game beside its live line: recap, reasons, chart, journal, pictures, past steps."""

import asyncio
from typing import Annotated
from urllib.parse import urlencode

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from fogbound.server import details, wire
from fogbound.server.ending import ending_page
from fogbound.server.errors import NotHere, RequestRefused
from fogbound.server.open_table import OpenTable
from fogbound.server.presentation.presenter import Presenter
from fogbound.server.routes.requests import Asked, InManner, Known, Spoken, TheServer, Who
from fogbound.server.wire.common import LARGEST
from fogbound.tables import JournalInUse, Playback
from fogbound.view import NONE

__all__ = ["TableController"]

Seat = Annotated[int, QueryParameter(name="seat", ge=-1, le=3)]
Step = Annotated[int, PathParameter(ge=0, le=LARGEST)]
Place = Annotated[float, QueryParameter(ge=0, le=1)]


class TableController(Controller):
    """`/api/games/{key}`."""

    path = "/api/games/{key:str}"

    @get("/recap")
    async def recap(self, server: TheServer, person: Who, lang: Spoken, key: FromPath[str]) -> wire.Recap:
        """Where the game stands."""
        open_table = await server.registry.open_table(key, person)
        return details.recap(open_table.table, _presenter(open_table, person, NONE, lang))

    @get("/why")
    async def why(
        self,
        server: TheServer,
        person: Who,
        lang: Spoken,
        key: FromPath[str],
        subject: FromQuery[str],
        seat: Seat = NONE,
    ) -> wire.Explanation:
        """Why an option, a refusal or a number is as it is."""
        open_table = await server.registry.open_table(key, person)
        return details.explanation(_presenter(open_table, person, seat, lang), subject[:200])

    @get("/chart")
    async def chart(
        self, server: TheServer, person: Who, lang: Spoken, key: FromPath[str], seat: Seat = NONE
    ) -> wire.ChartPage:
        """All that has been seen of the land."""
        open_table = await server.registry.open_table(key, person)
        return details.chart_page(open_table.broadcast, _presenter(open_table, person, seat, lang))

    @get("/journal")
    async def journal(
        self,
        server: TheServer,
        person: Who,
        lang: Spoken,
        key: FromPath[str],
        before: Annotated[int, QueryParameter(name="before", ge=0, le=LARGEST)] = 0,
    ) -> list[wire.Line]:
        """Earlier lines of the journal."""
        open_table = await server.registry.open_table(key, person)
        presenter = _presenter(open_table, person, NONE, lang)
        return open_table.history.lines(presenter.renderer, presenter.known, presenter.seat, before=before)

    @get("/glossary")
    async def glossary(
        self, server: TheServer, person: Who, lang: Spoken, key: FromPath[str], word: FromQuery[str]
    ) -> wire.Entry:
        """What the glossary says about a word that has been read."""
        open_table = await server.registry.open_table(key, person)
        return details.glossary(_presenter(open_table, person, NONE, lang), word[:80])

    @get("/loupe")
    async def loupe(
        self, server: TheServer, person: Who, key: FromPath[str], card: FromQuery[str], x: Place, y: Place
    ) -> wire.Found:
        """What the loupe finds at a spot of a picture."""
        open_table = await server.registry.open_table(key, person)
        name = card.partition("#")[0]
        if name not in open_table.readable_cards(person.number):
            raise NotHere
        written = details.hidden_number(open_table.loaded, name)
        if not written or not await server.pictures.is_near(open_table.loaded, name, x, y):
            return wire.Found()
        return wire.Found(written=written)

    @get("/art/{card:str}/{size:str}")
    async def art(
        self,
        request: Asked,
        server: TheServer,
        person: Who,
        known: Known,
        manner: InManner,
        key: FromPath[str],
        card: FromPath[str],
        size: FromPath[str],
    ) -> Response[bytes]:
        """The picture of a card that this person may see."""
        try:
            open_table = await server.registry.open_table(key, person)
        except JournalInUse as fault:
            return _picture_elsewhere(request, fault)
        name = card.partition("#")[0]
        if name not in open_table.readable_cards(person.number):
            raise NotHere
        return await server.pictures.answer(open_table.loaded, name, size, manner, known)

    @get("/moments/{step:int}")
    async def moment(
        self,
        server: TheServer,
        person: Who,
        lang: Spoken,
        key: FromPath[str],
        step: Step,
        seat: Seat = NONE,
    ) -> wire.ReplayMoment:
        """A step of a game that is over."""
        open_table = await server.registry.open_table(key, person)
        if not open_table.table.ending:
            raise RequestRefused("trouble-running")
        playback = await _playback(open_table)
        held = open_table.members.held_seats(person.number)
        seen_by = seat if seat in held else (held[0] if held else NONE)
        try:
            shown, names = await asyncio.to_thread(
                details.replay_moment, playback, open_table.table, open_table.loaded, step, seen_by, lang
            )
        except LookupError as fault:
            raise NotHere("trouble-step", n=step, last=playback.last_step) from fault
        open_table.remembered |= names
        return shown

    @get("/ending")
    async def ending(
        self, server: TheServer, person: Who, lang: Spoken, key: FromPath[str]
    ) -> wire.EndingPage:
        """What is told of a game that is over, beside how it ended."""
        open_table = await server.registry.open_table(key, person)
        if not open_table.table.ending:
            raise RequestRefused("trouble-running")
        playback = await _playback(open_table)
        achieved = await asyncio.to_thread(server.people.achievements, person)
        return await asyncio.to_thread(
            ending_page, playback, open_table.loaded, server.adventures, achieved, lang
        )

    @post("/forks", status_code=201)
    async def fork(
        self, server: TheServer, person: Who, key: FromPath[str], data: JSONBody[wire.Fork]
    ) -> dict[str, str]:
        """Play on from a step, as a new game."""
        open_table = await server.registry.open_table(key, person)
        return {"id": await server.registry.fork(person, open_table, data.at, data.name.strip())}

    @post("/again", status_code=200)
    async def again(self, server: TheServer, person: Who, key: FromPath[str]) -> dict[str, str]:
        """Play the same adventure once more with the same people: a new game, or the one that is there already."""
        open_table = await server.registry.open_table(key, person)
        if not open_table.table.ending:
            raise RequestRefused("trouble-running")
        return {"id": await server.registry.again(person, open_table)}

    @get("/file")
    async def file(self, server: TheServer, person: Who, key: FromPath[str]) -> Response[bytes]:
        """The journal as a file, once it holds no secret any more."""
        open_table = await server.registry.open_table(key, person)
        if not open_table.table.ending:
            raise RequestRefused("trouble-running")
        data = await asyncio.to_thread(server.archive.file, key)
        name = f'attachment; filename="{key}.journal"'
        return Response(data, media_type="application/x-ndjson", headers={"content-disposition": name})


def _picture_elsewhere(request: Asked, fault: JournalInUse) -> Response[bytes]:
    """Lead a browser to the server that has the game: a picture in a page has nobody who would ask again.

    Raises JournalInUse if that is not known, or if the browser was led here for nothing.
    """
    asked = request.query_params
    if fault.holder in ("", request.app.state.server.archive.server) or asked.get("server") == fault.holder:
        raise fault
    there = urlencode([*asked.multi_items(), ("server", fault.holder)])
    return Response(b"", status_code=307, headers={"location": f"?{there}"})


def _presenter(open_table: OpenTable, person: Who, seat: int, lang: Spoken) -> Presenter:
    """The table as this person sees it, from the seat they name if it is theirs."""
    return open_table.presenter(open_table.broadcast.seat_of(person.number, seat), lang)


async def _playback(open_table: OpenTable) -> Playback:
    """The game played again, once for all who look at it."""
    async with open_table.lock:
        if open_table.playback is None:
            open_table.playback = await asyncio.to_thread(
                Playback, open_table.table.journal, open_table.loaded.packs, open_table.loaded.book
            )
        return open_table.playback
