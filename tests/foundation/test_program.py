"""What the program calls itself: `fogbound` when it is installed, `./fogbound` in the repository, from one place."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from fogbound import program
from fogbound.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent.parent
WORDS = "|".join(command.name for command in COMMANDS)
NAMED = re.compile(
    rf"(?:\./fogbound|\bfogbound (?:{WORDS})\b(?! (?:the|a|an) )|(?<!\.)\./(?:play|test)\b"
    r"|requirements/(?:web|ready))"
)
"""A command with its program, or a script that only the repository has."""
FREE = {"src/fogbound/program.py"}
"""Where the name comes from."""


def messages(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a module that may reach a person: all but docstrings, with those of the commands."""
    tree = ast.parse(path.read_text("utf-8"))
    commands = {command.function for command in COMMANDS}
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    quiet = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if isinstance(node, ast.FunctionDef) and f"{module}:{node.name}" in commands:
                continue
            quiet.update(id(each.value) for each in node.body if isinstance(each, ast.Expr))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            yield node.lineno, node.value


@pytest.mark.slow
def test_no_message_names_the_program_by_itself():
    """A message that names a command asks `fogbound.program` for it; none names a script of the repository."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text.strip()[:80]}"
        for path in sorted((ROOT / "src").rglob("*.py"))
        if str(path.relative_to(ROOT)) not in FREE
        for line, text in messages(path)
        if NAMED.search(text)
    ]

    assert found == []


@pytest.mark.parametrize("folder", ["src/fogbound", "web/src"])
def test_no_text_of_the_catalogues_and_pages_names_the_program(folder):
    """Words for people take the name of the program as an argument, in every language."""
    kinds = ("*.ftl", "*.svelte", "*.ts", "*.html", "*.yaml")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for kind in kinds
        for path in sorted((ROOT / folder).rglob(kind))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]

    assert found == []


def test_the_search_finds_what_it_looks_for():
    """The comparison can fail."""
    for named in (
        "run ./fogbound check it",
        "`fogbound games` lists it",
        "./play --host",
        "run requirements/web",
    ):
        assert NAMED.search(named)
    assert not NAMED.search("Fogbound is ready")


@pytest.mark.parametrize(
    ("called", "is_repository", "expected", "plain"),
    [
        ("", True, "./fogbound", "./fogbound"),
        ("", False, "fogbound", "fogbound"),
        ("./fogbound", False, "./fogbound", "./fogbound"),
        ("/home/ann/my games/fogbound", True, "'/home/ann/my games/fogbound'", "./fogbound"),
    ],
)
def test_a_command_can_be_typed_as_it_is_told(monkeypatch, called, is_repository, expected, plain):
    """The script's name as it was called comes first; pages for others do without the folders of this machine."""
    monkeypatch.setenv(program.NAMED, called)
    monkeypatch.setattr(program, "in_repository", lambda: is_repository)

    assert program.command("check", "my land") == f"{expected} check 'my land'"
    assert program.plain_name() == plain


def test_every_command_of_the_table_can_be_found():
    """The names that are searched for are those of functions that exist."""
    for command in COMMANDS:
        module, _, name = command.function.partition(":")
        assert callable(getattr(import_module(module), name))
