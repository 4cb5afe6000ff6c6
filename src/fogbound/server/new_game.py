"""A new game: dealt, entered into the archive, its seats taken; or nothing of all that."""

from collections.abc import Callable

from fogbound.server import limits
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.errors import RequestRefused
from fogbound.server.members import Members
from fogbound.server.open_table import OpenTable
from fogbound.server.people import People, Person
from fogbound.tables import Journal, Table
from fogbound.tables.archive import Archive, ArchiveSink
from fogbound.tables.glance import Glance

__all__ = ["Deal", "Dealer"]

Deal = Callable[[Callable[[Journal, Glance], ArchiveSink]], Table]
"""Deals a game to whom keeps it."""


class Dealer:
    """Begins games; everything here waits for the disk."""

    def __init__(self, archive: Archive, people: People) -> None:
        self._archive = archive
        self._people = people

    def begin(
        self, maker: Person, loaded: LoadedAdventure, deal: Deal, name: str, seats: tuple[int, ...], like: int
    ) -> OpenTable:
        """Have a game dealt; its maker takes seats that play, or all sit as they did at another one."""
        people, archive = self._people, self._archive
        if archive.count_unfinished(people.made_games(maker.number)) >= limits.MOST_GAMES:
            raise RequestRefused("trouble-many-games", n=limits.MOST_GAMES)
        kept: list[ArchiveSink] = []

        def keep(journal: Journal, glance: Glance) -> ArchiveSink:
            kept.append(archive.begin(journal, glance, name, waits=False))
            return kept[0]

        table = deal(keep)
        [keeper] = kept
        try:
            there = table.present_seats()
            if like:
                people.sit_again(keeper.game, like, maker.number, there)
            else:
                taken = [seat for seat in seats if seat in there] or there  # who makes a game plays it
                people.sit_down(keeper.game, maker, taken, maker=True)
            held = people.seats(keeper.game)
            people.remember_players(keeper.game, list(held.items()))
            people.record(set(held.values()), loaded.name, ())
            members = Members.load(people, keeper.game, table.seats)
        except BaseException:  # nobody can come to it
            table.close()
            archive.delete(keeper.key)
            raise
        return OpenTable(keeper.game, table, keeper, loaded, members)
