"""The workshop: benches in processes of their own at which pictures are drawn, so that no table waits for one.

A bench is set up when there is something to draw and nobody free, and cleared away when there has been nothing for a
while. What browsers wait for comes first; what is drawn ahead has to wait until nothing else does, and what may be shown
later leaves a bench free.
"""

import asyncio
import heapq
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from fogbound.press.bench import HEAD, Printed, pack_images
from fogbound.press.commissions import Commission
from fogbound.server import faults

__all__ = ["LATER", "SHOWN", "NotPrinted", "PictureWorkers", "benches_here"]

IDLE_SECONDS: Final = 900
"""How long a bench stays without anything to do: people think for minutes, and setting one up takes a second."""
LONGEST_SECONDS: Final = 120
"""After so long a drawing is given up."""
GRACE_SECONDS: Final = 1
"""How long an ending bench may take to finish what it draws."""
TRIES: Final = 2
"""How often a commission is given to a bench that breaks down over it."""
MOST_AHEAD: Final = 4_000
"""How many pictures may wait to be drawn ahead; what comes then is drawn when it is asked for."""
LEAST_BENCHES: Final = 2
"""Two on two cores: benches step back behind everything else, and what is drawn for later must not keep the only one."""
WANTED: Final = 0
SHOWN: Final = 1
LATER: Final = 2

_decode: Final = msgspec.msgpack.Decoder(Printed).decode
_log: Final = logging.getLogger(__name__)


class NotPrinted(Exception):
    """A picture could not be drawn; the log tells why."""


def benches_here() -> int:
    """How many benches the machine has room for beside the tables."""
    there = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(LEAST_BENCHES, there - 1)


class _Job:
    """A commission that waits or is being carried out, for everybody who wants it."""

    def __init__(self, wanted: Commission, urgency: int) -> None:
        self.wanted = wanted
        self.urgency = urgency
        self.is_begun = False
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.done.add_done_callback(
            lambda done: done.cancelled() or done.exception()
        )  # nobody may be waiting


class PictureWorkers:
    """Has commissions carried out at a few benches."""

    def __init__(self, folder: Path, benches: int | None = None) -> None:
        self._folder = folder
        self._most = benches if benches is not None else benches_here()
        self._jobs: dict[Commission, _Job] = {}
        self._queue: list[tuple[int, int, _Job]] = []  # a job whose urgency has grown stands in it twice
        self._count = 0
        self._benches: set[asyncio.Task[None]] = set()
        self._idle = 0  # benches that wait for something to do
        self._for_later = 0  # benches that draw what nobody waits for
        self._work = asyncio.Event()
        self._closed = False

    async def print(self, wanted: Commission) -> bytes:
        """What was commissioned; all who want the same share one drawing. Raises NotPrinted."""
        job = self._put(wanted, WANTED)
        return await asyncio.shield(job.done)

    def print_ahead(self, wanted: Commission, urgency: int = SHOWN) -> None:
        """Have something drawn when there is nothing more urgent to do."""
        if len(self._jobs) < MOST_AHEAD and not self._closed:
            self._put(wanted, urgency)

    def _put(self, wanted: Commission, urgency: int) -> _Job:
        if self._closed:
            raise NotPrinted
        job = self._jobs.get(wanted)
        if job is None:
            job = self._jobs[wanted] = _Job(wanted, urgency)
        elif urgency >= job.urgency or job.is_begun:
            return job
        job.urgency = urgency
        self._count += 1
        heapq.heappush(self._queue, (urgency, self._count, job))
        self._work.set()
        if len(self._queue) > self._idle and len(self._benches) < self._most:
            bench = faults.start("a bench of the workshop", self._attend())
            self._benches.add(bench)
            bench.add_done_callback(self._benches.discard)
        return job

    async def close(self) -> None:
        """Send everybody home; what was not drawn is not."""
        self._closed = True
        for job in self._jobs.values():
            job.done.set_exception(NotPrinted("the server ends"))
        for bench in list(self._benches):
            bench.cancel()
        if self._benches:
            await asyncio.wait(self._benches)  # a fault of theirs has been noted

    # -- at a bench --------------------------------------------------------------------------------

    async def _attend(self) -> None:
        """Carry out what waits, until there has been nothing for a while."""
        bench = _Worker(self._folder)
        try:
            while (job := await self._next()) is not None:
                await self._carry_out(job, bench)
        finally:
            await bench.close()

    async def _next(self) -> _Job | None:
        """The most urgent job; None after a long time without any."""
        while True:
            if (job := self._most_urgent()) is not None:
                job.is_begun = True
                return job
            self._work.clear()
            self._idle += 1
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    await self._work.wait()
            except TimeoutError:
                return None
            finally:
                self._idle -= 1

    def _most_urgent(self) -> _Job | None:
        """The job that is to be done next; one for later only while another bench stays free for what comes."""
        while self._queue and self._queue[0][2].is_begun:
            heapq.heappop(self._queue)
        if not self._queue or (self._queue[0][0] == LATER and self._for_later >= max(1, self._most - 1)):
            return None
        return heapq.heappop(self._queue)[2]

    async def _carry_out(self, job: _Job, bench: "_Worker") -> None:
        self._for_later += (is_for_later := job.urgency == LATER)
        try:
            done = await bench.run(job.wanted)
            if done.fault:
                _log.error("%s of %s could not be drawn: %s", job.wanted.what, job.wanted.name, done.fault)
        except Exception:
            _log.exception("%s of %s could not be drawn", job.wanted.what, job.wanted.name)
            done = Printed(fault="broken")
        finally:
            self._for_later -= is_for_later
            del self._jobs[job.wanted]
        if job.done.done():
            return
        if done.fault:
            job.done.set_exception(NotPrinted(done.fault))
        else:
            job.done.set_result(done.data)


class _Worker:
    """One process that draws; it is started with the first commission, and anew when it has broken down."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: Process | None = None

    async def run(self, wanted: Commission) -> Printed:
        """What comes of a commission. Raises OSError, EOFError or TimeoutError if the process does not do it."""
        for tried in range(1, TRIES + 1):
            try:
                async with asyncio.timeout(LONGEST_SECONDS):
                    return await self._ask(wanted)
            except TimeoutError:
                await self.close()
                raise
            except (OSError, EOFError):
                await self.close()
                if tried == TRIES:
                    raise
                _log.warning("a bench has broken down over %s of %s", wanted.what, wanted.name)
        raise AssertionError("it is tried at least once")

    async def _ask(self, wanted: Commission) -> Printed:
        if self._process is None:
            words = (sys.executable, "-m", "fogbound.press.bench", str(self._folder))
            single = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
            self._process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, env=single)
        line, answers = self._process.stdin, self._process.stdout
        assert line is not None
        assert answers is not None
        line.write(pack_images(wanted))
        await line.drain()
        size = int.from_bytes(await answers.readexactly(HEAD), "big")
        return _decode(await answers.readexactly(size))

    async def close(self) -> None:
        """End the process: it is let finish what it draws, but not for long."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(GRACE_SECONDS):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
