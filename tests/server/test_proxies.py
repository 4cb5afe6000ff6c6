"""The proxy of docs/hosting, as it stands there with other addresses: tables are found, servers may go."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from browser.hosting import free_port
from server.several import ServerProcess, starting
from server.visiting import SOLO

EXAMPLE = Path(__file__).parents[2] / "docs" / "hosting" / "nginx.conf"
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
NGINX = shutil.which("nginx") or str(Path(sys.prefix, "bin", "nginx"))
"""The set-up for development sees to it."""


@contextmanager
def nginx(folder: Path, servers: dict[str, ServerProcess]) -> Iterator[str]:
    """An nginx that runs the example; tells its address."""
    port = free_port()
    example = EXAMPLE.read_text("utf-8")
    for address, server in zip(("127.0.0.1:7771", "127.0.0.1:7772"), servers.values(), strict=True):
        assert example.count(address) == 2
        example = example.replace(address, f"127.0.0.1:{server.port}")
    example, changed = re.subn("listen 80;", f"listen 127.0.0.1:{port};", example)
    assert changed == 1
    temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in FOLDERS)
    settings = folder / "nginx.conf"
    user = "user root;\n" if os.geteuid() == 0 else ""
    settings.write_text(
        f"{user}daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{example}\n}}\n",
        "utf-8",
    )
    with subprocess.Popen([NGINX, "-e", "stderr", "-p", str(folder), "-c", str(settings)]) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()


def wait_for(where: str) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            assert httpx.get(where, timeout=5).status_code == 200
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)
        else:
            return


class Guest:
    """Somebody who comes through the proxy."""

    def __init__(self, where: str) -> None:
        self._client = httpx.Client(
            base_url=f"http://{where}", headers={"origin": f"http://{where}"}, timeout=30
        )
        assert self._client.post("/api/me").status_code == 200

    def ask(self, method: str, path: str, data: Any = None, server: str = "") -> httpx.Response:
        return self._client.request(method, path, json=data, params={"server": server} if server else {})

    def sits(self, game: str, server: str = "") -> ClientConnection:
        """A live line, asked of a server if one is named."""
        named = f"&server={server}" if server else ""
        cookies = "; ".join(f"{name}={value}" for name, value in self._client.cookies.items())
        headers = {"origin": str(self._client.base_url).rstrip("/"), "cookie": cookies}
        where = f"ws://{self._client.base_url.netloc.decode()}/api/games/{game}/live?lang=en{named}"
        return connect(where, additional_headers=headers, open_timeout=30)

    def begins_elsewhere(self) -> tuple[str, str]:
        """A game that was dealt by another server than the one to which the proxy leads, and which that is."""
        for _ in range(40):
            game = self.ask("POST", "/api/games", SOLO).json()["id"]
            found = self.ask("GET", f"/api/games/{game}/recap")
            if found.status_code == 409:
                return game, found.json()["server"]
            assert found.status_code == 200
        raise AssertionError("the proxy always leads to the same server")

    def close(self) -> None:
        self._client.close()


@pytest.mark.slow
def test_the_example_for_nginx_leads_to_the_table(tmp_path: Path):
    """By the game's id, by the name of a server, and past one that is killed or ends; counters stay private."""
    with (
        starting(tmp_path / "data", "a", "b", options=["--proxy"]) as servers,
        nginx(tmp_path, servers) as where,
    ):
        ann = Guest(where)
        game, holder = ann.begins_elsewhere()
        other = "b" if holder == "a" else "a"
        recap = f"/api/games/{game}/recap"
        assert ann.ask("GET", recap, server=holder).status_code == 200
        assert ann.ask("GET", recap, server=other).status_code == 409
        assert ann.ask("GET", recap, server="nobody").status_code == 409, (
            "a name that is not listed counts as none"
        )
        assert ann.ask("GET", "/metrics").status_code == 403
        assert ann.ask("GET", "/metrics", server=holder).status_code == 403

        with ann.sits(game) as line:
            assert json.loads(line.recv(30)) == {"type": "moved", "server": holder}
        with ann.sits(game, holder) as line:
            assert json.loads(line.recv(30))["type"] == "welcome"

        servers[holder].end(signal.SIGKILL)
        assert ann.ask("GET", recap, server=holder).status_code == 502
        assert ann.ask("GET", recap).status_code == 200
        for _ in range(10):
            assert ann.ask("GET", "/api/games").status_code == 200, "the other one is asked instead"
        with ann.sits(game) as line:
            assert json.loads(line.recv(30))["type"] == "welcome"
        ann.close()
