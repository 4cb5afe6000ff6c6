"""The lobby: adventures, games, invitations, other devices, records, deletion."""

from pathlib import Path

import pytest
from sqlalchemy import select, update

from archives import archive_in
from fogbound.server import members, people, registry
from fogbound.server.limits import Rate
from fogbound.server.throttle import AddressLimit
from fogbound.tables.archive_jobs import ArchiveWriter
from fogbound.tables.archive_schema import GAMES, LINES
from server.visiting import DUO, SOLO, Street, Visitor, invitation_at, server_in

pytestmark = pytest.mark.usefixtures("database")


@pytest.mark.slow
def test_adventures_are_told_in_both_languages(street: Street):
    """The lobby shows what can be chosen; what is tied to the record says so."""
    ann = street.visitor("Ann")
    english = ann.get("/api/adventures?lang=en")
    french = ann.get("/api/adventures?lang=fr")
    assert [one["id"] for one in english] == [one["id"] for one in french]
    assert english[0]["first"]
    first = english[0]
    assert (first["title"], french[0]["title"]) == ("First Light", "Premières lueurs")
    assert {one["id"] for one in first["modes"]} == {"normal", "easy", "extreme"}
    assert [one["id"] for one in first["modes"] if one["locked"]] == ["extreme"]
    assert all(one["blurb"] for one in english)
    citadel = next(one for one in english if one["ruleset"] == "citadel")
    assert citadel["characters"] == []
    assert [one["id"] for one in citadel["options"]] == ["unhurried"]


def test_the_shelf_is_not_looked_through_for_every_game(street: Street, monkeypatch: pytest.MonkeyPatch):
    """An adventure that was found once is at hand; looking through all packs for each game would hold up others."""
    ann = street.visitor("Ann")
    ann.begins(SOLO)
    looked: list[str] = []
    monkeypatch.setattr("fogbound.packs.library.adventures", lambda: looked.append("again") or [])

    ann.begins(SOLO)
    assert looked == []

    assert ann.ask("POST", "/api/games", {**SOLO, "adventure": "nowhere"}).status_code == 404
    assert looked == ["again"]


def test_one_game_too_many_is_refused_before_anything_is_read(
    street: Street, monkeypatch: pytest.MonkeyPatch
):
    """What is refused for coming too fast costs next to nothing."""
    ann = street.visitor("Ann")
    monkeypatch.setattr(street.server.throttle, "games", AddressLimit(Rate(0.0, 1), Rate(0.0, 100)))
    ann.begins(SOLO)
    monkeypatch.setattr(street.server.adventures, "find", None)

    assert ann.ask("POST", "/api/games", SOLO).status_code == 429


def test_a_game_is_listed_for_its_people(street: Street):
    """One's games show title, place and seats; a guest has it in their list once invited."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben", "fr")
    key = ann.begins({**SOLO, "name": "Tuesday"})
    (game,) = ann.get("/api/games")
    assert (game["id"], game["name"], game["title"]) == (key, "Tuesday", "First Light")
    assert game["place"] == "The shingle"
    assert game["yours"]
    assert ben.get("/api/games") == []
    invitation = ann.post(f"/api/games/{key}/invite")
    assert invitation["qr"].startswith("<svg")
    assert ben.post(invitation_at(invitation["link"]))["title"] == "Premières lueurs"
    (listed,) = ben.get("/api/games")
    assert listed["title"] == "Premières lueurs"
    assert not listed["yours"]
    assert ben.ask("POST", f"/api/games/{key}/invitations/made-up").status_code == 404


@pytest.mark.parametrize(
    ("settings", "link"),
    [
        ({}, "/#/"),
        ({"nearby": "http://192.168.1.7:7777"}, "http://192.168.1.7:7777/#/"),
        ({"nearby": "http://192.168.1.7:7777", "public": "https://fog.example/"}, "https://fog.example/#/"),
    ],
)
def test_links_for_others_lead_where_others_can_come(tmp_path, settings, link):
    """Whoever plays on this machine passes on its address in the network, not one that means every machine itself."""
    with server_in(tmp_path, **settings) as street:
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)

        assert ann.post(f"/api/games/{key}/invite")["link"].startswith(f"{link}join/")
        assert ann.post("/api/me/device")["link"].startswith(f"{link}device/")


def test_an_invitation_tells_where_it_leads(street: Street):
    """Which adventure, who laid the table, who sits there and what is free; reading it makes nobody a guest."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    invitation = ann.invitation(key)
    told = ben.get(f"{invitation}?lang=en")
    assert (told["title"], told["adventure"], told["by"], told["ending"]) == (
        "First Light",
        "first-light",
        "Ann",
        "",
    )
    assert [
        (table_seat["seat"], table_seat["held"], table_seat["person"]) for table_seat in told["table_seats"]
    ] == [
        (0, True, "Ann"),
        (1, False, ""),
    ]
    assert told["characters"] == ["Ireti Adebayo", "Mele Fifita"]
    assert ben.get("/api/games") == []
    assert ben.ask("GET", "/api/invitations/made-up").status_code == 404


