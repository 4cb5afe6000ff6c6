"""The script that installs servers, as far as it can be tried without a machine to install one on."""

import argparse
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from deployment.server_script import DEPLOY, ROOT, load
from fogbound.tables import Archive


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load(monkeypatch)


@pytest.fixture
def places(script: ModuleType, tmp_path: Path) -> Any:
    """Places in which nothing is yet."""
    found = script.Places(*(tmp_path / name for name in ("opt", "data", "etc", "units", "bin/fogbound")))
    found.units.mkdir()
    return found


@pytest.fixture
def installed(script: ModuleType, places: Any) -> Any:
    """Two versions of which the second runs, settings, units and an archive."""
    for name in ("1.0-a", "1.1-b"):
        (places.versions / name / "bin").mkdir(parents=True)
    places.mark.touch()
    script.point(places.previous, places.versions / "1.0-a")
    script.point(places.current, places.versions / "1.1-b")
    script.make_folders(places)
    script.write_units(places)
    script.link_program(places)
    Archive.open(places.data).close()
    return places


def words(**given: object) -> argparse.Namespace:
    return argparse.Namespace(**given)


def content(folder: Path) -> dict[str, object]:
    """All that lies in a folder."""
    return {
        str(path.relative_to(folder)): path.readlink()
        if path.is_symlink()
        else path.read_bytes()
        if path.is_file()
        else None
        for path in sorted(folder.rglob("*"))
    }


# -- words -----------------------------------------------------------------------------------------


def test_help_names_every_command(script, capsys):
    """With what each does."""
    with pytest.raises(SystemExit, match="0"):
        script.parser().parse_args(["--help"])

    listed = re.findall(r"^    (\w+)\s", capsys.readouterr().out, re.M)
    assert listed == ["install", "back", "backup", "restore", "uninstall", "wheel"]


@pytest.mark.parametrize(
    "asked", [(), ("instal",), ("install", "--whee", "x"), ("install", "now"), ("back", "--games")], ids=str
)
def test_words_it_does_not_know_are_refused(script, asked, capsys):
    """Also options that are cut short."""
    with pytest.raises(SystemExit, match="2"):
        script.parser().parse_args(asked)

    assert "usage: " in capsys.readouterr().err


