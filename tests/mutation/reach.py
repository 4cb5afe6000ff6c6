"""Which tests run which lines of the engine, found by watching each test once."""

import pickle
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any


class Watch:
    """Notes the lines of a package that run, until it is asked for them."""

    def __init__(self, package: Path) -> None:
        self.root = f"{package}/"
        self.hits: dict[CodeType, set[int]] = {}
        self.watched: dict[CodeType, int] = {}  # how many lines there are; none of what lies elsewhere

    def __enter__(self) -> "Watch":
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def taken(self) -> dict[str, set[int]]:
        """The lines that have run since the last time, by path."""
        found: dict[str, set[int]] = {}
        for code, lines in self.hits.items():
            found.setdefault(code.co_filename.removeprefix(self.root), set()).update(lines)
        self.hits.clear()
        return found

    def _called(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        number = self.watched.get(code)
        if number is None:
            number = self.watched[code] = _lines(code) if code.co_filename.startswith(self.root) else 0
        if not number:
            return None
        lines = self.hits.get(code)
        if lines is None:
            lines = self.hits[code] = set()
        elif len(lines) >= number:
            return None
        add = lines.add

        def line_run(frame: FrameType, event: str, argument: object) -> Any:
            add(frame.f_lineno)
            return line_run

        return line_run


def _lines(code: CodeType) -> int:
    """How many lines can run; the one that only says `def` does not."""
    lines = {line for *_, line in code.co_lines() if line}
    return len(lines) if code.co_name.startswith("<") else len(lines - {code.co_firstlineno})


class Reach:
    """For every line the tests that run it, each test with the time it takes and how many lines it runs."""

    def __init__(self) -> None:
        self.tests: list[str] = []
        self.seconds: list[float] = []
        self.breadth: list[int] = []
        self.lines: dict[tuple[str, int], int] = {}  # tests as bits

    def add(self, test: str, seconds: float, lines: dict[str, set[int]]) -> None:
        bit = 1 << len(self.tests)
        self.tests.append(test)
        self.seconds.append(seconds)
        self.breadth.append(sum(map(len, lines.values())))
        for path, numbers in lines.items():
            for number in numbers:
                self.lines[path, number] = self.lines.get((path, number), 0) | bit

    def join(self, other: "Reach") -> None:
        """Take in what another process has watched."""
        shift = len(self.tests)
        self.tests += other.tests
        self.seconds += other.seconds
        self.breadth += other.breadth
        for place, bits in other.lines.items():
            self.lines[place] = self.lines.get(place, 0) | bits << shift

    def running(self, path: str, lines: Iterable[int]) -> list[str]:
        """The tests that run one of these lines, those first that run little else and so say most about it."""
        bits = 0
        for line in lines:
            bits |= self.lines.get((path, line), 0)
        found = list(_members(bits))
        return [self.tests[at] for at in sorted(found, key=lambda at: (self.breadth[at], self.tests[at]))]

    def save(self, path: Path) -> None:
        path.write_bytes(pickle.dumps(vars(self)))

    @classmethod
    def load(cls, path: Path) -> "Reach":
        made = cls()
        vars(made).update(pickle.loads(path.read_bytes()))
        return made


def _members(bits: int) -> Iterator[int]:
    at = 0
    while bits:
        if bits & 1:
            yield at
        bits >>= 1
        at += 1
