"""People who play at the tables of a server through their browsers' lines; they live in a process of their own.

At each table one answer is under way at a time, as among people who take turns; its latency ends when the browser
that sent it is shown what came of it, which is when it is on the disk.
"""

import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

__all__ = ["Phase", "Plan", "Result", "Visit", "processor_seconds", "resident_bytes"]

PER_ADDRESS: Final = 40
"""How many lines come from one loopback address: a server lets only so much in from each."""
AT_ONCE: Final = 40
"""How many browsers come at the same time."""
PATIENCE: Final = 60.0
CLOCK_SECONDS: Final = 0.01
"""How often the visitors look whether they are late themselves."""
LOOKED_AGAIN: Final = 50


class Plan(msgspec.Struct, frozen=True):
    """Where the visitors go, and what they do there."""

    port: int
    server: int  # its process
    keys: tuple[tuple[str, ...], ...]  # of the people at each table, by seat
    tables: tuple[str, ...]
    rates: tuple[int, ...]  # answers a second, phase by phase; 0: each table sends as soon as it can
    seconds: float
    packed: bool  # whether lines are compressed
    seed: int


class Phase(msgspec.Struct, frozen=True):
    """What one phase came to; latencies are in milliseconds."""

    rate: int
    seconds: float
    answers: int
    decisions: int  # those after which the game went on
    server: float  # processor time, in seconds
    visitors: float
    p50: float
    p99: float
    worst: float
    late: float  # the longest that the visitors themselves were kept from listening
    bytes: int


class Result(msgspec.Struct, frozen=True):
    """What the visit came to."""

    empty: int  # the server's memory before anybody came, in bytes
    seated: int  # with everybody at their tables
    played: int  # after all phases
    opening: float  # the server's processor time for a table and its browsers, in seconds
    first_view: float  # and for a browser that comes to a table that has been played at
    phases: tuple[Phase, ...]
    over: int  # games that ended
    stuck: dict[str, int]  # tables that were left, and why


class Choice(msgspec.Struct, frozen=True):
    id: str
    wants: str = ""
    standing: bool = False
    confirm: str = ""


class Vote(msgspec.Struct, frozen=True):
    seat: int
    option: str


class Asking(msgspec.Struct, frozen=True):
    serial: int
    yours: bool
    choices: tuple[Choice, ...]


class Agreement(msgspec.Struct, frozen=True):
    votes: tuple[Vote, ...] = ()


class Parts(msgspec.Struct, frozen=True):
    asking: Asking | msgspec.UnsetType | None = msgspec.UNSET
    agreement: Agreement | msgspec.UnsetType | None = msgspec.UNSET
    ending: str = ""


class Show(msgspec.Struct, frozen=True, tag="show"):
    parts: Parts


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    code: str


class Other(msgspec.Struct, frozen=True, tag="welcome"):
    pass


_decode: Final = msgspec.json.Decoder(Show | Refused | Other).decode
_encode: Final = msgspec.json.Encoder().encode


class Stuck(Exception):
    """A table at which nothing more can be done, and why."""


class Browser:
    """One line to a table."""

    def __init__(self, line: ClientConnection, seat: int) -> None:
        self.line = line
        self.seat = seat
        self.asking: Asking | None = None
        self.agreement: Agreement | None = None
        self.is_over = False
        self.bytes = 0
        self._refused = ""
        self._heard = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for message in self.line:
                self.bytes += len(message)
                said = _decode(message)
                if isinstance(said, Show):
                    if said.parts.asking is not msgspec.UNSET:
                        self.asking = said.parts.asking
                    if said.parts.agreement is not msgspec.UNSET:
                        self.agreement = said.parts.agreement
                    self.is_over = self.is_over or bool(said.parts.ending)
                elif isinstance(said, Refused):
                    self._refused = said.code
                self._heard.set()
        self._refused = self._refused or "closed"
        self._heard.set()

    @property
    def has_spoken(self) -> bool:
        """Whether its vote is known on a question for everybody."""
        return self.agreement is not None and any(one.seat == self.seat for one in self.agreement.votes)

    async def until(self, done: "Callable[[Browser], bool]") -> None:
        """Listen until this is so, or something was refused."""
        while not (self.is_over or done(self)):
            if self._refused:
                raise Stuck(self._refused)
            self._heard.clear()
            await asyncio.wait_for(self._heard.wait(), PATIENCE)

    async def answer(self, option: str) -> None:
        """Answer, and wait to be shown what came of it."""
        asked = self.asking
        assert asked is not None
        await self.line.send(_encode({"type": "answer", "serial": asked.serial, "option": option}).decode())
        await self.until(Settled(asked.serial))

    async def close(self) -> None:
        self._listening.cancel()
        await self.line.close()


