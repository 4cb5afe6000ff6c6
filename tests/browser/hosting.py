"""A real server for real browsers: the process that `./fogbound serve` starts, on a port and with a folder of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Self

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 60.0
"""Seconds that a server may take to be ready, on a busy machine."""
HERE: Final = (sys.executable, "-m", "fogbound", "serve", "--no-draw-ahead")
"""Few tests look at pictures, and those wait for them."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Host:
    """A server that can be killed and started again; its games and people outlive it."""

    def __init__(
        self,
        folder: Path,
        words: Sequence[str] = HERE,
        cwd: Path = ROOT,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.guests = 0  # how many people have come since it started
        self._folder = folder
        self._words = words  # the program and its command
        self._cwd = cwd
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *fault: object) -> None:
        self.stop()

    def start(self) -> None:
        """Come up, and return when a page can be had."""
        options = ("--port", str(self.port), "--data", str(self._folder), "--lang", "en")
        self.guests = 0
        self._folder.mkdir(parents=True, exist_ok=True)
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*self._words, *options], cwd=self._cwd, env=self._environment, stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while not self._is_healthy():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End at once, as a machine does whose power is cut."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """End in good order."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    def log(self) -> str:
        """What the server has said."""
        return (self._folder / "server.log").read_text("utf-8", "replace")

    def _is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                healthy: bool = answer.status == 200
                return healthy
        except (urllib.error.URLError, OSError):
            return False
