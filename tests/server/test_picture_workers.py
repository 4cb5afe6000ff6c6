"""The workshop: pictures drawn in processes of their own, each once, what is waited for first."""

import asyncio
import os
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from fogbound.press import store
from fogbound.press.bench import Printed
from fogbound.press.commissions import VECTOR, Commission
from fogbound.server import details, picture_workers
from fogbound.server.opening import opening_pictures
from fogbound.server.picture_workers import LATER, SHOWN, NotPrinted, PictureWorkers
from fogbound.server.server import Server
from server.visiting import SOLO, Street, server_in


@pytest.fixture(autouse=True)
def nothing_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No pictures came with the package, as if it had just been cloned."""
    monkeypatch.setattr(store, "READY", tmp_path / "none")


class Hands:
    """Draws what it is told to, when it is told to."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.may_draw = asyncio.Event()

    async def run(self, wanted: Commission) -> Printed:
        self.drawn.append(wanted.name)
        await self.may_draw.wait()
        return Printed(fault="spilt ink") if wanted.name == "spilt" else Printed(wanted.name.encode())

    async def close(self) -> None:
        self.drawn.append("closed")


def card(name: str) -> Commission:
    return Commission("card", ("isle",), name, size=200)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The hands at the only bench."""
    found = Hands()
    monkeypatch.setattr(picture_workers, "_Worker", lambda _: found)
    return found


async def begun(shop: PictureWorkers, *wanted: Commission) -> list[asyncio.Task[bytes]]:
    """Requests that have been put."""
    tasks = [asyncio.create_task(shop.print(one)) for one in wanted]
    await asyncio.sleep(0)
    return tasks


def test_who_wants_the_same_shares_one_drawing(hands: Hands, tmp_path: Path):
    """A picture is drawn once for all who ask while it is being drawn."""

    async def visit() -> None:
        shop = PictureWorkers(tmp_path, benches=1)
        tasks = await begun(shop, card("cove"), card("cove"), card("moor"), card("cove"))
        hands.may_draw.set()
        assert await asyncio.gather(*tasks) == [b"cove", b"cove", b"moor", b"cove"]
        assert hands.drawn == ["cove", "moor"]
        await shop.close()
        assert hands.drawn[-1] == "closed"

    asyncio.run(visit())


def test_what_is_waited_for_comes_before_what_is_drawn_ahead(hands: Hands, tmp_path: Path):
    """A browser does not wait behind foresight; what it asks for is not drawn twice."""

    async def visit() -> None:
        shop = PictureWorkers(tmp_path, benches=1)
        for name in ("first", "later", "wanted"):
            shop.print_ahead(card(name))
        while not hands.drawn:
            await asyncio.sleep(0)
        tasks = await begun(shop, card("wanted"), card("other"))
        hands.may_draw.set()
        await asyncio.gather(*tasks)
        while len(hands.drawn) < 4:
            await asyncio.sleep(0)
        assert hands.drawn == ["first", "wanted", "other", "later"]
        await shop.close()

    asyncio.run(visit())


def test_what_cannot_be_drawn_is_told_and_the_next_one_is_drawn(hands: Hands, tmp_path: Path):
    """A fault in one picture stops no other; a closed workshop draws nothing."""

    async def visit() -> None:
        shop = PictureWorkers(tmp_path, benches=1)
        hands.may_draw.set()
        with pytest.raises(NotPrinted, match="spilt ink"):
            await shop.print(card("spilt"))
        assert await shop.print(card("cove")) == b"cove"
        hands.may_draw.clear()
        waiting = await begun(shop, card("moor"))
        await shop.close()
        with pytest.raises(NotPrinted):
            await waiting[0]
        with pytest.raises(NotPrinted):
            await shop.print(card("fen"))

    asyncio.run(visit())


@pytest.mark.slow
def test_a_bench_that_breaks_down_is_set_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A killed process costs nothing but time; it is modest, and with the workshop it ends."""
    benches: list[Process] = []

    async def started(*words: str, **how: Any) -> Process:
        benches.append(await started_before(*words, **how))
        return benches[-1]

    started_before = asyncio.create_subprocess_exec
    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)

    async def visit() -> None:
        shop = PictureWorkers(tmp_path, benches=1)
        assert (await shop.print(Commission("fog", (), "I", 0, 200)))[:4] == b"RIFF"
        assert os.getpriority(os.PRIO_PROCESS, benches[0].pid) >= 10
        benches[0].kill()
        assert (await shop.print(Commission("fog", (), "I", 0, 400)))[:4] == b"RIFF"
        assert len(benches) == 2
        with pytest.raises(NotPrinted, match="no-such-pack"):
            await shop.print(Commission("card", ("no-such-pack",), "cove", size=200))
        await shop.close()
        assert benches[1].returncode is not None

    asyncio.run(visit())


