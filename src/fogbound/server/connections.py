"""The connections of a server: how many there may be from where, and how long each may take.

Once a second all of them are looked at. What a connection waits for is read from its state, so bytes that trickle in
do not lengthen a limit; one that takes too long is ended for good, whatever is left unread.
"""

from collections import Counter
from collections.abc import Collection
from typing import Protocol

from fogbound.server import limits
from fogbound.server.addresses import networks_of
from fogbound.server.metrics import Metrics
from fogbound.server.throttle import Throttle

__all__ = ["Connection", "Connections", "Wait", "descriptors", "most_connections"]


class Wait:
    """What a connection waits for, and how long it may; `about` tells one wait from the next of the same sort."""

    __slots__ = ("about", "seconds", "what")

    def __init__(self, what: str, seconds: float, about: object = None) -> None:
        self.what = what
        self.seconds = seconds
        self.about = about

    def is_still(self, other: "Wait | None") -> bool:
        """Whether this is the same wait as before."""
        return other is not None and self.what == other.what and self.about is other.about


class Connection(Protocol):
    """What is open between a client and the server."""

    def waits(self) -> Wait | None:
        """What the server waits for, if the client may keep it waiting only so long."""

    def abort(self) -> None:
        """End it at once; nothing more is read or sent."""


class _Kept:
    """An open connection, whose it is, and since when it waits."""

    __slots__ = ("network", "since", "wait")

    def __init__(self, network: str) -> None:
        self.network = network
        self.wait: Wait | None = None
        self.since = 0.0


class Connections:
    """All that are open."""

    def __init__(
        self, throttle: Throttle, metrics: Metrics, most: int, proxies: Collection[str] = ()
    ) -> None:
        self.most = most
        self.each = min(limits.CONNECTIONS_EACH, max(1, most // limits.SHARE_EACH))
        self._throttle = throttle
        self._meter = metrics
        self._proxies = frozenset(networks_of(proxy)[0] for proxy in proxies)
        self._kept: dict[Connection, _Kept] = {}
        self._of_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._kept)

    def is_proxy(self, address: str) -> bool:
        """Whether a proxy speaks for others from this address."""
        return networks_of(address)[0] in self._proxies

    def admit(self, connection: Connection, address: str, is_new: bool = True) -> str:
        """Count a connection that is new, or new here; tells why it is refused, or nothing."""
        network = networks_of(address)[0]
        why = ""
        if not self.is_proxy(address):
            if is_new and not self._throttle.connects.take(address):
                why = "too-fast"
            elif self._of_address[network] >= self.each:
                why = "address"
        if not why and len(self._kept) >= self.most:
            why = "full"
        if why:
            self._meter.count("connections_refused", why)
        else:
            self._kept[connection] = _Kept(network)
            self._of_address[network] += 1
        return why

    def replace(self, old: Connection, new: Connection) -> None:
        """A connection goes on as another: a request has become a line."""
        kept = self._kept.pop(old, None)
        if kept is not None:
            self._kept[new] = _Kept(kept.network)

    def forget(self, connection: Connection) -> None:
        """A connection is gone."""
        kept = self._kept.pop(connection, None)
        if kept is not None:
            self._of_address[kept.network] -= 1
            if self._of_address[kept.network] <= 0:
                del self._of_address[kept.network]

    def all(self) -> list[Connection]:
        """Those that are open now."""
        return list(self._kept)

    def sweep(self, now: float, among: Collection[Connection] | None = None) -> int:
        """End what has taken too long, of all or of some; tells how many that were."""
        overdue: list[Connection] = []
        for connection in self.all() if among is None else among:
            kept = self._kept.get(connection)
            if kept is None:  # it has gone meanwhile
                continue
            wait = connection.waits()
            if wait is None:
                kept.wait = None
            elif not wait.is_still(kept.wait):
                kept.wait, kept.since = wait, now
            elif now - kept.since > wait.seconds:
                overdue.append(connection)
                self._meter.count("connections_ended", wait.what)
        for connection in overdue:
            connection.abort()
        return len(overdue)


def descriptors() -> int:
    """How many files and connections the system lets this process have, as many as it can be made to."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return limits.MOST_CONNECTIONS + limits.SPARE_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.MOST_CONNECTIONS + limits.SPARE_DESCRIPTORS
    if soft == resource.RLIM_INFINITY:
        return wanted
    ceiling = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft < ceiling:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (ceiling, hard))
        except (OSError, ValueError):  # macOS says a limit that it does not grant
            return soft
        return ceiling
    return soft


def most_connections(descriptors: int) -> int:
    """How many connections fit, with some descriptors to spare for everything else."""
    return max(16, min(limits.MOST_CONNECTIONS, descriptors - limits.SPARE_DESCRIPTORS))
