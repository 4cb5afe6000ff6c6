"""Several workers behind one port: a connection goes to the worker of its game, and one that dies is replaced."""

import http.client
import json
import signal
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from commanding import run
from fogbound.server.siblings import Siblings, request_target
from fogbound.server.workers import worker_names
from server.several import ServerProcess
from server.visiting import SOLO

NAMES = worker_names(3, "")
PATIENCE = 60
"""Seconds; the other tests may have the processors."""


@pytest.fixture
def siblings(tmp_path: Path) -> Siblings:
    return Siblings(NAMES, "w2", tmp_path)


def test_workers_have_names_of_their_own():
    """Theirs, or those of the server they make up."""
    assert NAMES == ("w1", "w2", "w3")
    assert worker_names(2, "north") == ("north-1", "north-2")


@pytest.mark.parametrize(
    ("read", "target"),
    [
        (b"GET /api/games/walk-1/recap HTTP/1.1\r\nHost: x\r\n", b"/api/games/walk-1/recap"),
        (b"GET /api/games/walk-1/rec", None),
        (b"nonsense\r\n", b""),
        (b"", None),
    ],
)
def test_a_request_is_known_by_its_first_line(read: bytes, target: bytes | None):
    """As soon as that is there as a whole."""
    assert request_target(read) == target


def test_every_worker_has_the_same_mind_about_a_game(tmp_path: Path, siblings: Siblings):
    """Each game belongs to one of them, whoever is asked, and each of them has its share."""
    other = Siblings(NAMES, "w1", tmp_path)
    games = [f"walk-{number}" for number in range(300)]
    owners = [siblings.worker_of(f"/api/games/{game}/live?lang=en".encode()) for game in games]
    assert owners == [other.worker_of_game(game) for game in games]
    assert all(owners.count(name) > 60 for name in NAMES)


def test_a_worker_that_is_named_is_asked(siblings: Siblings):
    """Of any page; a name that none of them has says nothing, and what is about no game may go to any."""
    home = siblings.worker_of(b"/api/games/walk-1/recap")
    for name in NAMES:
        assert siblings.worker_of(f"/api/games/walk-1/recap?lang=en&server={name}".encode()) == name
        assert siblings.worker_of(f"/metrics?server={name}".encode()) == name
    assert siblings.worker_of(b"/api/games/walk-1/recap?server=elsewhere") == home
    assert siblings.worker_of(b"/api/games/walk%2D1/recap") == home
    assert siblings.worker_of(b"/api/games") == siblings.worker_of(b"/assets/index.js") == ""


def test_windows_is_told_that_it_cannot(monkeypatch: pytest.MonkeyPatch):
    """Before anything is opened: what workers hand connections over with is not there."""
    monkeypatch.delattr(socket, "recv_fds")
    done = run("serve", "--workers", "2", "--lang", "en")
    assert done.status == 1
    assert "Leave --workers out" in done.err


@pytest.mark.slow
def test_one_port_is_served_by_several_workers(tmp_path: Path):
    """Whoever accepts a connection, it comes to the game's worker, request by request; a killed worker is replaced."""
    server = ServerProcess("", tmp_path, ("--workers", "2"))
    server.start()
    try:
        where = f"127.0.0.1:{server.port}"
        origin = {"origin": f"http://{where}"}
        [(cookie, key)] = httpx.post(
            f"http://{where}/api/me", headers=origin, timeout=PATIENCE
        ).cookies.items()
        headers = {**origin, "cookie": f"{cookie}={key}"}
        games: dict[str, str] = {}  # by their workers
        while len(games) < 2:
            named = f"http://{where}/api/games?server=w{len(games) + 1}"
            game = httpx.post(named, json=SOLO, headers=headers, timeout=PATIENCE).json()["id"]
            assert worker_of(game) == f"w{len(games) + 1}", "a worker deals what belongs to it"
            games[worker_of(game)] = game

        for number in range(20):  # a body that comes behind its head goes along
            named = f"http://{where}/api/me?server=w{number % 2 + 1}"
            me = {"name": f"Ann {number}", "lang": "en"}
            assert httpx.put(named, json=me, headers=headers, timeout=PATIENCE).status_code < 300

        line = http.client.HTTPConnection(where, timeout=PATIENCE)
        for _ in range(5):  # on one connection, to and fro
            for game in games.values():
                line.request("GET", f"/api/games/{game}/recap", headers=headers)
                answer = line.getresponse()
                assert (answer.status, bool(answer.read())) == (200, True)
        line.close()

        for name, game in games.items():
            tables = httpx.get(f"http://{where}/metrics?server={name}", timeout=PATIENCE).text
            assert "fogbound_tables 1\n" in tables
            other = next(each for each in games if each != name)
            with connect(
                f"ws://{where}/api/games/{game}/live?server={other}", additional_headers=headers
            ) as away:
                assert json.loads(away.recv(PATIENCE)) == {"type": "moved", "server": name}
            with connect(f"ws://{where}/api/games/{game}/live", additional_headers=headers) as there:
                assert json.loads(there.recv(PATIENCE))["type"] == "welcome"

        server.kill_child()
        for game in games.values():
            answer = ask_until_found(f"http://{where}/api/games/{game}/recap", headers)
            assert answer.status_code == 200
        server.end(signal.SIGTERM)
    finally:
        server.end(signal.SIGKILL)


def worker_of(game: str) -> str:
    return Siblings(worker_names(2, ""), "w1", Path()).worker_of_game(game)


def ask_until_found(where: str, headers: dict[str, str]) -> httpx.Response:
    """Ask as a browser does: again when the connection breaks, and where it is told to."""
    server = ""
    for _ in range(50):
        try:
            answer = httpx.get(
                where, params={"server": server} if server else {}, headers=headers, timeout=PATIENCE
            )
        except httpx.HTTPError:
            time.sleep(0.1)
            continue
        if answer.status_code != 409:
            return answer
        server = answer.json()["server"]
    raise AssertionError(where)
