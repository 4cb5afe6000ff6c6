"""Copies everything that is kept, games and people, from one archive to another, SQLite or PostgreSQL; all or nothing."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, func, insert, select, update

from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.packs.library import Adventure, UnknownPackError
from fogbound.server import people_schema
from fogbound.server.people import People
from fogbound.tables import Archive, ArchiveRefused, JournalRefused, TableRefused, archive_schema
from fogbound.tables import Table as PlayedTable
from fogbound.tables.archive import Archived
from fogbound.tables.databases.dialects import as_one, last_number, set_last_number
from fogbound.tables.journal import Flaw, examine

__all__ = ["Copied", "copy_archive"]

AT_ONCE: Final = 1000
"""How many rows are carried at a time."""
OWN: Final = {archive_schema.SERVERS, archive_schema.ABOUT, people_schema.ABOUT}
"""What each archive has for itself: who runs on it, and its formats."""
COPIED: Final[tuple[Table, ...]] = tuple(
    table
    for metadata in (archive_schema.METADATA, people_schema.METADATA)
    for table in metadata.sorted_tables
    if table not in OWN
)

Tell = Callable[..., object]
"""Is told how far the copy is: the name of a message and its arguments."""


class Copied(NamedTuple):
    """What has been copied."""

    games: int
    persons: int
    unsound: tuple[str, ...]  # the keys of games that cannot be played on, here or there


def copy_archive(source: Archive, target: Archive, tell: Tell) -> Copied:
    """Copy all there is to an empty archive. Raises ArchiveRefused, or JournalInUse; then nothing has been copied."""
    People(source)  # so that both have the tables of today
    People(target)
    _refuse_use(source)
    _refuse_use(target)
    with _held(source), source.engine.connect() as before, target.engine.begin() as after:
        if any(after.execute(select(func.count()).select_from(table)).scalar_one() for table in COPIED):
            raise ArchiveRefused(Flaw(0, "not-empty", word=target.database.where))
        as_one(before)  # nobody writes there meanwhile, and no server joins
        as_one(after)
        for table in COPIED:
            rows = _copy_table(before, after, table)
            tell("archive-table", table=table.name, n=rows)
        house = before.execute(select(func.max(people_schema.ABOUT.c.house))).scalar_one()
        after.execute(update(people_schema.ABOUT).values(house=house))  # by which browsers know it
        games, unsound = _check(before, after, tell)
        persons = after.execute(select(func.count()).select_from(people_schema.PERSONS)).scalar_one()
    return Copied(games, persons, tuple(unsound))


def _refuse_use(archive: Archive) -> None:
    archive.servers.sweep()
    running = archive.servers.running()
    if running or not archive.is_ours_alone():
        names = ", ".join(server.name for server in running)
        where = archive.database.where + (f" ({names})" if names else "")
        raise ArchiveRefused(Flaw(0, "served", word=where))


@contextmanager
def _held(archive: Archive) -> Iterator[None]:
    """Have nobody play any of these games. Raises JournalInUse."""
    with ExitStack() as holding:
        for game in archive.games():
            holding.enter_context(archive.holding(game.key))
        yield


def _copy_table(before: Connection, after: Connection, table: Table) -> int:
    """Copy the rows of a table; the next row that is made there gets the number that it would get here."""
    count = 0
    everything = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
    rows = before.execute(everything).mappings()
    while some := [dict(row) for row in rows.fetchmany(AT_ONCE)]:
        if table is archive_schema.GAMES:
            for row in some:
                row["epoch"] = 0  # nobody has claimed it there
        after.execute(insert(table), some)
        count += len(some)
    if (last := last_number(before, table)) is not None:
        set_last_number(after, table, last)
    return count


def _check(before: Connection, after: Connection, tell: Tell) -> tuple[int, list[str]]:
    """See that each journal is there, byte for byte, and can be played again; tells which could not, as before."""
    games = [Archived(row) for row in after.execute(select(archive_schema.GAMES))]
    adventures: dict[tuple[str, ...], Adventure] = {}
    unsound = []
    for number, game in enumerate(games, 1):
        file = Archive.file_of(after, game.id)
        if file != Archive.file_of(before, game.id):
            raise ArchiveRefused(Flaw(0, "copied-otherwise", word=game.key))
        try:
            _replay(file, adventures)
        except (JournalRefused, TableRefused, UnknownPackError, PackError):
            unsound.append(game.key)
        if number % 100 == 0 or number == len(games):
            tell("archive-checked", n=number, of=len(games))
    return len(games), unsound


def _replay(file: bytes, adventures: dict[tuple[str, ...], Any]) -> None:
    journal = examine(file).journal
    names = tuple(name for name, _ in journal.header.packs)
    if names not in adventures:
        adventures[names] = library.open(names)
    PlayedTable.replay(journal, adventures[names].packs, adventures[names].book)
