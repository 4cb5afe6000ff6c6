"""Nonsense on every route and in every message: a refusal with a reason, never a fault of the server."""

import json
import logging
import urllib.parse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args
from unittest.mock import AsyncMock

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect

from amounts import examples
from fogbound.server import wire
from fogbound.server.app import routes
from fogbound.server.limits import Rate
from fogbound.server.throttle import AddressLimit
from server.visiting import SOLO, Street, Visitor, server_in

MANY = Rate(1e9, 1_000_000_000)
CHECKS = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]  # the log is the same for all examples
NUMBERS = [0, -1, 1, 10**30, -(10**30), 2**31, 2**63, 2**64, 1.5, 1e308]
WORDS = [
    "",
    "x",
    "\0",
    "\ufffd",
    "é" * 300,
    "x" * 5000,
    "../../etc/passwd",
    "%2e%2e",
    "a/b",
    "<b>",
    "#",
    "?",
    "\u202e",
    "0" * 400,
    "9" * 400,
    "nan",
    "inf",
    "-1",
    "٣",  # a digit for Python
    "first-light",
    "200",
    "en",
]
RAW = [
    b"",
    b"{",
    b"[" * 30_000,
    b'{"a":' * 5_000,
    b'{"at":' + b"[" * 5_000 + b"]" * 5_000 + b"}",
    b"\xff\xfe",
    b'{"name":"\xff"}',
    b'{"name":"\\ud800","lang":"en"}',
    b'{"at":1' + b"0" * 5_000 + b"}",
    b'{"at":NaN}',
    b'{"at":1e999}',
    b"null",
    b'"' + b"x" * 30_000 + b'"',
    b'{"at":1,"at":2}',
    b"\xef\xbb\xbf{}",
    b"\x00",
]


def values() -> st.SearchStrategy[Any]:
    """Anything that JSON can say."""
    plain = st.one_of(
        st.none(), st.booleans(), st.sampled_from(NUMBERS), st.sampled_from(WORDS), st.text(max_size=8)
    )
    return st.recursive(
        plain,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(WORDS), inner, max_size=4)
        ),
        max_leaves=6,
    )


