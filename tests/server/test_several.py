"""Two servers on one archive: people who come in by different doors meet, and no table ends with a server."""

import json
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from server.doors import Door, door
from server.several import ServerProcess, starting
from server.visiting import DUO, invitation_at

pytestmark = pytest.mark.slow


class Guest:
    """Somebody who comes in by one door."""

    def __init__(self, at: Door, name: str) -> None:
        self.door = at
        origin = {"origin": f"http://{at.address}"}
        [(cookie, key)] = httpx.post(
            f"http://{at.address}/api/me", headers=origin, timeout=30
        ).cookies.items()
        self.headers = {**origin, "cookie": f"{cookie}={key}"}
        self.ask("PUT", "/api/me", {"name": name, "lang": "en"})

    def ask(self, method: str, path: str, data: Any = None) -> httpx.Response:
        where = f"http://{self.door.address}{path}"
        return httpx.request(method, where, json=data, headers=self.headers, timeout=30)

    def sits(self, game: str, server: str = "") -> ClientConnection:
        """A live line, asked of a server if one is named."""
        named = f"&server={server}" if server else ""
        where = f"ws://{self.door.address}/api/games/{game}/live?lang=en{named}"
        return connect(where, additional_headers=self.headers, open_timeout=30)


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(30))
        if message["type"] == kind:
            return message


class House:
    """Two servers, and a door to each that also knows the other."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.servers: dict[str, ServerProcess] = stack.enter_context(starting(folder, "a", "b"))
        ports = {name: server.port for name, server in self.servers.items()}
        self.ann = Guest(stack.enter_context(door(ports, ["a"])), "Ann")
        self.ben = Guest(stack.enter_context(door(ports, ["b"])), "Ben")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with ExitStack() as stack:
        yield House(tmp_path, stack)


def test_two_people_by_different_doors_meet_at_one_table(house: House):
    """The server that has not the table names the one that has, on the line, to requests, and for pictures."""
    ann, ben = house.ann, house.ben
    game = ann.ask("POST", "/api/games", DUO).json()["id"]
    invitation = invitation_at(ann.ask("POST", f"/api/games/{game}/invite").json()["link"])
    with ann.sits(game) as hers:
        hear(hers, "show")
        assert ben.ask("GET", invitation).json()["game"] == game
        refused = ben.ask("POST", invitation)
        assert refused.status_code == 409
        assert (refused.json()["code"], refused.json()["server"]) == ("elsewhere", "a")
        assert ben.ask("POST", f"{invitation}?server=a").status_code == 200

        with ben.sits(game) as away:
            assert hear(away, "moved") == {"type": "moved", "server": "a"}
        recap = ben.ask("GET", f"/api/games/{game}/recap")
        assert (recap.status_code, recap.json()["server"]) == (409, "a")
        picture = ben.ask("GET", f"/api/games/{game}/art/010/vector?e=1")
        assert (picture.status_code, picture.headers["location"]) == (307, "?e=1&server=a")
        assert ben.ask("GET", f"/api/games/{game}/art/010/vector?e=1&server=a").status_code == 200

        with ben.sits(game, "a") as his:
            hear(his, "show")
            his.send(json.dumps({"type": "say", "text": "here I am"}))
            while not any("here I am" in line["text"] for line in hear(hers, "show")["lines"]):
                pass


def test_a_table_goes_on_where_somebody_asks_when_its_server_is_killed(house: House):
    """The door leads to the other server, which takes the game with all that was kept."""
    ann = house.ann
    game = ann.ask("POST", "/api/games", DUO).json()["id"]
    with ann.sits(game) as hers:
        asked = hear(hers, "show")["parts"]["asking"]["serial"]
        house.servers["a"].end(signal.SIGKILL)
    assert ann.ask("GET", f"/api/games/{game}/recap?server=a").status_code == 502
    with ann.sits(game) as hers:
        assert hear(hers, "show")["parts"]["asking"]["serial"] == asked


def test_a_server_that_ends_hands_its_tables_over(house: House):
    """Its browsers hear of it once the game is free, and go on elsewhere while it ends; that takes a moment."""
    ann = house.ann
    game = ann.ask("POST", "/api/games", DUO).json()["id"]
    with ann.sits(game) as hers:
        hear(hers, "show")
        house.servers["a"].send_signal(signal.SIGTERM)
        assert hear(hers, "moved")["server"] == ""
        with ann.sits(game, "b") as again:
            hear(again, "show")
    house.servers["a"].end()
    assert ann.ask("GET", f"/api/games/{game}/recap").status_code == 200
