"""What comes back after a restart: talk, the journal's places and numbers, and whom a game waits for."""

import re
import sqlite3
from pathlib import Path

import pytest

from fogbound.tables import archive, origin
from fogbound.tables.archive import Archive
from server.visiting import DUO, SOLO, server_in

PAIR = {"adventure": "selvage", "players": 2, "seats": [0], "seed": 3}


def test_talk_comes_back_where_it_was_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What people said stands between the same lines as before; only the last of it is kept."""
    monkeypatch.setattr(archive, "MOST_TALK", 3)
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)
        with ann.at(key) as browser:
            browser.hear()
            for word in ("one", "two", "before we go"):
                browser.say(type="say", text=word)
            browser.takes_a_turn()
            browser.say(type="say", text="after that")
            told = browser.told
    with server_in(tmp_path) as street:
        ann.street = street
        with ann.at(key) as again:
            again.hear()
            kept = [line for line in told if line not in ("Ann: one",)]
            assert again.told == kept
            again.say(type="say", text="still here")
            assert again.told[-1] == "Ann: still here"
    with server_in(tmp_path) as street:
        ann.street = street
        with ann.at(key) as third:
            third.hear()
            talk = [line["text"] for line in third.lines.values() if line["talk"]]
            assert talk == ["Ann: before we go", "Ann: after that", "Ann: still here"]


def test_notes_of_the_table_come_back_with_the_talk(tmp_path: Path):
    """Who took or left a seat and what was taken back is told again, in its place and in any language."""
    with server_in(tmp_path) as street:
        ann, ben = street.visitor("Ann"), street.visitor("Ben")
        key = ann.begins(DUO)
        with ann.with_guest(ben, key) as (hers, his):
            his.say(type="say", text="here I am")
            hers.hear()
            hers.say(type="give-seat", seat=0)
            told = hers.told
    assert told[-3:] == ["Ben joined the table.", "Ben: here I am", "Ann left a seat, which is free now."]
    with server_in(tmp_path) as street:
        ann.street = ben.street = street
        with ann.at(key) as again:
            again.hear()
            assert again.told == told
        with ben.at(key, lang="fr") as french:
            french.hear()
            assert "Ben a rejoint la table." in french.told


def test_a_game_whose_rules_changed_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The table tells what became of the game as long as it is open; the journal keeps it."""
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)
        with ann.at(key) as browser:
            browser.hear()
            browser.answer("pathfind/s1/010")
            assert browser.parts["changed"] == ""
    monkeypatch.setattr(origin, "rules_digest", lambda: "other rules")
    with server_in(tmp_path) as street:
        ann.street = street
        with ann.at(key) as again:
            again.hear()
            said = again.parts["changed"]
    assert "The rules of Fogbound have changed" in said
    assert "the one answer after that is lost" in said  # what was passed over is none
    monkeypatch.undo()
    with server_in(tmp_path) as street:
        ann.street = street
        with ann.at(key) as third:
            third.hear()
            assert said in third.told


