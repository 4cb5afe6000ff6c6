"""The command `fogbound soak`: random games by the thousand, checked at every question, on all cores.

Games are numbered by their seeds and reported in that order, so that the same words give the same report on
any machine, however many processes play.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from cyclopts import Parameter, validators

import fogbound
from fogbound.core import Question
from fogbound.lab.trial import Failure, TrialOutcome, ground, run_trial
from fogbound.lab.workers import ALONE, Workers, cores, processes, progress, spread
from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError
from fogbound.program import command

__all__ = ["SoakReport", "run", "soak"]

BATCH: Final = 4
"""How many games a process plays before it reports."""
FEW: Final = 2000
"""Up to so many decisions it is not worth starting other processes."""
SHOWN: Final = 12
"""How many lines of a failure are printed; JSON has them all."""

Explorers = Literal["mixed", "1", "2", "3", "4"]
PARTIES: Final[tuple[Explorers, ...]] = ("mixed", "1", "2", "3", "4")
"""How many explorers set out, by the number of players that was asked for."""
MOST: Final = len(PARTIES) - 1


class SoakReport(msgspec.Struct, kw_only=True):
    """What a soak has found."""

    packs: tuple[str, ...]
    seed: int
    explorers: Explorers
    every: int = 1  # so many times as seldom as usual things were checked
    compiled: bool
    games: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    endings: dict[str, int] = msgspec.field(default_factory=dict)
    checks: dict[str, int] = msgspec.field(default_factory=dict)
    questions: dict[str, int] = msgspec.field(default_factory=dict)
    unmet: tuple[str, ...] = ()  # kinds of question that never came up
    failure: Failure | None = None

    def add(self, outcome: TrialOutcome) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.turns += outcome.turns
        self.endings[outcome.ending] = self.endings.get(outcome.ending, 0) + 1
        self.checks = dict(Counter(self.checks) + Counter(outcome.checks))
        self.questions = dict(Counter(self.questions) + Counter(outcome.questions))
        self.failure = outcome.failure


def run(
    packs: Sequence[str],
    *,
    decisions: int,
    seed: int = 1,
    explorers: Explorers = "mixed",
    every: int = 1,
    workers: Workers = ALONE,
    heard: Callable[[int], None] = lambda decisions: None,
) -> SoakReport:
    """Play games from this seed on until so many decisions are taken, or one of them fails.

    `heard` is told, after each game, how many decisions there have been.
    """
    report = SoakReport(
        packs=tuple(packs), seed=seed, explorers=explorers, every=every, compiled=fogbound.compiled()
    )
    began = time.monotonic()
    party = 0 if explorers == "mixed" else int(explorers)
    for outcome in _outcomes(tuple(packs), seed, party, every, workers):
        report.add(outcome)
        heard(report.decisions)
        if report.failure is not None or report.decisions >= decisions:
            break
    report.seconds = round(time.monotonic() - began, 3)
    kinds = _kinds(Question, ground(tuple(packs)).book.ruleset())
    report.unmet = tuple(sorted(set(kinds) - set(report.questions)))
    return report


def _kinds(kind: type[Question], ruleset: str) -> Iterator[str]:
    """The names of all questions that this ruleset asks; what several have in common has none."""
    subs: list[type[Question]] = kind.__subclasses__()
    for sub in subs:
        room = sub.__module__.removeprefix("fogbound.rules.").partition(".")[0]
        if sub.name and room in ("common", "verbs", ruleset):
            yield sub.name
        yield from _kinds(sub, ruleset)


class Portion(msgspec.Struct, frozen=True):
    """Some trials for one process."""

    packs: tuple[str, ...]
    seeds: range
    explorers: int
    every: int


def _play(portion: Portion) -> list[TrialOutcome]:
    """Play the games of these seeds; what is left out behind a failure would not be reported anyway."""
    outcomes: list[TrialOutcome] = []
    for seed in portion.seeds:
        outcomes.append(run_trial(ground(portion.packs), seed, portion.explorers, portion.every))
        if outcomes[-1].failure is not None:
            break
    return outcomes


def _outcomes(
    packs: tuple[str, ...], seed: int, explorers: int, every: int, workers: Workers
) -> Iterator[TrialOutcome]:
    """One game after the other, in the order of their seeds, without end."""
    size = BATCH if workers.executor is not None else 1
    portions = (Portion(packs, range(at, at + size), explorers, every) for at in count(seed, size))
    for outcomes in spread(_play, portions, workers):
        yield from outcomes


# -- the command -----------------------------------------------------------------------------------


def soak(
    pack: str = "proving-ground",
    /,
    *,
    decisions: int = 100_000,
    seed: int = 1,
    players: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=MOST))] = 0,
    every: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 1,
    workers: int = 0,
    to: str = ".",
    json: bool = False,
) -> None:
    """Play random games of a pack and check everything that must hold at every question.

    Cards are counted, games are copied, saved, read back, taken back and replayed, every seat's view is searched
    for secrets, every option and refusal is asked for its reason. At the first thing that is wrong the soak
    stops, tells how to see it again, and keeps the game's journal. The status is 0 when nothing is wrong, 1 when
    something is, and 2 when there is no such pack.

    Parameters
    ----------
    pack
        The name of a pack, or the path of its folder.
    decisions
        How many decisions to play at least; the last game is played to its end.
    seed
        The seed of the first game; the next has the next.
    players
        How many explorers set out: 1 to 4; without it, now these and now those.
    every
        Check so many times as seldom, to play more in the same time; the games are the same.
    workers
        How many processes play; all cores unless given.
    to
        The folder for the journal of a game that fails.
    json
        Print the report as JSON.
    """
    wanted = workers or (1 if decisions <= FEW else cores())
    try:
        ground((pack,))
        with (
            processes(wanted) as played_by,
            progress(decisions, "decisions", sys.stderr.isatty() and not json) as heard,
        ):
            report = run(
                [pack],
                decisions=decisions,
                seed=seed,
                explorers=PARTIES[players],
                every=every,
                workers=played_by,
                heard=heard,
            )
    except UnknownPackError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None
    except PackError as error:
        print("\n".join(str(fault) for fault in error.faults), file=sys.stderr)
        raise SystemExit(2) from None
    kept = _keep_journal(report, Path(to))
    print(_as_json(report, kept) if json else _as_text(report, kept))
    if report.failure is not None:
        raise SystemExit(1)


def _keep_journal(report: SoakReport, folder: Path) -> Path | None:
    """Keep the journal of the game that failed."""
    if report.failure is None or not report.failure.journal:
        return None
    name = Path(report.packs[-1]).name
    path = folder / f"soak-{name}-{report.failure.seed}.journal"
    path.write_bytes(report.failure.journal)
    return path


def _again(report: SoakReport, failure: Failure) -> str:
    """The command that plays the game that failed."""
    players = ["--players", str(failure.explorers)] if failure.explorers else []
    every = ["--every", str(report.every)] if report.every > 1 else []
    return command(
        "soak", report.packs[-1], "--seed", str(failure.seed), "--decisions", "1", *players, *every
    )


def _as_text(report: SoakReport, kept: Path | None) -> str:
    engine = "the compiled engine" if report.compiled else "the engine's sources"
    rate = report.decisions / report.seconds if report.seconds else 0.0
    lines = [
        f"{report.decisions:,} decisions in {report.games:,} games, {report.turns:,} turns",
        f"{report.seconds:.1f} s, {rate:,.0f} decisions a second with {engine}",
        "endings: " + _counts_line(report.endings),
        "checks: " + _counts_line(report.checks),
    ]
    failure = report.failure
    if failure is None:
        return "\n".join([*lines, "nothing is wrong"])
    lines += [
        "",
        f"WRONG ({failure.check}) in the game with seed {failure.seed}, at decision {failure.decision}",
        f"question: {failure.question or 'none, the game is over'}; last answer: {failure.answer or 'none'}",
        *(f"  {line}" for line in failure.wrong[-SHOWN:]),
        f"see it again: {_again(report, failure)}",
    ]
    return "\n".join([*lines, f"its journal: {kept}"] if kept is not None else lines)


def _counts_line(counts: dict[str, int]) -> str:
    ordered = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    return ", ".join(f"{name} {number:,}" for name, number in ordered)


def _as_json(report: SoakReport, kept: Path | None) -> str:
    data = msgspec.to_builtins(report)
    if report.failure is not None:
        data["failure"]["journal"] = str(kept) if kept is not None else ""
        data["failure"]["again"] = _again(report, report.failure)
    return msgspec.json.format(msgspec.json.encode(data)).decode()
