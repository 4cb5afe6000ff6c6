"""Clients that do what no browser does: each is stopped, and honest people are answered meanwhile."""

import gc
import http.client
import logging
import resource
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from litestar import WebSocket

from fogbound.server import limits
from fogbound.server.addresses import PROXIES
from fogbound.server.transport import HttpConnection, LineConnection
from server.served import BYTES, CONT, HERE, PING, PONG, TEXT, RawLine, Served, eventually, frame, served
from server.visiting import DUO, SOLO, invitation_at, serve_in

pytestmark = pytest.mark.slow  # each with a server that listens on a port

ELSEWHERE = "127.0.0.66"


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as found:
        yield found


def is_well(server: Served) -> bool:
    """Whether somebody else is answered, and nothing has failed."""
    return server.ask("GET", "/health")[0] == 200 and server.count("faults") == 0


# -- frames ----------------------------------------------------------------------------------------

FLOODS = {
    "pings": frame(PING) * 4000,
    "full pings": frame(PING, b"x" * 125) * 4000,
    "pongs": frame(PONG, b"pong") * 4000,
    "empty parts": frame(TEXT, b"", fin=False) + frame(CONT, b"", fin=False) * 4000,
    "empty messages": frame(TEXT) * 4000,
    "bytes": frame(BYTES, b"x" * 10_000) * 100,
    "half a frame": frame(BYTES, b"x" * 60_000)[:40_000] * 20,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_whatever_floods_a_line_ends_it(open_house: Served, flood: str):
    """Frames of every kind count, and so do bytes; a line with too many of them is gone, and others are answered."""
    key = open_house.person()
    game = open_house.begins(key)
    hostile, honest = (open_house.line(game, key, source) for source in (ELSEWHERE, HERE))
    honest.until(lambda said: said["type"] == "show")

    hostile.send(FLOODS[flood])
    hostile.ends()

    honest.say(type="say", text="still here")
    honest.until(lambda said: "still here" in str(said))
    assert eventually(lambda: len(open_house.server.throttle.lines) == 1)
    assert sum(open_house.count("lines_ended", why) for why in ("too-fast", "no-frame")) == 1
    honest.close()


def test_pings_that_come_now_and_then_are_answered(open_house: Served):
    """What limits a flood leaves alone what proxies and browsers do to keep a line open."""
    key = open_house.person()
    line = open_house.line(open_house.begins(key), key)
    for number in range(10):
        line.send(frame(PING, b"%d" % number))
    pongs = []
    while len(pongs) < 10:
        kind, data = line.hear()
        assert kind != -1
        pongs += [data] if kind == PONG else []
    assert pongs == [b"%d" % number for number in range(10)]
    line.close()


def test_a_closed_line_is_read_no_more(open_house: Served, monkeypatch: pytest.MonkeyPatch):
    """A client that is told to go and goes on sending does not keep its connection, nor does one that does nothing."""
    monkeypatch.setattr(limits, "CLOSING_SECONDS", 0.1)
    monkeypatch.setattr(limits, "SWEEP_SECONDS", 0.05)
    key = open_house.person()
    game = open_house.begins(key)
    silent, talking = (open_house.line(game, key) for _ in range(2))
    silent.until(lambda said: said["type"] == "show")
    assert open_house.ask("DELETE", f"/api/games/{game}", key=key)[0] == 204  # has everybody sent home
    talking.send(frame(PING, b"x" * 125) * 2000)
    talking.ends()
    assert eventually(lambda: open_house.connections() == 0)
    silent.close()


def test_text_that_is_none_closes_the_line_without_a_word_in_the_log(
    open_house: Served, caplog: pytest.LogCaptureFixture
):
    """Whole or in parts, and the next line works."""
    key = open_house.person()
    game = open_house.begins(key)
    for wrong in (frame(TEXT, b"\xff\xfe"), frame(TEXT, b"\xc3", fin=False) + frame(CONT, b"(")):
        line = open_house.line(game, key)
        line.send(wrong)
        assert line.ends() == 1007
    assert open_house.count("lines_ended", "no-text") == 2
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    "wrong", [b"\xc1\x80" + bytes(4), b"\x83\x80" + bytes(4), b"\x89\xfe\x00\xff" + bytes(259), b"\x81\x00"]
)
def test_frames_that_are_none_close_the_line(
    open_house: Served, wrong: bytes, caplog: pytest.LogCaptureFixture
):
    """Reserved bits and kinds, control frames that are too long, and frames without a mask."""
    key = open_house.person()
    line = open_house.line(open_house.begins(key), key)
    line.send(wrong)
    assert line.ends() == 1002
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.slow
@pytest.mark.parametrize("how", ["left", "flooded", "refused", "broken"])
def test_what_has_ended_leaves_nothing_behind(open_house: Served, how: str):
    """Not even for the collector of garbage, which has to wait while people play."""
    key = open_house.person()
    game = open_house.begins(key)
    gc.disable()
    try:
        for _ in range(3):
            if how == "broken":
                with open_house.raw() as line:
                    line.sendall(b"\x00\r\n\r\n")
                    line.recv(100)
                continue
            found = open_house.line(game, key if how != "refused" else "A" * 43)
            if how == "flooded":
                found.send(frame(PING) * 1000)
                found.ends()
            found.close()
        kinds = (HttpConnection, LineConnection, WebSocket)
        assert eventually(lambda: not [one for one in gc.get_objects() if type(one) in kinds])
    finally:
        gc.enable()


