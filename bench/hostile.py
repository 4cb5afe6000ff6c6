"""Hostile load: honest people play at their tables while others do harm, one attack after the other.

Honest answers are to come within 100 ms, 99 of 100 of them, whatever the attack. It runs in the project's own virtual
environment: `bench/run hostile`.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from bench.attackers import ATTACKS, Attack, Harm
from bench.load import ADVENTURES, MEGABYTE, ROOT, prepared, served
from bench.tables import table
from bench.visitors import Phase, Plan, Visit, processor_seconds, resident_bytes
from fogbound.native import compiled
from fogbound.server.people import People
from fogbound.tables.archive import Archive

ATTACKERS: Final = 8
"""How many people an attacker is."""


class Round(msgspec.Struct, frozen=True):
    """What honest people had while an attack went on."""

    what: str
    honest: Phase
    harm: Harm
    memory: int  # of the server afterwards, in bytes


def recruited(folder: Path, game: str) -> tuple[str, ...]:
    """The keys of people who may come to one of the games."""
    with Archive.open(folder) as archive:
        people = People(archive)
        row = archive.find(game)
        assert row is not None
        keys = []
        for _ in range(ATTACKERS):
            person, key = people.arrive("en")
            people.sit_down(row.id, person, ())
            keys.append(key)
        return tuple(keys)


async def attacked(visit: Visit, rate: int, attack: Attack) -> tuple[Phase, Harm]:
    """Play while an attack goes on."""
    if not attack.what:
        return await visit.phase(rate), Harm(answers={})
    words = (sys.executable, "-m", "bench.attackers")
    process = await asyncio.create_subprocess_exec(
        *words, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    telling = asyncio.create_task(process.communicate(msgspec.json.encode(attack)))
    await asyncio.sleep(1.0)  # until it has begun
    phase = await visit.phase(rate)
    told, _ = await telling
    return phase, msgspec.json.decode(told, type=Harm) if told else Harm(answers={"it broke down": 1})


async def rounds(
    plan: Plan, keys: tuple[str, ...], game: str, addresses: int, chosen: list[str]
) -> list[Round]:
    """Nothing, then each attack, then all of them together."""
    visit = Visit(plan)
    await visit.come()
    found = []
    for what in ["nothing", *chosen, *(["all together"] if len(chosen) > 1 else [])]:
        whats = chosen if what == "all together" else [what] if what in ATTACKS else []
        attack = Attack(tuple(whats), plan.port, keys, game, addresses, plan.seconds + 1.0)
        phase, harm = await attacked(visit, plan.rates[0], attack)
        found.append(Round(what, phase, harm, resident_bytes(plan.server)))
        if visit.stuck:
            print(f"bench: honest tables were left: {visit.stuck}", file=sys.stderr)
    return found


def report(plan: Plan, found: list[Round], addresses: int) -> str:
    """What people read."""
    heads = [
        "attack",
        "answers/s",
        "p50 ms",
        "p99 ms",
        "worst ms",
        "own ms",
        "server core",
        "memory MB",
        "tried",
        "answered",
    ]
    rows = [
        [
            one.what,
            f"{one.honest.answers / one.honest.seconds:.0f}",
            f"{one.honest.p50:.1f}",
            f"{one.honest.p99:.1f}",
            f"{one.honest.worst:.0f}",
            f"{one.honest.late:.0f}",
            f"{one.honest.server / one.honest.seconds:.0%}",
            f"{one.memory / MEGABYTE:.0f}",
            f"{one.harm.tried}",
            ", ".join(f"{many} {answer}" for answer, many in _most(one.harm.answers)),
        ]
        for one in found
    ]
    engine = "compiled" if compiled() else "interpreted"
    begun = f"{len(plan.tables)} honest tables for four, {plan.rates[0]} answers a second; {engine} engine; "
    told = "own: the longest that the visitors themselves were kept from listening; it is part of the others"
    return "\n".join([f"{begun}attacks from {addresses} address(es)", "", table(heads, rows), "", told])


def _most(answers: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(answers.items(), key=lambda pair: -pair[1])[:4]


def main(arguments: list[str]) -> int:
    """Deal, serve, play, attack, tell."""
    parser = argparse.ArgumentParser(prog="bench/run hostile", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=int, default=50, help="honest answers a second")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--addresses", type=int, default=1, help="from which each attack comes")
    parser.add_argument("--attacks", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--json", type=Path, help="write everything measured to this file")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="fogbound-hostile-") as folder:
        keys, games = prepared(Path(folder), chosen.tables + 1, list(ADVENTURES))
        target = games.pop()
        keys.pop()
        attackers = recruited(Path(folder), target)
        server, port = served(Path(folder))
        try:
            plan = Plan(
                port=port,
                server=server.pid,
                keys=tuple(keys),
                tables=tuple(games),
                rates=(chosen.rate,),
                seconds=chosen.seconds,
                packed=False,
                seed=1,
            )
            found = asyncio.run(rounds(plan, attackers, target, chosen.addresses, chosen.attacks))
            spent = processor_seconds(server.pid)
        finally:
            server.terminate()
            server.wait(30)
    print(report(plan, found, chosen.addresses))
    print(f"\nthe server has had {spent:.0f} s of processor time")
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
