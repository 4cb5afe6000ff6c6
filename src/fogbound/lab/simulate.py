"""The command `fogbound simulate`: games by the thousand, played by a bot on all cores and summed up."""

import hashlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from heapq import merge
from pathlib import Path

import msgspec

import fogbound
from fogbound.lab.errands import check_match, print_table, refuse, refuse_below, share, stoppable, workers_for
from fogbound.lab.games import LIMIT, SIZES, UNFINISHED, Match, PlayedGame, Policy, batches, play_batch
from fogbound.lab.records import Recorder, heading_of, recording, runs
from fogbound.lab.workers import ALONE, Workers, progress, spread

__all__ = ["SimulationReport", "Sum", "print_outcomes", "run", "simulate"]


class Sum(msgspec.Struct, kw_only=True):
    """What many games have come to."""

    pack: str
    policy: Policy
    explorers: int
    characters: tuple[str, ...]
    seed: int
    first: int
    limit: int
    games: int = 0
    decisions: int = 0
    actions: int = 0
    outcomes: dict[str, int] = msgspec.field(default_factory=dict)
    digest: str = ""  # of all answers of all games, in the order of the games

    def count(self, games: Iterable[PlayedGame]) -> None:
        """Count all games, which come in their order."""
        total = hashlib.sha256()
        outcomes: Counter[str] = Counter()
        for played in games:
            self.games += 1
            self.decisions += played.decisions
            self.actions += played.actions
            outcomes[played.ending] += 1
            total.update(played.digest)
        self.outcomes = dict(sorted(outcomes.items(), key=lambda entry: (-entry[1], entry[0])))
        self.digest = total.hexdigest()


class SimulationReport(Sum, kw_only=True):
    """What many games have come to, and how quickly."""

    workers: int
    compiled: bool
    recorded: int = 0  # games that stood in the records already
    seconds: float = 0.0  # for the others
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0


def run(
    match: Match,
    games: int,
    *,
    first: int = 0,
    workers: Workers = ALONE,
    recorder: Recorder | None = None,
    heard: Callable[[int], None] = lambda games: None,
) -> SimulationReport:
    """Play so many games, from the one with number `first` on; `heard` is told how many are over.

    What stands in the records is not played again, and what is played stands there as soon as it is over.
    """
    report = SimulationReport(
        pack=match.pack,
        policy=match.policy,
        explorers=match.explorers,
        characters=match.characters,
        seed=match.seed,
        first=first,
        limit=match.limit,
        workers=workers.number,
        compiled=fogbound.compiled(),
    )
    known = recorder.played if recorder is not None else {}
    kept = [known[number] for number in range(first, first + games) if number in known]
    left = runs(number for number in range(first, first + games) if number not in known)
    decisions = 0

    def played() -> Iterator[PlayedGame]:
        nonlocal decisions
        over = len(kept)
        for batch in spread(play_batch, (batch for part in left for batch in batches(match, part)), workers):
            if recorder is not None:
                recorder.add(batch)
            over += len(batch)
            decisions += sum(game.decisions for game in batch)
            heard(over)
            yield from batch

    began = time.monotonic()
    report.count(merge(kept, played(), key=lambda game: game.number))
    seconds = time.monotonic() - began
    report.recorded = len(kept)
    report.seconds = round(seconds, 3)
    report.decisions_per_second = round(decisions / seconds, 1)
    report.games_per_second = round((report.games - len(kept)) / seconds, 2)
    return report


def simulate(
    pack: str = "proving-ground",
    /,
    *,
    games: int = 1000,
    seed: int = 1,
    players: int = 0,
    explorers: str = "",
    policy: Policy = "random",
    workers: int = 0,
    cluster: str = "",
    records: str = "",
    first: int = 0,
    limit: int = LIMIT,
    json: bool = False,
) -> None:
    """Play many games with bots and tell how they end.

    The same words give the same games and the same digest on any machine, however many processes play. The
    status is 2 when there is no such pack or it cannot be played like this, and 130 after Ctrl-C.

    With --records each game that is over stands in a file at once: the same command goes on where it was stopped,
    and `merge` puts the files of several commands together.

    Parameters
    ----------
    pack
        The name of a pack, or the path of its folder.
    games
        How many games to play.
    seed
        What the games are derived from; each has a seed of its own, made of this and its number.
    players
        How many explorers set out: 1 to 4; without it, one, or as many as are named.
    explorers
        Who sets out, separated by commas, where that is chosen before the game: `--explorers diver,surveyor`.
    policy
        Who plays: random takes any option, careful weighs what it can see, curious is careful with whims, mixed
        is each of these in turn.
    workers
        How many processes play; all cores unless given.
    cluster
        The address of a dask scheduler (tcp://host:8786) or its scheduler file; its workers play instead.
    records
        The file to which each game adds a line, begun or gone on with.
    first
        The number of the first game; `--first 17 --games 1` plays game 17 alone.
    limit
        After so many decisions a game counts as unfinished.
    json
        Print the report as one JSON object.
    """
    refuse_below("games", games, 1)
    refuse_below("first", first, 0)
    named = tuple(name.strip() for name in explorers.split(",") if name.strip())
    if named and players not in (0, len(named)):
        refuse(f"--players {players}: --explorers names {len(named)}; leave one of them out")
    match = Match(pack, seed, len(named) or players or 1, policy, limit, named)
    with stoppable():
        check_match(match, workers)
        most = -(-games // SIZES[policy])  # more processes would find nothing to do
        with (
            recording(Path(records), heading_of(match)) if records else nullcontext() as recorder,
            workers_for(match.pack, workers, cluster, most) as played_by,
            progress(games, "games", sys.stderr.isatty()) as heard,
        ):
            if recorder is not None and recorder.cut:
                print(
                    f"{records}: the last line was cut short, so that game is played again", file=sys.stderr
                )
            report = run(match, games, first=first, workers=played_by, recorder=recorder, heard=heard)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report)


def _print(report: SimulationReport) -> None:
    print_outcomes(report)
    if report.recorded:
        print(f"{report.recorded:,} of these games stood in the records already")
    engine = "the compiled engine" if report.compiled else "the engine's sources"
    print(
        f"{report.decisions_per_second:,.0f} decisions and {report.games_per_second:,.1f} games a second "
        f"for {report.seconds:.1f} s, in {report.workers} {'process' if report.workers == 1 else 'processes'} "
        f"with {engine}"
    )
    print(f"digest {report.digest}")


def print_outcomes(found: Sum) -> None:
    """Print how games have ended, and how much was decided in them."""
    rows = [(name, count, share(count, found.games)) for name, count in found.outcomes.items()]
    print_table(f"{found.games:,} games of {found.pack}, {found.policy}", ("outcome", "games", ""), rows)
    if found.outcomes.get(UNFINISHED):
        print(f"unfinished: broken off after {found.limit:,} decisions (--limit), neither won nor lost")
    print(f"{found.decisions:,} decisions, {found.actions:,} actions")
