"""The command `fogbound simulate`: games by the thousand, played by a bot on all cores and summed up."""

import hashlib
import sys
import time
from collections.abc import Callable

import msgspec

import fogbound
from fogbound.lab.errands import checked, print_table, refuse, share, stoppable, wanted
from fogbound.lab.games import LIMIT, UNFINISHED, Match, Played, Policy, batches, play_batch
from fogbound.lab.workers import progress, spread

__all__ = ["Report", "run", "simulate"]


class Report(msgspec.Struct, kw_only=True):
    """What many games have come to."""

    pack: str
    policy: Policy
    explorers: int
    characters: tuple[str, ...]
    seed: int
    first: int
    limit: int
    workers: int
    compiled: bool
    games: int = 0
    decisions: int = 0
    actions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    outcomes: dict[str, int] = msgspec.field(default_factory=dict)
    digest: str = ""  # of all answers of all games, in the order of the games

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += played.decisions
        self.actions += played.actions
        self.outcomes[played.ending] = self.outcomes.get(played.ending, 0) + 1


def run(
    match: Match,
    games: int,
    *,
    first: int = 0,
    workers: int = 1,
    heard: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play so many games, from the one with number `first` on; `heard` is told how many are over."""
    report = Report(
        pack=match.pack,
        policy=match.policy,
        explorers=match.explorers,
        characters=match.characters,
        seed=match.seed,
        first=first,
        limit=match.limit,
        workers=workers,
        compiled=fogbound.compiled(),
    )
    total = hashlib.sha256()
    began = time.monotonic()
    for batch in spread(play_batch, batches(match, first, games), workers):
        for played in batch:
            report.add(played)
            total.update(played.digest)
        heard(report.games)
    seconds = time.monotonic() - began
    report.seconds = round(seconds, 3)
    report.decisions_per_second = round(report.decisions / seconds, 1)
    report.games_per_second = round(report.games / seconds, 2)
    report.outcomes = dict(sorted(report.outcomes.items(), key=lambda entry: (-entry[1], entry[0])))
    report.digest = total.hexdigest()
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
    first: int = 0,
    limit: int = LIMIT,
    json: bool = False,
) -> None:
    """Play many games with bots and tell how they end.

    The same words give the same games and the same digest on any machine, however many processes play. The
    status is 2 when there is no such pack or it cannot be played like this, and 130 after Ctrl-C.

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
    first
        The number of the first game; `--first 17 --games 1` plays game 17 alone.
    limit
        After so many decisions a game counts as unfinished.
    json
        Print the report as one JSON object.
    """
    wanted("games", games, 1)
    wanted("first", first, 0)
    named = tuple(name.strip() for name in explorers.split(",") if name.strip())
    if named and players not in (0, len(named)):
        refuse(f"--players {players}: --explorers names {len(named)}; leave one of them out")
    match = Match(pack, seed, len(named) or players or 1, policy, limit, named)
    with stoppable():
        processes = min(checked(match, workers), len(batches(match, first, games)))
        with progress(games, "games", sys.stderr.isatty()) as heard:
            report = run(match, games, first=first, workers=processes, heard=heard)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report)


def _print(report: Report) -> None:
    rows = [(name, count, share(count, report.games)) for name, count in report.outcomes.items()]
    print_table(f"{report.games:,} games of {report.pack}, {report.policy}", ("outcome", "games", ""), rows)
    if report.outcomes.get(UNFINISHED):
        print(f"unfinished: broken off after {report.limit:,} decisions (--limit), neither won nor lost")
    engine = "the compiled engine" if report.compiled else "the engine's sources"
    print(f"{report.decisions:,} decisions, {report.actions:,} actions in {report.seconds:.1f} s")
    print(
        f"{report.decisions_per_second:,.0f} decisions and {report.games_per_second:,.1f} games a second "
        f"in {report.workers} {'process' if report.workers == 1 else 'processes'} with {engine}"
    )
    print(f"digest {report.digest}")
