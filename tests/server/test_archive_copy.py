"""`fogbound archive copy`: games and people go to another database whole, and are checked there, or nothing does."""

from pathlib import Path

import pytest

from archives import change_line
from clusters import TestDatabase
from commanding import run
from fogbound.tables.archive import Archive
from server.visiting import DUO, SOLO, server_in

pytestmark = pytest.mark.slow


def test_everybody_goes_on_where_they_were(
    tmp_path: Path, postgres: TestDatabase, monkeypatch: pytest.MonkeyPatch
):
    """From a folder to PostgreSQL and back: keys, seats, talk and links hold, and no number is given twice."""
    with server_in(tmp_path / "first") as street:
        ann, ben, cleo = (street.visitor(name) for name in ("Ann", "Ben", "Cleo"))
        gone = ann.begins(SOLO)
        key = ann.begins(DUO)
        with ann.with_guest(ben, key) as (own, _):
            own.say(type="say", text="Good morning")
            told = own.told
        token = ann.post(f"/api/games/{key}/invite")["link"].rpartition("/")[2]
        last = ann.begins(SOLO)
        assert ann.ask("DELETE", f"/api/games/{last}").status_code == 204
        cookie = street.server.cookie

    there = run("archive", "copy", "--from", str(tmp_path / "first"), "--to", postgres.url, "--lang", "en")
    assert there.status == 0, there.err
    assert "2 of 2 journals compared and played again" in there.out
    assert "2 games and 3 persons are in postgresql://" in there.out
    assert "marsh" not in there.out

    monkeypatch.setenv("FOGBOUND_DATABASE", postgres.url)
    with server_in(tmp_path / "pictures") as street:
        assert street.server.cookie == cookie
        for one in (ann, ben, cleo):
            one.street = street
        assert {game["id"] for game in ann.get("/api/games")} == {gone, key}
        with ben.at(key) as his:
            his.hear()
            assert his.told == told
            assert his.does(type="say", text="And now?") == "ok"
        assert cleo.post(f"/api/games/{key}/invitations/{token}")["game"] == key
        new = ann.begins(SOLO)
        found = street.server.archive.find(new)
        assert found is not None
        assert found.id == 4, "the third was deleted"

    back = run("archive", "copy", "--from", postgres.url, "--to", str(tmp_path / "second"), "--lang", "en")
    assert back.status == 0, back.err
    with Archive.connect(postgres.url) as one, Archive.open(tmp_path / "second") as other:
        for game in (gone, key, new):
            assert one.file(game) == other.file(game)
    monkeypatch.delenv("FOGBOUND_DATABASE")
    with server_in(tmp_path / "second") as street:
        ann.street = street
        found = street.server.archive.find(ann.begins(SOLO))
        assert found is not None
        assert found.id == 5


def test_nothing_is_copied_where_something_is(tmp_path: Path, postgres: TestDatabase):
    """A database with games or people stays as it is, and so does one on which a server runs."""
    with server_in(tmp_path) as street:
        street.visitor("Ann").begins(SOLO)
        said = run("archive", "copy", "--from", str(tmp_path), "--to", postgres.url, "--lang", "en")
        assert said.status
        assert "a server runs on" in said.err
    assert not run("archive", "copy", "--from", str(tmp_path), "--to", postgres.url).status
    again = run("archive", "copy", "--from", str(tmp_path), "--to", postgres.url, "--lang", "en")
    assert "already; copy to an empty database" in again.err
    assert postgres.run("SELECT count(*) FROM fogbound.games") == ["1"]


def test_a_damaged_game_is_carried_as_it_is(tmp_path: Path, postgres: TestDatabase):
    """It is told that it could not be played again, here or there."""
    with server_in(tmp_path) as street:
        key = street.visitor("Ann").begins(SOLO)
    change_line(tmp_path, 2, b"surveyor", b"surgeon")
    said = run("archive", "copy", "--from", str(tmp_path), "--to", postgres.url, "--lang", "en")
    assert said.status == 0
    assert f"The game {key} could not be played again" in said.out


def test_a_copy_that_fails_leaves_nothing_behind(
    tmp_path: Path, postgres: TestDatabase, monkeypatch: pytest.MonkeyPatch
):
    """What was carried before the fault is not kept."""
    from fogbound.server import archive_copy
    from fogbound.tables import ArchiveRefused

    with server_in(tmp_path) as street:
        street.visitor("Ann").begins(SOLO)
    file_of = Archive.file_of
    files = iter(range(100))
    monkeypatch.setattr(Archive, "file_of", staticmethod(lambda *where: file_of(*where) + b"x" * next(files)))
    with (
        Archive.open(tmp_path) as source,
        Archive.connect(postgres.url) as target,
        pytest.raises(ArchiveRefused, match="not the same"),
    ):
        archive_copy.copy_archive(source, target, lambda *_, **__: None)
    assert postgres.run("SELECT count(*) FROM fogbound.games") == ["0"]
    assert postgres.run("SELECT count(*) FROM fogbound.persons") == ["0"]
