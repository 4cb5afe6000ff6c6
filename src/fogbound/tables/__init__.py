"""Tables: a game with its seats, votes and journal, and the folder in which games are kept."""

from fogbound.tables.journal import Journal, JournalDamaged, JournalRefused, read
from fogbound.tables.store import Saved, Store, data_folder
from fogbound.tables.table import ConsentNeeded, Remark, Table, TableRefused, UndoRefused
from fogbound.tables.votes import AgreementNeeded
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