def test_a_fault_before_a_line_is_open_is_noted(
    open_house: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """The browser is told that something went wrong, the log says what."""
    key = open_house.person()
    game = open_house.begins(key)

    async def fails(*_: object) -> None:
        raise OSError("the disk is on fire")

    monkeypatch.setattr(open_house.server.registry, "connect", fails)
    line = open_house.line(game, key)
    assert (line.status, line.body()["code"]) == (500, "ours")
    assert open_house.count("faults") == 1
    assert caplog.text.count("OSError: the disk is on fire") == 1


# -- who may have a line ---------------------------------------------------------------------------


def test_a_line_is_judged_before_it_is_accepted(open_house: Served, caplog: pytest.LogCaptureFixture):
    """Without a key, without a table, from another page or to another host there is an answer and no line."""
    key, stranger = open_house.person(), open_house.person()
    game = open_house.begins(key)
    refusals = [
        (open_house.line(game, "A" * 43), 401, "who"),
        (open_house.line(game, ""), 401, "who"),
        (open_house.line(game, stranger), 404, "no-table"),
        (open_house.line("no-such-game", key), 404, "no-table"),
        (open_house.line(game, key, origin="http://evil.example"), 403, "origin"),
        (open_house.line(game, key, host="evil.example"), 421, "host"),
    ]
    for line, status, code in refusals:
        assert (line.status, line.body()["code"]) == (status, code)
        line.send(frame(PING) * 1000)
        assert line.ends() == 0, "nothing is answered on it"
        line.close()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(open_house.server.throttle.lines) == 0


def test_a_page_may_ask_why_it_got_no_line(open_house: Served, monkeypatch: pytest.MonkeyPatch):
    """Browsers hide the answer to a line that was refused; a request gets the same one."""
    key, stranger = open_house.person(), open_house.person()
    game = open_house.begins(key)
    where = f"/api/games/{game}/live"
    assert open_house.ask("GET", where, key=key)[0] == 204
    assert open_house.ask("GET", where)[0] == 401
    assert open_house.ask("GET", where, key=stranger)[0] == 404
    monkeypatch.setattr(limits, "LINES_OF_A_PERSON", 0)
    assert open_house.ask("GET", where, key=key)[0] == 429
    monkeypatch.undo()
    open_house.server.throttle.lines.most = 0
    assert open_house.ask("GET", where, key=key)[0] == 503


def test_nobody_holds_more_lines_than_a_person_needs(open_house: Served, monkeypatch: pytest.MonkeyPatch):
    """A person has so many, an address so many, and who closes one may open another."""
    monkeypatch.setattr(limits, "LINES_EACH", limits.LINES_OF_A_PERSON + 2)
    ann, ben = open_house.person(), open_house.person()
    games = {ann: open_house.begins(ann), ben: open_house.begins(ben)}

    def loaded(key: str, many: int, source: str) -> list[RawLine]:
        lines = [open_house.line(games[key], key, source) for _ in range(many)]
        assert {line.status for line in lines} == {101}
        return lines

    hers = loaded(ann, limits.LINES_OF_A_PERSON, ELSEWHERE)
    refused = open_house.line(games[ann], ann, "127.0.0.67")
    assert (refused.status, refused.body()["code"]) == (429, "lines"), "wherever the person is"
    loaded(ben, 2, ELSEWHERE)
    assert open_house.line(games[ben], ben, ELSEWHERE).status == 429, "whoever the person is"
    hers.pop().close()
    assert eventually(lambda: open_house.line(games[ann], ann, "127.0.0.68").status == 101)


# -- clients that do not read ----------------------------------------------------------------------


@pytest.mark.slow
def test_a_line_that_nobody_reads_is_closed_for_good(open_house: Served, monkeypatch: pytest.MonkeyPatch):
    """What waits for it is bounded, then it is given up; the others at the table play on."""
    monkeypatch.setattr(limits, "OUTBOX_BYTES", 150_000)
    monkeypatch.setattr(limits, "KERNEL_BUFFER", 4_096)
    monkeypatch.setattr(limits, "WRITE_BUFFER", 4_096)
    monkeypatch.setattr(limits, "LINE_MESSAGES", (1000.0, 10_000))
    monkeypatch.setattr(limits, "FRAMES", (1000.0, 10_000))
    monkeypatch.setattr(limits, "MESSAGES", (1000.0, 10_000))
    ann, ben = open_house.person(), open_house.person()
    game = open_house.begins(ann, DUO)
    link = open_house.ask("POST", f"/api/games/{game}/invite", key=ann)[1]["link"]
    assert open_house.ask("POST", invitation_at(link), key=ben)[0] == 200
    deaf = open_house.line(game, ben, ELSEWHERE, receives=4_096)
    honest = open_house.line(game, ann)

    for number in range(2000):
        if open_house.count("lines_ended", "unread"):
            break
        words = f"{number} " + "x" * 390
        honest.say(type="say", text=words)
        honest.until(lambda message, words=words: words in str(message.get("lines")))  # type: ignore[misc]
    assert open_house.count("lines_ended", "unread") == 1

    assert eventually(lambda: len(open_house.server.throttle.lines) == 1)
    assert eventually(lambda: open_house.connections() == 1), "not only forgotten, but closed"
    honest.close()
    deaf.close()


@pytest.mark.slow
def test_a_line_that_stalls_is_closed_after_a_time(open_house: Served, monkeypatch: pytest.MonkeyPatch):
    """Even if nothing more is to be sent to it."""
    monkeypatch.setattr(limits, "KERNEL_BUFFER", 2_048)
    monkeypatch.setattr(limits, "WRITE_BUFFER", 1_024)
    monkeypatch.setattr(limits, "STALL_SECONDS", 0.2)
    monkeypatch.setattr(limits, "CLOSING_SECONDS", 0.1)
    monkeypatch.setattr(limits, "SWEEP_SECONDS", 0.05)
    key = open_house.person()
    deaf = open_house.line(open_house.begins(key), key, ELSEWHERE, receives=2_048)
    assert deaf.status == 101
    assert eventually(lambda: open_house.connections() == 0)
    assert len(open_house.server.throttle.lines) == 0
    deaf.close()


# -- requests that never come ----------------------------------------------------------------------

HALVES = {
    "nothing": b"",
    "half a head": b"GET /health HTTP/1.1\r\nHost: ",
    "half a body": b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
    "a body nobody wants": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
    "half of the next": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
}


@pytest.mark.slow
@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_not_waited_for(open_house: Served, half: str, monkeypatch: pytest.MonkeyPatch):
    """Not even if a byte comes every now and then."""
    monkeypatch.setattr(limits, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.3)
    monkeypatch.setattr(limits, "SWEEP_SECONDS", 0.05)
    with open_house.raw(ELSEWHERE) as line:
        line.sendall(HALVES[half])
        line.settimeout(0.02)
        while True:
            try:
                line.send(b"x")
                if not line.recv(65536):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
    assert eventually(lambda: open_house.connections() == 0)
    assert is_well(open_house)


def test_an_address_has_so_many_connections_and_others_have_theirs(open_house: Served):
    """The next one is told so; when one is gone, there is room again."""
    assert open_house.server.connections is not None
    open_house.server.connections.each = 5
    with ExitStack() as held:
        lines = [held.enter_context(open_house.raw(ELSEWHERE)) for _ in range(5)]
        assert eventually(lambda: open_house.connections() == 5)
        with open_house.raw(ELSEWHERE) as refused:
            assert refused.recv(100).startswith(b"HTTP/1.1 503 ")
        assert is_well(open_house)
        lines[0].close()
        assert eventually(lambda: open_house.connections() == 4)
        assert open_house.ask("GET", "/health", source=ELSEWHERE)[0] == 200
    assert open_house.count("connections_refused", "address") == 1


@pytest.mark.slow
def test_half_requests_do_not_use_up_the_descriptors(tmp_path: Path):
    """A server with few descriptors lets only as many in as it can answer, and raises its limit if it may."""

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, 320))

    command = [*serve_in(tmp_path), "--no-draw-ahead"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=few) as process,
        ExitStack() as held,
    ):
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
            for number in range(400):
                line = held.enter_context(socket.socket())
                line.bind((f"127.0.0.{2 + number % 3}", 0))
                line.connect((HERE, port))
                with suppress(ConnectionError):
                    line.sendall(b"GET / HTTP/1.1\r\n")
            with socket.create_connection((HERE, port), timeout=30) as honest:
                honest.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                assert honest.makefile("rb").readline() == b"HTTP/1.1 200 OK\r\n"
        finally:
            process.terminate()


