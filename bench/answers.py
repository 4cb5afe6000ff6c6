"""Answers: what an answer costs the server itself, in one process and without the network.

Four browsers sit at each table; in every round one of them answers at each, all tables at once, as the registry is asked
to by lines. What browsers do with what they are sent is not measured. The same seeds give the same games, so that two
trees can be compared: by processor time, or with `--count` by instructions, which other programs on the machine do not
change. `bench/run answers` runs it in the project's own environment; counting needs valgrind and a C compiler.
"""

import argparse
import asyncio
import ctypes
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from bench.load import ADVENTURES, SEATS, prepared
from bench.visitors import Agreement, Asking, Choice, Other, Refused, Show
from fogbound.native import compiled
from fogbound.server import wire
from fogbound.server.open_table import OpenTable
from fogbound.server.outbox import Outbox
from fogbound.server.server import Server, Settings
from fogbound.server.subscriber import Subscriber

SWITCH: Final = "FOGBOUND_BENCH_SWITCH"
"""The library that switches the counting on and off, where it is counted."""
SWITCHING: Final = """
#include <valgrind/callgrind.h>
static int begun;
void turn(void) {
    if (!begun) { CALLGRIND_START_INSTRUMENTATION; begun = 1; }
    CALLGRIND_TOGGLE_COLLECT;
}
"""
COUNTED: Final = re.compile(r"Collected : (\d+)")

_decode: Final = msgspec.json.Decoder(Show | Refused | Other).decode


class Browser:
    """What one browser at a table knows from what it was sent."""

    def __init__(self, subscriber: Subscriber, outbox: Outbox, seat: int) -> None:
        self.subscriber = subscriber
        self.outbox = outbox
        self.seat = seat
        self.asking: Asking | None = None
        self.agreement: Agreement | None = None
        self.is_done = False  # the game is over, or something was refused
        self.bytes = 0
        self._sent: list[bytes] = []
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """Take what is sent, as a line does; it is read later."""
        while messages := await self.outbox.take():
            self._sent += messages

    def read(self) -> None:
        """Read all that was sent."""
        for message in self._sent:
            self._hear(message)
        self._sent.clear()

    def _hear(self, message: bytes) -> None:
        self.bytes += len(message)
        said = _decode(message)
        if isinstance(said, Show):
            if said.parts.asking is not msgspec.UNSET:
                self.asking = said.parts.asking
            if said.parts.agreement is not msgspec.UNSET:
                self.agreement = said.parts.agreement
        self.is_done = (
            self.is_done or isinstance(said, Refused) or bool(isinstance(said, Show) and said.parts.ending)
        )

    @property
    def is_to_answer(self) -> bool:
        """Whether it is asked and has not said what it is for."""
        votes = self.agreement.votes if self.agreement is not None else ()
        return self.asking is not None and self.asking.yours and all(one.seat != self.seat for one in votes)


class Company:
    """The people at one table, who answer one after the other and agree with the first."""

    def __init__(self, table: OpenTable, browsers: list[Browser], chance: random.Random) -> None:
        self.table = table
        self.browsers = browsers
        self.chance = chance
        self._wanted: Choice | None = None
        self._serial = 0

    def next(self) -> tuple[Browser, wire.GiveAnswer] | None:
        """Who answers now, and what; None if nobody can."""
        browser = next((one for one in self.browsers if one.is_to_answer), None)
        if browser is None or browser.asking is None or any(one.is_done for one in self.browsers):
            return None
        asked = browser.asking
        if browser.agreement is None or self._serial != asked.serial or self._wanted is None:
            plain = [one for one in asked.choices if not (one.standing or one.wants or one.confirm)]
            self._wanted = self.chance.choice(plain) if plain else None
            self._serial = asked.serial
        return (browser, wire.GiveAnswer(asked.serial, self._wanted.id)) if self._wanted is not None else None


class Found(msgspec.Struct):
    """What was measured."""

    answers: int = 0
    decisions: int = 0  # answers after which the game went on
    seconds: float = 0.0
    bytes: int = 0


