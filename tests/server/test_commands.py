"""The commands `serve` and `play`: ports, the line client, a clean end."""

import errno
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from clusters import TestDatabase
from fogbound.cli import build_app
from fogbound.server import addresses, commands, runner
from fogbound.server.server import Server
from fogbound.tables.archive import Archive
from server.visiting import serve_in


def test_a_busy_port_is_told_and_the_next_one_taken():
    """The first free port of some is found, None when all are busy."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert runner.bind_socket("127.0.0.1", port, 1) is None
        found = runner.bind_socket("127.0.0.1", port, 20)
        assert found is not None
        assert found.getsockname()[1] > port
        found.close()


def test_a_server_on_a_busy_port_says_so(tmp_path: Path):
    """`serve` does not go elsewhere by itself: somebody has told others where it is."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        with pytest.raises(SystemExit, match="is taken by another program"):
            commands.serve(port=busy.getsockname()[1], data=str(tmp_path), lang="en")


@pytest.mark.parametrize(
    ("words", "by_lines"),
    [({}, False), ({"line": True}, True), ({"pack": "first-light"}, True), ({"go_on": True}, True)],
)
def test_who_names_an_adventure_plays_in_the_terminal(
    words: dict[str, bool | str], by_lines: bool, monkeypatch: pytest.MonkeyPatch
):
    """Without words the browser opens; words that only the line client understands, or --line, mean it."""
    met: list[str] = []
    monkeypatch.setattr("fogbound.terminal.play.play", lambda *_, **__: met.append("lines"))
    monkeypatch.setattr(commands, "_play_in_browser", lambda *_: met.append("browser"))
    commands.play(**words)
    assert met == ["lines" if by_lines else "browser"]


def test_which_addresses_are_this_machines():
    """The gallery is open by default where nobody else can come."""
    assert addresses.is_loopback("127.0.0.1")
    assert addresses.is_loopback("::1")
    assert addresses.is_loopback("localhost")
    assert not addresses.is_loopback("0.0.0.0")
    assert addresses.address_of("0.0.0.0", 7777) == "http://localhost:7777/"
    assert addresses.address_of("::1", 80) == "http://[::1]:80/"


def test_a_server_that_listens_everywhere_knows_its_address_in_the_network(monkeypatch):
    """That is what others open; one that listens here alone has none, nor has a machine without a network."""

    class Feeler(socket.socket):
        def connect(self, address: object) -> None:
            """Reach nothing."""

        def getsockname(self) -> tuple[str, int]:
            return ("192.168.1.7", 40000)

    monkeypatch.setattr(addresses.socket, "socket", Feeler)
    assert addresses.address_nearby("127.0.0.1", 7777) == ""
    assert addresses.address_nearby("0.0.0.0", 7777) == "http://192.168.1.7:7777"

    def unplugged(self: object, address: object) -> None:
        raise OSError(errno.ENETUNREACH, "Network is unreachable")

    monkeypatch.setattr(Feeler, "connect", unplugged)
    assert addresses.address_nearby("0.0.0.0", 7777) == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"host": "192.0.2.1"}, "cannot listen on 192.0.2.1"),
        ({"public": "table.example.org"}, "--public must begin with https://"),
        ({"public": "https://table.example.org/fog"}, "--public must .* name nothing but the host"),
        ({"data": "{}/notes.txt"}, "Games cannot be kept in .*notes.txt: .* Name another folder with --data"),
        ({"name": "Our Heron"}, "“Our Heron” cannot be the name of a server; --name takes"),
        (
            {"database": "mysql://ann:secret@localhost/games"},
            "looks like postgresql://user:password@host/name",
        ),
        ({"data": "{}/odd"}, "odd/fogbound.sqlite .* cannot be used; .* --data"),
    ],
)
def test_what_a_host_cannot_have_is_told_with_what_to_do(words: dict[str, str], told: str, tmp_path: Path):
    """An address of another machine, a public name that is none, a file for a folder, a foreign archive."""
    (tmp_path / "notes.txt").write_text("not a folder", "utf-8")
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "fogbound.sqlite").write_text("not a database, but long enough" * 50, "utf-8")
    chosen = {"data": str(tmp_path / "data"), **words}
    with pytest.raises(SystemExit, match=told):
        commands.serve(port=0, lang="en", **{name: word.format(tmp_path) for name, word in chosen.items()})


