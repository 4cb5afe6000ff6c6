"""The live line of a browser at a table: what it says is done, what changes is sent, and a broken line is resumed."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError
from fogbound.server import wire
from fogbound.server.hall import Line
from fogbound.server.house import House
from fogbound.server.routes.asked import TheHouse
from fogbound.server.safety import Bucket
from fogbound.server.sitting import Sitting
from fogbound.server.troubles import Refusal, explained
from fogbound.tables import JournalInUse, JournalRefused, TableRefused
from fogbound.text import LANGUAGES, catalogue

__all__ = ["live"]

RATE: Final = (8.0, 40)
"""How many messages a second one line may send in the long run, and how many at once."""
LONGEST: Final = 4096
"""How many characters a message may have."""
PATIENCE: Final = 100
"""After so many messages that are too many, the line is closed."""

_decode: Final = msgspec.json.Decoder(wire.FromBrowser).decode
_encode: Final = msgspec.json.Encoder().encode

# What a line is closed with.
UNKNOWN: Final = 4404
WHO: Final = 4401
BUSY: Final = 4503
TOO_MUCH: Final = 4429


@websocket("/api/games/{key:str}/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, key: FromPath[str]) -> None:
    """Listen to a table and speak to it."""
    await socket.accept()
    person = house.person(socket.cookies)
    if person is None:
        await socket.close(WHO)
        return
    query = socket.query_params
    lang = query.get("lang", "") if query.get("lang", "") in LANGUAGES else person.lang
    seq = query.get("seq", "")
    try:
        sitting = await house.hall.sitting(key, person)
        line = await house.hall.came(
            sitting,
            query.get("client", ""),
            person,
            lang,
            int(seq) if seq.isdecimal() and len(seq) < 10 else 0,
        )
    except Refusal as refusal:
        await socket.close(UNKNOWN if refusal.status == 404 else BUSY)
        return
    except JournalInUse:  # whoever has it open may leave it
        await socket.close(BUSY)
        return
    except (JournalRefused, TableRefused, UnknownPackError, PackError) as fault:  # it stays as it is
        await socket.send_bytes(_encode(wire.Gone(why=explained(fault, lang))))
        await socket.close()
        return
    writing = asyncio.create_task(_write(socket, line))
    reading = asyncio.create_task(_read(socket, house, sitting, line))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        writing.cancel()
        async with sitting.lock:  # what is begun is finished
            reading.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
        await house.hall.left(sitting, line)


async def _write(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    """Send what is to be sent, until the line is to be closed."""
    _, outbox = line
    while messages := await outbox.take():
        for message in messages:
            await socket.send_bytes(message)  # as it is, for letters would only be counted and packed again
    await socket.close()


async def _read(socket: WebSocket[Any, Any, Any], house: House, sitting: Sitting, line: Line) -> None:
    """Do what the browser asks for, until it goes."""
    listener, _ = line
    bucket = Bucket(*RATE)
    too_many = 0
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        say = catalogue(listener.lang).say
        if not bucket.takes():
            too_many += 1
            if too_many > PATIENCE:
                await socket.close(TOO_MUCH)
                return
            house.meter.count("refusals", "too-fast")
            listener.send(wire.Refused(code="too-fast", text=say("refused-too-fast")))
            continue
        try:
            if len(data) > LONGEST:
                raise msgspec.ValidationError("too long")
            said = _decode(data)
        except msgspec.DecodeError:
            house.meter.count("refusals", "bad")
            listener.send(wire.Refused(code="bad", text=say("refused-bad")))
            continue
        await house.hall.act(sitting, listener, said)
