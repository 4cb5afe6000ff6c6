"""Running commands as a person would, without starting a program for each: what tests of the terminal use."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from fogbound import cli

PACKS = Path(__file__).parent / "packs"


class Done(NamedTuple):
    """How a command ended, and what it said, with plain spaces."""

    status: int
    out: str
    err: str


@contextmanager
def typing(text: str) -> Iterator[None]:
    """Let this be what stands on standard input."""
    with mock.patch.object(sys, "stdin", io.StringIO(text)):
        yield


def run(*words: str, typed: str = "", shelf: Path = PACKS) -> Done:
    """Run a command of Fogbound over pipes; the end of what is typed is the end of input."""
    out, err = io.StringIO(), io.StringIO()
    status = 0
    settings = {"FOGBOUND_PACKS": str(shelf), "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    with mock.patch.dict(os.environ, settings), typing(typed), redirect_stdout(out), redirect_stderr(err):
        try:
            cli.run(words)
        except SystemExit as end:
            if isinstance(end.code, str):
                print(end.code, file=sys.stderr)
            status = end.code if isinstance(end.code, int) else int(end.code is not None)
    return Done(status, _plain(out.getvalue()), _plain(err.getvalue()))


def said(*words: str, typed: str = "") -> str:
    """What a command that succeeds prints."""
    done = run(*words, typed=typed)
    assert (done.status, done.err) == (0, ""), done.err
    return done.out


def refused(*words: str, typed: str = "") -> str:
    """What a command that fails says on standard error."""
    done = run(*words, typed=typed)
    assert done.status == 1, done.out
    return done.err


def _plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")
