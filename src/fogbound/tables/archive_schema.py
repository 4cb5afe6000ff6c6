"""What the archive's file looks like inside: its tables, how SQLite is to behave, and how an older file grows up."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    bindparam,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)

from fogbound.tables.journal import Flaw, Unreadable
from fogbound.tables.keys import FORMAT

__all__ = [
    "FORMAT",
    "GAMES",
    "LINES",
    "PLAYED",
    "SPOKEN",
    "TALK",
    "ArchiveRefused",
    "as_one",
    "check",
    "settle",
]

METADATA: Final = MetaData()
ABOUT: Final = Table(
    "fogbound", METADATA, Column("format", Integer, nullable=False), comment="what this file is"
)
GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("begun", Integer, nullable=False),  # nanoseconds since 1970, as everywhere here
    Column("played", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("place", String, nullable=False),
    Column("ending", String, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("asked", Integer),  # the seat it waits for, or a sign of the engine's; unknown in older games
    Column("characters", String, nullable=False, server_default=""),  # by seat, with commas between
    Column(
        "ballot", String, nullable=False, server_default=""
    ),  # the votes on the last joint question, as JSON
    sqlite_autoincrement=True,  # a number is never given twice, so nothing can take a later game for an earlier one
)
LINES: Final = Table(
    "lines",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # as in a journal file: the header is line 2
    Column("text", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
TALK: Final = Table(
    "talk",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("after", Integer, nullable=False),  # how many answers stood when it was said
    Column("turn", Integer, nullable=False),
    Column("who", String, nullable=False),
    Column("text", String, nullable=False),
    Column("note", String, nullable=False, server_default=""),  # a message of the table's own
    sqlite_with_rowid=False,
)
SPOKEN: Final = update(GAMES).where(GAMES.c.id == bindparam("game")).values(ballot=bindparam("ballot_now"))
PLAYED: Final = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"))
    .values(
        played=bindparam("when"),
        turn=bindparam("turn_now"),
        place=bindparam("place_now"),
        ending=bindparam("ending_now"),
        steps=bindparam("steps_now"),
        asked=bindparam("asked_now"),
        characters=bindparam("characters_now"),
    )
)


class ArchiveRefused(Unreadable):
    """The file is no archive that this version can use; it was left as it is."""


def settle(connection: Any, _: object) -> None:
    """How SQLite is to behave: an answer that was acknowledged survives a power cut."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def as_one(connection: Connection) -> None:
    """Let tables be made or altered all together or not at all, and reach the disk once; SQLite has to be asked."""
    connection.execute(text("BEGIN IMMEDIATE"))


def check(connection: Connection, path: Path) -> None:
    """Make the tables in a new file; refuse one of another program, or of a later version."""
    there = set(inspect(connection).get_table_names())
    if not there:
        as_one(connection)
        METADATA.create_all(connection)
        connection.execute(insert(ABOUT).values(format=FORMAT))
        return
    if ABOUT.name not in there:
        raise ArchiveRefused(Flaw(0, "foreign", word=str(path)))
    found = connection.execute(select(func.max(ABOUT.c.format))).scalar_one()
    if found is None or found > FORMAT:
        raise ArchiveRefused(Flaw(0, "later", found or 0, str(path)))
    if found < FORMAT:
        _grow(connection, found)


def _grow(connection: Connection, found: int) -> None:
    """Bring a file of an earlier format up to date."""
    as_one(connection)
    if found < 2:
        connection.execute(text("ALTER TABLE games ADD COLUMN asked INTEGER"))
        connection.execute(text("ALTER TABLE games ADD COLUMN characters VARCHAR NOT NULL DEFAULT ''"))
        TALK.create(connection)
    elif found < 3:
        connection.execute(text("ALTER TABLE talk ADD COLUMN note VARCHAR NOT NULL DEFAULT ''"))
    connection.execute(text("ALTER TABLE games ADD COLUMN ballot VARCHAR NOT NULL DEFAULT ''"))
    connection.execute(update(ABOUT).values(format=FORMAT))
