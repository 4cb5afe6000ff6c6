"""What the archive looks like inside, in either database: its tables, and how those of an earlier format grow up."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Sequence,
    String,
    Table,
    bindparam,
    false,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)

from fogbound.tables.databases.dialects import as_one, tables_in
from fogbound.tables.databases.refusals import ArchiveRefused
from fogbound.tables.journal import Flaw
from fogbound.tables.keys import FORMAT

__all__ = [
    "FORMAT",
    "GAMES",
    "LINES",
    "METADATA",
    "PLAYED",
    "SERVERS",
    "SPOKEN",
    "TALK",
    "check",
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
    Column("begun", BigInteger, nullable=False),  # nanoseconds since 1970, as everywhere here
    Column("played", BigInteger, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("place", String, nullable=False),
    Column("ending", String, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("asked", Integer),  # the seat it waits for, or a sign of the engine's; unknown in older games
    Column("characters", String, nullable=False, server_default=""),  # by seat, with commas between
    Column(
        "ballot", String, nullable=False, server_default=""
    ),  # the votes on the last joint question, as JSON
    Column("epoch", BigInteger, nullable=False, server_default="0"),  # the session that claimed it last
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
SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False, unique=True),
    Column("address", String, nullable=False),  # where it is reached, if it says so
    Column("digest", String, nullable=False),  # of the rules and the packs that it runs
    Column("since", BigInteger, nullable=False),  # milliseconds since 1970, by the clock of the database
    Column("seen", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
    Column("process", Integer, nullable=False),  # that holds its claims
    Column("process_since", String, nullable=False),
    sqlite_autoincrement=True,
)
Sequence("epochs", metadata=METADATA)  # numbers the sessions that write; only PostgreSQL has it
_OWN: Final = (GAMES.c.id == bindparam("game")) & (GAMES.c.epoch == bindparam("session"))
SPOKEN: Final = update(GAMES).where(_OWN).values(ballot=bindparam("ballot_now"))
PLAYED: Final = (
    update(GAMES)
    .where(_OWN)
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


def check(connection: Connection, where: str) -> None:
    """Make the tables where there are none; refuse those of another program, or of a later version."""
    there = tables_in(connection)
    if not there:
        as_one(connection)
        there = tables_in(connection)  # another process may have been quicker
        if not there:
            METADATA.create_all(connection)
            connection.execute(insert(ABOUT).values(format=FORMAT))
            return
    if ABOUT.name not in there:
        raise ArchiveRefused(Flaw(0, "foreign", word=where))
    found = _format(connection)
    if found is None or found > FORMAT:
        raise ArchiveRefused(Flaw(0, "later", found or 0, where))
    if found < FORMAT:
        _grow(connection)


def _format(connection: Connection) -> int | None:
    found: int | None = connection.execute(select(func.max(ABOUT.c.format))).scalar_one()
    return found


def _add(connection: Connection, column: Column[Any], kind: str) -> None:
    """Add a column, unless its table has been made with it."""
    there = {found["name"] for found in inspect(connection).get_columns(column.table.name)}
    if column.name not in there:
        connection.execute(text(f"ALTER TABLE {column.table.name} ADD COLUMN {column.name} {kind}"))


def _add_talk(connection: Connection) -> None:
    _add(connection, GAMES.c.asked, "INTEGER")
    _add(connection, GAMES.c.characters, "VARCHAR NOT NULL DEFAULT ''")
    TALK.create(connection)


def _add_notes(connection: Connection) -> None:
    _add(connection, TALK.c.note, "VARCHAR NOT NULL DEFAULT ''")


def _add_ballots(connection: Connection) -> None:
    _add(connection, GAMES.c.ballot, "VARCHAR NOT NULL DEFAULT ''")


def _add_servers(connection: Connection) -> None:
    _add(connection, GAMES.c.epoch, "BIGINT NOT NULL DEFAULT 0")
    SERVERS.create(connection, checkfirst=True)


_STEPS: Final[dict[int, Callable[[Connection], None]]] = {
    2: _add_talk,
    3: _add_notes,
    4: _add_ballots,
    5: _add_servers,
}
"""What each format has brought, in words of SQL that both databases know."""


def _grow(connection: Connection) -> None:
    """Bring an earlier format up to date, all or nothing, unless another process was quicker."""
    as_one(connection)
    found = _format(connection) or FORMAT
    for number, step in _STEPS.items():
        if number > found:
            step(connection)
    connection.execute(update(ABOUT).values(format=FORMAT))
