"""What waits to be sent to a browser."""

import asyncio

import msgspec
import pytest

from fogbound.server.limits import OUTBOX_BYTES, OUTBOX_MESSAGES, RING_BYTES
from fogbound.server.outbox import Outbox
from fogbound.server.people import Person
from fogbound.server.subscriber import Subscriber
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
    """So many messages may wait, and no more, and so many bytes."""
    outbox = Outbox()
    for _ in range(OUTBOX_MESSAGES - 1):
        outbox.put(b"{}")
    assert outbox.has_room(2)
    outbox.put(b"{}")
    assert not outbox.has_room(2)

    outbox = Outbox()
    assert outbox.has_room(OUTBOX_BYTES + 1), "one message always fits, or nobody would ever see it"
    outbox.put(b"x" * OUTBOX_BYTES)
    assert not outbox.has_room(1)


def test_what_is_being_sent_still_counts():
    """A line that has taken everything and is stuck over it gets no second load."""

    async def line() -> list[bool]:
        outbox = Outbox()
        outbox.put(b"x" * OUTBOX_BYTES)
        await outbox.take()
        stuck = outbox.has_room(1)
        taker = asyncio.ensure_future(outbox.take())  # which it asks for only once all is sent
        await asyncio.sleep(0)
        free = outbox.has_room(OUTBOX_BYTES)
        taker.cancel()
        return [stuck, free]

    assert asyncio.run(line()) == [False, True]


def test_a_browser_that_does_not_read_is_given_up():
    """What waits for it is dropped at once, and it may come back."""
    subscriber = Subscriber("phone", Person(1, "Ann", "en"), "en")
    outbox = subscriber.connect(0)

    for _ in range(2):
        subscriber._put(b"x" * OUTBOX_BYTES)

    assert outbox.is_given_up.is_set()
    assert not subscriber.is_here
    assert asyncio.run(outbox.take()) == []
    assert subscriber.connect(0).has_room(1)


def test_what_is_kept_for_a_browser_that_comes_back_is_bounded():
    """In bytes, whatever the messages are; one that is too large is shown anew instead."""
    subscriber = Subscriber("phone", Person(1, "Ann", "en"), "en")
    for number, size in enumerate((RING_BYTES // 2, RING_BYTES // 2, RING_BYTES // 2, RING_BYTES + 1), 1):
        subscriber._shown.seq = number
        subscriber._keep(b"x" * size)
        assert sum(len(data) for _, data in subscriber._ring) == subscriber._ring_bytes <= RING_BYTES
    assert not subscriber._knows(3)
    assert subscriber._knows(4)


@pytest.mark.parametrize(("missed", "resumes"), [(OUTBOX_MESSAGES - 1, True), (OUTBOX_MESSAGES, False)])
def test_who_missed_more_than_a_line_can_hold_is_shown_everything_anew(missed: int, resumes: bool):
    """However small the messages were: the line that was asked for is there and open."""
    subscriber = Subscriber("phone", Person(1, "Ann", "en"), "en")
    for number in range(1, missed + 2):
        subscriber._shown.seq = number
        subscriber._keep(b"{}")

    outbox = subscriber.connect(1)

    assert subscriber.is_here
    welcome, *messages = asyncio.run(outbox.take())
    assert msgspec.json.decode(welcome, type=Welcome).resumed == resumes
    assert len(messages) == (missed if resumes else 0)
