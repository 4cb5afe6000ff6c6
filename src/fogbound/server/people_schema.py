"""What is kept about people looks like this: the tables, and how those of an earlier version are brought up to date."""

import secrets
import time
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    false,
    func,
    insert,
    select,
    text,
    update,
)

from fogbound.tables.databases.dialects import as_one, tables_in
from fogbound.tables.journal import Flaw, Unreadable

__all__ = [
    "CODES",
    "FORMAT",
    "GUESTS",
    "INVITATIONS",
    "INVITATION_SECONDS",
    "KEYS",
    "PERSONS",
    "PLAYERS",
    "RECORDS",
    "SEATS",
    "PeopleRefused",
    "check",
]

FORMAT: Final = 2
"""1: persons, keys, guests, seats, invitations, records. 2: the name of the server, who has ever played, what people
take off their lists, who was removed, and invitations that expire."""
INVITATION_SECONDS: Final = 14 * 24 * 3600
"""How long an invitation holds."""

METADATA: Final = MetaData()
ABOUT: Final = Table(
    "people_format",
    METADATA,
    Column("format", Integer, nullable=False),
    Column(
        "house", String, nullable=False, server_default=""
    ),  # tells this folder from others on the same host
)
PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("since", BigInteger, nullable=False),  # seconds since 1970, as everywhere here
    sqlite_autoincrement=True,
)
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("since", BigInteger, nullable=False),
)
CODES: Final = Table(
    "codes",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("game", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True, index=True),
    Column("maker", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # taken off this person's list
    Column("agreed", Boolean, nullable=False, server_default=false()),  # to the game being deleted
    Column("removed", Boolean, nullable=False, server_default=false()),  # by the maker, until let in again
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
)
PLAYERS: Final = Table(  # everybody who has ever held a seat that has a part in the game
    "players",
    METADATA,
    Column("game", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("claim", Boolean, nullable=False, server_default=false()),  # others freed it: it can be taken back
)
INVITATIONS: Final = Table(
    "open_invitations",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("hash", String, nullable=False, unique=True),
    Column("token", String, nullable=False),  # so that its link can be shown again; empty for those of before
    Column("game", Integer, nullable=False, index=True),
    Column("person", ForeignKey("persons.id")),  # who made it; unknown for those of before
    Column("until", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # nobody revokes a later one by the number of an earlier one
)
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("adventure", String, primary_key=True),
    Column("clue", String, primary_key=True),  # what was overcome; empty for having played the adventure
    Column("since", BigInteger, nullable=False),
)


class PeopleRefused(Unreadable):
    """What is kept about people was written by a later version."""


def check(connection: Connection) -> str:
    """Make the tables, or bring them up to date; returns the name of the server. Raises PeopleRefused."""
    if ABOUT.name not in tables_in(connection):
        as_one(connection)
        if ABOUT.name not in tables_in(connection):  # or another process was quicker
            METADATA.create_all(connection)
            connection.execute(insert(ABOUT).values(format=FORMAT, house=_name()))
    found = connection.execute(select(func.max(ABOUT.c.format))).scalar_one()
    if found > FORMAT:
        raise PeopleRefused(Flaw(0, "later-people", found))
    if found < FORMAT:
        _grow(connection)
    server: str = connection.execute(select(func.max(ABOUT.c.house))).scalar_one()
    return server


def _name() -> str:
    """A name for a server that no other one on the same host has."""
    return secrets.token_hex(4)


def _grow(connection: Connection) -> None:
    """Bring the tables of the first format up to date; everybody keeps what they have."""
    as_one(connection)
    if connection.execute(select(func.max(ABOUT.c.format))).scalar_one() == FORMAT:
        return  # another process was quicker
    connection.execute(text("ALTER TABLE people_format ADD COLUMN house VARCHAR NOT NULL DEFAULT ''"))
    for column in ("hidden", "agreed", "removed"):
        connection.execute(text(f"ALTER TABLE guests ADD COLUMN {column} BOOLEAN NOT NULL DEFAULT 0"))
    PLAYERS.create(connection)
    held = select(SEATS.c.game, SEATS.c.seat, SEATS.c.person)
    connection.execute(insert(PLAYERS).from_select(["game", "seat", "person"], held))
    INVITATIONS.create(connection)
    until = int(time.time()) + INVITATION_SECONDS  # links that are out hold as long as if they were made now
    connection.execute(
        text(
            "INSERT INTO open_invitations (hash, token, game, until)"
            " SELECT hash, '', game, :until FROM invitations"
        ),
        {"until": until},
    )
    connection.execute(text("DROP TABLE invitations"))
    connection.execute(update(ABOUT).values(format=FORMAT, house=_name()))
