"""Records of games: gone on with, merged, and clear about what does not belong together."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commanding import run, said
from fogbound.lab import fingerprint, games
from fogbound.lab.records import RecordsRefused, read, runs
from packing import PLAYABLE, write_pack

FIRST = ("simulate", "first-light", "--workers", "1", "--limit", "30")


def digest(*words: str) -> str:
    """The digest that a command prints as JSON."""
    return json.loads(said(*words, "--json"))["digest"]


def part(path: Path, first: int, games: int, *words: str) -> str:
    """Play some games of one experiment into a file."""
    said(*FIRST, *words, "--first", str(first), "--games", str(games), "--records", str(path))
    return str(path)


def refusal(*words: str) -> str:
    """Why a command is refused."""
    done = run(*words)
    assert (done.status, done.out) == (2, "")
    return done.err


# -- going on --------------------------------------------------------------------------------------


def test_a_game_has_a_line(tmp_path):
    """The first line says which games these are, and holds nothing of this machine."""
    pack = write_pack(tmp_path, "shore", PLAYABLE)
    path = tmp_path / "games.jsonl"
    said("simulate", str(pack), "--games", "3", "--limit", "9", "--workers", "1", "--records", str(path))

    heading, *games = (json.loads(line) for line in path.read_text().splitlines())
    assert (heading["pack"], heading["seed"], heading["policy"], heading["limit"]) == (
        "shore",
        1,
        "random",
        9,
    )
    assert [game["number"] for game in games] == [0, 1, 2]
    assert all(set(game) == {"number", "ending", "decisions", "actions", "digest"} for game in games)
    assert str(tmp_path) not in path.read_text()


def test_what_is_recorded_is_not_played_again(tmp_path):
    """The same command goes on behind the last game, and its report is that of all."""
    path = part(tmp_path / "games.jsonl", 0, 5)

    report = json.loads(said(*FIRST, "--games", "8", "--records", path, "--json"))

    assert (report["games"], report["recorded"]) == (8, 5)
    assert report["digest"] == digest(*FIRST, "--games", "8")
    assert len(read(Path(path)).played) == 8


def test_gaps_are_filled(tmp_path):
    """Games are counted in their order, whenever they were played."""
    path = part(tmp_path / "games.jsonl", 4, 2)
    part(Path(path), 1, 1)

    assert digest(*FIRST, "--games", "8", "--records", path) == digest(*FIRST, "--games", "8")


@pytest.mark.parametrize("left", [0, 1, 40, -1, -30, -200])
def test_a_file_cut_short_is_gone_on_with(tmp_path, left):
    """A process may die in the middle of a line: that game is played again, the others are kept."""
    path = tmp_path / "games.jsonl"
    part(path, 0, 5)
    whole = path.read_bytes()
    path.write_bytes(whole[:left])

    done = run(*FIRST, "--games", "5", "--records", str(path))

    assert done.status == 0
    assert ("cut short" in done.err) == (left < 0)
    assert path.read_bytes() == whole


def test_records_of_other_games_are_left_alone(tmp_path):
    """Another seed, another pack: refused with the field in which they differ, and the file is as it was."""
    path = tmp_path / "games.jsonl"
    part(path, 0, 2)
    before = path.read_bytes()

    assert "its seed is 1 instead of 2; name another file" in refusal(
        *FIRST, "--seed", "2", "--records", str(path)
    )
    assert 'its pack is "first-light" instead of "selvage"' in refusal(
        "simulate", "selvage", "--games", "1", "--limit", "30", "--records", str(path)
    )
    assert path.read_bytes() == before


def test_a_changed_pack_has_other_records(tmp_path):
    """What the cards do belongs to the experiment."""
    pack = write_pack(tmp_path, "shore", PLAYABLE)
    words = (
        "simulate",
        str(pack),
        "--games",
        "1",
        "--limit",
        "9",
        "--records",
        str(tmp_path / "games.jsonl"),
    )
    said(*words)
    cards = next((pack / "cards").iterdir())
    cards.write_text(cards.read_text().replace("copies: 3", "copies: 4"))

    fingerprint.fingerprint.cache_clear()
    games.stage.cache_clear()
    assert "holds other games: its packs is" in refusal(*words)


@pytest.mark.parametrize("text", ["a shopping list\n", '{"records": "cards"}\n', "no line at all"])
def test_another_file_is_left_alone(tmp_path, text):
    """What is no file of records is neither read nor written."""
    path = tmp_path / "games.jsonl"
    path.write_text(text)

    assert str(path) in refusal(*FIRST, "--games", "1", "--records", str(path))
    assert path.read_text() == text


def test_a_broken_line_is_named(tmp_path):
    """With file and line; nothing is dropped in silence."""
    path = tmp_path / "games.jsonl"
    part(path, 0, 3)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "{}\n", *lines[2:]]))

    assert f"{path}, line 3: this is no game" in refusal("merge", str(path))


def test_a_folder_that_is_not_there_is_told(tmp_path):
    """Before anything is played."""
    path = tmp_path / "nowhere" / "games.jsonl"

    assert f"{path}: No such file or directory" in refusal(*FIRST, "--games", "1", "--records", str(path))


def test_two_processes_do_not_share_a_file(tmp_path):
    """Parts of an experiment are given a file each."""
    path = tmp_path / "games.jsonl"
    part(path, 0, 1)
    holder = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys; from fogbound.tables.locks import lock; file = open(sys.argv[1], 'ab+'); "
            "print(lock(file.fileno(), 0), flush=True); sys.stdin.read()",
            str(path),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"True\n"
        assert "another process is writing" in refusal(*FIRST, "--games", "2", "--records", str(path))
    finally:
        holder.communicate()


# -- merging ---------------------------------------------------------------------------------------


def test_shards_have_the_digest_of_the_whole(tmp_path):
    """Four commands, anywhere and in any order, come to what one would have."""
    shards = [part(tmp_path / f"{first}.jsonl", first, 3) for first in (6, 0, 9, 3)]
    whole = json.loads(said(*FIRST, "--games", "12", "--json"))

    merged = json.loads(said("merge", *shards, "--to", str(tmp_path / "all.jsonl"), "--json"))

    assert merged.items() <= whole.items()
    assert {"digest", "games", "decisions", "outcomes", "seed", "first"} <= set(merged)
    assert digest("merge", str(tmp_path / "all.jsonl")) == whole["digest"]
    assert list(read(tmp_path / "all.jsonl").played) == list(range(12))


def test_the_sum_as_a_table(tmp_path):
    """As `simulate` prints it, without the pace."""
    table = said("merge", part(tmp_path / "a.jsonl", 0, 2))

    assert "2 games of first-light, random" in table
    assert "a second" not in table
    assert "digest " in table


def test_missing_games_are_named_with_the_command_that_plays_them(tmp_path):
    """It can be typed as it stands."""
    shards = [part(tmp_path / f"{first}.jsonl", first, 2) for first in (0, 5)]

    told = refusal("merge", *shards)

    assert "3 games are missing" in told
    [line] = [line.split() for line in told.splitlines() if " simulate " in line]
    words = line[line.index("simulate") : line.index("--records")]
    said(*words, "--records", str(tmp_path / "gap.jsonl"))
    assert digest("merge", *shards, str(tmp_path / "gap.jsonl")) == digest(*FIRST, "--games", "7")


def test_a_game_may_stand_in_two_parts_if_it_went_alike(tmp_path):
    """Otherwise both files are named, and the way to find out."""
    one, other = part(tmp_path / "one.jsonl", 0, 3), part(tmp_path / "other.jsonl", 2, 2)
    assert digest("merge", one, other) == digest(*FIRST, "--games", "4")

    changed = Path(other).read_text().replace('"number":2,', '"number":2,"x":1,')
    Path(other).write_text(changed.replace('"decisions":', '"decisions":1'))

    told = refusal("merge", one, other)
    assert f"game 2 went otherwise in {other} than in {one}" in told


def test_other_experiments_are_not_merged(tmp_path):
    """Another policy is another experiment."""
    one = part(tmp_path / "one.jsonl", 0, 1)
    other = part(tmp_path / "other.jsonl", 1, 1, "--policy", "curious")

    assert f'{other} holds other games: its policy is "curious"' in refusal("merge", one, other)


def test_nothing_is_written_over(tmp_path):
    """`--to` names a new file."""
    one = part(tmp_path / "one.jsonl", 0, 1)
    before = Path(one).read_bytes()

    assert "is there already" in refusal("merge", one, "--to", one)
    assert "name the files" in refusal("merge")
    assert Path(one).read_bytes() == before


@given(st.sets(st.integers(0, 60)))
def test_runs_are_the_numbers_in_order(numbers):
    """Ranges without gaps, and as few as can be."""
    found = list(runs(sorted(numbers)))

    assert [number for run in found for number in run] == sorted(numbers)
    assert all(one.stop < other.start for one, other in pairwise(found))


def test_a_file_without_a_line_is_refused(tmp_path):
    """For reading there has to be a heading."""
    (tmp_path / "empty.jsonl").touch()

    with pytest.raises(RecordsRefused, match="holds no records"):
        read(tmp_path / "empty.jsonl")
