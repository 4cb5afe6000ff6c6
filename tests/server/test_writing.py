"""One thread writes: SQLite lets others who want to write sleep, and answers would wait behind them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread
from typing import Any

import pytest
from sqlalchemy import Engine, event

from server.visiting import DUO, SOLO, Street

pytestmark = pytest.mark.usefixtures("database")

CHANGES = ("INSERT", "UPDATE", "DELETE")


def test_everything_is_written_by_the_same_thread(street: Street):
    """People, seats, invitations, games and answers: whatever is done, the thread of the archive writes it."""
    written: list[tuple[str, str]] = []

    def note(_: Any, cursor: Any, statement: str, *rest: Any) -> None:
        verb, *words = statement.split()
        if verb in CHANGES:
            written.append((current_thread().name, words[0] if verb == "UPDATE" else words[1]))

    with listening(note):
        _do_everything(street)

    assert {thread for thread, _ in written} == {"archive"}
    assert {"persons", "keys", "codes", "guests", "seats", "players", "records"} <= {
        table for _, table in written
    }
    assert {"games", "lines", "talk", "open_invitations"} <= {table for _, table in written}


@contextmanager
def listening(note: Callable[..., None]) -> Iterator[None]:
    """Every connection tells what it is asked to do."""
    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def _do_everything(street: Street) -> None:
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (own, _):
        own.say(type="say", text="Good morning")
    number = ann.get(f"/api/games/{key}/members")["invitations"][0]["id"]
    assert ann.ask("DELETE", f"/api/games/{key}/invitations/{number}").status_code < 300
    code = ann.post("/api/me/device")["link"].rpartition("/")[2]
    ben.ask("POST", f"/api/me/adopt/{code}", {"leave": True})
    assert ann.ask("DELETE", f"/api/games/{ann.begins(SOLO)}").status_code < 300
