"""Several servers on one archive, each a process of its own, and people who go from one to the other as browsers do."""

import asyncio
import json
import os
import random
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from fogbound.packs import library
from fogbound.tables import Table
from fogbound.tables.archive import Archive
from fogbound.tables.journal import Answer, Journal
from server.visiting import DUO, serve_in

__all__ = ["Player", "ServerProcess", "answers_of", "check_kept", "starting"]

MOST_HOPS: Final = 3
PAUSE_SECONDS: Final = 0.1
GONE: Final = (OSError, WebSocketException, httpx.HTTPError)


class ServerProcess:
    """A server in a process of its own, to be killed or ended; it can be started again on another port."""

    def __init__(self, name: str, folder: Path, options: Sequence[str] = ()) -> None:
        self.name = name
        self.port = 0
        self._words = [*serve_in(folder), "--no-draw-ahead", *(("--name", name) if name else ()), *options]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Come up, and return when it serves."""
        self._process = subprocess.Popen(self._words, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        while "ready" not in said:  # a second one on a folder says so first
            assert said, "it has ended"
            said = self._process.stdout.readline()
        self.port = int(said.rstrip("/\n").rpartition(":")[2])

    @property
    def number(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def send_signal(self, which: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(which)

    def kill_child(self) -> None:
        """Kill one of its workers."""
        children = Path(f"/proc/{self.number}/task/{self.number}/children").read_text().split()
        workers = [each for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]
        os.kill(int(workers[0]), signal.SIGKILL)

    def end(self, which: signal.Signals = signal.SIGTERM) -> float:
        """Have it end by a signal; returns after how many seconds it has."""
        if self._process is None:
            return 0
        begun = time.monotonic()
        self._process.send_signal(which)
        self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
        return time.monotonic() - begun


@contextmanager
def starting(folder: Path, *names: str, options: Sequence[str] = ()) -> Iterator[dict[str, ServerProcess]]:
    """Servers of these names, all on one folder."""
    found = {name: ServerProcess(name, folder, options) for name in names}
    try:
        for process in found.values():
            process.start()
        yield found
    finally:
        for process in found.values():
            process.end(signal.SIGKILL)


class Player:
    """Somebody who plays alone for two explorers, game after game, and remembers what they were shown."""

    def __init__(self, door: str, seed: int) -> None:
        self.door = door  # may be another one later
        made = httpx.post(f"http://{door}/api/me", headers={"origin": f"http://{door}"}, timeout=30)
        [(cookie, key)] = made.cookies.items()
        self._cookie = f"{cookie}={key}"
        self._chance = random.Random(seed)
        self.game = ""
        self.server = ""  # the one to be asked for
        self.shown: dict[str, list[tuple[int, str]]] = {}  # by game: serials and options
        self.longest = 0.0  # seconds without being shown anything, after a line that broke
        self.moves = 0  # how often it was sent on
        self._broke: float | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": f"http://{self.door}", "cookie": self._cookie}

    async def play(self, until: asyncio.Event) -> None:
        """Play on and on, whatever becomes of the servers."""
        hops = 0
        while not until.is_set():
            try:
                if not self.game:
                    await self._begin()
                moved = await self._sit(until)
            except GONE:
                self._broke = self._broke or time.monotonic()
                self.server, hops = "", 0
                await asyncio.sleep(PAUSE_SECONDS * (0.5 + self._chance.random()))
                continue
            if moved is None:
                self.game = ""
                continue
            self._broke = self._broke or time.monotonic()
            self.server, hops = moved, hops + 1
            self.moves += 1
            if hops > MOST_HOPS or not moved:
                self.server, hops = "", 0
                await asyncio.sleep(PAUSE_SECONDS * self._chance.random())

    async def _begin(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.door}", headers=self.headers) as client:
            wanted = {**DUO, "seats": [0, 1], "seed": self._chance.randrange(1000)}
            answer = await client.post("/api/games", json=wanted)
        if answer.status_code != 201:
            raise httpx.HTTPError(answer.text)
        self.game = answer.json()["id"]
        self.shown[self.game] = []

    async def _sit(self, until: asyncio.Event) -> str | None:
        """Play the game to its end; the server to go to instead, if the table goes on elsewhere."""
        named = f"&server={self.server}" if self.server else ""
        where = f"ws://{self.door}/api/games/{self.game}/live?lang=en{named}"
        try:
            line = await connect(where, additional_headers=self.headers, open_timeout=10)
        except InvalidStatus as refused:
            if refused.response.status_code not in (409, 429, 502, 503):
                raise AssertionError(refused.response.body) from refused
            raise
        async with line:
            return await self._play_on(line, until)

    async def _play_on(self, line: ClientConnection, until: asyncio.Event) -> str | None:
        shown: dict[str, Any] = {}
        while "asking" not in shown:
            said = json.loads(await line.recv())
            if said["type"] == "moved":
                return str(said["server"])
            shown |= said.get("parts", {})
        self._note_answer(shown["asking"])
        while not (shown["ending"] or until.is_set()):
            asking = shown["asking"]
            given = asking["serial"], self._choose(asking)
            await line.send(json.dumps({"type": "answer", "serial": given[0], "option": given[1]}))
            said = await self._hear_answer(line, shown, given[0])
            if said["type"] == "moved":
                return str(said["server"])
            if said["type"] == "refused":
                assert said["code"] in ("too-fast", "closed"), said
                await asyncio.sleep(0.2)
            else:
                self.shown[self.game].append(given)
        return None

    async def _hear_answer(
        self, line: ClientConnection, shown: dict[str, Any], serial: int
    ) -> dict[str, Any]:
        """What comes of an answer to the question with this number; that somebody has gone may be shown before."""
        while True:
            said: dict[str, Any] = json.loads(await line.recv())
            shown |= said.get("parts", {})
            asking = shown["asking"]
            if said["type"] in ("moved", "refused") or asking is None or asking["serial"] != serial:
                return said

    def _choose(self, asking: dict[str, Any]) -> str:
        plain = [one for one in asking["choices"] if not (one["standing"] or one["wants"] or one["confirm"])]
        return str(self._chance.choice(plain)["id"])

    def _note_answer(self, asking: dict[str, Any] | None) -> None:
        """Who comes back is asked something later than what they had answered, and was not gone for long."""
        answered = self.shown[self.game]
        assert asking is None or not answered or asking["serial"] > answered[-1][0]
        if self._broke is not None:
            self.longest = max(self.longest, time.monotonic() - self._broke)
            self._broke = None


def answers_of(players: Sequence[Player]) -> int:
    return sum(len(shown) for player in players for shown in player.shown.values())


def check_kept(archive: Archive, player: Player) -> None:
    """Everything shown is in the journal, in order, and the journal can be played again."""
    for game, shown in player.shown.items():
        journal: Journal = archive.read(game)
        kept = [(entry.serial, entry.option) for entry in journal.entries if isinstance(entry, Answer)]
        assert [answer for answer in kept if answer in set(shown)] == shown, game
        adventure = library.open([name for name, _ in journal.header.packs])
        assert Table.replay(journal, adventure.packs, adventure.book).remarks == [], game