# -- what is no request ----------------------------------------------------------------------------

GET = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
ASKS = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
BROKEN = {
    "noise": (b"\x00\xff\x16\x03\x01\r\n\r\n", 400),
    "no version": (b"GET /\r\n\r\n", 400),
    "letters": (b"GET /\xc3\xa9 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    "a header without a name": (GET + b": x\r\n\r\n", 400),
    "a header with noise": (GET + b"X: \x00\r\n\r\n", 400),
    "two lengths": (GET + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    "a wrong length": (GET + b"Content-Length: -1\r\n\r\n", 400),
    "no host": (b"GET / HTTP/1.1\r\n\r\n", 400),
    "a long target": (b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", 414),
    "a long head": (GET + b"X: " + b"x" * 70_000, 431),
    "many headers": (GET + b"X: y\r\n" * 101 + b"\r\n", 431),
    "chunks": (POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n{\r\n" * 5000, 411),
    "a large body": (POST + b"Content-Length: 99999999\r\n\r\n" + b"{" * 5000, 413),
    "another protocol": (GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n", 200),
    "a line with a method": (POST + ASKS + b"\r\n", 405),
    "a line without a key": (GET + ASKS + b"\r\n", 400),
    "a line with letters": (GET + ASKS + b"Sec-WebSocket-Key: \xff\r\n\r\n", 400),
    "a tunnel": (b"CONNECT 127.0.0.1:1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 403),
    "a whole address": (b"GET http://127.0.0.1/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 404),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_what_is_no_request_is_refused_without_a_traceback(
    open_house: Served, broken: str, caplog: pytest.LogCaptureFixture
):
    """With a fitting status and a reason, and the connection is closed or can be used again."""
    sent, status = BROKEN[broken]
    with open_house.raw(ELSEWHERE) as line:
        line.sendall(sent)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        said = answer.read()
    assert answer.status == status
    assert status == 200 or b'"code":' in said or b"WebSocket" in said
    assert not [record for record in caplog.records if record.exc_info]
    assert open_house.count("faults") == 0
    assert is_well(open_house)


def test_broken_requests_count_as_requests(open_house: Served):
    """They use up what an address may ask for, and no one else's; then nothing more is said about them."""
    for _ in range(limits.REQUESTS.at_once - 1):
        open_house.server.throttle.requests.take(ELSEWHERE)
    heard: list[bytes] = []
    while b"" not in heard:
        with open_house.raw(ELSEWHERE) as line:
            line.sendall(BROKEN["noise"][0])
            with suppress(ConnectionError):
                heard.append(line.recv(13))
                continue
            heard.append(b"")
    assert heard[0] == b"HTTP/1.1 400 "
    assert open_house.count("requests", "429") >= 1
    assert is_well(open_house)


# -- who asks through a proxy ----------------------------------------------------------------------


def test_a_proxy_is_believed_about_the_last_hop_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What a client writes into the header itself stands before what the proxy adds, and helps nobody."""
    monkeypatch.setattr(limits, "REQUESTS", limits.Rate(0.001, 3))
    monkeypatch.setattr(limits, "LATE_SECONDS", 0.0)
    with served(tmp_path, proxies=PROXIES) as server:
        forged = [f"198.51.100.{number}, 203.0.113.9" for number in range(5)]
        found = [server.ask("GET", "/health", x_forwarded_for=said)[0] for said in forged]
        assert found == [200, 200, 200, 429, 429]
        assert server.ask("GET", "/health", x_forwarded_for="203.0.113.10")[0] == 200
        elsewhere = [
            server.ask("GET", "/health", source=ELSEWHERE, x_forwarded_for=f"198.51.100.{number}")[0]
            for number in range(4)
        ]
        assert elsewhere == [200, 200, 200, 429], "only a proxy on this machine is believed"


def test_a_proxy_on_another_machine_is_believed_if_the_host_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """It alone, and about who is asking: each visitor has limits of their own."""
    monkeypatch.setattr(limits, "REQUESTS", limits.Rate(0.001, 3))
    monkeypatch.setattr(limits, "LATE_SECONDS", 0.0)
    with served(tmp_path, proxies=(ELSEWHERE,)) as server:
        said = [f"198.51.100.{number}" for number in range(5)]
        through = [server.ask("GET", "/health", source=ELSEWHERE, x_forwarded_for=one)[0] for one in said]
        assert through == [200] * 5
        others = [server.ask("GET", "/health", x_forwarded_for=one)[0] for one in said]
        assert others == [200, 200, 200, 429, 429]


def test_without_a_proxy_the_header_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An address cannot write itself another."""
    monkeypatch.setattr(limits, "REQUESTS", limits.Rate(0.001, 3))
    monkeypatch.setattr(limits, "LATE_SECONDS", 0.0)
    with served(tmp_path) as server:
        found = [server.ask("GET", "/health", x_forwarded_for=f"198.51.100.{n}")[0] for n in range(4)]
        assert found == [200, 200, 200, 429]


@pytest.mark.slow
def test_games_are_begun_within_limits(open_house: Served):
    """Whoever an address says it is; other addresses begin theirs."""
    for _ in range(limits.GAMES.at_once):
        open_house.server.throttle.games.take(ELSEWHERE)
    status, said = open_house.ask("POST", "/api/games", SOLO, key=open_house.person(), source=ELSEWHERE)
    assert (status, said["code"]) == (429, "games-fast")
    open_house.begins(open_house.person())
