"""Micro: the cost of single calls (clone, dump, load, view, odds) on a game in its middle, in nanoseconds.

With `--compare` the interpreted and the compiled engine take turns in one run, each in its own process.
"""

import argparse
import sys
import time
from collections.abc import Callable

from bench.compiled import CompilationError
from bench.subject import SUBJECTS, begin
from bench.tables import spread, table
from bench.worker import AbsentError, FailedError, Worker

CALIBRATED = 0.01  # a loop this long, in seconds, measures a call well enough to size the real loops


class Middle:
    """A game brought to its middle, whose operations can be timed; it lives in a worker."""

    def __init__(self, name: str, seed: int, decisions: int, compiled: bool) -> None:
        subject = begin(name, seed, compiled)
        for taken in range(decisions):
            if not subject.advance():
                raise ValueError(f"the game of seed {seed} is over after {taken} decisions")
        self.operations = subject.operations()
        self.calls = {name: calibrate(operation) for name, operation in self.operations.items()}

    def names(self) -> list[str]:
        """Tell what can be timed."""
        return list(self.operations)

    def time(self, name: str, seconds: float) -> float:
        """Time one operation for about so many seconds; return nanoseconds per call, loop included."""
        calls = max(1, int(self.calls[name] * seconds / CALIBRATED))
        return loop(self.operations[name], calls) / calls * 1e9


def loop(operation: Callable[[], object], calls: int) -> float:
    """Call it so many times; return the seconds of processor time it took."""
    turns = range(calls)
    start = time.process_time()
    for _ in turns:
        operation()
    return time.process_time() - start


def calibrate(operation: Callable[[], object]) -> int:
    """How many calls fill the calibrated time."""
    calls = 1
    while (elapsed := loop(operation, calls)) < CALIBRATED:
        calls *= 2
    return max(1, int(calls * CALIBRATED / elapsed))


def measure(workers: list[Worker], rounds: int, seconds: float) -> dict[str, list[list[float]]]:
    """Let the workers take turns at each operation; return, by operation, each worker's figures."""
    figures: dict[str, list[list[float]]] = {name: [[] for _ in workers] for name in workers[0].call("names")}
    for _ in range(rounds):
        for name, lists in figures.items():
            for worker, found in zip(workers, lists, strict=True):
                found.append(worker.call("time", name, seconds))
    return figures


def report(kinds: list[str], figures: dict[str, list[list[float]]]) -> str:
    """The figures as a table, and with two kinds of engine how many times as fast the second is."""
    rows = []
    for name, lists in figures.items():
        row = [name, *(f"{spread(found).middle:,.0f}" for found in lists)]
        if len(lists) == 2:
            ratio = spread([slow / fast for slow, fast in zip(*lists, strict=True)])
            row += [f"{ratio.middle:.2f}", f"{ratio.low:.2f}..{ratio.high:.2f}"]
        rows.append(row)
    heads = ["call", *(f"{kind}, ns" for kind in kinds)]
    return table(heads + (["speed-up", "quartiles"] if len(kinds) == 2 else []), rows)


def main(arguments: list[str]) -> int:
    """Measure as the command line says; the status is 1 when that is not possible."""
    parser = argparse.ArgumentParser(prog="bench/run micro", description="Time single calls on a game.")
    parser.add_argument("--subject", choices=SUBJECTS, default="fogbound")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--compare", action="store_true", help="interpreted and compiled side by side")
    kind.add_argument(
        "--compiled", action="store_true", help="the compiled engine instead of the interpreted"
    )
    parser.add_argument("--decisions", type=int, help="where the middle is (300; with the Citadel 80)")
    parser.add_argument("--rounds", type=int, default=15, help="how often each call is timed (%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.05, help="how long each time (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    kinds = (
        ["interpreted", "compiled"] if chosen.compare else ["compiled" if chosen.compiled else "interpreted"]
    )
    workers: list[Worker] = []
    try:
        for each in kinds:
            compiled = each == "compiled"
            environment = SUBJECTS[chosen.subject].tree.environment(compiled)
            middle = chosen.decisions or SUBJECTS[chosen.subject].middle
            wanted = (chosen.subject, chosen.seed, middle, compiled)
            workers.append(Worker("bench.micro:Middle", *wanted, environment=environment))
        print(report(kinds, measure(workers, chosen.rounds, chosen.seconds)))
    except (AbsentError, CompilationError, FailedError) as error:
        print(f"{chosen.subject} cannot be measured: {error}", file=sys.stderr)
        return 1
    finally:
        for worker in workers:
            worker.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
