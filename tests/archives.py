"""The archive of a test: in the folder that it names, or in PostgreSQL where the fixture `database` says so."""

import os
from pathlib import Path

from sqlalchemy import select, text, update

from fogbound.tables.archive import Archive, open_archive
from fogbound.tables.archive_schema import LINES


def database_url() -> str:
    """The database of the test; empty where games are kept in its folder."""
    return os.environ.get("FOGBOUND_DATABASE", "")


def archive_in(folder: Path, name: str = "") -> Archive:
    """Open the archive of a test."""
    return open_archive(database_url() or folder, name)


def edit(folder: Path, *statements: str) -> None:
    """Meddle with what is kept."""
    with archive_in(folder) as archive, archive.engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))


def change_line(folder: Path, number: int, old: bytes, new: bytes) -> None:
    """Change the text of a line of the only game."""
    with archive_in(folder) as archive, archive.engine.begin() as connection:
        line = connection.execute(select(LINES.c.text).where(LINES.c.number == number)).scalar_one()
        changed = update(LINES).where(LINES.c.number == number).values(text=line.replace(old, new))
        connection.execute(changed)