def filled(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    """What has the fields of a message, with anything in them."""
    return st.fixed_dictionaries(
        {}, optional={field.encode_name: values() for field in msgspec.structs.fields(kind)}
    )


BODIES = st.one_of(
    st.sampled_from(RAW),
    st.binary(max_size=50),
    st.one_of([values(), *map(filled, (wire.NewGame, wire.Fork, wire.Introduce)), st.just(SOLO)]).map(
        lambda value: json.dumps(value).encode()
    ),
)
PIECES = st.one_of(
    st.sampled_from(WORDS).map(lambda word: urllib.parse.quote(word, safe="")),
    st.sampled_from(["%ff", "%00", "%2f", "%2E%2E", "%", "%zz", "..", ".", "", "~", "%F0%9F%98%80"]),
    st.sampled_from([str(number) for number in NUMBERS]),
)
HEADERS = {
    "cookie": [
        "fogbound=\xff",
        "fogbound",
        "=",
        ";" * 200,
        "fogbound=" + "x" * 5000,
        "fogbound=a; fogbound=b",
    ],
    "accept-language": ["\xff\xfe", "fr", ";q", "x" * 3000],
    "content-type": [
        "text/plain",
        "application/x-msgpack",
        "multipart/form-data; boundary=",
        "\xff",
        "a/b;charset=x",
    ],
    "if-none-match": ["*", '"', "\xff", "W/" * 1000],
    "accept": ["\xff", "*/*;q=x", ",,,"],
    "accept-encoding": ["gzip;q=x", "\xff"],
}


def paths(app: Litestar) -> list[tuple[str, str]]:
    """Every route with its methods; what stands in braces is to be filled."""
    found = []
    for route in app.routes:
        for method in sorted(getattr(route, "methods", ())):
            found.append((method, route.path))
    return sorted(found)


class Guest:
    """Somebody with a running game and one that is over, who asks for anything."""

    def __init__(self, street: Street) -> None:
        throttle = street.server.throttle
        throttle.requests = throttle.games = throttle.newcomers = AddressLimit(MANY, MANY)
        throttle.openings = AddressLimit(MANY, MANY)
        street.server.pictures._print = AsyncMock(return_value=b"null")  # type: ignore[method-assign]  # nothing is drawn
        self.street = street
        self.ann: Visitor = street.visitor("Ann")
        self.running = self.ann.begins(SOLO)
        self.over = self.ann.begins(SOLO)
        with self.ann.at(self.over) as browser:
            browser.hear()
            browser.say(type="answer", serial=browser.asking["serial"], option="concede")

    def is_well(self) -> None:
        """Nothing has failed, and the server answers."""
        metrics = self.street.server.metrics
        found = metrics.value("faults")
        metrics.count("faults", by=-found)  # the next test begins anew
        assert not found
        assert self.ann.get("/api/me")["name"] == "Ann"


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """One server for all of it."""
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<p>")
    with server_in(tmp_path_factory.mktemp("house"), gallery=True, client=(client,)) as street:
        yield Guest(street)


ROUTES = paths(routes())


@contextmanager
def without_a_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.clear()
    yield
    assert not [one for one in caplog.records if one.exc_info or one.levelno >= logging.ERROR], caplog.text


@pytest.mark.slow
@given(data=st.data())
@settings(examples(3), suppress_health_check=CHECKS)
def test_no_request_makes_the_server_stumble(
    guest: Guest, caplog: pytest.LogCaptureFixture, data: st.DataObject
):
    """Any path, query, header and body, on every route."""
    method, path = data.draw(st.sampled_from(ROUTES))
    if method == "PUT":
        guest.ann.put("/api/me", {"name": "Ann", "lang": "en"})
    while "{" in path:
        begin, end = path.index("{"), path.index("}")
        own = [guest.running, guest.over] if path[begin:end].startswith("{key") and method != "DELETE" else []
        path = (
            path[:begin]
            + data.draw(st.one_of(PIECES, *([st.sampled_from(own)] if own else [])))
            + path[end + 1 :]
        )
    names = st.sampled_from(
        ["lang", "seat", "subject", "word", "card", "x", "y", "before", "query", "chapter", "manner"]
    )
    query = data.draw(st.dictionaries(names, PIECES, max_size=4))
    headers = {**guest.ann.headers, "content-type": "application/json"}
    for name in data.draw(st.sets(st.sampled_from(sorted(HEADERS)), max_size=2)):
        headers[name] = data.draw(st.sampled_from(HEADERS[name]))
    body = data.draw(BODIES) if method in ("POST", "PUT") else None
    where = path + ("?" + "&".join(f"{name}={value}" for name, value in query.items()) if query else "")
    with without_a_traceback(caplog):
        answer = guest.street.client.request(
            method,
            where,
            content=body,
            headers={name: value.encode("latin-1") for name, value in headers.items()},
        )
        guest.street.client.cookies.clear()
    assert answer.status_code < 500, (method, where, headers, body)
    if answer.status_code >= 400:
        assert answer.json()["code"], (method, where)
    if method == "PUT":
        guest.ann.put("/api/me", {"name": "Ann", "lang": "en"})


@pytest.mark.parametrize("body", RAW, ids=lambda body: repr(body[:12]))
@pytest.mark.parametrize("path", ["/api/games", "/api/games/{over}/forks", "/api/games/{running}/forks"])
def test_no_body_makes_the_server_stumble(
    guest: Guest, path: str, body: bytes, caplog: pytest.LogCaptureFixture
):
    """What cannot be read is the client's mistake."""
    where = path.format(over=guest.over, running=guest.running)
    with without_a_traceback(caplog):
        answer = guest.street.client.post(where, content=body, headers=guest.ann.headers)
    assert answer.status_code == 400 or (b'1,"at":2' in body and answer.status_code in (201, 409))
    assert answer.status_code != 400 or answer.json()["code"] == "bad"
    guest.is_well()


@pytest.mark.parametrize("value", [None, 3, {}, [], "xx"])
@pytest.mark.parametrize("name", ["name", "lang", "person", "server", "known", "manner"])
def test_no_field_makes_the_server_stumble(
    guest: Guest, name: str, value: Any, caplog: pytest.LogCaptureFixture
):
    """A wrong value is the client's mistake, also where a field is called as something the server has at hand."""
    with without_a_traceback(caplog):
        answer = guest.ann.ask("PUT", "/api/me", {"name": "Ann", "lang": "en", name: value})
    is_right = name not in ("name", "lang") or (name, value) == ("name", "xx")
    assert answer.status_code == (200 if is_right else 400)
    guest.ann.put("/api/me", {"name": "Ann", "lang": "en"})
    guest.is_well()


@pytest.mark.parametrize("at", [10**30, 2**63, 2**31, 10**9, -1, -(10**30)])
def test_a_step_that_never_was_is_refused(guest: Guest, at: int):
    """Forks and looks back alike."""
    for game in (guest.over, guest.running):
        assert guest.ann.ask("POST", f"/api/games/{game}/forks", {"at": at, "name": ""}).status_code in (
            400,
            409,
        )
    assert guest.ann.ask("GET", f"/api/games/{guest.over}/moments/{at}").status_code in (400, 404)
    assert guest.ann.ask("GET", f"/api/games/{guest.over}/journal?before={at}").status_code in (200, 400)
    guest.is_well()


MESSAGES = {one.__struct_config__.tag: one for one in get_args(wire.FromBrowser)}


def sound(kind: str) -> st.SearchStrategy[str]:
    """A message of a kind with anything in it, as text."""
    return filled(MESSAGES[kind]).map(lambda fields: json.dumps({**fields, "type": kind}))


TEXTS = st.one_of(
    st.sampled_from([raw.decode("latin-1")[:4000] for raw in RAW]),
    st.text(max_size=40),
    values().map(json.dumps),
    *[sound(kind) for kind in sorted(MESSAGES)],
    st.sampled_from(
        [
            '{"type":"answer","serial":1' + "0" * 400 + ',"option":"x"}',
            '{"type":"take-back","answers":1e400}',
            '{"type":"say","text":"\\ud800"}',
            '{"type":"point","card":"\\u0000"}',
            '{"type":"answer","serial":' + "[" * 3000 + "}",
        ]
    ),
)


@pytest.mark.slow
@given(said=st.lists(TEXTS, min_size=1, max_size=12))
@settings(examples(0.3), suppress_health_check=CHECKS)
def test_no_message_makes_the_server_stumble(guest: Guest, caplog: pytest.LogCaptureFixture, said: list[str]):
    """Anything on a live line is done or refused, and the table stays open."""
    throttle = guest.street.server.throttle
    throttle.messages = AddressLimit(MANY, MANY)
    game = guest.ann.begins(SOLO)
    with without_a_traceback(caplog), guest.ann.at(game) as browser:
        browser.hear()
        for text in said:
            if not any("\ud800" <= letter <= "\udfff" for letter in text):  # no client can send those
                browser.line.send_text(text)
        browser.line.send_json({"type": "say", "text": "and still here"})
        while "and still here" not in str(browser.hear().get("lines")):
            pass
    guest.is_well()
    guest.ann.ask("DELETE", f"/api/games/{game}")


def test_a_fault_on_a_line_is_noted_and_the_line_closed(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """What nobody foresaw is in the log once, with its traceback, and counted; the browser is told to come again."""

    faults = guest.street.server.metrics.value("faults")
    with guest.ann.at(guest.running) as browser:
        browser.hear()
        monkeypatch.setattr("fogbound.server.websocket._decode_message", lambda data: 1 / 0)
        browser.line.send_text("{}")
        with pytest.raises(WebSocketDisconnect) as closed:
            browser.hear()
    assert closed.value.code == 1011
    assert guest.street.server.metrics.value("faults") == faults + 1
    assert caplog.text.count("ZeroDivisionError") == 1
    guest.street.server.metrics.count("faults", by=-1)  # the next test begins anew
