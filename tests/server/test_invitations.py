"""Invitations: one for each person and game, shown, revoked, expired; and guests whom the maker no longer wants."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from fogbound.server import invitations, websocket
from fogbound.server.people_schema import INVITATION_SECONDS
from server.visiting import DUO, SOLO, Street, invitation_at, server_in

pytestmark = pytest.mark.usefixtures("database")


def test_asking_again_gives_the_same_link(street: Street):
    """However often somebody asks, one link of theirs is out; another player has their own."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key):
        links = {ann.invitation(key) for _ in range(5)}
        assert len(links) == 1
        assert ben.invitation(key) not in links
        listed = ann.get(f"/api/games/{key}/members")["invitations"]
    assert [(one["by"], one["you"]) for one in listed] == [("Ben", False), ("Ann", True)]


def test_asking_many_times_at_once_gives_one_link(street: Street):
    """Threads that ask at the same time make no second one."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    found = street.server.registry.find(key)
    assert found is not None
    with ThreadPoolExecutor(8) as pool:
        issued = list(pool.map(lambda _: street.server.invitations.issue(found.number, 1), range(24)))

    assert len({one.token for one in issued}) == 1


def test_an_invitation_says_how_long_it_holds_and_expires(street: Street, monkeypatch: pytest.MonkeyPatch):
    """After two weeks it is refused with what to do; shortly before, a new one is handed out."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    made = ann.post(f"/api/games/{key}/invite")
    invitation = invitation_at(made["link"])
    now = made["until"] - INVITATION_SECONDS
    clock = [now]
    monkeypatch.setattr(invitations.time, "time", lambda: clock[0])

    clock[0] = made["until"] - invitations.FRESH_SECONDS
    later = ann.invitation(key)
    assert later != invitation
    assert ben.get(invitation)["game"] == key, "the first one still holds"
    clock[0] = made["until"]
    refused = ben.ask("POST", invitation)

    assert refused.status_code == 404
    assert "Ask the person who sent it for a new one" in refused.json()["text"]
    assert len(ann.get(f"/api/games/{key}/members")["invitations"]) == 1


def test_a_revoked_invitation_leads_nowhere(street: Street):
    """Any player revokes it; who came in by it stays, and the next link is another."""
    ann, ben, cleo = (street.visitor(name) for name in ("Ann", "Ben", "Cleo"))
    key = ann.begins(SOLO)
    invitation = ann.invitation(key)
    ben.post(invitation)
    (issued,) = ann.get(f"/api/games/{key}/members")["invitations"]

    assert ann.ask("DELETE", f"/api/games/{key}/invitations/{issued['id']}").status_code == 204

    for method in ("GET", "POST"):
        refused = cleo.ask(method, invitation)
        assert (refused.status_code, refused.json()["code"]) == (404, "invitation")
    assert ann.ask("DELETE", f"/api/games/{key}/invitations/{issued['id']}").json()["code"] == "revoked"
    assert ann.invitation(key) != invitation
    assert [game["id"] for game in ben.get("/api/games")] == [key]


def test_the_invitation_of_another_game_is_not_revoked(street: Street):
    """A number counts only for the game it is asked of."""
    ann, eve = street.visitor("Ann"), street.visitor("Eve")
    hers, theirs = ann.begins(SOLO), eve.begins(SOLO)
    invitation = ann.invitation(hers)
    (issued,) = ann.get(f"/api/games/{hers}/members")["invitations"]

    assert eve.ask("DELETE", f"/api/games/{theirs}/invitations/{issued['id']}").status_code == 404

    assert eve.get(invitation)["game"] == hers


def test_the_maker_removes_a_guest(street: Street):
    """Their line ends, their seat is free, and neither their link nor another brings them or anybody back."""
    ann, ben, cleo = (street.visitor(name) for name in ("Ann", "Ben", "Cleo"))
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (hers, his):
        own = ben.invitation(key)
        guests = {guest["name"]: guest for guest in ann.get(f"/api/games/{key}/members")["guests"]}
        path = f"/api/games/{key}/guests/{guests['Ben']['id']}"
        assert ben.ask("PUT", path, {"removed": True}).status_code == 403
        assert ann.ask("PUT", path, {"removed": True}).status_code == 204
        assert his.hear()["type"] == "gone"
        hers.hear()
        assert hers.parts["table_seats"][1]["held"] is False
        assert [person["name"] for person in hers.parts["people"]] == ["Ann"]
    assert ben.get("/api/games") == []
    assert ben.ask("POST", ann.invitation(key)).json()["code"] == "removed"
    assert cleo.ask("GET", own).status_code == 404
    with pytest.raises(WebSocketDisconnect) as closed, ben.at(key):
        pass
    assert closed.value.code == websocket.UNKNOWN


def test_a_removed_guest_is_let_in_again(tmp_path: Path):
    """Removed they stay after a restart, until the maker lets them in; then they come as before, without a seat."""
    with server_in(tmp_path) as street:
        ann, ben = street.visitor("Ann"), street.visitor("Ben")
        key = ann.begins(DUO)
        with ann.with_guest(ben, key):
            pass
        guests = {guest["name"]: guest for guest in ann.get(f"/api/games/{key}/members")["guests"]}
        path = f"/api/games/{key}/guests/{guests['Ben']['id']}"
        ann.ask("PUT", path, {"removed": True})
    with server_in(tmp_path) as street:
        ann.street = ben.street = street
        assert ben.ask("GET", f"/api/games/{key}/recap").status_code == 404
        assert ann.ask("PUT", path, {"removed": False}).status_code == 204
        with ben.at(key) as his:
            his.hear()
            assert [table_seat["you"] for table_seat in his.parts["table_seats"]] == [False] * 4
            assert [table_seat["back"] for table_seat in his.parts["table_seats"]] == [False] * 4


@pytest.mark.slow
def test_the_maker_stays(street: Street):
    """Nobody removes the maker, they themselves neither."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key):
        maker = next(guest for guest in ann.get(f"/api/games/{key}/members")["guests"] if guest["maker"])
        for one in (ann, ben):
            refused = one.ask("PUT", f"/api/games/{key}/guests/{maker['id']}", {"removed": True})
            assert refused.json()["code"] == "not-maker"
