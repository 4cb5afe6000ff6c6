"""Work on a cluster: a dask scheduler, and workers in which the very same Fogbound is installed.

Which worker plays which game is chance, so all of them must play alike. Every worker is asked before the first job, and
each job asks once more, as workers may join later.
"""

import logging
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar

from fogbound.lab.fingerprint import Fingerprint, fingerprint
from fogbound.lab.workers import Workers
from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError

__all__ = ["ClusterRefused", "cluster"]

Job = TypeVar("Job")
Result = TypeVar("Result")

ANSWERS: Final = 10
"""For so many seconds one waits for the scheduler, and then for a first worker."""
AHEAD: Final = 1024
"""So many jobs lie ready, that hundreds of workers find something to do; all of them are small."""
_one_at_a_time = threading.Lock()


class ClusterRefused(Exception):
    """The cluster cannot do it, or has ceased to; says why and what to do."""


# -- at a worker -----------------------------------------------------------------------------------


def differing(expected: Fingerprint, packs: tuple[str, ...]) -> str:
    """In what this worker differs; empty if it plays the same games."""
    try:
        found = fingerprint(packs)
    except (UnknownPackError, PackError) as error:
        return f"it cannot open the packs: {error}"
    if found.version != expected.version:
        return f"it has Fogbound {found.version} instead of {expected.version}"
    if found.code != expected.code:
        return f"its Fogbound has other code ({found.code} instead of {expected.code})"
    if found.packs != expected.packs:
        mine, theirs = dict(expected.packs), dict(found.packs)
        others = [name for name in sorted({*mine, *theirs}) if mine.get(name) != theirs.get(name)]
        return f"its cards do other things in {', '.join(others)}"
    return ""


def do_alike(
    expected: Fingerprint, packs: tuple[str, ...], task: Callable[[Job], Result], job: Job
) -> Result:
    """Do a job where the same games are played, one at a time in each process; refuse it elsewhere."""
    difference = differing(expected, packs)
    if difference:
        raise ClusterRefused(_unlike(socket.gethostname(), difference))
    with _one_at_a_time:
        return task(job)


def _unlike(where: str, difference: str) -> str:
    return (
        f"the worker at {where} would play other games: {difference}; "
        "install the same Fogbound and the same packs there, or stop that worker"
    )


# -- at the command --------------------------------------------------------------------------------


class _Alike(Executor):
    """Gives jobs to an executor whose workers check first that they play the same games."""

    def __init__(self, executor: Executor, expected: Fingerprint, packs: tuple[str, ...]) -> None:
        self._executor = executor
        self._expected = expected
        self._packs = packs

    def submit(  # type: ignore[override]  # a task has one job
        self, task: Callable[[Job], Result], job: Job, /
    ) -> Future[Result]:
        return self._executor.submit(do_alike, self._expected, self._packs, task, job)


@contextmanager
def cluster(address: str, packs: Sequence[str]) -> Iterator[Workers]:
    """The workers of the scheduler at this address (or in this scheduler file), all of which know these packs alike.

    Raises ClusterRefused, also when the cluster is lost while it is in use.
    """
    try:
        dask: Any = import_module("distributed")  # half of it is typed
    except ImportError:
        raise ClusterRefused(
            "--cluster needs dask, which is not installed here; get it with `pip install 'fogbound[cluster]'`"
        ) from None
    _silence()
    names = tuple(_absolute(name) for name in packs)
    expected = fingerprint(names)
    if Path(address).is_file():
        where = {"scheduler_file": address}
    elif "://" in address:
        where = {"address": address}
    else:
        raise ClusterRefused(
            f"--cluster {address}: give an address such as tcp://host:8786, or the file that "
            "`dask scheduler --scheduler-file` has written"
        )
    try:
        client = dask.Client(**where, timeout=ANSWERS, set_as_default=False)
    except (OSError, ValueError, ImportError) as error:
        raise ClusterRefused(
            f"no scheduler answers at {address}: {error}; start one with `dask scheduler`"
        ) from None
    with client:
        try:
            yield Workers(
                _ready(client, address, expected, names),
                _Alike(client.get_executor(pure=False), expected, names),
                AHEAD,
            )
        except dask.KilledWorker as error:
            raise ClusterRefused(
                f"a job was given up, as each worker died that took it ({error.task}); see the logs of the workers"
            ) from None
        except (CancelledError, dask.CancelledError, dask.comm.CommClosedError) as error:
            raise ClusterRefused(
                f"the scheduler at {address} was lost ({type(error).__name__}); with --records, games that are over are "
                "kept, and the same command goes on"
            ) from None


def _silence() -> None:
    """What goes wrong is told in one sentence by who asked for the cluster, without a log."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _absolute(pack: str) -> str:
    """A pack by its name, or the whole path of its folder, as workers may run elsewhere."""
    return str(Path(pack).resolve()) if (Path(pack) / "pack.yaml").is_file() else pack


def _ready(client: Any, address: str, expected: Fingerprint, packs: tuple[str, ...]) -> int:
    """How many jobs the cluster does at a time, once all of its workers have been asked."""
    try:
        client.wait_for_workers(1, timeout=ANSWERS)
    except TimeoutError:
        raise ClusterRefused(
            f"the scheduler at {address} has no workers; start some with `dask worker {address} --nthreads 1`"
        ) from None
    said: dict[str, object] = client.run(differing, expected, packs, on_error="return")
    for worker, difference in sorted(said.items()):
        if isinstance(difference, (ImportError, AttributeError)):
            raise ClusterRefused(_unlike(worker, f"it has no Fogbound that knows clusters ({difference})"))
        if difference and isinstance(difference, str):
            raise ClusterRefused(_unlike(worker, difference))
    return len([difference for difference in said.values() if not difference])  # the others have just died