def test_a_change_is_noted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Opening the game again and again without playing on does not say it again, whatever is said meanwhile."""
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)
    monkeypatch.setattr(origin, "rules_digest", lambda: "other rules")
    for word in ("first", "second", "third"):
        with server_in(tmp_path) as street:
            ann.street = street
            with ann.at(key) as again:
                again.hear()
                again.say(type="say", text=word)
    assert sum("have changed" in line for line in again.told) == 1


def test_lines_keep_their_place_and_what_was_needed(tmp_path: Path):
    """The journal of a game that was opened again is the one that was told when it happened."""
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)
        with ann.at(key) as browser:
            browser.hear()
            browser.takes_a_turn()
            lines = list(browser.lines.values())
    assert any(
        re.search(r", \d needed", line["text"]) and {"succeeds", "fails"} & {*line["roles"]} for line in lines
    )
    assert any(line["place"] == "The shingle" for line in lines)
    began = next(at for at, line in enumerate(lines) if "acts" in line["roles"])
    assert {line["turn"] for line in lines[:began]} == {0}, "a turn begins with its action"
    assert {line["turn"] for line in lines[began:]} == {1}
    with server_in(tmp_path) as street:
        ann.street = street
        with ann.at(key) as again:
            again.hear()
            assert list(again.lines.values()) == lines


def test_games_that_are_put_away_know_whom_they_wait_for(tmp_path: Path):
    """After a restart the list tells each person whether it is their turn, and who plays whom."""
    with server_in(tmp_path) as street:
        ann, ben = street.visitor("Ann"), street.visitor("Ben")
        key = ann.begins(DUO)
        with ann.with_guest(ben, key) as (hers, his):
            for one, other in ((hers, his), (his, hers)):
                one.answer("pathfind/s2/010")
                other.hear()
            asked = his.asking["seat"]
            assert asked in (0, 1)
        open_now = [one.get("/api/games")[0] for one in (ann, ben)]
    with server_in(tmp_path) as street:
        for one in (ann, ben):
            one.street = street
        listed = [one.get("/api/games")[0] for one in (ann, ben)]
    assert [game["yours"] for game in open_now] == [asked == 0, asked == 1]
    assert [game["yours"] for game in listed] == [asked == 0, asked == 1]
    assert listed[0]["characters"] == open_now[0]["characters"]


def test_a_new_game_that_nobody_answered_waits_for_everybody(tmp_path: Path):
    """What a game is dealt with counts as well; players without a character are counted."""
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        ann.begins(PAIR)
        open_now = ann.get("/api/games")[0]
    with server_in(tmp_path) as street:
        ann.street = street
        listed = ann.get("/api/games")[0]
    assert listed["characters"] == open_now["characters"] == ["Player 1", "Player 2", "", ""]
    assert listed["yours"] == open_now["yours"]


def test_what_was_agreed_on_is_not_proposed_again_after_a_restart(tmp_path: Path):
    """Camp leaves the same question: nobody is still for camp, neither at once nor when the game is opened again."""
    with server_in(tmp_path) as street:
        ann, ben = street.visitor("Ann"), street.visitor("Ben")
        key = ann.begins(DUO)
        with ann.with_guest(ben, key) as (hers, his):
            serial = hers.asking["serial"]
            hers.answer("camp")
            his.hear()
            his.answer("camp")
            assert his.asking["serial"] == serial
            assert his.parts["agreement"]["votes"] == []
    with server_in(tmp_path) as street:
        ben.street = street
        with ben.at(key) as again:
            again.hear()
            assert again.asking["serial"] == serial
            assert again.parts["agreement"]["votes"] == []


def test_votes_count_after_a_restart(tmp_path: Path):
    """What somebody was for still counts when the other comes, and where it should lead: nobody says it again."""
    with server_in(tmp_path) as street:
        ann, ben = street.visitor("Ann"), street.visitor("Ben")
        key = ann.begins(DUO)
        with ann.with_guest(ben, key) as (hers, his):
            serial = hers.asking["serial"]
            choice = hers.choice("pathfind/s1/010")
            hers.say(type="answer", serial=serial, option=choice["id"], to="explore/1")
            votes = hers.parts["agreement"]["votes"]
            his.hear()
            his.say(type="disagree", serial=serial)
            assert his.parts["agreement"]["split"]
    assert votes == [{"seat": 0, "option": "pathfind/s1/010", "value": "", "to": "explore/1"}]
    with server_in(tmp_path) as street:
        ben.street = street
        with ben.at(key) as again:
            again.hear()
            assert again.asking["serial"] == serial
            assert again.parts["agreement"]["votes"] == votes
            assert again.parts["agreement"]["split"]

            again.answer("pathfind/s1/010")

            assert again.asking["serial"] > serial
    with server_in(tmp_path) as street:
        ben.street = street
        with ben.at(key) as later:
            later.hear()
            assert not (later.parts["agreement"] or {}).get("votes"), "they were for another question"


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


def test_what_stops_a_game_is_told_in_the_persons_language(tmp_path: Path):
    """A damaged game says what is wrong where it is opened and in the list, and in French to who reads French."""
    with server_in(tmp_path) as street:
        zoe = street.visitor("Zoé", "fr")
        key = zoe.begins(SOLO)
    with sqlite3.connect(tmp_path / archive.FILE) as file:
        file.execute("UPDATE lines SET text = replace(text, 'surveyor', 'surgeon') WHERE number = 2")
    file.close()
    with server_in(tmp_path) as street:
        zoe.street = street
        assert zoe.get("/api/games")[0]["damage"] == ""
        refused = zoe.ask("GET", f"/api/games/{key}/recap")
        assert refused.status_code == 409
        assert "endommagée" in refused.json()["text"]
        assert "la ligne a été modifiée" in refused.json()["text"]
        assert "la ligne a été modifiée" in zoe.get("/api/games")[0]["damage"]


def test_what_cannot_be_begun_is_told_in_the_persons_language(tmp_path: Path):
    """Why a game cannot be set up like this, in words and not in ids."""
    with server_in(tmp_path) as street:
        zoe = street.visitor("Zoé", "fr")
        refused = zoe.ask("POST", "/api/games", {**SOLO, "characters": ["surveyor", "surveyor"]})
        assert refused.json()["text"].endswith("un explorateur a été choisi deux fois.")
        refused = zoe.ask("POST", "/api/games", {**SOLO, "clues": []})
        assert refused.json()["text"].endswith("choisissez au moins un indice.")
