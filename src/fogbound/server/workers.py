"""Several servers behind one port: the process that starts them, starts one that has died again, and ends them all."""

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple

from fogbound.server import runner
from fogbound.server.runner import ServeOptions
from fogbound.server.siblings import Siblings
from fogbound.text import catalogue

__all__ = ["serve_with_workers", "worker_names"]

LOOK_SECONDS: Final = 0.5
"""How often it is looked whether all are to end."""
PAUSES: Final = (0.0, 1.0, 2.0, 5.0, 15.0, 30.0)
"""How long to wait before a worker is started again that has died for the first time, the second …"""
SOUND_SECONDS: Final = 60
"""A worker that has lived so long begins with the first pause again."""
ENDING_SECONDS: Final = 20
"""How long workers may take to end; longer than they give themselves."""

_processes: Final = multiprocessing.get_context("spawn")
_log: Final = logging.getLogger(__name__)


class WorkerPlan(NamedTuple):
    """What all workers are made from."""

    options: ServeOptions
    proxies: tuple[str, ...]
    names: tuple[str, ...]
    folder: str  # in which they hand connections to each other
    lang: str  # of what is said to the host

    def options_of(self, name: str) -> ServeOptions:
        """The options of one worker: pictures are drawn ahead by the first one alone, for all look into one folder."""
        return self.options._replace(name=name, ahead=self.options.ahead and name == self.names[0])


def worker_names(count: int, name: str) -> tuple[str, ...]:
    """What the workers of a server of this name are called."""
    begins = f"{name}-" if name else "w"
    return tuple(f"{begins}{number}" for number in range(1, count + 1))


class _Worker:
    """One worker, and what is known of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process: BaseProcess | None = None
        self.says: Connection | None = None  # it says there when it is ready
        self.is_ready = False
        self.begun = 0.0
        self.deaths = 0  # since it last lived for a while
        self.due = 0.0  # when it is to be started


class WorkerPool:
    """The workers of one machine, kept alive until they are to end."""

    def __init__(self, plan: WorkerPlan, listening: socket.socket, ready: Callable[[], None]) -> None:
        self._plan = plan
        self._listening = listening
        self._ready: Callable[[], None] | None = ready  # told once, when all are
        self._workers = [_Worker(name) for name in plan.names]
        self._is_ending = False
        self._has_failed = False  # to begin

    def run(self) -> bool:
        """Serve until Ctrl-C or a signal; tells whether all of them could begin."""
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self._end)
        try:
            while not self._is_ending:
                self._start_due()
                self._look()
        finally:
            self._stop()
        return not self._has_failed

    def _end(self, *_: object) -> None:
        self._is_ending = True

    def _start_due(self) -> None:
        for worker in self._workers:
            if worker.process is None and time.monotonic() >= worker.due:
                self._start(worker)

    def _start(self, worker: _Worker) -> None:
        worker.says, says = _processes.Pipe(duplex=False)
        words = (self._plan, worker.name, self._listening, says)
        worker.process = _processes.Process(target=_work, args=words, name=f"fogbound-{worker.name}")
        worker.is_ready = False
        worker.begun = time.monotonic()
        worker.process.start()
        says.close()  # so that it ends here when it ends there

    def _look(self) -> None:
        """Wait until a worker is ready or dead, for a moment."""
        awaited: list[Any] = [
            worker.process.sentinel for worker in self._workers if worker.process is not None
        ]
        awaited += [worker.says for worker in self._workers if worker.says is not None]
        wait(awaited, LOOK_SECONDS)
        for worker in self._workers:
            if worker.says is not None and worker.says.poll():
                self._hear(worker, worker.says)
            if worker.process is not None and not worker.process.is_alive() and not self._is_ending:
                self._bury(worker, worker.process)

    def _hear(self, worker: _Worker, says: Connection) -> None:
        with suppress(EOFError):  # it has died
            worker.is_ready = says.recv()
        says.close()
        worker.says = None
        if self._ready is not None and all(each.is_ready for each in self._workers):
            self._ready()
            self._ready = None

    def _bury(self, worker: _Worker, process: BaseProcess) -> None:
        """See to it that a worker that has died is started again; one that never began has said why, and ends all."""
        code = process.exitcode
        process.close()
        worker.process = None
        if self._ready is not None:
            self._is_ending = self._has_failed = True
            return
        if time.monotonic() - worker.begun > SOUND_SECONDS:
            worker.deaths = 0
        pause = PAUSES[min(worker.deaths, len(PAUSES) - 1)]
        worker.deaths += 1
        worker.due = time.monotonic() + pause
        _log.error("worker %s has died (%s); it is started again in %g s", worker.name, code, pause)

    def _stop(self) -> None:
        """End all, and wait until they have let go of their tables."""
        processes = [worker.process for worker in self._workers if worker.process is not None]
        for process in processes:
            process.terminate()
        until = time.monotonic() + ENDING_SECONDS
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                _log.error("%s does not end, and is killed", process.name)
                process.kill()
                process.join()


def serve_with_workers(
    options: ServeOptions,
    proxies: tuple[str, ...],
    names: Sequence[str],
    listening: socket.socket,
    ready: Callable[[], None],
    lang: str,
) -> bool:
    """Serve with several workers, until Ctrl-C or a signal; tells whether all of them could begin."""
    with tempfile.TemporaryDirectory(prefix="fogbound-") as folder:
        return WorkerPool(WorkerPlan(options, proxies, tuple(names), folder, lang), listening, ready).run()


def _work(plan: WorkerPlan, name: str, listening: socket.socket, says: Connection) -> None:
    """Be one of the workers."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C reaches the whole group: the first process sees to it
    logging.basicConfig(level=logging.INFO, format=f"%(asctime)s {name} %(levelname)s %(name)s: %(message)s")
    Thread(target=_end_with_parent, name="watching-parent", daemon=True).start()
    siblings = Siblings(plan.names, name, Path(plan.folder))
    say = catalogue(plan.lang).say
    try:
        server = runner.make_server(plan.options_of(name))
    except runner.Unusable as choice:
        raise SystemExit(say(choice.key, **choice.arguments)) from None
    if name == plan.names[0] and not server.archive.is_ours_alone():
        print(say("serve-shared", folder=str(server.folder)), flush=True)
    server.archive.is_wanted_key = lambda key: siblings.worker_of_game(key) == name

    def ready() -> None:
        says.send(True)
        says.close()

    runner.run(server, listening, plan.proxies, ready, siblings)


def _end_with_parent() -> None:
    """End in good order when the process that has started this one is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
