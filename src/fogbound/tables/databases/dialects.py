"""Statements that SQLite and PostgreSQL spell differently, put as one; each asks the connection which it is."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    Table,
    cast,
    column,
    delete,
    func,
    insert,
    inspect,
    literal_column,
    select,
    text,
)
from sqlalchemy import table as sql_table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import Insert as PostgresInsert
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert

__all__ = [
    "LOCKS",
    "SCHEMA",
    "as_one",
    "exclude_others",
    "insert_missing",
    "insertion_order",
    "last_number",
    "now",
    "set_last_number",
    "tables_in",
    "upsert",
]

SCHEMA: Final = "fogbound"
"""The schema of PostgreSQL in which everything lies."""
LOCKS: Final = 0x466F67
"""The first number of our advisory locks; the second is the number of a game."""
_WHOLE: Final = 0
_POSTGRES: Final = "postgresql"


def _is_postgres(connection: Connection) -> bool:
    return connection.dialect.name == _POSTGRES


def upsert(connection: Connection, table: Table) -> "PostgresInsert | SqliteInsert":
    """An insert that can be told what to do where there is such a row already."""
    return postgresql.insert(table) if _is_postgres(connection) else sqlite.insert(table)


def insert_missing(connection: Connection, table: Table, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert those of these rows that are not there."""
    connection.execute(upsert(connection, table).on_conflict_do_nothing(), rows)


def as_one(connection: Connection) -> None:
    """Let tables be made or altered all together or not at all, by one process at a time; both have to be asked."""
    exclude_others(connection)
    if not _is_postgres(connection):
        connection.execute(text("BEGIN IMMEDIATE"))


def exclude_others(connection: Connection) -> None:
    """Have nobody else do the same until the transaction ends; SQLite lets one at a time write in any case."""
    if _is_postgres(connection):
        connection.execute(select(func.pg_advisory_xact_lock(LOCKS, _WHOLE)))


def tables_in(connection: Connection) -> set[str]:
    """The names of the tables that are there."""
    schema = SCHEMA if _is_postgres(connection) else None
    return set(inspect(connection).get_table_names(schema=schema))


def insertion_order(connection: Connection) -> ColumnElement[Any]:
    """Sorts rows that came in the same second; in PostgreSQL by their place, which is as good where it matters."""
    return literal_column("ctid" if _is_postgres(connection) else "rowid")


def last_number(connection: Connection, table: Table) -> int | None:
    """The highest number that a row of this table ever had; None if its rows are not numbered, or there was none."""
    if table.autoincrement_column is None or not table.dialect_options["sqlite"]["autoincrement"]:
        return None
    if _is_postgres(connection):
        rows: Select[Any] = (
            select(column("last_value")).where(column("is_called")).select_from(text(_sequence(table)))
        )
    else:
        rows = select(column("seq")).select_from(text("sqlite_sequence")).where(column("name") == table.name)
    found: int | None = connection.execute(rows).scalar_one_or_none()
    return found


def set_last_number(connection: Connection, table: Table, number: int) -> None:
    """Have the next row of this table get the number after this one."""
    if _is_postgres(connection):
        connection.execute(select(func.setval(_sequence(table), number)))
    else:
        sequences = sql_table("sqlite_sequence", column("name"), column("seq"))
        connection.execute(delete(sequences).where(sequences.c.name == table.name))
        connection.execute(insert(sequences).values(name=table.name, seq=number))


def _sequence(table: Table) -> str:
    """The sequence that PostgreSQL has made for the numbers of a table."""
    return f"{SCHEMA}.{table.name}_id_seq"


def now(connection: Connection) -> ColumnElement[int]:
    """The milliseconds since 1970 by the clock of the database, which all servers share."""
    if _is_postgres(connection):
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return cast((func.julianday("now") - 2440587.5) * 86_400_000, BigInteger)
