"""The commands `serve` and `play`: ports, the line client, a clean end."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from fogbound.server import commands, running


def test_a_busy_port_is_told_and_the_next_one_taken():
    """The first free port of some is found, None when all are busy."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert running.bound("127.0.0.1", port, 1) is None
        found = running.bound("127.0.0.1", port, 20)
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
    assert running.is_loopback("127.0.0.1")
    assert running.is_loopback("::1")
    assert running.is_loopback("localhost")
    assert not running.is_loopback("0.0.0.0")
    assert running.address_of("0.0.0.0", 7777) == "http://localhost:7777/"
    assert running.address_of("::1", 80) == "http://[::1]:80/"


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path):
    """A file that is no archive is refused with what to do."""
    (tmp_path / "fogbound.sqlite").write_text("not a database, but long enough to be looked at" * 50, "utf-8")
    with pytest.raises(SystemExit, match="--data"):
        running.furnished(str(tmp_path), "", (), False)


@pytest.mark.slow
def test_a_server_starts_answers_and_ends(tmp_path: Path):
    """The process says where it is, serves, and ends cleanly on an interrupt; its log tells no secret."""
    words = [
        sys.executable,
        "-m",
        "fogbound",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--lang",
        "en",
    ]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        ready = server.stdout.readline()
        address = ready.rpartition(" ")[2].strip()
        found = httpx.get(f"{address}api/me", trust_env=False, timeout=20)
        os.kill(server.pid, signal.SIGINT)
        _, errors = server.communicate(timeout=30)
    assert found.status_code == 200
    assert ready.startswith("Fogbound is ready at http://127.0.0.1:")
    assert "Traceback" not in errors
    assert found.cookies["fogbound"] not in errors
    assert server.returncode == 0
