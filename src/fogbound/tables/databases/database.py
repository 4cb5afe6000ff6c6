"""What the archive asks of a database: connections to read, one session that writes, and claims on games."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import Engine

__all__ = ["Database", "Process", "Write", "do_nothing"]

Written = TypeVar("Written")


class Write(Protocol):
    """Has work done by the thread that writes, and waits until it is on the disk."""

    def __call__(self, work: Callable[[Connection], Written], /) -> Written: ...


class Process:
    """A process that may hold claims, as the database knows it: its number, and since when it has that."""

    def __init__(self, number: int, since: str) -> None:
        self.number = number
        self.since = since


def do_nothing(*_: Any) -> None:
    """What is called where nobody listens."""


class Database(ABC):
    """A place for the archive. Claims and what is written belong to one session; `epoch` is its number."""

    engine: Engine
    """Connections for reading, and for what is done before anything is written."""
    is_shared: bool
    """Whether servers of other machines may use it: then each shows that it lives, and believes nothing for long."""

    def __init__(self) -> None:
        self.on_lost: Callable[[], None] = do_nothing  # the session has ended, and all claims with it
        self.on_session: Callable[[Connection], None] = do_nothing  # a new one writes, before anything else

    @property
    @abstractmethod
    def where(self) -> str:
        """What it is called when people are told of it; never with a password."""

    @property
    @abstractmethod
    def epoch(self) -> int:
        """The number of the session that writes; what was claimed under another one is no longer claimed."""

    @property
    @abstractmethod
    def process(self) -> Process:
        """This process, as others find it."""

    @abstractmethod
    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction of the session that writes; only one thread may ask for it. Raises DatabaseLost."""

    @abstractmethod
    def claim(self, game: int, write: Write) -> int | None:
        """Be the only process that writes a game: the epoch under which that holds; None if another one does."""

    @abstractmethod
    def release(self, game: int, epoch: int, write: Write) -> None:
        """Let others write a game that was claimed under this epoch."""

    @abstractmethod
    def unlock_left(self, connection: Connection) -> None:
        """Let go of games that could not be let go when they were released."""

    @abstractmethod
    def holder(self, game: int) -> Process | None:
        """Another process, or this one, that holds a game; None if nobody does, or if that cannot be told."""

    @abstractmethod
    def is_alone(self) -> bool:
        """Whether no other process uses it, or any number may; the first that asks is alone until it ends."""

    @abstractmethod
    def enlist(self, server: int) -> None:
        """Let others see that the server with this number lives, until it ends."""

    @abstractmethod
    def discharge(self, server: int) -> None:
        """Let others see that the server with this number has ended."""

    @abstractmethod
    def dead_servers(self, servers: list[tuple[int, Process, bool]]) -> list[int]:
        """Which of these servers (number, process, whether it was silent for long) have ended, or are ended by this."""

    @abstractmethod
    def close(self) -> None:
        """Let go of everything."""