def test_the_link_of_an_invitation_names_its_game(street: Street):
    """It leads to that game alone; an older link, which names none, leads to it by one question more."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key, other = ann.begins(DUO), ann.begins(SOLO)
    link = ann.post(f"/api/games/{key}/invite")["link"]
    token = link.rpartition("/")[2]
    assert link.endswith(f"/#/join/{key}/{token}")
    assert ben.get(f"/api/invitations/{token}") == {"id": key}
    for method in ("GET", "POST"):
        refused = ben.ask(method, f"/api/games/{other}/invitations/{token}")
        assert (refused.status_code, refused.json()["code"]) == (404, "invitation")
    assert ben.get("/api/games") == []
    assert ben.post(invitation_at(link))["game"] == key


def test_a_game_is_deleted_by_who_made_it(street: Street):
    """A guest may not delete it, even from a seat that nobody plays; its maker may, and all at the table hear it."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    invitation = ann.invitation(key)
    ben.post(invitation)
    with ben.at(key) as his:
        his.hear()
        his.say(type="take-seat", seat=3)
        assert ben.ask("DELETE", f"/api/games/{key}").json()["code"] == "not-owner"
        assert ann.ask("DELETE", f"/api/games/{key}").status_code == 204
        assert his.hear() == {"type": "gone", "why": "This game has been deleted."}
    assert ann.get("/api/games") == []
    assert ben.get("/api/games") == []
    assert ben.ask("POST", invitation).status_code == 404


def test_a_guest_frees_no_seat_from_one_that_nobody_plays(street: Street, monkeypatch: pytest.MonkeyPatch):
    """However long its player has been gone."""
    monkeypatch.setattr(members, "AWAY_SECONDS", 0)
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    with ben.at(key) as his:
        his.hear()
        his.say(type="take-seat", seat=3)
        assert his.say(type="hand-over", seat=0)["code"] == "not-yours"


def test_a_running_game_of_several_people_is_played_on_nowhere_else(street: Street):
    """A fork would give its maker what others alone have seen; who plays alone may have one."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (_, his):
        for one in (ann, ben):
            assert one.ask("POST", f"/api/games/{key}/forks", {"at": 0}).json()["code"] == "fork"
        his.say(type="give-seat", seat=1)
        assert ann.ask("POST", f"/api/games/{key}/forks", {"at": 0}).status_code == 201


def test_a_game_that_cannot_be_opened_can_be_deleted(tmp_path: Path):
    """Neither damage nor a pack that is gone keeps it in the list; until then both say why."""
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        damaged, foreign = ann.begins(SOLO), ann.begins(SOLO)
    with archive_in(tmp_path) as archive, archive.engine.begin() as meddler:
        game = meddler.execute(select(GAMES).where(GAMES.c.key == damaged)).one()
        meddler.execute(update(LINES).where(LINES.c.game == game.id, LINES.c.number == 3).values(text=b"{}"))
        header = game.header.replace(b"first-light", b"first-night")
        meddler.execute(update(GAMES).where(GAMES.c.key == foreign).values(header=header))
    with server_in(tmp_path) as street:
        ann.street = street
        for key in (damaged, foreign):
            heard = ann.turned_away(key)
            assert heard["type"] == "gone", "so that nobody tries again"
            assert heard["why"] == next(game["damage"] for game in ann.get("/api/games") if game["id"] == key)
            assert ("fogbound games" in heard["why"]) is (key == damaged)
        for key in (damaged, foreign):
            assert ann.ask("DELETE", f"/api/games/{key}").status_code == 204
        assert ann.get("/api/games") == []
        assert street.server.registry.opening_fault(damaged) is None


def test_the_oldest_keys_open_nothing_any_more(street: Street, monkeypatch: pytest.MonkeyPatch):
    """Who takes one device too many is somebody new at the one they have had for longest."""
    monkeypatch.setattr(people, "MOST_KEYS", 2)
    ann = street.visitor("Ann")
    later = []
    for _ in range(2):
        code = ann.post("/api/me/device")["link"].rpartition("/")[2]
        adopted = Visitor(street, "").ask("POST", f"/api/me/adopt/{code}", {})
        later.append(Visitor(street, adopted.cookies[street.server.cookie]))

    assert ann.ask("GET", "/api/games").status_code == 401
    assert [one.get("/api/me")["name"] for one in later] == ["Ann", "Ann"]


def test_a_person_moves_to_another_device(street: Street):
    """A link makes another browser the same person, once."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    code = ann.post("/api/me/device")["link"].rpartition("/")[2]
    phone = Visitor(street, "")
    adopted = phone.ask("POST", f"/api/me/adopt/{code}", {})
    assert adopted.json()["name"] == "Ann"
    moved = Visitor(street, adopted.cookies[street.server.cookie])
    assert [game["id"] for game in moved.get("/api/games")] == [key]
    assert phone.ask("POST", f"/api/me/adopt/{code}", {}).json()["code"] == "code"
    moved.put("/api/me", {"name": "Anna", "lang": "fr"})
    assert ann.get("/api/me")["name"] == "Anna"


