"""Keeping journals: what a table asks of whatever its journal is kept in, a file or the archive."""

from collections.abc import Callable, Sequence
from typing import Protocol

from fogbound.tables.glance import Glance
from fogbound.tables.journal import Entry, Journal, JournalRefused

__all__ = ["JournalInUse", "JournalSink", "Keep"]


class JournalInUse(JournalRefused):
    """Another process, or another table of this one, is writing this journal."""


class JournalSink(Protocol):
    """The one hand that may add to a journal."""

    def append(self, entries: Sequence[Entry], glance: Glance) -> None:
        """Add entries, all or none; the glance is how the game stands then, for lists."""

    def close(self) -> None:
        """Let go of the journal, so that others may write it."""


Keep = Callable[[Journal, Glance], JournalSink]
"""Begins to keep a new journal, of a game that stands like this."""