def test_one_bench_stays_free_while_others_draw_for_later(hands: Hands, tmp_path: Path):
    """Who asks for a picture does not wait until something is done that nobody asked for."""

    async def visit() -> None:
        shop = PictureWorkers(tmp_path, benches=2)
        for name in ("some day", "one day"):
            shop.print_ahead(card(name), LATER)
        while not hands.drawn:
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        assert hands.drawn == ["some day"]
        tasks = await begun(shop, card("wanted"))
        while len(hands.drawn) < 2:
            await asyncio.sleep(0)
        assert hands.drawn == ["some day", "wanted"]
        hands.may_draw.set()
        await asyncio.gather(*tasks)
        while len(hands.drawn) < 3:
            await asyncio.sleep(0)
        assert hands.drawn[2] == "one day"
        await shop.close()

    asyncio.run(visit())


@pytest.fixture
def ordered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Commission]]:
    """What is to be drawn ahead, each with its urgency; nothing is drawn."""
    found: list[tuple[int, Commission]] = []
    monkeypatch.setattr(
        PictureWorkers, "print_ahead", lambda _, one, urgency=SHOWN: found.append((urgency, one))
    )
    return found


def come(street: Street, ordered: list[tuple[int, Commission]], many: int) -> None:
    """Wait until so much has been ordered."""
    until = time.monotonic() + 30
    while len(ordered) < many and time.monotonic() < until:
        street.client.get("/health")


@pytest.mark.slow
def test_what_somebody_is_shown_is_drawn_first_and_then_every_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ordered: list[tuple[int, Commission]]
):
    """What is drawn, and in which order, tells nothing of what lies hidden: it is the same for every game."""
    monkeypatch.setattr(Server, "_prepare_pictures", AsyncMock())
    orders = []
    for name in ("one", "two"):
        ordered.clear()
        with server_in(tmp_path / name, foresight=True) as street:
            ann = street.visitor("Ann")
            key = ann.begins(SOLO)
            with ann.at(key) as browser:
                browser.hear()
                open_table = street.server.registry.find(key)
                assert open_table is not None
                uids = [card.uid for pack in open_table.loaded.packs for card in pack.cards]
                come(street, ordered, 3 * (len(uids) + len(browser.faces)))
                assert {one.name for urgency, one in ordered if urgency == SHOWN} == set(browser.faces)
        orders.append([(one.name, one.size) for urgency, one in ordered if urgency == LATER])
    assert orders[0] == orders[1] == [(uid, size) for size in (400, 800, 200) for uid in uids]


def test_what_a_new_game_shows_is_drawn_before_anybody_begins_one(
    tmp_path: Path, ordered: list[tuple[int, Commission]]
):
    """For every adventure on the shelf, what is on the first screen as it is shown there; anything else can wait."""
    with server_in(tmp_path, foresight=True) as street:
        names = street.server.adventures.names()
        every = [opening_pictures(street.server.adventures.open([name])).all() for name in names]
        come(street, ordered, sum(map(len, every)))
        assert {one.packs[-1] for _, one in ordered} == set(names)
    urgent = {(one.packs[-1], one.what, one.name, one.size) for urgency, one in ordered if urgency == SHOWN}
    assert {
        ("first-light", "cover", "", 400),
        ("first-light", "card", "010", 200),
        ("first-light", "card", "surveyor", 200),
        ("first-light", "card", "held-morning", 800),
        ("first-light", "fog", "I", 200),
        ("selvage", "prospect", "first-stitch", VECTOR),
        ("selvage", "card", "ida", 200),
    } <= urgent
    assert {urgency for urgency, _ in ordered} == {SHOWN, LATER}
    assert {one[3] for one in urgent if one[1] == "fog"} == {200}