async def play(folder: Path, chosen: argparse.Namespace) -> Found:
    """Sit down everywhere, play so many rounds to warm up, then so many that are measured."""
    keys, games = prepared(folder, chosen.tables, chosen.adventures, chosen.people)
    server = Server(folder, Settings())
    await server.begin()
    companies = [
        await _sit_down(server, game, held, random.Random(number))
        for number, (held, game) in enumerate(zip(keys, games, strict=True))
    ]
    found = Found()
    for turn in range(chosen.warm + chosen.rounds):
        if turn == chosen.warm:
            gc.collect()
            gc.freeze()
            found = Found()
        await _answer_everywhere(server, companies, found, _switch() if turn >= chosen.warm else _nothing)
    await server.end()
    return found


async def _sit_down(server: Server, game: str, keys: tuple[str, ...], chance: random.Random) -> Company:
    browsers: list[Browser] = []
    for seat, key in enumerate(keys):
        person = server.people.person(key)
        assert person is not None
        table = await server.registry.open_table(game, person)
        subscriber, outbox = await server.registry.connect(table, "", person, "en", 0)
        browsers.append(Browser(subscriber, outbox, seat))
    await _read(browsers)
    return Company(table, browsers, chance)


async def _read(browsers: list[Browser]) -> None:
    await asyncio.sleep(0)  # what is sent is taken
    for browser in browsers:
        browser.read()


async def _answer_everywhere(
    server: Server, companies: list[Company], found: Found, switch: Callable[[], object]
) -> None:
    """One answer at each table, all at once; only what the server does is measured."""
    said = [(company, *told) for company in companies if (told := company.next()) is not None]
    gc.disable()
    switch()
    begun = time.process_time()
    await asyncio.gather(
        *[server.registry.act(company.table, browser.subscriber, answer) for company, browser, answer in said]
    )
    found.seconds += time.process_time() - begun
    switch()
    gc.enable()
    for company, browser, answer in said:
        before = sum(one.bytes for one in company.browsers)
        await _read(company.browsers)
        found.answers += 1
        found.decisions += browser.asking is None or browser.asking.serial != answer.serial
        found.bytes += sum(one.bytes for one in company.browsers) - before


def _nothing() -> None:
    """Count nothing."""


def _switch() -> Callable[[], object]:
    library = os.environ.get(SWITCH, "")
    turn: Callable[[], object] = ctypes.CDLL(library).turn if library else _nothing
    return turn


def count(arguments: list[str]) -> float:
    """Run the same under valgrind; returns the instructions of an answer."""
    with tempfile.TemporaryDirectory(prefix="fogbound-count-") as folder:
        source, library = Path(folder) / "switch.c", Path(folder) / "switch.so"
        source.write_text(SWITCHING)
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no"]
        done = subprocess.run(
            [
                *command,
                f"--callgrind-out-file={folder}/out",
                sys.executable,
                "-m",
                "bench.answers",
                *arguments,
            ],
            env={**os.environ, SWITCH: str(library), "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
    counted = COUNTED.search(done.stderr)
    if done.returncode or counted is None:
        raise SystemExit(f"bench: valgrind could not count:\n{done.stderr[-2000:]}")
    return int(counted[1]) / int(done.stdout.split()[0])


def main(arguments: list[str]) -> int:
    """Play and tell; with `--count` in a process below valgrind."""
    parser = argparse.ArgumentParser(prog="bench/run answers", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=8, help="that are measured: an answer at each table")
    parser.add_argument("--warm", type=int, default=40, help="rounds before that")
    parser.add_argument("--adventures", nargs="+", default=list(ADVENTURES))
    parser.add_argument("--people", type=int, choices=(1, 2, 4), default=SEATS)
    parser.add_argument("--count", action="store_true", help="instructions instead of processor time")
    chosen = parser.parse_args(arguments)
    if chosen.count:
        each = count([one for one in arguments if one != "--count"])
        print(f"{each / 1e6:.3f} million instructions an answer")
        return 0
    with tempfile.TemporaryDirectory(prefix="fogbound-answers-") as folder:
        found = asyncio.run(play(Path(folder), chosen))
    print(
        f"{found.answers} answers, {found.decisions} of them decisions; "
        f"{found.seconds / found.answers * 1e6:.0f} µs of processor time "
        f"and {found.bytes / found.answers / 1024:.1f} kB each; "
        f"{'compiled' if compiled() else 'interpreted'} engine"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
