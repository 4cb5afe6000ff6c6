"""Tables: a game with its seats, votes and journal, and the folder in which games are kept."""

from fogbound.tables.basis import Remark
from fogbound.tables.journal import Journal, JournalDamaged, JournalRefused, read
from fogbound.tables.refusals import AgreementNeeded, ConsentNeeded, TableRefused, UndoRefused
from fogbound.tables.store import Saved, Store, data_folder
from fogbound.tables.table import Table
from fogbound.tables.writer import JournalInUse, recover

__all__ = [
    "AgreementNeeded",
    "ConsentNeeded",
    "Journal",
    "JournalDamaged",
    "JournalInUse",
    "JournalRefused",
    "Remark",
    "Saved",
    "Store",
    "Table",
    "TableRefused",
    "UndoRefused",
    "data_folder",
    "read",
    "recover",
]
