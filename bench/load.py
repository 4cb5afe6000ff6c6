"""Load: one server process with many tables, and everybody at them in another process.

The games are dealt beforehand, straight into the archive, and the same few people sit at some of them; from then on
everything goes through the front door. It runs in the project's own virtual environment: `bench/run load`.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Final

import msgspec

from bench.tables import table
from bench.visitors import Phase, Plan, Result
from fogbound.native import compiled
from fogbound.packs import library
from fogbound.rules.common.setup import Setup
from fogbound.server.people import People, Person
from fogbound.tables import Table
from fogbound.tables.archive import Archive

ROOT: Final = Path(__file__).parent.parent
ADVENTURES: Final = ("first-light", "selvage")
SEATS: Final = 4
MEGABYTE: Final = 1 << 20
TURNS: Final = 2_000_000
TABLES_OF_A_PERSON: Final = 4


def prepared(
    folder: Path, tables: int, adventures: list[str], members: int = SEATS
) -> tuple[list[tuple[str, ...]], list[str]]:
    """Deal games for four in turn from these adventures, to so many people who share the seats; tells all keys."""
    keys: list[tuple[str, ...]] = []
    games: list[str] = []
    with Archive.open(folder) as archive:
        people = People(archive)
        loaded = [library.open([name]) for name in adventures]
        for number in range(tables):
            adventure = loaded[number % len(loaded)]
            known = adventure.book.setup_choices()
            some = tuple(known.characters[:SEATS])
            setup = Setup(some, tuple(known.clues[:1]), players=0 if some else SEATS)
            Table.create(adventure.book, adventure.packs, setup, number, archive.begin, "load").close()
        together: list[tuple[Person, str]] = []
        for number, game in enumerate(archive.games()):
            if number % TABLES_OF_A_PERSON == 0:
                together = [_arrived(people, one) for one in range(1, members + 1)]
            games.append(game.key)
            keys.append(tuple(key for _, key in together))
            for seat, (person, _) in enumerate(together):
                people.sit_down(game.id, person, range(seat, SEATS, members), maker=not seat)
    return keys, games


def _arrived(people: People, number: int) -> tuple[Person, str]:
    """A new person, with the key of their browser."""
    person, key = people.arrive("en")
    people.introduce(person, f"Visitor {number}", "en")
    return person, key


def served(folder: Path, module: str = "fogbound") -> tuple["subprocess.Popen[str]", int]:
    """A server on a free port; the module is the one whose command line starts it."""
    options = [
        "--port",
        "0",
        "--lang",
        "en",
        "--data",
        str(folder),
        "--no-draw-ahead",
    ]  # nobody asks for pictures
    command = [sys.executable, "-m", module, "serve", *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True)
    assert server.stdout is not None
    return server, _port(server.stdout)


def _port(said: IO[str]) -> int:
    ready = said.readline()
    if not ready:
        raise SystemExit("bench: the server did not start; see above")
    return int(ready.rstrip().rstrip("/").rpartition(":")[2])


def visited(plan: Plan) -> Result:
    """Send the visitors."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.visitors"],
        input=msgspec.json.encode(plan),
        stdout=subprocess.PIPE,
        cwd=ROOT,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Result)


def turn_of_a_loop() -> float:
    """The processor time of one turn of a plain loop: how quick a core is, so that machines can be compared."""
    best = float("inf")
    for _ in range(5):
        begun, total = time.process_time(), 0
        for turn in range(TURNS):
            total += turn
        best = min(best, time.process_time() - begun)
    return best / TURNS


def report(plan: Plan, result: Result, turn: float) -> str:
    """What people read; a turn is that of a plain loop, in seconds."""
    tables = len(plan.tables)
    stuck = ", ".join(f"{many} of {why}" for why, many in result.stuck.items()) or "none"
    rows = [_row(phase, turn) for phase in result.phases]
    heads = [
        "phase",
        "answers/s",
        "decisions/s",
        "per server core",
        "turns each",
        "p50 ms",
        "p99 ms",
        "worst ms",
        "kB shown",
    ]
    return "\n".join(
        [
            f"{tables} tables, {len(plan.keys[0])} browsers at each, {'packed' if plan.packed else 'plain'} lines; "
            f"{'compiled' if compiled() else 'interpreted'} engine; load of the machine {os.getloadavg()[0]:.1f}",
            "",
            table(heads, rows),
            "",
            f"memory: {result.empty / MEGABYTE:.0f} MB empty, "
            f"{(result.seated - result.empty) / tables / 1024:.0f} kB a table with its browsers, "
            f"{(result.played - result.empty) / tables / 1024:.0f} kB after play",
            f"server time: {result.opening * 1e3:.1f} ms to open a table for its browsers, "
            f"{result.first_view * 1e3:.1f} ms for a first view later",
            f"games over: {result.over}; tables left: {stuck}",
            f"a turn of a plain loop takes {turn * 1e9:.0f} ns of this core",
        ]
    )


def _row(phase: Phase, turn: float) -> list[str]:
    answers = max(1, phase.answers)
    return [
        f"{phase.rate}/s" if phase.rate else "flood",
        f"{phase.answers / phase.seconds:.0f}",
        f"{phase.decisions / phase.seconds:.0f}",
        f"{answers / phase.server:.0f}/s",
        f"{phase.server / answers / turn / 1000:.1f} k",
        f"{phase.p50:.1f}",
        f"{phase.p99:.1f}",
        f"{phase.worst:.0f}",
        f"{phase.bytes / answers / 1024:.1f}",
    ]


def main(arguments: list[str]) -> int:
    """Deal, serve, visit, tell."""
    parser = argparse.ArgumentParser(prog="bench/run load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--adventures", nargs="+", default=list(ADVENTURES))
    parser.add_argument("--rates", type=int, nargs="+", default=[300, 0], help="answers a second; 0: a flood")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each phase")
    parser.add_argument("--packed", action="store_true", help="compress the lines, as browsers ask for")
    parser.add_argument(
        "--people", type=int, choices=(1, 2, 4), default=SEATS, help="who share the four seats"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write everything measured to this file")
    chosen = parser.parse_args(arguments)
    turn = turn_of_a_loop()
    with tempfile.TemporaryDirectory(prefix="fogbound-load-") as folder:
        keys, games = prepared(Path(folder), chosen.tables, chosen.adventures, chosen.people)
        server, port = served(Path(folder), "bench.unhurried")
        try:
            plan = Plan(
                port=port,
                server=server.pid,
                keys=tuple(keys),
                tables=tuple(games),
                rates=tuple(chosen.rates),
                seconds=chosen.seconds,
                packed=chosen.packed,
                seed=chosen.seed,
            )
            result = visited(plan)
        finally:
            server.terminate()
            server.wait(30)
    print(report(plan, result, turn))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(result)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
