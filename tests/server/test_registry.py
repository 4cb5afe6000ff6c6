"""The registry when several things happen at once, or one goes wrong: nothing is lost, locked or grows for ever."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from archives import database_url
from fogbound.core import GROUP
from fogbound.rules.common.setup import Setup
from fogbound.server import limits, lobby, people
from fogbound.server.errors import NoSuchTable, RequestRefused, TooMany
from fogbound.server.people import Person
from fogbound.server.server import Server, Settings
from fogbound.tables import Table
from server.visiting import SHELF

pytestmark = pytest.mark.usefixtures("database")

LAMP = SHELF.open(["first-light"])
ALONE = Setup(("surveyor",), ("held-morning",))


@asynccontextmanager
async def house_at(folder: Path) -> AsyncIterator[tuple[Server, Person]]:
    """A server without doors, and somebody in it."""
    server = Server(folder, Settings(database=database_url()), SHELF)
    await server.begin()
    try:
        yield server, server.people.arrive("en")[0]
    finally:
        await server.end()


def at_home(folder: Path, happens: Callable[[Server, Person], Awaitable[None]]) -> None:
    """Have something happen in a server."""

    async def lived() -> None:
        async with house_at(folder) as (server, person):
            await happens(server, person)

    asyncio.run(lived())


async def begun(server: Server, person: Person) -> str:
    return await server.registry.create(person, LAMP, ALONE, 7, "", ())


def test_a_game_is_deleted_once(tmp_path: Path):
    """Who deletes it at the same time, or comes meanwhile, is told that there is no such game."""

    async def happens(server: Server, ann: Person) -> None:
        key, rooms = await begun(server, ann), server.registry
        done = await asyncio.gather(
            rooms.delete(key, ann),
            rooms.delete(key, ann),
            rooms.open_table(key, ann),
            rooms.open_table(key, ann),
            return_exceptions=True,
        )
        assert done[:2].count(()) == 1
        assert any(isinstance(one, NoSuchTable) for one in done[:2])
        assert server.archive.games() == []
        with pytest.raises(NoSuchTable):
            await rooms.open_table(key, ann)

    at_home(tmp_path, happens)


def test_nobody_opens_a_game_that_is_being_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Between leaving the table and leaving the disk it is gone already."""

    async def happens(server: Server, ann: Person) -> None:
        key, rooms = await begun(server, ann), server.registry
        delete, met = server.archive.delete, []
        loop = asyncio.get_running_loop()

        def slowly(gone: str) -> None:
            coming = asyncio.run_coroutine_threadsafe(rooms.open_table(key, ann), loop)
            met.append(coming.exception(10))
            delete(gone)

        monkeypatch.setattr(server.archive, "delete", slowly)
        await rooms.delete(key, ann)
        assert isinstance(met[0], NoSuchTable)

    at_home(tmp_path, happens)


def test_a_new_game_that_nobody_could_come_to_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """If its maker cannot be seated, neither a game nor a lock on one stays behind."""

    def fails(*_: object, **__: object) -> None:
        raise OSError("no space left")

    async def happens(server: Server, ann: Person) -> None:
        monkeypatch.setattr(server.people, "sit_down", fails)
        with pytest.raises(OSError, match="no space left"):
            await begun(server, ann)
        assert server.archive.games() == []
        assert not server.archive._open
        assert server.registry.gauges()["tables"] == 0

    at_home(tmp_path, happens)


def test_a_full_house_deals_no_new_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """New games count among the tables that are open."""

    async def happens(server: Server, ann: Person) -> None:
        table = await server.registry.open_table(await begun(server, ann), ann)
        line = await server.registry.connect(table, "", ann, "en", 0)
        monkeypatch.setattr(limits, "MOST_TABLES", 1)
        with pytest.raises(TooMany):
            await begun(server, ann)
        assert len(server.archive.games()) == 1
        await server.registry.disconnect(table, line)
        await begun(server, ann)
        assert table.is_closed, "a table at which nobody is makes room"

    at_home(tmp_path, happens)


