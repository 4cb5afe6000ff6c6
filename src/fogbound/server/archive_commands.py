"""The command `fogbound archive`: carries everything that a host keeps from one database to another."""

from typing import Annotated, Literal

from cyclopts import Parameter

from fogbound.languages import Lang
from fogbound.tables import data_folder
from fogbound.text import catalogue, preferred_language

__all__ = ["archive"]


def archive(
    what: Literal["copy"],
    /,
    *,
    source: Annotated[str, Parameter(name="--from")] = "",
    to: Annotated[str, Parameter(env_var="FOGBOUND_DATABASE")],
    lang: Lang | None = None,
) -> None:
    """Copy all games and people from a folder to PostgreSQL, or back.

    Nobody may play meanwhile; the place it goes to must be empty. Every journal is compared and played again before
    anything is kept. What it comes from stays as it is.

    Parameters
    ----------
    what
        What to do: copy.
    source
        The folder or the database that is copied; without it your own data folder, or that of FOGBOUND_DATA.
    to
        The database or the folder that it goes to, such as postgresql://user@host/fogbound.
    lang
        The language of its messages.
    """
    from fogbound.server.archive_copy import copy_archive
    from fogbound.tables import ArchiveRefused, JournalRefused
    from fogbound.tables.archive import open_archive

    chosen = lang or preferred_language()
    say = catalogue(chosen).say

    def tell(key: str, **arguments: str | int) -> None:
        print(say(key, **arguments), flush=True)

    try:
        with open_archive(source or data_folder()) as before, open_archive(to) as after:
            copied = copy_archive(before, after, tell)
            where = after.database.where
    except (ArchiveRefused, JournalRefused) as refusal:
        raise SystemExit(say("archive-refused", why=refusal.flaw.text(chosen))) from None
    except OSError as fault:
        raise SystemExit(say("archive-refused", why=fault.strerror or str(fault))) from None
    for game in copied.unsound:
        tell("archive-unsound", game=game)
    tell("archive-copied", games=copied.games, persons=copied.persons, where=where)
