"""What lies between the network and the application: uvicorn's two protocols, held to the limits of this server.

uvicorn trusts its clients: it reads frames that it answers itself without counting them, has no limit for the time that
a request takes to arrive, waits for ever for a client that does not read, and writes a traceback for what it cannot
decode. The classes here rely on attributes and methods of uvicorn 0.54 and websockets 17 that are not documented;
`tests/server/test_transport.py` names each of them and fails if one is no longer there.
"""

import asyncio
import logging
import socket
from contextlib import suppress
from typing import Any, Final

import h11
import msgspec
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from fogbound.server import limits
from fogbound.server.connections import Connections, Wait
from fogbound.server.faults import Faults
from fogbound.server.metrics import Metrics
from fogbound.server.siblings import MOST_READ, Siblings, request_target
from fogbound.server.throttle import Bucket, Throttle
from fogbound.server.wire import Problem
from fogbound.text import LANGUAGES, catalogue

__all__ = ["FrameCounter", "Guard", "GuardedConfig", "HttpConnection", "LineConnection"]

TOO_MUCH: Final = 4429
"""What a line is closed with that sends too much."""
NO_TEXT: Final = 1007
"""What a line is closed with whose text is no UTF-8."""
PLAIN_HEADERS: Final = (
    b"content-type: application/json\r\nx-content-type-options: nosniff\r\n"
    b"cache-control: no-store\r\nconnection: close\r\n"
)
_TROUBLES: Final = {
    413: "trouble-too-large",
    414: "trouble-too-large",
    429: "trouble-too-fast",
    431: "trouble-too-large",
    503: "trouble-too-many",
}
_log: Final = logging.getLogger(__name__)


class Guard:
    """What all connections of a server share."""

    def __init__(
        self, connections: Connections, throttle: Throttle, metrics: Metrics, faults: Faults
    ) -> None:
        self.connections = connections
        self.throttle = throttle
        self.metrics = metrics
        self.faults = faults
        self.siblings: Siblings | None = None  # where several workers share a port

    async def watch(self) -> None:
        """End connections that take too long, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(limits.SWEEP_SECONDS)
            every = self.connections.all()
            for begin in range(0, len(every), limits.SWEPT_AT_ONCE):
                try:
                    self.connections.sweep(loop.time(), every[begin : begin + limits.SWEPT_AT_ONCE])
                except Exception as fault:  # the next round may do better, and there must be one
                    self.faults.report("connections could not be looked at", fault)
                await asyncio.sleep(0)


class GuardedConfig(uvicorn.Config):
    """uvicorn's settings, and the guard that its protocols ask."""

    guard: Guard


def plain_answer(status: int) -> bytes:
    """A whole answer to what is no request that could be passed on."""
    key = _TROUBLES.get(status, "trouble-bad")
    text = catalogue(LANGUAGES[0]).say(key)  # in no language that could be known
    body = msgspec.json.encode(Problem(code=key.removeprefix("trouble-"), text=text))
    start = b"HTTP/1.1 %d %s\r\ncontent-length: %d\r\n" % (status, STATUS_PHRASES[status], len(body))
    return start + PLAIN_HEADERS + b"\r\n" + body


# -- requests --------------------------------------------------------------------------------------


class _Requests(h11.Connection):
    """Reads requests, and refuses what would cost more to read than any of ours needs."""

    status = 400  # of what was refused

    def next_event(self) -> Any:
        """The next event. Raises RemoteProtocolError."""
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                _check(event)
        except h11.RemoteProtocolError as fault:
            self.status = fault.error_status_hint
            fault.__traceback__ = (
                None  # h11's would hold itself, and nobody collects circles while people play
            )
            raise h11.RemoteProtocolError(str(fault)) from None
        return event


def _check(request: h11.Request) -> None:
    """Refuse a request that is too long, or whose body is or may be."""
    if len(request.target) > limits.LONGEST_TARGET:
        raise h11.RemoteProtocolError("the target is too long", error_status_hint=414)
    if len(request.headers) > limits.MOST_HEADERS:
        raise h11.RemoteProtocolError("too many headers", error_status_hint=431)
    for name, value in request.headers:
        if name == b"transfer-encoding":  # a chunk costs more to read than it holds; browsers say the length
            raise h11.RemoteProtocolError("a body without its length", error_status_hint=411)
        if name == b"content-length" and int(value) > limits.LARGEST_BODY:
            raise h11.RemoteProtocolError("the body is too large", error_status_hint=413)


