"""Visiting a server: people with browsers of their own at one server, for tests."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from archives import database_url
from fogbound.server.adventures import Adventures
from fogbound.server.app import routes, secure
from fogbound.server.server import Server, Settings

SHELF = Adventures()
"""Adventures are read once for all servers."""
FREE_ROUTES: list[Litestar] = []
"""Routes take longer to lay than a server to build, so one server after the other stands at the same."""
HOST = "127.0.0.1:7777"
FROM = b"x-from"
"""The header in which a test names the address that it comes from."""
ORIGIN = f"http://{HOST}"
SOLO = {"adventure": "first-light", "characters": ["surveyor"], "clues": ["held-morning"], "seed": 7}
DONE = "and that was it"
DUO = {**SOLO, "characters": ["surveyor", "diver"], "seats": [0]}


def invitation_at(link: str) -> str:
    """The address at which a page asks about the invitation of a link."""
    key, token = link.partition("#/join/")[2].split("/")
    return f"/api/games/{key}/invitations/{token}"


def serve_in(folder: Path) -> list[str]:
    """The words that start a server of its own, on any free port."""
    options = ["--port", "0", "--lang", "en", "--data", str(folder)]
    return [sys.executable, "-m", "fogbound", "serve", *options]


@contextmanager
def server_in(folder: Path, **settings: Any) -> Iterator["Street"]:
    """A server that is open, with its street in front."""
    server = Server(folder, Settings(database=database_url(), **settings), SHELF)
    app = FREE_ROUTES.pop() if FREE_ROUTES else routes()
    app.state.server = server
    with TestClient(Places(secure(app, server)), base_url=ORIGIN) as client:
        yield Street(client, server, app)
    FREE_ROUTES.append(app)


class Places:
    """Has requests come from the address that they name in a header of the tests' own, or from this machine."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        named = [value.decode() for name, value in scope.get("headers", ()) if name == FROM]
        await self._app({**scope, "client": (named[0] if named else "127.0.0.1", 50_000)}, receive, send)


class Street:
    """Where visitors come from."""

    def __init__(self, client: TestClient, server: Server, app: Litestar) -> None:
        self.client = client
        self.app = app
        self.server = server

    def visitor(self, name: str, lang: str = "en") -> "Visitor":
        """Somebody new, who has told their name."""
        found = self.client.post("/api/me", headers={"origin": ORIGIN})
        visitor = Visitor(self, found.cookies[self.server.cookie])
        self.client.cookies.clear()
        assert visitor.put("/api/me", {"name": name, "lang": lang})["name"] == name
        return visitor


class Visitor:
    """Somebody's browser."""

    def __init__(self, street: Street, key: str) -> None:
        self.street = street
        self.key = key
        self.headers = {"cookie": f"{street.server.cookie}={key}", "origin": ORIGIN}

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """A request, whatever comes of it."""
        answer = self.street.client.request(method, path, json=data, headers=self.headers)
        self.street.client.cookies.clear()
        return answer

    def get(self, path: str) -> Any:
        return _told(self.ask("GET", path))

    def post(self, path: str, data: Any = None) -> Any:
        return _told(self.ask("POST", path, data))

    def put(self, path: str, data: Any) -> Any:
        return _told(self.ask("PUT", path, data))

    def begins(self, game: dict[str, Any]) -> str:
        """Deal a game and tell its key."""
        return str(self.post("/api/games", game)["id"])

    def invites(self, guest: "Visitor", key: str) -> None:
        """Send somebody the link to a table, who follows it."""
        guest.post(self.invitation(key))

    def invitation(self, key: str) -> str:
        """The address of the invitation that this person hands out."""
        return invitation_at(self.post(f"/api/games/{key}/invite")["link"])

    @contextmanager
    def with_guest(self, guest: "Visitor", key: str) -> Iterator[tuple["Browser", "Browser"]]:
        """Sit at a table for two with somebody who was invited and has taken the second seat."""
        self.invites(guest, key)
        with self.at(key) as own, guest.at(key) as other:
            for browser in (own, other, own):
                browser.hear()
            other.say(type="take-seat", seat=1)
            own.hear()
            yield own, other

    @contextmanager
    def at(self, key: str, query: str = "", lang: str = "en") -> Iterator["Browser"]:
        """Sit at a table with a live line."""
        where = f"/api/games/{key}/live?lang={lang}{query}"
        with self.street.client.websocket_connect(where, headers=self.headers) as line:
            yield Browser(line)

    def turned_away(self, key: str) -> dict[str, Any]:
        """Come to a table that cannot be opened: what is said before the line is closed."""
        where = f"/api/games/{key}/live?lang=en"
        with self.street.client.websocket_connect(where, headers=self.headers) as line:
            message: dict[str, Any] = line.receive_json(mode="binary", timeout=20)
            return message


def _told(answer: Any) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


class Browser:
    """A live line, and what it has shown so far."""

    def __init__(self, line: Any) -> None:
        self.line = line
        self.parts: dict[str, Any] = {}
        self.faces: dict[str, Any] = {}
        self.lines: dict[int, Any] = {}
        self.seq = 0
        self.welcome = line.receive_json(mode="binary", timeout=20)
        assert self.welcome["type"] == "welcome"

    def hear(self) -> dict[str, Any]:
        """The next message, taken in."""
        message: dict[str, Any] = self.line.receive_json(mode="binary", timeout=20)
        if message["type"] == "show":
            assert message["whole"] or message["seq"] > self.seq
            self.seq = message["seq"]
            self.parts.update(message["parts"])
            self.faces.update((face["id"], face) for face in message["faces"])
            self.lines.update((line["n"], line) for line in message["lines"])
        return message

    def say(self, **message: Any) -> dict[str, Any]:
        """Send a message and hear what comes of it."""
        self.line.send_json(message)
        return self.hear()

    def does(self, **message: Any) -> str:
        """Send a message, whoever comes and goes meanwhile: `ok`, or the code with which it is refused."""
        self.line.send_json(message)
        self.line.send_json({"type": "say", "text": DONE})
        code = "ok"
        while True:
            heard = self.hear()
            if heard["type"] == "refused":
                code = str(heard["code"])
            elif any(line["text"].endswith(DONE) for line in heard.get("lines", ())) and not heard["whole"]:
                return code

    @property
    def asking(self) -> dict[str, Any]:
        found: dict[str, Any] = self.parts["asking"]
        return found

    def choice(self, beginning: str) -> dict[str, Any]:
        """The choice whose id begins so."""
        return next(one for one in self.asking["choices"] if one["id"].startswith(beginning))

    def answer(self, beginning: str, value: str = "") -> dict[str, Any]:
        """Take the choice whose id begins so."""
        option = self.choice(beginning)["id"]
        return self.say(type="answer", serial=self.asking["serial"], option=option, value=value)

    def takes_a_turn(self) -> None:
        """Pathfind from the first land of First Light, plainly, up to the next turn."""
        self.answer("pathfind/s1/010")
        while self.asking["kind"] != "choose-turn":
            self.answer(self.asking["plain"] or self.asking["choices"][0]["id"])

    @property
    def told(self) -> list[str]:
        """The lines of the journal so far."""
        return [self.lines[n]["text"] for n in sorted(self.lines)]
