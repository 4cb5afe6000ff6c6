"""Limits by address: who shares one, what the whole server has, and that memory stays bounded."""

import asyncio
import logging
import re
from pathlib import Path

import pytest

from fogbound.server import limits
from fogbound.server.addresses import networks_of
from fogbound.server.faults import BoundedLog, Faults, start
from fogbound.server.limits import Rate
from fogbound.server.metrics import Metrics
from fogbound.server.throttle import ASKING, AddressLimit, Bucket, Lines, Recent, Throttle
from fogbound.server.turns import AddressQueue, NoTurn

MANY = Rate(1e6, 1_000_000)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that a test sets."""
    now = [0.0]
    monkeypatch.setattr("fogbound.server.throttle.time.monotonic", lambda: now[0])
    return now


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002:ffff::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 500, "x" * 64),
    ],
)
def test_whose_an_address_is(address: str, network: str):
    """However it is written; a household has 64 bits of IPv6 to itself."""
    assert networks_of(address)[0] == network


def test_one_address_does_not_use_up_what_others_have(clock: list[float]):
    """Each has its own, and what an IPv6 network may is shared by all of its addresses."""
    limit = AddressLimit(Rate(1.0, 3), MANY)
    assert [limit.take("192.0.2.1") for _ in range(5)] == [True] * 3 + [False] * 2
    assert limit.take("192.0.2.2")
    assert [limit.take(f"2001:db8::{n}") for n in range(5)] == [True] * 3 + [False] * 2
    assert limit.take("2001:db8:0:1::1"), "the next network"
    clock[0] = 1.0
    assert [limit.take("::ffff:192.0.2.1") for _ in range(2)] == [True, False]


def test_a_provider_of_networks_is_limited_as_well(clock: list[float]):
    """Somebody with 65,536 networks of 64 bits does not have 65,536 times as much."""
    limit = AddressLimit(Rate(1.0, 3), MANY)
    passed = sum(limit.take(f"2001:db8:7:{n:x}::1") for n in range(1000))
    assert passed == 3 * limits.SITE_FACTOR


def test_the_whole_server_has_a_limit_far_above(clock: list[float]):
    """What it refuses costs nobody anything of their own."""
    limit = AddressLimit(Rate(0.0, 3), Rate(1.0, 4))
    assert [limit.take(f"192.0.2.{n}") for n in range(6)] == [True] * 4 + [False] * 2
    clock[0] = 10.0
    assert [limit.take("192.0.2.5") for _ in range(4)] == [True] * 3 + [False]
    for each, whole in (
        (limits.REQUESTS, limits.REQUESTS_IN_ALL),
        (limits.NEWCOMERS, limits.NEWCOMERS_IN_ALL),
        (limits.GAMES, limits.GAMES_IN_ALL),
        (limits.OPENINGS, limits.OPENINGS_IN_ALL),
        (limits.MESSAGES, limits.MESSAGES_IN_ALL),
        (limits.LINES, limits.LINES_IN_ALL),
    ):
        assert whole.each_second >= 30 * each.each_second
        assert whole.at_once >= 10 * each.at_once


def test_many_addresses_do_not_fill_the_memory_nor_empty_it(clock: list[float]):
    """Beyond a number they share buckets: nobody who is limited is forgotten before their time."""
    limit = AddressLimit(Rate(1.0, 3), MANY, most=100)
    assert [limit.take("192.0.2.1") for _ in range(4)][-1] is False
    for number in range(5000):
        limit.take(f"198.{number >> 8}.{number & 255}.1")
    assert len(limit) <= 100 + limits.SHARED_BUCKETS
    assert not limit.take("192.0.2.1"), "as before"
    clock[0] = 3.0  # all have filled again, and make room for those who come now
    assert [limit.take("203.0.113.1") for _ in range(4)] == [True] * 3 + [False]
    assert len(limit) <= 100 + limits.SHARED_BUCKETS


def test_lines_are_counted_by_person_and_address():
    """And forgotten when they close, with whoever had them."""
    lines = Lines(most=1000)
    for _ in range(limits.LINES_OF_A_PERSON):
        assert lines.can_open(1, "192.0.2.1")
        lines.open(1, "192.0.2.1")
    assert not lines.can_open(1, "192.0.2.2")
    assert lines.can_open(2, "192.0.2.1")
    for _ in range(limits.LINES_OF_A_PERSON):
        lines.close(1, "192.0.2.1")
    assert len(lines) == 0
    assert not lines._of_address
    lines.most = 0
    assert lines.is_full


def test_only_the_last_games_of_an_address_are_remembered(monkeypatch: pytest.MonkeyPatch):
    """And only so many addresses."""
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    monkeypatch.setattr(limits, "GAMES_EACH", 1)
    recent = Recent()
    for game in range(6):
        recent.add("192.0.2.1", game)
    assert recent.games_of("192.0.2.1") == [2, 3, 4, 5]
    for number in (2, 3):
        recent.add(f"192.0.2.{number}", 7)
    assert recent.games_of("192.0.2.1") == []


# -- honest people ---------------------------------------------------------------------------------


def _all_pass(limit: AddressLimit, address: str, many: int) -> bool:
    return all(limit.take(address) for _ in range(many))


def test_a_family_loads_its_boards_at_once(clock: list[float]):
    """Four browsers behind one address, each with its page and a Board full of pictures, again after a while."""
    throttle = Throttle()
    for _ in range(3):
        for _ in range(4):
            assert _all_pass(throttle.requests, "192.0.2.1", 180)
        clock[0] += 20.0


def test_a_school_class_comes_in_at_once(clock: list[float]):
    """Thirty pupils behind one address: each is new, begins a game, and loads page and Board within two minutes."""
    throttle = Throttle()
    for pupil in range(30):
        assert throttle.newcomers.take("192.0.2.1")
        assert throttle.games.take("192.0.2.1")
        assert throttle.openings.take("192.0.2.1")
        assert throttle.openers.take("192.0.2.1")
        assert throttle.lines.can_open(pupil, "192.0.2.1")
        throttle.lines.open(pupil, "192.0.2.1")
        assert _all_pass(throttle.requests, "192.0.2.1", 120)
        clock[0] += 4.0
    assert limits.CONNECTIONS_EACH >= 30 * 8, "six for requests, one for the line, one to spare"
    for _ in range(60):  # they all play, an answer every other second
        assert _all_pass(throttle.messages, "192.0.2.1", 15)
        clock[0] += 1.0


@pytest.mark.slow
def test_everybody_comes_back_after_a_restart(clock: list[float]):
    """Five hundred tables with thirty-two browsers each, four of a table behind one address, all within ten seconds."""
    throttle = Throttle()
    throttle.lines.most = int(limits.MOST_CONNECTIONS * limits.LINES_SHARE)
    for table in range(500):
        for browser in range(32):
            address = f"198.{18 + table // 250}.{table % 250}.{browser // 4}"
            if browser % 32 == 0:
                assert throttle.openings.take(address)
            assert not throttle.lines.is_full
            assert throttle.requests.take(address)
            assert throttle.openers.take(address)
            assert throttle.lines.can_open(table * 32 + browser, address)
            throttle.lines.open(table * 32 + browser, address)
        clock[0] += 0.02
    assert len(throttle.lines) == 16_000


def test_thirty_two_browsers_of_one_household_come_back_at_once(clock: list[float]):
    """And again, when the server ends once more a minute later."""
    throttle = Throttle()
    for _ in range(3):
        assert _all_pass(throttle.openers, "192.0.2.1", 32)
        assert _all_pass(throttle.connects, "192.0.2.1", 64)
        clock[0] += 60.0


# -- turns -----------------------------------------------------------------------------------------


def test_what_comes_from_one_address_takes_turns():
    """So many at once, the rest in their order; another address does not wait behind them."""
    done: list[str] = []

    async def work(turns: AddressQueue, address: str, name: str) -> None:
        ASKING.set(address)
        async with turns.turn():
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            done.append(name)

    async def happens() -> int:
        turns = AddressQueue(2)
        flood = [asyncio.create_task(work(turns, "192.0.2.1", f"flood {n}")) for n in range(50)]
        honest = asyncio.create_task(work(turns, "192.0.2.2", "honest"))
        await asyncio.sleep(0)
        flood[10].cancel()  # somebody who waits goes
        await asyncio.gather(*flood, honest, return_exceptions=True)
        return len(turns)

    assert asyncio.run(happens()) == 0
    assert done.index("honest") <= 2
    assert [name for name in done if name != "honest"] == [f"flood {n}" for n in range(50) if n != 10]


def test_who_rests_lets_others_have_their_turn():
    """While a picture is drawn elsewhere, other requests of the same browser are answered."""

    async def happens() -> list[str]:
        turns, done, drawn = AddressQueue(1), [], asyncio.Event()
        ASKING.set("192.0.2.1")

        async def picture() -> None:
            async with turns.turn(), turns.rest():
                await drawn.wait()
            done.append("picture")

        async def page() -> None:
            async with turns.turn():
                done.append("page")
            drawn.set()

        await asyncio.gather(picture(), page())
        assert len(turns) == 0
        return done

    assert asyncio.run(happens()) == ["page", "picture"]


def test_only_so_many_wait_for_their_turn(monkeypatch: pytest.MonkeyPatch):
    """Who comes then is told so."""
    monkeypatch.setattr(limits, "WAITING_EACH", 1)

    async def happens() -> None:
        turns, free = AddressQueue(1), asyncio.Event()

        async def work() -> None:
            async with turns.turn():
                await free.wait()

        tasks = [asyncio.create_task(work()) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert isinstance(tasks[2].exception(), NoTurn)
        free.set()
        await asyncio.gather(*tasks[:2])

    asyncio.run(happens())


# -- the log ---------------------------------------------------------------------------------------


def test_the_log_is_bounded(clock: list[float], caplog: pytest.LogCaptureFixture):
    """The same line comes a few times and no more; another line is not held up by it."""
    caplog.handler.addFilter(bounded := BoundedLog())
    log = logging.getLogger("fogbound.test")
    try:
        for _ in range(100):
            log.warning("broken %s", "request")
        log.warning("something else")
    finally:
        caplog.handler.removeFilter(bounded)
    said = [record.getMessage() for record in caplog.records]
    assert said == ["broken request"] * limits.LOG_LINES.at_once + ["something else"]


def test_how_many_lines_were_left_out_is_said(clock: list[float]):
    """With the next one that is written."""
    bounded = BoundedLog()

    def written() -> str:
        record = logging.LogRecord("x", logging.WARNING, "x.py", 1, "broken %s", ("request",), None)
        return record.getMessage() if bounded.filter(record) else ""

    found = [written() for _ in range(limits.LOG_LINES.at_once + 7)]
    assert [line for line in found if line] == ["broken request"] * limits.LOG_LINES.at_once
    clock[0] = 1 / limits.LOG_LINES.each_second
    assert written() == "broken request (7 more of these were left out)"


def test_no_failure_of_a_task_vanishes(caplog: pytest.LogCaptureFixture):
    """Whether somebody waits for it or not, it is in the log once and counted."""
    metrics = Metrics()

    async def fails() -> None:
        raise ZeroDivisionError("in the background")

    async def happens() -> None:
        asyncio.get_running_loop().set_exception_handler(Faults(metrics).catch)
        start("going round", fails())
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(happens())
    assert metrics.value("faults") == 1
    (record,) = caplog.records
    assert "going round failed" in record.getMessage()
    assert record.exc_info is not None
    assert "in the background" in caplog.text


def test_a_bucket_takes_several_at_once(clock: list[float]):
    """All of them or none."""
    bucket = Bucket(1.0, 5)
    assert [bucket.take(3), bucket.take(3), bucket.take(2), bucket.take()] == [True, False, True, False]


def test_hosts_read_of_every_limit():
    """The table in docs/hosting.md has the numbers of `limits`, so that neither changes without the other."""
    told = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    table = re.sub(r"[,\s]+", "", told.partition("## Limits")[2].partition("\n## ")[0])
    for number in (
        limits.CONNECTIONS_EACH,
        limits.MOST_CONNECTIONS,
        limits.REQUESTS.at_once,
        limits.NEWCOMERS.at_once,
        limits.GAMES.at_once,
        limits.GAMES_EACH,
        limits.MOST_GAMES,
        limits.OPENINGS.at_once,
        limits.TABLES_EACH,
        limits.MOST_TABLES,
        limits.LINES_OF_A_PERSON,
        limits.LINES_EACH,
        limits.MOST_LISTENERS,
        limits.MESSAGES.at_once,
        limits.FRAMES.at_once,
        limits.LONGEST_WORDS,
        limits.MOST_HEADERS,
        int(limits.HEADER_SECONDS),
        int(limits.BODY_SECONDS),
        int(limits.DELIVERY_SECONDS),
        int(limits.STALL_SECONDS),
    ):
        assert str(number) in table, number
