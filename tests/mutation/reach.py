"""Which tests reach which changes, found by running every test once with a mark before each statement to be changed."""

import ast
import pickle
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType
from typing import Final

from mutation.changes import Change, body_of

MARK: Final = "_reached"
"""The function that the marks call, with the number of a change; it has to be among the builtins."""


def marked(text: str, path: str, function: str, changes: dict[int, Change]) -> CodeType:
    """The compiled body of a function that says, by their numbers, which of these changes are reached."""
    tree = ast.parse(text)
    for number, change in changes.items():
        for place in change.places(text):
            _insert(tree.body, place, number)
    return body_of(compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True), function)


def _insert(body: list[ast.stmt], place: tuple[int, int], number: int) -> bool:
    """Put a mark before the innermost statement at this place."""
    for at, statement in enumerate(body):
        if not _start(statement) <= place < _end(statement):
            continue
        inner = [getattr(statement, name, None) for name in ("body", "orelse", "finalbody")]
        if not any(part and _insert(part, place, number) for part in inner):
            call = ast.Call(ast.Name(MARK, ast.Load()), [ast.Constant(number)], [])
            mark = ast.copy_location(ast.Expr(call), statement)
            mark.end_lineno, mark.end_col_offset = _start(statement)
            body.insert(at, mark)
        return True
    return False


def _start(node: ast.stmt) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _end(node: ast.stmt) -> tuple[int, int]:
    return node.end_lineno or 0, node.end_col_offset or 0


class Reach:
    """For every change the tests that reach it, each test with the time it takes."""

    def __init__(self) -> None:
        self.tests: list[str] = []
        self.seconds: list[float] = []
        self.reached: dict[str, int] = {}  # tests as bits, by the name of a change

    def add(self, test: str, seconds: float, names: Sequence[str]) -> None:
        bit = 1 << len(self.tests)
        self.tests.append(test)
        self.seconds.append(seconds)
        for name in names:
            self.reached[name] = self.reached.get(name, 0) | bit

    def join(self, other: "Reach") -> None:
        """Take in what another process has found."""
        shift = len(self.tests)
        self.tests += other.tests
        self.seconds += other.seconds
        for name, bits in other.reached.items():
            self.reached[name] = self.reached.get(name, 0) | bits << shift

    def reaching(self, name: str) -> list[str]:
        """The tests that reach a change, the quickest first: they do little else and say most about it."""
        found = _members(self.reached.get(name, 0))
        return [self.tests[at] for at in sorted(found, key=lambda at: (self.seconds[at], self.tests[at]))]

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
