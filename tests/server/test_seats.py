"""Rights that come with a seat, and those that do not: absence, coming back, empty seats, deleting, playing again."""

import sqlite3
from pathlib import Path

import pytest

from fogbound.server import members
from fogbound.tables import archive
from server.visiting import DUO, SOLO, Street, Visitor, server_in


def _frees_and_takes(visitor: Visitor, key: str, seat: int) -> None:
    """Take over the seat of somebody who is away."""
    with visitor.at(key) as browser:
        browser.hear()
        while browser.parts["table_seats"][seat]["here"]:  # they are just leaving
            browser.hear()
        assert browser.does(type="hand-over", seat=seat) == "ok"
        assert browser.does(type="take-seat", seat=seat) == "ok"


# -- being away ------------------------------------------------------------------------------------


def test_nobody_was_away_while_the_server_was_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The minute begins when the table is opened again, for somebody who never came back to it."""
    now = [1_000_000.0]
    monkeypatch.setattr(members.time, "monotonic", lambda: now[0])
    with server_in(tmp_path) as street:
        ann, ben = street.visitor("Ann"), street.visitor("Ben")
        key = ann.begins(DUO)
        with ann.with_guest(ben, key):
            pass
    with server_in(tmp_path) as street:
        ben.street = street
        with ben.at(key) as his:
            his.hear()
            assert his.does(type="hand-over", seat=0) == "not-yours"
            now[0] += members.AWAY_SECONDS
            assert his.say(type="hand-over", seat=0)["type"] == "show"


def test_who_was_replaced_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Their seat is theirs again, whoever holds it, even after a restart; the other has no claim to it then."""
    monkeypatch.setattr(members, "AWAY_SECONDS", 0)
    with server_in(tmp_path) as street:
        ann, ben = street.visitor("Ann"), street.visitor("Ben")
        key = ann.begins(DUO)
        with ann.with_guest(ben, key):
            pass
        _frees_and_takes(ben, key, 0)
    with server_in(tmp_path) as street:
        ann.street = ben.street = street
        assert [table_seat["back"] for table_seat in ann.get("/api/games")[0]["table_seats"]] == [
            True,
            False,
            False,
            False,
        ]
        with ben.at(key) as his, ann.at(key) as hers:
            his.hear()
            hers.hear()
            assert hers.parts["table_seats"][0]["back"]
            his.hear()
            hers.say(type="take-seat", seat=0)
            assert hers.told[-1] == "Ann is back at the table."
            assert [table_seat["you"] for table_seat in hers.parts["table_seats"]] == [
                True,
                False,
                False,
                False,
            ]
            his.hear()
            assert not his.parts["table_seats"][0]["back"]
            assert his.does(type="take-seat", seat=0) == "not-yours"


def test_the_first_who_was_replaced_comes_back(street: Street, monkeypatch: pytest.MonkeyPatch):
    """Who took over a seat and is replaced in turn does not keep its player from it."""
    monkeypatch.setattr(members, "AWAY_SECONDS", 0)
    ann, ben, cleo = (street.visitor(name) for name in ("Ann", "Ben", "Cleo"))
    key = ann.begins({**DUO, "characters": ["surveyor", "diver", "interpreter"], "seats": [0]})
    for guest, seat in ((ben, 1), (cleo, 2)):
        ann.invites(guest, key)
        with guest.at(key) as browser:
            browser.hear()
            browser.say(type="take-seat", seat=seat)
    _frees_and_takes(cleo, key, 1)
    _frees_and_takes(ann, key, 1)

    with ben.at(key) as his:
        his.hear()
        assert his.parts["table_seats"][1]["back"]
    with cleo.at(key) as hers:
        hers.hear()
        assert not hers.parts["table_seats"][1]["back"]


def test_who_gave_up_a_seat_or_was_there_to_the_end_does_not_come_back(
    street: Street, monkeypatch: pytest.MonkeyPatch
):
    """A seat that was given up is somebody else's; and after the end seats change hands no more."""
    monkeypatch.setattr(members, "AWAY_SECONDS", 0)
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins({**DUO, "seats": [0, 1]})
    ann.invites(ben, key)
    with ann.at(key) as hers, ben.at(key) as his:
        for browser in (hers, his, hers):
            browser.hear()
        hers.say(type="give-seat", seat=1)
        his.hear()
        his.say(type="take-seat", seat=1)
        hers.hear()
        assert hers.does(type="take-seat", seat=1) == "not-yours"
    _frees_and_takes(ben, key, 0)
    with ben.at(key) as his:
        his.hear()
        his.answer("concede")
        assert his.parts["ending"]
        assert his.does(type="hand-over", seat=1) == "closed"
    with ann.at(key) as hers:
        hers.hear()
        assert not hers.parts["table_seats"][0]["back"]
        assert hers.does(type="take-seat", seat=0) == "closed"


# -- deleting --------------------------------------------------------------------------------------


