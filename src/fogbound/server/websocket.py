"""The live line of a browser at a table: what it says is done, what changes is sent, and a broken line is resumed.

A line is judged before it is accepted: who asks, whether the table is there for them, and whether there is room. One
that is refused gets an HTTP answer with the reason, as any request does. Browsers hide that from the page, which may
ask `GET` of the same address instead.
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError
from fogbound.server import limits, wire
from fogbound.server.errors import RequestRefused, TooFast, TooMany, TooManyLines, explain, problem
from fogbound.server.open_table import OpenTable
from fogbound.server.people import Person
from fogbound.server.registry import Line
from fogbound.server.routes.requests import TheServer, Who
from fogbound.server.server import Server
from fogbound.server.throttle import ASKING, Bucket
from fogbound.tables import JournalInUse, JournalRefused, TableRefused
from fogbound.tables.databases import DatabaseLost
from fogbound.text import LANGUAGES, catalogue

__all__ = ["live", "may_listen"]

_decode: Final = msgspec.json.Decoder(wire.FromBrowser).decode
_encode: Final = msgspec.json.Encoder().encode

# What a line is closed with: these where it cannot be refused with an HTTP answer,
CODES: Final = {401: 4401, 404: 4404, 429: 4429, 500: 1011, 503: 4503}
WHO: Final = CODES[401]
UNKNOWN: Final = CODES[404]
BUSY: Final = CODES[503]
# and these once it is open.
TOO_MUCH: Final = CODES[429]
OURS: Final = 1011

GONE: Final = (WebSocketDisconnect, ClientDisconnected)
"""What is raised when a browser goes."""
CANNOT_OPEN: Final = (JournalRefused, TableRefused, UnknownPackError, PackError)
"""Why a table cannot be opened, today or tomorrow."""


@get("/api/games/{key:str}/live", status_code=204)
async def may_listen(server: TheServer, person: Who, key: FromPath[str]) -> None:
    """Whether this person may open a line; why not, if not. For pages whose line did not come about."""
    await server.registry.open_table(key, person)
    _check_room(server, person)


@websocket("/api/games/{key:str}/live")
async def live(socket: WebSocket[Any, Any, Any], server: TheServer, key: FromPath[str]) -> None:
    """Listen to a table and speak to it."""
    try:
        await _judge(socket, server, key)
    except GONE:
        pass
    except DatabaseLost:
        if socket.connection_state == "init":
            await _refuse(socket, 503, "trouble-database", _language(socket, None))
        else:
            await socket.close(OURS)
    except Exception as fault:
        server.faults.report("a live line failed", fault)
        if socket.connection_state == "init":
            await _refuse(socket, 500, "trouble-ours", _language(socket, None))
        else:
            await socket.close(OURS)
    finally:  # Litestar's socket holds itself in these, and nobody collects circles while people play
        socket.send, socket.receive = _nowhere, _never


async def _nowhere(_: Any) -> None:
    """Send nothing, on a line that is gone."""


async def _never() -> Any:
    """Hear nothing, on a line that is gone."""
    return {"type": "websocket.disconnect", "code": 1006}


async def _judge(socket: WebSocket[Any, Any, Any], server: Server, key: str) -> None:
    """Accept a line and hold it, or refuse it."""
    person = await server.recognise(socket.cookies)
    lang = _language(socket, person)
    if person is None:
        await _refuse(socket, 401, "trouble-who", lang)
        return
    address = ASKING.get()
    try:
        _check_room(server, person)
        if not server.throttle.openers.take(address):
            raise TooFast
        server.throttle.lines.open(person.number, address)
    except RequestRefused as refusal:
        await _refuse(socket, refusal.status, refusal.key, lang)
        return
    try:
        await _listen(socket, server, key, person, lang)
    finally:
        server.throttle.lines.close(person.number, address)


def _check_room(server: Server, person: Person) -> None:
    """Raises TooMany or TooManyLines if there is no room for another line of this person."""
    lines = server.throttle.lines
    if not lines.can_open(person.number, ASKING.get()):
        raise TooManyLines
    if lines.is_full:
        raise TooMany


def _language(socket: WebSocket[Any, Any, Any], person: Person | None) -> str:
    asked = socket.query_params.get("lang", "")
    return asked if asked in LANGUAGES else person.lang if person is not None else LANGUAGES[0]


async def _listen(
    socket: WebSocket[Any, Any, Any], server: Server, key: str, person: Person, lang: str
) -> None:
    """Come to the table, if it is there for this person, and stay."""
    query = socket.query_params
    seq = query.get("seq", "")
    since = int(seq) if seq.isascii() and seq.isdecimal() and len(seq) < 10 else 0
    try:
        async with server.requesting.turn():
            open_table = await server.registry.open_table(key, person)
            line = await server.registry.connect(open_table, query.get("client", ""), person, lang, since)
    except RequestRefused as refusal:
        await _refuse(socket, refusal.status, refusal.key, lang)
    except JournalInUse as fault:
        if fault.holder not in ("", server.archive.server):
            await _send_away(socket, wire.Moved(server=fault.holder))
        else:  # a terminal has it, or this server is putting it away
            await _refuse(socket, 503, "trouble-in-use", lang)
    except CANNOT_OPEN as fault:  # it stays as it is
        await _send_away(socket, wire.Gone(why=explain(fault, lang)))
    else:
        try:
            await socket.accept()
            await _hold(socket, server, open_table, line)
        finally:
            await server.registry.disconnect(open_table, line)


async def _send_away(socket: WebSocket[Any, Any, Any], message: wire.Moved | wire.Gone) -> None:
    """Accept a line for nothing but this message."""
    await socket.accept()
    await socket.send_bytes(_encode(message))
    await socket.close()


async def _refuse(socket: WebSocket[Any, Any, Any], status: int, key: str, lang: str) -> None:
    """Do not accept a line, and say why in an HTTP answer where the server can send one."""
    refused = problem(status, key.removeprefix("trouble-"), catalogue(lang).say(key))
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close(CODES.get(status, BUSY))
        return
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    body: Any = {"type": "websocket.http.response.body", "body": _encode(refused.content), "more_body": False}
    await socket.send(start)
    await socket.send(body)


async def _hold(socket: WebSocket[Any, Any, Any], server: Server, open_table: OpenTable, line: Line) -> None:
    """Read and write until the browser goes, the line is to be closed, or it is given up."""
    _, outbox = line
    writing = asyncio.create_task(_write(socket, line))
    reading = asyncio.create_task(_read(socket, server, open_table, line))
    given_up = asyncio.create_task(outbox.is_given_up.wait())
    try:
        await asyncio.wait((writing, reading, given_up), return_when=asyncio.FIRST_COMPLETED)
    finally:
        given_up.cancel()
        writing.cancel()
        async with open_table.lock:  # what is begun is finished
            reading.cancel()
        ended = await asyncio.gather(writing, reading, return_exceptions=True)
    if outbox.is_given_up.is_set():
        server.metrics.count("lines_ended", "unread")
    for fault in ended:
        if isinstance(fault, Exception) and not isinstance(fault, GONE):
            raise fault


async def _write(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    """Send what is to be sent, until the line is to be closed."""
    _, outbox = line
    while messages := await outbox.take():
        for message in messages:
            await socket.send_bytes(message)  # as it is, for letters would only be counted and packed again
    if not outbox.is_given_up.is_set():
        await socket.close()


async def _read(socket: WebSocket[Any, Any, Any], server: Server, open_table: OpenTable, line: Line) -> None:
    """Do what the browser asks for, until it goes."""
    subscriber, _ = line
    bucket = Bucket(*limits.LINE_MESSAGES)
    too_many = 0
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        say = catalogue(subscriber.lang).say
        if not bucket.take() or not server.throttle.messages.take():
            too_many += 1
            if too_many > limits.LINE_PATIENCE:
                server.metrics.count("lines_ended", "too-fast")
                await socket.close(TOO_MUCH)
                return
            server.metrics.count("refusals", "too-fast")
            subscriber.send(wire.Refused(code="too-fast", text=say("refused-too-fast")))
            continue
        said = _decode_message(data)
        if said is None:
            server.metrics.count("refusals", "bad")
            subscriber.send(wire.Refused(code="bad", text=say("refused-bad")))
            continue
        async with server.speaking.turn():
            await server.registry.act(open_table, subscriber, said)


def _decode_message(data: str) -> wire.FromBrowser | None:
    """What a browser says; None if it is nothing that can be said."""
    if len(data) > limits.LONGEST_WORDS:
        return None
    try:
        said: wire.FromBrowser = _decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return said