class HttpConnection(H11Protocol):
    """A connection for requests, until it becomes a line."""

    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        taken_over: bytes | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.guard = config.guard
        self._taken_over = taken_over  # what another worker has read of it, until it is read here
        self._begun = b""  # of a request whose first line has not come as a whole
        self._is_leaving = False  # it is being handed to another worker
        self.conn = _Requests(h11.SERVER, limits.LONGEST_HEAD)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or refuse it before anything is read."""
        super().connection_made(transport)
        why = self.guard.connections.admit(self, self._address, is_new=self._taken_over is None)
        if not why:
            if self._taken_over is not None:  # once the transport reads, as what follows may have it pause
                self.loop.call_soon(self._read_taken_over)
            return
        if why != "too-fast":
            transport.write(plain_answer(503))
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.guard.connections.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what came; what makes the reader stumble ends the connection and is a fault of ours."""
        if self._taken_over is not None:
            self._taken_over += data
        elif self._is_leaving:
            self._begun += data
        elif not self._hand_over(data):
            self._read_on(data)

    def _read_taken_over(self) -> None:
        """Read what another worker has read, and what has come since."""
        data, self._taken_over = self._taken_over or b"", None
        self._read_on(data)

    def _read_on(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        try:
            super().data_received(data)
        except Exception as fault:
            self.guard.faults.report("a request could not be read", fault)
            self.abort()

    def _hand_over(self, data: bytes) -> bool:
        """Where a request begins that another worker should have, give it the connection.

        Tells whether what came is dealt with: it is kept until the first line is there.
        """
        siblings = self.guard.siblings
        if siblings is None or not self._is_between_requests() or self.transport.is_closing():
            return False
        self._begun += data
        target = request_target(self._begun)
        if target is None and len(self._begun) <= limits.LONGEST_TARGET:
            self._unset_keepalive_if_required()
            return True
        name = siblings.worker_of(target or b"")
        is_idle = not self.transport.get_write_buffer_size()
        if name not in ("", siblings.own) and is_idle and len(self._begun) <= MOST_READ:
            self._is_leaving = True
            self.transport.pause_reading()
            own: socket.socket = self.transport.get_extra_info("socket")
            siblings.give(name, own.fileno(), self._begun, self._on_given)
        else:
            self._stay()
        return True

    def _is_between_requests(self) -> bool:
        """Whether all that came so far is answered, and nothing of the next request is read."""
        is_answered = self.cycle is None or self.cycle.response_complete
        is_fresh = self.conn.our_state is h11.IDLE and self.conn.their_state is h11.IDLE
        return is_answered and is_fresh and not self.conn.trailing_data[0]

    def _on_given(self, is_taken: bool) -> None:
        """Let go of a connection that another worker has now, or answer the request here after all."""
        if is_taken:
            self.transport.abort()  # this closes it here; it stays open where it has gone
        elif not self.transport.is_closing():
            self._is_leaving = False
            self.transport.resume_reading()
            self._stay()

    def _stay(self) -> None:
        """Read here what was kept back."""
        begun, self._begun = self._begun, b""
        self._read_on(begun)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a line."""
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        assert isinstance(line, LineConnection)
        self.guard.connections.replace(self, line)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request; it counts as one."""
        assert isinstance(self.conn, _Requests)
        is_answering = self.cycle is not None and not self.cycle.response_complete
        is_one_too_many = not self.guard.connections.is_proxy(
            self._address
        ) and not self.guard.throttle.requests.take(self._address)
        status = 429 if is_one_too_many else self.conn.status
        self.guard.metrics.count("requests", str(status))
        if is_one_too_many or (is_answering and self.cycle.response_started):
            self.abort()
            return
        if is_answering:  # the application waits for the rest of its body, which will not come
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(plain_answer(status))
        self.transport.close()

    def waits(self) -> Wait | None:
        """What the client keeps the server waiting for."""
        if self.transport.get_write_buffer_size():
            return Wait("delivery", limits.DELIVERY_SECONDS, self.cycle)
        if self.cycle is None or self.cycle.response_complete:
            return Wait("head", limits.HEADER_SECONDS, self.cycle)
        if self.cycle.more_body:
            return Wait("body", limits.BODY_SECONDS, self.cycle)
        return None

    def abort(self) -> None:
        """End it at once."""
        self.transport.abort()


# -- lines -----------------------------------------------------------------------------------------


class FrameCounter:
    """Counts the frames in what arrives, before anything is done with them."""

    def __init__(self) -> None:
        self._payload = 0  # bytes of the last frame that have not come yet
        self._head = b""  # what has come of the next one's head

    def count(self, data: bytes, most: float) -> int:
        """How many frames begin here; it stops counting beyond `most`."""
        data = self._head + data
        self._head = b""
        at, found = min(self._payload, len(data)), 0
        self._payload -= at
        while at < len(data) and found <= most:
            size = _head_size(data, at)
            if not size or at + size > len(data):
                self._head = data[at:]
                return found
            found += 1
            length = data[at + 1] & 0x7F
            if length >= 126:
                length = int.from_bytes(data[at + 2 : at + (4 if length == 126 else 10)], "big")
            at += size + length
        self._payload += max(0, at - len(data))
        return found


def _head_size(data: bytes, at: int) -> int:
    """How long the head of a frame is; 0 if not enough of it has come to tell."""
    if at + 1 >= len(data):
        return 0
    length = data[at + 1] & 0x7F
    return 2 + (2 if length == 126 else 8 if length == 127 else 0) + (4 if data[at + 1] & 0x80 else 0)


class LineConnection(WebSocketsSansIOProtocol):
    """A live line. Nothing is read before it is accepted; then every frame and byte counts, whatever its kind."""

    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.guard = config.guard
        self.close_timeout = limits.CLOSING_SECONDS
        self._counter = FrameCounter()
        self._frames = Bucket(*limits.FRAMES)
        self._bytes = Bucket(*limits.FRAME_BYTES)
        self._is_held = False  # whether nothing is read because it is not accepted yet
        self._is_lost = False
        self._is_answered = False
        self._progress = object()  # another one each time the client has read what waited

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Bound what may wait to be sent."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=limits.WRITE_BUFFER)
        own = transport.get_extra_info("socket")
        if own is not None:
            with suppress(OSError):
                own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.KERNEL_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.guard.connections.forget(self)
        super().connection_lost(exc)
        self._is_lost = True
        self._let_go()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The application is done with it."""
        super().on_task_complete(task)
        self._is_answered = True
        self._let_go()

    def _let_go(self) -> None:
        """Hold nothing that holds this, once nobody needs it: nobody collects circles while people play."""
        if self._is_lost and (self._is_answered or not self.handshake_initiated):
            del self.conn, self.transport

    def data_received(self, data: bytes) -> None:
        """Count what came, then read it."""
        if self.transport.is_closing():
            return
        if self.handshake_initiated and not self._take(data):
            self.end(TOO_MUCH, "too-fast")
            return
        try:
            super().data_received(data)
        except Exception as fault:
            self.guard.faults.report("a line could not be read", fault)
            self.abort()
            return
        if not self.handshake_initiated:  # it asked for a line in a way that is none
            self.guard.metrics.count("requests", "400")
            self.transport.write(plain_answer(400))
            self.transport.close()

    def _take(self, data: bytes) -> bool:
        """Whether so many more bytes and frames may come."""
        if not self._bytes.take(len(data)):
            return False
        return self._frames.take(self._counter.count(data, self._frames.remaining()))

    def handle_connect(self, event: Request) -> None:
        """Have the application judge the request; meanwhile nothing more is read."""
        super().handle_connect(event)
        if not self.close_sent:
            self._is_held = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, unless it is text that is none."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.end(NO_TEXT, "no-text")
            return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What came is no frame: close the line, as the library has begun to."""
        self.guard.metrics.count("lines_ended", "no-frame")
        if self.conn.close_sent is None:
            self.transport.close()
        else:
            super().handle_parser_exception()

    def resume_writing(self) -> None:
        """The client has read most of what waited."""
        self._progress = object()
        super().resume_writing()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application sends; once a line is accepted, it is read."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.close_sent and message["type"] in ("websocket.send", "websocket.close"):
            raise ClientDisconnected  # it was closed from here, for a reason that the application did not know
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # uvicorn forgets that a refusal completes it, and complains
        if self._is_held and self.handshake_complete and not self.transport.is_closing():
            self._is_held = False
            self.transport.resume_reading()

    def end(self, code: int, why: str) -> None:
        """Close the line and read no more of it."""
        self.guard.metrics.count("lines_ended", why)
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.close()

    def waits(self) -> Wait | None:
        """What the client keeps the server waiting for."""
        if self.close_sent or self.transport.is_closing():
            return Wait("closing", limits.CLOSING_SECONDS)
        if not self.handshake_complete:
            return Wait("handshake", limits.HANDSHAKE_SECONDS)
        if not self.writable.is_set():
            return Wait("unread", limits.STALL_SECONDS, self._progress)
        return None

    def abort(self) -> None:
        """End it at once."""
        self.transport.abort()


def _is_text(frames: list[bytes]) -> bool:
    try:
        (frames[0] if len(frames) == 1 else b"".join(frames)).decode()
    except UnicodeDecodeError:
        return False
    return True
