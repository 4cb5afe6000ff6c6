"""Where the sources and the tests cite the rules: found in the text of the modules, and named by what stands there."""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

import msgspec

import fogbound
from fogbound.program import ROOT, in_repository

CITED: Final = re.compile(r"\b[CT]-[A-Z]+-\d+\b")
SOURCES: Final = Path(fogbound.__file__).parent
EXAMPLES: Final = SOURCES / "terminal" / "rules.py"
"""Says how to ask for a rule; the ids in it are examples."""
TESTS: Final = ROOT / "tests"


class Citation(msgspec.Struct, frozen=True, order=True):
    """A function, a class or a module that cites a rule; `name` is empty for a module."""

    path: str
    line: int
    name: str


class Span(msgspec.Struct, frozen=True):
    """The lines of a function or class, its decorators among them, and the line on which its name stands."""

    first: int
    last: int
    line: int
    name: str


def in_sources(ids: Collection[str]) -> dict[str, list[Citation]]:
    """What of the program cites each of these rules."""
    return citations(SOURCES, SOURCES.parent.parent if in_repository() else SOURCES.parent, ids)


def in_tests(ids: Collection[str]) -> dict[str, list[Citation]] | None:
    """The tests that cite each of these rules; None where there are no tests, as in an installed package."""
    if not in_repository() or not TESTS.is_dir():
        return None
    found = citations(TESTS, ROOT, ids)
    return {rule: [each for each in places if is_test(each)] for rule, places in found.items()}


def is_test(place: Citation) -> bool:
    """Whether this is a test or stands in a module of tests, outside of its functions."""
    module = place.path.rpartition("/")[2]
    return module.startswith("test_") and (not place.name or place.name.lower().startswith("test"))


def citations(folder: Path, root: Path, ids: Collection[str]) -> dict[str, list[Citation]]:
    """The innermost function, class or module around each place in a folder that cites one of these rules."""
    wanted = frozenset(ids)
    found: dict[str, set[Citation]] = {rule: set() for rule in ids}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8") if path != EXAMPLES else ""
        if wanted.isdisjoint(CITED.findall(text)):
            continue
        spans = list(_spans(ast.parse(text), ""))
        shown = path.relative_to(root).as_posix()
        for number, line in enumerate(text.splitlines(), 1):
            for rule in wanted.intersection(CITED.findall(line)):
                around = [span for span in spans if span.first <= number <= span.last]
                span = around[-1] if around else Span(1, 1, 1, "")
                found[rule].add(Citation(shown, span.line, span.name))
    return {rule: sorted(places) for rule, places in found.items()}


def _spans(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, within: str
) -> Iterator[Span]:
    """The functions and classes in a module, the outer ones before those in them; what is local stays unnamed.

    The method by which a question tells the rules that it rests on is left out: it is the question that cites them.
    """
    for each in node.body:
        if not isinstance(each, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if within and each.name == "rules":
            continue
        first = min([each.lineno, *(decorator.lineno for decorator in each.decorator_list)])
        yield Span(first, each.end_lineno or each.lineno, each.lineno, within + each.name)
        if isinstance(each, ast.ClassDef):
            yield from _spans(each, f"{within}{each.name}.")
