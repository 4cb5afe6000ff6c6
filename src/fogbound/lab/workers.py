"""Work spread over processes, with results in order, and the bar that shows how far it is."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

__all__ = ["cores", "progress", "spread"]

Job = TypeVar("Job")
Result = TypeVar("Result")


def cores() -> int:
    """How many processes can work at the same time on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(task: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Iterator[Result]:
    """The results of all jobs, in their order; with more than one process, task and jobs must be picklable.

    Jobs may go on without end: only a few are ahead of what was asked for. Reading no more results stops
    the work.
    """
    if processes < 2:
        yield from map(task, jobs)
        return
    waiting: deque[Future[Result]] = deque()
    upcoming = iter(jobs)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_leave_alone) as pool:
        try:
            while True:
                for job in islice(upcoming, 2 * processes - len(waiting)):
                    waiting.append(pool.submit(task, job))
                if not waiting:
                    return
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


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
