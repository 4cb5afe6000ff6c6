"""A server whose session ends, or whose database goes away: tables are closed, and opened again as they are kept."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from clusters import TestDatabase
from fogbound.packs import library
from fogbound.server import people
from fogbound.tables import Table
from fogbound.tables.archive import Archive
from seating import wander
from server.served import eventually
from server.visiting import DUO, SOLO, Browser, Street, server_in

pytestmark = pytest.mark.slow


@pytest.fixture
def shared(tmp_path: Path, postgres: TestDatabase, monkeypatch: pytest.MonkeyPatch) -> Iterator[Street]:
    """In front of a server on PostgreSQL."""
    monkeypatch.setenv("FOGBOUND_DATABASE", postgres.url)
    with server_in(tmp_path, name="heron") as street:
        yield street


def closed(browser: Browser) -> dict[str, Any]:
    """What a browser hears when its table is closed."""
    while (heard := browser.hear())["type"] != "refused":
        pass
    return heard


def test_tables_are_closed_when_the_session_ends_and_opened_again(shared: Street, postgres: TestDatabase):
    """Browsers hear of it though nobody has done anything; then the game goes on as it is kept."""
    ann = shared.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        browser.takes_a_turn()
        told = browser.told
        postgres.end_sessions("heron")
        assert closed(browser)["code"] == "closed"
    with ann.at(key) as again:
        again.hear()
        assert again.told == told
        again.takes_a_turn()


def test_an_answer_that_was_given_meanwhile_is_not_shown(shared: Street, postgres: TestDatabase):
    """The table is closed instead, for everybody at it."""
    ann, ben = shared.visitor("Ann"), shared.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (own, his):
        postgres.end_sessions("heron")
        own.line.send_json({"type": "say", "text": "Does anybody hear me?"})
        assert closed(own)["code"] == "closed"
        assert closed(his)["code"] == "closed"
    with ann.at(key) as again:
        again.hear()
        assert not any("hear me" in line for line in again.told)


def test_a_table_with_which_another_server_has_gone_on_is_not_shown_as_it_was(
    shared: Street, postgres: TestDatabase
):
    """Nobody here has noticed yet that the session has ended; who comes is led to that server, or sees what is kept."""
    ann = shared.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        before = browser.asking["serial"]
    postgres.end_sessions("heron")
    with Archive.connect(postgres.url, "crane") as other:
        adventure = library.open(["first-light"])
        table = Table.resume(other.resume(key), adventure.packs, adventure.book)
        wander(table, 1)
        table.close()
    with pytest.raises(WebSocketDisconnect), ann.at(key):
        pass
    with ann.at(key) as again:
        again.hear()
        assert again.asking["serial"] > before


def test_people_are_told_while_the_database_is_away(shared: Street, postgres: TestDatabase):
    """They are asked to try again in a moment, and nothing counts as a fault of ours; then everything is there."""
    ann = shared.visitor("Ann")
    key = ann.begins(SOLO)
    with postgres.refusing():
        assert eventually(lambda: ann.ask("GET", "/api/games").status_code == 503)
        refused = ann.ask("GET", "/api/games")
        assert (refused.status_code, refused.json()["code"]) == (503, "database")
    assert eventually(lambda: ann.ask("GET", "/api/games").status_code == 200)
    assert [game["id"] for game in ann.get("/api/games")] == [key]
    assert shared.server.metrics.value("faults") == 0


def test_a_key_that_was_forgotten_elsewhere_opens_nothing(
    shared: Street, postgres: TestDatabase, monkeypatch: pytest.MonkeyPatch
):
    """What another server has done to a person is seen here a few seconds later."""
    monkeypatch.setattr(shared.server.people, "_seconds", 0.1)
    ann = shared.visitor("Ann")
    postgres.run("UPDATE fogbound.persons SET name = 'Anna'")
    time.sleep(0.1)
    assert ann.get("/api/me")["name"] == "Anna"
    postgres.run("DELETE FROM fogbound.keys")
    time.sleep(0.1)
    assert ann.get("/api/me")["name"] == ""
    assert people.KNOWN_SECONDS <= 10
