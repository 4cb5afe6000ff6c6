"""Keeping strangers' pages, forged hosts and hurried hands away: origins, limits, and the headers of every answer."""

import asyncio
import ipaddress
import logging
import re
from collections.abc import Collection
from typing import Any, Final
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fogbound.server import limits
from fogbound.server.addresses import is_loopback
from fogbound.server.metrics import Metrics
from fogbound.server.throttle import ASKING, Throttle
from fogbound.server.turns import AddressQueue, NoTurn
from fogbound.server.wire import Problem
from fogbound.text import LANGUAGES, catalogue

__all__ = ["Origins", "SecurityMiddleware", "is_from_here", "is_plain"]

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
        " img-src 'self' data:; font-src 'self'; connect-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",  # what may be kept says so itself
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What a proxy adds to a request."""
_SPELLINGS: Final = re.compile(rb"//|/\.\.?(/|$)|%2f|%5c|%2e|%00|\\", re.IGNORECASE)
"""What stands in no path that a page of ours asks for: another spelling of one that does would pass a proxy's rules."""

_log: Final = logging.getLogger(__name__)


class Origins:
    """Whose pages may speak to this server: its own, under an address nobody else can have, and trusted ones."""

    def __init__(self, trusted: Collection[str] = ()) -> None:
        self._trusted = {origin.rstrip("/") for origin in trusted}
        self._hosts = {urlsplit(origin).netloc for origin in self._trusted}

    def knows_host(self, host: str) -> bool:
        """Whether a request may be meant for us: names that a stranger could point here are refused."""
        if host in self._hosts:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name != "localhost":
                ipaddress.ip_address(name)
        except ValueError:  # another name, or nonsense
            return False
        return True

    def allows(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may change something here."""
        if origin.rstrip("/") in self._trusted:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc == host and self.knows_host(host)


class SecurityMiddleware:
    """Stands before the application: checks hosts, origins, paths and haste, and gives every answer its headers."""

    def __init__(
        self, app: ASGIApp, origins: Origins, metrics: Metrics, throttle: Throttle, turns: AddressQueue
    ) -> None:
        self._app = app
        self._origins = origins
        self._meter = metrics
        self._throttle = throttle
        self._turns = turns
        self._late = 0  # how many wait for being refused
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a live line in, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        address = client[0] if client else ""
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        host, origin = headers.get("host", ""), headers.get("origin", "")
        method = str(scope.get("method", ""))  # a live line has none
        ASKING.set(address)
        self._warn(address, headers)
        if not self._throttle.requests.take(address):
            await self._wait()
            await self._refuse(scope, send, 429, "trouble-too-fast", headers)
        elif not self._origins.knows_host(host):
            await self._refuse(scope, send, 421, "trouble-host", headers)
        elif (method not in SAFE or origin) and not self._origins.allows(origin, host):
            await self._refuse(scope, send, 403, "trouble-origin", headers)
        elif not is_plain(scope.get("raw_path") or scope["path"].encode()):
            await self._refuse(scope, send, 404, "trouble-nothing", headers)
        elif not method:
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send, headers)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        """Have a request answered when it is the turn of its address."""
        try:
            async with self._turns.turn():
                await self._app(scope, receive, self._with_headers(send))
        except NoTurn:
            await self._refuse(scope, send, 429, "trouble-too-fast", headers)

    async def _wait(self) -> None:
        """Take time over a refusal: a client that asks in haste gets it late."""
        if self._late < limits.MOST_LATE:
            self._late += 1
            try:
                await asyncio.sleep(limits.LATE_SECONDS)
            finally:
                self._late -= 1

    def _warn(self, address: str, headers: dict[str, str]) -> None:
        """Say once that a proxy stands before this server which it was not told of."""
        if not self._has_warned and is_loopback(address) and "x-forwarded-for" in headers:
            self._has_warned = True
            _log.warning("requests come through a proxy, and all count as one address: start with --proxy")

    def _with_headers(self, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._meter.count("requests", str(message["status"]))
                there = {name.lower() for name, _ in message["headers"]}
                more = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                kept = [pair for pair in more if pair[0] not in there]
                message["headers"] = [*message["headers"], *kept]
            await send(message)

        return send_with_headers

    async def _refuse(self, scope: Scope, send: Send, status: int, key: str, headers: dict[str, str]) -> None:
        self._meter.count("requests", str(status))
        kind = "http.response"
        if "method" not in scope:
            kind = "websocket.http.response"
            if kind not in (scope.get("extensions") or {}):
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
        lang = headers.get("accept-language", "")[:2].lower()
        text = catalogue(lang if lang in LANGUAGES else LANGUAGES[0]).say(key)
        body = msgspec.json.encode(Problem(code=key.removeprefix("trouble-"), text=text))
        dressed = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        start = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *dressed,
        ]
        if status == 429:
            start += [(b"connection", b"close"), (b"retry-after", b"5")]
        first: Any = {"type": f"{kind}.start", "status": status, "headers": start}
        rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
        await send(first)
        await send(rest)


def is_plain(path: bytes) -> bool:
    """Whether a path is spelled as our own pages spell it."""
    is_tail = len(path) > 1 and path.endswith(b"/")
    return path.startswith(b"/") and not is_tail and _SPELLINGS.search(path) is None and _is_text(path)


def _is_text(path: bytes) -> bool:
    """Whether what is escaped in a path is UTF-8, without control characters."""
    try:
        text = unquote_to_bytes(path).decode()
    except UnicodeDecodeError:
        return False
    return all(letter >= " " and letter != "\x7f" for letter in text)


def is_from_here(scope: Scope, headers: Collection[str]) -> bool:
    """Whether a request was made on this machine, and not by a proxy for another."""
    client = scope.get("client")
    return client is not None and is_loopback(client[0]) and not set(FORWARDED) & set(headers)