def test_a_proxy_is_named_by_its_numbers(tmp_path: Path):
    """A name could come to mean another machine."""
    with pytest.raises(SystemExit, match="--proxy-from must be one in numbers"):
        commands.serve(port=0, lang="en", data=str(tmp_path), proxy_from=["proxy.example.org"])


@pytest.mark.parametrize("origin", ["table.example.org", "https://[", "https://", "ftp://x.example"])
def test_only_origins_can_be_trusted(origin: str, tmp_path: Path):
    """What no page can come from is refused, with what it should look like."""
    with pytest.raises(SystemExit, match="--trust must begin with https://"):
        commands.serve(port=0, lang="en", data=str(tmp_path), trust=[origin])


@pytest.mark.parametrize(
    ("words", "is_open"),
    [
        ({}, True),
        ({"host": "0.0.0.0"}, False),
        ({"public": "https://table.example.org"}, False),
        ({"proxy": True}, False),
        ({"proxy_from": ["10.0.0.9"]}, False),
        ({"public": "https://table.example.org", "proxy": True, "gallery": True}, True),
        ({"gallery": False}, False),
    ],
)
def test_the_gallery_is_open_only_where_nobody_else_can_come(
    words: dict[str, Any], is_open: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A server on the loopback address is public behind a proxy; the host may say otherwise."""
    loaded: list[bool] = []

    def run(server: Server, listening: socket.socket, *_: object) -> None:
        loaded.append(server.settings.gallery)
        listening.close()
        server.archive.close()

    monkeypatch.setattr(runner, "run", run)
    commands.serve(port=0, data=str(tmp_path), lang="en", **words)
    assert loaded == [is_open]


def test_a_port_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]):
    """Numbers beyond the last port are refused before anything is opened."""
    with pytest.raises(SystemExit):
        build_app()(["serve", "--port", "70000"])
    assert "--port" in "".join(capsys.readouterr())


@pytest.mark.slow
def test_a_server_on_postgresql_keeps_nothing_but_pictures_in_its_folder(
    tmp_path: Path, postgres: TestDatabase
):
    """The address is given in the environment; its row goes when it ends, and no password is in its log."""
    words = [*serve_in(tmp_path / "house"), "--name", "heron", "--no-draw-ahead"]
    environment = {**os.environ, "FOGBOUND_DATABASE": postgres.url}
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().rpartition(" ")[2].strip()
        found = httpx.post(
            f"{address}api/me", headers={"origin": address.rstrip("/")}, trust_env=False, timeout=20
        )
        assert postgres.run("SELECT name, draining FROM fogbound.servers") == ["heron|f"]
        second = subprocess.run(words, capture_output=True, text=True, env=environment, timeout=60)
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=30)
    assert found.status_code == 200
    assert "“heron” runs already" in second.stderr
    assert postgres.run("SELECT count(*) FROM fogbound.persons") == ["1"]
    assert postgres.run("SELECT count(*) FROM fogbound.servers") == ["0"]
    assert [path.name for path in (tmp_path / "house").glob("fogbound*")] == []
    assert "marsh" not in errors
    assert "Traceback" not in errors


@pytest.mark.slow
def test_a_second_server_on_the_same_folder_is_noticed(tmp_path: Path):
    """Whoever opens a folder first is alone there; another process hears that it is not."""
    second = (
        "import sys; from pathlib import Path; from fogbound.tables.archive import Archive;"
        "print(Archive.open(Path(sys.argv[1])).is_ours_alone())"
    )

    def asked() -> str:
        done = subprocess.run([sys.executable, "-c", second, tmp_path], capture_output=True, text=True)
        return done.stdout.strip()

    with Archive.open(tmp_path) as first:
        assert first.is_ours_alone()
        assert asked() == "False"
    assert asked() == "True"


@pytest.mark.slow
def test_a_server_starts_answers_and_ends(tmp_path: Path):
    """The process says where it is, serves, and ends cleanly on an interrupt; its log tells no secret."""
    words = serve_in(tmp_path)
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        ready = server.stdout.readline()
        address = ready.rpartition(" ")[2].strip()
        origin = {"origin": address.rstrip("/")}
        found = httpx.post(f"{address}api/me", headers=origin, trust_env=False, timeout=20)
        os.kill(server.pid, signal.SIGINT)
        _, errors = server.communicate(timeout=30)
    assert found.status_code == 200
    assert ready.startswith("Fogbound is ready at http://127.0.0.1:")
    assert "Traceback" not in errors
    (key,) = found.cookies.values()
    assert key not in errors
    assert server.returncode == 0