class Settled:
    """Whether a browser has been shown that its answer counts: another question, or its own vote."""

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def __call__(self, browser: Browser) -> bool:
        asked = browser.asking
        return asked is None or asked.serial != self.serial or browser.has_spoken


class Company:
    """The people at one table, who answer one after the other."""

    def __init__(self, browsers: list[Browser], chance: random.Random) -> None:
        self.browsers = browsers
        self.chance = chance
        self.wanted = ""  # what everybody is for
        self.serial = 0  # of the question on which they are

    async def speak(self) -> bool:
        """Send one answer; tells whether the game went on with it."""
        browser = self._next()
        asked = browser.asking
        assert asked is not None
        if browser.agreement is None or self.serial != asked.serial:
            self.wanted, self.serial = self._choice(asked), asked.serial
        await browser.answer(self.wanted)
        went_on = browser.asking is None or browser.asking.serial != asked.serial
        if went_on:
            serial = browser.asking.serial if browser.asking is not None else 0
            for other in self.browsers:
                await other.until(lambda one: one.asking is not None and one.asking.serial == serial)
        return went_on

    def _next(self) -> Browser:
        for browser in self.browsers:
            asked = browser.asking
            if asked is not None and asked.yours and not browser.has_spoken:
                return browser
        raise Stuck("nobody is asked")

    def _choice(self, asked: Asking) -> str:
        plain = [one for one in asked.choices if not (one.standing or one.wants or one.confirm)]
        if not plain:
            raise Stuck("only words would answer")
        return self.chance.choice(plain).id

    @property
    def is_over(self) -> bool:
        return any(browser.is_over for browser in self.browsers)


