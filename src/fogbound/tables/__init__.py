"""Tables: a game with its seats, votes and journal, and the folder in which games are kept."""

from fogbound.tables.archive import Archive, ArchiveKeeper, ArchiveRefused
from fogbound.tables.basis import Remark
from fogbound.tables.forks import fork
from fogbound.tables.journal import Journal, JournalDamaged, JournalRefused, read
from fogbound.tables.keeper import JournalInUse, Keeper
from fogbound.tables.playback import Moment, Playback
from fogbound.tables.refusals import AgreementNeeded, ConsentNeeded, TableRefused, UndoRefused
from fogbound.tables.store import Saved, Store, data_folder
from fogbound.tables.table import Table, Told
from fogbound.tables.writer import Writer, write

__all__ = [
    "AgreementNeeded",
    "Archive",
    "ArchiveKeeper",
    "ArchiveRefused",
    "ConsentNeeded",
    "Journal",
    "JournalDamaged",
    "JournalInUse",
    "JournalRefused",
    "Keeper",
    "Moment",
    "Playback",
    "Remark",
    "Saved",
    "Store",
    "Table",
    "TableRefused",
    "Told",
    "UndoRefused",
    "Writer",
    "data_folder",
    "fork",
    "read",
    "write",
]