def test_taking_over_a_seat_gives_no_right_to_delete(street: Street, monkeypatch: pytest.MonkeyPatch):
    """Somebody who plays it alone by now agrees at most; the one who made it still has their game."""
    monkeypatch.setattr(members, "AWAY_SECONDS", 0)
    monkeypatch.setattr(members, "ABANDONED_SECONDS", 0)
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    _frees_and_takes(ben, key, 0)

    answer = ben.ask("DELETE", f"/api/games/{key}")

    assert (answer.status_code, answer.json()) == (202, {"missing": ["Ann"]})
    assert [game["parting"] for game in ben.get("/api/games")] == ["agree"]
    assert [game["id"] for game in ann.get("/api/games")] == [key]
    assert ann.ask("DELETE", f"/api/games/{key}").status_code == 204


def test_all_who_have_played_a_game_delete_it_together(tmp_path: Path):
    """Once the last of them agrees it is gone; who puts it back on their list has not agreed any more."""
    with server_in(tmp_path) as street:
        ann, ben, cleo = (street.visitor(name) for name in ("Ann", "Ben", "Cleo"))
        key = ann.begins({**DUO, "seats": [0]})
        ann.invites(cleo, key)
        with cleo.at(key) as hers:
            hers.hear()
            hers.say(type="take-seat", seat=1)
            hers.say(type="give-seat", seat=1)
        with ann.with_guest(ben, key):
            pass
    with sqlite3.connect(tmp_path / archive.FILE) as file:  # as if its maker had never played
        file.execute("DELETE FROM players WHERE person = 1")
    file.close()
    with server_in(tmp_path) as street:
        for one in (ann, ben, cleo):
            one.street = street
        assert ben.ask("DELETE", f"/api/games/{key}").json() == {"missing": ["Cleo"]}
        assert ben.get("/api/games")[0]["agreed"]
        ben.put(f"/api/games/{key}/listed", {"listed": True})
        assert cleo.ask("DELETE", f"/api/games/{key}").json() == {"missing": ["Ben"]}
        assert ben.ask("DELETE", f"/api/games/{key}").status_code == 204
        assert ann.get("/api/games") == []


def test_a_game_is_taken_off_ones_own_list_and_put_back(street: Street):
    """Nobody else's list changes; an invitation puts it back as well."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)

    ben.put(f"/api/games/{key}/listed", {"listed": False})

    assert [game["hidden"] for game in ben.get("/api/games")] == [True]
    assert [game["hidden"] for game in ann.get("/api/games")] == [False]
    ben.put(f"/api/games/{key}/listed", {"listed": True})
    assert [game["hidden"] for game in ben.get("/api/games")] == [False]
    ben.put(f"/api/games/{key}/listed", {"listed": False})
    ann.invites(ben, key)
    assert [game["hidden"] for game in ben.get("/api/games")] == [False]


# -- seats without a part --------------------------------------------------------------------------


def test_a_seat_without_a_part_takes_nothing_back(street: Street):
    """Whoever sits there asks for nothing and consents to nothing; the player takes back what is theirs."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    with ann.at(key) as hers, ben.at(key) as his:
        for browser in (hers, his, hers):
            browser.hear()
        his.say(type="take-seat", seat=3)
        hers.hear()
        hers.answer("pathfind/s1/010")
        his.hear()
        asked = hers.asking["kind"]

        refused = his.say(type="take-back")

        assert (refused["code"], refused["text"].partition(":")[0]) == (
            "not-yours",
            "You are watching, or your seat is not in this game",
        )
        assert hers.asking["kind"] == asked
        hers.say(type="take-back")
        assert hers.asking["kind"] == "choose-turn"


def test_what_one_person_decided_for_all_is_not_taken_back_by_the_next(street: Street):
    """Who gets one of the seats of somebody who played for two asks for their consent."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins({**DUO, "seats": [0, 1]})
    ann.invites(ben, key)
    with ann.at(key) as hers, ben.at(key) as his:
        for browser in (hers, his, hers):
            browser.hear()
        hers.answer("pathfind/s1/010")
        his.hear()
        hers.say(type="give-seat", seat=1)
        his.hear()
        his.say(type="take-seat", seat=1)
        hers.hear()

        his.say(type="take-back")

        assert his.parts["undo"]["request"]["missing"] == [0]
        assert his.asking["kind"] != "choose-turn"


def test_nobody_waits_for_the_consent_of_a_seat_that_nobody_holds(street: Street):
    """Its player is gone; anybody might take the seat and consent."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    with ann.with_guest(ben, ann.begins(DUO)) as (hers, his):
        for one, other in ((hers, his), (his, hers)):
            one.answer("pathfind/s1/010")
            other.hear()
        his.say(type="give-seat", seat=1)
        hers.hear()

        hers.say(type="take-back")

        assert hers.asking["kind"] == "choose-turn"