def test_a_code_grows_old(street: Street, monkeypatch: pytest.MonkeyPatch):
    """After ten minutes the link leads nowhere."""
    ann = street.visitor("Ann")
    monkeypatch.setattr(people, "CODE_SECONDS", -1)
    code = ann.post("/api/me/device")["link"].rpartition("/")[2]
    assert ann.ask("POST", f"/api/me/adopt/{code}", {}).json()["code"] == "code"


def test_a_record_opens_what_is_tied_to_it(street: Street):
    """Who has lifted a curse may play it in extreme mode; the record is the person's own."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    server = street.server
    known = server.people.person(ann.key)
    assert known is not None
    server.people.record([known.number], "first-light", ["held-morning"])
    assert ann.get("/api/me")["lifted"] == ["first-light/held-morning"]
    modes = {one["id"]: one["locked"] for one in ann.get("/api/adventures")[0]["modes"]}
    assert modes["extreme"] == ""
    assert ann.begins({**SOLO, "mode": "extreme"})
    assert ben.ask("POST", "/api/games", {**SOLO, "mode": "extreme"}).json()["code"] == "mode-not-yet"


def test_a_game_that_is_over_is_recorded(street: Street, monkeypatch: pytest.MonkeyPatch):
    """When a game ends, everybody who holds a seat has played it; what was overcome counts if it was won."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    open_table = street.server.registry.find(key)
    assert open_table is not None
    with ann.at(key) as browser:
        browser.hear()
        monkeypatch.setattr(open_table, "achievements", lambda: ("held-morning",))
        browser.answer("concede")
    assert ann.get("/api/me") == {
        "name": "Ann",
        "lang": "en",
        "lifted": ["first-light/held-morning"],
        "seen": ["first-light"],
        "kept": True,
        "program": "./fogbound",
    }


def test_what_is_overcome_is_what_was_won(street: Street):
    """A lost game overcomes nothing, a won one the curses it was about."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    open_table = street.server.registry.find(key)
    assert open_table is not None
    assert open_table.achievements() == ()
    open_table.table.game.ending = "won"
    assert open_table.achievements() == ("held-morning",)


def test_idle_tables_are_put_away_and_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Nobody listens for a while: the table leaves memory, and the next visitor finds it as it was."""
    monkeypatch.setattr(registry, "IDLE_SECONDS", -1)
    monkeypatch.setattr(registry, "ROUND_SECONDS", 0.05)
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)
        for _ in range(100):
            if street.server.registry.find(key) is None:
                break
            street.client.get("/health")
        assert street.server.registry.find(key) is None
        assert ann.get(f"/api/games/{key}/recap")["about"]