def test_nobody_begins_games_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Too many unfinished games of one person are refused; those that are over do not count, nor do another's."""
    monkeypatch.setattr(limits, "MOST_GAMES", 1)

    async def happens(server: Server, ann: Person) -> None:
        table = await server.registry.open_table(await begun(server, ann), ann)
        with pytest.raises(RequestRefused) as refusal:
            await begun(server, ann)
        assert refusal.value.key == "trouble-many-games"
        ben, _ = server.people.arrive("en")
        await begun(server, ben)
        serial = table.table.game.pending_serial()
        table.table.answer(GROUP, serial, "concede")
        await table.settle()
        await begun(server, ann)

    at_home(tmp_path, happens)


def test_the_list_of_games_leaves_a_running_game_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It is made in another thread, so it reads only what is on the disk."""

    async def happens(server: Server, ann: Person) -> None:
        key = await begun(server, ann)
        looked = property(lambda _: pytest.fail("it was looked into"))
        monkeypatch.setattr(Table, "game", looked, raising=False)
        (listed,) = await asyncio.to_thread(lobby.games, server.registry, ann, "en")
        monkeypatch.undo()
        assert (listed.id, listed.yours, listed.place) == (key, True, "The shingle")
        assert listed.characters[0] == "Ireti Adebayo"

    at_home(tmp_path, happens)


def test_a_fault_when_time_is_up_closes_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """As with an answer: the table is opened again as the disk has it."""

    async def happens(server: Server, ann: Person) -> None:
        key = await begun(server, ann)
        table = await server.registry.open_table(key, ann)
        monkeypatch.setattr(table.actions, "lapse", lambda serial: {}["nothing"])
        await server.registry._lapse(table, 1, 0)
        assert table.is_closed
        assert not (await server.registry.open_table(key, ann)).is_closed

    at_home(tmp_path, happens)


def test_browsers_that_come_and_go_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Of those that are gone only so many may resume: the last."""
    monkeypatch.setattr(limits, "MOST_GONE", 2)

    async def happens(server: Server, ann: Person) -> None:
        table = await server.registry.open_table(await begun(server, ann), ann)
        lines = []
        for _ in range(5):
            lines.append(await server.registry.connect(table, "", ann, "en", 0))
            await server.registry.disconnect(table, lines[-1])
        await server.registry.connect(table, "", ann, "en", 0)
        last = [line[0].client for line in lines[-2:]]
        assert list(table.subscribers)[:-1] == last

    at_home(tmp_path, happens)


def test_a_stranger_does_not_learn_that_a_game_cannot_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Whoever was not invited gets the same answer as for a game that never was, and nothing is opened."""

    async def happens(server: Server, ann: Person) -> None:
        key = await begun(server, ann)
        await server.registry._put_away(await server.registry.open_table(key, ann))
        eve, _ = server.people.arrive("en")
        monkeypatch.setattr(server.archive, "resume", lambda *_, **__: pytest.fail("opened"))
        with pytest.raises(NoSuchTable):
            await server.registry.open_table(key, eve)

    at_home(tmp_path, happens)


def test_a_game_goes_on_in_a_pack_that_is_offered_no_longer(tmp_path: Path):
    """It is opened by the names of its packs, and still has its icons; no new one can be begun."""
    ground = SHELF.open(["proving-ground"])

    async def happens(server: Server, ann: Person) -> None:
        setup = Setup(("pilot",), ("silent-bell",))
        key = await server.registry.create(ann, ground, setup, 7, "", ())
        await server.registry._put_away(await server.registry.open_table(key, ann))

        again = await server.registry.open_table(key, ann)

        assert again.table.game.offered
        assert server.adventures.find("proving-ground") is None
        assert {"foliage", "bell"} <= set(server.adventures.words())

    at_home(tmp_path, happens)


def test_only_so_many_keys_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Who came long ago is looked up on the disk, and is one and the same person for all who know them."""
    monkeypatch.setattr(people, "MOST_KNOWN", 3)

    async def happens(server: Server, ann: Person) -> None:
        known = server.people
        phone = known.adopt(known.code_for(ann))
        assert phone is not None
        keys = [known.arrive("en")[1] for _ in range(10)]
        assert len(known._known) == 3
        assert known.person(phone) is ann
        assert all(known.person(key) is not None for key in keys)
        assert len(known._known) == 3

    at_home(tmp_path, happens)
