"""Strangers, forged keys, foreign pages, haste and nonsense are kept out, with a clear answer."""

import asyncio
import urllib.parse
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from fogbound.server import limits, websocket
from fogbound.server.app import secure
from fogbound.server.limits import Rate
from fogbound.server.security import Origins
from fogbound.server.throttle import AddressLimit, Bucket
from server.visiting import HOST, ORIGIN, SOLO, Street, Visitor, server_in


def test_a_forged_key_is_nobody(street: Street):
    """A cookie that this server never gave opens nothing."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    forged = Visitor(street, "A" * 43)
    assert forged.ask("GET", "/api/games").json()["code"] == "who"
    assert forged.ask("GET", f"/api/games/{key}/recap").status_code == 401
    with pytest.raises(WebSocketDisconnect) as closed, forged.at(key):
        pass
    assert closed.value.code == websocket.WHO


def test_a_stranger_finds_no_table(street: Street):
    """A game is not there for who was not invited, and the answer is the same as for one that never was."""
    ann, eve = street.visitor("Ann"), street.visitor("Eve")
    key = ann.begins(SOLO)
    paths = [f"/api/games/{key}/{what}" for what in ("recap", "chart", "journal", "art/010/200", "file")]
    for path in paths:
        refused, unknown = eve.ask("GET", path), eve.ask("GET", path.replace(key, "no-such-game"))
        assert (refused.status_code, refused.content) == (404, unknown.content)
    assert eve.ask("DELETE", f"/api/games/{key}").status_code == 404
    assert eve.ask("POST", f"/api/games/{key}/invite").status_code == 404
    with pytest.raises(WebSocketDisconnect) as closed, eve.at(key):
        pass
    assert closed.value.code == websocket.UNKNOWN


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:80", ""])
def test_a_page_from_elsewhere_may_not_speak(street: Street, origin: str):
    """Whatever changes something must come from a page of this server, the live line too."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    ann.headers["origin"] = origin
    assert ann.ask("POST", "/api/games", SOLO).json()["code"] == "origin"
    with pytest.raises(WebSocketDisconnect), ann.at(key):
        pass