@pytest.mark.slow
def test_a_picture_can_be_had_after_its_card_has_gone(street: Street, monkeypatch: pytest.MonkeyPatch):
    """A page that plays on quickly asks for some pictures late: who has seen a card may still have its picture."""

    async def printed(_: PictureWorkers, wanted: Commission) -> bytes:
        return wanted.name.encode()

    monkeypatch.setattr(PictureWorkers, "print", printed)
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    open_table = street.server.registry.find(key)
    assert open_table is not None
    with ann.at(key) as browser:
        browser.hear()
        shown = set(browser.faces)
        monkeypatch.setattr(details, "readable_cards", lambda broadcast, person: set())
        open_table._readable.clear()
        for name in shown:
            assert ann.ask("GET", f"/api/games/{key}/art/{name}/200").status_code == 200
            assert ben.ask("GET", f"/api/games/{key}/art/{name}/200").status_code == 404
        hidden = {card.uid for pack in open_table.loaded.packs for card in pack.cards} - shown
        assert {ann.ask("GET", f"/api/games/{key}/art/{name}/200").status_code for name in hidden} == {404}


def test_every_picture_can_be_had_in_ink(street: Street, monkeypatch: pytest.MonkeyPatch):
    """Whoever needs high contrast asks for another manner at the same address; any other word means the usual one."""

    async def printed(_: PictureWorkers, wanted: Commission) -> bytes:
        return f"{wanted.what} {wanted.manner}".encode()

    monkeypatch.setattr(PictureWorkers, "print", printed)
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    first_light = "/api/adventures/first-light"
    for path, what in (
        (f"/api/games/{key}/art/010/vector", "card"),
        (f"{first_light}/art/surveyor/800", "card"),
        (f"{first_light}/fog/I/0/800", "fog"),
        (f"{first_light}/cover/800", "cover"),
        ("/api/frontispiece/day", "frontispiece"),
    ):
        told = [ann.ask("GET", path + query).content.decode() for query in ("", "?manner=ink", "?manner=oil")]
        assert told == [f"{what} tinted", f"{what} ink", f"{what} tinted"]


def test_pictures_are_sent_once(street: Street, monkeypatch: pytest.MonkeyPatch):
    """A browser that has a picture is told so; what is secret is kept by nobody on the way, what is refused by no one."""

    async def printed(_: PictureWorkers, wanted: Commission) -> bytes:
        return f"{wanted.what} {wanted.name} {wanted.cut}".encode()

    monkeypatch.setattr(PictureWorkers, "print", printed)
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    fog = "/api/adventures/first-light/fog/I"
    for path, whose in ((f"/api/games/{key}/art/010/400", "private"), (f"{fog}/3/200", "public")):
        found = ann.ask("GET", path)
        assert found.headers["cache-control"] == f"{whose}, max-age=86400"
        ann.headers["if-none-match"] = f'"other", {found.headers["etag"]}'
        again = ann.ask("GET", path)
        del ann.headers["if-none-match"]
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", found.headers["etag"])
    tags = {ann.ask("GET", f"{fog}/{cut}/200").headers["etag"] for cut in range(8)}
    assert len(tags) == 4
    assert ann.ask("GET", f"/api/games/{key}/art/058/400").headers["cache-control"] == "no-store"
    assert ann.ask("GET", "/api/games").headers["cache-control"] == "no-store"


def test_a_picture_that_cannot_be_drawn_is_no_fault_of_the_table(
    street: Street, monkeypatch: pytest.MonkeyPatch
):
    """The browser is told to try again."""

    async def spilt(_: PictureWorkers, wanted: Commission) -> bytes:
        raise NotPrinted(wanted.name)

    monkeypatch.setattr(PictureWorkers, "print", spilt)
    answer = street.client.get("/api/adventures/first-light/cover/400")
    assert (answer.status_code, answer.json()["code"]) == (503, "ours")
