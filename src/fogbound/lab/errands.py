"""What the commands of the lab share: checked arguments, a clean stop, tables on the terminal."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NoReturn

from fogbound.lab.cluster import ClusterRefused, cluster
from fogbound.lab.games import Match, check
from fogbound.lab.records import RecordsRefused
from fogbound.lab.workers import Workers, cores, processes
from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError
from fogbound.rules.common.setup import SetupRefused

__all__ = [
    "REFUSED",
    "check_match",
    "print_table",
    "refuse",
    "refuse_below",
    "share",
    "stoppable",
    "workers_for",
]

REFUSED: Final = 2
"""The status of a command that was not understood."""
STOPPED: Final = 130
"""The status of a command that was stopped with Ctrl-C."""
WIDTH: Final = 110
"""How wide tables are where there is no terminal."""


def refuse(why: str) -> NoReturn:
    """Tell on the standard error what is wrong, and leave."""
    print(why, file=sys.stderr)
    raise SystemExit(REFUSED)


def refuse_below(name: str, number: int, least: int) -> None:
    """Refuse a number that is too small."""
    if number < least:
        refuse(f"--{name} {number}: it must be at least {least}")


def check_match(match: Match, workers: int) -> None:
    """Refuse all that can be refused before anything is played."""
    refuse_below("workers", workers, 0)
    refuse_below("limit", match.limit, 1)
    try:
        check(match)
    except (UnknownPackError, SetupRefused) as error:
        refuse(str(error))
    except PackError as error:
        refuse("\n".join(str(fault) for fault in error.faults))


@contextmanager
def workers_for(pack: str, number: int, address: str, most: int) -> Iterator[Workers]:
    """The workers of a cluster, if its address is given, or so many processes here (0: all cores), but not too many."""
    if not address:
        with processes(min(number or cores(), most)) as found:
            yield found
        return
    if number:
        refuse("--workers is for this machine, and --cluster has workers of its own; leave one of them out")
    with cluster(address, (pack,)) as found:
        yield found


@contextmanager
def stoppable() -> Iterator[None]:
    """Ctrl-C ends the command without a traceback, and so does what only its user can put right."""
    try:
        yield
    except (ClusterRefused, RecordsRefused) as error:
        refuse(str(error))
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        raise SystemExit(STOPPED) from None


def share(part: int, whole: int) -> str:
    """A part in per cent."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


def print_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a table; columns that hold numbers or shares are set to the right."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE, pad_edge=False)
    for at, head in enumerate(heads):
        numeric = all(isinstance(row[at], int) or str(row[at]).endswith("%") for row in rows)
        table.add_column(head, justify="right" if numeric else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(f"{cell:,}" if isinstance(cell, int) else str(cell)) for cell in row))
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDTH)
    console.print(Text(title, "bold"))
    console.print(table if rows else "  none\n")