def test_a_name_that_is_not_ours_is_not_answered(street: Street):
    """A host name that somebody else may point at this machine is refused before anything is read."""
    answer = street.client.get("/api/me", headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert "set-cookie" not in answer.headers


def test_which_origins_are_allowed():
    """Addresses and localhost are one's own; other names only if the host trusts them."""
    origins = Origins(["https://table.example.org/"])
    assert origins.allows("https://table.example.org", "table.example.org")
    assert origins.allows("http://192.168.1.5:7777", "192.168.1.5:7777")
    assert origins.allows("http://localhost:7777", "localhost:7777")
    assert origins.allows("http://[::1]:7777", "[::1]:7777")
    assert not origins.allows("http://evil.example", "evil.example")
    assert not origins.allows("http://localhost:7777", "192.168.1.5:7777")


@pytest.mark.parametrize("nonsense", ["[", "[::1", "a]b", "[v1.x]:80"])
def test_a_host_or_an_origin_that_is_none_is_refused(street: Street, nonsense: str):
    """Nobody makes the security middleware stumble."""
    assert street.client.get("/api/me", headers={"host": nonsense}).status_code == 421
    forged = {"origin": f"http://{nonsense}"}
    assert street.client.get("/api/me", headers=forged).status_code == 403
    assert not Origins().allows(f"http://{nonsense}", nonsense)


@pytest.mark.parametrize(
    "message",
    [
        "no json",
        "[]",
        '{"type":"answer"}',
        '{"type":"answer","serial":1,"option":"x","seat":9}',
        '{"type":"become-host"}',
        '{"type":"say","text":"' + "a" * 401 + '"}',
        '{"type":"say","text":"' + "a" * 9000 + '"}',
        "\u0000",
    ],
)
def test_nonsense_is_refused_and_the_line_stays(street: Street, message: str):
    """What is no message is answered with a refusal, and the next one is understood again."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        browser.line.send_text(message)
        assert browser.hear()["code"] == "bad"
        browser.say(type="say", text="still here")
        assert browser.told[-1] == "Ann: still here"


def test_a_hurried_line_is_slowed_and_closed(street: Street, monkeypatch: pytest.MonkeyPatch):
    """Too many messages are refused; who does not stop is shown the door."""
    monkeypatch.setattr(limits, "LINE_MESSAGES", (0.001, 2))
    monkeypatch.setattr(limits, "LINE_PATIENCE", 1)
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        for _ in range(2):
            browser.say(type="say", text="hey")
        assert browser.say(type="say", text="hey")["code"] == "too-fast"
        with pytest.raises(WebSocketDisconnect) as closed:
            browser.say(type="say", text="hey")
        assert closed.value.code == websocket.TOO_MUCH


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch):
    """A burst passes, then so many a second."""
    now = 0.0
    monkeypatch.setattr("fogbound.server.throttle.time.monotonic", lambda: now)
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_somebody_elses_seat_is_not_answered_for(street: Street):
    """A person answers only for the seats they hold, whatever seat they name."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins({**SOLO, "characters": ["surveyor", "diver"], "seats": [0, 1]})
    ann.invites(ben, key)
    with ann.at(key) as hers, ben.at(key) as his:
        for browser in (hers, his, hers):
            browser.hear()
        his.say(type="take-seat", seat=2)
        hers.hear()
        option = his.choice("pathfind/s1/010")["id"]
        refused = his.say(type="answer", serial=his.asking["serial"], option=option, seat=0)
        assert refused["code"] == "not-yours"
        assert his.say(type="look-as", seat=0)["code"] == "not-yours"
        assert his.say(type="give-seat", seat=0)["code"] == "not-yours"


ELSEWHERE = (
    "../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "....//etc",
    "C:%5Cboot.ini",
    "%00",
)


@pytest.mark.parametrize("name", ELSEWHERE)
def test_no_name_leads_out_of_where_things_lie(street: Street, name: str):
    """Files, adventures, pictures, games, invitations and codes are found by name and never by a path."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    for path in (
        f"/{name}",
        f"/api/adventures/{name}/cover/200",
        f"/api/adventures/first-light/art/{name}/200",
        f"/api/adventures/first-light/fog/{name}/0/200",
        f"/api/gallery/{name}",
        f"/api/gallery/first-light/art/{name}/200",
        f"/api/games/{key}/art/{name}/200",
        f"/api/games/{key}/art/010/{name}",
        f"/api/games/{name}/file",
        f"/api/invitations/{name}",
        f"/api/games/{key}/invitations/{name}",
        f"/api/frontispiece/{name}",
    ):
        answer = ann.ask("GET", path)
        assert answer.status_code in (400, 404), path
        assert b"root:" not in answer.content


@pytest.mark.parametrize("token", ["", "a", "A" * 22, "A" * 4000, "%27%20OR%201=1--", "null"])
def test_a_guessed_token_opens_nothing(street: Street, token: str):
    """Invitations, codes and guests that nobody made are refused, whatever they look like."""
    ann, eve = street.visitor("Ann"), street.visitor("Eve")
    key = ann.begins(SOLO)
    ann.post(f"/api/games/{key}/invite")
    ann.post("/api/me/device")
    assert eve.ask("GET", f"/api/invitations/{token}").status_code in (404, 405, 414)
    for method in ("GET", "POST"):
        found = eve.ask(method, f"/api/games/{key}/invitations/{token}")
        assert found.status_code in (404, 405, 414)
    assert eve.ask("POST", f"/api/me/adopt/{token}", {}).status_code in (400, 404, 405, 414)
    assert ann.ask("PUT", f"/api/games/{key}/guests/{token}", {"removed": True}).status_code in (
        404,
        405,
        414,
    )
    assert eve.get("/api/me")["name"] == "Eve"
    assert eve.get("/api/games") == []


def test_a_forged_answer_is_refused(street: Street):
    """An option that is not offered, of another seat or of another question changes nothing."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        asking = browser.asking
        for forged in ("pathfind/s2/010", "take 063", "", "concede/s9", "../concede", "appear-on/010"):
            refused = browser.say(type="answer", serial=asking["serial"], option=forged)
            assert refused["code"] == "unknown", forged
        for serial, code in ((0, "stale"), (asking["serial"] + 1, "stale"), (-1, "bad"), (2**53, "bad")):
            refused = browser.say(type="answer", serial=serial, option="pathfind/s1/010")
            assert refused["code"] == code
        assert browser.answer("pathfind/s1/010")["type"] == "show"


def test_two_tabs_answer_a_question_once(street: Street):
    """Whichever comes second is told that the table has moved on, and both are shown the same."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as one, ann.at(key) as other:
        one.hear()
        other.hear()
        said = {"type": "answer", "serial": one.asking["serial"], "option": "pathfind/s1/010"}
        for tab in (one, other):
            tab.line.send_json(said)
        codes = sorted([one.does(type="say", text="one"), other.does(type="say", text="other")])
        assert codes == ["ok", "stale"]
        while len(one.told) != len(other.told):
            min(one, other, key=lambda tab: len(tab.told)).hear()
        assert one.asking["serial"] == other.asking["serial"] > said["serial"]


def test_bodies_are_checked(street: Street):
    """What is too large, no JSON or no such thing is refused with the reason, and a fault of ours tells nothing."""
    ann = street.visitor("Ann")
    post = street.client.post
    assert post("/api/games", content=b"{", headers=ann.headers).json()["code"] == "bad"
    assert post("/api/games", content=b"x" * 40_000, headers=ann.headers).status_code == 413
    assert ann.ask("POST", "/api/games", {"adventure": "first-light", "players": 9}).status_code == 400
    assert ann.ask("POST", "/api/games", {"adventure": "../../etc"}).status_code == 404
    refused = ann.ask("POST", "/api/games", {**SOLO, "characters": ["nobody"]})
    assert refused.status_code == 409
    assert "nobody" in refused.json()["text"]
    assert ann.ask("POST", "/api/games", {**SOLO, "mode": "extreme"}).json()["code"] == "mode-not-yet"


SPELLINGS = [
    "/metrics/",
    "/metrics%2f",
    "/metrics%2F%2f",
    "//metrics",
    "/METRICS",
    "/./metrics",
    "/api/../metrics",
    "/%2e/metrics",
    "/metrics%00",
    "/metrics%5c",
    "/metrics\\",
    "/metrics/.",
]


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_every_path_has_one_spelling(street: Street, spelling: str):
    """What a proxy keeps closed under its name is not open under another."""

    async def asked() -> int:
        found: list[int] = []

        async def send(message: Any) -> None:
            found.append(message.get("status", 0))

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        raw = spelling.encode()
        scope: Any = {
            "type": "http",
            "method": "GET",
            "path": urllib.parse.unquote(spelling),
            "raw_path": raw,
            "query_string": b"",
            "headers": [(b"host", HOST.encode())],
            "client": ("127.0.0.1", 1),
            "state": {},
        }
        await secure(street.app, street.server)(scope, receive, send)
        return found[0]

    assert street.client.get("/metrics").status_code == 200
    assert street.client.portal is not None
    assert asyncio.run(asked()) == 404


def test_counters_are_for_the_host(tmp_path: Path):
    """They are read on this machine, or with the host's token; through a proxy and from elsewhere there is nothing."""
    with server_in(tmp_path, metrics_token="open sesame") as street:

        def asked(**headers: str) -> int:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return int(street.client.get("/metrics", headers=sent).status_code)

        assert asked() == 200
        assert asked(x_forwarded_for="127.0.0.1") == 404
        assert asked(forwarded="for=127.0.0.1") == 404
        assert asked(x_from="192.0.2.1") == 404
        assert asked(x_from="192.0.2.1", authorization="Bearer open sesame") == 200
        assert asked(x_from="192.0.2.1", authorization="Bearer open") == 404
    with server_in(tmp_path) as street:
        assert (
            street.client.get(
                "/metrics", headers={"x-from": "192.0.2.1", "authorization": "Bearer "}
            ).status_code
            == 404
        )


def test_newcomers_are_limited_by_address(street: Street):
    """One address that comes again and again keeps nobody else out."""

    def come(address: str) -> int:
        answer = street.client.post("/api/me", headers={"x-from": address, "origin": ORIGIN})
        street.client.cookies.clear()
        return int(answer.status_code)

    for _ in range(limits.NEWCOMERS.at_once):
        street.server.newcomers.take("2001:db8::1")
    assert come("2001:db8::2") == 503
    assert come("2001:db8:0:1::1") == 200
    assert come("192.0.2.1") == 200


def test_one_network_does_not_pass_the_limit_of_requests(street: Street, monkeypatch: pytest.MonkeyPatch):
    """An address of its own for every request makes no difference."""
    monkeypatch.setattr(limits, "LATE_SECONDS", 0.0)
    street.server.throttle.requests = AddressLimit(Rate(0.001, 3), Rate(1e6, 1_000_000))
    asked = [{"x-from": f"2001:db8::{number:x}"} for number in range(5)]
    found = [street.client.get("/health", headers=headers).status_code for headers in asked]
    assert found == [200, 200, 200, 429, 429]
    assert street.client.get("/health", headers={"x-from": "192.0.2.1"}).status_code == 200


def test_every_answer_has_its_headers(street: Street):
    """Pages, errors and refusals alike forbid what a page of this server does not need."""
    ann = street.visitor("Ann")
    for answer in (
        street.client.get("/"),
        street.client.get("/nothing"),
        ann.ask("GET", "/api/games"),
        street.client.post("/api/games", headers={"origin": "http://evil.example"}),
    ):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert not {"blob:", "manifest-src"} & set(policy.replace(";", "").split())
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_key_is_kept_from_scripts_and_other_sites(street: Street):
    """The cookie is for this site and for no script; behind https it is for https alone."""
    cookie = street.client.post("/api/me", headers={"origin": ORIGIN}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert ORIGIN.startswith("http:")
    assert "secure" not in cookie


def test_a_fault_of_ours_is_noted_and_not_told(
    street: Street, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """The player learns only that something went wrong; the log says what, and names no address."""
    ann = street.visitor("Ann")
    monkeypatch.setattr(street.server.people, "games", lambda person: 1 / 0)

    answer = ann.ask("GET", "/api/games?secret=1")

    assert (answer.status_code, answer.json()["code"]) == (500, "ours")
    assert "division" not in answer.text
    assert "ZeroDivisionError" in caplog.text
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith("http")]
    assert ours
    assert "secret" not in "".join(ours)