class Visit:
    """All tables, and what happens at them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.companies: list[Company] = []
        self.stuck: dict[str, int] = {}
        self.over = 0
        self._lines = 0
        self._latencies: list[float] = []
        self._late = 0.0
        self._answers = 0
        self._decisions = 0

    async def _browser(self, number: int, seat: int) -> Browser:
        plan, table = self.plan, self.plan.tables[number]
        self._lines += 1
        line = await connect(
            f"ws://127.0.0.1:{plan.port}/api/games/{table}/live?lang=en",
            origin=f"http://127.0.0.1:{plan.port}",  # type: ignore[arg-type]  # a NewType of str
            additional_headers={"cookie": f"fogbound={plan.keys[number][seat]}"},
            compression="deflate" if plan.packed else None,
            local_addr=(f"127.0.0.{2 + self._lines // PER_ADDRESS}", 0),
            max_size=None,
            ping_interval=None,
        )
        browser = Browser(line, seat)
        await browser.until(lambda one: one.asking is not None)
        return browser

    async def come(self) -> None:
        """Sit down everywhere."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def sit(number: int) -> Company:
            async with gate:
                people = [await self._browser(number, seat) for seat in range(len(self.plan.keys[number]))]
            return Company(people, random.Random(self.plan.seed + number))

        self.companies = list(await asyncio.gather(*(sit(number) for number in range(len(self.plan.tables)))))

    async def phase(self, rate: int) -> Phase:
        """Play for a while, at a steady rate or as fast as it goes."""
        self._latencies.clear()
        self._answers = self._decisions = 0
        self._late = 0.0
        gc.collect()  # now: in the midst of it, everybody would seem to wait for the server
        gc.disable()
        clock = asyncio.create_task(self._watch_clock())
        try:
            return await self._measured(rate)
        finally:
            clock.cancel()
            gc.enable()

    async def _watch_clock(self) -> None:
        """Note how late this process is itself: what it measures is too long by as much."""
        while True:
            due = time.perf_counter() + CLOCK_SECONDS
            await asyncio.sleep(CLOCK_SECONDS)
            self._late = max(self._late, time.perf_counter() - due)

    async def _measured(self, rate: int) -> Phase:
        companies = list(self.companies)  # those that leave have been shown something, too
        before = sum(browser.bytes for one in companies for browser in one.browsers)
        server, mine, begun = processor_seconds(self.plan.server), time.process_time(), time.perf_counter()
        await (self._steady(rate, begun) if rate else self._flood(begun))
        seconds = time.perf_counter() - begun
        found = sorted(self._latencies) or [0.0]
        return Phase(
            rate=rate,
            seconds=seconds,
            answers=self._answers,
            decisions=self._decisions,
            server=processor_seconds(self.plan.server) - server,
            visitors=time.process_time() - mine,
            p50=found[len(found) // 2] * 1e3,
            p99=found[min(len(found) - 1, len(found) * 99 // 100)] * 1e3,
            worst=found[-1] * 1e3,
            late=self._late * 1e3,
            bytes=sum(browser.bytes for one in companies for browser in one.browsers) - before,
        )

    async def _flood(self, begun: float) -> None:
        async def play(members: Company) -> None:
            while time.perf_counter() - begun < self.plan.seconds and await self._answer(members):
                pass

        await asyncio.gather(*(play(members) for members in list(self.companies)))

    async def _steady(self, rate: int, begun: float) -> None:
        """Messages leave at their times, whether or not earlier ones have been answered, each from a free table."""
        free: asyncio.Queue[Company] = asyncio.Queue()
        for members in self.companies:
            free.put_nowait(members)
        under_way: set[asyncio.Task[None]] = set()

        async def one(members: Company, due: float) -> None:
            if await self._answer(members, due):
                free.put_nowait(members)

        async for due in _beats(rate, begun, self.plan.seconds):
            if not self.companies:
                break
            task = asyncio.create_task(one(await free.get(), due))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
        await asyncio.gather(*under_way)

    async def _answer(self, members: Company, due: float | None = None) -> bool:
        """One answer and its latency, reckoned from when it was due; tells whether the table plays on."""
        begun = due if due is not None else time.perf_counter()
        try:
            went_on = await members.speak()
        except (Stuck, ConnectionClosed, TimeoutError) as why:
            self.stuck[str(why) or "silence"] = self.stuck.get(str(why) or "silence", 0) + 1
            self.companies.remove(members)
            return False
        self._latencies.append(time.perf_counter() - begun)
        self._answers += 1
        self._decisions += went_on
        if members.is_over:
            self.over += 1
            self.companies.remove(members)
        return not members.is_over

    async def look_again(self) -> float:
        """The server's processor time for the first view of a table that has been played at."""
        tables = self.plan.tables[:LOOKED_AGAIN]
        before = processor_seconds(self.plan.server)
        browsers = [await self._browser(number, 0) for number in range(len(tables))]
        taken = processor_seconds(self.plan.server) - before
        for browser in browsers:
            await browser.close()
        return taken / len(tables)


async def _beats(rate: int, begun: float, seconds: float) -> AsyncIterator[float]:
    for beat in range(int(rate * seconds)):
        due = begun + beat / rate
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        yield due


def processor_seconds(process: int) -> float:
    """The processor time a process has had, all threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100  # Linux counts in hundredths


def resident_bytes(process: int) -> int:
    """The memory a process has."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096


async def visit(plan: Plan) -> Result:
    """Come, play through all phases, and tell what it was like."""
    here = Visit(plan)
    empty, spent = resident_bytes(plan.server), processor_seconds(plan.server)
    await here.come()
    opening = (processor_seconds(plan.server) - spent) / len(plan.tables)
    seated = resident_bytes(plan.server)
    phases = [await here.phase(rate) for rate in plan.rates]
    return Result(
        empty=empty,
        seated=seated,
        played=resident_bytes(plan.server),
        opening=opening,
        first_view=await here.look_again(),
        phases=tuple(phases),
        over=here.over,
        stuck=here.stuck,
    )


def main() -> None:
    """Read a plan from the input and write what came of it."""
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    result: Any = msgspec.to_builtins(asyncio.run(visit(plan)))
    print(json.dumps(result))


if __name__ == "__main__":
    main()
