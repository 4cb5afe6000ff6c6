"""Folders of games and people: each is a server of its own; what earlier versions have filled is brought up to date."""

import sqlite3
from pathlib import Path

import pytest

from fogbound.server import people_schema
from fogbound.server.server import COOKIE
from fogbound.tables import archive
from fogbound.tables.archive import Archive
from server.visiting import DUO, SOLO, Visitor, server_in


def test_two_servers_on_one_host_leave_each_other_alone(tmp_path: Path):
    """Browsers share cookies among all ports of a host: each server has a name for its own."""
    with server_in(tmp_path / "one") as one:
        ann = one.visitor("Ann")
    with server_in(tmp_path / "other") as other:
        assert other.server.cookie != one.server.cookie
        both = Visitor(other, "")
        both.headers["cookie"] = ann.headers["cookie"]
        key = both.ask("POST", "/api/me").cookies[other.server.cookie]
        both.headers["cookie"] += f"; {other.server.cookie}={key}"
        both.put("/api/me", {"name": "Ben", "lang": "en"})
    with server_in(tmp_path / "one") as again:
        both.street = again
        assert again.server.cookie == one.server.cookie
        assert both.get("/api/me")["name"] == "Ann"


FIRST_FORMAT = """
ALTER TABLE people_format DROP COLUMN house;
ALTER TABLE guests DROP COLUMN hidden;
ALTER TABLE guests DROP COLUMN agreed;
ALTER TABLE guests DROP COLUMN removed;
DROP TABLE players;
CREATE TABLE invitations (hash VARCHAR NOT NULL PRIMARY KEY, game INTEGER NOT NULL, since INTEGER NOT NULL);
CREATE INDEX ix_invitations_game ON invitations (game);
INSERT INTO invitations SELECT hash, game, 1 FROM open_invitations;
DROP TABLE open_invitations;
UPDATE people_format SET format = 1;
"""


def test_people_of_the_first_format_are_brought_up_to_date(tmp_path: Path):
    """Keys, seats, games and links that are out hold; who sits there counts as having played."""
    with server_in(tmp_path) as street:
        ann, ben, cleo = (street.visitor(name) for name in ("Ann", "Ben", "Cleo"))
        key = ann.begins(DUO)
        with ann.with_guest(ben, key):
            pass
        token = ann.post(f"/api/games/{key}/invite")["link"].rpartition("/")[2]
    with sqlite3.connect(tmp_path / archive.FILE) as old:
        old.executescript(FIRST_FORMAT)
    old.close()
    with server_in(tmp_path) as street:
        for one in (ann, ben, cleo):
            one.street = street
            one.headers["cookie"] = f"{COOKIE}={one.key}"
        (game,) = ben.get("/api/games")
        assert (game["id"], game["parting"], game["hidden"]) == (key, "agree", False)
        assert cleo.get(f"/api/invitations/{token}") == {"id": key}
        assert cleo.post(f"/api/games/{key}/invitations/{token}")["game"] == key
        (issued,) = ann.get(f"/api/games/{key}/members")["invitations"]
        assert (issued["you"], issued["by"]) == (False, "")
        assert ann.ask("DELETE", f"/api/games/{key}/invitations/{issued['id']}").status_code == 204
        assert cleo.ask("GET", f"/api/games/{key}/invitations/{token}").status_code == 404
        assert ann.ask("DELETE", f"/api/games/{key}").status_code == 204


def test_people_of_a_later_format_are_refused(tmp_path: Path):
    """What a newer version has written is not touched."""
    with server_in(tmp_path):
        pass
    with sqlite3.connect(tmp_path / archive.FILE) as later:
        later.execute("UPDATE people_format SET format = 99")
    later.close()
    with pytest.raises(people_schema.PeopleRefused, match="use a newer Fogbound"), server_in(tmp_path):
        pass


def test_an_archive_of_the_first_format_is_brought_up_to_date(tmp_path: Path):
    """Games that were kept before go on, and tell more from their next answer on."""
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)
    with sqlite3.connect(tmp_path / archive.FILE) as old:
        old.execute("DROP TABLE talk")
        for column in ("asked", "characters", "ballot"):
            old.execute(f"ALTER TABLE games DROP COLUMN {column}")
        old.execute("UPDATE fogbound SET format = 1")
    old.close()
    with server_in(tmp_path) as street:
        ann.street = street
        (game,) = ann.get("/api/games")
        assert game["yours"]
        assert game["characters"] == ["Ireti Adebayo"]
        with ann.at(key) as browser:
            browser.hear()
            browser.answer("pathfind/s1/010")
    with Archive.open(tmp_path) as kept:
        (row,) = kept.games()
        assert row.asked == 0
        assert row.characters[0] == "surveyor"


def test_an_archive_of_the_second_format_keeps_its_talk(tmp_path: Path):
    """What was said before tables noted anything is still there."""
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)
        with ann.at(key) as browser:
            browser.hear()
            browser.say(type="say", text="long ago")
    with sqlite3.connect(tmp_path / archive.FILE) as old:
        old.execute("ALTER TABLE talk DROP COLUMN note")
        old.execute("ALTER TABLE games DROP COLUMN ballot")
        old.execute("UPDATE fogbound SET format = 2")
    old.close()
    with server_in(tmp_path) as street:
        ann.street = street
        with ann.at(key) as browser:
            browser.hear()
            assert browser.told[-1] == "Ann: long ago"
