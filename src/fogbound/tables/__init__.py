"""Tables: a game with its seats, votes and journal, and the folder in which games are kept."""

from typing import TYPE_CHECKING, Final

from fogbound.loading import on_demand

if TYPE_CHECKING:
    from fogbound.core import GROUP, AnswerRefused, StaleAnswer
    from fogbound.rules.common.setup import Setup, SetupRefused
    from fogbound.tables.archive import Archive, ArchiveRefused, ArchiveSink
    from fogbound.tables.autopilot import Autopilot
    from fogbound.tables.errors import AgreementNeeded, ConsentNeeded, TableRefused, UndoRefused
    from fogbound.tables.forks import fork
    from fogbound.tables.journal import Journal, JournalDamaged, JournalRefused, read
    from fogbound.tables.journal_sink import JournalInUse, JournalSink
    from fogbound.tables.journal_writer import JournalWriter, write
    from fogbound.tables.origin import Remark
    from fogbound.tables.playback import Moment, Playback
    from fogbound.tables.store import Saved, Store, data_folder
    from fogbound.tables.table import Barrier, PlayedAnswer, Table

__all__ = [
    "GROUP",
    "AgreementNeeded",
    "AnswerRefused",
    "Archive",
    "ArchiveRefused",
    "ArchiveSink",
    "Autopilot",
    "Barrier",
    "ConsentNeeded",
    "Journal",
    "JournalDamaged",
    "JournalInUse",
    "JournalRefused",
    "JournalSink",
    "JournalWriter",
    "Moment",
    "Playback",
    "PlayedAnswer",
    "Remark",
    "Saved",
    "Setup",
    "SetupRefused",
    "StaleAnswer",
    "Store",
    "Table",
    "TableRefused",
    "UndoRefused",
    "data_folder",
    "fork",
    "read",
    "write",
]

_HOMES: Final = {
    "GROUP": "fogbound.core",
    "AgreementNeeded": "errors",
    "AnswerRefused": "fogbound.core",
    "Archive": "archive",
    "ArchiveRefused": "archive",
    "ArchiveSink": "archive",
    "Autopilot": "autopilot",
    "Barrier": "table",
    "ConsentNeeded": "errors",
    "Journal": "journal",
    "JournalDamaged": "journal",
    "JournalInUse": "journal_sink",
    "JournalRefused": "journal",
    "JournalSink": "journal_sink",
    "JournalWriter": "journal_writer",
    "Moment": "playback",
    "Playback": "playback",
    "PlayedAnswer": "table",
    "Remark": "origin",
    "Saved": "store",
    "Setup": "fogbound.rules.common.setup",
    "SetupRefused": "fogbound.rules.common.setup",
    "StaleAnswer": "fogbound.core",
    "Store": "store",
    "Table": "table",
    "TableRefused": "errors",
    "UndoRefused": "errors",
    "data_folder": "store",
    "fork": "forks",
    "read": "journal",
    "write": "journal_writer",
}
"""The modules in which the names stand, which are imported when they are first asked for."""

__getattr__ = on_demand(__name__, _HOMES)
