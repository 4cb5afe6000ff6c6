"""Trying changes in a warm process: pytest collects the rule tests once, and every change is tried in a fork of it.

A plugin of pytest, started by `__main__` on a copy of the repository. A fork exchanges the compiled body of one
function and runs the tests that run the changed lines, until one fails; nothing is written anywhere.
"""

import builtins
import gc
import importlib
import json
import os
import pickle
import pkgutil
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

import common_table
import fogbound
from fogbound.core import Game
from mutation.changes import WRONG_SEAT, Change, code_of
from mutation.reach import MARK, Reach, marked

PACKAGE: Final = Path(fogbound.__file__).parent
MEMORY: Final = 3 << 30
"""The most that one fork may take, in bytes: a changed rule may never stop adding to something."""
RANDOM: Final = ("test_invariants.py", "test_redeal.py")
"""Files of the rule folders that play at random and pin no rule."""
PATIENCE: Final = 900
"""How many seconds a fork may be silent; it stops by itself long before."""


class TooLong(BaseException):
    """A test has taken far longer than it does without the change."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--mutation-job", help="the changes to try, as a file that `python -m mutation` writes")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out random games; of what else is slow only the tests from the second seat are wanted."""
    items[:] = [
        item
        for item in items
        if item.path.name not in RANDOM
        and not item.get_closest_marker("long")
        and (not item.get_closest_marker("slow") or "second-seat" in item.name)
    ]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Find out which tests reach which change, if nobody has yet, then try one change after the other."""
    job = pickle.loads(Path(session.config.getoption("--mutation-job")).read_bytes())
    folder: Path = job["folder"]
    assert folder in PACKAGE.parents, f"{PACKAGE} is not the copy in {folder}"
    for found in pkgutil.walk_packages(fogbound.core.__path__, "fogbound.core."):
        importlib.import_module(found.name)
    for found in pkgutil.walk_packages([f"{PACKAGE}/rules"], "fogbound.rules."):
        importlib.import_module(found.name)
    builtins.another_seat = another_seat  # type: ignore[attr-defined]
    changes: list[Change] = job["changes"]
    names = repr([change.name for change in changes])
    kept = folder / f"reach-{sha256(names.encode()).hexdigest()[:12]}.pickle"
    if not kept.exists():
        reach_of(session.items, changes, job["workers"]).save(kept)
    Trial(session.items, Reach.load(kept), job).run()
    return True


def another_seat(game: Game, seat: int) -> int:
    """The seat to the left of this one; what is no seat stays what it is."""
    return (seat + 1) % game.seats if 0 <= seat < game.seats else seat


# -- forks -----------------------------------------------------------------------------------------


class Fork:
    """A process that works something out and hands the result back."""

    def __init__(self, work: Callable[[], object]) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self.output, output = os.pipe()
        self.data = b""
        self.begun = time.monotonic()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.output)
            _work(work, output)
        os.close(output)

    def read(self) -> bool:
        """Take what it has written; whether it has finished."""
        piece = os.read(self.output, 1 << 20)
        self.data += piece
        if piece:
            return False
        os.close(self.output)
        os.waitpid(self.pid, 0)
        return True

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    @property
    def result(self) -> Any:
        return pickle.loads(self.data) if self.data else None


def _work(work: Callable[[], object], output: int) -> None:
    """The life of a fork; it never returns."""
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        with os.fdopen(output, "wb") as pipe:
            pickle.dump(work(), pipe)
    finally:
        os._exit(0)


def each(forks: Iterator[Fork], workers: int) -> Iterator[Fork]:
    """The forks as they finish, so many at a time."""
    running: dict[int, Fork] = {}
    while True:
        while len(running) < workers and (fork := next(forks, None)) is not None:
            running[fork.output] = fork
        if not running:
            return
        ready, _, _ = select.select(list(running), [], [], 10)
        for output in ready:
            if running[output].read():
                yield running.pop(output)
        for fork in running.values():
            if time.monotonic() - fork.begun > PATIENCE:
                fork.stop()


# -- reaching --------------------------------------------------------------------------------------


def reach_of(items: Sequence[pytest.Item], changes: Sequence[Change], workers: int) -> Reach:
    """Run all tests once and note which changes they reach; tests that fail are left out."""
    parts = [items[part::workers] for part in range(workers)]
    found: dict[int, Reach] = {}
    forks = {}

    def started() -> Iterator[Fork]:
        for part in range(workers):
            fork = Fork(partial(_reach, parts[part], changes))
            forks[fork.pid] = part
            yield fork

    for fork in each(started(), workers):
        found[forks[fork.pid]] = fork.result
    whole = Reach()
    for part in range(workers):
        whole.join(found[part])
    return whole


def _reach(items: Sequence[pytest.Item], changes: Sequence[Change]) -> Reach:
    reached: set[int] = set()
    setattr(builtins, MARK, reached.add)
    by_function: dict[tuple[str, str], dict[int, Change]] = {}
    for number, change in enumerate(changes):
        by_function.setdefault((change.path, change.function), {})[number] = change
    known = functions()
    for (path, name), within in by_function.items():
        text = (PACKAGE / path).read_text("utf-8")
        for function in known[path, name]:
            function.__code__ = marked(text, str(PACKAGE / path), name, within)
    reach = Reach()
    for at, item in enumerate(items):
        common_table.forget_books()  # what is bound is bound anew for each test, so each reaches what does it
        reached.clear()
        began = time.process_time()
        reports = runtestprotocol(item, log=False, nextitem=items[(at + 1) % len(items)])
        if all(report.passed for report in reports):
            reach.add(item.nodeid, time.process_time() - began, [changes[number].name for number in reached])
    return reach


# -- trying ----------------------------------------------------------------------------------------


class Trial:
    """Trying the changes of a job and writing down, line by line, how each went."""

    def __init__(self, items: Sequence[pytest.Item], reach: Reach, job: dict[str, Any]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.reach = reach
        self.changes: list[Change] = job["changes"]
        self.workers: int = job["workers"]
        self.seconds: float = job["seconds"]
        self.results: Path = job["results"]
        self.functions = functions()

    def run(self) -> None:
        forks: dict[int, tuple[Change, list[str]]] = {}

        def started() -> Iterator[Fork]:
            for change in self.changes:
                tests = self.tests_of(change)
                fork = Fork(partial(self.tried, change, tests))
                forks[fork.pid] = change, tests
                yield fork

        with self.results.open("w", encoding="utf-8") as file:
            for fork in each(started(), self.workers):
                change, tests = forks.pop(fork.pid)
                failed, why = fork.result or ("(the process)", "ended without a result")
                row = {
                    "name": change.name,
                    "noticed_by": failed,
                    "why": why,
                    "tests": [] if failed else tests,
                    "seconds": round(time.monotonic() - fork.begun, 1),
                }
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
                file.flush()
                mark = "noticed " if failed else "SURVIVES"
                print(f"{mark} {change.path}:{change.line} {change.kind} ({row['seconds']} s)", flush=True)

    def tests_of(self, change: Change) -> list[str]:
        """The tests to try it with; of a wrong seat those first that are played from the second."""
        found = [name for name in self.reach.reaching(change.name) if name in self.items]
        if change.kind == WRONG_SEAT:
            found.sort(key=lambda name: "second-seat" not in name)
        return found

    def tried(self, change: Change, tests: Sequence[str]) -> tuple[str, str]:
        """Which test failed, and how; in a fork."""
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        try:
            self.apply(change)
        except Exception:
            return "(the change)", traceback.format_exc(limit=1)
        signal.signal(signal.SIGPROF, _too_long)
        for at, name in enumerate(tests):
            following = self.items[
                tests[(at + 1) % len(tests)]
            ]  # what the whole session needs is kept for it
            signal.setitimer(signal.ITIMER_PROF, self.seconds)
            try:
                reports = runtestprotocol(self.items[name], log=False, nextitem=following)
            except TooLong:
                return name, "takes too long"
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
            for report in reports:
                if not report.passed and not report.skipped:
                    return name, str(report.longrepr).strip().splitlines()[-1]
        return "", ""

    def apply(self, change: Change) -> None:
        """Exchange the body of the function, wherever it is known."""
        path = PACKAGE / change.path
        changed = code_of(change.applied(path.read_text("utf-8")), str(path), change.function)
        for function in self.functions[change.path, change.function]:
            function.__code__ = changed


def _too_long(signum: int, frame: FrameType | None) -> None:
    raise TooLong


def functions() -> dict[tuple[str, str], list[FunctionType]]:
    """The functions of the engine by module and name."""
    gc.unfreeze()
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(f"{PACKAGE}/"):
            path = thing.__code__.co_filename.removeprefix(f"{PACKAGE}/")
            found.setdefault((path, thing.__qualname__), []).append(thing)
    gc.freeze()
    return found
