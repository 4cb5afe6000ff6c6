"""Flat: does a decision late in a long game cost what an early one does?

Several games are played to their 5,000th decision, and the cost per decision is taken in equal windows. One
game cannot be interleaved with itself, so a machine with nothing else to do measures best.
"""

import argparse
import sys
import time
from itertools import pairwise

from bench.compiled import CompilationError
from bench.subject import SUBJECTS, begin
from bench.tables import spread, table
from bench.worker import AbsentError, FailedError, Worker


class Walk:
    """Plays long games and times their windows; it lives in a worker."""

    def __init__(self, name: str, compiled: bool) -> None:
        self.name = name
        self.compiled = compiled
        begin(name, 0, compiled)  # a subject that cannot be had is found out now

    def play(self, seed: int, marks: list[int]) -> list[float]:
        """Play one game; return nanoseconds per decision between each two marks that it reached."""
        advance = begin(self.name, seed, self.compiled).advance
        taken = 0
        costs: list[float] = []
        last = 0
        for number, mark in enumerate(marks):
            steps = mark - taken
            for _ in range(steps):
                if not advance():
                    return costs
            now = time.process_time_ns()
            if number:
                costs.append((now - last) / steps)
            taken, last = mark, time.process_time_ns()
        return costs


def report(marks: list[int], games: list[list[float]]) -> str:
    """The windows as ratios to the first window of the same game."""
    rows = []
    for at, (start, end) in enumerate(pairwise(marks)):
        reached = [game for game in games if len(game) > at]
        if not reached:
            rows.append([f"{start}..{end}", "0", "-", "-", "-"])
            continue
        ratio = spread([game[at] / game[0] for game in reached])
        cost = spread([game[at] for game in reached]).middle
        quarters = f"{ratio.low:.2f}..{ratio.high:.2f}"
        rows.append([f"{start}..{end}", str(len(reached)), f"{cost:,.0f}", f"{ratio.middle:.2f}", quarters])
    return table(["decisions", "games", "ns/decision", "to the first", "quartiles"], rows)


def main(arguments: list[str]) -> int:
    """Measure as the command line says; the status is 1 when that is not possible."""
    parser = argparse.ArgumentParser(
        prog="bench/run flat", description="Compare late decisions with early ones."
    )
    parser.add_argument("--subject", choices=SUBJECTS, default="fogbound")
    parser.add_argument(
        "--interpreted", action="store_true", help="the interpreted engine, not the compiled one"
    )
    parser.add_argument("--first", type=int, default=100, help="where the first window begins (%(default)s)")
    parser.add_argument("--last", type=int, default=5_000, help="where the last window ends (%(default)s)")
    parser.add_argument("--windows", type=int, default=7, help="how many windows (%(default)s)")
    parser.add_argument("--games", type=int, default=15, help="how many games (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    width = (chosen.last - chosen.first) // max(1, chosen.windows)
    if chosen.windows < 1 or chosen.games < 1 or width < 1:
        parser.error("there must be a game, and room for the windows")
    marks = [chosen.first + width * at for at in range(chosen.windows + 1)]
    try:
        compiled = not chosen.interpreted
        environment = SUBJECTS[chosen.subject].tree.environment(compiled)
        worker = Worker("bench.flat:Walk", chosen.subject, compiled, environment=environment)
        try:
            games = [worker.call("play", chosen.seed + at, marks) for at in range(chosen.games)]
        finally:
            worker.close()
    except (AbsentError, CompilationError, FailedError) as error:
        print(f"{chosen.subject} cannot be measured: {error}", file=sys.stderr)
        return 1
    print(report(marks, games))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
