"""What can be asked about a game beside its live line: recap, reasons, chart, journal, pictures, past steps."""

import asyncio
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from fogbound.core import NONE
from fogbound.server import looking, wire
from fogbound.server.routes.asked import InManner, Known, Spoken, TheHouse, Who
from fogbound.server.sight.look import Look
from fogbound.server.sitting import Sitting
from fogbound.server.troubles import NotHere, Refusal
from fogbound.server.wire.common import LARGEST
from fogbound.tables import Playback

__all__ = ["TableController"]

Seat = Annotated[int, QueryParameter(name="seat", ge=-1, le=3)]
Step = Annotated[int, PathParameter(ge=0, le=LARGEST)]
Place = Annotated[float, QueryParameter(ge=0, le=1)]


class TableController(Controller):
    """`/api/games/{key}`."""

    path = "/api/games/{key:str}"

    @get("/recap")
    async def recap(self, house: TheHouse, person: Who, lang: Spoken, key: FromPath[str]) -> wire.Recap:
        """Where the game stands."""
        sitting = await house.hall.sitting(key, person)
        return looking.recap(sitting.table, _look(sitting, person, NONE, lang))

    @get("/why")
    async def why(
        self,
        house: TheHouse,
        person: Who,
        lang: Spoken,
        key: FromPath[str],
        subject: FromQuery[str],
        seat: Seat = NONE,
    ) -> wire.Explanation:
        """Why an option, a refusal or a number is as it is."""
        sitting = await house.hall.sitting(key, person)
        return looking.explanation(_look(sitting, person, seat, lang), subject[:200])

    @get("/chart")
    async def chart(
        self, house: TheHouse, person: Who, lang: Spoken, key: FromPath[str], seat: Seat = NONE
    ) -> wire.Charted:
        """All that has been seen of the land."""
        sitting = await house.hall.sitting(key, person)
        return looking.charted(sitting.showing, _look(sitting, person, seat, lang))

    @get("/journal")
    async def journal(
        self,
        house: TheHouse,
        person: Who,
        lang: Spoken,
        key: FromPath[str],
        before: Annotated[int, QueryParameter(name="before", ge=0, le=LARGEST)] = 0,
    ) -> list[wire.Line]:
        """Earlier lines of the journal."""
        sitting = await house.hall.sitting(key, person)
        look = _look(sitting, person, NONE, lang)
        return sitting.chronicle.lines(look.teller, sitting.game, look.seat, look.names, before=before)

    @get("/glossary")
    async def glossary(
        self, house: TheHouse, person: Who, lang: Spoken, key: FromPath[str], word: FromQuery[str]
    ) -> wire.Entry:
        """What the glossary says about a word that has been read."""
        sitting = await house.hall.sitting(key, person)
        return looking.glossary(_look(sitting, person, NONE, lang), word[:80])

    @get("/loupe")
    async def loupe(
        self, house: TheHouse, person: Who, key: FromPath[str], card: FromQuery[str], x: Place, y: Place
    ) -> wire.Found:
        """What the loupe finds at a spot of a picture."""
        sitting = await house.hall.sitting(key, person)
        name = card.partition("#")[0]
        if name not in sitting.readable(person.number):
            raise NotHere
        written = looking.hidden_number(sitting.opened, name)
        if not written or not await house.studio.is_near(sitting.opened, name, x, y):
            return wire.Found()
        return wire.Found(written=written)

    @get("/art/{card:str}/{size:str}")
    async def art(
        self,
        house: TheHouse,
        person: Who,
        known: Known,
        manner: InManner,
        key: FromPath[str],
        card: FromPath[str],
        size: FromPath[str],
    ) -> Response[bytes]:
        """The picture of a card that this person may see."""
        sitting = await house.hall.sitting(key, person)
        name = card.partition("#")[0]
        if name not in sitting.readable(person.number):
            raise NotHere
        return await house.studio.answer(sitting.opened, name, size, manner, known)

    @get("/moments/{step:int}")
    async def moment(
        self,
        house: TheHouse,
        person: Who,
        lang: Spoken,
        key: FromPath[str],
        step: Step,
        seat: Seat = NONE,
    ) -> wire.Moment:
        """A step of a game that is over."""
        sitting = await house.hall.sitting(key, person)
        if not sitting.game.ending:
            raise Refusal("trouble-running")
        playback = await _playback(sitting)
        held = sitting.company.held(person.number)
        seen_by = seat if seat in held else (held[0] if held else NONE)
        try:
            shown, names = await asyncio.to_thread(
                looking.moment, playback, sitting.table, sitting.opened, step, seen_by, lang
            )
        except LookupError as fault:
            raise NotHere("trouble-step", n=step, last=playback.last) from fault
        sitting.remembered |= names
        return shown

    @post("/forks", status_code=201)
    async def fork(
        self, house: TheHouse, person: Who, key: FromPath[str], data: JSONBody[wire.Fork]
    ) -> dict[str, str]:
        """Play on from a step, as a new game."""
        sitting = await house.hall.sitting(key, person)
        return {"id": await house.hall.fork(person, sitting, data.at, data.name.strip())}

    @post("/again", status_code=200)
    async def again(self, house: TheHouse, person: Who, key: FromPath[str]) -> dict[str, str]:
        """Play the same adventure once more with the same people: a new game, or the one that is there already."""
        sitting = await house.hall.sitting(key, person)
        if not sitting.game.ending:
            raise Refusal("trouble-running")
        return {"id": await house.hall.again(person, sitting)}

    @get("/file")
    async def file(self, house: TheHouse, person: Who, key: FromPath[str]) -> Response[bytes]:
        """The journal as a file, once it holds no secret any more."""
        sitting = await house.hall.sitting(key, person)
        if not sitting.game.ending:
            raise Refusal("trouble-running")
        data = await asyncio.to_thread(house.archive.file, key)
        name = f'attachment; filename="{key}.journal"'
        return Response(data, media_type="application/x-ndjson", headers={"content-disposition": name})


def _look(sitting: Sitting, person: Who, seat: int, lang: Spoken) -> Look:
    """The table as this person sees it, from the seat they name if it is theirs."""
    return sitting.look(sitting.showing.seat_of(person.number, seat), lang)


async def _playback(sitting: Sitting) -> Playback:
    """The game played again, once for all who look at it."""
    async with sitting.lock:
        if sitting.playback is None:
            sitting.playback = await asyncio.to_thread(
                Playback, sitting.table.journal, sitting.opened.packs, sitting.opened.book
            )
        return sitting.playback
