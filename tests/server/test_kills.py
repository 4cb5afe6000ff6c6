"""A server that is killed at any moment has kept every answer that it has shown.

Ten kills belong to the whole suite; `FOGBOUND_KILLS=500 ./test tests/server/test_kills.py` makes it five hundred.
"""

import asyncio
import json
import random
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from amounts import amount
from fogbound.packs import library
from fogbound.tables import Archive, Table
from fogbound.tables.journal import Answer, Journal
from server.visiting import DUO, serve_in

KILLS = amount("KILLS", 10)
PER_RUN = 5
PLAYERS = 6
MOST_ANSWERS = 80


class Server:
    """A server in a process of its own, to be killed."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.address = f"127.0.0.1:{port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    command = [*serve_in(folder), "--no-draw-ahead"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield Server(process, int(process.stdout.readline().rstrip("/\n").rpartition(":")[2]))
        finally:
            process.kill()


class Player:
    """Somebody who plays alone for two explorers, game after game, and remembers what they were shown."""

    def __init__(self, server: Server, seed: int) -> None:
        with httpx.Client(base_url=f"http://{server.address}", timeout=30) as client:
            origin = {"origin": f"http://{server.address}"}
            [(self.cookie, self.key)] = client.post("/api/me", headers=origin).cookies.items()
        self.chance = random.Random(seed)
        self.game = ""
        self.shown: dict[str, list[tuple[int, str]]] = {}  # by game: serials and options
        self.untold: tuple[int, str] | None = None  # sent, and not shown yet

    def headers(self, server: Server) -> dict[str, str]:
        return {"cookie": f"{self.cookie}={self.key}", "origin": f"http://{server.address}"}

    async def begin(self, server: Server) -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=30) as client:
            wanted = {**DUO, "seats": [0, 1], "seed": self.chance.randrange(1000)}
            answer = await client.post("/api/games", json=wanted, headers=self.headers(server))
        self.game = answer.json()["id"]
        self.shown[self.game] = []

    async def play(self, server: Server) -> None:
        """Play until the server is gone."""
        self.untold = None
        try:
            while True:
                if not self.game:
                    await self.begin(server)
                await self._play_on(server)
                self.game = ""
        except (WebSocketException, httpx.HTTPError, OSError):
            return

    async def _play_on(self, server: Server) -> None:
        where = f"ws://{server.address}/api/games/{self.game}/live?lang=en"
        async with connect(where, additional_headers=self.headers(server)) as line:
            shown: dict[str, Any] = {}
            while "asking" not in shown:
                shown |= json.loads(await line.recv()).get("parts", {})
            self._check_nothing_is_lost(shown["asking"])
            while not shown["ending"]:
                asking = shown["asking"]
                plain = [
                    one
                    for one in asking["choices"]
                    if not (one["standing"] or one["wants"] or one["confirm"])
                ]
                self.untold = (asking["serial"], self.chance.choice(plain)["id"])
                await line.send(
                    json.dumps({"type": "answer", "serial": self.untold[0], "option": self.untold[1]})
                )
                said = json.loads(await line.recv())
                if said["type"] == "refused":
                    assert said["code"] == "too-fast"
                    await asyncio.sleep(0.2)
                    continue
                self.shown[self.game].append(self.untold)
                self.untold = None
                shown |= said["parts"]

    def _check_nothing_is_lost(self, asking: dict[str, Any] | None) -> None:
        """Who comes back is asked something later than what they had answered."""
        answered = self.shown[self.game]
        assert asking is None or not answered or asking["serial"] > answered[-1][0]


def answers_of(players: list[Player]) -> int:
    return sum(len(shown) for player in players for shown in player.shown.values())


async def play_and_kill(server: Server, players: list[Player], chance: random.Random) -> None:
    """Let everybody play at once, and kill the server some answers and a moment later."""
    wanted = answers_of(players) + chance.randint(1, MOST_ANSWERS)
    playing = asyncio.gather(*(player.play(server) for player in players))
    while answers_of(players) < wanted and not playing.done():
        await asyncio.sleep(0.002)
    await asyncio.sleep(chance.uniform(0, 0.05))
    server.kill()
    await asyncio.wait_for(playing, 30)


def check_kept(archive: Archive, player: Player) -> None:
    """Everything shown is in the journal, in order; nothing else but what was under way or answers itself."""
    for game, shown in player.shown.items():
        journal: Journal = archive.read(game)
        kept = [(entry.serial, entry.option) for entry in journal.entries if isinstance(entry, Answer)]
        assert [answer for answer in kept if answer in set(shown)] == shown
        adventure = library.open([name for name, _ in journal.header.packs])
        table = Table.replay(journal, adventure.packs, adventure.book)
        assert table.remarks == []


@pytest.mark.long
@pytest.mark.parametrize("run", range(KILLS // PER_RUN))
def test_a_killed_server_has_kept_what_it_showed(run: int, tmp_path: Path):
    """Killed again and again under load, a server opens every game with all the answers that it had shown."""
    chance = random.Random(run)
    players: list[Player] = []
    for _ in range(PER_RUN):
        with serving(tmp_path) as server:
            players = players or [Player(server, 100 * run + number) for number in range(PLAYERS)]
            asyncio.run(play_and_kill(server, players, chance))
        with Archive.open(tmp_path) as archive:
            for player in players:
                check_kept(archive, player)
    assert answers_of(players) >= PER_RUN
