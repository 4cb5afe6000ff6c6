"""A server that is about to end: it opens no table any more, lets go of those that are open, and says so to everybody."""

from sqlalchemy.exc import OperationalError

from fogbound.tables.archive import Archive
from fogbound.tables.journal import Answer
from server.served import eventually, served
from server.visiting import SOLO, Street


def _drain(street: Street) -> None:
    with street.client.portal() as portal:
        portal.call(street.server.drain)


def test_browsers_are_sent_elsewhere_when_a_server_drains(street: Street):
    """Everybody at every table hears of it, after the last answer was kept and others may have the game."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    first, second = ann.begins(SOLO), ben.begins(SOLO)
    with ann.at(first) as hers, ben.at(second) as his:
        for browser in (hers, his):
            browser.hear()
        hers.answer("pathfind/s1/010")
        serial = hers.asking["serial"]
        _drain(street)
        assert hers.hear() == {"type": "moved", "server": ""}
        assert his.hear() == {"type": "moved", "server": ""}
        assert street.server.registry.find(first) is None
        with Archive.open(street.server.folder) as other:
            journal, keeper = other.resume(first)
            keeper.close()
        kept = [entry.serial for entry in journal.entries if isinstance(entry, Answer)]
        assert kept
        assert max(kept) < serial


def test_a_draining_server_opens_no_table(street: Street):
    """Neither one that is there nor a new one; what needs no table is answered as before."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    _drain(street)
    for method, path, data in (
        ("GET", f"/api/games/{key}/recap", None),
        ("GET", f"/api/games/{key}/live", None),
        ("POST", "/api/games", SOLO),
    ):
        refused = ann.ask(method, path, data)
        assert (refused.status_code, refused.json()["code"]) == (503, "draining"), path
    assert [game["id"] for game in ann.get("/api/games")] == [key]


def test_readiness_ends_before_life(street: Street):
    """A balancer sends nobody to a server that drains, and leaves it alone otherwise."""
    assert street.client.get("/health/ready").json() == {"status": "ready"}
    _drain(street)
    found = street.client.get("/health/ready")
    assert (found.status_code, found.json()) == (503, {"status": "draining"})
    assert street.client.get("/health").status_code == 200


def test_a_server_whose_archive_does_not_answer_is_not_ready(street: Street, monkeypatch):
    """It says so, and is ready again when the archive is."""

    def fail() -> None:
        raise OperationalError("SELECT 1", None, OSError("the disk is gone"))

    with monkeypatch.context() as broken:
        broken.setattr(street.server, "check_archive", fail)
        found = street.client.get("/health/ready")
        assert (found.status_code, found.json()) == (503, {"status": "archive"})
    assert street.client.get("/health/ready").status_code == 200


def test_the_line_hears_of_it_before_the_connection_ends(tmp_path):
    """What ends the process drains it first: the last message on a line tells the browser to come again."""
    with served(tmp_path) as house:
        key = house.person()
        game = house.begins(key)
        line = house.line(game, key)
        line.until(lambda message: message["type"] == "show")
        house.end()
        assert line.until(lambda message: message["type"] == "moved")["server"] == ""
        assert line.ends() == 1000
        assert eventually(lambda: house.server.registry.find(game) is None)
