"""The race: Fogbound and its peers in one interleaved run, so that the machine's moods strike all alike.

Contestants take turns in short slices, in an order that is reversed from round to round. A ratio is taken
within a round, between slices that lie close together in time, and the median over the rounds is reported.
"""

import argparse
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

from bench.compiled import FOGBOUND, CompilationError
from bench.tables import machine, spread, table
from bench.worker import AbsentError, FailedError, Worker

OURS = "fogbound"


@dataclass
class Entry:
    """One contestant's place in the race: where it is found, and what it has done so far."""

    name: str
    target: str
    kind: str = ""
    facts: dict[str, str] = field(default_factory=dict)
    slices: list[tuple[int, int, float]] = field(default_factory=list)
    absent: str = ""
    failed: str = ""
    worker: Worker | None = None

    def start(self, seed: int) -> None:
        """Start its process, and note the reason when it cannot take part."""
        try:
            environment = FOGBOUND.environment(self.kind == "compiled") if self.kind else {}
            self.worker = Worker(self.target, seed, environment=environment)
            self.facts = self.worker.call("describe")
            if self.facts.get("kind", "") != self.kind:
                self.drop(f"the {self.facts['kind']} engine was imported instead")
        except AbsentError as error:
            self.absent = str(error)
        except (CompilationError, FailedError) as error:
            self.drop(str(error))

    def play(self, seconds: float) -> None:
        """Play one slice."""
        if self.worker is None:
            return
        try:
            decisions, actions, elapsed = self.worker.call("play", seconds)
        except FailedError as error:
            self.drop(str(error))
        else:
            self.slices.append((decisions, actions, elapsed))

    def drop(self, reason: str) -> None:
        """Take a contestant that broke down out of the race, and its figures with it."""
        self.failed = reason
        self.slices.clear()
        self.stop()

    def stop(self) -> None:
        """Let its process end."""
        if self.worker is not None:
            self.worker.close()
            self.worker = None

    def decisions_per_second(self) -> list[float]:
        """The rate of decisions in each round."""
        return [decisions / elapsed for decisions, _, elapsed in self.slices]

    def actions_per_second(self) -> list[float]:
        """The rate of actions in each round."""
        return [actions / elapsed for _, actions, elapsed in self.slices]


def entries() -> list[Entry]:
    """Everybody who may take part."""
    return [
        Entry(OURS, "bench.ours:Fogbound", "compiled"),
        Entry("fogbound, interpreted", "bench.ours:Fogbound", "interpreted"),
        Entry("fogbound citadel", "bench.ours:FogboundCitadel", "compiled"),
        Entry("fogbound citadel, interpreted", "bench.ours:FogboundCitadel", "interpreted"),
        Entry("python-chess", "bench.peers.chess:Chess"),
        Entry("rlcard uno", "bench.peers.uno:Uno"),
        Entry("openspiel hanabi", "bench.peers.hanabi:Hanabi"),
        Entry("openspiel hearts", "bench.peers.hearts:Hearts"),
    ]


def run(field: list[Entry], rounds: int, seconds: float, seed: int) -> None:
    """Race them; the first round warms up and is not counted."""
    try:
        for entry in field:
            entry.start(seed)
        for number in range(rounds + 1):
            for entry in field if number % 2 else reversed(field):
                entry.play(seconds)
            if number == 0:
                for entry in field:
                    entry.slices.clear()
    finally:
        for entry in field:
            entry.stop()


def ratios(ours: Entry, peer: Entry) -> list[float]:
    """How many times as many decisions as the peer we took, round by round."""
    pairs = zip(ours.decisions_per_second(), peer.decisions_per_second(), strict=True)
    return [mine / theirs for mine, theirs in pairs]


def report(field: list[Entry]) -> str:
    """The race as a table, with those who did not take part and why."""
    ours = next((entry for entry in field if entry.name == OURS and entry.slices), None)
    rows = []
    for entry in field:
        if not entry.slices:
            rows.append([entry.name, "failed" if entry.failed else "absent", "-", "-", "-", "-"])
            continue
        low, middle, high = spread(entry.decisions_per_second())
        row = [
            entry.name,
            entry.facts["version"],
            f"{middle:,.0f}",
            f"{low:,.0f}..{high:,.0f}",
            f"{spread(entry.actions_per_second()).middle:,.0f}",
        ]
        rows.append([*row, f"{spread(ratios(ours, entry)).middle:.2f}" if ours else "-"])
    heads = ["contestant", "version", "decisions/s", "quartiles", "actions/s", f"{OURS}/it"]
    lines = [table(heads, rows)]
    lines += [f"{entry.name} is absent: {entry.absent}" for entry in field if entry.absent]
    lines += [f"{entry.name} failed: {entry.failed}" for entry in field if entry.failed]
    return "\n".join(lines)


def as_json(field: list[Entry], rounds: int, seconds: float, seed: int) -> str:
    """The race with the figures of every round."""
    ours = next((entry for entry in field if entry.name == OURS and entry.slices), None)
    contestants = []
    for entry in field:
        found: dict[str, object] = {"name": entry.name, **entry.facts}
        if entry.slices:
            found["decisions_per_second"] = spread(entry.decisions_per_second())._asdict()
            found["actions_per_second"] = spread(entry.actions_per_second())._asdict()
            found["slices"] = entry.slices
            if ours:
                found["ours_to_it"] = spread(ratios(ours, entry))._asdict()
        else:
            found |= {"failed": entry.failed} if entry.failed else {"absent": entry.absent}
        contestants.append(found)
    settings = {"rounds": rounds, "seconds": seconds, "seed": seed}
    return json.dumps({"machine": machine(), "settings": settings, "contestants": contestants}, indent=1)


def main(arguments: list[str]) -> int:
    """Race as the command line says; the status is 1 when one broke down or Fogbound is absent."""
    parser = argparse.ArgumentParser(prog="bench/run race", description="Race Fogbound against its peers.")
    parser.add_argument(
        "--rounds", type=int, default=20, help="how often everybody gets a turn (%(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=0.3, help="how long a turn lasts (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", metavar="WORD", nargs="+", help="race only those whose names contain a word"
    )
    parser.add_argument(
        "--json", metavar="FILE", type=Path, help="write the figures of every round to a file"
    )
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1:
        parser.error("a race needs at least one round")
    field = [
        entry for entry in entries() if not chosen.only or any(word in entry.name for word in chosen.only)
    ]
    if not field:
        parser.error(f"nobody is called {' or '.join(chosen.only)}")
    run(field, chosen.rounds, chosen.seconds, chosen.seed)
    print(report(field))
    if chosen.json:
        chosen.json.write_text(as_json(field, chosen.rounds, chosen.seconds, chosen.seed) + "\n")
    return 1 if any(entry.failed or (entry.kind and entry.absent) for entry in field) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