@pytest.mark.slow
def test_memory_is_tidied_up_while_nobody_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The moment that takes is taken from nobody, unless it has been put off for long."""
    tidied: list[bool] = []  # whether somebody was listening
    monkeypatch.setattr(registry, "ROUND_SECONDS", 0.01)
    monkeypatch.setattr(registry, "TIDY_SECONDS", (-1, 1000))
    with server_in(tmp_path) as street:
        listening = street.server.registry.gauges
        monkeypatch.setattr(registry.gc, "collect", lambda: tidied.append(listening()["listeners"] > 0))
        ann = street.visitor("Ann")
        key = ann.begins(SOLO)
        for _ in range(100):
            street.client.get("/health")
        assert tidied
        with ann.at(key) as browser:
            browser.hear()
            for _ in range(20):
                street.client.get("/health")
            assert not any(tidied)
            monkeypatch.setattr(registry, "TIDY_SECONDS", (-1, -1))
            for _ in range(100):
                street.client.get("/health")
            assert any(tidied)


def test_a_table_that_cannot_be_kept_is_closed(street: Street, monkeypatch: pytest.MonkeyPatch):
    """An answer that did not reach the disk is not shown; the table is laid again from what is safe."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        open_table = street.server.registry.find(key)
        assert open_table is not None

        def fails() -> None:
            raise OSError("no space left")

        monkeypatch.setattr(ArchiveWriter, "_commit", lambda *_: fails())
        assert browser.answer("pathfind/s1/010")["code"] == "closed"
    monkeypatch.undo()
    with ann.at(key) as again:
        again.hear()
        assert again.asking["kind"] == "choose-turn"


def test_a_fault_of_ours_closes_the_table_and_loses_nothing(street: Street, monkeypatch: pytest.MonkeyPatch):
    """Whatever goes wrong with an answer, the table is opened again as the disk has it."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    open_table = street.server.registry.find(key)
    assert open_table is not None
    with ann.at(key) as browser:
        browser.hear()
        browser.answer("pathfind/s1/010")
        asked = browser.asking["text"]
        monkeypatch.setattr(open_table.actions, "answer", lambda *_: {}["nothing"])
        assert browser.answer(browser.asking["choices"][0]["id"])["code"] == "closed"
    with ann.at(key) as again:
        again.hear()
        assert again.asking["text"] == asked


def test_the_gallery_is_the_hosts_to_open(tmp_path: Path, street: Street):
    """Where the host allows it all cards can be looked at, elsewhere none."""
    shown = street.visitor("Ann").get("/api/gallery/first-light?lang=fr")
    assert shown["title"] == "Premières lueurs"
    assert len(shown["faces"]) > 100
    server = next(face for face in shown["faces"] if face["id"] == "020")
    assert any(
        "⟦" in line["text"] and "passeur" in line["text"] for text in server["spoken"] for line in text
    ), "the author reads everything"
    with server_in(tmp_path / "other") as closed:
        assert closed.visitor("Ben").ask("GET", "/api/gallery/first-light").json()["code"] == "no-gallery"


def test_rules_are_found_by_words(street: Street):
    """Words or ids find rules of both games."""
    ann = street.visitor("Ann")
    [rule] = ann.get("/api/rules?query=C-SAVE-01&lang=fr")
    assert (rule["id"], rule["ruleset"]) == ("C-SAVE-01", "continent")
    assert ann.get("/api/rules?query=") == []


def test_rules_are_read_chapter_by_chapter(street: Street):
    """The contents name every chapter of both games, and a chapter holds all its rules."""
    ann = street.visitor("Ann")
    contents = ann.get("/api/rules/contents?lang=en")
    assert {each["ruleset"] for each in contents} == {"continent", "citadel"}
    read = [ann.get(f"/api/rules?chapter={each['id']}&lang=fr") for each in contents]
    assert all(read)
    assert len({rule["id"] for rules in read for rule in rules}) == sum(map(len, read)) > 900
    assert ann.get("/api/rules?chapter=continent/99") == []


def test_reasons_and_chart_are_given(street: Street):
    """An action says what its cost is made of, and the chart shows where one has been."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    told = ann.get(f"/api/games/{key}/why?subject=pathfind/s1/010&lang=en")
    titles = {reasons["title"]: reasons["rows"] for reasons in told["reasons"]}
    assert {"The cost:", "The difficulty:"} <= set(titles)
    assert titles["The cost:"][0]["amount"] == 2
    assert told["rules"][0]["text"]
    chart = ann.get(f"/api/games/{key}/chart")
    assert chart["chart"]["sheets"][0]["places"][0]["card"] == "010"
    assert [face["id"] for face in chart["faces"]] == ["010"]


def test_the_server_tells_how_it_is(street: Street):
    """Health and metrics count tables and browsers, and name nobody."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        assert street.client.get("/health").json() == {"status": "ok", "tables": 1, "listeners": 1}
        metrics = street.client.get("/metrics").text
    assert "fogbound_tables 1" in metrics
    assert "# TYPE fogbound_requests counter" in metrics
    assert key not in metrics
    assert "Ann" not in metrics