@pytest.mark.slow
def test_it_is_a_program():
    """What it refuses, it refuses in one line and with a status."""
    done = subprocess.run(
        [sys.executable, DEPLOY / "server.py", "backup", "/no such folder/copy"],
        capture_output=True,
        text=True,
    )

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("fogbound: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["install", "back", "backup", "restore", "uninstall"])
def test_who_is_not_root_is_told_so(script, places, monkeypatch, tmp_path, command):
    """Before anything is looked at."""
    monkeypatch.undo()
    monkeypatch.setattr("os.geteuid", lambda: 1000)

    with pytest.raises(script.Refused, match="must be run as root"):
        getattr(script, command)(places, words())
    assert [path.name for path in tmp_path.rglob("*")] == ["units"]


# -- what others have made -------------------------------------------------------------------------


def stranger(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[Unit]\nDescription=something of somebody else's\n")


FOREIGN: dict[str, Callable[[Any], Path]] = {
    "a folder": lambda places: places.home / "theirs.txt",
    "a unit": lambda places: places.units / "fogbound.service",
    "a template": lambda places: places.units / "fogbound@.service",
    "a program": lambda places: places.program,
}


@pytest.mark.parametrize("what", FOREIGN)
@pytest.mark.parametrize("command", ["install", "uninstall", "back"])
def test_what_others_made_is_neither_used_nor_removed(script, places, tmp_path, what, command):
    """It is named, and everything stays as it was."""
    theirs = FOREIGN[what](places)
    stranger(theirs)
    before = content(tmp_path)

    with pytest.raises(script.Refused, match="was not made by this script"):
        getattr(script, command)(places, words(wheel=None, extras=None, service=True, games=True))
    assert content(tmp_path) == before


def test_a_user_of_that_name_who_was_there_before_is_left_alone(script, places, monkeypatch):
    """Somebody may be called so."""
    user = script.find_user()
    monkeypatch.setattr(script, "find_user", lambda: type(user)((*user[:4], "Fog Bound,,,", *user[5:])))

    with pytest.raises(script.Refused, match="a user fogbound that this script did not make"):
        script.refuse_foreign(places)


def test_a_folder_of_games_that_belongs_to_another_user_is_left_alone(script, places, monkeypatch):
    """It may hold something else."""
    places.data.mkdir()
    user = script.find_user()
    monkeypatch.setattr(script, "find_user", lambda: type(user)((*user[:2], user[2] + 1, *user[3:])))

    with pytest.raises(script.Refused, match="does not belong to the user fogbound"):
        script.refuse_foreign(places)


def test_our_own_things_are_no_obstacle(script, installed):
    """What was installed may be installed over."""
    script.refuse_foreign(installed)


def test_settings_that_were_changed_stay(script, installed):
    """An upgrade brings no settings."""
    (installed.settings / "fogbound.env").write_text("FOGBOUND_PORT=8000\n")

    script.make_folders(installed)

    assert (installed.settings / "fogbound.env").read_text() == "FOGBOUND_PORT=8000\n"


# -- packages --------------------------------------------------------------------------------------


def test_a_server_runs_with_the_locked_packages(script):
    """Those of the players' lock file, hashes and all."""
    assert script.locked([]) == (ROOT / "requirements" / "run.txt").read_text()


def test_an_extra_brings_all_that_it_needs_locked_and_hashed(script):
    """What its packages ask for in turn, too; nothing twice."""
    text = script.locked(["cluster"])
    names = re.findall(r"^([\w.-]+)==", text, re.M)
    blocks = re.findall(r"^[\w.-]+==.*", text, re.M)

    assert {"distributed", "dask", "tornado", "toolz", "litestar"} <= set(names)
    assert not {"pytest", "mypy", "ruff"} & set(names)
    assert len(blocks) == len(set(blocks))
    assert all("--hash=sha256:" in pin.text for pin in script.pins(text).values())


def test_every_extra_can_be_installed(script):
    """Each package that an extra asks for is in the developers' lock file."""
    for extra, packages in script.known_extras().items():
        assert set(packages) <= set(script.pins(script.locked([extra]))), extra


def test_an_upgrade_keeps_the_extras_unless_others_are_named(script, installed):
    """Whoever runs on PostgreSQL need not say so each time."""
    (installed.versions / "1.1-b" / "fogbound-extras").write_text('["cluster"]\n')

    assert script.choose_extras(installed, None) == ["cluster"]
    assert script.choose_extras(installed, "") == []
    with pytest.raises(script.Refused, match="there is no extra clutter; there are cluster"):
        script.choose_extras(installed, "clutter")


# -- from one version to another -------------------------------------------------------------------


def test_a_version_that_does_not_come_up_well_is_left_at_once(script, installed, monkeypatch):
    """The one before runs again, and the one before that is still there to go back to."""
    ran = []
    monkeypatch.setattr(script, "running_units", lambda: ["fogbound.service"])

    def restart(places: Any, units: list[str]) -> bool:
        ran.append(places.current.resolve().name)
        return ran[-1] != "1.2-c"

    monkeypatch.setattr(script, "restart", restart)
    (installed.versions / "1.2-c").mkdir()

    with pytest.raises(script.Refused, match=r"1\.2-c does not come up well, so 1\.1-b runs again"):
        script.switch(installed, installed.versions / "1.2-c")
    assert ran == ["1.2-c", "1.1-b"]
    assert installed.previous.resolve().name == "1.0-a"


def test_going_back_and_forth(script, installed):
    """Each version leaves a copy of the games as it leaves them."""
    script.back(installed, words())
    assert installed.current.resolve().name == "1.0-a"

    script.back(installed, words())
    assert installed.current.resolve().name == "1.1-b"
    assert {path.name for path in installed.backups.iterdir()} == {
        "last-of-1.0-a.sqlite",
        "last-of-1.1-b.sqlite",
    }


def test_without_a_version_before_there_is_no_way_back(script, installed):
    installed.previous.unlink()

    with pytest.raises(script.Refused, match="no version to go back to"):
        script.back(installed, words())


def test_versions_that_are_neither_in_use_nor_the_one_before_go(script, installed):
    """With the copies of games that they left."""
    (installed.versions / "0.9-z").mkdir()
    script.keep_copy(installed, "0.9-z")
    script.keep_copy(installed, "1.0-a")

    script.remove_old_versions(installed)

    assert sorted(path.name for path in installed.versions.iterdir()) == ["1.0-a", "1.1-b"]
    assert [path.name for path in installed.backups.iterdir()] == ["last-of-1.0-a.sqlite"]


def test_two_of_them_do_not_meet(script, installed):
    """The second is told that another is under way."""
    with (
        script.alone(installed),
        pytest.raises(script.Refused, match="under way"),
        script.alone(installed),
    ):
        pytest.fail("they have met")


@pytest.mark.parametrize(
    ("unit", "common", "own", "address"),
    [
        ("fogbound.service", "", "", "http://127.0.0.1:7777/health"),
        ("fogbound.service", "FOGBOUND_HOST=0.0.0.0\nFOGBOUND_PORT=80\n", "", "http://127.0.0.1:80/health"),
        ("fogbound.service", "#FOGBOUND_PORT=1\nFOGBOUND_HOST='::'\n", "", "http://[::1]:7777/health"),
        ("fogbound@two.service", "FOGBOUND_PORT=80\n", "FOGBOUND_PORT=81\n", "http://127.0.0.1:81/health"),
        ("fogbound.service", "FOGBOUND_PORT=80\n", "FOGBOUND_PORT=81\n", "http://127.0.0.1:80/health"),
    ],
)
def test_where_a_server_says_how_it_is(script, places, unit, common, own, address):
    """By the settings that systemd would give it."""
    places.settings.mkdir()
    (places.settings / "fogbound.env").write_text(common)
    (places.settings / "two.env").write_text(own)

    assert script.health_address(places, unit) == address


# -- taking it away --------------------------------------------------------------------------------


def test_a_server_that_is_taken_away_leaves_games_and_settings(script, installed, tmp_path):
    """And nothing else of its own; what is enabled is no more."""
    wanted = installed.units / "multi-user.target.wants"
    wanted.mkdir()
    (wanted / "fogbound@two.service").symlink_to(installed.units / "fogbound@.service")
    (wanted / "other.service").symlink_to("/usr/lib/systemd/system/other.service")

    script.uninstall(installed, words(games=False))

    assert set(content(tmp_path)) == {
        *("bin", "data", "data/fogbound.sqlite", "etc", "etc/fogbound.env"),
        *("units", "units/multi-user.target.wants", "units/multi-user.target.wants/other.service"),
    } | {name for name in content(tmp_path) if name.startswith("data/fogbound.")}
    assert (installed.data / "fogbound.sqlite").is_file()


def test_games_and_settings_go_only_when_it_is_said_and_files_of_others_never(script, installed, monkeypatch):
    """A note that somebody put beside them stays, and so do its folder and the user that has it."""
    monkeypatch.setattr(script, "run", lambda *words, **settings: pytest.fail(f"{words}"))
    (installed.data / "note.txt").write_text("mine")

    script.uninstall(installed, words(games=True))

    assert [path.name for path in installed.data.iterdir()] == ["note.txt"]
    assert not installed.settings.exists()


def test_with_all_games_gone_the_user_goes(script, installed, monkeypatch):
    ran = []
    monkeypatch.setattr(script, "run", lambda *words, **settings: ran.append(words))

    script.uninstall(installed, words(games=True))

    assert ran == [("userdel", "fogbound")]
    assert not installed.data.exists()


# -- copies of the games ---------------------------------------------------------------------------


def test_a_copy_is_one_file_for_one_person(script, installed, tmp_path):
    """It holds hashes of keys and every secret; SQLite needs no second file to read it."""
    script.backup(installed, words(file=tmp_path / "copy.sqlite"))

    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite"]
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    copy.close()


def test_a_copy_overwrites_nothing(script, installed, tmp_path):
    (tmp_path / "copy.sqlite").write_text("another")

    with pytest.raises(script.Refused, match="is there already"):
        script.backup(installed, words(file=tmp_path / "copy.sqlite"))
    assert (tmp_path / "copy.sqlite").read_text() == "another"


@pytest.mark.parametrize("what", ["no database", "another program's", "a damaged one"])
def test_only_a_whole_archive_is_put_in_place(script, installed, tmp_path, what):
    """The games that are there stay, with a reason why the other file is none."""
    before = (installed.data / "fogbound.sqlite").read_bytes()
    file = tmp_path / "copy.sqlite"
    if what == "no database":
        file.write_text("nothing of the kind, but long enough to be taken for something " * 20)
    elif what == "another program's":
        with sqlite3.connect(file) as made:
            made.execute("CREATE TABLE recipes (name)")
        made.close()
    else:
        file.write_bytes(before[: len(before) // 2])

    with pytest.raises(script.Refused, match=r"copy\.sqlite"):
        script.restore(installed, words(file=file))
    assert (installed.data / "fogbound.sqlite").read_bytes() == before
    assert not (installed.data / "fogbound.sqlite.new").exists()


def test_what_was_there_is_kept_with_what_sqlite_had_not_put_into_it_yet(script, installed, tmp_path):
    """A log of the old file beside the new one would ruin it."""
    script.backup(installed, words(file=tmp_path / "copy.sqlite"))
    (installed.data / "fogbound.sqlite-wal").write_bytes(b"answers")

    script.restore(installed, words(file=tmp_path / "copy.sqlite"))

    assert [path.read_bytes() for path in installed.backups.glob("replaced-*.sqlite-wal")] == [b"answers"]
    assert len(list(installed.backups.glob("replaced-*.sqlite"))) == 1
    assert not (installed.data / "fogbound.sqlite-wal").exists()
    Archive.open(installed.data).close()


@pytest.mark.slow
def test_no_copy_is_put_under_a_server_that_runs(script, installed, tmp_path):
    """One that systemd does not know of cannot be stopped, so nothing is done."""
    script.backup(installed, words(file=tmp_path / "copy.sqlite"))
    before = (installed.data / "fogbound.sqlite").read_bytes()
    code = (
        "import sys; from pathlib import Path; from fogbound.tables import Archive\n"
        "archive = Archive.open(Path(sys.argv[1])); assert archive.is_ours_alone()\n"
        "print(flush=True); input()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", code, installed.data],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(script.Refused, match="a server still runs"):
            script.restore(installed, words(file=tmp_path / "copy.sqlite"))
        other.communicate("\n")

    assert (installed.data / "fogbound.sqlite").read_bytes() == before


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_games_that_are_in_postgresql_are_not_looked_for_in_a_file(script, installed, tmp_path, command):
    """An old file may lie there still."""
    with (installed.settings / "fogbound.env").open("a") as settings:
        settings.write("FOGBOUND_DATABASE=postgresql://127.0.0.1/fogbound\n")

    with pytest.raises(script.Refused, match="pg_dump"):
        getattr(script, command)(installed, words(file=tmp_path / "copy.sqlite"))
