"""The store: a folder of games."""

import os
from pathlib import Path

import pytest

from fogbound.tables import JournalInUse, Store, data_folder
from fogbound.tables.store import NoSuchGame
from rulebook import rule
from seating import again, finish, forked, say, seat


def made(store: Store, name: str, played: int) -> Path:
    """A game that was last played at this moment."""
    path = store.path_for(name)
    with seat(path, name=name) as table:
        say(table, "dig")
        finish(table)
    os.utime(path, ns=(played, played))
    return path


def test_games_are_listed_with_the_last_played_first(tmp_path: Path):
    """A list shows name, adventure, place and turn, and which one was played last."""
    store = Store(tmp_path / "games")
    assert store.games() == []
    made(store, "Harbour Lights", 100)
    made(store, "À la dérive", 300)
    made(store, "Third", 200)

    listed = store.games()

    assert [saved.name for saved in listed] == ["À la dérive", "Third", "Harbour Lights"]
    assert [saved.key for saved in listed] == ["a-la-derive", "third", "harbour-lights"]
    first = listed[0]
    assert (first.adventure, first.place, first.turn, first.ending) == ("test", "012", 1, "")
    assert first.flaw is None


def test_the_latest_game_is_the_one_to_continue(tmp_path: Path):
    """Neither a finished nor a damaged game is continued by default."""
    store = Store(tmp_path)
    assert store.latest_game() is None
    made(store, "going", 100)
    over = made(store, "over", 200)
    with again(over) as table:
        say(table, "concede")
    os.utime(over, ns=(300, 300))
    broken = made(store, "broken", 400)
    broken.write_bytes(broken.read_bytes()[:-100])
    os.utime(broken, ns=(400, 400))

    latest = store.latest_game()

    assert latest is not None
    assert latest.key == "going"
    listed = {saved.key: saved for saved in store.games()}
    assert listed["over"].ending == "lost:conceded"
    assert listed["broken"].why("en").startswith("line ")
    assert listed["broken"].adventure == "test"


def test_names_are_kept_apart(tmp_path: Path):
    """Games of the same name get files of their own, whatever the name is made of."""
    store = Store(tmp_path)
    paths = [made(store, name, 1) for name in ("../../etc", "../../etc", "霧", "")]

    assert [path.name for path in paths] == [
        "etc.journal",
        "etc-2.journal",
        "game.journal",
        "game-2.journal",
    ]
    assert {path.parent for path in paths} == {tmp_path}
    assert store.find("霧").key == "game"
    assert store.find("game-2").name == "game-2"


def test_a_game_is_deleted_by_name(tmp_path: Path):
    """A deleted game is gone, the others stay; one that is being played is not deleted."""
    store = Store(tmp_path)
    made(store, "one", 1)
    path = made(store, "two", 2)
    with again(path), pytest.raises(JournalInUse):
        store.delete("two")
    store.delete("two")

    assert [saved.key for saved in store.games()] == ["one"]
    with pytest.raises(NoSuchGame, match="there is no game 'two'; there are: one"):
        store.delete("two")


def test_other_files_are_no_games(tmp_path: Path):
    """What is no journal is shown as damaged if it claims to be one, and otherwise ignored."""
    (tmp_path / "notes.txt").write_text("buy rope")
    (tmp_path / "fake.journal").write_text("buy rope")
    (saved,) = Store(tmp_path).games()

    assert (saved.name, saved.header, saved.why("en")[:7]) == ("fake", None, "line 1:")


def test_games_are_kept_where_the_user_says(monkeypatch: pytest.MonkeyPatch):
    """What is asked for comes first, then FOGBOUND_DATA, then the user's own folder."""
    monkeypatch.setattr("sys.platform", "linux")
    home = {"XDG_DATA_HOME": "/home/ann/data"}

    assert data_folder("/mnt/games", {"FOGBOUND_DATA": "/srv/fog"}) == Path("/mnt/games")
    assert data_folder(None, {"FOGBOUND_DATA": "/srv/fog", **home}) == Path("/srv/fog")
    assert data_folder(None, home) == Path("/home/ann/data/fogbound")
    assert data_folder(None, {}) == Path.home() / ".local" / "share" / "fogbound"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder(None, {}).parts[-2:] == ("Application Support", "Fogbound")
    monkeypatch.setattr("sys.platform", "win32")
    assert data_folder(None, {"LOCALAPPDATA": "/users/ann"}) == Path("/users/ann/Fogbound")


WINNING = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 0, success: lift the curse second-clue}
"""


@rule("C-RUL-06")
def test_the_record_tells_which_curses_were_lifted(tmp_path: Path):
    """Only a game that was won counts, and only for its own adventure; extreme mode is offered for these."""
    store = Store(tmp_path)
    with seat(store.path_for("open"), cards=WINNING):
        pass
    before = store.lifted_curses("test")
    with seat(store.path_for("won"), cards=WINNING) as table:
        say(table, "dig")
        finish(table)

    assert before == set()
    assert store.lifted_curses("test") == {"second-clue"}
    assert store.lifted_curses("elsewhere") == set()


def test_a_fork_that_is_won_lifts_nothing(tmp_path: Path):
    """Who plays on from a step of another game may try as often as they like, so it does not count."""
    store = Store(tmp_path)
    with seat(cards=WINNING) as first, forked(first, 0, 5, store.path_for("fork"), "fork") as table:
        say(table, "dig")
        finish(table)

    assert [saved.ending for saved in store.games()] == ["won"]
    assert store.lifted_curses("test") == set()
