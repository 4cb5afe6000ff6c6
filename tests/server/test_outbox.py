"""What waits to be sent to a browser."""

import asyncio

import msgspec
import pytest

from fogbound.server.listener import Listener
from fogbound.server.outbox import BACKLOG, Outbox
from fogbound.server.people import Person
from fogbound.server.wire import Welcome


def test_all_that_waits_is_taken_in_its_order():
    """A line that was busy takes everything at once; then it waits for more."""

    async def line() -> tuple[list[bytes], list[bytes]]:
        outbox = Outbox()
        outbox.put(b"one")
        outbox.put(b"two")
        first = await outbox.take()
        later = asyncio.ensure_future(outbox.take())
        await asyncio.sleep(0)
        assert not later.done()
        outbox.put(b"three")
        return first, await later

    assert asyncio.run(line()) == ([b"one", b"two"], [b"three"])


def test_a_closed_one_is_emptied_first():
    """Nothing that was to be sent is lost when a line is to be closed, whether it waits or not."""

    async def line() -> list[list[bytes]]:
        outbox = Outbox()
        outbox.put(b"last")
        outbox.close()
        waiting = Outbox()
        taker = asyncio.ensure_future(waiting.take())
        await asyncio.sleep(0)
        waiting.close()
        return [await outbox.take(), await outbox.take(), await taker]

    assert asyncio.run(line()) == [[b"last"], [], []]


def test_it_is_full_when_a_line_is_too_slow():
    """So many messages may wait, and no more."""
    outbox = Outbox()

    for _ in range(BACKLOG - 1):
        outbox.put(b"")
    assert not outbox.is_full
    outbox.put(b"")

    assert outbox.is_full


@pytest.mark.parametrize(("missed", "resumes"), [(BACKLOG - 1, True), (BACKLOG, False)])
def test_who_missed_more_than_a_line_can_hold_is_shown_everything_anew(missed: int, resumes: bool):
    """However small the messages were: the line that was asked for is there and open."""
    listener = Listener("phone", Person(1, "Ann", "en"), "en")
    for number in range(1, missed + 2):
        listener._shown.seq = number
        listener._keep(b"{}")

    outbox = listener.connect(1)

    assert listener.is_here
    welcome, *messages = asyncio.run(outbox.take())
    assert msgspec.json.decode(welcome, type=Welcome).resumed == resumes
    assert len(messages) == (missed if resumes else 0)
