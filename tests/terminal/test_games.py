"""Kept games from outside: listed, removed, recovered, forked, gone on with."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from commanding import PACKS, refused, run, said
from fogbound.tables import read
from fogbound.tables.journal import Checkpoint, Chosen, Header, Journal, checksum
from fogbound.tables.journal_writer import JournalWriter

SOLO = ("islet", "--explorers", "ann", "--clue", "drowned-bell", "--seed", "3")
DUO = ("islet", "--explorers", "ann,bo", "--clue", "drowned-bell", "--seed", "3")


@pytest.fixture
def played(tmp_path):
    """A game in which Ann digs and reveals, left in the middle."""
    said("play", *SOLO, "--data", str(tmp_path), typed="1\n2\n")
    return tmp_path


@pytest.fixture
def over(tmp_path):
    """A game that was given up after a dig."""
    said("play", *SOLO, "--data", str(tmp_path), typed="1\n2\n1\n1\ngive up the game\nyes\n")
    return tmp_path


def damage(data: Path) -> Path:
    """Change a letter in the last line but one."""
    path = data / "islet.journal"
    rows = path.read_bytes().split(b"\n")
    rows[-2] = rows[-2].replace(b"answer", b"anzwer")
    path.write_bytes(b"\n".join(rows))
    return path


# -- the list --------------------------------------------------------------------------------------


def test_games_are_listed_for_people(played):
    """What, who, where, how far, when."""
    out = said("games", "--data", str(played))

    assert out.startswith("islet\n  The islet: Ann\n  turn 1, on The landing; 2 decisions\n  last played 20")
    assert "fogbound play --game NAME" in out


def test_games_are_listed_in_french(over):
    """The list speaks French, endings included."""
    out = said("games", "--lang", "fr", "--data", str(over))

    assert "L’îlot : Anne" in out
    assert "Vous avez abandonné. 5 décisions." in out


@pytest.mark.parametrize(("lang", "words"), [("en", "turn 1; 0 decisions"), ("fr", "tour 1 ; 0 décision")])
def test_a_game_in_which_nobody_stands_anywhere_yet_is_listed_without_a_place(tmp_path, lang, words):
    """At the Citadel people choose whom they play before the first Terrain is laid."""
    journal = Journal(Header("0", "citadel", "", (("gone", ""),), 1, Chosen()), [])
    JournalWriter.create(tmp_path / "new.journal", journal).close()

    assert f"  {words}\n" in said("games", "--lang", lang, "--data", str(tmp_path))


@pytest.mark.parametrize(
    ("ruleset", "words"), [("citadel", "the Threat is overcome"), ("continent", "every curse is lifted")]
)
def test_a_won_game_is_told_in_the_words_of_its_rules(tmp_path, ruleset, words):
    """The two games are not won by the same thing."""
    header = Header("0", ruleset, "", (("gone", ""),), 1, Chosen())
    journal = Journal(header, [Checkpoint(7, "", "", "", "won")])
    JournalWriter.create(tmp_path / "old.journal", journal).close()

    assert words in said("games", "--data", str(tmp_path))


def test_games_are_listed_for_programs(played):
    """One JSON object for each game; a folder without games has none."""
    (row,) = json.loads(said("games", "--json", "--data", str(played)))

    assert (row["name"], row["state"], row["adventure"]) == ("islet", "running", "islet")
    assert (row["explorers"], row["place"], row["decisions"], row["steps"]) == (["ann"], "landing", 2, 2)
    assert Path(row["file"]).is_file()
    assert json.loads(said("games", "--json", "--data", str(played / "none"))) == []


def test_an_empty_folder_says_so(tmp_path):
    """There is nothing to list, and nothing is made."""
    assert "No games are kept in" in said("games", "--data", str(tmp_path / "none"))
    assert not (tmp_path / "none").exists()


def test_a_game_whose_adventure_is_gone_is_still_listed(played, tmp_path_factory):
    """Its words are unknown, its ids are not."""
    done = run("games", "--data", str(played), shelf=tmp_path_factory.mktemp("shelf"))

    assert "islet: ann" in done.out
    assert "on landing" in done.out


def test_a_game_is_removed_only_on_purpose(played):
    """Without --yes, and without anybody to ask, it stays."""
    assert "add --yes" in refused("games", "--remove", "islet", "--data", str(played))
    assert (played / "islet.journal").exists()

    assert "“islet” is removed." in said("games", "--remove", "islet", "--yes", "--data", str(played))
    assert not (played / "islet.journal").exists()
    assert "There is no game or file “islet”, and no game is kept here." in refused(
        "games", "--remove", "islet", "--yes", "--data", str(played)
    )


def test_a_file_elsewhere_is_not_removed(played, tmp_path_factory):
    """Only games of this folder are removed."""
    other = tmp_path_factory.mktemp("elsewhere")

    assert "not among the kept games" in refused(
        "games", "--remove", str(played / "islet.journal"), "--yes", "--data", str(other)
    )
    assert (played / "islet.journal").exists()


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [("replay", "islet"), ("fork", "islet", "--at", "1"), ("play", "--game", "islet")]
)
def test_a_damaged_game_offers_its_sound_part(words, played):
    """The line, the reason, how much is sound, and what to type."""
    damage(played)

    error = refused(*words, "--data", str(played))

    assert "line 5: the line was changed after it was written" in error
    assert "The first step is sound." in error
    assert "fogbound games --recover" in error


def test_the_sound_part_becomes_a_game(played):
    """The damaged file stays as it is; the new game goes on where the sound part ends."""
    path = damage(played)
    before = path.read_bytes()
    assert "is damaged: line 5" in said("games", "--data", str(played))

    assert "1 step is saved as “islet-2”" in said("games", "--recover", "islet", "--data", str(played))

    assert path.read_bytes() == before
    assert "3 cards are drawn, 1 star is needed. One more?" in said(
        "play", "--game", "islet-2", "--data", str(played)
    )
    assert "is not damaged" in refused("games", "--recover", "islet-2", "--data", str(played))


def test_going_on_passes_a_damaged_game_over_with_a_word(played):
    """Nobody should wonder where the last game has gone."""
    said("play", *SOLO, "--data", str(played), typed="1\n")
    os.utime(played / "islet-2.journal", ns=(1, 1))
    damage(played)

    out = said("play", "--continue", "--data", str(played))

    assert "“islet” is damaged: line 5" in out
    assert "3 cards are drawn, 1 star is needed. One more?" in out


def test_a_file_that_is_no_game_is_refused(tmp_path):
    """Nothing can be recovered of it."""
    (tmp_path / "notes.journal").write_text("buy rope")

    assert "this is no journal" in refused("replay", str(tmp_path / "notes.journal"), "--data", str(tmp_path))
    assert "this is no journal" in refused("games", "--recover", "notes", "--data", str(tmp_path))


def test_what_has_no_sound_part_is_removed_not_recovered(played):
    """The list and whoever goes on say what is of use; what another version may read is left alone."""
    (played / "notes.journal").write_text("buy rope")
    head = b'{"journal":9,"lines":"000000001","tip":"000000000000"'
    (played / "newer.journal").write_bytes(b'%s,"sum":"%s"}\n' % (head, checksum(head)))

    for out in (said("games", "--data", str(played)), said("play", "--continue", "--data", str(played))):
        told = " ".join(out.split())
        assert "Nothing of it can be saved. Remove it with:" in told
        assert "games --remove notes --data" in told
        assert "“newer” cannot be read: the journal has format 9" in told
        assert "--recover" not in told
        assert "--remove newer" not in told


def test_a_folder_that_cannot_be_written_is_explained(tmp_path):
    """A file stands where the folder should be."""
    (tmp_path / "file").write_text("")

    assert "The game cannot be saved" in refused("play", *SOLO, "--data", str(tmp_path / "file"))


def test_a_copy_never_replaces_a_file(played, tmp_path_factory, monkeypatch):
    """What is there stays; the copy can go elsewhere."""
    monkeypatch.chdir(tmp_path_factory.mktemp("here"))
    (Path("islet.journal")).write_text("mine")

    told = " ".join(refused("games", "--export", "islet", "--data", str(played)).split())

    assert told.startswith(
        "There is a file islet.journal already. It stays as it is, and nothing was written."
    )
    assert "games --export islet --to FILE --data" in told
    assert Path("islet.journal").read_text() == "mine"
    said("games", "--export", "islet", "--to", "other.journal", "--data", str(played))
    assert read(Path("other.journal")).steps() == 2
    assert "cannot be written to no/copy: " in refused(
        "games", "--export", "islet", "--to", "no/copy", "--data", str(played)
    )


# -- forks -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_programs_find_each_others_games(tmp_path):
    """What one process kept, another lists, forks and shows again."""
    environment = {**os.environ, "FOGBOUND_PACKS": str(PACKS), "FOGBOUND_DATA": str(tmp_path)}

    def fogbound(*words: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "fogbound", *words],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**environment, "PYTHONIOENCODING": "utf-8"},
            timeout=120,
        )
        assert done.stderr == ""
        return done.stdout

    fogbound("play", *SOLO, typed="1\n2\n")
    fogbound("fork", "islet", "--at", "1")

    assert [row["fork_of"] for row in json.loads(fogbound("games", "--json"))] == ["islet", ""]
    assert "Step 2 of 2, turn 1." in fogbound("replay", "islet")


def test_the_game_played_last_needs_no_name_and_a_step_no_option(played, tmp_path):
    """Whoever looks back or forks means what they have just played; a step may follow the name."""
    assert said("replay", "--data", str(played)) == said("replay", "islet", "--data", str(played))
    assert "goes on from “islet”, after its step 1." in said("fork", "islet", "1", "--data", str(played))
    assert "goes on from “islet-2”" in said("fork", "--data", str(played))
    assert "There is no game yet. Begin one with:" in refused("replay", "--data", str(tmp_path / "nowhere"))


def test_a_fork_plays_on_from_a_step(played):
    """The new game says where it comes from, goes on at that step, and leaves the old one alone."""
    before = (played / "islet.journal").read_bytes()

    out = said("fork", "islet", "--at", "1", "--data", str(played))

    assert "“islet-2” goes on from “islet”, after its step 1. What nobody had seen is dealt anew." in out
    assert (played / "islet.journal").read_bytes() == before
    header = read(played / "islet-2.journal").header
    assert (header.fork_of, header.fork_at) == ("islet", 1)
    again = said("play", "--continue", "--data", str(played))
    assert "It was forked from “islet”, after its step 1." in again
    assert "3 cards are drawn, 1 star is needed. One more?" in again
    assert "It was forked from “islet”" in said("games", "--data", str(played))


def test_a_finished_game_is_forked_exactly_where_asked(over, tmp_path):
    """With the same answers it comes to the same end."""
    out = said("fork", "islet", "--at", "1", "--exact", "--name", "Once more", "--data", str(over))

    assert "“once-more” goes on from “islet”, after its step 1. Everything lies as it lay." in out
    replayed = said(
        "play", "--game", "once-more", "--data", str(over), typed="2\n1\n1\ngive up the game\nyes\n"
    )
    assert "Ann kept Rusty spade as an item, with its die at 3." in replayed


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--at", "9"), "there is no step 9"),
        ((), "the game is over after step 5; choose an earlier one"),
    ],
)
def test_a_fork_that_cannot_be_made_is_explained(words, why, over):
    """No game is begun."""
    assert why in refused("fork", "islet", *words, "--data", str(over))
    assert [path.name for path in over.iterdir()] == ["islet.journal"]


def test_a_running_game_is_not_forked_exactly(played):
    """That would show what is hidden."""
    assert "only a game that is over" in refused("fork", "islet", "--exact", "--data", str(played))


def test_a_fork_is_listed_where_it_begins(played):
    """Even in the middle of a turn, before anything was decided in it."""
    said("play", "--continue", "--data", str(played), typed="1\n1\nshore\nreveal\n")
    said("fork", "islet", "--data", str(played))

    first, second = json.loads(said("games", "--json", "--data", str(played)))

    assert (first["fork_of"], first["decisions"]) == ("islet", 0)
    assert (first["turn"], first["place"]) == (second["turn"], second["place"]) == (1, "landing")


# -- going on --------------------------------------------------------------------------------------


def test_a_game_is_named_to_go_on_with_it(played):
    """By its name, or by the path of its file."""
    said("play", *DUO, "--data", str(played))

    assert "Which Skill do you keep?" in said("play", "--game", "islet", "--data", str(played))
    path = str(played / "islet.journal")
    assert "Which Skill do you keep?" in said("play", "--game", path, "--data", str(played))
    assert "There are: islet" in refused("play", "--game", "islett", "--data", str(played))


@pytest.mark.parametrize(
    ("given", "named"),
    [(("--seed", "4"), "--seed"), (("--mode", "easy", "--players", "2"), "--players, --mode")],
)
def test_what_was_settled_is_not_chosen_again(given, named, played):
    """Whoever goes on with a game learns that, instead of playing another than they think."""
    for game in (("--continue",), ("--game", "islet")):
        error = refused("play", *game, *given, "--data", str(played))
        assert error.startswith(f"{named}: this was settled when the game began.")


def test_whoever_named_a_game_goes_on_with_the_same(played, tmp_path_factory):
    """Another folder, language or adventure of their own are named again as well."""
    elsewhere = str(tmp_path_factory.mktemp("elsewhere"))
    path = str(played / "islet.journal")

    out = said("play", "--game", path, "--lang", "fr", "--data", elsewhere)
    begun = said("play", str(PACKS / "islet"), *SOLO[1:], "--data", elsewhere)

    assert f"fogbound play --game {path} --lang fr --data {elsewhere}" in out
    assert f"fogbound play {PACKS / 'islet'} --continue --data {elsewhere}" in begun


@pytest.mark.parametrize(
    "words", [("replay", "gone", "--at", "0"), ("fork", "gone", "--at", "0"), ("play", "--game", "gone")]
)
def test_a_game_without_its_adventure_can_be_opened_as_is_said(words, played, tmp_path):
    """The command that is told works once the folder is filled in."""
    away = tmp_path / "away"
    shutil.copytree(PACKS / "islet", away / "gone")
    manifest = away / "gone" / "pack.yaml"
    manifest.write_text(manifest.read_text().replace("name: islet", "name: gone"))
    said("play", str(away / "gone"), *SOLO[1:], "--data", str(played), typed="1\n")

    told = " ".join(refused(*words, "--data", str(played)).split())

    typed = told.partition("fogbound ")[2]
    assert "FOLDER" in typed
    assert said(*typed.replace("FOLDER", str(away / "gone")).split())


def test_after_a_pause_the_table_recalls_where_it_was(tmp_path):
    """The adventure, what is wanted, who acted, where everybody is, what happened, what is asked."""
    said("play", *DUO, "--data", str(tmp_path), typed="1\n2\n2\n1\n1\n")

    out = said("play", "--continue", "--data", str(tmp_path))

    assert "You go on with The islet." in out
    assert "What you want – " in out
    assert "Turn 2. Action Deck" in out
    assert "Bo stands on The landing (start)." in out
    assert "Ann acted last." in out
    assert "What happened last:\n  Ann chose “Dig” on The landing and succeeded: 1 star, 1 needed." in out
    assert out.index("What happened last:") < out.index("Ann/Bo: Who acts, and how?")


def test_the_recap_can_be_asked_for_in_french(tmp_path):
    """Any time, not only after a pause."""
    out = said("play", *SOLO, "--lang", "fr", "--data", str(tmp_path), typed="1\nrésumé\n")

    assert "Ce que vous cherchez – " in out
    assert "Ce qui vient de se passer :\n  " in out
