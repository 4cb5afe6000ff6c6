"""Work spread over processes, with results in order, and the bar that shows how far it is."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, NamedTuple, TypeVar

__all__ = ["ALONE", "Workers", "cores", "processes", "progress", "spread"]

Job = TypeVar("Job")
Result = TypeVar("Result")


def cores() -> int:
    """How many processes can work at the same time on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers(NamedTuple):
    """Who does the work: this process alone, or an executor that is given so many jobs ahead of their results."""

    number: int = 1
    executor: Executor | None = None
    ahead: int = 0


ALONE: Final = Workers()
"""This process does all of it."""


@contextmanager
def processes(number: int) -> Iterator[Workers]:
    """So many processes on this machine; below two, this process alone."""
    if number < 2:
        yield ALONE
        return
    with ProcessPoolExecutor(number, mp_context=get_context("spawn"), initializer=_leave_alone) as pool:
        try:
            yield Workers(number, pool, 2 * number)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def spread(task: Callable[[Job], Result], jobs: Iterable[Job], workers: Workers = ALONE) -> Iterator[Result]:
    """The results of all jobs, in their order; but for this process alone, task and jobs must be picklable.

    Jobs may go on without end: only some are ahead of what was asked for. Reading no more results stops
    the work.
    """
    if workers.executor is None:
        yield from map(task, jobs)
        return
    waiting: deque[Future[Result]] = deque()
    upcoming = iter(jobs)
    try:
        while True:
            for job in islice(upcoming, workers.ahead - len(waiting)):
                waiting.append(workers.executor.submit(task, job))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _leave_alone() -> None:
    """Ctrl-C is for the process that was started; it tells the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def progress(total: int, what: str, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, if there is one; yields what sets it to a number."""
    if not shown:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} " + what),
        BarColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=min(done, total))
