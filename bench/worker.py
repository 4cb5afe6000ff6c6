"""A process of its own for each thing measured, which waits without cost until it is called.

Separate processes keep one contestant's heap, imports and garbage from slowing another, and allow the
compiled and the interpreted Fogbound in one run. Requests and replies are lines of JSON.
"""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


class AbsentError(Exception):
    """What was to be measured is not installed here."""


class FailedError(Exception):
    """What was to be measured broke down."""


class Worker:
    """The near end: starts `module:factory` in a process and calls its methods."""

    def __init__(self, target: str, *arguments: Any, environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", target, json.dumps(arguments)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": "", "PYTHONHASHSEED": "0"} | (environment or {}),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            self.receive()
        except (AbsentError, FailedError):
            self.close()
            raise

    def call(self, method: str, *arguments: Any) -> Any:
        """Call a method of the far object and return what it returns."""
        assert self.process.stdin
        try:
            print(json.dumps([method, arguments]), file=self.process.stdin, flush=True)
        except BrokenPipeError as error:
            raise FailedError("its process is gone") from error
        return self.receive()

    def receive(self) -> Any:
        """Read one reply."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise FailedError(f"its process ended with status {self.process.wait()}")
        kind, value = json.loads(line)
        if kind == "absent":
            raise AbsentError(value)
        if kind == "failed":
            raise FailedError(value)
        return value

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()


def serve(target: str, arguments: list[Any]) -> None:
    """The far end: make the object, then answer calls until the input closes."""
    replies = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what a peer prints must not be taken for a reply
    module, factory = target.split(":")
    try:
        served = getattr(importlib.import_module(module), factory)(*arguments)
    except ImportError as error:
        replies.write(json.dumps(["absent", str(error)]) + "\n")
        return
    except Exception as error:
        replies.write(json.dumps(["failed", f"{type(error).__name__}: {error}"]) + "\n")
        return
    replies.write(json.dumps(["ready", None]) + "\n")
    for line in sys.stdin:
        method, arguments = json.loads(line)
        try:
            reply = ["value", getattr(served, method)(*arguments)]
        except Exception as error:
            reply = ["failed", f"{type(error).__name__}: {error}"]
        replies.write(json.dumps(reply) + "\n")


if __name__ == "__main__":
    serve(sys.argv[1], json.loads(sys.argv[2]))
