"""Forks: another game that plays on from any step of a journal, which is left alone."""

from collections.abc import Sequence

from msgspec.structs import replace

from fogbound import __version__
from fogbound.packs.pack import Pack
from fogbound.rules.common.book import Book
from fogbound.tables import game_queries
from fogbound.tables.errors import TableRefused
from fogbound.tables.journal import Header, Journal, rules_digest
from fogbound.tables.journal_sink import Keep
from fogbound.tables.origin import digests, redeal_unseen
from fogbound.tables.snapshots import as_text, names_of, state_of
from fogbound.tables.table import Table


def fork(
    journal: Journal,
    packs: Sequence[Pack],
    book: Book | None = None,
    *,
    at: int | None = None,
    seed: int = 0,
    keep: Keep | None = None,
    name: str = "",
    of: str = "",
    exact: bool = False,
) -> Table:
    """A table that plays on after so many steps; `remarks` says so if it cannot stand exactly there.

    What nobody has seen is dealt anew from the seed. Only of a finished game an exact copy is given, in which
    everything lies as it lay. `of` is what the game is called that it was forked from.
    """
    last = journal.last_checkpoint()
    is_over = last is not None and last.ending != ""
    if exact and not is_over:
        raise TableRefused("only a finished game can be played again exactly as it lay", "unfinished")
    steps = journal.steps() if at is None else at
    try:
        played = Table.replay(journal.until(steps), packs, book)
    except LookupError as fault:
        raise TableRefused(str(fault), "no-step", n=steps) from None
    if played.game.ending:
        raise TableRefused(f"the game is over after step {steps}; fork it at an earlier one", "over", n=steps)
    steps -= sum(remark.lost for remark in played.remarks)
    origin = of or journal.header.name
    if exact:
        if played.remarks:
            raise TableRefused(
                "rules or cards have changed since; it cannot be played again exactly", "changed"
            )
        played.journal.header = replace(played.journal.header, name=name, fork_of=origin, fork_at=steps)
        played.begin(keep)
        return played
    game = redeal_unseen(played.game, seed)
    header = Header(
        __version__,
        played.book.ruleset(),
        rules_digest(),
        digests(packs),
        seed,
        journal.header.setup,
        name,
        origin,
        steps,
        names_of(played.book),
        as_text(state_of(game)),
        played.drawn,
        game_queries.turn(game),
        game_queries.place(game),
    )
    table = Table(played.book, packs, Journal(header, []), game, drawn=played.drawn)
    table.remarks = played.remarks
    table.begin(keep)
    return table
