"""Who may how much: buckets that fill again, one for each address, and counts of what is held."""

import time
from collections import Counter, OrderedDict, deque
from contextvars import ContextVar
from typing import Final, TypeVar

from fogbound.server import limits
from fogbound.server.addresses import networks_of
from fogbound.server.limits import Rate

__all__ = ["ASKING", "AddressLimit", "Bucket", "Lines", "Recent", "Throttle"]

ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The address from which the request or line comes that is being answered."""
Key = TypeVar("Key")


class Bucket:
    """Lets so many through a second, and a burst of some more."""

    __slots__ = ("_at_once", "_each_second", "_left", "_then")

    def __init__(self, each_second: float, at_once: int) -> None:
        self._each_second = each_second
        self._at_once = at_once
        self._left = float(at_once)
        self._then = time.monotonic()

    def remaining(self) -> float:
        """How many may pass now."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._then) * self._each_second)
        self._then = now
        return self._left

    def spend(self, many: float = 1) -> None:
        """Let so many pass that were found to be left."""
        self._left -= many

    def take(self, many: float = 1) -> bool:
        """Whether so many more may pass; if so, they have."""
        if self.remaining() < many:
            return False
        self._left -= many
        return True

    @property
    def is_full(self) -> bool:
        """Whether it is as good as new."""
        return self.remaining() >= self._at_once


class AddressLimit:
    """A rate for each address, within one for the whole server.

    Memory is bounded: the bucket that was used longest ago is forgotten once it is full again, which gives nothing
    away. While no bucket is, addresses that are not known share a few others, by a hash that nobody can foresee.
    """

    def __init__(self, each: Rate, whole: Rate, most: int = limits.MOST_ADDRESSES) -> None:
        self._each = each
        self._most = most
        self._whole = Bucket(*whole)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._shared: dict[tuple[int, int], Bucket] = {}

    def take(self, address: str | None = None) -> bool:
        """Whether one more may pass from an address, or from the one that is being answered; if so, it has."""
        narrow, *wide = networks_of(ASKING.get() if address is None else address)
        buckets = [self._whole, self._bucket(narrow, 1)]
        buckets += [self._bucket(network, limits.SITE_FACTOR) for network in wide]
        if any(bucket.remaining() < 1 for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.spend()
        return True

    def is_spent(self, address: str) -> bool:
        """Whether nothing more may pass from an address just now, and it alone is to blame."""
        found = self._buckets.get(networks_of(address)[0])
        return found is not None and found.remaining() < 1

    def _bucket(self, network: str, factor: int) -> Bucket:
        found = self._buckets.get(network)
        if found is not None:
            self._buckets.move_to_end(network)
            return found
        rate = Rate(self._each.each_second * factor, self._each.at_once * factor)
        if len(self._buckets) >= self._most:
            if not next(iter(self._buckets.values())).is_full:
                which = hash(network) % limits.SHARED_BUCKETS, factor
                return self._shared.setdefault(which, Bucket(*rate))
            self._buckets.popitem(last=False)
        bucket = self._buckets[network] = Bucket(*rate)
        return bucket

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._buckets) + len(self._shared)


class Lines:
    """The live lines that are open, by person and by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._of_person: Counter[int] = Counter()
        self._of_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._of_person.total()

    @property
    def is_full(self) -> bool:
        """Whether the server has no room for another line."""
        return len(self) >= self.most

    def can_open(self, person: int, address: str) -> bool:
        """Whether this person may open one more from this address."""
        network = networks_of(address)[0]
        return (
            self._of_person[person] < limits.LINES_OF_A_PERSON
            and self._of_address[network] < limits.LINES_EACH
        )

    def open(self, person: int, address: str) -> None:
        """Count a line."""
        self._of_person[person] += 1
        self._of_address[networks_of(address)[0]] += 1

    def close(self, person: int, address: str) -> None:
        """Forget a line that was counted."""
        _less(self._of_person, person)
        _less(self._of_address, networks_of(address)[0])


def _less(counts: Counter[Key], key: Key) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]


class Recent:
    """The numbers of the last games begun from each address, for as long as the server runs."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, deque[int]] = OrderedDict()

    def games_of(self, address: str) -> list[int]:
        """The games of an address."""
        return list(self._games.get(networks_of(address)[0], ()))

    def add(self, address: str, game: int) -> None:
        """Remember a game, and forget the oldest if there are many."""
        network = networks_of(address)[0]
        if network not in self._games and len(self._games) >= limits.MOST_ADDRESSES:
            self._games.popitem(last=False)
        self._games.setdefault(network, deque(maxlen=4 * limits.GAMES_EACH)).append(game)
        self._games.move_to_end(network)


class Throttle:
    """All that one server counts by address."""

    def __init__(self) -> None:
        unlimited = Rate(1e9, 1_000_000_000)
        self.connects = AddressLimit(limits.CONNECTS, unlimited)
        self.requests = AddressLimit(limits.REQUESTS, limits.REQUESTS_IN_ALL)
        self.newcomers = AddressLimit(limits.NEWCOMERS, limits.NEWCOMERS_IN_ALL)
        self.games = AddressLimit(limits.GAMES, limits.GAMES_IN_ALL)
        self.openings = AddressLimit(limits.OPENINGS, limits.OPENINGS_IN_ALL)
        self.openers = AddressLimit(limits.LINES, limits.LINES_IN_ALL)
        self.messages = AddressLimit(limits.MESSAGES, limits.MESSAGES_IN_ALL)
        self.lines = Lines(int(limits.MOST_CONNECTIONS * limits.LINES_SHARE))
        self.begun = Recent()
