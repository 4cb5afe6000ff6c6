"""Keeping strangers' pages, forged hosts and hurried hands away: origins, limits, and the headers of every answer."""

import ipaddress
import time
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fogbound.server.health import Meter
from fogbound.server.wire import Trouble
from fogbound.text import LANGUAGES, catalogue

__all__ = ["Bucket", "Doorkeeper", "Origins"]

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
REQUESTS: Final = (40.0, 800)
"""How many requests a second one address may make in the long run, and how many at once: a Board has many pictures."""
MOST_ADDRESSES: Final = 10_000


class Bucket:
    """Lets so many through a second, and a burst of some more."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._then = time.monotonic()

    def takes(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


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


class Doorkeeper:
    """Stands before the application: checks hosts, origins and haste, and gives every answer its headers."""

    def __init__(self, app: ASGIApp, origins: Origins, meter: Meter) -> None:
        self._app = app
        self._origins = origins
        self._meter = meter
        self._buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a live line in, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        host, origin = headers.get("host", ""), headers.get("origin", "")
        method = str(scope.get("method", ""))  # a live line has none
        if not self._origins.knows_host(host):
            await self._refuse(scope, send, 421, "trouble-host", headers)
        elif (method not in SAFE or origin) and not self._origins.allows(origin, host):
            await self._refuse(scope, send, 403, "trouble-origin", headers)
        elif not self._bucket(scope).takes():
            await self._refuse(scope, send, 429, "trouble-too-fast", headers)
        elif not method:
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, self._dressed(send))

    def _bucket(self, scope: Scope) -> Bucket:
        client = scope.get("client")
        address = client[0] if client else ""
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.clear()
        return self._buckets.setdefault(address, Bucket(*REQUESTS))

    def _dressed(self, send: Send) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._meter.count("requests", str(message["status"]))
                there = {name.lower() for name, _ in message["headers"]}
                more = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                kept = [pair for pair in more if pair[0] not in there]
                message["headers"] = [*message["headers"], *kept]
            await send(message)

        return dressed

    async def _refuse(self, scope: Scope, send: Send, status: int, key: str, headers: dict[str, str]) -> None:
        self._meter.count("requests", str(status))
        if "method" not in scope:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        lang = headers.get("accept-language", "")[:2].lower()
        text = catalogue(lang if lang in LANGUAGES else "en").say(key)
        body = msgspec.json.encode(Trouble(code=key.removeprefix("trouble-"), text=text))
        dressed = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        start = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *dressed,
        ]
        await send({"type": "http.response.start", "status": status, "headers": start})
        await send({"type": "http.response.body", "body": body, "more_body": False})