def test_a_game_does_not_wait_for_a_seat_without_a_part(street: Street):
    """It is not their decision in the list, they are no seat of an invitation, and the player may fork."""
    ann, ben, cleo = (street.visitor(name) for name in ("Ann", "Ben", "Cleo"))
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    with ben.at(key) as his:
        his.hear()
        his.say(type="take-seat", seat=3)

        assert not ben.get("/api/games")[0]["yours"]
        assert ann.get("/api/games")[0]["yours"]
        token = ann.post(f"/api/games/{key}/invite")["link"].rpartition("/")[2]
        assert [
            table_seat["seat"] for table_seat in cleo.get(f"/api/invitations/{token}")["table_seats"]
        ] == [0]
        assert ben.ask("POST", f"/api/games/{key}/forks", {"at": 0}).json()["code"] == "fork"
        assert ann.ask("POST", f"/api/games/{key}/forks", {"at": 0}).status_code == 201


def test_a_seat_without_a_part_is_credited_with_nothing(street: Street, monkeypatch: pytest.MonkeyPatch):
    """Neither having played nor having won is recorded for who only sat there."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    open_table = street.server.registry.find(key)
    assert open_table is not None
    monkeypatch.setattr(open_table, "achievements", lambda: ("held-morning",))
    with ben.at(key) as his, ann.at(key) as hers:
        his.hear()
        hers.hear()
        his.hear()
        his.say(type="take-seat", seat=3)
        hers.hear()
        hers.answer("concede")
    assert ann.get("/api/me")["lifted"] == ["first-light/held-morning"]
    assert (ben.get("/api/me")["lifted"], ben.get("/api/me")["seen"]) == ([], [])


def test_somebody_begins_to_play_once_a_player_lets_them(street: Street):
    """Until then the game is not theirs to join; from then on it is, and they have played it."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    with ann.at(key) as hers, ben.at(key) as his:
        for browser in (hers, his, hers):
            browser.hear()
        his.say(type="take-seat", seat=1)
        hers.hear()
        joining = his.choice("join-game")["id"]
        join = {"type": "answer", "serial": his.asking["serial"], "option": joining, "seat": 1}
        assert his.say(**join)["text"].startswith("You can begin to play once")
        assert his.does(type="admit", seat=1) == "not-yours"

        hers.say(type="admit", seat=1)
        his.hear()
        assert his.told[-1] == "Ben may begin to play."
        his.say(**join)
        while his.parts["view.seats"][1]["status"] == "empty":
            his.answer("appear-on")
    assert ben.get("/api/games")[0]["parting"] == "agree"


def test_a_player_begins_with_a_second_explorer_alone(street: Street):
    """Nobody has to let somebody who plays already."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        browser.say(type="take-seat", seat=1)
        joining = browser.choice("join-game")["id"]
        heard = browser.say(type="answer", serial=browser.asking["serial"], option=joining, seat=1)
        assert heard["type"] == "show"


def test_who_makes_a_game_plays_it(street: Street):
    """Asking for seats that have no part in it gives those that have."""
    ann = street.visitor("Ann")
    key = ann.begins({**SOLO, "seats": [3]})

    assert [table_seat["you"] for table_seat in ann.get("/api/games")[0]["table_seats"]] == [
        True,
        False,
        False,
        False,
    ]
    assert street.server.registry.find(key) is not None


# -- again -----------------------------------------------------------------------------------------


def _conceded(ann: Visitor, ben: Visitor) -> str:
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (hers, his):
        hers.answer("concede")
        his.hear()
        his.answer("concede")
        assert his.parts["ending"]
    return key


def test_the_maker_of_a_game_makes_the_next(street: Street):
    """Whoever of the players asks for it: the other one cannot delete it."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = _conceded(ann, ben)

    again = ben.post(f"/api/games/{key}/again")["id"]

    assert ben.ask("DELETE", f"/api/games/{again}").status_code == 202
    assert {game["id"]: game["by"] for game in ben.get("/api/games")}[again] == "Ann"
    assert ann.ask("DELETE", f"/api/games/{again}").status_code == 204


def test_if_the_maker_plays_no_more_the_next_is_made_by_who_asks(street: Street):
    """A game does not hang on somebody who has given up their seat."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = _conceded(ann, ben)
    with ann.at(key) as hers:
        hers.hear()
        hers.say(type="give-seat", seat=0)

    again = ben.post(f"/api/games/{key}/again")["id"]

    assert {game["id"]: game["by"] for game in ben.get("/api/games")}[again] == "Ben"


def test_a_seat_without_a_part_lays_no_table_again(street: Street):
    """After the end it has no more to say than before, and is not taken along."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    with ben.at(key) as his, ann.at(key) as hers:
        his.hear()
        hers.hear()
        his.hear()
        his.say(type="take-seat", seat=3)
        hers.hear()
        hers.answer("concede")

    assert ben.ask("POST", f"/api/games/{key}/again").status_code == 403

    again = ann.post(f"/api/games/{key}/again")["id"]
    table_seats = {game["id"]: game["table_seats"] for game in ben.get("/api/games")}[again]
    assert [table_seat["held"] for table_seat in table_seats] == [True, False, False, False]
