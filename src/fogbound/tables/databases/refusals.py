"""What a database says when the archive cannot be kept in it, or no longer."""

from fogbound.tables.journal import Flaw, Unreadable

__all__ = ["ArchiveRefused", "DatabaseLost"]


class ArchiveRefused(Unreadable):
    """This is no archive that this version can use; it was left as it is."""


class DatabaseLost(ArchiveRefused):
    """The database cannot be reached, or the session that wrote to it has ended, and with it every claim.

    If it ended while something was being committed, nobody knows whether that is kept: then it is `unsure`, and must be
    read again, never written again.
    """

    def __init__(self, why: str, unsure: bool = False) -> None:
        super().__init__(Flaw(0, "database-lost", word=why))
        self.unsure = unsure
