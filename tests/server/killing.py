"""Killing servers under load, again and again, alone or beside another one: nothing that was shown is ever lost.

`tests/server/test_killing.py` does it twenty times; to do it as often as you like, on SQLite or on a PostgreSQL:

    PYTHONPATH=tests python -m server.killing --kills 200
    PYTHONPATH=tests python -m server.killing --kills 200 --stops 50 --postgres
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import clusters
from fogbound.tables.archive import open_archive
from server.doors import door
from server.several import Player, ServerProcess, answers_of, check_kept, starting

__all__ = ["Toll", "break_often"]

NAMES = ("a", "b")
PLAYERS = 6
AT_ONCE = 20
"""After so many everything is looked through, and others begin anew."""
MOST_AWAY = 5
"""Seconds; longer is too long for people, on a machine that does nothing else."""
MOST_ANSWERS = 30
"""How many answers are given at most before the next server goes."""


class Toll(NamedTuple):
    """What came of it."""

    breaks: int
    answers: int
    games: int
    longest: float  # seconds until somebody whose line broke was shown their table again

    def __str__(self) -> str:
        return f"{self.breaks} breaks, {self.answers} answers in {self.games} games, longest away {self.longest:.2f} s"


async def _more_answers(
    players: Sequence[Player], playing: Sequence["asyncio.Task[None]"], chance: random.Random
) -> None:
    """Wait until some more answers are given. Raises what a player stumbled over."""
    wanted = answers_of(players) + chance.randint(1, MOST_ANSWERS)
    until = time.monotonic() + 60
    while answers_of(players) < wanted:
        for task in playing:
            if task.done():
                task.result()
        assert time.monotonic() < until, "nobody is answered any more"
        await asyncio.sleep(0.005)
    await asyncio.sleep(chance.uniform(0, 0.05))


async def _break_often(
    servers: dict[str, ServerProcess],
    ports: dict[str, int],
    players: Sequence[Player],
    how: Sequence[str],
    database: clusters.TestDatabase | None,
    chance: random.Random,
) -> None:
    until = asyncio.Event()
    names = list(servers)
    playing = [asyncio.create_task(player.play(until)) for player in players]
    for at, way in enumerate(how):
        await _more_answers(players, playing, chance)
        name = names[at % len(names)]
        if way == "stop":
            assert database is not None
            assert await asyncio.to_thread(database.end_sessions, name), name
            continue
        await asyncio.to_thread(servers[name].end, signal.SIGTERM if way == "end" else signal.SIGKILL)
        await asyncio.to_thread(servers[name].start)
        ports[name] = servers[name].port
    await _more_answers(players, playing, chance)
    until.set()
    await asyncio.wait_for(asyncio.gather(*playing), 60)


def break_often(
    folder: Path,
    how: Sequence[str],
    seed: int,
    database: clusters.TestDatabase | None = None,
    names: Sequence[str] = NAMES,
) -> Toll:
    """Have people play at servers of which one after the other is killed (`kill`), ended (`end`), or loses its session
    (`stop`); what is wrong then raises AssertionError."""
    chance = random.Random(seed)
    where = database.url if database is not None else folder
    options = ("--database", database.url) if database is not None else ()
    with ExitStack() as stack:
        servers = stack.enter_context(starting(folder, *names, options=options))
        found = stack.enter_context(door({name: server.port for name, server in servers.items()}))
        players = [Player(found.address, 100 * seed + number) for number in range(PLAYERS)]
        asyncio.run(_break_often(servers, found.ports, players, how, database, chance))
    with open_archive(where) as archive:
        for player in players:
            check_kept(archive, player)
    games = sum(len(player.shown) for player in players)
    return Toll(len(how), answers_of(players), games, max(player.longest for player in players))


def main() -> int:
    """Do it as often as is asked for; fails if something is lost, or somebody is away for too long."""
    asked = argparse.ArgumentParser(description="Kill servers under load and look whether anything is lost.")
    asked.add_argument("--kills", type=int, default=20, help="how many servers are killed")
    asked.add_argument("--ends", type=int, default=0, help="how many are ended by SIGTERM")
    asked.add_argument("--stops", type=int, default=0, help="how many sessions are terminated, on PostgreSQL")
    asked.add_argument(
        "--postgres", action="store_true", help="on a PostgreSQL of its own, instead of SQLite"
    )
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    how = ["kill"] * given.kills + ["end"] * given.ends + ["stop"] * given.stops
    random.Random(given.seed).shuffle(how)
    longest = 0.0
    if given.postgres:
        clusters.announce()
    try:
        for begin in range(0, len(how), AT_ONCE):
            database = clusters.running().make_database("killing") if given.postgres else None
            with tempfile.TemporaryDirectory() as folder:
                toll = break_often(Path(folder), how[begin : begin + AT_ONCE], given.seed + begin, database)
            print(f"{begin + toll.breaks} of {len(how)}: {toll}", flush=True)
            longest = max(longest, toll.longest)
    finally:
        if given.postgres:
            clusters.clear_away()
    return int(longest > MOST_AWAY)


if __name__ == "__main__":
    sys.exit(main())
